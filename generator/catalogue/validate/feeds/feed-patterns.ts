import type { Feed } from '../../../../src/generated/data-types';
import { escapeRegExp } from '../../../system/escape-reg-exp';
import { currencyCodes } from '../../load/iso-codes';
import { withPoint } from '../../load/tables/cell-forms';
import { withLatinDigits } from '../texts/latin-digits';

/** A value that a pattern can find: money with its currency, an amount without one, or the number of a percentage. */
export type Placeholder = 'money' | 'amount' | 'percent';

interface PatternParts {
  readonly before: string;
  readonly placeholder?: Placeholder;
  readonly after: string;
}

export interface PatternMatch {
  /** Absent for a pattern without a placeholder. */
  readonly placeholder?: Placeholder;
  /** The digits of the value, with commas between thousands and a decimal point. */
  readonly figure: string;
  /** Its ISO 4217 code if the text names one; possibly not a currency of the site. */
  readonly currency?: string;
}

/** Finds a pattern in a text; undefined if the text does not match. */
export type Find = (text: string) => PatternMatch | undefined;

// No two parts can match the same text, so matching takes linear time whatever a cell contains.
const figure = String.raw`((?<![\p{N}.,])\d+(?:[.,]\d+)*(?!\p{N}|[.,]\p{N}))`;
const currency = String.raw`((?:US ?)?\$|€|(?<!\p{L})(?:${currencyCodes.join('|')})(?!\p{L}))`;
const values: Readonly<Record<Placeholder, string>> = {
  money: `(?:${currency} ?${figure}|${figure} ?${currency})`,
  amount: figure,
  percent: figure,
};

/** Splits a pattern; undefined if it is blank, has other braces or more than one placeholder. */
export function patternParts(pattern: string): PatternParts | undefined {
  const match = /^([^{}]*)(?:\{(money|amount|percent)\}([^{}]*))?$/.exec(plain(pattern));
  if (!match || match[0] === '') return undefined;
  const [, before = '', name, after = ''] = match;
  // The expression matches no other names.
  return { before, after, placeholder: name as Placeholder | undefined };
}

/** Normalises a text: Latin digits, single spaces, no space before a percent sign. */
function plain(text: string): string {
  return withLatinDigits(text).replaceAll('\u066a', '%').replace(/\s+/g, ' ').replaceAll(' %', '%').trim();
}

function currencyOf(symbol: string): string {
  if (symbol === '€') return 'EUR';
  // Every other symbol is a form of the dollar sign or the code itself.
  return symbol.endsWith('$') ? 'USD' : symbol.toUpperCase();
}

/**
 * Case and the number of spaces are ignored, and only whole words match. A placeholder alone must match the whole text,
 * and so must any pattern with `whole`. `decimal` is the decimal separator of the figures.
 */
export function compilePattern(pattern: string, whole = false, decimal: Feed['decimal'] = 'point'): Find {
  const parts = patternParts(pattern);
  if (!parts) throw new Error(`The pattern ${pattern} is wrong.`);
  const { before, placeholder, after } = parts;
  const isWhole = whole || (before === '' && after === '');
  const value = placeholder === undefined ? '' : values[placeholder];
  const wordBefore = /^[\p{L}\p{N}]/u.test(before) ? String.raw`(?<![\p{L}\p{N}])` : '';
  const endsInWord = after === '' && (placeholder !== undefined || /[\p{L}\p{N}]$/u.test(before));
  const wordAfter = endsInWord || /[\p{L}\p{N}]$/u.test(after) ? String.raw`(?![\p{L}\p{N}])` : '';
  const source = `${wordBefore}${escapeRegExp(before)}${value}${escapeRegExp(after)}${wordAfter}`;
  const expression = new RegExp(isWhole ? `^${source}$` : source, 'iu');
  return (text) => {
    const match = expression.exec(plain(text));
    if (!match) return undefined;
    const written = (figure = ''): string => (decimal === 'comma' ? withPoint(figure) : figure);
    if (placeholder !== 'money') return { figure: written(match[1]), placeholder };
    const [, signBefore, figureAfter, figureBefore, signAfter] = match;
    return {
      placeholder,
      figure: written(figureAfter ?? figureBefore),
      currency: currencyOf(signBefore ?? signAfter ?? ''),
    };
  };
}

/** Parses digits with commas between thousands and a decimal point; undefined for any other form. */
export function numberOf(figure: string): number | undefined {
  if (!/^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/.test(figure)) return undefined;
  const number = Number(figure.replaceAll(',', ''));
  return Number.isFinite(number) ? number : undefined;
}
