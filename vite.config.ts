import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { directExports } from './generator/bundle/direct-exports.ts';
import { extractStyles } from './generator/bundle/extract-styles.ts';
import { nameFiles } from './generator/bundle/name-files.ts';
import { shakeLibraries } from './generator/bundle/shake-libraries.ts';

const root = path.join(import.meta.dirname, 'src');
const installed = (file: string): string => path.join(import.meta.dirname, 'node_modules', file);

/** The site's code: what the client bundle, the static entry and the development server share. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  publicDir: false,
  plugins: [extractStyles(), shakeLibraries(), nameFiles(), directExports(), react()],
  // React and its like bring a second copy of themselves, with warnings for developers.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  resolve: {
    alias: [
      // Messages are compiled to syntax trees when they are emitted, so the parser never ships.
      ...(isSsrBuild
        ? []
        : [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: installed('@formatjs/icu-messageformat-parser/no-parser.js') }]),
      // Its package leads browsers to the build with the warnings for developers.
      ...(command === 'build' && !isSsrBuild
        ? [
            { find: /^react-router$/, replacement: installed('react-router/dist/production/index.mjs') },
            { find: /^react-router\/dom$/, replacement: installed('react-router/dist/production/dom-export.mjs') },
          ]
        : []),
    ],
  },
  build: {
    outDir: '../dist',
    emptyOutDir: false,
    target: 'es2022',
    // Browsers that know `:dir()` and colour functions; for older ones each such rule would be written twice.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The starter in each page names the scripts that belong together, so they need not name one another.
    modulePreload: false,
    // How long the bundler's plugins take on a busy machine is nothing a maintainer could mend.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
}));
