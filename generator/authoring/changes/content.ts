import type { Instant } from '../../../src/domain/dates/calendar';
import type { Language } from '../../../src/domain/language/language';
import type { SentenceOffer } from '../../../src/domain/reading/write';
import type { PageData, SiteView } from '../../../src/domain/pages/page-data';
import type { MoneyTables } from '../../../src/domain/money/money';
import type { RedirectRule } from '../../../src/domain/pages/redirects';
import type { Settings } from '../../../src/domain/pages/settings';
import type { Reports, ShellColours } from '../../../src/generated/data-types';

/** Everything that shoppers can see or follow in one version of the site. */
export interface SiteContent {
  readonly pages: readonly PageData[];
  /** The texts of the layout: header, footer, promotion. */
  readonly sites: Readonly<Record<Language, SiteView>>;
  /** By id. */
  readonly messages: ReadonlyMap<string, Readonly<Record<Language, string>>>;
  readonly redirects: readonly RedirectRule[];
  /** A hash of each picture, by file name. */
  readonly images: ReadonlyMap<string, string>;
  /** The alternative names by which the search finds a store, category or country. Keys have the form `store luban`. */
  readonly aliases: ReadonlyMap<string, readonly string[]>;
  /** The data that is compiled into the code of the site. */
  readonly settings: SiteSettings;
  /** Describes the fields of an offer in one sentence. */
  readonly sentence: (offer: SentenceOffer, language: Language) => string;
}

/** The data that is compiled into the code of the site, with other settings from site.yaml. */
export interface SiteSettings extends Settings {
  /** Exchange rates and other tables for calculating amounts, with the sources that pages name. */
  readonly money: MoneyTables;
  readonly icon?: string;
  readonly mark?: string;
  readonly colours?: ShellColours;
  readonly reports?: Reports;
}

/** Its path is without the language. */
export interface PageReference {
  readonly path: string;
  readonly languages: readonly Language[];
  /** The title in the first of these languages. */
  readonly title: string;
}

/** One value before and after. Without `before`, the value was added; without `after`, it was removed. */
export interface ValueChange {
  /** The name of the field, such as `code` or `title`. */
  readonly field: string;
  /** Only for texts in one language. */
  readonly language?: Language;
  readonly before?: string;
  readonly after?: string;
}

/** The sentences about the fields of an offer, by language. */
export type OfferSentences = Readonly<Partial<Record<Language, string>>>;

export interface OfferReference {
  readonly store: string;
  readonly id: string;
  /** In the site's default language, like the title of the offer. */
  readonly storeName: string;
  readonly title: string;
  readonly code?: string;
  readonly sentences: OfferSentences;
}

export interface OfferChange extends OfferReference {
  /** The former sentences, if they differ. */
  readonly former: OfferSentences;
  /** The values that sentences do not contain. */
  readonly values: readonly ValueChange[];
}

/** A text on pages, before and after. The same change on several pages is one entry. */
export interface TextChange extends ValueChange {
  readonly language: Language;
  /** The addresses of the pages, including the language. */
  readonly pages: readonly string[];
}

export interface ContentChanges {
  readonly pages: { readonly added: readonly PageReference[]; readonly removed: readonly PageReference[] };
  readonly offers: {
    readonly added: readonly OfferReference[];
    readonly removed: readonly OfferReference[];
    /** Offers that are still listed but have expired at the instant of the comparison, because their dates changed. */
    readonly ended: readonly OfferChange[];
    readonly changed: readonly OfferChange[];
  };
  readonly texts: readonly TextChange[];
  /** The addresses of pages that show the same texts in another order. */
  readonly reordered: readonly string[];
  readonly layout: readonly ValueChange[];
  /** Messages of the interface; `field` is the id of the message. */
  readonly messages: readonly ValueChange[];
  readonly redirects: {
    readonly added: readonly RedirectRule[];
    readonly removed: readonly RedirectRule[];
    /** Rules with another position: the first rule that matches an address applies. */
    readonly reordered: readonly RedirectRule[];
  };
  readonly images: {
    readonly added: readonly string[];
    readonly removed: readonly string[];
    readonly changed: readonly string[];
  };
  /** `field` is what the names refer to, such as `store luban`. */
  readonly aliases: readonly ValueChange[];
  /** `field` is the path of the value, such as `money.rates.SAR.perDollar`. */
  readonly settings: readonly ValueChange[];
}

/** `at` decides which offers are active. */
export interface Comparison {
  readonly before: SiteContent;
  readonly after: SiteContent;
  readonly at: Instant;
}
