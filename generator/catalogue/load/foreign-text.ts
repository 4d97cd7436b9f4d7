import {
  diagnostic,
  type Diagnostic,
  type DiagnosticText,
  type SourceFile,
  type Span,
} from '../diagnostics/diagnostic';
import { quote } from '../diagnostics/visible';

/** A sign that a file, or a part of it, was never meant as YAML. */
type Finding = DiagnosticText & {
  readonly code: 'merge-conflict' | 'yaml-syntax';
  readonly at: Span;
};

type Finder = (text: string) => Finding | undefined;

function spanOf(text: string, start: number): Span {
  const end = text.indexOf('\n', start);
  return { start, end: Math.max(start + 1, end < 0 ? text.length : end) };
}

/** A Git conflict marker; possibly only one of the three is left. */
const conflict: Finder = (text) => {
  const mark = /^(?:<{7}|={7}|>{7}|\|{7})(?=[ \r\n]|$)/m.exec(text);
  return mark
    ? {
        code: 'merge-conflict',
        at: spanOf(text, mark.index),
        id: 'merge-conflict',
      }
    : undefined;
};

const webPage: Finder = (text) =>
  /^\s*<(?:!doctype html|html|\?xml)/i.test(text)
    ? {
        code: 'yaml-syntax',
        at: spanOf(text, text.search(/\S/)),
        id: 'foreign-text.web-page',
      }
    : undefined;

const richText: Finder = (text) =>
  text.startsWith('{\\rtf')
    ? {
        code: 'yaml-syntax',
        at: spanOf(text, 0),
        id: 'foreign-text.rich-text',
      }
    : undefined;

const codeFence: Finder = (text) => {
  const fence = /^(?:```|~~~)[\w-]*[ \t]*\r?$/m.exec(text);
  return fence
    ? {
        code: 'yaml-syntax',
        at: spanOf(text, fence.index),
        id: 'foreign-text.code-fence',
        values: { mark: quote(fence[0].trim()) },
      }
    : undefined;
};

const lineNumbers: Finder = (text) => {
  const [one = NaN, two = NaN] = text.split('\n', 2).map((line) => Number(/^\s*(\d+)[\s|]/.exec(line)?.[1]));
  return two === one + 1
    ? {
        code: 'yaml-syntax',
        at: spanOf(text, 0),
        id: 'foreign-text.line-numbers',
      }
    : undefined;
};

const comparison: Finder = (text) => {
  const line = /^\+(?=[A-Za-z][\w-]*:(?:\s|$)| )/m.exec(text);
  return line
    ? {
        code: 'yaml-syntax',
        at: spanOf(text, line.index),
        id: 'foreign-text.comparison',
      }
    : undefined;
};

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

const finders: readonly Finder[] = [conflict, webPage, richText, codeFence, lineNumbers, comparison];

/** Text with another origin than YAML: a Git conflict, a saved web page, copied markers. */
export function foreignText({ path, text }: SourceFile): Diagnostic | undefined {
  for (const find of finders) {
    const found = find(text);
    if (found) {
      const { code, at, ...words } = found;
      return diagnostic(code, path, at, words);
    }
  }
  return undefined;
}
