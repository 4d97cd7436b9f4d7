import { defineConfig } from 'vitest/config';

/** Pure tests run side by side; the built site is driven in one browser, after one build. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: ['tests/browser/**', 'tests/site/**'],
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/browser/**/*.test.ts', 'tests/site/**/*.test.ts'],
          globalSetup: ['tests/support/built-site.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: true,
          maxWorkers: 2,
        },
      },
    ],
  },
});
