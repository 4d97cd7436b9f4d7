import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { extractStyles } from './generator/bundle/extract-styles.ts';

const root = path.join(import.meta.dirname, 'src');

/** The site's code: what the client bundle, the static entry and the development server share. */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  publicDir: false,
  plugins: [extractStyles(), react()],
  resolve: {
    alias: isSsrBuild
      ? []
      : [
          // Messages are compiled to syntax trees when they are emitted, so the parser never ships.
          {
            find: /^@formatjs\/icu-messageformat-parser$/,
            replacement: path.join(import.meta.dirname, 'node_modules/@formatjs/icu-messageformat-parser/no-parser.js'),
          },
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
  },
}));
