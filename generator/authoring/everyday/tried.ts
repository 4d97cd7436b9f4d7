import { grouped } from '../../../src/domain/language/grouped';
import type { Check, Country, Currency } from '../../../src/generated/data-types';
import type { AmendValue } from '../../catalogue/amend/amend';
import { insertions, type DocumentEdits } from '../../catalogue/amend/document-changes';
import type { Phrase, Value } from '../../catalogue/diagnostics/phrases';
import { nearest } from '../../catalogue/diagnostics/suggest';
import { quote } from '../../catalogue/diagnostics/visible';
import { withLatinDigits } from '../../catalogue/validate/texts/latin-digits';
import {
  Missing,
  createPlanner,
  Unclear,
  type EverydayData,
  type Planner,
  type Request,
  type RequestLine,
} from './plan';
import { findCountry, dayAgo, parseDay, findOffer, offerName, type FoundOffer } from './words';

type Reason = NonNullable<Check['reason']>;

/** What words say about tests. Each property is given at most once; there can be several offers. */
interface Said {
  readonly offers: readonly FoundOffer[];
  readonly date?: string;
  readonly country?: Country;
  readonly channel?: 'site' | 'app';
  readonly customer?: 'new' | 'returning';
  readonly result?: 'worked' | 'failed';
  readonly reason?: Reason;
  readonly basket?: { readonly before: number; readonly after: number };
  readonly currency?: Currency;
}

type Part = Omit<Said, 'offers'>;

/** The reasons for a failed test. */
const reasons: Readonly<Record<Reason, true>> = {
  ended: true,
  minimum: true,
  country: true,
  channel: true,
  customer: true,
  category: true,
  brand: true,
  payment: true,
  'sale-items': true,
  'used-once': true,
  'not-accepted': true,
};

function isReason(word: string): word is Reason {
  return Object.hasOwn(reasons, word);
}

const fixedWords: Readonly<Record<string, Part>> = {
  worked: { result: 'worked' },
  works: { result: 'worked' },
  نجح: { result: 'worked' },
  يعمل: { result: 'worked' },
  failed: { result: 'failed' },
  fails: { result: 'failed' },
  فشل: { result: 'failed' },
  app: { channel: 'app' },
  تطبيق: { channel: 'app' },
  التطبيق: { channel: 'app' },
  site: { channel: 'site' },
  website: { channel: 'site' },
  موقع: { channel: 'site' },
  الموقع: { channel: 'site' },
  new: { customer: 'new' },
  returning: { customer: 'returning' },
};

const basketPattern = /^(\d+(?:\.\d+)?)(?::|→|->)(\d+(?:\.\d+)?)([a-z]{3})?$/i;

function parseCurrency(word: string, { catalogue }: EverydayData): Currency | undefined {
  const code = word.toUpperCase();
  // The type contains exactly the currencies of the site.
  return Object.hasOwn(catalogue.currencies.value.currencies, code) ? (code as Currency) : undefined;
}

function parseBasket(word: string, data: EverydayData): Part | undefined {
  const [, before, after, code] = basketPattern.exec(withLatinDigits(word)) ?? [];
  if (before === undefined || after === undefined) return undefined;
  const currency = code === undefined ? undefined : parseCurrency(code, data);
  if (code !== undefined && currency === undefined) return undefined;
  return { basket: { before: Number(before), after: Number(after) }, ...(currency && { currency }) };
}

/** The property that a word sets, unless the word is an offer. */
function parsePart(word: string, data: EverydayData): Part | undefined {
  const small = word.toLowerCase();
  if (Object.hasOwn(fixedWords, small)) return fixedWords[small];
  if (isReason(small)) return { result: 'failed', reason: small };
  const country = findCountry(word, data.catalogue);
  if (country) return { country };
  const date = parseDay(word, data);
  if (date !== undefined) return { date };
  const currency = parseCurrency(word, data);
  if (currency) return { currency };
  return parseBasket(word, data);
}

/** The maximum number of words in the name of a country. */
const mostWords = 3;

/** Adds a property. Throws `Unclear` if it contradicts an earlier one, or is a second basket. */
function addPart(said: Said, part: Part, word: string): Said {
  for (const [key, value] of Object.entries(part)) {
    const other: unknown = Reflect.get(said, key);
    if (other !== undefined && key === 'basket') throw new Unclear('everyday.two-baskets', { word: quote(word) });
    if (other !== undefined && other !== value)
      throw new Unclear('everyday.contradiction', {
        word: quote(word),
        said: `\`${key}: ${String(value)}\``,
        other: String(other),
      });
  }
  return { ...said, ...part };
}

/** Interprets the words. Names of several words need no quotes: `Saudi Arabia`. */
function parseWords(words: readonly string[], data: EverydayData): Said {
  let said: Said = { offers: [] };
  for (let at = 0; at < words.length; ) {
    const lengths = Array.from({ length: mostWords }, (_, index) => mostWords - index);
    const phrase = lengths
      .filter((length) => at + length <= words.length)
      .map((length) => ({ length, text: words.slice(at, at + length).join(' ') }))
      .map(({ length, text }) => ({ length, text, part: parsePart(text, data) }))
      .find(({ part }) => part !== undefined);
    if (phrase?.part) said = addPart(said, phrase.part, phrase.text);
    else said = { ...said, offers: [...said.offers, requireOffer(words[at] ?? '', data)] };
    at += phrase?.length ?? 1;
  }
  return said;
}

