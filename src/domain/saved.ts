import { hash32 } from './hash';
import type { Language } from './language';
import type { OfferStore, OfferView } from './page-data';

/** What a page shows of an offer, and its store, in one language. */
export interface SavedView {
  readonly offer: OfferView;
  readonly store: OfferStore;
}

/** A code that the visitor keeps on the device (product rule R99). */
export interface SavedCode {
  /** The slug of its store. */
  readonly store: string;
  readonly offer: string;
  /** The code when it was saved. */
  readonly code: string;
  /** What is known of it, in the languages in which it has been seen. */
  readonly views: Partial<Record<Language, SavedView>>;
  /** The day on which it was saved. */
  readonly saved: string;
  /** The day of `views`. */
  readonly asOf: string;
  /** true once the store no longer lists the offer. */
  readonly gone?: true;
}

/** A saved code as a page shows it. */
export interface ShownCode {
  readonly code: SavedCode;
  readonly view: SavedView;
}

/** The keys of what is kept in the storage of the browser. */
export const savedKey = 'saved';

/** What the keys of content begin with that could not be read. */
export const setAsideKey = 'saved-unreadable';

/** At most this many codes are kept. */
export const mostSaved = 100;

const version = 1;

/** What is kept: a checksum tells content that something else has written or cut. */
interface SavedFile {
  readonly version: typeof version;
  readonly checksum: number;
  readonly codes: readonly SavedCode[];
}

function checksumOf(codes: unknown): number {
  return hash32(JSON.stringify(codes));
}

/** The codes in the content of the storage; undefined if they cannot be read. */
export function parseSaved(text: string | null): readonly SavedCode[] | undefined {
  if (text === null) return [];
  try {
    const file: unknown = JSON.parse(text);
    if (!(file instanceof Object) || !('codes' in file) || !Array.isArray(file.codes)) return undefined;
    const isOwn = 'version' in file && file.version === version;
    if (!isOwn || !('checksum' in file) || file.checksum !== checksumOf(file.codes)) return undefined;
    // By version and checksum, savedText has written it from a value of this type.
    return file.codes as readonly SavedCode[];
  } catch {
    return undefined;
  }
}

/** The content of the storage with some codes. */
export function savedText(codes: readonly SavedCode[]): string {
  const file: SavedFile = { version, checksum: checksumOf(codes), codes };
  return JSON.stringify(file);
}

/** Whether two records are about the same offer. */
export function isSameOffer(
  one: Pick<SavedCode, 'store' | 'offer'>,
  other: Pick<SavedCode, 'store' | 'offer'>,
): boolean {
  return one.store === other.store && one.offer === other.offer;
}

/** The codes with another one in front; without a change if it is among them. */
export function withCode(codes: readonly SavedCode[], code: SavedCode): readonly SavedCode[] {
  return codes.some((each) => isSameOffer(each, code)) ? codes : [code, ...codes];
}

/** The codes without one. */
export function withoutCode(
  codes: readonly SavedCode[],
  code: Pick<SavedCode, 'store' | 'offer'>,
): readonly SavedCode[] {
  return codes.filter((each) => !isSameOffer(each, code));
}

/** The codes with two of them in each other's place. */
export function swapped(codes: readonly SavedCode[], one: SavedCode, other: SavedCode): readonly SavedCode[] {
  return codes.map((each) => (isSameOffer(each, one) ? other : isSameOffer(each, other) ? one : each));
}

/** A code in a language, else in another one in which it has been seen. */
export function viewIn({ views }: SavedCode, language: Language): SavedView | undefined {
  const own = views[language];
  if (own) return own;
  const [[other, view] = []] = Object.entries(views);
  // The keys of `views` are languages.
  return view && { ...view, offer: { ...view.offer, language: view.offer.language ?? (other as Language) } };
}

/** The code as it is now; undefined if none is needed any more. */
export function currentCode(code: SavedCode, language: Language): string | undefined {
  const view = viewIn(code, language);
  return view ? view.offer.code : code.code;
}

/** A saved code with what its store's file says of it on a day. `find` has it in a language, under its present or a former id. */
export function refreshed(
  code: SavedCode,
  find: (offer: string) => Readonly<Record<Language, SavedView>> | undefined,
  day: string,
): SavedCode {
  const { gone: _gone, ...rest } = code;
  const views = find(code.offer);
  if (!views) return { ...rest, gone: true };
  return { ...rest, offer: views.en.offer.id, views, asOf: day };
}
