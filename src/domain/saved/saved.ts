import { hash32 } from '../hash';
import type { Language } from '../language/language';
import { isSavedCode, withPresentNames, type SavedCode, type SavedView } from './saved-code';
import { isRecord } from '../shape';

export type { SavedCode, SavedView };

export interface ShownCode {
  readonly code: SavedCode;
  readonly view: SavedView;
}

export const maxSaved = 100;

const version = 1;

/** The stored content. The checksum detects content that other code has written or truncated. */
interface SavedFile {
  readonly version: typeof version;
  readonly checksum: number;
  readonly codes: readonly SavedCode[];
}

function checksumOf(codes: unknown): number {
  return hash32(JSON.stringify(codes));
}

export interface ReadCodes {
  /** The codes that can be shown, at most `maxSaved`. */
  readonly codes: readonly SavedCode[];
  /** Whether the version and the checksum are those of `savedText`. */
  readonly isOwn: boolean;
  /** Whether `codes` has all codes of the content. */
  readonly isWhole: boolean;
}

const unreadable: ReadCodes = { codes: [], isOwn: false, isWhole: false };

/** A valid checksum does not prove the shape of the content: another version of the site may have written it. */
export function parseSaved(text: string | null): ReadCodes {
  if (text === null) return { codes: [], isOwn: false, isWhole: true };
  try {
    const file: unknown = JSON.parse(text);
    if (!isRecord(file) || !Array.isArray(file.codes) || file.version !== version) return unreadable;
    if (file.checksum !== checksumOf(file.codes)) return unreadable;
    const all: readonly unknown[] = JSON.parse(JSON.stringify(file.codes), withPresentNames);
    const codes = all.filter(isSavedCode).slice(0, maxSaved);
    return { codes, isOwn: true, isWhole: codes.length === all.length };
  } catch {
    return unreadable;
  }
}

export function savedText(codes: readonly SavedCode[]): string {
  const file: SavedFile = { version, checksum: checksumOf(codes), codes };
  return JSON.stringify(file);
}

export function isSameOffer(
  one: Pick<SavedCode, 'store' | 'offer'>,
  other: Pick<SavedCode, 'store' | 'offer'>,
): boolean {
  return one.store === other.store && one.offer === other.offer;
}

/** Adds a code at the front; unchanged if the list already has it. */
export function withCode(codes: readonly SavedCode[], code: SavedCode): readonly SavedCode[] {
  return codes.some((each) => isSameOffer(each, code)) ? codes : [code, ...codes];
}

export function withoutCode(
  codes: readonly SavedCode[],
  code: Pick<SavedCode, 'store' | 'offer'>,
): readonly SavedCode[] {
  return codes.filter((each) => !isSameOffer(each, code));
}

export function swapCodes(codes: readonly SavedCode[], one: SavedCode, other: SavedCode): readonly SavedCode[] {
  return codes.map((each) => (isSameOffer(each, one) ? other : isSameOffer(each, other) ? one : each));
}

/** The view of a code in a language, else in another language in which it was seen; undefined if it has none. */
export function viewIn({ views }: SavedCode, language: Language): SavedView | undefined {
  const own = views[language];
  if (own) return own;
  const [[other, view] = []] = Object.entries(views);
  // The keys of `views` are languages.
  return view && { ...view, offer: { ...view.offer, language: view.offer.language ?? (other as Language) } };
}

/** The current code; undefined if the offer no longer needs one. */
export function currentCode(code: SavedCode, language: Language): string | undefined {
  const view = viewIn(code, language);
  return view ? view.offer.code : code.code;
}

/** `find` returns the views of an offer by its present or a former id; undefined if the store no longer lists it. */
export function refreshCode(
  code: SavedCode,
  find: (offer: string) => Readonly<Record<Language, SavedView>> | undefined,
  day: string,
): SavedCode {
  const { gone: _gone, ...rest } = code;
  const views = find(code.offer);
  if (!views) return { ...rest, gone: true };
  return { ...rest, offer: views.en.offer.id, views, asOf: day };
}
