import type { Plugin } from 'vite';

const displayNames = /^\w+\.displayName = "[^"]*";$/gm;
const pure = (calls: string): RegExp => new RegExp(`^((?:const|var) \\w+ = )(?=(?:${calls})\\()`, 'gm');

/** What keeps a library's unused parts in the bundle, and what to write instead, by the folder of the library. */
const corrections: Readonly<Record<string, (code: string) => string>> = {
  // One file of data routers, forms and links: its contexts and their names alone bring all of them along.
  'react-router': (code) =>
    code
      .replace(displayNames, '')
      .replace(pure(String.raw`React\d*\.(?:createContext|forwardRef|memo)`), '$1/* @__PURE__ */ ')
      // A class, and what is set on it right after.
      .replace(
        /^var (\w+) = (class extends [\s\S]*?^\};)\n(\1\.contextType = \w+;)$/m,
        'var $1 = /* @__PURE__ */ (() => { const $1 = $2 $3 return $1; })();',
      ),
  // The same with the components for dates, lists and so on.
  'react-intl': (code) =>
    code
      .replace(displayNames, '')
      .replace(pure(String.raw`React\.(?:createContext|memo)|createFormatted\w+`), '$1/* @__PURE__ */ '),
  // A class whose static blocks fill in defaults that the site does not ask for.
  'intl-messageformat': (code) =>
    code.replace(
      /^var IntlMessageFormat = (class[\s\S]*?^\});$/m,
      'var IntlMessageFormat = /* @__PURE__ */ (() => $1)();',
    ),
};

const folder = /\/node_modules\/([\w-]+)\/(?!node_modules\/)/;

/**
 * Lets the bundler leave out what the site does not use of some libraries, by saying where their top level has no
 * effects (decision 0013). Nothing that is used changes. Should a new version be written otherwise, nothing breaks: the
 * first load only grows, and tests/site/weight.test.ts says so.
 */
export function shakeLibraries(): Plugin {
  return {
    name: 'qaseema:shake-libraries',
    apply: 'build',
    transform: {
      filter: { id: folder },
      handler: (code, id) => corrections[folder.exec(id)?.[1] ?? '']?.(code),
    },
  };
}
