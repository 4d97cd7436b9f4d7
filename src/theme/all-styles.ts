/** Every style module of the site by its path, for the bundler's `extract-styles` plugin; the site never imports this. */
export default import.meta.glob<Record<string, object>>('../**/*.styles.ts', { eager: true });
