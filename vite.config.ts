import { defineConfig } from 'vite';
import { siteConfig } from './generator/site/bundle/site-config.ts';

const config = await siteConfig(import.meta.dirname);

/** For the development server, and for tools beside it. The generator bundles the site in several builds of its own. */
export default defineConfig((environment) => {
  if (environment.command === 'build') throw new Error('The pages are made from the data: run npm run build.');
  return config(environment);
});
