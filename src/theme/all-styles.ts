/**
 * Every style module by its path, for the bundler's `extract-styles` plugin; the site never imports this. Classes are
 * numbered in this order. Those of tools come last, so that changing them changes no page of the site.
 */
export default {
  ...import.meta.glob<Record<string, object>>(['../**/*.styles.ts', '!../{admin,dev,editor,pages/freshness}/**'], {
    eager: true,
  }),
  ...import.meta.glob<Record<string, object>>(['../{dev,pages/freshness}/**/*.styles.ts'], { eager: true }),
  ...import.meta.glob<Record<string, object>>('../editor/**/*.styles.ts', { eager: true }),
  ...import.meta.glob<Record<string, object>>('../admin/**/*.styles.ts', { eager: true }),
};
