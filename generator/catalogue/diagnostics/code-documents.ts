import type { Language } from '../../../src/domain/language/language';
import type { DiagnosticCode } from './codes';

/** The content of a file on one side of an example, wrong or right. */
export interface Example {
  readonly file: string;
  /** The whole file, or some of its keys with everything below them. Empty if there is no such file or key. */
  readonly text: string;
  readonly whole: boolean;
  /** Whether a link takes the place of the file. */
  readonly link: boolean;
  /** Whether the file is encoded in Latin-1 instead of UTF-8. */
  readonly latin1: boolean;
  /** The number of repetitions of the last line, too many to print. */
  readonly times: number;
}

/** The document of a code. Only the English one has examples. */
export interface CodeDocument {
  /** The violated rule, as a short sentence without its full stop. */
  readonly title: string;
  /** The purpose of the rule. */
  readonly explanation: string;
  /** The fix, as the end of "Fix:". */
  readonly fix: string;
  readonly wrong: readonly Example[];
  readonly right: readonly Example[];
}

export function documentFile(code: DiagnosticCode, language: Language): string {
  return `generator/catalogue/validate/codes/${code}.${language}.md`;
}

/** One side of the patches, without the lines that belong only to the other side. */
function sideOf(patches: readonly RegExpExecArray[], otherSide: '+' | '-'): readonly Example[] {
  return patches.map(([, file = '', options = '', patch = '']) => {
    const lines = patch.split(/(?<=\n)/).filter((line) => !line.startsWith(otherSide));
    // Faults of the file itself, as opposed to its text, exist only on the wrong side.
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

/**
 * Parses a document: a heading, a paragraph, the fix, and patches that turn the wrong example into the right one.
 * Throws for any other form.
 */
export function parseDocument(text: string): CodeDocument {
  const [, title, explanation, fix] = /^# (.+)\n\n(.+)\n\n(?:Fix|الحل): (.+)\n/.exec(text) ?? [];
  if (title === undefined || explanation === undefined || fix === undefined)
    throw new Error(
      `This document is not a heading, a paragraph and a line that begins with "Fix:" or "الحل:":\n${text}`,
    );
  const patches = [...text.matchAll(/^```diff (\S+)(.*)\n([\s\S]*?)^```$/gm)];
  return { title, explanation, fix, wrong: sideOf(patches, '+'), right: sideOf(patches, '-') };
}
