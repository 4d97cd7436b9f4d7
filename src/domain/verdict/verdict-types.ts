import type { Country, Currency } from '../../generated/data-types';
import type { Instant } from '../dates/calendar';
import type { Named, StoreRuleView } from '../offers/limits';
import type { Conversion, MinorMoney, MoneyTables } from '../money/money';

/** The answer that none of the listed payment methods, kinds of goods or brands applies. */
export const otherAnswer = 'other';

/** A visitor's answers about a purchase. An absent field has not been answered. */
export interface Basket {
  /** The total before any code, in the minor unit of `currency`. */
  readonly amount?: number;
  readonly currency?: Currency;
  readonly country?: Country;
  readonly customer?: 'new' | 'returning';
  /** Whether the visitor is a member of the store's own programme. */
  readonly member?: boolean;
  readonly channel?: 'site' | 'app';
  /** The id of a payment method, or `otherAnswer`. */
  readonly payment?: string;
  /** Whether the items are full-price or reduced. */
  readonly prices?: 'full' | 'sale';
  /** The id of a kind of goods, or `otherAnswer`. */
  readonly goods?: string;
  /** The name of a brand, or `otherAnswer`. */
  readonly brand?: string;
  /** The price of the most expensive item, in the minor unit of `currency`. */
  readonly itemPrice?: number;
  /** Whether another seller sells the goods on the store's site. */
  readonly fromSeller?: boolean;
  /** Whether the order already has another code. Components that compare codes one at a time set it to `false`. */
  readonly combined?: boolean;
  /** Whether the visitor has used the code before. */
  readonly usedBefore?: boolean;
}

/** A question to the visitor: the field of `Basket` that it sets. `amount` also asks for the currency. */
export type Question = Exclude<keyof Basket, 'currency'>;

/** The difference between a required amount and the basket. */
export interface Shortfall {
  /** The amount that the offer or store requires, in its own currency. */
  readonly needed: MinorMoney;
  /** The missing amount, in the basket's currency. */
  readonly missing: MinorMoney;
  /** The rate, if the two currencies differ. */
  readonly converted?: Conversion;
}

/**
 * Why an offer is refused, with the fact behind it. Reasons that begin with `store-` apply to every code of the store.
 */
export type Reason =
  | { readonly kind: 'other-code' }
  | ({ readonly kind: 'minimum' | 'store-minimum' } & Shortfall)
  | { readonly kind: 'channel'; readonly needed: 'site' | 'app' }
  | {
      readonly kind: 'payment' | 'store-payment';
      readonly only?: readonly Named[];
      readonly except?: readonly Named[];
    }
  | { readonly kind: 'country'; readonly countries: readonly Country[] }
  | { readonly kind: 'maximum'; readonly most: MinorMoney; readonly converted?: Conversion }
  | { readonly kind: 'item-price'; readonly needed: MinorMoney; readonly converted?: Conversion }
  | { readonly kind: 'goods'; readonly only?: readonly Named[]; readonly except?: readonly Named[] }
  | { readonly kind: 'store-goods'; readonly except: readonly Named[] }
  | { readonly kind: 'brand'; readonly brands: readonly string[] }
  | { readonly kind: 'sale-items' | 'store-sale-items' | 'store-seller' | 'member' | 'customer' | 'used-once' }
  /** `on` is the first or the last day, as text. */
  | { readonly kind: 'not-begun' | 'ended'; readonly on?: string };

/** The name of a reason. */
export type ReasonKind = Reason['kind'];

/** The kind of effect on the price, in the order in which offers are listed. */
export type SavingGroup = 'now' | 'up-to' | 'delivery' | 'gift' | 'cashback' | 'unknown';

/**
 * The offer applies. All amounts are in the basket's currency and known for this basket: a figure in a currency without
 * a fixed rate to it, or for a part of the goods, is none. Without the amount of the basket there are no amounts.
 */
export type Saves = Readonly<{ state: 'saves' }> &
  (
    | Readonly<{ group: 'now'; saving?: MinorMoney; total?: MinorMoney; converted?: Conversion }>
    /** "Up to" has neither a lower end nor a price to pay. */
    | Readonly<{ group: 'up-to'; most?: MinorMoney; converted?: Conversion }>
    /** Exactly `saving` or at most `most` is paid back. */
    | Readonly<{ group: 'cashback'; saving?: MinorMoney; most?: MinorMoney; converted?: Conversion }>
    | Readonly<{ group: 'delivery' | 'gift' }>
    /** `stated`: the offer names a benefit, but it says nothing about this basket. */
    | Readonly<{ group: 'unknown'; stated?: true }>
  );

/** The offer is refused. */
export interface Blocked {
  readonly state: 'blocked';
  /** All reasons, the easiest to resolve first. */
  readonly reasons: readonly Reason[];
}

/** A limit in a currency without a fixed rate to the basket's currency. */
export interface OpenLimit {
  readonly kind: 'minimum' | 'maximum' | 'item-price' | 'store-minimum';
  readonly amount: MinorMoney;
}

/** The verdict depends on unanswered questions. */
export interface Depends {
  readonly state: 'depends';
  /** The questions that would decide it, in the order in which they are asked. */
  readonly questions: readonly Question[];
  /** The limits that `amount` and `itemPrice` cannot be compared with. */
  readonly limits?: readonly OpenLimit[];
  /** The best possible outcome. */
  readonly best: Saves;
}

/** What is known about an offer for a purchase. */
export type Verdict = Saves | Blocked | Depends;

/** The fields of a store that verdicts use. */
export interface VerdictStore {
  readonly rules?: readonly StoreRuleView[];
}

/** The inputs of verdicts besides the data and the answers. */
export interface VerdictContext {
  readonly now: Instant;
  readonly timeZone: string;
  /** `src/generated/money.ts`. */
  readonly money: MoneyTables;
}
