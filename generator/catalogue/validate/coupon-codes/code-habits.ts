import type { Phrase } from '../../diagnostics/phrases';
import { quote } from '../../diagnostics/visible';
import type { Offer } from '../../../../src/generated/data-types';
import { compactName } from '../stores/brands';

/** The probable spelling of a code, judged by other codes or by its offer, and the reason. */
export interface LikelyCode {
  readonly right: string;
  readonly why: Phrase;
}

const figures: Readonly<Record<string, string>> = { O: '0', o: '0', I: '1', l: '1' };

/** Replaces letters that look like digits by those digits, wherever a digit precedes them. */
function withFigures(code: string): string {
  let changed = code;
  // A digit that has just replaced a letter counts as the digit before the next letter.
  for (let at = 0; at < changed.length; at += 1) {
    const figure = figures[changed.charAt(at)];
    if (figure === undefined || !/\d/.test(changed.charAt(at - 1))) continue;
    changed = changed.slice(0, at) + figure + changed.slice(at + 1);
  }
  return changed;
}

/** Pairs of signs that look alike in capitals, in small letters or as a digit. */
const alike: ReadonlySet<string> = new Set(['0o', 'o0', '1i', 'i1', '1l', 'l1', 'il', 'li']);

/** The code in the spelling of its offer's id, if they differ only in signs that look alike: `SlLK10` beside `silk10`. */
function spelledLike(id: string, code: string): string | undefined {
  const name = compactName(id);
  if (name.length !== code.length || name === code.toLowerCase()) return undefined;
  const isCapital = /[A-Z]/.test(code);
  const signs = [...code].map((sign, index) => {
    const meant = name.charAt(index);
    if (meant === sign.toLowerCase()) return sign;
    return alike.has(sign.toLowerCase() + meant) ? (isCapital ? meant.toUpperCase() : meant) : undefined;
  });
  return signs.includes(undefined) ? undefined : signs.join('');
}

/** The pattern of letters and digits of a code. It is the same for `alb121108` and `alc460086`. */
function shapeOf(code: string): string {
  return code.replace(/[A-Za-z]/g, 'a').replace(/\d/g, '9');
}

/** The number of other codes of one shape from which a store's habit is inferred. */
const habit = 2;

/** Finds signs that look alike, such as the letter O for the digit 0, if something in the store shows which is right. */
export function mistakenFigure(
  code: string,
  offer: Pick<Offer, 'benefit' | 'id'>,
  store: { readonly name: string; readonly codes: readonly string[] },
): LikelyCode | undefined {
  const others = store.codes.filter((each) => each !== code);
  const [first] = others;
  // Many codes end with the number of their benefit.
  const { benefit } = offer;
  const percent = benefit && 'percent' in benefit ? benefit.percent : undefined;
  const figure = benefit?.kind === 'amount' ? benefit.amount : percent;
  const likeId = spelledLike(offer.id, code);
  if (likeId !== undefined)
    return { right: likeId, why: { id: 'code-unlike-others.id', values: { id: quote(offer.id) } } };
  const asFigures = withFigures(code);
  if (asFigures !== code) {
    const number = /(?<!\d)\d+$/.exec(asFigures)?.[0];
    if (figure !== undefined && number === String(figure))
      return { right: asFigures, why: { id: 'code-unlike-others.benefit', values: { figure } } };
    const shape = shapeOf(asFigures);
    if (first !== undefined && others.length >= habit && others.every((each) => shapeOf(each) === shape))
      return { right: asFigures, why: { id: 'code-unlike-others.shape', values: { other: quote(first) } } };
  }
  // Digits between letters may stand for letters that look like them: `N00N20` for `NOON20`.
  const asLetters = code.replace(/(?<=[A-Za-z])[01]+(?=[A-Za-z])/g, (run) =>
    run.replaceAll('0', 'O').replaceAll('1', 'I'),
  );
  const name = compactName(store.name);
  if (asLetters !== code && name.length > 3 && compactName(asLetters).includes(name))
    return { right: asLetters, why: { id: 'code-unlike-others.name', values: { store: quote(store.name) } } };
  return undefined;
}

function lettersOf(code: string): string {
  return /^[A-Za-z]{2,}(?=\d)/.exec(code)?.[0] ?? '';
}

/** Finds capitals in place of lower-case letters, or the reverse, if the other codes of the same family differ. */
export function mistakenCapitals(code: string, codes: readonly string[]): LikelyCode | undefined {
  const letters = lettersOf(code);
  if (letters === '') return undefined;
  const family = codes.filter((each) => lettersOf(each).toLowerCase() === letters.toLowerCase() && each !== code);
  const [first] = family;
  if (first === undefined || family.some((each) => lettersOf(each) === letters)) return undefined;
  // Of two codes, the one that comes first is taken as the correct spelling.
  if (family.length === 1 && codes.indexOf(first) > codes.indexOf(code)) return undefined;
  if (family.some((each) => each.toLowerCase() === code.toLowerCase())) return undefined;
  const isSame = family.every((each) => lettersOf(each) === lettersOf(first));
  if (!isSame) return undefined;
  return {
    right: lettersOf(first) + code.slice(letters.length),
    why: { id: 'code-unlike-others.family', values: { other: quote(first) } },
  };
}
