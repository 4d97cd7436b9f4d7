/** A part of a text: offsets of its first character and of the one after its last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** An amount with the ISO 4217 code of its currency. */
export interface ReadMoney {
  readonly value: number;
  readonly currency: string;
}

export type BenefitKind = 'percent' | 'amount' | 'cashback' | 'free-delivery' | 'gift' | 'points' | 'buy-get';
export type Customers = 'new' | 'existing' | 'all' | 'members' | 'students';

export interface Benefit {
  readonly kind: BenefitKind;
  readonly percent?: number;
  readonly amount?: ReadMoney;
  readonly upTo?: true;
  readonly from?: true;
}

export interface FactValues {
  readonly benefit: Benefit;
  readonly code: string;
  readonly minimum: ReadMoney;
  readonly cap: ReadMoney;
  /** Days of the Gregorian calendar, as `2026-12-31`. Both are included. */
  readonly starts: string;
  readonly ends: string;
  readonly customers: Customers;
  /** ISO 3166 codes of countries. */
  readonly countries: readonly string[];
  readonly channel: 'app' | 'site' | 'shop';
  readonly payment: readonly string[];
  /** Goods, brands or categories, as written. */
  readonly excludes: string;
  readonly saleItems: 'included' | 'excluded';
  readonly oncePerCustomer: true;
}

export type FactName = keyof FactValues;

/** One fact of a text, the words that state it, and whether they deny it: "not in the app". */
export type Fact = {
  readonly [Name in FactName]: {
    readonly name: Name;
    readonly value: FactValues[Name];
    readonly span: Span;
    readonly negated?: true;
    /** A figure alone: no word says that it is taken off. */
    readonly bare?: true;
    /** What is open of a last day: the day (`tomorrow`), its year, which number is the month, or the Hijri calendar. */
    readonly open?: 'day' | 'year' | 'order' | 'hijri';
  };
}[FactName];

/** The fields of an offer. An absent one is not stated. */
export type OfferFields = Partial<Omit<FactValues, 'benefit'>> & Partial<Benefit>;

export interface ReadOffer {
  readonly fields: OfferFields;
  readonly spans: { readonly [Field in keyof OfferFields]?: readonly Span[] };
}

/** The offers of a message, and the parts of it in which nothing was understood. */
export interface ReadMessage {
  readonly offers: readonly ReadOffer[];
  readonly rest: readonly Span[];
}

export interface ReadOptions {
  /** The day on which the text was written, as `2026-12-31`: relative days and dates without a year need it. */
  readonly received?: string;
  /** The currencies that a riyal, dinar or dirham without its country probably means. */
  readonly currencies?: readonly string[];
}
