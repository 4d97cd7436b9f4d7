import path from 'node:path';
import type { UserConfigFnObject } from 'vite';
// With endings, for Vite reads its settings through this module too.
import { extractStyles, stylesOnce } from './extract-styles.ts';
import { nameFiles } from './name-files.ts';
import { shakeLibraries } from './shake-libraries.ts';

/**
 * The bundler's settings for the site's code: what the client bundle, the static entry and the development server share.
 * Builds with the settings of one call show the styles as they were at the first of them.
 *
 * @param project its folder
 */
export async function siteConfig(project: string): Promise<UserConfigFnObject> {
  const { default: react } = await import('@vitejs/plugin-react');
  const installed = (file: string): string => path.join(project, 'node_modules', file);
  const styles = stylesOnce();
  return ({ command, isSsrBuild }) => ({
    root: path.join(project, 'src'),
    publicDir: false,
    plugins: [extractStyles(styles), shakeLibraries(), nameFiles(), react()],
    // Libraries ask by it whether they are to warn developers.
    ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
    resolve: {
      alias: [
        // Messages are compiled to syntax trees when they are emitted, so the parser never ships.
        {
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: installed('@formatjs/icu-messageformat-parser/no-parser.js'),
        },
        // Its packages lead to builds with warnings for developers, and Node to one of which nothing can be left out.
        ...(command === 'build'
          ? [
              { find: /^react-router-dom$/, replacement: installed('react-router-dom/dist/index.mjs') },
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
  });
}
