import type { Fact, FactName, FactValues, ReadMoney } from '../../../../src/domain/reading/facts';
import { dayPlus, isoDay, parseDay } from '../../../../src/domain/dates/calendar';
import type { Countries, Offer } from '../../../../src/generated/data-types';
import type { Span } from '../../diagnostics/diagnostic';
import { inFull, quote } from '../../diagnostics/visible';
import type { Path } from '../../load/document';
import { amountsOfOffer, benefitOf, figuresOfOffer, minimumPlaces, type OfferBenefit } from './offer-figures';
import { figuresOf } from '../texts/figures';
import { countriesAgainst } from './countries';
import { anyDay, sentenceFacts } from './sentence-facts';
import { inSentence, type Contradiction, type Spoken } from './spoken';

type Place = readonly [start: number, end: number];

interface Read extends Spoken {
  readonly facts: readonly Fact[];
}

/** A day without a year is the first one since this many days before the end of the offer. */
const daysBefore = 100;

/** The facts of a sentence about an offer. */
function factsOf({ offer, words }: Pick<Spoken, 'offer' | 'words'>): readonly Fact[] {
  return sentenceFacts(words, () => ({
    currencies: [...new Set(amountsOfOffer(offer).map(({ money }) => money.currency))],
    // Without an end of the offer, a stated end is compared with none.
    received: dayPlus(offer.expires?.slice(0, 'YYYY-MM-DD'.length) ?? anyDay, -daysBefore),
  }));
}

type FactOf<Name extends FactName> = Fact & { readonly name: Name; readonly value: FactValues[Name] };

function named<Name extends FactName>({ facts }: Read, name: Name): readonly FactOf<Name>[] {
  // The name decides the type of the value.
  return facts.filter((fact) => fact.name === name) as unknown as readonly FactOf<Name>[];
}

const placeOf = ({ span }: Fact): Place => [span.start, span.end];
const quoted = ({ words }: Spoken, [start, end]: Place): string => quote(words.slice(start, end));
const written = ({ value, currency }: ReadMoney): string => quote(`${value} ${currency}`);

/** Free delivery often has another lowest order than the offer. */
const delivery = /deliver|shipping|shipped|ship |شحن|توصيل/iu;
const perItem = /(?:each|per|single) (?:item|piece|product)|للقطعة|لكل قطعة|لكل منتج/iu;
const noMinimum =
  /no minimum(?! for)|without (?:a |any )?minimum|(?:بدون|بلا|دون|من دون) (?:أي )?حد أدنى|لا يوجد حد أدنى/iu;

function minimums(spoken: Read): readonly Contradiction[] {
  const { offer, words } = spoken;
  const places = minimumPlaces(offer);
  const [first] = places;
  if (!first) return [];
  const amount = written({ value: first.minimum.amount, currency: first.minimum.currency });
  const none = noMinimum.exec(words);
  if (none) {
    const place = [none.index, none.index + none[0].length] as const;
    return [inSentence(spoken, 'no-minimum', place, ['minimumSpend'], { words: quote(none[0]), amount })];
  }
  if (perItem.test(words) || (delivery.test(words) && offer.benefit?.kind !== 'free-shipping')) return [];
  const isKnown = (value: number): boolean => places.some(({ minimum }) => value === minimum.amount);
  // Another sentence may have the minimum, and this one an amount just below it: $119.99.
  if (figuresOf(spoken.text.value).some(({ value }) => isKnown(value))) return [];
  // A text may convert the minimum into another currency.
  const isComparable = (currency: string): boolean => places.some(({ minimum }) => minimum.currency === currency);
  return named(spoken, 'minimum')
    .filter(({ value }) => !isKnown(value.value) && isComparable(value.currency))
    .map((fact) => {
      const values = { words: quoted(spoken, placeOf(fact)), amount };
      return inSentence(spoken, 'minimum', placeOf(fact), [...first.path, 'amount'], values);
    });
}

function maximums(spoken: Read): readonly Contradiction[] {
  const { maximumDiscount: maximum } = spoken.offer;
  const caps = named(spoken, 'cap');
  if (!maximum || caps.some(({ value }) => value.value === maximum.amount)) return [];
  const amount = written({ value: maximum.amount, currency: maximum.currency });
  return caps.map((fact) =>
    inSentence(spoken, 'maximum', placeOf(fact), ['maximumDiscount', 'amount'], {
      words: quoted(spoken, placeOf(fact)),
      amount,
    }),
  );
}

