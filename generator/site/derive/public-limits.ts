import type { Language } from '../../../src/domain/language/language';
import type { BenefitView, Named, PaymentLimitView, StoreRuleView } from '../../../src/domain/offers/limits';
import type { OfferView } from '../../../src/domain/offers/offer-view';
import type { ApiNamed, ApiOffer, ApiRule, Offer } from '../../../src/generated/data-types';

/** A value of a page in each language. */
type Views<Value> = Readonly<Record<Language, Value>>;

/** The same part of the views of all languages. */
function each<Value, Part>(views: Views<Value>, part: (view: Value) => Part): Views<Part> {
  return { en: part(views.en), ar: part(views.ar) };
}

/** Items of a list that all languages have in the same order. */
function items<Item>(views: Views<readonly Item[]>): readonly Views<Item>[] {
  return views.en.map((en, index) => ({ en, ar: views.ar[index] ?? en }));
}

function namedList(lists: Views<readonly Named[] | undefined>): ApiNamed[] | undefined {
  if (!lists.en) return undefined;
  return items(each(lists, (list) => list ?? [])).map(({ en, ar }) => ({
    id: en.id,
    name: { en: en.name, ar: ar.name },
  }));
}

/** `only` and `except` with the names in all languages. */
function listsOf(views: Views<PaymentLimitView | undefined>): { only?: ApiNamed[]; except?: ApiNamed[] } {
  const only = namedList(each(views, (view) => view?.only));
  const except = namedList(each(views, (view) => view?.except));
  return { only, except };
}

/** A benefit with the texts of all languages. */
export function apiBenefit({ en, ar }: Views<BenefitView>): NonNullable<Offer['benefit']> {
  if (en.kind !== 'gift') return { ...en };
  return { ...en, gift: { en: en.gift, ar: ar.kind === 'gift' ? ar.gift : en.gift } };
}

function apiBenefits(views: Views<OfferView>): Pick<ApiOffer, 'benefits'> {
  if (!views.en.benefits) return {};
  const benefits = items(each(views, (view) => view.benefits ?? [])).map(({ en, ar }) => ({
    on: en.on,
    name: en.name === undefined ? undefined : { en: en.name, ar: ar.name ?? en.name },
    benefit: apiBenefit({ en: en.benefit, ar: ar.benefit }),
  }));
  return { benefits };
}

/** The limits of an offer as the public copy has them. */
export function apiLimits(views: Views<OfferView>): Partial<ApiOffer> {
  const { maximumDiscount, maximumSpend, perItem, oncePerCustomer, payment, applies, saleItems, combines } = views.en;
  return {
    ...apiBenefits(views),
    maximumDiscount,
    maximumSpend,
    perItem,
    oncePerCustomer,
    payment: payment && listsOf(each(views, (view) => view.payment)),
    applies: applies && {
      ...listsOf(each(views, (view) => view.applies)),
      exceptBrands: applies.exceptBrands && [...applies.exceptBrands],
      part: applies.part,
    },
    saleItems,
    combines: combines && [...combines],
  };
}

/** The conditions of a store as the public copy has them; undefined if none is known. */
export function apiRules(rules: Views<readonly StoreRuleView[] | undefined>): ApiRule[] | undefined {
  if (!rules.en) return undefined;
  return items(each(rules, (list) => list ?? [])).map(({ en, ar }): ApiRule => {
    if (en.kind !== 'payment' && en.kind !== 'goods') return en;
    const lists = each(
      { en, ar },
      (rule): PaymentLimitView => (rule.kind === 'payment' || rule.kind === 'goods' ? rule : {}),
    );
    return { kind: en.kind, ...listsOf(lists) };
  });
}
