import type { SyntheticEvent } from 'react';
import { languages } from '../domain/language';
import { css } from './Frames.styles';

const themes = ['light', 'dark'] as const;

/** Gives a frame the height of what it shows, and again whenever that changes. */
function fit({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void {
  const inside = frame.contentDocument?.documentElement;
  if (!inside) return;
  new ResizeObserver(() => frame.setAttribute('height', String(inside.scrollHeight))).observe(inside);
}

/** Both directions and both themes side by side. */
export function Frames() {
  return (
    <div className={css.frames}>
      {languages.flatMap((language) =>
        themes.map((theme) => (
          <iframe key={language + theme} className={css.frame} title={`${language}, ${theme}`} src={`?language=${language}&theme=${theme}`} onLoad={fit} />
        )),
      )}
    </div>
  );
}
