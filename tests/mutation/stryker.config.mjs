/**
 * The settings of `npm run test:mutation`. `npm run test:mutation -- --mutate src/domain/verdict/verdict.ts` tries one file.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  mutate: [
    'src/domain/**/*.ts',
    'generator/catalogue/amend/**/*.ts',
    'generator/catalogue/validate/rules/**/*.ts',
    'generator/site/engine/**/*.ts',
  ],
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { logTests: false, allowEmojis: false },
  jsonReporter: { fileName: '.cache/mutation.json' },
  tempDirName: '.cache/mutation',
  ignorePatterns: ['dist', '.cache', 'node_modules/.cache'],
  // Stryker would rewrite the paths in it with the API of an older TypeScript. Vitest does not read it.
  tsconfigFile: '.cache/none.json',
  // A value that is computed when its module loads would need all tests, 90 s for each.
  ignoreStatic: true,
  timeoutMS: 30_000,
};
