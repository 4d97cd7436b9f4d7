import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '..');

/** The meaning of the tag `all`. `npm test` runs the tests without it. */
export const all = {
  name: 'all',
  description:
    'Only in `npm run test:all`: a repetition for another page, language or value, or a test that compares or kills whole builds.',
} as const;

export default defineConfig({
  test: {
    tags: [all],
    projects: [
      {
        // Pure tests: literal inputs, no site.
        root,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: ['tests/site/**', 'tests/engines/**'],
          globalSetup: ['tests/support/project-code.ts'],
          snapshotSerializers: ['tests/support/report-snapshots.ts'],
          // Generous, because a busy machine takes many times as long.
          testTimeout: 300_000,
          hookTimeout: 600_000,
          // The files of a worker share the generator's modules, which are loaded once. No module has state that tests
          // could share.
          isolate: false,
          // One more than the number of cores: many tests wait for a process.
          maxWorkers: availableParallelism() + 1,
        },
      },
      {
        // The built site, driven in a real browser.
        root,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: ['tests/support/project-code.ts', 'tests/support/built-site.ts'],
          testTimeout: 300_000,
          // Generous: by default `expect.poll` gives up after a second.
          expect: { poll: { timeout: 60_000 } },
          // As above.
          isolate: false,
          hookTimeout: 600_000,
          // As above: a test waits for the browser half of the time.
          maxWorkers: availableParallelism() + 1,
          // After the pure tests, which fail sooner.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
