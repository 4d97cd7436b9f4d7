import { statSync } from 'node:fs';
import path from 'node:path';
import { BadEnvironment, type Environment } from './environment';
import { cacheFolder, cacheOf } from './cache-folder.js';
import { keptFolder } from './files';

export interface ProjectPaths {
  /**
   * The actual path of a file, relative to the project folder: files of `data/` are in the folder of SITE_DATA, which
   * also has its own kept folder, and those of the cache may be elsewhere.
   */
  realPath(file: string): string;
  at(file: string): string;
}

function dataFolderOf(root: string, { SITE_DATA: folder = '' }: Environment): string {
  if (folder === '') return 'data';
  if (!statSync(path.resolve(root, folder), { throwIfNoEntry: false })?.isDirectory())
    throw new BadEnvironment(`SITE_DATA must be a folder of the project, such as tests/catalogue, not "${folder}".`);
  return folder.replace(/(?<!\/)\/+$/, '');
}

export function projectPaths(root: string, environment: Environment): ProjectPaths {
  const data = dataFolderOf(root, environment);
  const name = path.relative(root, path.resolve(root, data));
  // Unsaved changes belong to one data folder. The prefix keeps `..` from being a folder above.
  const kept = name === 'data' ? keptFolder : `${keptFolder}/data-${encodeURIComponent(name)}`;
  const cache = cacheOf(environment);
  const realPath = (file: string): string => {
    if (file.startsWith(cacheFolder)) return cache + file.slice(cacheFolder.length);
    const [folder = ''] = file.split('/', 1);
    const real = folder === 'data' ? data : folder === keptFolder ? kept : folder;
    return real + file.slice(folder.length);
  };
  return { realPath, at: (file) => path.resolve(root, realPath(file)) };
}
