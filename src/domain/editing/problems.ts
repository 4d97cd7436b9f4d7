import type { Language } from '../language/language';
import type { CompiledMessages } from '../pages/messages';

/** The address of the development server's list of problems, from the site's root. Its pages are below this address. */
export const problemsPath = '/__problems';

/** The path and query, below `problemsPath`, with which a page requests its problems. */
export const problemsQuery = '/data?page=';

/** The last valid content of a file with errors, its content without the invalid parts, or nothing. */
export type ShownAs = 'last' | 'part' | 'nothing';

export interface Problem {
  readonly kind: 'error' | 'note' | 'warning';
  readonly message: string;
  readonly why?: string | undefined;
  readonly fix?: string | undefined;
  readonly file: string;
  /** Absent if the file is not a text file. */
  readonly line?: { readonly number: number; readonly text: string; readonly start: number; readonly end: number };
  /** The paths of the affected pages; undefined if all pages are affected. */
  readonly pages?: readonly string[] | undefined;
  /** How the preview shows the file; undefined if it shows the saved content. */
  readonly shownAs?: ShownAs | undefined;
}

export interface Problems {
  readonly own: readonly Problem[];
  readonly all: readonly Problem[];
  readonly messages: Readonly<Record<Language, CompiledMessages>>;
}

/** Whether the page itself could not be built, so that only its problems can be shown. */
export function isMissing(own: readonly Problem[]): boolean {
  return own.some(({ shownAs, pages }) => shownAs === 'nothing' && pages !== undefined);
}
