import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { all } from '../vitest.config.ts';

/**
 * The tests that `npm run test:mutation` runs for each mutant: those of `npm test` that prove single modules and rules.
 */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  plugins: [
    {
      // A configuration file has no field for a filter of tags, and Stryker passes no arguments.
      name: 'tests-of-npm-test',
      configureVitest: ({ project }) => {
        project.config.tagsFilter = ['!all'];
      },
    },
  ],
  test: {
    tags: [all],
    include: [
      'tests/src/**/*.test.{ts,tsx}',
      'tests/generator/catalogue/{amend,validate}/**/*.test.ts',
      'tests/generator/authoring/editor/merge.test.ts',
      'tests/generator/site/{derive,engine}/**/*.test.ts',
      'tests/generator/catalogue/diagnostics/codes.test.ts',
      'tests/planted/*.test.ts',
    ],
    snapshotSerializers: ['tests/support/report-snapshots.ts'],
    // Loading the generator once for all files makes the first run four times as fast.
    isolate: false,
    testTimeout: 60_000,
  },
});
