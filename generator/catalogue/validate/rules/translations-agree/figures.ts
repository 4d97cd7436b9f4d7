import { figuresIn, type Figure } from '../../texts/figures';
import type { TextField, TextPair } from '../../texts/texts';

/** Numbers up to this one are often written as words («سبعة», seven). */
const largestWord = 10;

/** Phrases for the last day of a month. */
const lastDay = /last day of|end of|آخر يوم من|نهاية/iu;

function isEndOfMonth(value: number): boolean {
  return value >= 28 && value <= 31;
}

/** A text with numbers that the other one lacks. */
export interface Missing {
  readonly text: TextField;
  readonly other: TextField;
  readonly figures: readonly Figure[];
}

function missingIn(other: TextField, text: TextField): Missing {
  const known = new Set(figuresIn(other).map(({ value }) => value));
  const missing = figuresIn(text).filter(
    ({ value }) => !known.has(value) && (value > largestWord || !Number.isInteger(value)),
  );
  const isLastDay = missing.length > 0 && lastDay.test(other.value);
  return { text, other, figures: isLastDay ? missing.filter(({ value }) => !isEndOfMonth(value)) : missing };
}

/** The numbers of one language that the other one lacks. */
export function missingFigures({ en, ar }: TextPair): Missing | undefined {
  return [missingIn(ar, en), missingIn(en, ar)].find(({ figures }) => figures.length > 0);
}
