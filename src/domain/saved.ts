import { hash32 } from './hash';
import type { Language } from './language';
import { isSavedCode, type SavedCode, type SavedView } from './saved-code';
import { isRecord } from './shape';

export type { SavedCode, SavedView };

/** A saved code as a page shows it. */
export interface ShownCode {
  readonly code: SavedCode;
  readonly view: SavedView;
}

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

/** What was read from the content of the storage. */
export interface ReadCodes {
  /** The codes that can be shown, at most `mostSaved`. */
  readonly codes: readonly SavedCode[];
  /** Whether version and checksum are those of `savedText`. */
  readonly isOwn: boolean;
  /** Whether `codes` is all that the content has. */
  readonly isWhole: boolean;
}

const unreadable: ReadCodes = { codes: [], isOwn: false, isWhole: false };

/** Reads the content of the storage. A checksum does not prove a shape: another version of the site may have written it. */
export function parseSaved(text: string | null): ReadCodes {
  if (text === null) return { codes: [], isOwn: false, isWhole: true };
  try {
    const file: unknown = JSON.parse(text);
    if (!isRecord(file) || !Array.isArray(file.codes) || file.version !== version) return unreadable;
    if (file.checksum !== checksumOf(file.codes)) return unreadable;
    const all: readonly unknown[] = file.codes;
    const codes = all.filter(isSavedCode).slice(0, mostSaved);
    return { codes, isOwn: true, isWhole: codes.length === all.length };
  } catch {
    return unreadable;
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
