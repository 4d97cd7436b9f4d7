import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { nodeSystem, type System } from '../../../../generator/system/system';
import { publishChanges, publishWhole, recover, stage } from '../../../../generator/site/publish/publish';

let root: string;
let system: System;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'publish-'));
  system = nodeSystem(root, {});
  mkdirSync(path.join(root, 'dist/en'), { recursive: true });
  for (const file of ['dist/en/a.html', 'dist/en/b.html', 'dist/c.xml']) writeFileSync(path.join(root, file), 'old');
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string): string | undefined =>
  existsSync(path.join(root, 'dist', file)) ? readFileSync(path.join(root, 'dist', file), 'utf8') : undefined;
const left = (): readonly string[] => readdirSync(root).sort();

it('publishChanges places changed files and removes others, with the folders that they leave empty', () => {
  stage(system, 'en/a.html', 'new');
  stage(system, 'ar/a.html', 'first');
  publishChanges(system, { put: ['en/a.html', 'ar/a.html'], removed: ['c.xml'] });
  expect([read('en/a.html'), read('ar/a.html'), read('en/b.html'), read('c.xml')]).toEqual([
    'new',
    'first',
    'old',
    undefined,
  ]);
  stage(system, 'en/a.html', 'newer');
  publishChanges(system, { put: ['en/a.html'], removed: ['ar/a.html'] });
  expect(readdirSync(path.join(root, 'dist')).sort()).toEqual(['en']);
  expect(left()).toEqual(['dist']);
});

it('publishChanges places pages after everything that they refer to', () => {
  const placed: string[] = [];
  const put = ['en/a.html', 'en/a.html.gz', 'en/a.json', 'images/new.svg', 'previews/a-12.png'];
  for (const file of put) stage(system, file, 'new');
  const recording: System = {
    ...system,
    place(from, to) {
      placed.push(to.replace('dist/', ''));
      system.place(from, to);
    },
  };
  publishChanges(recording, { put, removed: [] });
  expect(placed).toEqual(['en/a.json', 'images/new.svg', 'previews/a-12.png', 'en/a.html', 'en/a.html.gz']);
});

it('publishChanges touches nothing if nothing has changed', () => {
  publishChanges(system, { put: [], removed: [] });
  expect(read('c.xml')).toBe('old');
  expect(left()).toEqual(['dist']);
});

it('publishWhole replaces the last site with a whole one', () => {
  stage(system, 'en/z.html', 'new');
  publishWhole(system);
  expect(readdirSync(path.join(root, 'dist/en'))).toEqual(['z.html']);
  expect(left()).toEqual(['dist']);
});

it.each([0, 1, 2])('recover finishes a publication that was killed after %i of its steps', (steps) => {
  const put = ['en/a.html', 'ar/new.html'];
  for (const file of put) stage(system, file, 'new');
  system.write('.dist-journal', JSON.stringify({ put, removed: ['c.xml'] }));
  for (const file of put.slice(0, steps)) system.place(`.dist-fresh/${file}`, `dist/${file}`);
  recover(system);
  expect([read('en/a.html'), read('ar/new.html'), read('en/b.html'), read('c.xml')]).toEqual([
    'new',
    'new',
    'old',
    undefined,
  ]);
  expect(left()).toEqual(['dist']);
});

it('recover undoes a publication that was killed before it wrote its journal', () => {
  stage(system, 'en/a.html', 'half');
  recover(system);
  expect(read('en/a.html')).toBe('old');
  expect(left()).toEqual(['dist']);
});

it('recover restores the last site if a whole publication was killed between its two steps', () => {
  stage(system, 'en/z.html', 'new');
  system.move('dist', '.dist-former');
  recover(system);
  expect(read('en/a.html')).toBe('old');
  expect(left()).toEqual(['dist']);
});

it('stage writes files into a folder that another thread creates at the same time', {
  tags: ['all'],
  timeout: 60_000,
}, async () => {
  const folders = 1000;
  const turn = new Int32Array(new SharedArrayBuffer(4));
  const other = new Worker(
    `const { mkdirSync } = require('node:fs');
    const { workerData: { root, folders, turn } } = require('node:worker_threads');
    for (let index = 1; index <= folders; index += 1) {
      while (Atomics.load(turn, 0) < index);
      mkdirSync(root + '/.dist-fresh/' + index, { recursive: true });
    }`,
    { eval: true, workerData: { root, folders, turn } },
  );
  const done = new Promise((resolve, reject) => other.once('error', reject).once('exit', resolve));
  await new Promise((resolve) => other.once('online', resolve));
  try {
    for (let index = 1; index <= folders; index += 1) {
      Atomics.store(turn, 0, index);
      stage(system, `${index}/page.html`, 'new');
    }
  } finally {
    // Whatever has happened, the other thread must not wait for a turn that does not come.
    Atomics.store(turn, 0, folders);
  }
  await done;
  expect(readdirSync(path.join(root, '.dist-fresh'))).toHaveLength(folders);
});
