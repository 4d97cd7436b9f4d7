import path from 'node:path';
import { defineConfig } from 'vitest/config';

// The main flows in every engine, in sequence: `npm run test:engines`. Not part of `npm test`.
export default defineConfig({
  test: {
    root: path.resolve(import.meta.dirname, '../..'),
    name: 'engines',
    include: ['tests/engines/**/*.test.ts'],
    globalSetup: ['tests/support/project-code.ts', 'tests/support/built-site.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    fileParallelism: false,
  },
});
