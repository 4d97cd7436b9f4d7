import { defineConfig } from 'vite';
import { siteConfig } from './generator/site/bundle/site-config.ts';

/** For Vite where it looks for its settings itself: the development server, and tools beside it. */
export default defineConfig(await siteConfig(import.meta.dirname));
