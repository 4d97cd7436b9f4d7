import { readFileSync } from 'node:fs';
import path from 'node:path';
import { codeKeyOf } from '../../generator/system/code-key';
import { nodeSystem, type System } from '../../generator/system/system';
import { filesBelow } from './documents';

/** The project's folder. */
export const projectRoot = path.resolve(import.meta.dirname, '../..');

/**
 * The catalogue that the tests run on, from the project's root: a frozen copy, so that no edit in `data/` fails a test.
 * `SITE_DATA=data npm test` runs the same tests on the catalogue that is published.
 */
export const catalogueFolder = process.env.SITE_DATA || 'tests/catalogue';

/** The absolute path of that catalogue. */
export const catalogueRoot = path.resolve(projectRoot, catalogueFolder);

/** The files of the catalogue by the paths that the generator knows them by: `data/stores/temu.yaml`. */
export const catalogueFiles: readonly string[] = filesBelow(catalogueRoot).map((file) => `data/${file}`);

/** The key of the project's code, computed once in each worker: a hash of all its files takes 50 ms. */
let code: string | undefined;

/** The project, with the catalogue under test as its data. */
export function projectSystem(environment: System['environment'] = process.env): System {
  code ??= codeKeyOf(projectRoot);
  return nodeSystem(projectRoot, { ...environment, SITE_DATA: catalogueFolder }, { code });
}

/** The text of a file of the project. */
export function readProject(file: string): string {
  return readFileSync(path.join(projectRoot, file), 'utf8');
}
