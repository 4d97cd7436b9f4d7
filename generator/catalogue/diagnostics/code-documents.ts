import type { Language } from '../../../src/domain/language';
import type { DiagnosticCode } from './codes';

/** What one side of an example, the wrong or the right one, has in a file. */
export interface Example {
  readonly file: string;
  /** The whole file, or keys of it with all below them. Empty: there is no such file, or none of these keys. */
  readonly text: string;
  readonly whole: boolean;
  /** There is a link in place of the file. */
  readonly link: boolean;
  /** The file is in Latin-1 instead of UTF-8. */
  readonly latin1: boolean;
  /** How often the last line is repeated, which is too often to print. */
  readonly times: number;
}

/** The document of a code. Examples are in the English one only. */
export interface CodeDocument {
  /** The rule that is broken, as a short sentence without its full stop. */
  readonly title: string;
  /** What the rule is for. */
  readonly explanation: string;
  /** What to do, as the end of "Fix:". */
  readonly fix: string;
  readonly wrong: readonly Example[];
  readonly right: readonly Example[];
}

/** The file of a code's document. */
export function documentFile(code: DiagnosticCode, language: Language): string {
  return `generator/catalogue/validate/codes/${code}.${language}.md`;
}

/** One side of the patches. A line that begins with the sign of the other side is not in it. */
function sideOf(patches: readonly RegExpExecArray[], otherSide: '+' | '-'): readonly Example[] {
  return patches.map(([, file = '', options = '', patch = '']) => {
    const lines = patch.split(/(?<=\n)/).filter((line) => !line.startsWith(otherSide));
    // What is wrong with a file as such, and not with its text, is corrected on the right side.
    const faults = otherSide === '+' ? options : '';
    return {
      file,
      text: lines.map((line) => line.replace(/^[-+ ]/, '')).join(''),
      whole: options.includes(' whole'),
      link: faults.includes(' link'),
      latin1: faults.includes(' latin1'),
      times: Number(/ times=(\d+)/.exec(faults)?.[1] ?? 0),
    };
  });
}

/** Reads a document: a heading, a paragraph, the fix, and patches that turn the wrong example into the right one. */
export function parseDocument(text: string): CodeDocument {
  const [, title, explanation, fix] = /^# (.+)\n\n(.+)\n\n(?:Fix|الحل): (.+)\n/.exec(text) ?? [];
  if (title === undefined || explanation === undefined || fix === undefined)
    throw new Error(
      `This document is not a heading, a paragraph and a line that begins with "Fix:" or "الحل:":\n${text}`,
    );
  const patches = [...text.matchAll(/^```diff (\S+)(.*)\n([\s\S]*?)^```$/gm)];
  return { title, explanation, fix, wrong: sideOf(patches, '+'), right: sideOf(patches, '-') };
}
