import { languages } from '../domain/language';
import { css } from './Frames.styles';

const themes = ['light', 'dark'] as const;

/** Both directions and both themes side by side. */
export function Frames() {
  return (
    <div className={css.frames}>
      {languages.flatMap((language) =>
        themes.map((theme) => (
          <iframe
            key={language + theme}
            className={css.frame}
            title={`${language}, ${theme}`}
            src={`?language=${language}&theme=${theme}`}
          />
        )),
      )}
    </div>
  );
}