/** The fixed words, the reasons, and the ids and codes of offers. */
function vocabulary({ book }: EverydayData): readonly string[] {
  const offers = book.slugs.flatMap((slug) => book.storeOf(slug)?.offers ?? []);
  return [
    ...Object.keys(fixedWords),
    ...Object.keys(reasons),
    ...offers.flatMap(({ id, code }) => [id, ...(code === undefined ? [] : [code])]),
  ];
}

function requireOffer(word: string, data: EverydayData): FoundOffer {
  const offer = findOffer(word, data);
  if (offer) return offer;
  const near = nearest(word, vocabulary(data));
  const words: Phrase = { id: 'everyday.words', values: { reasons: { list: Object.keys(reasons) } } };
  throw near === undefined
    ? new Unclear('everyday.not-understood', { word: quote(word), words })
    : new Unclear('everyday.not-understood.near', { word: quote(word), near: quote(near), words });
}

/** What one line says, combined with the words of the command, which apply to all lines. */
interface Line {
  readonly said: Said;
  readonly index: number | undefined;
  readonly place: Value | undefined;
}

function parseLines({ words, lines }: Request, data: EverydayData): readonly Line[] {
  const common = parseWords(words, data);
  if (lines.length === 0) return [{ said: common, index: undefined, place: undefined }];
  if (common.offers.length > 0) throw new Unclear('everyday.twice');
  return lines.map((line, index) => ({ said: { ...common, ...parseLine(line, data) }, index, place: line.place }));
}

function parseLine({ words, place }: RequestLine, data: EverydayData): Said {
  try {
    return parseWords(words, data);
  } catch (error) {
    throw error instanceof Unclear ? new Unclear('everyday.in-line', { place, problem: error.reason }) : error;
  }
}

/** Throws `Missing` for the first property that a line lacks. */
function demandAll({ said, index, place }: Line, { unanswered }: Request, data: EverydayData): void {
  const demand = (name: string, text: Phrase, placeholder: string, isOptional = false): void => {
    const own = index === undefined ? name : `${name} ${index}`;
    // Optional properties are not asked for on each line of a list.
    if (!unanswered.has(own) && !(isOptional && index !== undefined))
      throw new Missing({
        name: own,
        text: place === undefined ? text : { id: 'everyday.in-line', values: { place, problem: text } },
        placeholder,
        isOptional,
        line: index,
      });
  };
  if (said.offers.length === 0) demand('offer', { id: 'everyday.ask-tried' }, 'STORE/OFFER');
  if (said.result === undefined) demand('result', { id: 'everyday.ask-result' }, 'worked|failed');
  if (said.basket && currencyOf(said, data) === undefined)
    demand('currency', { id: 'everyday.ask-currency' }, 'CURRENCY');
  if (said.country === undefined) demand('country', { id: 'everyday.ask-country' }, 'COUNTRY', true);
  if (said.channel === undefined) demand('channel', { id: 'everyday.ask-channel' }, 'app|site', true);
  if (said.result === 'failed' && said.reason === undefined)
    demand(
      'reason',
      { id: 'everyday.ask-reason', values: { reasons: { list: Object.keys(reasons) } } },
      'REASON',
      true,
    );
}

/** The given currency, or that of the country. */
function currencyOf({ currency, country }: Said, { catalogue }: EverydayData): Currency | undefined {
  return currency ?? (country && catalogue.countries.value.countries[country]?.currency);
}

/** Builds the entry of the log for a test. */
function checkOf(said: Said, data: EverydayData): AmendValue {
  const { date = dayAgo(0, data), country, channel, customer, result = 'worked', reason, basket } = said;
  const currency = currencyOf(said, data);
  if (result === 'worked' && reason !== undefined) throw new Unclear('everyday.no-reason');
  return {
    date,
    ...(country && { country }),
    ...(channel && { channel }),
    ...(customer && { customer }),
    result,
    ...(reason && { reason }),
    ...(basket && currency && { basket: { ...basket, currency } }),
  };
}

/** Whether the log of an offer already contains a test. */
function isRecorded({ offer }: FoundOffer, said: Said, data: EverydayData): boolean {
  const { date = dayAgo(0, data), country, channel, customer, result } = said;
  return offer.checks.some(
    (each) =>
      (each.by ?? 'team') === 'team' &&
      each.date === date &&
      each.country === country &&
      each.channel === channel &&
      each.customer === customer &&
      each.result === result,
  );
}

/** Adds tests by the team to the logs of offers. */
export const planTried: Planner = createPlanner((data, request) => {
  const lines = parseLines(request, data);
  for (const line of lines) demandAll(line, request, data);
  const tests = lines.flatMap(({ said }) => said.offers.map((found) => ({ found, said })));
  const added = tests.filter(({ found, said }) => !isRecorded(found, said, data));
  const byList = grouped(
    added,
    ({ found }) => `${found.offer.log.document.file.path} ${found.offer.log.path.join(' ')}`,
  );
  const edits = [...byList.values()].flatMap((own): readonly DocumentEdits[] => {
    const [first] = own;
    if (!first) return [];
    const { document, path, isOfFeed } = first.found.offer.log;
    const values = own.map(({ found, said }): AmendValue => {
      const check = checkOf(said, data);
      return isOfFeed && typeof check === 'object' ? { offer: found.offer.id, ...check } : check;
    });
    return [{ document, edits: insertions(document, path, values) }];
  });
  const known = tests.filter((test) => !added.includes(test)).map(({ found }) => found);
  const ended = added.filter(({ said }) => said.reason === 'ended').map(({ found }) => offerName(found));
  return {
    edits,
    notes: [
      ...known.map((found) => `The log of ${offerName(found)} has this test already.`),
      ...ended.map((name) => `If ${name} is over, its end is written with: npm run end ${name}`),
    ],
  };
});
