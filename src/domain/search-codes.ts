import type { Country } from '../generated/data-types';
import type { Instant } from './calendar';
import { foldQuery } from './search';

/** A code as the search finds it. */
export interface FoundCode {
  readonly code: string;
  /** The id of its offer. */
  readonly offer: string;
  /** The name and the path of its store. */
  readonly store: string;
  readonly path: string;
  /** The countries in which it is valid, where they are known. */
  readonly where?: readonly Country[];
  readonly startsAt?: Instant;
  /** The first day, as a text. */
  readonly startsOn?: string;
  readonly expiresAt?: Instant;
  /** The last day, as a text. */
  readonly expiresOn?: string;
}

/** Codes by their sounds (`soundOf`). */
export type CodesFile = Readonly<Record<string, readonly FoundCode[]>>;

/** A code as it is compared: folded, without spaces and hyphens. */
export function codeKeyOf(text: string): string {
  return foldQuery(text).replace(/[\s\-_.]+/g, '');
}

/** The letters of both scripts that sound alike, as one Latin letter for each sound. */
const sounds: readonly (readonly [letters: string, sound: string])[] = [
  ['pبپ', 'b'],
  ['تطة', 't'],
  ['ثسصß', 's'],
  ['جgچ', 'j'],
  ['حه', 'h'],
  ['دضذ', 'd'],
  ['رr', 'r'],
  ['زظ', 'z'],
  ['ش', 'sh'],
  ['خ', 'kh'],
  ['غ', 'gh'],
  ['فvڤ', 'f'],
  ['قكcçq', 'k'],
  ['ل', 'l'],
  ['م', 'm'],
  ['ن', 'n'],
  ['x', 'ks'],
];

const soundOfLetter = new Map(sounds.flatMap(([letters, sound]) => [...letters].map((letter) => [letter, sound])));

/**
 * How a code sounds: «نم 175» is NM175. Arabic does not write short vowels, and writes long ones with letters for several, so vowels
 * are left out. Digits and signs stay.
 */
export function soundOf(text: string): string {
  return [...codeKeyOf(text)]
    .map((letter) => soundOfLetter.get(letter) ?? letter)
    .join('')
    .replace(/[aeiouwy\u0627\u0648\u064a\u0639\u0621]/g, '');
}

/** The shortest text that is looked up as a code. */
const shortestCode = 3;

/** Whether a text may be a code: whether there is one is seen only in the files of codes. */
export function mayBeCode(text: string): boolean {
  const key = codeKeyOf(text);
  return key.length >= shortestCode && key.length <= 64 && soundOf(text) !== '';
}

/** The codes that a text means: those that it spells, else, of an Arabic text, those that sound alike. */
export function codesOf(file: CodesFile, text: string): readonly FoundCode[] {
  const key = codeKeyOf(text);
  const alike = file[soundOf(text)] ?? [];
  const spelled = alike.filter(({ code }) => codeKeyOf(code) === key);
  return spelled.length > 0 || !/[\u0621-\u064a]/.test(key) ? spelled : alike;
}
