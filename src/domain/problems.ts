import type { Language } from './language';
import type { CompiledMessages } from './messages';

/** The address of the list of problems of the development server, from the site's root. What it shows is below it. */
export const problemsPath = '/__problems';

/** The query with which a page asks for its problems, below `problemsPath`. */
export const problemsQuery = '/data?page=';

/** How the preview shows a file with errors: with its last good content, without what is broken in it, or not at all. */
export type ShownAs = 'last' | 'part' | 'nothing';

/** An error, or a note on what is not finished, as editors read it. */
export interface Problem {
  readonly kind: 'error' | 'note' | 'warning';
  readonly message: string;
  readonly why?: string | undefined;
  readonly fix?: string | undefined;
  readonly file: string;
  /** Absent if the file has no text. */
  readonly line?: { readonly number: number; readonly text: string; readonly start: number; readonly end: number };
  /** The paths of the pages that it belongs to; undefined for what all pages are made of. */
  readonly pages?: readonly string[] | undefined;
  /** How the preview shows its file; undefined if it shows it as it is saved. */
  readonly shownAs?: ShownAs | undefined;
}

/** What the development server answers a page that asks for its problems. */
export interface Problems {
  /** Those of the page. */
  readonly own: readonly Problem[];
  readonly all: readonly Problem[];
  readonly messages: Readonly<Record<Language, CompiledMessages>>;
}

/** Whether there is no page for the problems of a page to be shown over. */
export function isMissing(own: readonly Problem[]): boolean {
  return own.some(({ shownAs, pages }) => shownAs === 'nothing' && pages !== undefined);
}
