import type { Conversion, MinorMoney } from '../money/money';
import type { OpenLimit, Question, Reason } from './verdict-limits';

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

export interface Blocked {
  readonly state: 'blocked';
  /** All reasons, the easiest to resolve first. */
  readonly reasons: readonly Reason[];
}

export interface Depends {
  readonly state: 'depends';
  /** The questions that would decide it, in the order in which they are asked. */
  readonly questions: readonly Question[];
  /** The limits that `amount` and `itemPrice` cannot be compared with. */
  readonly limits?: readonly OpenLimit[];
  readonly best: Saves;
}

export type Verdict = Saves | Blocked | Depends;
