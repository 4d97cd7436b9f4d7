import { symbolNames } from '../../catalogue/load/pictures/icon';
import type { Icons } from '../../catalogue/load/load';
import type { EmittedFiles } from './emit';
import { moduleOf } from './modules';

/**
 * By path below src/generated. A hash in the published name makes browsers load a changed icon. `sprite` has the icons
 * of the interface.
 */
export function iconFiles(sprite: string, icons: Icons): EmittedFiles {
  const own = [...icons].map(
    ([name, { attributes, shapes }]) => `  <symbol id="${name}" viewBox="0 0 24 24"${attributes}>${shapes}</symbol>\n`,
  );
  const whole = sprite.replace('</svg>', `${own.join('')}</svg>`);
  const names = symbolNames(whole).map((name) => JSON.stringify(name));
  return new Map([
    ['icons.svg', whole],
    [
      'icon-names.d.ts',
      moduleOf(
        "/** The names of the site's icons, and of those of the data. */",
        `export type IconName = ${names.join(' | ')};`,
      ),
    ],
  ]);
}
