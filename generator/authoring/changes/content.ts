import type { Instant } from '../../../src/domain/calendar';
import type { Language } from '../../../src/domain/language';
import type { PageData, SiteView } from '../../../src/domain/page-data';
import type { MoneyTables } from '../../../src/domain/money';
import type { RedirectRule } from '../../../src/domain/redirects';
import type { Settings } from '../../../src/domain/settings';
import type { Reports } from '../../../src/generated/data-types';

/** Everything that a shopper can see or follow in one version of the site. */
export interface SiteContent {
  /** Every page, in every language. */
  readonly pages: readonly PageData[];
  /** The texts around every page: header, footer, promotion. */
  readonly sites: Readonly<Record<Language, SiteView>>;
  /** The texts of the interface by their ids. */
  readonly messages: ReadonlyMap<string, Readonly<Record<Language, string>>>;
  readonly redirects: readonly RedirectRule[];
  /** A hash of each picture, by file name. */
  readonly images: ReadonlyMap<string, string>;
  /** The other names by which the search finds stores, categories and countries, by what they stand for: `store luban`. */
  readonly aliases: ReadonlyMap<string, readonly string[]>;
  /** What the site's code has of the data. */
  readonly settings: SiteSettings;
}

/** What the site's code has of the data, and the icon of the site. */
export interface SiteSettings extends Settings {
  /** By which the amounts of a purchase are calculated, with the sources that pages name. */
  readonly money: MoneyTables;
  readonly icon?: string;
  /** How visitors report codes. */
  readonly reports?: Reports;
}

/** A page, named by its address without the language. */
export interface PageReference {
  readonly path: string;
  readonly languages: readonly Language[];
  /** The title in the first of these languages. */
  readonly title: string;
}

/** One value before and after; `before` is absent if it was added, `after` if it was removed. */
export interface ValueChange {
  /** The name of the value: `code`, `title`. */
  readonly field: string;
  /** Present for texts of one language. */
  readonly language?: Language;
  readonly before?: string;
  readonly after?: string;
}

/** An offer of a store. */
export interface OfferReference {
  readonly store: string;
  readonly id: string;
  /** The store's name and the offer's title in the site's default language. */
  readonly storeName: string;
  readonly title: string;
  readonly code?: string;
}

/** An offer with changed values. */
export interface OfferChange extends OfferReference {
  readonly values: readonly ValueChange[];
}

/** A text of pages before and after. The same change on several pages is one entry. */
export interface TextChange extends ValueChange {
  readonly language: Language;
  /** The addresses of the pages, with the language. */
  readonly pages: readonly string[];
}

/** The differences between two versions of the site that shoppers can see. */
export interface ContentChanges {
  readonly pages: { readonly added: readonly PageReference[]; readonly removed: readonly PageReference[] };
  readonly offers: {
    readonly added: readonly OfferReference[];
    readonly removed: readonly OfferReference[];
    /** Offers that are still listed but whose changed dates make them expired at the instant of the comparison. */
    readonly ended: readonly OfferChange[];
    readonly changed: readonly OfferChange[];
  };
  readonly texts: readonly TextChange[];
  /** The addresses of pages that show the same texts in another order. */
  readonly reordered: readonly string[];
  /** Texts of the layout. */
  readonly layout: readonly ValueChange[];
  /** Texts of the interface; `field` is the message's id. */
  readonly messages: readonly ValueChange[];
  readonly redirects: {
    readonly added: readonly RedirectRule[];
    readonly removed: readonly RedirectRule[];
    /** Those that stand at another place among the others: of several that match an address, the first counts. */
    readonly reordered: readonly RedirectRule[];
  };
  readonly images: {
    readonly added: readonly string[];
    readonly removed: readonly string[];
    readonly changed: readonly string[];
  };
  /** Names by which the search finds something; `field` is what they stand for: `store luban`. */
  readonly aliases: readonly ValueChange[];
  /** Values that the site's code has; `field` is the way to each: `money.rates.SAR.perDollar`. */
  readonly settings: readonly ValueChange[];
}

/** Two versions of the site, and the instant at which offers count as active or expired. */
export interface Comparison {
  readonly before: SiteContent;
  readonly after: SiteContent;
  readonly at: Instant;
}
