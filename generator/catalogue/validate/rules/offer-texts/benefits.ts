import { minimumsFor } from '../../../../../src/domain/offers/minimum';
import type { Offer } from '../../../../../src/generated/data-types';
import { quote } from '../../../diagnostics/visible';
import { figuresIn, figuresOf, type Figure } from '../../texts/figures';
import { inSentence, isInBoth, type Contradiction, type Spoken } from './offer-text';

/** The number in a benefit, and how it is written. */
interface BenefitFigure {
  readonly value: number;
  readonly isPercent: boolean;
  readonly upTo: boolean;
  readonly key: 'percent' | 'amount';
}

function figureOf({ benefit }: Pick<Offer, 'benefit'>): BenefitFigure | undefined {
  if (!benefit) return undefined;
  const upTo = 'upTo' in benefit && benefit.upTo === true;
  // A range has two numbers, and its text needs no "up to".
  if (benefit.kind === 'amount')
    return benefit.from === undefined ? { value: benefit.amount, isPercent: false, upTo, key: 'amount' } : undefined;
  if (!('percent' in benefit) || benefit.percent === undefined) return undefined;
  return { value: benefit.percent, isPercent: true, upTo, key: 'percent' };
}

// Includes misspellings: they have their own diagnostic and the same meaning.
const upTo = /(?:up to|upto|as much as|حت[ىي]|[يت]صل [إا]ل[ىي]|لغاية|أقصاه|أقصاها)\s*(?:US ?)?\$?\s*$/iu;

/** Other words that limit a number: a range, "as low as", "the most". */
const limited =
  /up|to |max|most|range|from|between|[-–—]|or more|more than|as low|until|حت[ىي]|يصل|تصل|لغاية|وصول|أقص[ىا]|إلى|الى|لحد|بين|من \d|أكثر|فأكثر/iu;

function written({ value, isPercent }: Pick<BenefitFigure, 'value' | 'isPercent'>): string {
  return quote(isPercent ? `${value}%` : String(value));
}

/** Whether the numbers of a text include that of the benefit; undefined if none is of its kind. */
function namesBenefit(figures: readonly Figure[], { value, isPercent }: BenefitFigure): boolean | undefined {
  const same = figures.filter((figure) => figure.isPercent === isPercent);
  return same.length === 0 ? undefined : same.some((figure) => figure.value === value);
}

/** Finds "up to" in a text about a benefit that is the same for all items, or a missing "up to". */
export function upToAgainst(spoken: Spoken): readonly Contradiction[] {
  const { offer, words } = spoken;
  const benefit = figureOf(offer);
  if (!benefit || offer.benefits) return [];
  const named = figuresOf(words).filter(
    ({ value, isPercent }) => value === benefit.value && isPercent === benefit.isPercent,
  );
  const [first] = named;
  if (!first) return [];
  const end = first.end + (first.isPercent ? 1 : 0);
  const limit = named.map(({ start }) => upTo.exec(words.slice(Math.max(0, start - 20), start))).find(Boolean);
  if (limit && !benefit.upTo) {
    const start = first.start - limit[0].length;
    return [
      inSentence(spoken, 'up-to', [Math.max(0, start), end], ['benefit', benefit.key], {
        words: quote(limit[0].trim()),
        benefit: written(benefit),
      }),
    ];
  }
  // Words stretched with tatweel have their own diagnostic and the same meaning.
  if (limit || !benefit.upTo || limited.test(words.replaceAll('ـ', ''))) return [];
  return [
    inSentence(spoken, 'flat', [first.start, end], ['benefit', benefit.key], {
      words: quote(words.slice(first.start, end)),
    }),
  ];
}

/**
 * Whether a title has another number than the benefit. Another rule reports that, and other texts with the wrong number
 * are consequences.
 */
export function hasOtherTitle(offer: Offer): boolean {
  const benefit = figureOf(offer);
  if (!benefit) return false;
  return [offer.title.en, offer.title.ar].some((words) => namesBenefit(figuresOf(words), benefit) === false);
}

