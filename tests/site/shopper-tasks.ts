import type { Language } from '../../src/domain/language/language';

/** What a shopper finds: the code or the title of an active offer on the page to which the second tap leads. */
interface Found {
  readonly shows: string;
}

/**
 * The honest answer where there is no such offer: the search says so, and the second tap leads to the nearest that
 * there is.
 */
interface NoneKnown {
  readonly nearest: string;
}

/**
 * A search for one property that no offer has: the search says so, the second tap leads to a list that says so too, and
 * a third one to the offers without that property.
 */
interface NoMatch {
  readonly thirdTapShows: string;
}

/** A name with a typing error: the search asks whether this one is meant, and the second tap leads to it. */
interface Meant {
  readonly means: string;
}

/** A post, by a part of its title. */
interface Read {
  readonly reads: string;
}

/** The answer to a task in one catalogue. */
export type Answer = Found | Meant | NoneKnown | Read | NoMatch;

/** What a shopper writes into the search, and what answers it. */
export interface ShopperTask {
  readonly language: Language;
  readonly words: string;
  /** On the frozen catalogue with the stores of `shopper-stores.ts`. */
  readonly onFixture: Answer;
  /** On the frozen catalogue; absent if it is the same. */
  readonly onFrozen?: Answer;
}

/** Thirty things that shoppers ask for, in their words. */
export const shopperTasks: readonly ShopperTask[] = [
  { language: 'en', words: '20% off vitamins', onFixture: { shows: 'VITA20' }, onFrozen: { shows: 'LWN6505' } },
  { language: 'ar', words: 'خصم 20% فيتامينات', onFixture: { shows: 'VITA20' }, onFrozen: { shows: 'LWN6505' } },
  { language: 'en', words: 'noon code new customers', onFixture: { nearest: 'NDX143' } },
  { language: 'ar', words: 'نون كود للعملاء الجدد', onFixture: { nearest: 'NDX143' } },
  { language: 'en', words: 'new customers', onFixture: { shows: 'WELCOME10' }, onFrozen: { thirdTapShows: 'LWN6505' } },
  { language: 'ar', words: 'كود أول طلب', onFixture: { shows: 'WELCOME10' }, onFrozen: { nearest: 'LWN6505' } },
  { language: 'en', words: 'NM 175', onFixture: { shows: 'NM175' } },
  { language: 'ar', words: 'نم 175', onFixture: { shows: 'NM175' } },
  { language: 'en', words: ' lwn6505 ', onFixture: { shows: 'LWN6505' } },
  { language: 'ar', words: 'LWN 6505', onFixture: { shows: 'LWN6505' } },
  { language: 'en', words: 'welcome 10', onFixture: { shows: 'WELCOME10' }, onFrozen: { nearest: 'LWN6505' } },
  {
    language: 'en',
    words: 'free delivery Kuwait',
    onFixture: { shows: 'Corner Shop' },
    onFrozen: { nearest: 'Free shipping' },
  },
  {
    language: 'ar',
    words: 'توصيل مجاني الكويت',
    onFixture: { shows: 'دكان الركن' },
    onFrozen: { nearest: 'شحن مجاني' },
  },
  { language: 'en', words: 'cashback', onFixture: { shows: 'NM175' } },
  { language: 'ar', words: 'كاش باك', onFixture: { shows: 'NM175' } },
  { language: 'en', words: 'fashion UAE', onFixture: { shows: 'DUNE25' }, onFrozen: { shows: 'WBC' } },
  { language: 'ar', words: 'ازياء الامارات', onFixture: { shows: 'DUNE25' }, onFrozen: { shows: 'WBC' } },
  { language: 'en', words: 'westelm', onFixture: { shows: 'DR13' } },
  { language: 'en', words: 'West-Elm', onFixture: { shows: 'DR13' } },
  { language: 'ar', words: 'ويست إلم', onFixture: { shows: 'DR13' } },
  { language: 'en', words: 'furniture code', onFixture: { shows: 'DR13' } },
  { language: 'ar', words: 'كود أثاث', onFixture: { shows: 'DR13' } },
  { language: 'en', words: 'gift', onFixture: { shows: 'ROSE' }, onFrozen: { thirdTapShows: 'LWN6505' } },
  { language: 'ar', words: 'هدية', onFixture: { shows: 'ROSE' }, onFrozen: { thirdTapShows: 'LWN6505' } },
  { language: 'en', words: 'ending soon', onFixture: { shows: 'ROSE' }, onFrozen: { shows: 'alc460086' } },
  { language: 'ar', words: 'تنتهي قريبا', onFixture: { shows: 'ROSE' }, onFrozen: { shows: 'alc460086' } },
  { language: 'en', words: 'namshii', onFixture: { means: 'NM175' } },
  { language: 'ar', words: 'بشررة كير', onFixture: { means: 'BH18' } },
  { language: 'en', words: 'is temu legit', onFixture: { reads: 'Temu' } },
  { language: 'ar', words: 'امازون', onFixture: { nearest: 'LWN6505' } },
];
