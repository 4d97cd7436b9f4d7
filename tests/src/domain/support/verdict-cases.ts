import fc from 'fast-check';
import { createIntl } from 'react-intl';
import type { BenefitOnView, BenefitView, Named, StoreRuleView } from '../../../../src/domain/offers/limits';
import { convert, toMinor, type MinorMoney } from '../../../../src/domain/money/money';
import type { OfferView } from '../../../../src/domain/offers/offer-view';
import {
  figureOf,
  inVerdictOrder,
  nextStep,
  verdict,
  verdicts,
  type Basket,
  type Saves,
  type Verdict,
  type VerdictContext,
  type VerdictStore,
} from '../../../../src/domain/verdict/verdict';
import type { Country, Currency } from '../../../../src/generated/data-types';
import {
  answerSentence,
  gainOf,
  gainTexts,
  nextSentence,
  recommendedOffer,
} from '../../../../src/offers/purchase/verdict-text';
import { exampleMoney as money } from './example-money';

/** Offers of a store, its rules, and a purchase. */
export interface VerdictCase {
  readonly offers: readonly OfferView[];
  readonly store: VerdictStore;
  readonly basket: Basket;
  readonly context: VerdictContext;
}

const noon = Date.parse('2026-03-15T09:00:00Z');
const hour = 3_600_000;
/** A currency, mostly dollars or riyals, so that amounts are comparable. */
const currency = fc.oneof(
  fc.constantFrom<Currency>('USD', 'SAR'),
  // The keys of the table are currencies.
  fc.constantFrom(...(Object.keys(money.minorUnits) as Currency[])),
);
const country = fc.constantFrom<Country>('SA', 'AE', 'KW', 'EG');
const price = fc.oneof(
  fc.integer({ min: 1, max: 400 }),
  fc.integer({ min: 1, max: 40_000 }).map((value) => value / 100),
);
const amount = fc.record({ amount: price, currency });
const percent = fc.oneof(
  fc.integer({ min: 1, max: 100 }),
  fc.integer({ min: 100, max: 10_000 }).map((value) => value / 100),
);
const upTo = fc.option(fc.boolean(), { nil: undefined });
const names: readonly Named[] = ['a', 'b', 'c'].map((id) => ({ id, name: id.toUpperCase() }));
const named = fc.subarray([...names], { minLength: 1 });

/** Removes undefined fields from a record, like page data. */
function partial<Value extends object>(
  fields: { [Key in keyof Value]: fc.Arbitrary<Value[Key]> },
): fc.Arbitrary<Value> {
  // A record without required keys has the type of an optional limit.
  return fc.record(fields, { requiredKeys: [] }) as fc.Arbitrary<Value>;
}

/** Picks a few fields of a record: with all limits, nearly every purchase is refused. */
function few<Value extends object>(
  fields: { [Key in keyof Value]: fc.Arbitrary<Value[Key]> },
  most: number,
): fc.Arbitrary<Partial<Value>> {
  const names = Object.keys(fields);
  return fc.tuple(fc.record(fields), fc.subarray(names, { maxLength: most })).map(
    ([value, kept]) =>
      // The fields of the record, without some.
      Object.fromEntries(Object.entries(value).filter(([name]) => kept.includes(name))) as Partial<Value>,
  );
}

const benefit: fc.Arbitrary<BenefitView> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent, upTo }).map(withoutUndefined),
  fc
    .record({
      kind: fc.constant('amount' as const),
      money: amount,
      lower: fc.option(fc.double({ min: 0.1, max: 0.9, noNaN: true })),
      upTo,
    })
    .map(({ kind, money: { amount: most, currency: own }, lower, upTo: isMost }) =>
      withoutUndefined({
        kind,
        amount: most,
        currency: own,
        from: lower === null ? undefined : Math.max(0.01, Math.round(most * lower * 100) / 100),
        upTo: isMost,
      }),
    ),
  fc
    .record({ kind: fc.constant('cashback' as const), percent: fc.option(percent, { nil: undefined }), upTo })
    .map(withoutUndefined),
  fc.constant<BenefitView>({ kind: 'free-shipping' }),
  fc.constant<BenefitView>({ kind: 'gift', gift: 'A bag' }),
);

