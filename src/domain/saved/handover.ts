import type { Language } from '../language/language';
import { currentCode, isSameOffer, viewIn, type SavedCode } from './saved';
import { isSlug, usualPath } from '../pages/slugs';

export const handoverStart = '#codes=';

/** Longer fragments are ignored. In characters. */
const maxFragmentLength = 10_000;

const maxCodes = 100;

/** The maximum lengths in the schemas. */
const longestCode = 64;
const longestPath = 160;

export interface HandedCode {
  readonly store: string;
  readonly offer: string;
  readonly code: string;
  readonly path: string;
}

/** Encodes a code as an entry of the fragment; the parts of an entry are separated by points. */
function encodeCode(code: SavedCode, language: Language): string | undefined {
  const text = currentCode(code, language);
  if (text === undefined) return undefined;
  const path = viewIn(code, language)?.store.path ?? usualPath(code.store);
  const encoded = encodeURIComponent(text).replaceAll('.', '%2E');
  return [code.store, code.offer, encoded, ...(path === usualPath(code.store) ? [] : [path])].join('.');
}

/** The first codes of a list in at most `most` characters. `count` is the number of encoded codes. */
export function handoverFragment(
  codes: readonly SavedCode[],
  language: Language,
  maxLength: number,
): { readonly fragment: string; readonly count: number } {
  let fragment = '';
  let count = 0;
  for (const code of codes) {
    const entry = encodeCode(code, language);
    if (entry === undefined) continue;
    const longer = fragment === '' ? handoverStart + entry : `${fragment},${entry}`;
    if (longer.length > maxLength) break;
    fragment = longer;
    count += 1;
  }
  return { fragment, count };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    // The text is not encoded correctly.
    return undefined;
  }
}

function parseCode(entry: string): HandedCode | undefined {
  const [store = '', offer = '', encoded = '', path = usualPath(store), ...more] = entry.split('.');
  const code = decode(encoded);
  // Control and format characters are refused, because they could reverse the direction of the text around the code.
  const isCode =
    code !== undefined && code.length <= longestCode && /^[^\p{C}\p{Z}](?:[^\p{C}]*[^\p{C}\p{Z}])?$/u.test(code);
  const isPath = path.length <= longestPath && path.startsWith('/') && path.slice(1).split('/').every(isSlug);
  if (!isSlug(store) || !isSlug(offer) || !isCode || !isPath || more.length > 0) return undefined;
  return { store, offer, code, path };
}

/** Parses the codes in the fragment of an address. Anybody can write one, so invalid entries are ignored. */
export function handedCodes(hash: string): readonly HandedCode[] {
  if (!hash.startsWith(handoverStart) || hash.length > maxFragmentLength) return [];
  const codes: HandedCode[] = [];
  for (const entry of hash.slice(handoverStart.length).split(',')) {
    const code = parseCode(entry);
    if (code && codes.length < maxCodes && !codes.some((each) => isSameOffer(each, code))) codes.push(code);
  }
  return codes;
}

/** A code from another device, in the form in which it is saved until the files of its store have been read. */
export function receivedCode({ store, offer, code, path }: HandedCode, language: Language, day: string): SavedCode {
  const view = {
    offer: { id: offer, kind: 'code', title: code, code },
    // Without an address of its own, the store is loaded by the next refresh.
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
