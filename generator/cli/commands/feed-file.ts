import { nearest } from '../../catalogue/diagnostics/suggest';
import { settingsFiles } from '../../feeds/feed-doctor/examination';
import { baseName } from '../../catalogue/load/places';
import type { System } from '../../system/system';
import { WrongUsage } from './command';

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