function withoutUndefined<Value extends object>(value: Value): BenefitView {
  // The kinds above have exactly the fields of benefits.
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as unknown as BenefitView;
}

const benefits: fc.Arbitrary<readonly BenefitOnView[]> = fc.uniqueArray(
  fc.record({ on: fc.constantFrom('full-price', 'sale', 'a', 'b'), benefit }),
  { minLength: 2, maxLength: 4, selector: ({ on }) => on },
);

/** A minimum for each of some countries. */
const minimums = fc
  .tuple(fc.subarray<Country>(['SA', 'AE', 'KW'], { minLength: 1 }), fc.array(amount, { minLength: 3, maxLength: 3 }))
  .map(([countries, amounts]) =>
    countries.flatMap((each, index) => {
      const least = amounts[index];
      return least ? [{ ...least, countries: [each] }] : [];
    }),
  );

/** A discount with a minimum. */
const spendAndSave = fc.tuple(price, price, currency).map(([off, least, own]) => ({
  benefit: { kind: 'amount' as const, amount: off, currency: own },
  minimumSpend: { amount: least, currency: own },
}));

const gain = fc.oneof(
  { weight: 3, arbitrary: spendAndSave },
  { weight: 4, arbitrary: fc.record({ benefit }) },
  { weight: 1, arbitrary: fc.record({ benefits }) },
  { weight: 1, arbitrary: fc.constant({}) },
);

const limits = few(
  {
    maximumDiscount: amount,
    minimumSpend: fc.oneof(amount, minimums),
    maximumSpend: amount.map(({ amount: most, currency: own }) => ({ amount: most * 100, currency: own })),
    perItem: fc
      .tuple(partial({ minimum: price, maximumDiscount: price }), currency)
      .map(([each, own]) => ({ ...each, currency: own })),
    who: fc.constantFrom('all' as const, 'new-customers' as const, 'members' as const),
    oncePerCustomer: fc.constant(true as const),
    where: fc.subarray<Country>(['SA', 'AE', 'KW'], { minLength: 1 }),
    channel: fc.constantFrom('site' as const, 'app' as const, 'both' as const),
    payment: partial({ only: named, except: named }),
    applies: partial({
      only: named,
      except: named,
      exceptBrands: fc.constant(['A', 'B']),
      part: fc.constant(true as const),
    }),
    saleItems: fc.constantFrom('included' as const, 'excluded' as const),
    combines: fc.subarray<'free-delivery' | 'other-codes'>(['free-delivery', 'other-codes']),
    startsAt: fc.integer({ min: -3, max: 1 }).map((hours) => noon + hours * hour),
    endsAt: fc.integer({ min: -1, max: 5 }).map((hours) => noon + hours * hour),
    lastVerified: fc.constantFrom('2026-03-10', '2026-01-10', '2025-01'),
  },
  3,
);

const offer: fc.Arbitrary<OfferView> = fc.tuple(fc.boolean(), gain, limits).map(([isCode, given, more]) => ({
  id: 'x',
  kind: isCode ? 'code' : 'deal',
  title: 'X',
  ...(isCode && { code: 'X' }),
  ...given,
  ...more,
}));

const rule: fc.Arbitrary<StoreRuleView> = fc.oneof(
  fc.constantFrom<StoreRuleView>({ kind: 'one-code-per-order' }, { kind: 'sellers' }, { kind: 'sale-items' }),
  fc
    .tuple(amount, fc.option(fc.subarray<Country>(['SA', 'AE'], { minLength: 1 })))
    .map(([least, countries]): StoreRuleView => ({ kind: 'minimum', ...least, ...(countries && { countries }) })),
  partial({ only: named, except: named }).map((lists): StoreRuleView => ({ kind: 'payment', ...lists })),
  named.map((except): StoreRuleView => ({ kind: 'goods', except })),
);

