import path from 'node:path';
import type { System } from '../../system/system';
import { Refused } from './command';

/** The path is relative to the current folder or to the project folder. */
export function tableFile(system: System, named: string): string {
  const fromHere = path.resolve(system.environment.INIT_CWD ?? system.root, named);
  const file = system.exists(fromHere) ? fromHere : path.resolve(system.root, named);
  if (!system.exists(file)) throw new Refused(`There is no file "${named}".`);
  return file;
}

/** As in the settings if it is the table in use. */
export function examinedPath(system: System, inUse: string, file: string): string {
  return path.resolve(system.root, system.realPath(inUse)) === path.resolve(system.root, file) ? inUse : file;
}
