import type { Language } from './language';
import { currentCode, isSameOffer, viewIn, type SavedCode } from './saved';
import { isSlug, usualPath } from './slugs';

/** What the fragment of an address with a list of codes begins with. */
export const handoverStart = '#codes=';

/** At most this many characters of a fragment are read. */
const longestFragment = 10_000;

/** At most this many codes of a fragment are read. */
const mostHanded = 100;

/** The maximum lengths in the schemas. */
const longestCode = 64;
const longestPath = 160;

/** A code in the fragment of an address. */
export interface HandedCode {
  /** The slug of its store. */
  readonly store: string;
  readonly offer: string;
  readonly code: string;
  /** The path of its store's page without the language. */
  readonly path: string;
}

/** One code as a word of the fragment, whose parts are separated by points. */
function wordOf(code: SavedCode, language: Language): string | undefined {
  const text = currentCode(code, language);
  if (text === undefined) return undefined;
  const path = viewIn(code, language)?.store.path ?? usualPath(code.store);
  const encoded = encodeURIComponent(text).replaceAll('.', '%2E');
  return [code.store, code.offer, encoded, ...(path === usualPath(code.store) ? [] : [path])].join('.');
}

/** The first codes of a list as a fragment of at most so many characters, and how many they are. */
export function handoverFragment(
  codes: readonly SavedCode[],
  language: Language,
  most: number,
): { readonly fragment: string; readonly count: number } {
  let fragment = '';
  let count = 0;
  for (const code of codes) {
    const word = wordOf(code, language);
    if (word === undefined) continue;
    const longer = fragment === '' ? handoverStart + word : `${fragment},${word}`;
    if (longer.length > most) break;
    fragment = longer;
    count += 1;
  }
  return { fragment, count };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    // It is not encoded correctly.
    return undefined;
  }
}

function isPath(path: string): boolean {
  return path.length <= longestPath && path.startsWith('/') && path.slice(1).split('/').every(isSlug);
}

function codeOf(word: string): HandedCode | undefined {
  const [store = '', offer = '', encoded = '', path = usualPath(store), ...more] = word.split('.');
  const code = decoded(encoded);
  // No control or format characters, which could turn the direction of the text round it.
  const isCode =
    code !== undefined && code.length <= longestCode && /^[^\p{C}\p{Z}](?:[^\p{C}]*[^\p{C}\p{Z}])?$/u.test(code);
  if (!isSlug(store) || !isSlug(offer) || !isCode || !isPath(path) || more.length > 0) return undefined;
  return { store, offer, code, path };
}

/** The codes in the fragment of an address. Anybody can write one, so whatever does not have the form of a code is left out. */
export function handedCodes(hash: string): readonly HandedCode[] {
  if (!hash.startsWith(handoverStart) || hash.length > longestFragment) return [];
  const codes: HandedCode[] = [];
  for (const word of hash.slice(handoverStart.length).split(',')) {
    const code = codeOf(word);
    if (code && codes.length < mostHanded && !codes.some((each) => isSameOffer(each, code))) codes.push(code);
  }
  return codes;
}

/** A code of another device as it is kept until the files of its store have been read. */
export function receivedCode({ store, offer, code, path }: HandedCode, language: Language, day: string): SavedCode {
  const view = {
    offer: { id: offer, kind: 'code', title: code, code },
    // Without an address of its own, it is asked for with the next refresh.
    store: {
      slug: store,
      name: store,
      path,
      url: '',
      logo: '',
      initials: store.slice(0, 2).toUpperCase(),
      hue: -1,
      icon: 'tag',
      category: '',
    },
  } as const;
  return { store, offer, code, views: { [language]: view }, saved: day, asOf: day };
}
