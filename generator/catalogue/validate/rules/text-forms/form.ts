import type { DiagnosticCode, DiagnosticText } from '../../../diagnostics/diagnostic';
import type { Words } from '../../engine/remembered';
import type { TextField } from '../../texts/texts';

export type Replacement = readonly [start: number, end: number, text: string];

/** What is said about a mistake. `right` replaces its place, or several parts of the text, if only one fix is right. */
type Says = DiagnosticText & { readonly right?: string | readonly Replacement[] };

export interface Found {
  readonly start: number;
  readonly end: number;
  readonly says: Says;
}

/** A text of any file with its language. */
export type Text = Omit<Words, 'answers'>;

/** One kind of mistake in the form of a text. Only the first one in a text is reported. */
export interface TextForm {
  readonly code: DiagnosticCode;
  /** A quick filter that every text with the mistake matches. Most texts do not, and `find` is slow. */
  readonly when: RegExp;
  /** The texts that are searched; all without it. */
  readonly where?: (text: TextField) => boolean;
  /** `shown` is the text as readers see it, with underscores for what they do not read. */
  readonly find: (text: Text, shown: string) => Found | undefined;
  /** Whether nothing else is said about a text with this mistake. */
  readonly alone?: true;
}

export function found(match: RegExpExecArray | null, say: (match: RegExpExecArray) => Says): Found | undefined {
  return match ? { start: match.index, end: match.index + match[0].length, says: say(match) } : undefined;
}
