import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../support/project-copy';

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
  const dist = path.join(copy.root, 'dist');
  return new Map(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file): [string, string] => [path.relative(dist, file), createHash('sha256').update(readFileSync(file)).digest('hex')])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

it('the same data at the same instant gives the same bytes, in another folder, time zone and system locale', () => {
  const here = build({ TZ: 'Asia/Riyadh', LANG: 'ar_SA.UTF-8', LC_ALL: 'ar_SA.UTF-8' });
  const there = build({ TZ: 'America/Los_Angeles', LANG: 'C', LC_ALL: 'C' });
  expect(here.size).toBeGreaterThan(150);
  expect([...there]).toEqual([...here]);
});
