import type { Currency, FeedCorrections, Offer, Store, StoreRule } from '../../../../../src/generated/data-types';
import { inFull, quote } from '../../../diagnostics/visible';
import type { Path, SourceDocument } from '../../../load/document';
import type { Entry } from '../../catalogue';
import type { Report, Rule } from '../../engine/draft';
import { minimumPlaces } from '../../stores/minimums';
import { relatedAt } from '../../engine/related';

/** The amounts of offers and row corrections that can contradict each other. */
type Amounts = Pick<Offer, 'benefit' | 'minimumSpend' | 'maximumSpend' | 'maximumDiscount' | 'perItem'>;

/** An offer with its document and path. */
interface LocatedOffer<Part extends Amounts = Offer> {
  readonly offer: Part;
  readonly document: SourceDocument;
  readonly path: Path;
}

/** The two lists of a limit. */
interface Lists {
  readonly only?: readonly string[];
  readonly except?: readonly string[];
}

type Amount = NonNullable<Offer['maximumSpend']>;

const written = ({ amount, currency }: Amount): string => `${amount} ${currency}`;

function checkBenefit({ offer: { benefit, benefits }, document, path }: LocatedOffer, report: Report): void {
  if (!benefit || !benefits) return;
  report('benefit-twice', document, document.span([...path, 'benefits'], 'key'), {
    id: 'benefit-twice',
    related: relatedAt({ id: 'related.other' }, document, [...path, 'benefit'], 'key'),
  });
}

/** Reports a benefit that the other limits or an earlier benefit rule out. */
function checkBenefits(
  { offer: { benefits = [], applies, saleItems }, document, path }: LocatedOffer,
  report: Report,
): void {
  const before = new Set<string>();
  for (const [index, { on }] of benefits.entries()) {
    const isOutside = applies?.only !== undefined && on !== 'full-price' && on !== 'sale' && !applies.only.includes(on);
    const reason = before.has(on)
      ? 'earlier'
      : applies?.except?.includes(on)
        ? 'excluded'
        : isOutside
          ? 'not-listed'
          : on === 'sale' && saleItems === 'excluded'
            ? 'sale'
            : undefined;
    before.add(on);
    if (reason === undefined) continue;
    report('benefit-never-given', document, document.span([...path, 'benefits', index, 'on']), {
      id: 'benefit-never-given',
      values: { goods: quote(on), reason: { id: `benefit-never-given.${reason}` } },
    });
  }
}

function checkSpend({ offer, document, path }: LocatedOffer<Amounts>, report: Report): void {
  const { maximumSpend } = offer;
  const reversed = minimumPlaces(offer).find(
    ({ minimum }) => minimum.currency === maximumSpend?.currency && minimum.amount > maximumSpend.amount,
  );
  if (!maximumSpend || !reversed) return;
  report('spend-reversed', document, document.span([...path, 'maximumSpend', 'amount']), {
    id: 'spend-reversed',
    values: { minimum: written(reversed.minimum), maximum: written(maximumSpend) },
    related: relatedAt({ id: 'spend-reversed.related' }, document, [...path, ...reversed.path, 'amount']),
  });
}

/** Kinds of benefits that `maximumDiscount` can limit. */
const limited: ReadonlySet<string> = new Set(['percent', 'amount', 'cashback']);

/** Reports a maximum below the discount, or for a benefit without a discount. */
function checkMaximum({ offer, document, path }: LocatedOffer<Amounts>, report: Report): void {
  const { benefit, maximumDiscount: most } = offer;
  if (!benefit || !most) return;
  const isLess = benefit.kind === 'amount' && benefit.currency === most.currency && benefit.amount > most.amount;
  if (!isLess && limited.has(benefit.kind)) return;
  report('maximum-discount', document, document.span([...path, 'maximumDiscount']), {
    id: isLess ? 'maximum-discount.amount' : 'maximum-discount.kind',
    values: { most: written(most), benefit: isLess ? written(benefit) : quote(benefit.kind) },
    related: relatedAt({ id: 'related.benefit' }, document, [...path, 'benefit']),
  });
}

