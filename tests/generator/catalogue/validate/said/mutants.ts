import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { wordsFor } from '../../../../../generator/catalogue/validate/engine/remembered';
import { contradictionsIn } from '../../../../../generator/catalogue/validate/rules/translations-agree/statements';
import { contradictionsOf } from '../../../../../generator/catalogue/validate/said/contradictions';
import type { Contradiction, Spoken } from '../../../../../generator/catalogue/validate/said/spoken';
import type { Countries, Offer } from '../../../../../src/generated/data-types';
import type { TextField } from '../../../../../generator/catalogue/validate/texts/texts';
import { catalogueRoot } from '../../../../support/catalogue';

interface Money {
  readonly value: number;
  readonly currency: string;
}

/** A sentence of the fixtures with what a person reads in it. */
export interface Sentence {
  readonly id: string;
  readonly language: string;
  readonly text: string;
  readonly trap?: string;
  readonly facts: {
    readonly kind?: string;
    readonly percent?: number;
    readonly amount?: Money;
    readonly upTo?: boolean;
    readonly minimum?: Money;
    readonly cap?: Money;
    readonly starts?: string;
    readonly ends?: string;
    readonly customers?: string;
    readonly countries?: readonly string[];
    readonly channel?: string;
    readonly payment?: readonly string[];
    readonly saleItems?: string;
  };
}

/** The fields of an offer that sentences can contradict; loose, because mutants need not be valid. */
type Fields = Readonly<Record<string, unknown>>;

const fixtures = path.resolve(import.meta.dirname, '../../../../fixtures/sentences/sentences.json');
// The file is written by hand; its README has the form.
export const sentences = JSON.parse(readFileSync(fixtures, 'utf8')) as readonly Sentence[];

const countries = parse(readFileSync(path.join(catalogueRoot, 'countries.yaml'), 'utf8')) as Countries;

const amountOf = (money: Money): Fields => ({ amount: money.value, currency: money.currency });
const whoOf: Readonly<Record<string, string>> = { new: 'new-customers', all: 'all', members: 'members' };

function benefitOf({ kind, percent, amount, upTo }: Sentence['facts']): Fields | undefined {
  if (kind === 'free-delivery') return { kind: 'free-shipping' };
  const limit = upTo ? { upTo: true } : {};
  if (kind === 'amount' && amount) return { kind, ...amountOf(amount), ...limit };
  if (kind === 'cashback') return { kind, ...(percent === undefined ? {} : { percent }), ...limit };
  return kind === 'percent' ? { kind, percent, ...limit } : undefined;
}

/** The offer that a sentence describes. */
export function offerOf(facts: Sentence['facts']): Fields {
  const benefit = benefitOf(facts);
  const who = facts.customers === undefined ? undefined : whoOf[facts.customers];
  return {
    ...(benefit && { benefit }),
    ...(facts.minimum && { minimumSpend: amountOf(facts.minimum) }),
    ...(facts.cap && { maximumDiscount: amountOf(facts.cap) }),
    ...(facts.starts && { starts: facts.starts }),
    ...(facts.ends && { expires: facts.ends }),
    ...(who && { who }),
    ...(facts.countries && { where: facts.countries }),
    ...((facts.channel === 'app' || facts.channel === 'site') && { channel: facts.channel }),
    ...(facts.payment && { payment: { only: facts.payment } }),
    ...(facts.saleItems && { saleItems: facts.saleItems }),
  };
}

/** A changed field, and the field at which the contradiction must be found. */
export interface Mutant {
  readonly fact: string;
  readonly offer: Fields;
  readonly field: string;
}

const otherCurrency = (currency: string): string => (currency === 'EGP' ? 'USD' : 'EGP');
const other = (all: readonly string[], own: readonly string[]): string => all.find((each) => !own.includes(each)) ?? '';

const withLatinDigits = (text: string): string =>
  text.normalize('NFKC').replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));

function hasNumber(text: string, day: number): boolean {
  return (withLatinDigits(text).match(/\d+/g) ?? []).some((each) => Number(each) === day);
}

