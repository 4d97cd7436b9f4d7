import type { Instant } from '../../../src/domain/dates/calendar';
import { languages, type Language } from '../../../src/domain/language/language';
import { offerStatus } from '../../../src/domain/offers/offer-status';
import type { PageData } from '../../../src/domain/pages/page-data';
import type { OfferView } from '../../../src/domain/offers/offer-view';
import type { ContentChanges, OfferChange, OfferReference, ValueChange } from './content';
import { entriesOf } from './entries';

/** One offer of a store as each language shows it. */
interface OfferEditions {
  readonly reference: OfferReference;
  readonly editions: ReadonlyMap<Language, OfferView>;
}

/** The offers of the pages of all stores, by store and id. */
function offersOf(pages: readonly PageData[]): ReadonlyMap<string, OfferEditions> {
  const offers = new Map<string, { reference: OfferReference; editions: Map<Language, OfferView> }>();
  for (const page of pages) {
    if (page.kind !== 'store' && page.kind !== 'store-offers') continue;
    const { slug, name } = page.store;
    for (const offer of page.offers) {
      const { id, title, code } = offer;
      const reference = { store: slug, id, storeName: name, title, code };
      const known = offers.get(`${slug}/${id}`);
      const editions = known?.editions ?? new Map<Language, OfferView>();
      editions.set(page.language, offer);
      offers.set(`${slug}/${id}`, {
        reference: known && page.language !== languages[0] ? known.reference : reference,
        editions,
      });
    }
  }
  return offers;
}

/** Fields that identify an offer, or that are compared as dates. All others are compared. */
const otherwise: ReadonlySet<string> = new Set(['id', 'store', 'category', 'startsAt', 'startsOn', 'endsAt', 'endsOn']);

function comparedText(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'object') return String(value);
  return entriesOf(value)
    .map(({ field, text }) => (field === 'text' || field === 'kind' ? text : `${field} ${text}`))
    .join(', ');
}

function change(
  field: string,
  before: string | undefined,
  after: string | undefined,
  language?: Language,
): readonly ValueChange[] {
  if (before === after) return [];
  return [
    {
      field,
      language,
      before,
      after,
    },
  ];
}

/** Two editions of an offer in one language. */
interface Pair {
  readonly language: Language;
  readonly former: OfferView;
  readonly current: OfferView;
}

/** A date of an offer: as the page writes it, with the instant where two instants are the same date. */
function dateChange(
  field: string,
  { former, current }: Pair,
  dateOf: (offer: OfferView) => readonly [Instant | undefined, string | undefined],
): readonly ValueChange[] {
  const [before, after] = [dateOf(former), dateOf(current)];
  if (before[0] === after[0]) return [];
  if (before[1] !== after[1]) return change(field, before[1], after[1]);
  const instant = ([at]: readonly [Instant | undefined, unknown]): string | undefined =>
    at === undefined ? undefined : new Date(at).toISOString();
  return change(field, instant(before), instant(after));
}

/** The changes of a field: one where it is the same in all languages, else one of each language. */
function fieldChanges(field: string, pairs: readonly Pair[]): readonly ValueChange[] {
  const inLanguages = pairs.map(({ language, former, current }) => {
    const [before, after] = [former, current].map((offer) => comparedText(Reflect.get(offer, field)));
    return { language, before, after };
  });
  const [first] = inLanguages;
  if (
    first &&
    inLanguages.length > 1 &&
    inLanguages.every(({ before, after }) => before === first.before && after === first.after)
  )
    return change(field, first.before, first.after);
  return inLanguages.flatMap(({ language, before, after }) => change(field, before, after, language));
}

/** The values of an offer that differ, in the languages that both versions have. */
function valuesOf(before: OfferEditions, after: OfferEditions): readonly ValueChange[] {
  const pairs = languages.flatMap((language): readonly Pair[] => {
    const former = before.editions.get(language);
    const current = after.editions.get(language);
    return former && current ? [{ language, former, current }] : [];
  });
  const fields = new Set(pairs.flatMap(({ former, current }) => [...Object.keys(former), ...Object.keys(current)]));
  const [first] = pairs;
  return [
    ...[...fields].filter((field) => !otherwise.has(field)).flatMap((field) => fieldChanges(field, pairs)),
    // Each language writes a date in its own way: one is enough.
    ...(first
      ? [
          ...dateChange('starts', first, ({ startsAt, startsOn }) => [startsAt, startsOn]),
          ...dateChange('expires', first, ({ endsAt, endsOn }) => [endsAt, endsOn]),
        ]
      : []),
  ];
}

/** Compares the offers of all store pages. */
export function compareOffers(
  before: readonly PageData[],
  after: readonly PageData[],
  at: Instant,
): ContentChanges['offers'] {
  const former = offersOf(before);
  const current = offersOf(after);
  const isExpired = ({ editions }: OfferEditions): boolean =>
    [...editions.values()].some((offer) => offerStatus(offer, at) === 'expired');
  const ended: OfferChange[] = [];
  const changed: OfferChange[] = [];
  for (const [key, offer] of current) {
    const previous = former.get(key);
    const values = previous ? valuesOf(previous, offer) : [];
    if (!previous || values.length === 0) continue;
    const list = isExpired(offer) && !isExpired(previous) ? ended : changed;
    list.push({ ...offer.reference, values });
  }
  const missingIn = (
    others: ReadonlyMap<string, OfferEditions>,
    offers: ReadonlyMap<string, OfferEditions>,
  ): readonly OfferReference[] => [...offers].flatMap(([key, { reference }]) => (others.has(key) ? [] : [reference]));
  return { added: missingIn(former, current), removed: missingIn(current, former), ended, changed };
}