/** Reports the first amount whose currency differs from that of the others: one of them is probably a slip. */
function checkCurrencies({ offer, document, path }: LocatedOffer<Amounts>, report: Report): void {
  let first: { readonly field: string; readonly currency: Currency } | undefined;
  const { benefit } = offer;
  const amounts = {
    benefit: benefit?.kind === 'amount' ? benefit : undefined,
    // A list has the currency of each country.
    minimumSpend: Array.isArray(offer.minimumSpend) ? undefined : offer.minimumSpend,
    maximumSpend: offer.maximumSpend,
    maximumDiscount: offer.maximumDiscount,
    perItem: offer.perItem,
  };
  for (const [field, amount] of Object.entries(amounts)) {
    if (!amount) continue;
    first ??= { field, currency: amount.currency };
    if (amount.currency === first.currency) continue;
    report('currencies-differ', document, document.span([...path, field, 'currency']), {
      id: 'currencies-differ',
      values: {
        field: inFull(field),
        currency: quote(amount.currency),
        other: inFull(first.field),
        otherCurrency: quote(first.currency),
      },
    });
    return;
  }
}

/** Reports a limit without any content. */
function checkEmpty({ offer, document, path }: LocatedOffer, report: Report): void {
  const { perItem, payment, applies } = offer;
  const empty = (field: string, ...keys: readonly string[]): void => {
    report('limit-empty', document, document.span([...path, field], 'key'), {
      id: 'limit-empty',
      values: { field: inFull(field), keys: { or: keys.map(inFull) } },
    });
  };
  if (perItem && perItem.minimum === undefined && perItem.maximumDiscount === undefined)
    empty('perItem', 'minimum', 'maximumDiscount');
  if (payment && !payment.only && !payment.except) empty('payment', 'only', 'except');
  if (applies && !applies.only && !applies.except && !applies.exceptBrands && !applies.part)
    empty('applies', 'only', 'except', 'exceptBrands', 'part');
}

function checkLists({ only = [], except = [] }: Lists, document: SourceDocument, path: Path, report: Report): void {
  const index = except.findIndex((id) => only.includes(id));
  const id = except[index];
  if (id === undefined) return;
  report('only-and-except', document, document.span([...path, 'except', index]), {
    id: 'only-and-except',
    values: { id: quote(id) },
  });
}

/** Reports that an offer combines with other codes although a rule of the store excludes it. */
function checkCombines(
  { offer: { combines }, document, path }: LocatedOffer,
  rules: readonly StoreRule[],
  report: Report,
): void {
  const rule = rules.findIndex(({ kind }) => kind === 'one-code-per-order');
  const index = combines?.indexOf('other-codes') ?? -1;
  if (rule < 0 || index < 0) return;
  report('combines-against-rule', document, document.span([...path, 'combines', index]), {
    id: 'combines-against-rule',
    related: relatedAt({ id: 'combines-against-rule.related' }, document, ['rules', rule, 'kind']),
  });
}

function checkOffer(place: LocatedOffer, rules: readonly StoreRule[], report: Report): void {
  const { offer, document, path } = place;
  checkBenefit(place, report);
  checkBenefits(place, report);
  checkSpend(place, report);
  checkMaximum(place, report);
  checkCurrencies(place, report);
  checkEmpty(place, report);
  if (offer.payment) checkLists(offer.payment, document, [...path, 'payment'], report);
  if (offer.applies) checkLists(offer.applies, document, [...path, 'applies'], report);
  checkCombines(place, rules, report);
}

function checkCorrections({ value: { rows }, document }: Entry<FeedCorrections>, report: Report): void {
  for (const [index, offer] of rows.entries()) {
    const place = { offer, document, path: ['rows', index] };
    checkSpend(place, report);
    checkMaximum(place, report);
    checkCurrencies(place, report);
  }
}

function checkRules({ rules = [] }: Store, document: SourceDocument, report: Report): void {
  for (const [index, rule] of rules.entries()) {
    if (rule.kind !== 'payment') continue;
    checkLists(rule, document, ['rules', index], report);
    if (rule.only || rule.except) continue;
    report('limit-empty', document, document.span(['rules', index, 'kind']), {
      id: 'limit-empty.rule',
    });
  }
}

/**
 * The limits of an offer do not contradict each other or the rules of the store, and neither do those of a correction.
 */
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
    for (const { corrections } of feeds.values()) if (corrections) checkCorrections(corrections, report);
  },
  store({ value, document }, _facts, report) {
    const { offers = [], rules = [] } = value;
    for (const [index, offer] of offers.entries())
      checkOffer({ offer, document, path: ['offers', index] }, rules, report);
    checkRules(value, document, report);
  },
};
