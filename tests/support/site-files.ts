import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './documents';

/** Every file of a built site with its content. */
export function filesOf(folder: string): ReadonlyMap<string, string> {
  return new Map(filesBelow(folder).map((file) => [file, readFileSync(path.join(folder, file), 'latin1')]));
}

/** The paths of the files that differ. */
export function differences(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): readonly string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file));
}
