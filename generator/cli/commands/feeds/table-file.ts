import path from 'node:path';
import type { System } from '../../../system/system';
import { Refused, WrongUsage } from '../command';
import { nearest } from '../../../catalogue/diagnostics/suggest';
import { settingsFiles } from '../../../feeds/feed-doctor/examination';
import { baseName } from '../../../catalogue/load/places';

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

export function feedFile(system: System, name: string | undefined): string {
  const files = settingsFiles(system);
  const names = files.map(baseName);
  const all = names.length === 0 ? 'There are no feeds yet.' : `Feeds: ${names.join(', ')}.`;
  if (name === undefined) throw new WrongUsage(`Name a feed. ${all}`);
  const file = files[names.indexOf(name)];
  if (file !== undefined) return file;
  const near = nearest(name, names);
  throw new WrongUsage(`There is no feed "${name}". ${near === undefined ? all : `Did you mean "${near}"?`}`);
}
