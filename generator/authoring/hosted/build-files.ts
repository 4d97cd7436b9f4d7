import { spriteFile } from '../../catalogue/load/places';
import { interfaceFile } from '../../catalogue/validate/interface-messages';
import type { Files } from '../../system/files';

/** The paths of what an editor needs besides the data: files of the project, which come with its build. */
export function buildFilePaths(files: Pick<Files, 'list'>): readonly string[] {
  return [...files.list('schemas'), spriteFile, interfaceFile];
}