/** The offers with one field that a sentence contradicts. */
export function mutantsOf({ facts, text }: Sentence): readonly Mutant[] {
  const offer = offerOf(facts);
  const benefit = benefitOf(facts);
  const mutants: Mutant[] = [];
  const change = (fact: string, field: string, value: unknown): void => {
    mutants.push({ fact, field, offer: { ...offer, [field]: value } });
  };
  if (benefit?.['kind'] === 'percent')
    change('kind', 'benefit', { ...amountOf({ value: facts.percent ?? 0, currency: 'SAR' }), kind: 'amount' });
  if (benefit?.['kind'] === 'amount') change('kind', 'benefit', { kind: 'percent', percent: facts.amount?.value });
  if (benefit?.['kind'] === 'cashback' || benefit?.['kind'] === 'free-shipping')
    change('kind', 'benefit', { kind: 'percent', percent: facts.percent ?? 10 });
  if (benefit?.['kind'] === 'percent') change('figure', 'benefit', { ...benefit, percent: (facts.percent ?? 0) + 3 });
  if (facts.amount && benefit?.['kind'] === 'amount')
    change('currency', 'benefit', { ...benefit, currency: otherCurrency(facts.amount.currency) });
  if (facts.minimum) {
    change('minimum', 'minimumSpend', amountOf({ ...facts.minimum, value: facts.minimum.value + 13 }));
    change('currency', 'minimumSpend', amountOf({ ...facts.minimum, currency: otherCurrency(facts.minimum.currency) }));
  }
  if (facts.cap) change('maximum', 'maximumDiscount', amountOf({ ...facts.cap, value: facts.cap.value + 13 }));
  // "Today only" depends on the day of the reader, which no field has.
  if (facts.ends && hasNumber(text, Number(facts.ends.slice(8))))
    change('end', 'expires', `${Number(facts.ends.slice(0, 4)) + 1}${facts.ends.slice(4)}`.replace(/-\d\d$/, '-13'));
  if (facts.starts && hasNumber(text, Number(facts.starts.slice(8))))
    change('start', 'starts', facts.starts.replace(/-\d\d$/, '-13'));
  if (facts.customers && whoOf[facts.customers])
    change('customers', 'who', other(['all', 'new-customers'], [whoOf[facts.customers] ?? '']));
  const elsewhere = ['EG', 'KW', 'SA', 'AE', 'BH'].find((country) => !facts.countries?.includes(country));
  if (facts.countries && elsewhere) change('country', 'where', [elsewhere]);
  if (facts.channel === 'app' || facts.channel === 'site')
    change('channel', 'channel', facts.channel === 'app' ? 'site' : 'app');
  if (facts.payment) change('payment', 'payment', { only: [other(['mada', 'tabby', 'visa'], facts.payment)] });
  if (facts.saleItems) change('sale items', 'saleItems', facts.saleItems === 'included' ? 'excluded' : 'included');
  return mutants;
}

/** What a sentence is found to say against an offer. */
export function foundIn({ text, language }: Sentence, fields: Fields): readonly Contradiction[] {
  // A comparison reads only these fields of an offer and of a text.
  const offer = fields as unknown as Offer;
  const field = { value: text, field: 'savings', language: language.slice(0, 2) } as unknown as Spoken['text'];
  const spoken: Spoken = { offer, text: field, words: text, start: 0 };
  return contradictionsOf(spoken, 'short', true, countries);
}

const languageOf = ({ language }: Sentence): string => language.slice(0, 2);

function textOf(sentence: Sentence): TextField {
  const { text: value } = sentence;
  const language = languageOf(sentence);
  // A comparison reads only these fields of a text.
  return { value, language, field: 'savings', words: wordsFor(value, language) } as unknown as TextField;
}

/** An amount that a sentence states in digits. */
function amountIn({ facts, text }: Sentence): Money | undefined {
  const money = facts.minimum ?? facts.amount ?? facts.cap;
  return money && withLatinDigits(text).split(String(money.value)).length === 2 ? money : undefined;
}

/** What texts in both languages must state alike; undefined if a sentence does not state it. */
const comparedFacts: Readonly<Record<string, (sentence: Sentence) => string | undefined>> = {
  who: ({ facts }) => facts.customers,
  channel: ({ facts }) => (facts.channel === 'shop' ? undefined : facts.channel),
  payment: ({ facts }) => facts.payment?.join(),
  where: ({ facts }) => (facts.countries?.length === 1 ? facts.countries[0] : undefined),
  saleItems: ({ facts }) => facts.saleItems,
  expires: ({ facts, text }) =>
    facts.ends && hasNumber(text, Number(facts.ends.slice(8))) ? facts.ends.slice('2026-'.length) : undefined,
  benefit: ({ facts }) =>
    ['percent', 'amount', 'cashback', 'free-delivery'].includes(facts.kind ?? '') ? facts.kind : undefined,
  // The only ones of these whose names are used in one country alone.
  currency: (sentence) => ['USD', 'EUR', 'AED', 'EGP'].find((currency) => currency === amountIn(sentence)?.currency),
};

/** A sentence and one of the other language, which stands as its translation and states one fact alike or otherwise. */
export interface Pairing {
  readonly fact: string;
  readonly sentence: Sentence;
  readonly other: Sentence;
  readonly isSame: boolean;
}

/** Each sentence with the next one of the other language that states the same, and with one that states another value. */
export function pairingsOf(sentence: Sentence): readonly Pairing[] {
  const index = sentences.indexOf(sentence);
  const others = [...sentences.slice(index), ...sentences.slice(0, index)].filter(
    (each) => languageOf(each) !== languageOf(sentence),
  );
  const amount = String(amountIn(sentence)?.value);
  return Object.entries(comparedFacts).flatMap(([fact, statedBy]) => {
    const value = statedBy(sentence);
    if (value === undefined) return [];
    return [true, false].flatMap((isSame) => {
      const other = others.find((each) => statedBy(each) !== undefined && (statedBy(each) === value) === isSame);
      if (!other) return [];
      // Currencies are compared where both texts have the same amount.
      const text =
        fact === 'currency' ? withLatinDigits(other.text).replace(String(amountIn(other)?.value), amount) : other.text;
      return [{ fact, sentence, other: { ...other, text }, isSame }];
    });
  });
}

/** Whether a sentence and its translation are found to state a fact with different values. */
export function isFoundToDiffer({ fact, sentence, other }: Pairing): boolean {
  const [text, translation] = [textOf(sentence), textOf(other)];
  const pair = text.language === 'en' ? { en: text, ar: translation } : { en: translation, ar: text };
  return contradictionsIn(pair).some(({ statement: { about, start, end } }) => about.startsWith(fact) && end > start);
}
