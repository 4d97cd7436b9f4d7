import type {
  ApiBenefitOn,
  ApiGoodsLimit,
  ApiNamed,
  ApiOffer,
  ApiPaymentLimit,
  Benefit,
  Currency,
  GoodsRule,
  Money,
  PaymentRule,
  StoreRules,
} from '../../generated/data-types';
import type { Localized } from '../language/localized';
import { boolean, byKind, fields, listOf, number, oneOf, text, textLike, type Check } from '../shape';

export type BenefitView = Localized<Benefit>;

/** A payment method or a kind of goods: its permanent id, and its name in one language. */
export type Named = Localized<ApiNamed>;

export type BenefitOnView = Localized<ApiBenefitOn>;

export type PaymentLimitView = Localized<ApiPaymentLimit>;

/** A condition of a store that applies to all of its codes, with the names of shared entries in all languages. */
export type PublicRule =
  | Exclude<StoreRules[number], PaymentRule | GoodsRule>
  | ({ readonly kind: 'payment' } & ApiPaymentLimit)
  | { readonly kind: 'goods'; readonly except: ApiNamed[] };

export type StoreRuleView = Localized<PublicRule>;

// `Intl` throws for any other form.
export const currency = textLike<Currency>(/^[A-Z]{3}$/);
export const money = fields<Money>({ amount: number, currency }, {});
export const named = listOf(fields<Named>({ id: text, name: text }, {}));
export const benefit = byKind<BenefitView>({
  percent: fields({ kind: oneOf('percent'), percent: number }, { upTo: boolean }),
  amount: fields({ kind: oneOf('amount'), amount: number, currency }, { from: number, upTo: boolean }),
  cashback: fields({ kind: oneOf('cashback') }, { percent: number, upTo: boolean }),
  'free-shipping': fields({ kind: oneOf('free-shipping') }, {}),
  gift: fields({ kind: oneOf('gift'), gift: text }, {}),
});

/** In the order of the public copy, with the check of a saved one. An absent limit is unknown. */
export const limitChecks = {
  benefits: listOf(fields<BenefitOnView>({ on: text, benefit }, { name: text })),
  maximumDiscount: money,
  maximumSpend: money,
  perItem: fields({ currency }, { minimum: number, maximumDiscount: number }),
  oncePerCustomer: oneOf(true),
  payment: fields<PaymentLimitView>({}, { only: named, except: named }),
  applies: fields<Localized<ApiGoodsLimit>>(
    {},
    { only: named, except: named, exceptBrands: listOf(text), part: oneOf(true) },
  ),
  saleItems: oneOf('included', 'excluded'),
  combines: listOf(oneOf('free-delivery', 'other-codes')),
} satisfies { readonly [Field in keyof ApiOffer]?: Check<NonNullable<Localized<ApiOffer>[Field]>> };

export type PublicLimits = Pick<ApiOffer, keyof typeof limitChecks>;

export type Limits = Localized<PublicLimits>;
