import type { Offer, StoreRule } from '../../../../../src/generated/data-types';
import { inFull, quote } from '../../../diagnostics/visible';
import type { Path } from '../../../load/document';
import type { Rule } from '../../engine/draft';
import { reportMistakes, type Mistake } from '../../engine/reporting';
import { minimumPlaces } from '../../said/offer-figures';

/** The amounts of offers and row corrections that can contradict each other. */
type Amounts = Pick<Offer, 'benefit' | 'minimumSpend' | 'maximumSpend' | 'maximumDiscount' | 'perItem'>;

type Mistakes = Iterable<Mistake>;

type Amount = NonNullable<Offer['maximumSpend']>;

const written = ({ amount, currency }: Amount): string => `${amount} ${currency}`;

/** Kinds of benefits that `maximumDiscount` can limit. */
const limited: ReadonlySet<string> = new Set(['percent', 'amount', 'cashback']);

function* amountMistakes(offer: Amounts): Mistakes {
  const { benefit, maximumSpend, maximumDiscount: most } = offer;
  const reversed = minimumPlaces(offer).find(
    ({ minimum }) => minimum.currency === maximumSpend?.currency && minimum.amount > maximumSpend.amount,
  );
  if (maximumSpend && reversed)
    yield {
      code: 'spend-reversed',
      at: ['maximumSpend', 'amount'],
      values: { minimum: written(reversed.minimum), maximum: written(maximumSpend) },
      also: [{ id: 'spend-reversed.related' }, [...reversed.path, 'amount']],
    };
  const isLess = benefit?.kind === 'amount' && benefit.currency === most?.currency && benefit.amount > most.amount;
  if (benefit && most && (isLess || !limited.has(benefit.kind)))
    yield {
      code: 'maximum-discount',
      at: ['maximumDiscount'],
      id: isLess ? 'maximum-discount.amount' : 'maximum-discount.kind',
      values: { most: written(most), benefit: isLess ? written(benefit) : quote(benefit.kind) },
      also: [{ id: 'related.benefit' }, ['benefit']],
    };
  // The first amount whose currency differs from that of the others: one of them is probably a slip.
  const amounts = Object.entries({
    benefit: benefit?.kind === 'amount' ? benefit : undefined,
    // A list has the currency of each country.
    minimumSpend: Array.isArray(offer.minimumSpend) ? undefined : offer.minimumSpend,
    maximumSpend,
    maximumDiscount: most,
    perItem: offer.perItem,
  }).flatMap(([field, amount]) => (amount ? [{ field, currency: amount.currency }] : []));
  const [first] = amounts;
  const other = amounts.find(({ currency }) => currency !== first?.currency);
  if (first && other)
    yield {
      code: 'currencies-differ',
      at: [other.field, 'currency'],
      values: {
        field: inFull(other.field),
        currency: quote(other.currency),
        other: inFull(first.field),
        otherCurrency: quote(first.currency),
      },
    };
}

/** Benefits that the other limits or an earlier benefit rule out. */
function* benefitMistakes({ benefit, benefits, applies, saleItems }: Offer): Mistakes {
  if (benefit && benefits)
    yield {
      code: 'benefit-twice',
      at: ['benefits'],
      target: 'key',
      also: [{ id: 'related.other' }, ['benefit'], 'key'],
    };
  const before = new Set<string>();
  for (const [index, { on }] of (benefits ?? []).entries()) {
    const isPart = on !== 'full-price' && on !== 'sale';
    const reasons = [
      ['earlier', before.has(on)],
      ['excluded', applies?.except?.includes(on)],
      ['not-listed', isPart && applies?.only?.includes(on) === false],
      ['sale', on === 'sale' && saleItems === 'excluded'],
    ] as const;
    const [reason] = reasons.find(([, holds]) => holds) ?? [];
    before.add(on);
    if (reason !== undefined)
      yield {
        code: 'benefit-never-given',
        at: ['benefits', index, 'on'],
        values: { goods: quote(on), reason: { id: `benefit-never-given.${reason}` } },
      };
  }
}

/** A limit needs one of these keys. */
const contents = {
  perItem: ['minimum', 'maximumDiscount'],
  payment: ['only', 'except'],
  applies: ['only', 'except', 'exceptBrands', 'part'],
} as const;

/** A limit without any content. */
function* emptyLimits(offer: Offer): Mistakes {
  for (const [field, keys] of Object.entries(contents)) {
    const limit: unknown = Reflect.get(offer, field);
    if (typeof limit === 'object' && limit !== null && !keys.some((key) => key in limit))
      yield {
        code: 'limit-empty',
        at: [field],
        target: 'key',
        values: { field: inFull(field), keys: { or: keys.map(inFull) } },
      };
  }
}

/** An entry in both lists of a limit. */
function* listMistakes(
  { only = [], except = [] }: { readonly only?: readonly string[]; readonly except?: readonly string[] } = {},
  at: Path = [],
): Mistakes {
  const index = except.findIndex((id) => only.includes(id));
  if (index >= 0)
    yield {
      code: 'only-and-except',
      at: [...at, 'except', index],
      values: { id: quote(except[index] ?? '') },
    };
}

/** An offer combines with other codes although a rule of its store excludes it. */
function* combinations(offers: readonly Offer[], rules: readonly StoreRule[]): Mistakes {
  const rule = rules.findIndex(({ kind }) => kind === 'one-code-per-order');
  for (const [at, { combines = [] }] of offers.entries()) {
    const index = combines.indexOf('other-codes');
    if (rule >= 0 && index >= 0)
      yield {
        code: 'combines-against-rule',
        at: ['offers', at, 'combines', index],
        also: [{ id: 'combines-against-rule.related' }, ['rules', rule, 'kind']],
      };
  }
}

/** The limits of an offer or a correction do not contradict each other or the rules of the store. */
export const offerLimits: Rule = {
  name: 'offer-limits',
  codes: [
    'benefit-twice',
    'benefit-never-given',
    'spend-reversed',
    'maximum-discount',
    'currencies-differ',
    'limit-empty',
    'only-and-except',
    'combines-against-rule',
  ],
  check({ feeds }, _context, report) {
    for (const { corrections } of feeds.values())
      for (const [index, row] of corrections?.value.rows.entries() ?? [])
        if (corrections) reportMistakes(amountMistakes(row), corrections.document, ['rows', index], report);
  },
  store({ value: { offers = [], rules = [] }, document }, _facts, report) {
    for (const [index, offer] of offers.entries()) {
      const path = ['offers', index];
      for (const mistakes of [benefitMistakes(offer), amountMistakes(offer), emptyLimits(offer)])
        reportMistakes(mistakes, document, path, report);
      reportMistakes(listMistakes(offer.payment, ['payment']), document, path, report);
      reportMistakes(listMistakes(offer.applies, ['applies']), document, path, report);
    }
    reportMistakes(combinations(offers, rules), document, [], report);
    for (const [index, rule] of rules.entries()) {
      if (rule.kind !== 'payment') continue;
      reportMistakes(listMistakes(rule), document, ['rules', index], report);
      if (!rule.only && !rule.except)
        report('limit-empty', document, document.span(['rules', index, 'kind']), { id: 'limit-empty.rule' });
    }
  },
};
