import type { EmittedFiles } from './emit';
import { moduleOf } from './modules';

/** By path below src/generated. The bundler publishes the drawing with a hash in its name. `drawing` is an SVG. */
export function markFiles(drawing: string | undefined): EmittedFiles {
  const what = "/** The address of the site's mark, if it has one. */";
  const text = "/** The drawing of the site's mark, if it has one: for share pictures. */";
  if (drawing === undefined)
    return new Map([
      ['mark.ts', moduleOf(what, 'export const mark: string | undefined = undefined;')],
      ['mark-drawing.ts', moduleOf(text, 'export const markDrawing: string | undefined = undefined;')],
    ]);
  return new Map([
    ['mark.svg', drawing],
    [
      'mark.ts',
      moduleOf(
        `import address from './mark.svg?no-inline';`,
        '',
        what,
        'export const mark: string | undefined = address;',
      ),
    ],
    [
      'mark-drawing.ts',
      moduleOf(
        `import drawing from './mark.svg?raw';`,
        '',
        text,
        'export const markDrawing: string | undefined = drawing;',
      ),
    ],
  ]);
}
