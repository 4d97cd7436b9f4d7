import type { Plugin } from 'vite';

/** A statement in a library's code that has no side effect, although the bundler assumes one. */
interface Correction {
  readonly library: string;
  /** The statements that the correction marks or removes. */
  readonly what: string;
  readonly find: RegExp;
  readonly replacement: string;
}

const displayNames = /^\w+\.displayName = "[^"]*";$/gm;
const initializedBy = (calls: string): RegExp => new RegExp(`^((?:const|var) \\w+ = )(?=(?:${calls})\\()`, 'gm');
const markPure = '$1/* @__PURE__ */ ';

/** All corrections; tests/generator/bundle/shake-libraries.test.ts checks that each one still applies. */
export const corrections: readonly Correction[] = [
  // One file contains data routers, forms and links. Its contexts and their names keep all of them in the bundle.
  { library: 'react-router', what: 'the names of contexts', find: displayNames, replacement: '' },
  {
    library: 'react-router',
    what: 'the contexts and wrapped components',
    find: initializedBy(String.raw`React\d*\.(?:createContext|forwardRef|memo)`),
    replacement: markPure,
  },
  {
    library: 'react-router',
    what: 'a class with a static property that is assigned after it',
    find: /^var (\w+) = (class extends [\s\S]*?^\};)\n(\1\.contextType = \w+;)$/m,
    replacement: 'var $1 = /* @__PURE__ */ (() => { const $1 = $2 $3 return $1; })();',
  },
  {
    library: 'react-router',
    what: 'the way through a data router, which the site does not have',
    find: /^ {2}let \{ isDataRoute \} = .*\n {2}return isDataRoute \? useNavigateStable\(\) : (?=useNavigateUnstable\(\);)/m,
    replacement: '  return ',
  },
  {
    library: 'react-router',
    what: 'sets and names that only data routers read',
    find: /^(var (?:objectProtoNames2?|validRequestMethods|validMutationMethods) = )(?=new Set|Object)/gm,
    replacement: markPure,
  },
  {
    library: 'react',
    what: 'the exports of the JSX runtime, so that elements are made by a function of the chunk and not of an object',
    find: /^exports\.Fragment = (\w+);\nexports\.jsx = (\w+);\nexports\.jsxs = (\w+);$/m,
    replacement: 'export { $1 as Fragment, $2 as jsx, $3 as jsxs };',
  },
  {
    library: 'react',
    what: 'the choice of the JSX runtime',
    find: /^if \(process[^{]*\{\n {2}module\.exports = require\('(\.\/cjs\/react-jsx-runtime\.production\.js)'\);[\s\S]*$/m,
    replacement: "export * from '$1';",
  },
  {
    library: 'intl-messageformat',
    what: 'a class with static blocks',
    find: /^var IntlMessageFormat = (class[\s\S]*?^\});$/m,
    replacement: 'var IntlMessageFormat = /* @__PURE__ */ (() => $1)();',
  },
];

const libraryFile = /\/node_modules\/([\w-]+)\/(?!node_modules\/)/;

/**
 * Marks where the top level of some libraries has no side effects, so that the bundler leaves out what the site does not
 * use (decision 0013). Code that is used does not change.
 */
export function shakeLibraries(): Plugin {
  return {
    name: 'qaseema:shake-libraries',
    apply: 'build',
    transform: {
      filter: { id: libraryFile },
      handler(code, id) {
        const [, library] = libraryFile.exec(id) ?? [];
        return corrections
          .filter((correction) => correction.library === library)
          .reduce((corrected, { find, replacement }) => corrected.replace(find, replacement), code);
      },
    },
  };
}
