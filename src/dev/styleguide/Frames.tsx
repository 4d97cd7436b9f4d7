import { languages } from '../../domain/language/language';
import { styles } from './Frames.styles';

const themes = ['light', 'dark'] as const;

export function Frames() {
  return (
    <div className={styles.frames}>
      {languages.flatMap((language) =>
        themes.map((theme) => (
          <iframe
            key={language + theme}
            className={styles.frame}
            title={`${language}, ${theme}`}
            src={`?language=${language}&theme=${theme}`}
          />
        )),
      )}
    </div>
  );
}
