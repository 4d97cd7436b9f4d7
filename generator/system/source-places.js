import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @param {string} file
 * @returns {SourceMap | undefined}
 */
function sourceMapOf(file) {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * Replaces positions in bundles by positions in the source, if a source map is beside them. Called only for an error
 * that is about to be printed, because Node's own option reads the source maps at every start.
 *
 * @param {string} stack
 * @returns {string}
 */
export function withSourcePlaces(stack) {
  /** @type {Map<string, SourceMap | undefined>} */
  const maps = new Map();
  return stack.replace(
    /(?<![^\s()])([^\s()]+\.mjs):(\d+):(\d+)/g,
    (place, /** @type {string} */ name, line, column) => {
      const file = name.startsWith('file:') ? fileURLToPath(name) : name;
      if (!maps.has(file)) maps.set(file, sourceMapOf(file));
      const origin = maps.get(file)?.findOrigin(Number(line), Number(column));
      return origin && 'fileName' in origin
        ? `${path.resolve(path.dirname(file), origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`
        : place;
    },
  );
}
