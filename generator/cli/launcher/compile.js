import { build } from 'vite';

/** Not bundled: only few commands load these packages, and most of them read files of their own package. */
const leftOut = [
  'vite',
  'postcss',
  '@vitejs/plugin-react',
  'json-schema-to-typescript',
  '@resvg/resvg-js',
  'harfbuzzjs',
  'sharp',
  'svgo',
  'tinypool',
];

/** The commands, a thread that builds pages, and a process that bundles the site. */
const entries = ['main', 'worker-thread', 'bundler-process'];

/**
 * @param {string} root the project folder
 * @param {string} folder
 */
export async function compile(root, folder) {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    ssr: { noExternal: true, external: leftOut },
    build: {
      ssr: true,
      outDir: folder,
      // It contains the mark that prevents other processes from removing it.
      emptyOutDir: false,
      target: 'node20',
      sourcemap: 'hidden',
      rolldownOptions: {
        input: Object.fromEntries(entries.map((name) => [name, `generator/cli/${name}.ts`])),
        output: {
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name]-[hash].mjs',
          // Code without white space is parsed faster. Names stay, because the report of a bug shows them.
          minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
        },
        checks: { bundlerTimings: false },
      },
    },
  });
}
