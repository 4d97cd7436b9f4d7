import { remembered } from '../engine/remembered';

export interface Figure {
  readonly value: number;
  readonly start: number;
  readonly end: number;
  readonly isPercent: boolean;
}

// Arabic particles are joined to a number («و200»); numbers inside Latin words are parts of names or codes.
const figure =
  /(?<![\p{Script=Latin}\d][.,٫٬]?)[\d٠-٩]+(?:[,٬][\d٠-٩]{3}(?![\d٠-٩]))*(?:[.٫][\d٠-٩]+)?(?![\p{Script=Latin}\d٠-٩])/gu;

/** The dual of a currency is one Arabic word without a digit («دولارين»). */
const pair = /(?<!\p{L})[وفبل]?(?:دولار|درهم|ريال|دينار|جنيه)(?:ين|ان)(?!\p{L})/gu;

/** Parts of a text that readers do not see as text: placeholders, code, addresses, character references. */
const hidden = /&#\d+;|\{[^{}]*\}|`[^`]*`|https?:\/\/\S+|\]\([^)\]]*\)/g;

/** In Latin or Arabic-Indic digits, and Arabic duals of currencies. Codes, placeholders and addresses are ignored. */
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

/** As `figuresOf`, with the result remembered per text field. */
export const figuresIn = remembered(({ value }) => figuresOf(value));
