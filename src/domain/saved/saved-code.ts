import type { Country, Icon, Rating, Votes } from '../../generated/data-types';
import type { Instant } from '../dates/calendar';
import { isLanguage, type Language } from '../language/language';
import { benefit, currency, limitChecks, money, named, type StoreRuleView } from '../offers/limits';
import type { Minimum, MinimumSpend } from '../offers/minimum';
import type { OfferOfStore, OfferStore, OfferView } from '../offers/offer-view';
import { byKind, fields, isRecord, listOf, number, oneOf, text, textLike, boolean, type Check } from '../shape';
import type { OfferTest } from '../trust/trust';

export type SavedView = OfferOfStore<OfferStore>;

/** A code that the visitor has saved on the device (product rule R99). */
export interface SavedCode {
  readonly store: string;
  readonly offer: string;
  readonly code: string;
  readonly views: Partial<Record<Language, SavedView>>;
  /** The day on which it was saved, YYYY-MM-DD. */
  readonly saved: string;
  /** The day on which `views` was last updated, YYYY-MM-DD. */
  readonly asOf: string;
  /** true once the store no longer lists the offer. */
  readonly gone?: true;
}

/** Gives the end of an offer its present names: browsers have stored it under earlier ones. */
export function withPresentNames(_key: string, value: unknown): unknown {
  if (!isRecord(value) || !('expiresAt' in value || 'expiresOn' in value)) return value;
  const { expiresAt, expiresOn, ...rest } = value;
  return { ...rest, endsAt: expiresAt, endsOn: expiresOn };
}

const httpsUrl = textLike(/^https:\/\//);
const country = textLike<Country>(/^[A-Z]{2}$/);
const contentLanguage = oneOf('en', 'ar', 'fr');

const dayForm = textLike(/^\d{4}-\d\d-\d\d$/);
const monthForm = textLike(/^\d{4}-\d\d$/);
const day: Check<string> = (value): value is string => dayForm(value) && !Number.isNaN(Date.parse(value));
const dayOrMonth: Check<string> = (value): value is string =>
  day(value) || (monthForm(value) && !Number.isNaN(Date.parse(value)));
// `Intl` throws for an instant outside the range of `Date`.
const instant: Check<Instant> = (value): value is Instant => number(value) && !Number.isNaN(new Date(value).getTime());

const countryMinimums = listOf(
  fields<Required<Minimum>>({ amount: number, currency, countries: listOf(country, 1) }, {}),
  1,
);

const test = fields<OfferTest>(
  { date: day, result: oneOf('worked', 'failed') },
  { country, channel: oneOf('site', 'app'), by: oneOf('team', 'shopper', 'network') },
);

const offer = fields<OfferView>(
  { id: text, kind: oneOf('code', 'deal'), title: text },
  {
    code: text,
    url: httpsUrl,
    deepLink: text,
    opensStore: oneOf(true),
    original: fields({ language: contentLanguage }, { title: text, more: listOf(text) }),
    language: contentLanguage,
    description: text,
    benefit,
    ...limitChecks,
    minimumSpend: (value): value is MinimumSpend => money(value) || countryMinimums(value),
    who: oneOf('all', 'new-customers', 'members'),
    where: listOf(country, 1),
    channel: oneOf('site', 'app', 'both'),
    exclusive: text,
    startsAt: instant,
    startsOn: text,
    endsAt: instant,
    endsOn: text,
    verified: boolean,
    savings: text,
    terms: text,
    votes: fields<Votes>({ up: number, down: number }, {}),
    rating: number,
    checks: listOf(test),
    lastVerified: dayOrMonth,
    checkEvery: number,
    listed: fields({}, { on: day }),
  },
);

const rule = byKind<StoreRuleView>({
  'one-code-per-order': fields({ kind: oneOf('one-code-per-order') }, {}),
  minimum: fields({ kind: oneOf('minimum'), amount: number, currency }, { countries: listOf(country, 1) }),
  payment: fields({ kind: oneOf('payment') }, { only: named, except: named }),
  sellers: fields({ kind: oneOf('sellers') }, {}),
  goods: fields({ kind: oneOf('goods'), except: named }, {}),
  'sale-items': fields({ kind: oneOf('sale-items') }, {}),
});

const store = fields<OfferStore>(
  {
    slug: text,
    name: text,
    path: text,
    // A code from another device has a store without an address until the files of the store are read.
    url: (value): value is string => value === '' || httpsUrl(value),
    logo: text,
    initials: text,
    hue: number,
    // A browser draws nothing for an unknown icon.
    icon: (value): value is Icon => text(value),
    category: text,
  },
  { rating: fields<Rating>({ score: number, count: number }, { atLeast: boolean }), rules: listOf(rule) },
);

const view = fields<SavedView>({ offer, store }, {});
const views = fields<SavedCode['views']>({}, { en: view, ar: view });

const record = fields<SavedCode>(
  { store: text, offer: text, code: text, views, saved: day, asOf: day },
  { gone: oneOf(true) },
);

export const isSavedCode: Check<SavedCode> = (value): value is SavedCode => {
  if (!record(value)) return false;
  const languages = Object.keys(value.views);
  return languages.length > 0 && languages.every(isLanguage);
};
