import type { Country } from '../../generated/data-types';
import type { ShownPeriod } from '../offers/offer-status';
import type { FigureBenefit } from '../offers/offer-view';
import { foldQuery } from './search';
import type { TrustEvidence } from '../trust/trust';

export interface FoundCode extends TrustEvidence, ShownPeriod {
  readonly code: string;
  readonly offer: string;
  readonly store: string;
  readonly path: string;
  readonly where?: readonly Country[];
  readonly benefit?: FigureBenefit;
}

/** Codes by their phonetic keys (`soundOf`). */
export type CodesFile = Readonly<Record<string, readonly FoundCode[]>>;

/** A code in its form for comparison: folded, without spaces, hyphens, underscores and points. */
export function foldCode(text: string): string {
  return foldQuery(text).replace(/[\s\-_.]+/g, '');
}

/** Letters of both scripts that sound alike, with one Latin spelling of each sound. */
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

/** «نم 175» has the same key as NM175. Vowels are dropped: Arabic does not write short ones. */
export function soundOf(text: string): string {
  return [...foldCode(text)]
    .map((letter) => soundOfLetter.get(letter) ?? letter)
    .join('')
    .replace(/[aeiouwy\u0627\u0648\u064a\u0639\u0621]/g, '');
}

const shortestCode = 3;

/** Whether a text can be a code. Only the files of codes tell whether it is one. */
export function mayBeCode(text: string): boolean {
  const key = foldCode(text);
  return key.length >= shortestCode && key.length <= 64 && soundOf(text) !== '';
}

/** The codes that match a text: those with the same spelling, else, for an Arabic text, those that sound alike. */
export function codesOf(file: CodesFile, text: string): readonly FoundCode[] {
  const key = foldCode(text);
  const alike = file[soundOf(text)] ?? [];
  const spelled = alike.filter(({ code }) => foldCode(code) === key);
  return spelled.length > 0 || !/[\u0621-\u064a]/.test(key) ? spelled : alike;
}
