/** @module-tag all */
import { createHash } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { filesOf } from '../support/site-files';

const instant = { SOURCE_DATE_EPOCH: '1795219200' };
const copies: ProjectCopy[] = [];

afterAll(() => {
  for (const copy of copies) copy.remove();
});

/** Builds a fresh copy of the project, with nothing cached, and gives the hash of each file of dist/. */
function build(environment: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const copy = copyProject({ ...instant, ...environment }, { ownCache: true });
  copies.push(copy);
  const { code, err } = copy.run('build', '--quiet');
  expect(err).toBe('');
  expect(code).toBe(0);
  const files = [...filesOf(path.join(copy.root, 'dist'))].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(files.map(([file, content]) => [file, createHash('sha256').update(content, 'latin1').digest('hex')]));
}

// Bundlers put variables of such names into the code they make.
const secret = 'hunter2-of-the-environment';
const secrets = { API_TOKEN: secret, VITE_API_TOKEN: secret, PUBLIC_KEY: secret, npm_config_secret: secret };

let here: ReadonlyMap<string, string>;
let there: ReadonlyMap<string, string>;

beforeAll(() => {
  here = build({ TZ: 'Asia/Riyadh', LANG: 'ar_SA.UTF-8', LC_ALL: 'ar_SA.UTF-8', ...secrets });
  there = build({ TZ: 'America/Los_Angeles', LANG: 'C', LC_ALL: 'C' });
});

it('a build gives the same bytes in another folder, time zone and system locale', () => {
  expect(here.size).toBeGreaterThan(150);
  expect([...there]).toEqual([...here]);
});

it('a built site contains nothing from the environment, the folder or the account that built it', () => {
  const [copy] = copies;
  if (!copy) throw new Error('Nothing was built.');
  const words = [secret, copy.root, os.userInfo().homedir, os.hostname()].filter((word) => word.length > 4);
  for (const [file, content] of filesOf(path.join(copy.root, 'dist'))) {
    for (const word of words) expect(content.includes(word), `${file} says ${word}`).toBe(false);
  }
});
