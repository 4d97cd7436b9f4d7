/** Product rule R21: lower case, no diacritics or tatweel; alefs, ya and alef maqsura, ha and ta marbuta alike. */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g, '')
    .replace(/[\u0622\u0623\u0625\u0671]/g, '\u0627')
    .replace(/\u0649/g, '\u064a')
    .replace(/\u0629/g, '\u0647')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Like `foldForSearch`; also Arabic-Indic and Persian digits, the Arabic percent sign, and directional marks. */
export function foldQuery(text: string): string {
  return foldForSearch(
    text
      .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
      .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
      .replace(/\u066a/g, '%'),
  );
}

/** Where a name matches a query: 0 at its start, 1 at the start of one of its words, 2 inside a word. */
export type NameRank = 0 | 1 | 2;

/** The separators of words in a name: "Blue Shop", "blue-shop" and "blueshop" are the same name. */
const separators = /[\s\-_'’`&+/|·,.()«»"]+/;

/** Of a name that is an address. Without this, a search for "com" would find all of these stores. */
const topLevelDomain = /\.[a-z]{2,}(?:\.[a-z]{2,3})?$/;

/** A name prepared for searching. It is prepared only once, because every keystroke searches the list of names. */
export interface NameKey {
  readonly text: string;
  /** The index in `text` before which a match must begin: that of the top-level domain, or the length. */
  readonly end: number;
  /** The letters and digits of the name without separators. */
  readonly compact: string;
  /** The indices in `compact` at which further words begin; for Arabic words also after the article. */
  readonly words: readonly number[];
}

export function nameKeyOf(text: string): NameKey {
  const domain = topLevelDomain.exec(text);
  const end = domain ? domain.index : text.length;
  let compact = '';
  const words: number[] = [];
  for (const word of text.slice(0, end).split(separators)) {
    if (word === '') continue;
    if (compact !== '') words.push(compact.length);
    if (/^\u0627\u0644.{2}/.test(word)) words.push(compact.length + 2);
    compact += word;
  }
  return { text, end, compact, words };
}

export interface NameQuery {
  readonly text: string;
  readonly compact: string;
}

export function nameQueryOf(query: string): NameQuery {
  const text = foldQuery(query).replace(/^(?:https?:\/\/)?(?:www\.)?/, '');
  return { text, compact: text.split(separators).join('') };
}

/** Removes the domain suffix and the path: `shop` for `shop.com/en`; undefined if the query is no address. */
export function withoutDomain({ text }: NameQuery): NameQuery | undefined {
  const [, name] = /^([a-z0-9-]{2,})\.[^\s]*$/.exec(text) ?? [];
  return name === undefined ? undefined : { text: name, compact: name.replaceAll('-', '') };
}

/** The rank of a name for a query; undefined if it does not match. */
export function nameRankOf({ text, end, compact, words }: NameKey, query: NameQuery): NameRank | undefined {
  const { compact: wanted } = query;
  const inside = text.indexOf(query.text);
  if (wanted !== '') {
    if (compact.startsWith(wanted) || inside === 0) return 0;
    if (words.some((start) => compact.startsWith(wanted, start))) return 1;
  }
  return inside >= 0 && inside < end ? 2 : undefined;
}

/** One typing error is an extra, missing or different letter, or two swapped letters. */
export function isOneErrorApart(a: string, b: string): boolean {
  if (a.length > b.length) return isOneErrorApart(b, a);
  if (b.length - a.length > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const restOf = (text: string, from: number): string => text.slice(from);
  if (a.length < b.length) return restOf(a, start) === restOf(b, start + 1);
  if (restOf(a, start + 1) === restOf(b, start + 1)) return true;
  return a[start] === b[start + 1] && a[start + 1] === b[start] && restOf(a, start + 2) === restOf(b, start + 2);
}
