import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '..');

// Each takes most of a minute, since it compares whole builds or kills them. `npm test` has to be over in twenty minutes on two cores;
// `TEST_EXTENT=all npm test`, as the workflow runs it for a change of the code, makes these, too.
const long =
  process.env.TEST_EXTENT === 'all'
    ? []
    : [
        'tests/generator/site/build/incremental-build.test.ts',
        'tests/generator/site/build/worker-pool.test.ts',
        'tests/generator/catalogue/check/incremental-check.test.ts',
        'tests/generator/cli/launcher/launch.test.ts',
        'tests/generator/feeds/pull/no-network.test.ts',
        'tests/generator/site/shards/merge.test.ts',
        'tests/site/editor-scripts.test.ts',
        'tests/site/machine.test.ts',
        'tests/site/own-styles.test.ts',
        'tests/site/same-bytes.test.ts',
      ];

export default defineConfig({
  test: {
    projects: [
      {
        // Pure tests: literal inputs, no site.
        root,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: ['tests/site/**', 'tests/engines/**', ...long],
          // Slow is not wrong: a busy machine takes several times as long.
          testTimeout: 60_000,
          hookTimeout: 180_000,
          // The files of a worker load the generator's modules once. None of them keeps anything that another would see.
          isolate: false,
          // One more than there are cores: many tests wait for a process.
          maxWorkers: availableParallelism() + 1,
        },
      },
      {
        // The built site, driven in a real browser.
        root,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          exclude: long,
          globalSetup: ['tests/support/built-site.ts'],
          testTimeout: 60_000,
          // Slow is not wrong here either: without a setting, `expect.poll` gives up after a second.
          expect: { poll: { timeout: 20_000 } },
          // As above.
          isolate: false,
          hookTimeout: 180_000,
          // Each worker drives a browser of several processes of its own.
          maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)),
          // After the pure tests: a group of its own, since groups may not differ in their number of workers.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
