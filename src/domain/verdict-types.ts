import type { Country, Currency } from '../generated/data-types';
import type { Instant } from './calendar';
import type { Named, StoreRuleView } from './limits';
import type { Conversion, MinorMoney, MoneyTables } from './money';

/** The answer of a visitor for whom none of the named payment methods, kinds of goods or brands is right. */
export const otherAnswer = 'other';

/** What a visitor has said about a purchase. What is absent has not been answered. */
export interface Basket {
  /** The total before any code, in the smallest unit of `currency`. */
  readonly amount?: number;
  readonly currency?: Currency;
  readonly country?: Country;
  readonly customer?: 'new' | 'returning';
  /** Whether the visitor is in the store's own programme. */
  readonly member?: boolean;
  readonly channel?: 'site' | 'app';
  /** The id of a payment method, or `otherAnswer`. */
  readonly payment?: string;
  /** Whether the items are at full price or reduced. */
  readonly prices?: 'full' | 'sale';
  /** The id of a kind of goods, or `otherAnswer`. */
  readonly goods?: string;
  /** The name of a brand, or `otherAnswer`. */
  readonly brand?: string;
  /** The price of the dearest item, in the smallest unit of `currency`. */
  readonly itemPrice?: number;
  /** Whether another seller sells the goods on the store's site. */
  readonly fromSeller?: boolean;
  /** Whether the order has another code already. A part that compares codes, one at a time, answers `false` itself. */
  readonly combined?: boolean;
  /** Whether the visitor has used the code before. */
  readonly usedBefore?: boolean;
}

/** What a visitor can be asked. Each is the field of `Basket` that it decides; `amount` also asks for the currency. */
export type Question = Exclude<keyof Basket, 'currency'>;

/** Why an amount is not enough. */
export interface Shortfall {
  /** What the offer or store asks for, in its own currency. */
  readonly needed: MinorMoney;
  /** What is missing, in the basket's currency. */
  readonly missing: MinorMoney;
  /** The rate, if the two currencies differ. */
  readonly converted?: Conversion;
}

/** Why an offer is refused, with the fact that it rests on. Those that begin with `store-` hold for every code of the store. */
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
  /** `on` is the first or the last day, as a text. */
  | { readonly kind: 'not-begun' | 'ended'; readonly on?: string };

/** The name of a reason. */
export type ReasonKind = Reason['kind'];

/** What an offer does to the price, in the order in which answers are listed. */
export type SavingGroup = 'now' | 'up-to' | 'delivery' | 'gift' | 'cashback' | 'unknown';

/** The offer applies. */
export interface Saves {
  readonly state: 'saves';
  readonly group: SavingGroup;
  /** What is taken off or paid back; in the offer's currency if there is no fixed rate to the basket's. Absent if unknown. */
  readonly saving?: MinorMoney;
  /** The lower end, where the store names a range. */
  readonly atLeast?: MinorMoney;
  /** true if `saving` is the most that it can be; without one, if the offer names an upper end that says nothing about the basket. */
  readonly upTo?: true;
  /** What is to be paid at checkout; the least, with `upTo`. Absent if it cannot be calculated. */
  readonly total?: MinorMoney;
  /** The rate, if `saving` was converted. */
  readonly converted?: Conversion;
}

/** The offer is refused. */
export interface Blocked {
  readonly state: 'blocked';
  /** All reasons, the one that is easiest to resolve first. */
  readonly reasons: readonly Reason[];
}

/** A limit in a currency that has no fixed rate to the basket's. */
export interface OpenLimit {
  readonly kind: 'minimum' | 'maximum' | 'item-price' | 'store-minimum';
  readonly amount: MinorMoney;
}

/** It depends on what is not known. */
export interface Depends {
  readonly state: 'depends';
  /** What would decide, in the order in which it is asked. */
  readonly questions: readonly Question[];
  /** The limits behind `amount` and `itemPrice` that cannot be compared with the basket. */
  readonly limits?: readonly OpenLimit[];
  /** The best that can come of it. */
  readonly best: Saves;
}

/** What is known about an offer for a purchase. */
export type Verdict = Saves | Blocked | Depends;

/** What a verdict needs of a store. */
export interface VerdictStore {
  readonly rules?: readonly StoreRuleView[];
}

/** What verdicts are made with besides the data and the answers. */
export interface VerdictContext {
  readonly now: Instant;
  readonly timeZone: string;
  /** `src/generated/money.ts`. */
  readonly money: MoneyTables;
}
