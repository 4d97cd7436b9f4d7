import path from 'node:path';
import type { UserConfigFnObject } from 'vite';
// With file extensions, because Vite imports this module from its configuration.
import { extractStyles, stylesOnce } from './extract-styles.ts';
import { nameFiles } from './name-files.ts';

/** For client bundle, static entry and development server. All builds with one result use the same styles. */
export async function siteConfig(project: string): Promise<UserConfigFnObject> {
  const { default: react } = await import('@vitejs/plugin-react');
  const installed = (file: string): string => path.join(project, 'node_modules', file);
  const styles = stylesOnce();
  return ({ command, isSsrBuild }) => ({
    root: path.join(project, 'src'),
    publicDir: false,
    plugins: [
      extractStyles(styles),
      nameFiles(),
      // The static renderer notes the class names of a page.
      react(isSsrBuild ? { jsxImportSource: path.join(project, 'src/app/noting') } : {}),
    ],
    // Selects the code of libraries without warnings for developers.
    ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
    resolve: {
      alias: [
        // Messages are compiled to syntax trees when they are emitted, so the parser never ships.
        {
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: installed('@formatjs/icu-messageformat-parser/no-parser.js'),
        },
        // By default, these resolve to development builds, or to CommonJS, which the bundler cannot tree-shake.
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
      // Browsers with `:dir()` and colour functions. Older ones would need each such rule twice.
      cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // The starter of each page loads all scripts at once, so no preload code is needed.
      modulePreload: false,
      // Maintainers cannot act on warnings about slow plugins.
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  });
}