/** An amount of the offer that a sentence gives in another currency. */
function currencies(spoken: Read): readonly Contradiction[] {
  const amounts = amountsOfOffer(spoken.offer);
  const said = spoken.facts.flatMap((fact) => {
    const money =
      fact.name === 'benefit'
        ? fact.value.amount
        : fact.name === 'minimum' || fact.name === 'cap'
          ? fact.value
          : undefined;
    return money ? [{ fact, money }] : [];
  });
  return amounts.flatMap(({ money, path }) => {
    // Another amount of the offer may have the same number in its own currency.
    const known = amounts.flatMap((each) => (each.money.amount === money.amount ? [each.money.currency] : []));
    const same = said.filter((each) => each.money.value === money.amount);
    const [first] = same;
    if (!first || same.some((each) => known.some((currency) => currency === each.money.currency))) return [];
    const values = { words: quoted(spoken, placeOf(first.fact)), currency: quote(money.currency) };
    return [inSentence(spoken, 'currency', placeOf(first.fact), [...path, 'currency'], values)];
  });
}

/** Other words that limit a number: a range, "as low as", "the most". */
const limited =
  /up|to |max|most|range|from|between|[-–—]|or more|more than|as low|until|حت[ىي]|يصل|تصل|لغاية|وصول|أقص[ىا]|إلى|الى|لحد|بين|من \d|أكثر|فأكثر/iu;

const shown = ({ kind, value, currency }: OfferBenefit): string =>
  quote(value === undefined ? kind : currency ? `${value} ${currency}` : `${value}%`);

/** "Up to" in a text about a benefit that is the same for all items, or a missing "up to". */
function upTo(spoken: Read): readonly Contradiction[] {
  const { offer, words } = spoken;
  const benefit = benefitOf(offer);
  if (benefit?.value === undefined || offer.benefits) return [];
  const same = named(spoken, 'benefit').filter(
    ({ value }) => (benefit.currency ? value.amount?.value : value.percent) === benefit.value,
  );
  const [first] = same;
  if (!first) return [];
  const limit = same.find(({ value }) => value.upTo);
  const values = { words: quoted(spoken, placeOf(limit ?? first)), benefit: shown(benefit) };
  const field = ['benefit', benefit.currency ? 'amount' : 'percent'];
  if (limit) return benefit.upTo ? [] : [inSentence(spoken, 'up-to', placeOf(limit), field, values)];
  // Words stretched with tatweel have their own diagnostic and the same meaning.
  if (!benefit.upTo || limited.test(words.replaceAll('ـ', ''))) return [];
  return [inSentence(spoken, 'flat', placeOf(first), field, values)];
}

/** Words which say that a percentage is not that of the offer. */
const others =
  /already|sale|stack|on top|extra|additional|also|plus|other|than|vat|tax|reduc|prices|instead|usual|normal|bonus|member|deposit|cotton|discounts|أصل|تخفيض|إضاف|أيض|غير|بدل|ضريب|بالفعل|فوق|عادة|أسعار|أعضاء|خصومات/iu;
/** Sale prices are "up to". A benefit that goes up to a figure is often in the same sentence. */
const limits = /up to|حتى|تصل|يصل/iu;

const mostWordsBetween = 8;
/** Words which show that a percentage does not belong to a code in the same sentence. */
const turn =
  /where|sale|prices|while|when|with up|already|other|extra|member|\bnot?\b|تخفيض|حيث|أسعار|بينما|غير|إضاف|أعضاء|لا |ليس/iu;

/** The words from a code to a figure, whichever comes first, with the other words between the same commas. */
function clauseWith(words: string, code: Span, { span }: Fact): { readonly all: string; readonly between: string } {
  const [first, last] = code.start < span.start ? [code, span] : [span, code];
  const end = words.slice(last.end).search(/[,،]/);
  const start = Math.max(words.lastIndexOf(',', first.start), words.lastIndexOf('،', first.start)) + 1;
  return { all: words.slice(start, end < 0 ? undefined : last.end + end), between: words.slice(first.end, last.start) };
}

/** Whether a percentage belongs to something else than the offer. */
function isOfOther({ words, text, code }: Read, said: readonly Fact[], first: Fact, kind: string): boolean {
  if (code) {
    const { all, between } = clauseWith(words, code, first);
    return turn.test(all) || between.trim().split(/\s+/).length > mostWordsBetween;
  }
  if (text.field === 'savings') return false;
  return said.length > 1 || first.bare === true || others.test(words) || (kind === 'percent' && limits.test(words));
}

