import type { Channel, ContentLanguage, Country, Icon, Rating, Votes, Who } from '../../generated/data-types';
import type { LoggedTest } from '../trust/test-log';
import type { TrustEvidence } from '../trust/trust';
import type { BenefitView, Limits, StoreRuleView } from './limits';
import type { MinimumSpend } from './minimum';
import type { ShownPeriod, ValidityPeriod } from './offer-status';

export interface OfferView extends TrustEvidence, Limits, ShownPeriod {
  readonly id: string;
  readonly kind: 'code' | 'deal';
  /** Present only for codes. */
  readonly code?: string;
  readonly url?: string;
  readonly deepLink?: string;
  /** The deep link leads to the store's home page through a network, not to the offer. */
  readonly opensStore?: true;
  readonly title: string;
  /** The network's texts, if `title` is in the page's language and they are not (offers of a feed). */
  readonly original?: {
    readonly language: ContentLanguage;
    /** The network's title, if `title` is composed. */
    readonly title?: string;
    /** The description and the conditions. */
    readonly more?: readonly string[];
  };
  /** The language of `title` and `description`, if it differs from the page's (offers of a feed). */
  readonly language?: ContentLanguage;
  readonly description?: string;
  /** If the offer has several benefits, the greatest one. */
  readonly benefit?: BenefitView;
  readonly minimumSpend?: MinimumSpend;
  readonly who?: Who;
  readonly where?: readonly Country[];
  readonly channel?: Channel;
  /** The label of offers that the network calls exclusive: in the data, because most pages do not need it. */
  readonly exclusive?: string;
  readonly verified?: boolean;
  readonly savings?: string;
  readonly terms?: string;
  readonly votes?: Votes;
  /** A feed's rating of this offer, 0 to 10. */
  readonly rating?: number;
}

export interface StoreSummary {
  readonly slug: string;
  readonly name: string;
  /** The page's path without the language. */
  readonly path: string;
  readonly url: string;
  /** The address of the logo: absolute, or from the site's root. */
  readonly logo: string;
  /** One or two letters that the tile shows if the logo cannot be loaded. */
  readonly initials: string;
  /** The hue of the brand colour in steps of ten degrees (0 to 35); -1 for a brand without a hue. */
  readonly hue: number;
  readonly icon: Icon;
  readonly category: string;
  readonly rating?: Rating;
}

export interface OfferStore extends StoreSummary {
  /** Conditions that apply to every code of the store. */
  readonly rules?: readonly StoreRuleView[];
}

export interface OfferOfStore<Store extends StoreSummary = StoreSummary> {
  readonly offer: OfferView;
  readonly store: Store;
}

/** A benefit that contains no text of the store. */
export type FigureBenefit = Exclude<BenefitView, { readonly kind: 'gift' }>;

/** An offer, or several of a store with the same end and the same countries, as far as counts need them. */
export interface Countable extends Pick<ValidityPeriod, 'endsAt'> {
  /** Absent for one offer. */
  readonly count?: number;
  readonly where?: readonly Country[];
  /** The rating of an offer of a feed, 0 to 10; of several, its average. Either all of them have a rating or none has. */
  readonly rating?: number;
}

export interface CountedOffers extends Omit<Countable, 'rating'> {
  readonly count: number;
  /** true if the end is not stated, but assumed (offers of a feed). */
  readonly assumed?: true;
  readonly benefit?: FigureBenefit;
}

/** A store that another page links to, with enough data to count its active offers at any instant. */
export interface SuggestedStore extends Pick<StoreSummary, 'slug' | 'name' | 'path' | 'logo' | 'initials' | 'hue'> {
  /** On the page of a category or season, those that belong there. */
  readonly offers: readonly CountedOffers[];
  readonly others?: readonly CountedOffers[];
}

export interface DirectoryStore extends StoreSummary, SuggestedStore {}

export interface ListedOffer extends OfferView {
  /** The slug of its store, a key of the list's `stores`. */
  readonly store: string;
}

export interface OfferList {
  readonly stores: Readonly<Record<string, OfferStore>>;
  readonly offers: readonly ListedOffer[];
}

export interface CategorizedOffer extends ListedOffer {
  readonly category: string;
  /** Its index among the offers that the home page selects from. */
  readonly candidate?: number;
}

export interface TestedOffer extends OfferView {
  readonly checks: readonly LoggedTest[];
}
