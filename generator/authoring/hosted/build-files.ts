import { spriteFile } from '../../catalogue/load/places';
import { interfaceFile, readInterfaceMessages } from '../../catalogue/validate/messages/interface-messages';
import type { Files } from '../../system/files';

/** The files of the build that an editor needs besides the data, by path. */
export function buildFiles(files: Pick<Files, 'list' | 'read'>): ReadonlyMap<string, string> {
  const read = (file: string): string => new TextDecoder().decode(files.read(file));
  const placeholders = new Set(files.list('data/messages').flatMap((file) => read(file).match(/(?<=[{<])\w+/g) ?? []));
  const needed = [...(readInterfaceMessages(files) ?? [])].map(([id, words]) => [
    id,
    words.filter((word) => placeholders.has(word)),
  ]);
  return new Map([
    ...[...files.list('schemas'), spriteFile].map((file) => [file, read(file)] as const),
    [interfaceFile, JSON.stringify(needed)],
  ]);
}