/** A percentage of the benefit's kind that differs from all of the offer. */
function figure(spoken: Read): readonly Contradiction[] {
  const { offer, code } = spoken;
  const benefit = benefitOf(offer);
  if (benefit?.value === undefined || benefit.currency !== undefined) return [];
  const known = figuresOfOffer(offer);
  const said = named(spoken, 'benefit').filter(
    ({ value, bare }) => value.percent !== undefined && (bare || calledLike[benefit.kind]?.includes(value.kind)),
  );
  const first = said.find(({ span }) => span.start >= (code?.end ?? 0)) ?? said.at(-1);
  const percent = first?.value.percent;
  if (!first || percent === undefined || said.some(({ value }) => known.includes(value.percent ?? NaN))) return [];
  if (isOfOther(spoken, said, first, benefit.kind)) return [];
  const values = { words: quoted(spoken, placeOf(first)), benefit: shown(benefit) };
  return [inSentence(spoken, 'figure', placeOf(first), ['benefit', 'percent'], values)];
}

/** The kinds in a text that a kind of benefit can be called. */
const calledLike: Readonly<Record<string, readonly string[]>> = {
  percent: ['percent'],
  amount: ['amount'],
  cashback: ['cashback'],
  'free-shipping': ['free-delivery'],
};

/** A title or a short text that promises another kind of benefit: an amount for a percentage. */
function kind(spoken: Read): readonly Contradiction[] {
  const { offer } = spoken;
  const benefit = benefitOf(offer);
  const said = named(spoken, 'benefit');
  const [first] = said;
  const names = benefit && calledLike[benefit.kind];
  if (!first || !benefit || !names || offer.benefits) return [];
  const kinds = said.map(({ value }) => value.kind);
  // A gift or points can come with the benefit, and "buy 2, get 20% off" is a percentage.
  if (kinds.some((each) => names.includes(each) || ['gift', 'points', 'buy-get'].includes(each))) return [];
  const values = { words: quoted(spoken, placeOf(first)), benefit: quote(`kind: ${benefit.kind}`) };
  return [inSentence(spoken, 'figure', placeOf(first), ['benefit', 'kind'], values)];
}

/** Whether a day that a text does not state in full can be the end of the offer. */
function mayBe({ value, open }: FactOf<'ends'>, last: string | undefined): boolean {
  const { year, month, day } = parseDay(value);
  if (open === 'order') return last === isoDay({ year, month: day, day: month });
  return open === 'hijri' && (last === dayPlus(value, 1) || last === dayPlus(value, -1));
}

function ends(spoken: Read): readonly Contradiction[] {
  const { offer, code } = spoken;
  const last = offer.expires?.slice(0, 'YYYY-MM-DD'.length);
  return named(spoken, 'ends').flatMap((fact): readonly Contradiction[] => {
    const place = placeOf(fact);
    // "Until the end of the month" depends on the day on which it is read.
    if (fact.open === 'day' || fact.value === last || mayBe(fact, last)) return [];
    const values = { words: quoted(spoken, place), date: quote(last ?? ''), line: inFull(`expires: ${fact.value}`) };
    if (last !== undefined) return [inSentence(spoken, 'end', place, ['expires'], values)];
    return code ? [] : [inSentence(spoken, fact.open ? 'open-end' : 'no-end', place, [], values)];
  });
}

/** A contradiction of a field that has no words of its own for it. */
function against(spoken: Spoken, fact: Fact, field: Path, value: string): Contradiction {
  const values = { words: quoted(spoken, placeOf(fact)), value: quote(`${String(field[0])}: ${value}`) };
  return inSentence(spoken, 'condition', placeOf(fact), field, values);
}

