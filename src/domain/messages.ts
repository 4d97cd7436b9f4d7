import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Language } from './language';
import type { PageKind, SiteView } from './page-data';

/** Interface messages of one language as syntax trees, by id. A page has those of its parts only. */
export type CompiledMessages = Readonly<Record<string, readonly MessageFormatElement[]>>;

/** The components that are loaded when they are first used, by the name of their module: `usePart` loads them. */
export const lazyParts = [
  'Basket',
  'Compare',
  'CountryChoice',
  'CouponFilters',
  'CouponModal',
  'QrDialog',
  'Refused',
  'Report',
  'Save',
  'SavedCodes',
  'SavedLink',
  'SearchResults',
  'StoreBar',
  'ToastView',
] as const;

/** One of `lazyParts`. */
export type LazyPart = (typeof lazyParts)[number];

/** The tools for maintainers that show messages: no page of the site has them. The names of their messages begin with that of the tool. */
export const toolParts = ['freshness', 'problems'] as const;

/** One of `toolParts`. */
export type ToolPart = (typeof toolParts)[number];

/** The form editor has its messages from the server that is started for it, or from the page `admin` around it. */
const toolAreas: readonly string[] = ['admin', 'editor', ...toolParts];

/** Whether the messages whose names begin with a word are those of a tool for maintainers, and no part of the site. */
export function isToolArea(word: string): boolean {
  return toolAreas.includes(word);
}

/** Whether a message is one of a tool for maintainers: `editor.save`. */
export function isToolMessage(id: string): boolean {
  return isToolArea(id.slice(0, id.indexOf('.')));
}

/**
 * A part of the site's code with its own messages. A page has the messages of the `shell` and of its kind; a lazy part loads
 * its own. The document for visitors without a network contains those of `offline`. The messages of `preview` are drawn into preview pictures and those of `generator` are written into page data;
 * browsers load neither.
 */
export type MessagePart = 'shell' | PageKind | LazyPart | 'offline' | 'preview' | 'generator' | ToolPart;

/** The ids of the messages that each part uses. */
export type MessageParts = Readonly<Record<MessagePart, readonly string[]>>;

/** The texts of the interface around a page: the messages of the shell and of the page kind, and the texts of site.yaml. */
export interface PageTexts {
  readonly site: SiteView;
  readonly messages: CompiledMessages;
  /** A hash of the ids of all messages that the code of the build uses. It differs if another build uses other messages. */
  readonly ids: string;
}

/** The file of a lazy part's messages, from the site's root. Its name is the same in every build, so pages do not contain it. */
export function lazyPartFile(part: LazyPart, language: Language): string {
  return `messages/${language}/${part}.json`;
}

/**
 * The file of the texts around the pages of a kind, from the site's root; its content is a `PageTexts`. It is in the folder
 * of immutable files, because its name contains the hash of its content.
 */
export function textsFile(kind: PageKind, language: Language, hash: string): string {
  return `assets/${language}/${kind}-${hash}.json`;
}
