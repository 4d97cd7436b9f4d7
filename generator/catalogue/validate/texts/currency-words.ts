import { currencyCodes } from '../../load/iso-codes';
import { figuresOf, type Figure } from './figures';

/** An amount of money in a text. */
export interface AmountInText extends Figure {
  /** The currencies that the symbol or word beside it may mean: one for `AED`, all dinars for `dinar`. */
  readonly currencies: readonly string[];
  /** The start and end offsets of the amount with its symbol. */
  readonly from: number;
  readonly to: number;
}

const dollars = ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD'];
const riyals = ['SAR', 'QAR', 'OMR', 'YER', 'IRR'];
const dinars = ['KWD', 'BHD', 'JOD', 'IQD', 'TND', 'DZD', 'LYD'];
const dirhams = ['AED', 'MAD'];
const pounds = ['EGP', 'GBP', 'SDG', 'LBP', 'SYP'];

/** The beginnings of the words and symbols that people write beside amounts. */
const words: readonly (readonly [beginning: string, currencies: readonly string[]])[] = [
  ['us$', ['USD']],
  ['us $', ['USD']],
  ['$', dollars],
  ['€', ['EUR']],
  ['£', pounds],
  ['dollar', dollars],
  ['دولار', dollars],
  ['euro', ['EUR']],
  ['يورو', ['EUR']],
  ['dirham', dirhams],
  ['dhs', ['AED']],
  ['درهم', dirhams],
  ['دراهم', dirhams],
  ['د.إ', ['AED']],
  ['riyal', riyals],
  ['ريال', riyals],
  ['ر.س', ['SAR']],
  ['ر.ق', ['QAR']],
  ['ر.ع', ['OMR']],
  ['dinar', dinars],
  ['دينار', dinars],
  ['دنانير', dinars],
  ['د.ك', ['KWD']],
  ['د.ب', ['BHD']],
  ['pound', pounds],
  ['جنيه', pounds],
  ['ج.م', ['EGP']],
];

const codes: ReadonlySet<string> = new Set(currencyCodes);

/**
 * The currencies named at the start of the text after an amount, and the length of their name; undefined if there is
 * none.
 */
function after(text: string): { readonly currencies: readonly string[]; readonly length: number } | undefined {
  const [space = ''] = /^[\s\u00a0]?/.exec(text) ?? [];
  const rest = text.slice(space.length).toLowerCase();
  const code = /^[a-z]{3}(?![a-z])/.exec(rest)?.[0].toUpperCase();
  if (code !== undefined && codes.has(code)) return { currencies: [code], length: space.length + 3 };
  const word = words.find(([beginning]) => rest.startsWith(beginning));
  if (!word) return undefined;
  const [whole = ''] = /^[\p{L}\p{M}.$€£]+(?: \$)?/u.exec(rest) ?? [];
  return { currencies: word[1], length: space.length + Math.max(whole.length, word[0].length) };
}

/**
 * The currencies named at the end of the text before an amount, and the length of their name; undefined if there is
 * none.
 */
function before(text: string): { readonly currencies: readonly string[]; readonly length: number } | undefined {
  const code = /(?<![A-Za-z])([A-Z]{3})\s?$/.exec(text);
  if (code && codes.has(code[1] ?? '')) return { currencies: [code[1] ?? ''], length: code[0].length };
  const symbol = /(?:US ?)?\$\s?$|€\s?$|£\s?$|(?<![A-Za-z])Dhs\.?\s?$/i.exec(text);
  const word = symbol && words.find(([beginning]) => symbol[0].toLowerCase().startsWith(beginning));
  return symbol && word ? { currencies: word[1], length: symbol[0].length } : undefined;
}

/** The amounts of money in a text. */
export function amountsOf(text: string): readonly AmountInText[] {
  return figuresOf(text).flatMap((figure): readonly AmountInText[] => {
    if (figure.isPercent) return [];
    const symbol = before(text.slice(Math.max(0, figure.start - 6), figure.start));
    const word = symbol ? undefined : after(text.slice(figure.end, figure.end + 16));
    const found = symbol ?? word;
    if (!found) return [];
    return [
      {
        ...figure,
        currencies: found.currencies,
        from: figure.start - (symbol?.length ?? 0),
        to: figure.end + (word?.length ?? 0),
      },
    ];
  });
}