const aside =
  /\bnot?\b|n['’]t|except|instead|another|other|also|too|even|as well|ليس|(?<!\p{L})لا |غير|أما|آخر|أيض|كذلك|حتى ل/iu;

const clauseEnd = /[,،;:.]/;

/** The words between the commas around a place. */
function clauseOf({ words }: Spoken, [start, end]: Place): string {
  const before = words.slice(0, start).split(clauseEnd).at(-1) ?? '';
  const [behind = ''] = words.slice(end).split(clauseEnd);
  return before + words.slice(start, end) + behind;
}

function customers(spoken: Read): readonly Contradiction[] {
  const { who } = spoken.offer;
  if (who === undefined) return [];
  return named(spoken, 'customers').flatMap((fact): readonly Contradiction[] => {
    const said = { new: 'new-customers', all: 'all', members: 'members', existing: 'existing', students: who }[
      fact.value
    ];
    if (said === who || aside.test(clauseOf(spoken, placeOf(fact)))) return [];
    const values = { words: quoted(spoken, placeOf(fact)), who: quote(`who: ${who}`) };
    if (who === 'all' && said === 'new-customers')
      return [inSentence(spoken, 'new-customers', placeOf(fact), ['who'], values)];
    if (who === 'new-customers' && said === 'all')
      return [inSentence(spoken, 'all-customers', placeOf(fact), ['who'], values)];
    return [against(spoken, fact, ['who'], who)];
  });
}

function starts(spoken: Read): readonly Contradiction[] {
  const first = spoken.offer.starts?.slice(0, 'YYYY-MM-DD'.length);
  if (first === undefined) return [];
  const isOther = (fact: FactOf<'starts'>): boolean => {
    const day = spoken.words.slice(...placeOf(fact));
    // Without a year, the day of another year is meant.
    const from = /\p{Nd}{4}/u.test(day) ? 0 : 'YYYY-'.length;
    return /\p{Nd}/u.test(day) && fact.value.slice(from) !== first.slice(from);
  };
  return named(spoken, 'starts')
    .filter(isOther)
    .map((fact) => against(spoken, fact, ['starts'], first));
}

function channel(spoken: Read): readonly Contradiction[] {
  const { channel: own } = spoken.offer;
  if (own !== 'app' && own !== 'site') return [];
  const said = named(spoken, 'channel').filter(({ value }) => value !== 'shop');
  const isOther = (fact: (typeof said)[number]): boolean => (fact.value === own) === (fact.negated ?? false);
  return said.length > 0 && said.every(isOther)
    ? said.slice(0, 1).map((fact) => against(spoken, fact, ['channel'], own))
    : [];
}

function payment(spoken: Read): readonly Contradiction[] {
  const { only, except } = spoken.offer.payment ?? {};
  const has = (list: readonly string[] | undefined, fact: FactOf<'payment'>): boolean =>
    fact.value.some((each) => list?.includes(each));
  const said = named(spoken, 'payment');
  const accepted = said.filter(({ negated }) => !negated);
  const isOther = (fact: FactOf<'payment'>): boolean =>
    fact.negated
      ? has(only, fact)
      : has(except, fact) || (only !== undefined && !accepted.some((each) => has(only, each)));
  return said
    .filter(isOther)
    .slice(0, 1)
    .map((fact) => {
      const [key, list] = only ? ['only', only] : ['except', except ?? []];
      return against(spoken, fact, ['payment', key], `${key} ${list.join(', ')}`);
    });
}

function saleItems(spoken: Read): readonly Contradiction[] {
  const { saleItems: own } = spoken.offer;
  return named(spoken, 'saleItems')
    .filter(({ value }) => own !== undefined && value !== own)
    .slice(0, 1)
    .map((fact) => against(spoken, fact, ['saleItems'], own ?? ''));
}

/** How a sentence is related to its offer: its title or savings, or a longer text. */
export type Relation = 'short' | 'long';

type Check = (spoken: Read) => readonly Contradiction[];
const always: readonly Check[] = [minimums, maximums, currencies, starts, ends, customers, channel, payment, saleItems];
const checks: Readonly<Record<Relation, readonly Check[]>> = {
  short: [...always, upTo, kind],
  long: always,
};

/** What a sentence says against the fields of its offer. `hasFigure`: whether its percentage is that of the offer. */
export function contradictionsOf(
  spoken: Spoken,
  relation: Relation,
  hasFigure: boolean,
  countries: Countries | undefined,
): readonly Contradiction[] {
  const facts = factsOf(spoken);
  const read: Read = { ...spoken, facts };
  const all = hasFigure ? [...checks[relation], figure] : checks[relation];
  return [...all.flatMap((check) => check(read)), ...(countries ? countriesAgainst(spoken, facts, countries) : [])];
}

/** Whether the title has other figures than the benefit: another rule reports that, and the rest are consequences. */
export function hasOtherTitle(offer: Offer): boolean {
  const benefit = benefitOf(offer);
  if (benefit?.value === undefined) return false;
  return [offer.title.en, offer.title.ar].some((title) => {
    const said = factsOf({ offer, words: title }).flatMap((fact) => (fact.name === 'benefit' ? [fact.value] : []));
    const same = said.flatMap(({ percent, amount }) => (benefit.currency ? (amount?.value ?? []) : (percent ?? [])));
    return same.length > 0 && !same.includes(benefit.value ?? NaN);
  });
}
