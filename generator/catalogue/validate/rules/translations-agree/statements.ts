import type { Fact } from '../../../../../src/domain/reading/facts';
import { grouped } from '../../../../../src/domain/language/grouped';
import { remembered } from '../../engine/remembered';
import { anyDay, sentenceFacts, sentenceReading, sentencesOf, unreadWords } from '../../said/sentence-facts';
import type { TextField, TextPair } from '../../texts/texts';

/** What a text states of an offer, in a form that is the same in both languages. */
interface Statement {
  /** What it is about: `who`, `where`, `currency of 50`. */
  readonly about: string;
  readonly value: string;
  readonly isDenied: boolean;
  readonly start: number;
  readonly end: number;
}

const kinds: ReadonlySet<string> = new Set(['percent', 'amount', 'cashback', 'free-delivery']);

/** The values of a fact by the field of an offer that has them. */
function valuesOf(fact: Fact, words: string, isHijri: boolean): readonly (readonly [about: string, value: string])[] {
  switch (fact.name) {
    case 'customers':
      return [['who', fact.value]];
    case 'channel':
      // The name of a store can have the word for a shop.
      return fact.value === 'shop' ? [] : [['channel', fact.value]];
    case 'payment':
      return fact.value.map((way) => ['payment', way]);
    case 'countries':
      // Without its first vowel, «عمان» is the name of Oman and that of a city in Jordan.
      return [...fact.value, ...(/عم\p{M}*ان/u.test(words) ? ['JO'] : [])].map((country) => ['where', country]);
    case 'saleItems':
      return [['saleItems', fact.value]];
    case 'starts':
    case 'ends': {
      const isWritten = !isHijri && /\p{Nd}/u.test(words);
      const [, month = '', date = ''] = fact.value.split('-');
      // A day of any year. A month has several last days in words.
      const day = Number(date) >= 28 ? month : `${month}-${date}`;
      return isWritten ? [[fact.name === 'ends' ? 'expires' : fact.name, day]] : [];
    }
    case 'benefit':
      return fact.bare || !kinds.has(fact.value.kind) ? [] : [['benefit', fact.value.kind]];
    default:
      return [];
  }
}

/** Currencies with one name in some of the countries. */
const namesakes: readonly (readonly string[])[] = [
  ['SAR', 'QAR', 'OMR'],
  ['KWD', 'BHD', 'JOD', 'IQD'],
  ['AED', 'MAD'],
  ['EGP', 'GBP'],
];

function statedIn(words: string, start: number): readonly Statement[] {
  const { amounts, isHijri } = sentenceReading(words);
  // Days without a year are compared in any year.
  const facts = sentenceFacts(words, () => ({ received: anyDay }));
  const statements = facts.flatMap((fact) => {
    const { span } = fact;
    return valuesOf(fact, words.slice(span.start, span.end), isHijri).map(([about, value]) => ({
      about,
      value,
      // "Not for new customers alone" denies nothing.
      isDenied: about !== 'who' && fact.negated === true,
      start: start + span.start,
      end: start + span.end,
    }));
  });
  for (const { money, span } of amounts)
    statements.push({
      about: `currency of ${money.value}`,
      // For a currency whose country is not named, all that have the name.
      value: namesakes.find((each) => each.includes(money.currency))?.join() ?? money.currency,
      isDenied: false,
      start: start + span.start,
      end: start + span.end,
    });
  return statements;
}

const statedBy = remembered(({ value }): readonly Statement[] =>
  sentencesOf(value).flatMap(({ text, start }) => statedIn(text, start)),
);

/** A statement of a text; the other one contradicts it, or has no such statement. */
export interface Disagreement {
  readonly text: TextField;
  readonly statement: Statement;
  readonly other: TextField;
  readonly contrary: Statement | undefined;
}

const isSame = (a: Statement, b: Statement): boolean => a.value === b.value && a.isDenied === b.isDenied;

function without(statements: readonly Statement[], others: readonly Statement[]): readonly Statement[] {
  return statements.filter((each) => !others.some((other) => isSame(each, other)));
}

/** A longer text is about several things: what it says of one of them does not contradict another. */
const longestText = 400;

/** What both texts state with other values. "In the app" and "not on the site" agree. */
export function contradictionsIn({ en, ar }: TextPair): readonly Disagreement[] {
  // A question states nothing.
  if (en.field === 'question' || en.value.length > longestText) return [];
  const statements = statedBy(en);
  if (statements.length === 0) return [];
  const byAbout = grouped(statedBy(ar), ({ about }) => about);
  return [...grouped(statements, (each) => each.about)].flatMap(([about, english]) => {
    const arabic = byAbout.get(about) ?? [];
    const [ofEnglish, ofArabic] = [without(english, arabic), without(arabic, english)];
    for (const statement of ofEnglish) {
      const contrary = ofArabic.find(
        ({ isDenied, value }) => isDenied === statement.isDenied || value === statement.value,
      );
      if (contrary) return { text: en, statement, other: ar, contrary };
    }
    return [];
  });
}

/** Conditions that a text states in words which the reader finds reliably. */
const conditions: ReadonlySet<string> = new Set(['who', 'channel', 'payment', 'where']);

/**
 * Conditions of an offer that only its texts in one language state. The other language could say it in words that are
 * not understood, unless it has no more of these.
 */
export function onlyInOne(pairs: readonly TextPair[], fields: ReadonlySet<string>): Disagreement | undefined {
  const about = (texts: readonly TextField[]): ReadonlySet<string> =>
    new Set(texts.flatMap((text) => statedBy(text).map((each) => each.about)));
  const [english, arabic] = [about(pairs.map(({ en }) => en)), about(pairs.map(({ ar }) => ar))];
  for (const { en, ar } of pairs)
    for (const [text, other, known] of [[en, ar, arabic] as const, [ar, en, english] as const]) {
      const statement = statedBy(text).find(
        (each) =>
          conditions.has(each.about) && each.value !== 'all' && !known.has(each.about) && !fields.has(each.about),
      );
      if (statement && unreadWords(other.value) <= unreadWords(text.value))
        return { text, statement, other, contrary: undefined };
    }
  return undefined;
}
