import { remembered } from './remembered';

/** A figure in a text. */
export interface Figure {
  readonly value: number;
  /** Its place in the text. */
  readonly start: number;
  readonly end: number;
  readonly isPercent: boolean;
}

// Arabic particles are joined to a figure («و200»); figures inside words in Latin letters are names or codes.
const figure =
  /(?<![\p{Script=Latin}\d][.,٫٬]?)[\d٠-٩]+(?:[,٬][\d٠-٩]{3}(?![\d٠-٩]))*(?:[.٫][\d٠-٩]+)?(?![\p{Script=Latin}\d٠-٩])/gu;

/** Two of a currency is one word in Arabic («دولارين»), which needs no digit. */
const pair = /(?<!\p{L})[وفبل]?(?:دولار|درهم|ريال|دينار|جنيه)(?:ين|ان)(?!\p{L})/gu;

/** What is no text for readers: placeholders, code, addresses, and characters by their numbers. */
const hidden = /&#\d+;|\{[^{}]*\}|`[^`]*`|https?:\/\/\S+|\]\([^)\]]*\)/g;

/**
 * The figures in a text for readers, in Latin or Arabic-Indic digits, and two of a currency in one Arabic word.
 * Codes, placeholders and addresses are no figures.
 */
export function figuresOf(text: string): readonly Figure[] {
  const pairs = [...text.matchAll(pair)].map(
    ({ 0: written, index: start }): Figure => ({ value: 2, start, end: start + written.length, isPercent: false }),
  );
  if (!/[\d٠-٩]/.test(text)) return pairs;
  const shown = text.replace(hidden, (part) => ' '.repeat(part.length));
  const figures = [...shown.matchAll(figure)].map(({ 0: written, index: start }) => {
    const end = start + written.length;
    const latin = written
      .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
      .replace(/[,٬]/g, '')
      .replace('٫', '.');
    return { value: Number(latin), start, end, isPercent: /^\s?[%٪]/.test(shown.slice(end)) };
  });
  return pairs.length === 0 ? figures : [...figures, ...pairs].sort((a, b) => a.start - b.start);
}

/** The same of a whole text. */
export const figuresIn = remembered(({ value }) => figuresOf(value));
