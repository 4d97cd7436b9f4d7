import { claimLanguages, type BeforeNumber, type ClaimKind, type ClaimPattern } from './patterns';
import { remembered, type Words } from '../engine/remembered';
import { plain, plainTextOf, plainWords, type PlainText, type Syntax } from './plain-text';

/** A claim found in a text. `start` and `end` are offsets into the plain text. */
export interface FoundClaim {
  readonly kind: ClaimKind;
  readonly start: number;
  readonly end: number;
  /** Its number; absent if it has none in digits. */
  readonly amount?: number;
  /** Whether the number is a lower bound: "more than 200", "200+". */
  readonly more?: true;
}

const multiples: readonly (readonly [RegExp, number])[] = [
  [/m$|million|مليون|ملايين/, 1_000_000],
  [/k$|thousand|mille|الف|الاف/, 1000],
];

function amountOf(written: string): number {
  const digits = written.replace(/[ ,.'](?=\d{3}(?!\d))/g, '').replace(',', '.');
  const factor = multiples.find(([pattern]) => pattern.test(written))?.[1] ?? 1;
  return Number.parseFloat(digits) * factor;
}

/** The sentence that contains a range of a text. */
function sentenceAround(text: string, start: number, end: number): string {
  const before = text.slice(0, start).split(/[.!?؟;؛:\n•|](?:\s|$)|\n/);
  const after = text.slice(end).split(/[.!?؟;؛:\n•|](?:\s|$)|\n/);
  return `${before.at(-1) ?? ''}${text.slice(start, end)}${after[0] ?? ''}`;
}

/** The maximum number of characters between the start of "more than" and its number. */
const reach = 24;

/** The start of a claim whose pattern begins with a number; undefined if the words before it rule out a claim. */
function beginning(
  text: string,
  at: number,
  { more, excluded }: BeforeNumber,
): { start: number; more: boolean } | undefined {
  const before = text.slice(Math.max(0, at - reach), at);
  const words = more.exec(before)?.[0];
  if (words !== undefined) return { start: at - words.length, more: true };
  const start = before.endsWith('+') ? at - 1 : at;
  return excluded.test(text.slice(Math.max(0, start - reach), start)) ? undefined : { start, more: false };
}

function claimOf(
  { kind, least, onlyMore, sentence, before }: ClaimPattern,
  match: RegExpMatchArray,
  text: string,
): FoundClaim | undefined {
  const at = match.index ?? 0;
  const end = at + match[0].length;
  const begin = before ? beginning(text, at, before) : { start: at, more: false };
  if (!begin) return undefined;
  const { start } = begin;
  if (sentence && !sentence.test(sentenceAround(text, start, end))) return undefined;
  const { number, plus } = match.groups ?? {};
  if (least === undefined || number === undefined) return { kind, start, end };
  const amount = amountOf(number);
  const more = begin.more || plus !== undefined;
  // A year is not a count: "in 2025 stores …".
  const isYear = /^(?:19|20)\d\d$/.test(number);
  if (more ? onlyMore && amount < least : onlyMore || amount < least || isYear) return undefined;
  return { kind, start, end, amount, more: more || undefined };
}

function isLanguage(language: string): language is keyof typeof claimLanguages {
  return Object.hasOwn(claimLanguages, language);
}

function claimsOf(text: string, language: keyof typeof claimLanguages, syntax: Syntax): readonly FoundClaim[] {
  const { mayClaim, patterns } = claimLanguages[language];
  if (!mayClaim.test(text)) return [];
  const found = patterns.flatMap((each) =>
    // The interface derives its labels from recorded tests (product rule R72).
    (syntax === 'message' && each.kind === 'verified') || !each.quick.test(text)
      ? []
      : [...text.matchAll(each.pattern)].flatMap((match) => claimOf(each, match, text) ?? []),
  );
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  // Of overlapping claims, the longest is kept.
  const kept: FoundClaim[] = [];
  for (const claim of found) if ((kept.at(-1)?.end ?? -1) <= claim.start) kept.push(claim);
  return kept;
}

const claimsIn = { text: claimSearch('text'), message: claimSearch('message') };

function claimSearch(syntax: Syntax): (text: { readonly words: Words }) => readonly FoundClaim[] {
  return remembered(({ value, language }) =>
    isLanguage(language) ? claimsOf(plainTextOf(value, syntax), language, syntax) : [],
  );
}

/** Finds the claims in a text, sorted by offset, with its plain text; undefined if there are none. */
export function detectClaims(
  text: { readonly words: Words },
  syntax: Syntax,
): { readonly plain: PlainText; readonly found: readonly FoundClaim[] } | undefined {
  const found = claimsIn[syntax](text);
  return found.length === 0 ? undefined : { plain: plain(text.words.value, syntax), found };
}

/** Finds "up to 80%" in a text of the data, with its number. */
export function upToIn(text: string, language: string): readonly (FoundClaim & { readonly amount: number })[] {
  if (!isLanguage(language) || !/[%٪]/.test(text)) return [];
  return [...plainTextOf(text, 'text').matchAll(claimLanguages[language].upTo)].map((match) => ({
    kind: 'share',
    start: match.index,
    end: match.index + match[0].length,
    amount: Number(match[1]),
  }));
}

/** The highest percentage in a text of the data; 0 if there is none. */
export function mostPercentIn(text: string): number {
  if (!/[%٪]/.test(text)) return 0;
  return Math.max(0, ...[...plainTextOf(text, 'text').matchAll(/(?<!\d)(\d+) ?%/g)].map((match) => Number(match[1])));
}

/** The words of a claim as the text spells them. */
export function claimedWords(text: string, { original }: PlainText, { start, end }: FoundClaim): string {
  const span = original(start, end);
  return plainWords(text.slice(span.start, span.end));
}
