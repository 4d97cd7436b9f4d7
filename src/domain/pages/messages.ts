import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Language } from '../language/language';
import type { PageKind, SiteView } from './page-data';

/** Interface messages of one language as syntax trees, by id. A page has only those of its parts. */
export type CompiledMessages = Readonly<Record<string, readonly MessageFormatElement[]>>;

/** The components that `usePart` loads when they are first used, by the name of their module. */
export const lazyParts = [
  'Compare',
  'CountryChoice',
  'CouponFilters',
  'CouponModal',
  'FootStrip',
  'LadderAnswer',
  'QrDialog',
  'Refused',
  'Report',
  'Save',
  'SavedCodes',
  'SavedLink',
  'SearchResults',
  'Share',
  'ToastView',
] as const;

export type LazyPart = (typeof lazyParts)[number];

/**
 * The tools for maintainers that show messages, whose ids begin with the name of the tool. The form editor receives its
 * messages from its server or from the `admin` page around it; its lists of changes say each offer in a `sentence`.
 */
const tools = ['admin', 'editor', 'freshness', 'problems', 'sentence'] as const;

export type Tool = (typeof tools)[number];

/** Whether a message belongs to a tool for maintainers, such as `editor.save`. */
export function isToolMessage(id: string): boolean {
  return tools.some((tool) => id.startsWith(`${tool}.`));
}

/**
 * A part of the site's code with its own messages. A page has the messages of the `shell` and of its kind; a lazy part
 * loads its own. The offline document contains those of `offline`. The messages of `preview` are drawn into preview
 * pictures and those of `generator` are written into page data; browsers load neither.
 */
export type MessagePart = 'shell' | PageKind | LazyPart | 'offline' | 'preview' | 'generator';

/** Ids in the text of the part's code. Those that it composes are named by their beginning: `votes.*`. */
export type MessageParts = Readonly<Record<MessagePart, readonly string[]>>;

/** The messages of the site's code, from the bundler. Those of page data are in the code of the generator. */
export type BundledMessages = Omit<MessageParts, 'generator'>;

/** Those of some message ids that a part uses. */
export function idsUsed(part: readonly string[], ids: Iterable<string>): readonly string[] {
  const texts = new Set(part);
  const beginnings = [...texts].filter((text) => text.endsWith('*')).map((text) => text.slice(0, -1));
  return [...ids].filter((id) => texts.has(id) || beginnings.some((beginning) => id.startsWith(beginning)));
}

/** The texts around a page: the messages of the shell and of the page kind, and the texts of site.yaml. */
export interface PageTexts {
  readonly site: SiteView;
  readonly messages: CompiledMessages;
  /** A hash of the ids of all messages that the build uses. It differs if another build uses others. */
  readonly ids: string;
}

/** Its name is the same in every build, so pages do not contain it. */
export function lazyPartFile(part: LazyPart, language: Language): string {
  return `messages/${language}/${part}.json`;
}

/** Its content is a `PageTexts`. It is among the immutable files, because its name contains a hash of its content. */
export function textsFile(kind: PageKind, language: Language, hash: string): string {
  return `assets/${language}/${kind}-${hash}.json`;
}
