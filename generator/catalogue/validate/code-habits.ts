import type { Phrase } from '../diagnostics/phrases';
import { quote } from '../diagnostics/visible';
import type { Offer } from '../../../src/generated/data-types';
import { compactName } from './brands';

/** What a code would be if it were written like the others, and why. */
export interface LikelyCode {
  readonly right: string;
  readonly why: Phrase;
}

/** Letters that are read as figures. */
const figures: Readonly<Record<string, string>> = { O: '0', o: '0', I: '1', l: '1' };

/** A code whose letters are the figures that look like them, wherever another figure is beside them. */
function withFigures(code: string): string {
  let changed = code;
  // A figure that has just been written can be beside the next letter.
  for (let at = 0; at < changed.length; at += 1) {
    const figure = figures[changed.charAt(at)];
    if (figure === undefined || !/\d/.test(changed.charAt(at - 1))) continue;
    changed = changed.slice(0, at) + figure + changed.slice(at + 1);
  }
  return changed;
}

/** A code whose figures are the letters that look like them: `N00N20` with two letters. */
function withLetters(code: string): string {
  return code.replace(/(?<=[A-Za-z])[01]+(?=[A-Za-z])/g, (run) => run.replaceAll('0', 'O').replaceAll('1', 'I'));
}

/** The order of letters and figures of a code: `alb121108` and `alc460086` have the same. */
function shapeOf(code: string): string {
  return code.replace(/[A-Za-z]/g, 'a').replace(/\d/g, '9');
}

/** The figure of the benefit, which many codes end with. */
function figureOf({ benefit }: Pick<Offer, 'benefit'>): number | undefined {
  if (benefit?.kind === 'amount') return benefit.amount;
  return benefit && 'percent' in benefit ? benefit.percent : undefined;
}

/** The number of other codes of one shape that make a habit of the store. */
const habit = 2;

/** The letter O in place of the figure 0, or the reverse, where something in the store shows which is right. */
export function mistakenFigure(
  code: string,
  offer: Pick<Offer, 'benefit' | 'id'>,
  store: { readonly name: string; readonly codes: readonly string[] },
): LikelyCode | undefined {
  const others = store.codes.filter((each) => each !== code);
  const [first] = others;
  const figure = figureOf(offer);
  const asFigures = withFigures(code);
  if (asFigures !== code) {
    if (compactName(offer.id) === compactName(asFigures))
      return { right: asFigures, why: { id: 'code-unlike-others.id', values: { id: quote(offer.id) } } };
    const number = /\d+$/.exec(asFigures)?.[0];
    if (figure !== undefined && number === String(figure))
      return { right: asFigures, why: { id: 'code-unlike-others.benefit', values: { figure } } };
    const shape = shapeOf(asFigures);
    if (first !== undefined && others.length >= habit && others.every((each) => shapeOf(each) === shape))
      return { right: asFigures, why: { id: 'code-unlike-others.shape', values: { other: quote(first) } } };
  }
  const asLetters = withLetters(code);
  const name = compactName(store.name);
  if (asLetters !== code && name.length > 3 && compactName(asLetters).includes(name))
    return { right: asLetters, why: { id: 'code-unlike-others.name', values: { store: quote(store.name) } } };
  return undefined;
}

function lettersOf(code: string): string {
  return /^[A-Za-z]{2,}(?=\d)/.exec(code)?.[0] ?? '';
}

/** Capitals in place of small letters, or the reverse, where the other codes of the same family have them. */
export function mistakenCapitals(code: string, codes: readonly string[]): LikelyCode | undefined {
  const letters = lettersOf(code);
  if (letters === '') return undefined;
  const family = codes.filter((each) => lettersOf(each).toLowerCase() === letters.toLowerCase() && each !== code);
  const [first] = family;
  if (first === undefined || family.some((each) => lettersOf(each) === letters)) return undefined;
  // Of two codes, the one that was there before shows how the other is written.
  if (family.length === 1 && codes.indexOf(first) > codes.indexOf(code)) return undefined;
  if (family.some((each) => each.toLowerCase() === code.toLowerCase())) return undefined;
  const isSame = family.every((each) => lettersOf(each) === lettersOf(first));
  if (!isSame) return undefined;
  return {
    right: lettersOf(first) + code.slice(letters.length),
    why: { id: 'code-unlike-others.family', values: { other: quote(first) } },
  };
}
