import { diagnostic, type Diagnostic, type SourceFile } from '../diagnostics/diagnostic';
import { quote } from '../diagnostics/visible';

/** Signs that a file, or a part of it, was never meant as YAML. `at` returns the offset of the line, or -1. */
const signs = [
  {
    // Possibly only one of the three conflict markers of Git is left.
    code: 'merge-conflict',
    id: 'merge-conflict',
    at: (text: string): number => text.search(/^(?:<{7}|={7}|>{7}|\|{7})(?=[ \r\n]|$)/m),
  },
  {
    code: 'yaml-syntax',
    id: 'foreign-text.web-page',
    at: (text: string): number => (/^\s*<(?:!doctype html|html|\?xml)/i.test(text) ? text.search(/\S/) : -1),
  },
  {
    code: 'yaml-syntax',
    id: 'foreign-text.rich-text',
    at: (text: string): number => (text.startsWith('{\\rtf') ? 0 : -1),
  },
  {
    code: 'yaml-syntax',
    id: 'foreign-text.code-fence',
    at: (text: string): number => text.search(/^(?:```|~~~)[\w-]*[ \t]*\r?$/m),
  },
  {
    code: 'yaml-syntax',
    id: 'foreign-text.line-numbers',
    at(text: string): number {
      const [one = NaN, two = NaN] = text.split('\n', 2).map((line) => Number(/^\s*(\d+)[\s|]/.exec(line)?.[1]));
      return two === one + 1 ? 0 : -1;
    },
  },
  {
    code: 'yaml-syntax',
    id: 'foreign-text.comparison',
    at: (text: string): number => text.search(/^\+(?=[A-Za-z][\w-]*:(?:\s|$)| )/m),
  },
] as const;

/** A pattern for spaces of web pages and chats that keyboards do not produce. */
export const otherSpaces = '[\\u00a0\\u2000-\\u200a\\u202f\\u3000]+';
const inIndentation = new RegExp(`^[ ]*(?:- )?(${otherSpaces})[ ]*[A-Za-z#-]`, 'm');
const afterColon = new RegExp(`^[ ]*(?:- )?[A-Za-z][\\w-]*:(${otherSpaces})`, 'm');

/** Spaces in indentation or after a colon that YAML reads as letters. In a file that parses, they are part of a text. */
export function otherSpace({ path, text }: SourceFile): Diagnostic | undefined {
  const found = inIndentation.exec(text) ?? afterColon.exec(text);
  const [all = '', spaces = ''] = found ?? [];
  if (!found) return undefined;
  const start = found.index + all.indexOf(spaces);
  return diagnostic('yaml-syntax', path, { start, end: start + spaces.length }, { id: 'foreign-text.other-space' });
}

/** Text with another origin than YAML: a Git conflict, a saved web page, copied markers. */
export function foreignText({ path, text }: SourceFile): Diagnostic | undefined {
  for (const { code, id, at } of signs) {
    const start = at(text);
    if (start < 0) continue;
    const newline = text.indexOf('\n', start);
    const end = Math.max(start + 1, newline < 0 ? text.length : newline);
    const mark = quote(/^\S*/.exec(text.slice(start, end))?.[0]);
    return diagnostic(code, path, { start, end }, id === 'foreign-text.code-fence' ? { id, values: { mark } } : { id });
  }
  return undefined;
}
