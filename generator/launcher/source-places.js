import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';

/**
 * @param {string} file
 * @returns {SourceMap | undefined}
 */
function mapOf(file) {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  } catch {
    // Then the place in the bundle has to do.
    return undefined;
  }
}

/** @param {Error} error */
function headOf(error) {
  try {
    return String(error);
  } catch {
    // It need not be an error of anybody who knows how to write one.
    return 'Error';
  }
}

/**
 * Lets stacks name the places of the source, for bundles with their source maps beside them. Node's own way reads all maps
 * before anything is wrong (decision 0030); this one when a stack is asked for.
 *
 * @param {string} folder whose bundles are meant
 */
export function showSourcePlaces(folder) {
  /** @type {Map<string, SourceMap | undefined>} */
  const maps = new Map();
  Error.prepareStackTrace = (error, places) =>
    [headOf(error), ...places.map(String)]
      .join('\n    at ')
      .replace(/([^\s()]+):(\d+):(\d+)/g, (place, /** @type {string} */ file, line, column) => {
        if (!file.startsWith(folder)) return place;
        if (!maps.has(file)) maps.set(file, mapOf(file));
        const origin = maps.get(file)?.findOrigin(Number(line), Number(column));
        return origin && 'fileName' in origin
          ? `${path.resolve(path.dirname(file), origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`
          : place;
      });
}