const choice = fc.constantFrom('a', 'b', 'c', 'other');
const minor = fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 0, max: 1_000_000_000 }));

const basket: fc.Arbitrary<Basket> = fc
  .tuple(
    minor,
    currency,
    partial({
      country,
      customer: fc.constantFrom('new' as const, 'returning' as const),
      member: fc.boolean(),
      channel: fc.constantFrom('site' as const, 'app' as const),
      payment: choice,
      prices: fc.constantFrom('full' as const, 'sale' as const),
      goods: choice,
      brand: fc.constantFrom('A', 'B', 'other'),
      fromSeller: fc.boolean(),
      combined: fc.boolean(),
      usedBefore: fc.boolean(),
    }),
    fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  )
  .map(([total, own, answers, share]) => ({
    ...answers,
    amount: total,
    currency: own,
    ...(share !== null && { itemPrice: Math.ceil(total * share) }),
  }));

/** Purchases at a store. */
export const verdictCase: fc.Arbitrary<VerdictCase> = fc
  .tuple(
    fc.array(offer, { minLength: 1, maxLength: 6 }),
    fc.oneof(fc.constant([]), fc.array(rule, { maxLength: 2 })),
    basket,
  )
  .map(([offers, rules, purchase]) => ({
    offers: offers.map((each, index) => ({ ...each, id: `offer-${index}` })),
    store: rules.length === 0 ? {} : { rules },
    basket: purchase,
    context: { now: noon, timeZone: 'Asia/Riyadh', money },
  }));

function demand(holds: boolean, promise: string): void {
  if (!holds) throw new Error(promise);
}

function savesOf(answer: Verdict): Saves | undefined {
  return answer.state === 'saves' ? answer : answer.state === 'depends' ? answer.best : undefined;
}

/** Whether a benefit takes off or pays back so much of an order. */
function grants(given: BenefitView, { minor, currency: own }: MinorMoney, total: number): boolean {
  if (given.kind === 'percent' || given.kind === 'cashback')
    return minor <= Math.ceil((total * (given.percent ?? 0)) / 100);
  const most = given.kind === 'amount' ? convert(toMinor(given, money), own, money, Math.ceil) : undefined;
  return most !== undefined && minor <= most.minor;
}

/** Without messages, each text is the id of its message. */
const intl = createIntl({ locale: 'en', onError: () => undefined });

const isUpTo = (given: BenefitView | undefined): boolean =>
  given !== undefined && (('upTo' in given && given.upTo === true) || ('from' in given && given.from !== undefined));

/** What an answer promises is in the currency of the order, and no more than what the offer states for it. */
function judgePromise({ offers, store, basket: purchase, context }: VerdictCase): void {
  const total = purchase.amount ?? 0;
  for (const each of offers) {
    const answer = verdict(each, store, purchase, context);
    const saves = savesOf(answer);
    if (!saves || answer.state === 'blocked') continue;
    const given = each.benefits?.map((one) => one.benefit) ?? [each.benefit];
    const texts = gainTexts(gainOf(answer), { intl, money });
    if (answer.state === 'depends' || given.every(isUpTo))
      demand(
        texts.every((text) => text.endsWith('up-to')),
        '"up to" stays "up to"',
      );
    const figure = figureOf(saves);
    if (!figure) continue;
    demand(Number.isInteger(figure.minor) && figure.minor >= 0, 'a saving is a whole number of the smallest unit');
    demand(figure.currency === purchase.currency, 'amounts are compared in one currency');
    demand(figure.minor <= total, 'a saving never exceeds the basket');
    demand(!each.applies?.part, 'a benefit for a part of the goods is no saving on a basket');
    demand(
      given.some((one) => one !== undefined && grants(one, figure, total)),
      'no promise exceeds the benefit',
    );
    const most = each.maximumDiscount && convert(toMinor(each.maximumDiscount, money), figure.currency, money);
    demand(!each.maximumDiscount || (most !== undefined && figure.minor <= most.minor), 'nor the maximum discount');
    if ('total' in saves) demand(saves.total?.minor === total - figure.minor, 'total and saving are the basket');
  }
}

