import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** What this test reads of a workflow. */
interface Workflow {
  readonly permissions: unknown;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly if?: string;
        readonly needs?: string | readonly string[];
        readonly steps: readonly { readonly uses?: string; readonly run?: string }[];
      }
    >
  >;
}

const text = read('.github/workflows/site.yml');
const { jobs, permissions } = parse(text) as Workflow;
const steps = Object.values(jobs).flatMap((job) => job.steps);
const runs = (job: string): string => (jobs[job]?.steps ?? []).map(({ run }) => run ?? '').join('\n');

test('actions are pinned to a commit, with the version beside it for people', () => {
  const uses = steps.flatMap((step) => step.uses ?? []);
  expect(uses.length).toBeGreaterThan(0);
  for (const action of uses) expect(action).toMatch(/@[0-9a-f]{40}$/);
  expect(text.match(/uses: \S+ # v\d+\.\d+\.\d+$/gm)).toHaveLength(uses.length);
  expect(permissions).toEqual({ contents: 'read' });
});

test('every command that it runs is there', () => {
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
  const called = [...text.matchAll(/npm run --silent (\S+)/g)].map(([, name]) => name);
  expect(called.length).toBeGreaterThan(0);
  for (const name of called) expect(Object.keys(scripts)).toContain(name);
  expect(runs('test')).toContain('.ci/run');
  // The executable bit is what lets a runner start it.
  expect(statSync(path.join(root, '.ci/run')).mode & 0o111).not.toBe(0);
});

test('a change must be right in full; at night a broken store is left out', () => {
  expect(runs('check')).toContain('check -- --strict --format github');
  expect(jobs['check']?.if).toContain('pull_request');
  expect(runs('shard')).toContain('--quarantine');
  expect(jobs['plan']?.if).toContain('schedule');
});

test('as many machines as it takes build the site, all as of one instant, and one joins what they made', () => {
  expect(runs('plan')).toContain('find data/stores');
  expect(text.match(/SOURCE_DATE_EPOCH: \$\{\{ needs\.plan\.outputs\.instant \}\}/g)).toHaveLength(2);
  expect(runs('shard')).toContain('build -- --shard');
  expect(runs('nightly')).toContain('npm run --silent merge');
  expect(jobs['nightly']?.needs).toEqual(['plan', 'shard']);
  // Uploads leave out names that begin with a dot, and a site may need them.
  expect(text.match(/path: (?:shards|dist)\n {10}include-hidden-files: true/g)).toHaveLength(2);
});
