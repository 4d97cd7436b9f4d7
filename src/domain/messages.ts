import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Language } from './language';
import type { PageKind, SiteView } from './page-data';

/** A compiled interface message: its text where it has no placeholder, else its syntax tree. */
export type CompiledMessage = string | MessageFormatElement[];

/** Compiled messages of one language by id. */
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;

/** The components that are loaded when they are first used, by the name of their module: `usePart` loads them. */
export const lazyParts = ['CouponModal', 'QrDialog', 'SearchResults', 'ToastView'] as const;

/** One of `lazyParts`. */
export type LazyPart = (typeof lazyParts)[number];

/**
 * A part of the site's code that has messages of its own. `shell` is what every page has; a page has the messages of
 * the shell and of its kind, a lazy part brings its own. Those of `preview` are drawn into preview pictures, and those
 * of `generator` are written into page data; browsers load neither.
 */
export type MessagePart = 'shell' | PageKind | LazyPart | 'preview' | 'generator';

/** The texts of the interface around a page: the messages of the shell and of the page's kind, and the site's words. */
export interface PageTexts {
  readonly site: SiteView;
  readonly messages: CompiledMessages;
  /** A hash of the ids of all messages that the code of the build uses. Code of another build may use others. */
  readonly ids: string;
}

/** The file of a lazy part's messages, from the site's root. Its name is the same in every build, so pages need not name it. */
export function lazyPartFile(part: LazyPart, language: Language): string {
  return `messages/${language}/${part}.json`;
}

/**
 * The file of the texts around the pages of a kind, from the site's root; `PageTexts` is its shape. It is in the folder of
 * the files that never change, because its name has the hash of its content.
 */
export function textsFile(kind: PageKind, language: Language, hash: string): string {
  return `assets/${language}/${kind}-${hash}.json`;
}