const shortfalls: ReadonlySet<string> = new Set(['minimum', 'store-minimum']);

function missesMinimum(answer: Verdict): boolean {
  return answer.state === 'blocked' && answer.reasons.some(({ kind }) => shortfalls.has(kind));
}

/** A larger basket never causes a missed minimum, and adding exactly the missing amount resolves it. */
function judgeMinimum({ offers, store, basket: purchase, context }: VerdictCase, more: number): void {
  const total = purchase.amount ?? 0;
  for (const each of offers) {
    const answer = verdict(each, store, purchase, context);
    const richer = verdict(each, store, { ...purchase, amount: total + more }, context);
    demand(missesMinimum(answer) || !missesMinimum(richer), 'more money never causes a missed minimum');
    if (answer.state !== 'blocked') continue;
    const missing = answer.reasons.flatMap((reason) => ('missing' in reason ? [reason.missing.minor] : []));
    if (missing.length === 0) continue;
    demand(Math.min(...missing) > 0, 'what is missing is more than nothing');
    const [enough, less] = [Math.max(...missing), Math.max(...missing) - 1].map((added) =>
      verdict(each, store, { ...purchase, amount: total + added }, context),
    );
    demand(enough !== undefined && !missesMinimum(enough), 'what is missing suffices');
    demand(less !== undefined && missesMinimum(less), 'less than what is missing does not suffice');
  }
}

/** An answer to no question changes nothing, and with all answers only amounts that cannot be converted remain open. */
function judgeQuestions({ offers, store, basket: purchase, context }: VerdictCase): void {
  for (const each of offers) {
    const answer = verdict(each, store, purchase, context);
    if (answer.state === 'blocked') {
      demand(answer.reasons.length > 0, 'a refusal has a reason');
      continue;
    }
    if (answer.state !== 'depends') continue;
    demand(answer.questions.length > 0, 'what depends has a question');
    const open = answer.questions.filter((question) => purchase[question] !== undefined);
    const limited = answer.limits ?? [];
    demand(
      open.every((question) => question === 'amount' || question === 'itemPrice'),
      'nothing is asked twice',
    );
    demand(open.length === 0 || limited.length > 0, 'an amount is asked for again only in another currency');
    demand(
      limited.every(({ amount: limit }) => convert(limit, purchase.currency ?? 'USD', money) === undefined),
      'what can be converted is compared',
    );
  }
}

/**
 * Links and networks do not affect the verdicts or their order. The order is total and stable, and independent of the
 * input order except for ties.
 */
function judgeOrder({ offers, store, basket: purchase, context }: VerdictCase, shuffle: readonly number[]): void {
  const usual = verdicts(offers, store, purchase, context);
  const ids = usual.map(({ offer: { id } }) => id);
  const answers = JSON.stringify(usual.map(({ verdict: answer }) => answer));
  const linked = offers.map((each, index) => ({
    ...each,
    url: `https://www.example.com/${shuffle[index] ?? 0}`,
    deepLink: `https://www.example.org/${shuffle[index] ?? 0}`,
    ...((shuffle[index] ?? 0) % 2 === 0 && { listed: {} }),
  }));
  const again = verdicts(linked, store, purchase, context);
  demand(
    JSON.stringify(again.map(({ offer: { id } }) => id)) === JSON.stringify(ids),
    'links and networks are no input of the order',
  );
  demand(
    JSON.stringify(again.map(({ verdict: answer }) => answer)) === answers,
    'links and networks are no input of a verdict',
  );
  demand(JSON.stringify(inVerdictOrder(usual, purchase, context)) === JSON.stringify(usual), 'the order is stable');
  // Each pair alone has the same order as in the whole list: the comparison is transitive.
  for (const [index, one] of usual.entries())
    for (const other of usual.slice(index + 1)) {
      const [first] = inVerdictOrder([one, other], purchase, context);
      demand(first === one, 'the order is total');
    }
  const shuffled = [...usual].sort((a, b) => (shuffle[usual.indexOf(a)] ?? 0) - (shuffle[usual.indexOf(b)] ?? 0));
  const sorted = inVerdictOrder(shuffled, purchase, context).map(({ verdict: answer }) => rankOf(answer));
  demand(
    JSON.stringify(sorted) === JSON.stringify(usual.map(({ verdict: answer }) => rankOf(answer))),
    'the order does not depend on the given one',
  );
}