/** All numbers in the benefits and amounts of an offer. */
function allFigures(offer: Offer): readonly number[] {
  const { benefit, benefits = [], maximumSpend, maximumDiscount } = offer;
  return [benefit, ...benefits.map((each) => each.benefit)].flatMap((each) => {
    if (!each) return [];
    const amounts = each.kind === 'amount' ? [each.amount, each.from ?? each.amount] : [];
    const percents = 'percent' in each && each.percent !== undefined ? [each.percent] : [];
    return [
      ...amounts,
      ...percents,
      ...[...minimumsFor(offer), maximumSpend, maximumDiscount].flatMap((limit) => limit?.amount ?? []),
    ];
  });
}

/** Words which say that a number is not that of the offer. */
const others =
  /up to|already|sale|stack|on top|extra|additional|also|plus|other|than|vat|tax|reduc|prices|instead|usual|normal|bonus|member|deposit|cotton|discounts|حتى|أصل|تخفيض|إضاف|أيض|غير|بدل|ضريب|بالفعل|فوق|عادة|تصل|يصل|أسعار|أعضاء|خصومات/iu;
const takesOff = /^\s?[%٪]?\s?(?:off|discount|cashback|back)(?!\p{L})/iu;
const takesOffArabic = /(?:خصم|خصمًا|خصما|نسبة|استرداد|استردادًا|نقدي|نقديًا)\s*(?:بنسبة|قدره|بقيمة)?\s*$/u;

function otherPercentage(spoken: Spoken, { start, end }: Figure, benefit: BenefitFigure): Contradiction {
  const place = [start, end + 1] as const;
  const values = { words: quote(spoken.words.slice(...place)), benefit: written(benefit) };
  return inSentence(spoken, 'figure', place, ['benefit', 'percent'], values);
}

/**
 * Finds a percentage in the savings, or a single one in a sentence of the description or terms, that differs from the
 * benefit.
 */
export function figureAgainst(spoken: Spoken): readonly Contradiction[] {
  const { offer, words, text } = spoken;
  const benefit = figureOf(offer);
  if (!benefit?.isPercent || !/[%٪]/.test(words)) return [];
  // Instalments at 0% are not a discount.
  const figures = figuresOf(words).filter(({ isPercent, value }) => isPercent && value > 0);
  const [first] = figures;
  const known = allFigures(offer);
  if (!first || figures.some(({ value }) => known.includes(value))) return [];
  if (!isInBoth(spoken, first.value)) return [];
  if (text.field !== 'savings') {
    const isTakenOff =
      takesOff.test(words.slice(first.end, first.end + 16)) ||
      takesOffArabic.test(words.slice(Math.max(0, first.start - 24), first.start));
    if (figures.length > 1 || !isTakenOff || others.test(words)) return [];
  }
  return withTranslation(spoken, first, otherPercentage(spoken, first, benefit));
}

/** Adds the same percentage of the translation as a second contradiction. */
function withTranslation({ other }: Spoken, { value }: Figure, found: Contradiction): readonly Contradiction[] {
  const twin = other && figuresIn(other).find((figure) => figure.isPercent && figure.value === value);
  return twin ? [found, { ...found, text: other, start: twin.start, end: twin.end + 1 }] : [found];
}

const mostWordsBetween = 8;
/** Words between a code and a number which show that the number does not belong to the code. */
const turn = /[,،]|where|sale|prices|while|when|with up|تخفيض|حيث|أسعار|بينما/iu;

/** Finds the percentage that a sentence of a page attributes to a code, if it differs from the code's benefit. */
export function figureOfCodeAgainst(spoken: Spoken, codeEnd: number): readonly Contradiction[] {
  const { offer, words } = spoken;
  const benefit = figureOf(offer);
  if (!benefit?.isPercent) return [];
  const figures = figuresOf(words).filter(({ isPercent }) => isPercent);
  const known = allFigures(offer);
  const first = figures.find(({ start }) => start >= codeEnd);
  if (!first || figures.some(({ value }) => known.includes(value))) return [];
  const between = words.slice(codeEnd, first.start);
  if (turn.test(between) || between.trim().split(/\s+/).length > mostWordsBetween) return [];
  if (!isInBoth(spoken, first.value)) return [];
  return [otherPercentage(spoken, first, benefit)];
}
