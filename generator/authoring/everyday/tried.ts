import { grouped } from '../../../src/domain/language/grouped';
import type { Check, Currency } from '../../../src/generated/data-types';
import type { AmendValue } from '../../catalogue/amend/amend';
import { insertions, type DocumentEdits } from '../../catalogue/amend/document-changes';
import type { Phrase } from '../../catalogue/diagnostics/phrases';
import { nearest } from '../../catalogue/diagnostics/suggest';
import type { TextId } from '../../catalogue/diagnostics/texts/texts';
import { quote } from '../../catalogue/diagnostics/visible';
import { withLatinDigits } from '../../catalogue/validate/texts/latin-digits';
import { Unclear, type Action, type Answers, type EverydayData } from './action';
import { dayAgo, findCountry, findOffer, offerName, parseDay, requireOffer } from './words';

/** In the order of a checkout. */
const reasons: Readonly<Record<NonNullable<Check['reason']>, TextId>> = {
  'not-accepted': 'ask.reason-not-accepted',
  ended: 'ask.reason-ended',
  minimum: 'ask.reason-minimum',
  country: 'ask.reason-country',
  channel: 'ask.reason-channel',
  customer: 'ask.reason-customer',
  category: 'ask.reason-category',
  brand: 'ask.reason-brand',
  payment: 'ask.reason-payment',
  'sale-items': 'ask.reason-sale-items',
  'used-once': 'ask.reason-used-once',
};

const fixedWords: Readonly<Record<string, Answers>> = {
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

function parseBasket(word: string, data: EverydayData): Answers | undefined {
  const [, before, after, code] = basketPattern.exec(withLatinDigits(word)) ?? [];
  const currency = code === undefined ? undefined : parseCurrency(code, data);
  return before === undefined || (code !== undefined && currency === undefined)
    ? undefined
    : { before, after, ...(currency && { currency }) };
}

/** Undefined for an offer. */
function parsePart(word: string, data: EverydayData): Answers | undefined {
  const small = word.toLowerCase();
  if (Object.hasOwn(fixedWords, small)) return fixedWords[small];
  if (Object.hasOwn(reasons, small)) return { result: 'failed', reason: small };
  const country = findCountry(word, data.catalogue);
  if (country) return { country };
  const date = parseDay(word, data);
  if (date !== undefined) return { date };
  const currency = parseCurrency(word, data);
  return currency ? { currency } : parseBasket(word, data);
}

function offerIn(word: string, data: EverydayData): string {
  const offer = findOffer(word, data);
  if (offer) return offerName(offer);
  const offers = data.book.slugs.flatMap((slug) => data.book.storeOf(slug)?.offers ?? []);
  const near = nearest(word, [
    ...Object.keys(fixedWords),
    ...Object.keys(reasons),
    ...offers.flatMap(({ id, code }) => [id, ...(code === undefined ? [] : [code])]),
  ]);
  const words: Phrase = { id: 'everyday.words', values: { reasons: { list: Object.keys(reasons) } } };
  throw near === undefined
    ? new Unclear('everyday.not-understood', { word: quote(word), words })
    : new Unclear('everyday.not-understood.near', { word: quote(word), near: quote(near), words });
}

/** The numbers of words in the names of countries: `United Arab Emirates` needs no quotes. */
const phraseLengths = [3, 2, 1] as const;

/** By default the currency of the country. */
function currencyOf({ currency, country }: Answers, { catalogue }: EverydayData): string | undefined {
  const { countries } = catalogue.countries.value;
  const code = country === undefined ? undefined : findCountry(country, catalogue);
  return currency ?? (code && countries[code]?.currency);
}

function checkOf(said: Answers, data: EverydayData): Readonly<Record<string, AmendValue>> {
  const { date = dayAgo(0, data), country, channel, customer, result = '', reason, before, after } = said;
  const currency = currencyOf(said, data);
  if (result === 'worked' && reason !== undefined) throw new Unclear('everyday.no-reason');
  return {
    date,
    ...(country && { country }),
    ...(channel && { channel }),
    ...(customer && { customer }),
    result,
    ...(reason && { reason }),
    ...(before && currency && { basket: { before: Number(before), after: Number(after), currency } }),
  };
}

/** Adds tests by the team to the logs of offers. */
export const tried: Action = {
  questions: [
    { name: 'offer', placeholder: 'STORE/OFFER', text: 'ask.tried' },
    { name: 'result', placeholder: 'worked|failed', text: 'ask.result' },
    {
      name: 'currency',
      placeholder: 'CURRENCY',
      text: 'ask.currency',
      ref: 'currency',
      when: (said, data) => said.before !== undefined && currencyOf(said, data) === undefined,
    },
    { name: 'country', text: 'ask.tried-country', ref: 'country', ifEmpty: 'not known' },
    { name: 'channel', text: 'ask.channel', options: ['site', 'app'], ifEmpty: 'not known' },
    {
      name: 'reason',
      text: 'ask.reason',
      options: Object.keys(reasons),
      optionTexts: reasons,
      ifEmpty: 'not known',
      when: ({ result }) => result === 'failed',
    },
    {
      name: 'customer',
      text: 'ask.customer',
      options: ['new', 'returning'],
      optionTexts: { new: 'ask.new-customer', returning: 'ask.ordered-before' },
      onlyOption: true,
      ifEmpty: '',
    },
    { name: 'date', text: 'ask.day', input: 'date', onlyOption: true, ifEmpty: '' },
    { name: 'before', text: 'ask.before', input: 'decimal', onlyOption: true, ifEmpty: '' },
    { name: 'after', text: 'ask.after', input: 'decimal', onlyOption: true, ifEmpty: '' },
  ],
  read(words, data) {
    for (const length of phraseLengths.filter((each) => each <= words.length)) {
      const part = parsePart(words.slice(0, length).join(' '), data);
      if (part) return [part, length];
    }
    return [{ offer: offerIn(words[0] ?? '', data) }, 1];
  },
  intend(data, ...said) {
    const tests = said.map((each) => {
      const found = requireOffer(each.offer ?? '', data);
      const check = checkOf(each, data);
      const isKnown = found.offer.checks.some(
        (other) =>
          (other.by ?? 'team') === 'team' &&
          (['date', 'country', 'channel', 'customer', 'result'] as const).every((key) => other[key] === check[key]),
      );
      return { found, check, isKnown };
    });
    const added = tests.filter(({ isKnown }) => !isKnown);
    const byList = grouped(
      added,
      ({ found }) => `${found.offer.log.document.file.path} ${found.offer.log.path.join(' ')}`,
    );
    const edits = [...byList.values()].flatMap((own): readonly DocumentEdits[] => {
      const [first] = own;
      if (!first) return [];
      const { document, path, isOfFeed } = first.found.offer.log;
      const values = own.map(({ found, check }) => (isOfFeed ? { offer: found.offer.id, ...check } : check));
      return [{ document, edits: insertions(document, path, values) }];
    });
    const known = tests.filter(({ isKnown }) => isKnown).map(({ found }) => offerName(found));
    const ended = added.filter(({ check }) => check['reason'] === 'ended').map(({ found }) => offerName(found));
    return {
      edits,
      notes: [
        ...known.map((name) => `The log of ${name} has this test already.`),
        ...ended.map((name) => `If ${name} is over, its end is written with: npm run end ${name}`),
      ],
    };
  },
};
