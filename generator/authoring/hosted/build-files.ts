import { spriteFile } from '../../catalogue/load/places';
import { interfaceFile } from '../../catalogue/validate/messages/interface-messages';
import type { Files } from '../../system/files';

/** The paths of the project files that an editor needs besides the data. They are part of its build. */
export function buildFilePaths(files: Pick<Files, 'list'>): readonly string[] {
  return [...files.list('schemas'), spriteFile, interfaceFile];
}
