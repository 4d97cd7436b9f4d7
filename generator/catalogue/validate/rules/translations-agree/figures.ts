import { figuresIn, type Figure } from '../../texts/figures';
import type { TextField, TextPair } from '../../texts/texts';

/** Numbers up to this one are often written as words («سبعة», seven). */
const largestWord = 10;

/** Phrases for the last day of a month. */
const lastDay = /last day of|end of|آخر يوم من|نهاية/iu;

/** A text with numbers that the other one lacks. */
export interface Missing {
  readonly text: TextField;
  readonly other: TextField;
  readonly figures: readonly Figure[];
  /** The number of the other text that stands in the place of the only one, and is one of the offer. */
  readonly right?: Figure;
}

function missingIn(other: TextField, text: TextField): Missing {
  const known = new Set(figuresIn(other).map(({ value }) => value));
  const missing = figuresIn(text).filter(
    ({ value }) => !known.has(value) && (value > largestWord || !Number.isInteger(value)),
  );
  const isLastDay = missing.length > 0 && lastDay.test(other.value);
  // The last day of a month has several numbers.
  const figures = isLastDay ? missing.filter(({ value }) => value < 28 || value > 31) : missing;
  return { text, other, figures };
}

/** The fields of an offer whose numbers its texts mention. */
const figureFields: ReadonlySet<string> = new Set(['percent', 'amount', 'from']);

/** The numbers in the fields of an offer. */
function figuresInFields(value: unknown, field = ''): readonly number[] {
  if (typeof value === 'number') return figureFields.has(field) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => figuresInFields(child, Array.isArray(value) ? field : name));
}

/** The numbers of one language that the other one lacks. Of two that differ, one that the offer has is right. */
export function missingFigures({ en, ar }: TextPair, offer: unknown): Missing | undefined {
  const both = [missingIn(ar, en), missingIn(en, ar)].filter(({ figures }) => figures.length > 0);
  const [first, second] = both;
  const [[one, ...moreOfFirst], [another, ...moreOfSecond]] = [first?.figures ?? [], second?.figures ?? []];
  if (!first || !second || !one || !another || moreOfFirst.length + moreOfSecond.length > 0) return first;
  const known = figuresInFields(offer);
  if (one.isPercent !== another.isPercent || known.includes(one.value) === known.includes(another.value)) return first;
  return known.includes(one.value) ? { ...second, right: one } : { ...first, right: another };
}
