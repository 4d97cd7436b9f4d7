import type {
  AmountBenefit,
  CashbackBenefit,
  FreeShippingBenefit,
  GiftBenefit,
  MinimumRule,
  Money,
  OneCodeRule,
  PercentBenefit,
  PerItem,
  SaleItems,
  SaleItemsRule,
  SellersRule,
} from '../../generated/data-types';
import type { Localized } from '../language/localized';

/** A benefit in one language. */
export type BenefitView = Localized<
  PercentBenefit | AmountBenefit | CashbackBenefit | FreeShippingBenefit | GiftBenefit
>;

/** A payment method or a kind of goods: its permanent id, and its name in one language. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** The benefit of an offer on some items. */
export interface BenefitOnView {
  /** `full-price`, `sale`, or the id of a kind of goods. */
  readonly on: string;
  /** The name of the kind of goods. */
  readonly name?: string;
  readonly benefit: BenefitView;
}

/** The payment methods that an order must use or must not use. */
export interface PaymentLimitView {
  readonly only?: readonly Named[];
  readonly except?: readonly Named[];
}

/** The goods that an offer applies to or excludes. */
export interface GoodsLimitView {
  readonly only?: readonly Named[];
  readonly except?: readonly Named[];
  readonly exceptBrands?: readonly string[];
  /** The offer holds for goods that the data does not name, so it has no figure for a basket. */
  readonly part?: true;
}

/** The limits of an offer that only verdicts use, in one language. An absent limit is unknown. */
export interface OfferLimits {
  /** Present instead of one benefit for all items. */
  readonly benefits?: readonly BenefitOnView[];
  readonly maximumDiscount?: Money;
  readonly maximumSpend?: Money;
  readonly perItem?: PerItem;
  readonly oncePerCustomer?: true;
  readonly payment?: PaymentLimitView;
  readonly applies?: GoodsLimitView;
  readonly saleItems?: SaleItems;
  readonly combines?: readonly ('free-delivery' | 'other-codes')[];
}

/** A condition of a store that applies to all of its codes, in one language. */
export type StoreRuleView =
  | OneCodeRule
  | MinimumRule
  | SellersRule
  | SaleItemsRule
  | ({ readonly kind: 'payment' } & PaymentLimitView)
  | { readonly kind: 'goods'; readonly except: readonly Named[] };
