import { describe, expect, it } from 'vitest';
import {
  filesOf,
  folderStamps,
  isUnchanged,
  joinPaths,
  nothingMade,
  splitPaths,
} from '../../../../generator/site/engine/site-state';
import type { System } from '../../../../generator/system/system';

/** A disk on which folders have modification times. */
function systemOf(modified: Readonly<Record<string, number>>): System {
  const system: Pick<System, 'modified'> = { modified: (file) => modified[file] };
  // Nothing else of the system is used.
  return system as System;
}

it.each([[[]], [['index.html']], [['en/index.html', 'ar/index.html']]])(
  'splitPaths splits the joined paths %j',
  (paths) => {
    expect(splitPaths(joinPaths(paths))).toEqual(paths);
  },
);

it('filesOf gives the files of a unit with their sizes', () => {
  expect(filesOf({ files: 'a.html//b/c.html', sizes: '10 200' })).toEqual([
    ['a.html', 10],
    ['b/c.html', 200],
  ]);
  expect(filesOf({ files: '', sizes: '' })).toEqual([]);
});

describe('isUnchanged', () => {
  const folders = new Map([
    ['.', 1],
    ['en', 2],
  ]);

  it('is true if every folder of the published site has the time of the last build', () => {
    expect(isUnchanged(systemOf({ 'dist/.': 1, 'dist/en': 2 }), { ...nothingMade, folders })).toBe(true);
  });

  it('is false if a folder was changed or removed, or without an earlier build', () => {
    expect(isUnchanged(systemOf({ 'dist/.': 1, 'dist/en': 3 }), { ...nothingMade, folders })).toBe(false);
    expect(isUnchanged(systemOf({ 'dist/.': 1 }), { ...nothingMade, folders })).toBe(false);
    expect(isUnchanged(systemOf({}), nothingMade)).toBe(false);
  });
});

it('folderStamps has the known folders, those of the files and all above them, if they exist', () => {
  const system = systemOf({ 'dist/.': 1, 'dist/old': 2, 'dist/en': 3, 'dist/en/store': 4, 'dist/other': 5 });
  expect([...folderStamps(system, ['old', 'gone'], ['robots.txt', 'en/store/noon.html'])]).toEqual([
    ['.', 1],
    ['old', 2],
    ['en/store', 4],
    ['en', 3],
  ]);
});
