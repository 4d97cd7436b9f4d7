import type { PageData } from '../../../src/domain/pages/page-data';
import type { Block, Inline } from '../../../src/domain/language/rich-text';

export interface Entry {
  /** Such as `heading` or `to`. */
  readonly field: string;
  readonly text: string;
}

const blockKinds: ReadonlySet<unknown> = new Set(['paragraph', 'heading', 'list', 'quote', 'table']);

/** `kind` is sufficient: no section, benefit or link has one of these kinds. */
function isBlock(value: object): value is Block {
  return 'kind' in value && blockKinds.has(value.kind);
}

function pieceSource(piece: Inline): string {
  if (typeof piece === 'string') return piece;
  switch (piece.kind) {
    case 'strong':
      return `**${inlineSource(piece.children)}**`;
    case 'emphasis':
      return `*${inlineSource(piece.children)}*`;
    case 'code':
      return `\`${piece.text}\``;
    case 'link':
      return `[${inlineSource(piece.children)}](${piece.to})`;
    case 'break':
      return ' ';
  }
}

function inlineSource(children: readonly Inline[]): string {
  return children.map(pieceSource).join('');
}

/** Converts a block to Markdown, so that a changed link or emphasis is also a difference. */
function blockSource(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return inlineSource(block.children);
    case 'heading':
      return `${'#'.repeat(block.level)} ${inlineSource(block.children)}`;
    case 'list':
      return block.items
        .map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${item.map(blockSource).join('\n')}`)
        .join('\n');
    case 'quote':
      return `> ${block.children.map(blockSource).join('\n')}`;
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(inlineSource).join(' | ')).join('\n');
  }
}

/**
 * Fields that are invisible or repeat another field: the page also shows instants as written dates, and initials follow
 * from the name. The id of a section is compared because addresses end with it.
 */
const unread: ReadonlySet<string> = new Set(['slug', 'letter', 'initials', 'startsAt', 'endsAt', 'dateTime']);

/** Fields of a store that an entry of the banner repeats. */
const ofStore: ReadonlySet<string> = new Set(['name', 'logo', 'initials', 'hue']);

/**
 * The entry for a store, post or offer in a list. Its contents are compared elsewhere, so that a change appears once.
 */
function reference(value: object, storeOfPage: string): Entry | undefined {
  if ('slug' in value && 'initials' in value) return { field: 'store', text: String(value.slug) };
  if ('slug' in value && 'readTime' in value) return { field: 'post', text: String(value.slug) };
  if ('id' in value && 'kind' in value && (value.kind === 'code' || value.kind === 'deal'))
    return { field: 'offer', text: `${'store' in value ? String(value.store) : storeOfPage}/${String(value.id)}` };
  return undefined;
}

/** Whether a field only repeats something that is compared elsewhere. */
function isRepeated(value: object, key: string): boolean {
  if (unread.has(key)) return true;
  // A list of offers needs no comparison of its stores: the offers name them.
  if (key === 'stores') return 'offers' in value;
  return 'initials' in value && !('slug' in value) && ofStore.has(key);
}

function* entriesIn(value: unknown, field: string, storeOfPage: string): Generator<Entry> {
  if (value === undefined || value === null) return;
  if (typeof value !== 'object') {
    yield { field, text: String(value) };
    return;
  }
  if (Array.isArray(value)) {
    for (const item of value) yield* entriesIn(item, field, storeOfPage);
    return;
  }
  const known = isBlock(value) ? { field, text: blockSource(value) } : reference(value, storeOfPage);
  if (known) yield known;
  else
    for (const [key, child] of Object.entries(value))
      if (!isRepeated(value, key)) yield* entriesIn(child, key, storeOfPage);
}

/** In order. */
export function entriesOf(value: unknown, field = 'text'): readonly Entry[] {
  return [...entriesIn(value, field, '')];
}

/** Fields that follow from the set of pages and the names of stores. */
const derived: ReadonlySet<string> = new Set([
  'kind',
  'language',
  'path',
  'canonical',
  'alternates',
  'switchTo',
  'part',
  'letters',
]);

/** In order. Offers, and the stores and posts in lists, appear only by name. */
export function pageEntries(page: PageData): readonly Entry[] {
  const storeOfPage = 'store' in page ? page.store.slug : '';
  return Object.entries(page).flatMap(([key, value]: readonly [string, unknown]) => {
    if (derived.has(key) || isRepeated(page, key)) return [];
    const isOwn = (page.kind === 'store' && key === 'store') || (page.kind === 'post' && key === 'post');
    if (!isOwn) return [...entriesIn(value, key, storeOfPage)];
    return Object.entries(Object(value)).flatMap(([name, own]: readonly [string, unknown]) =>
      unread.has(name) || name === 'path' ? [] : [...entriesIn(own, name, storeOfPage)],
    );
  });
}
