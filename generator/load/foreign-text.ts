import {
  diagnostic,
  type Diagnostic,
  type DiagnosticText,
  type SourceFile,
  type Span,
} from '../diagnostics/diagnostic';
import { quote } from '../diagnostics/visible';

/** What shows that a file, or a part of it, was never meant to be YAML. */
interface Finding extends DiagnosticText {
  readonly code: 'merge-conflict' | 'yaml-syntax';
  readonly at: Span;
}

type Finder = (text: string) => Finding | undefined;

function spanOf(text: string, start: number): Span {
  const end = text.indexOf('\n', start);
  return { start, end: Math.max(start + 1, end < 0 ? text.length : end) };
}

/** The three marks of Git around the two versions of some lines; the line of one of them may have been left alone. */
const conflict: Finder = (text) => {
  const mark = /^(?:<{7}|={7}|>{7}|\|{7})(?=[ \r\n]|$)/m.exec(text);
  return mark
    ? {
        code: 'merge-conflict',
        at: spanOf(text, mark.index),
        message: 'this line is a mark of a conflict of Git',
        why: 'two people changed the same lines, and Git wrote both versions between the marks <<<<<<<, ======= and >>>>>>>',
        fix: 'keep the lines of one version, or join the two, and delete all lines that begin with these marks: <<<<<<<, ======= and >>>>>>>',
      }
    : undefined;
};

const webPage: Finder = (text) =>
  /^\s*<(?:!doctype html|html|\?xml)/i.test(text)
    ? {
        code: 'yaml-syntax',
        at: spanOf(text, text.search(/\S/)),
        message: 'this file is a web page or XML, not YAML',
        why: 'the page that shows a file was saved instead of the file itself',
        fix: 'download the file itself (on GitHub: the button "Download raw file"), or restore it from the history',
      }
    : undefined;

const richText: Finder = (text) =>
  text.startsWith('{\\rtf')
    ? {
        code: 'yaml-syntax',
        at: spanOf(text, 0),
        message: 'this file was saved by a word processor as rich text (RTF)',
        fix: 'save it as plain text in UTF-8, or restore it from the history; edit it with a text editor such as VS Code',
      }
    : undefined;

const codeFence: Finder = (text) => {
  const fence = /^(?:```|~~~)[\w-]*[ \t]*\r?$/m.exec(text);
  return fence
    ? {
        code: 'yaml-syntax',
        at: spanOf(text, fence.index),
        message: `${quote(fence[0].trim())} is the mark of a code block, and no part of the file`,
        why: 'it came along when the text was copied from a chat or a guide',
        fix: 'delete the lines that begin with ```',
      }
    : undefined;
};

const lineNumbers: Finder = (text) => {
  const [one = NaN, two = NaN] = text.split('\n', 2).map((line) => Number(/^\s*(\d+)[\s|]/.exec(line)?.[1]));
  return two === one + 1
    ? {
        code: 'yaml-syntax',
        at: spanOf(text, 0),
        message: 'the lines begin with line numbers',
        why: 'they came along when the text was copied',
        fix: 'copy the text again without the line numbers, or restore the file from the history',
      }
    : undefined;
};

const comparison: Finder = (text) => {
  const line = /^\+(?=[A-Za-z][\w-]*:(?:\s|$)| )/m.exec(text);
  return line
    ? {
        code: 'yaml-syntax',
        at: spanOf(text, line.index),
        message: 'this line begins with the + of a comparison of two versions',
        why: 'it came along when the line was copied from a page that shows what was changed',
        fix: 'delete the + at the beginning of this line and of the lines below it, and the lines that begin with -',
      }
    : undefined;
};

const otherSpaces = '[\\u00a0\\u2000-\\u200a\\u202f\\u3000]+';
const inIndentation = new RegExp(`^[ ]*(?:- )?(${otherSpaces})[ ]*[A-Za-z#-]`, 'm');
const afterColon = new RegExp(`^[ ]*(?:- )?[A-Za-z][\\w-]*:(${otherSpaces})`, 'm');

/** Spaces of another kind look like spaces, and YAML reads them as letters. In a file that can be read, they are part of a text. */
export function otherSpace({ path, text }: SourceFile): Diagnostic | undefined {
  const found = inIndentation.exec(text) ?? afterColon.exec(text);
  const [all = '', spaces = ''] = found ?? [];
  if (!found) return undefined;
  const start = found.index + all.indexOf(spaces);
  return diagnostic(
    'yaml-syntax',
    path,
    { start, end: start + spaces.length },
    {
      message: 'there is a non-breaking space here, which only looks like a space',
      why: 'text that is copied from a chat or a web page has such spaces, and YAML reads them as letters',
      fix: 'delete it, and type spaces in its place',
    },
  );
}

const finders: readonly Finder[] = [conflict, webPage, richText, codeFence, lineNumbers, comparison];

/** What in a file is no YAML and has another origin: a conflict of Git, a saved web page, marks that were copied along. */
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
