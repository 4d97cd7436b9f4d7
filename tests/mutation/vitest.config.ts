import path from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * The tests that `npm run test:mutation` runs for each mutant: those of single modules, which take milliseconds. The
 * planted mistakes, which prove most of the rules, take 0.1 s each and are left out. Files with the tag `all`, which is
 * not defined here, fail to load. So `npm test` may find a mutant that survives.
 */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    include: [
      'tests/src/**/*.test.{ts,tsx}',
      'tests/generator/catalogue/{amend,validate}/**/*.test.ts',
      'tests/generator/authoring/editor/merge.test.ts',
      'tests/generator/site/{derive,engine}/**/*.test.ts',
    ],
    testTimeout: 60_000,
  },
});