/** The first key of the order. */
function rankOf(answer: Verdict): string {
  const saves = savesOf(answer);
  return `${answer.state} ${saves?.group ?? ''}`;
}

/** The sentence of a ladder says "you pay" only of an exact saving, and names no other offer than the first. */
function judgeSentence({ offers, store, basket: purchase, context }: VerdictCase): void {
  const judged = verdicts(offers, store, purchase, context);
  const sentence = answerSentence(judged, purchase, { intl, money });
  const best = recommendedOffer(judged);
  const answer = judged[0]?.verdict;
  const isExact = answer?.state === 'saves' && answer.group === 'now';
  demand(sentence.includes('best-now') === isExact, 'only an exact saving has a price to pay');
  demand(best === undefined || best === judged[0]?.offer, 'the first offer is marked, or none');
  demand(best === undefined || answer?.state === 'saves', 'no offer is marked that depends or is refused');
}

/** With the next step, its offer gives what is said, and more than any offer gave without it. */
function judgeNextStep({ offers, store, basket: purchase, context }: VerdictCase): void {
  const judged = verdicts(offers, store, purchase, context);
  const next = nextStep(judged, store, purchase, context);
  if (!next) return;
  const total = purchase.amount ?? 0;
  const { offer: named, add, saving, saved, before } = next;
  const usual = verdict(named, store, purchase, context);
  demand(add.minor > 0 && usual.state === 'blocked', 'only what an offer lacks is added');
  const richer = { ...purchase, amount: total + add.minor };
  const then = verdict(named, store, richer, context);
  demand(before.minor === total - saved.minor, 'without the step, the price is the basket less the saving');
  const sentence = nextSentence(next, { intl, money });
  if (!saving || !next.total) {
    demand(then.state === 'saves' && then.group === 'delivery', 'free delivery is what the offer gives then');
    return;
  }
  demand(then.state === 'saves' && then.group === 'now', 'the step has an exact saving');
  demand(figureOf(then as Saves)?.minor === saving.minor, 'the step saves what is said');
  demand(next.total.minor === total + add.minor - saving.minor, 'the total is the new basket less the saving');
  demand(
    judged.every(
      ({ verdict: each }) =>
        each.state !== 'saves' || each.group !== 'now' || (figureOf(each)?.minor ?? 0) < saving.minor,
    ),
    'the step saves more than any offer without it',
  );
  demand(
    sentence.includes('top-up') === next.total.minor < before.minor,
    'less to pay is said only where the total is lower',
  );
}

/** Checks the invariants of verdicts for one case. Throws the violated one. `more` and `shuffle` are any numbers. */
function judgeVerdicts(subject: VerdictCase, more: number, shuffle: readonly number[]): void {
  judgePromise(subject);
  judgeMinimum(subject, more);
  judgeQuestions(subject);
  judgeOrder(subject, shuffle);
  judgeSentence(subject);
  judgeNextStep(subject);
}

/** Random cases. The same seed results in the same cases. */
export function tryVerdicts(cases: number, seed: number): void {
  fc.assert(
    fc.property(
      verdictCase,
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.array(fc.nat({ max: 99 }), { minLength: 6, maxLength: 6 }),
      judgeVerdicts,
    ),
    { numRuns: cases, seed },
  );
}
