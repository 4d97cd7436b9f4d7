import type { Instant } from '../../../src/domain/dates/calendar';
import { languages, type Language } from '../../../src/domain/language/language';
import { offerStatus } from '../../../src/domain/offers/offer-status';
import type { PageData } from '../../../src/domain/pages/page-data';
import type { OfferView } from '../../../src/domain/offers/offer-view';
import { sentenceFields } from '../../../src/domain/reading/write';
import { sameValue } from '../../system/same-value';
import type { ContentChanges, OfferChange, OfferReference, SiteContent, ValueChange } from './content';
import { compareEntries } from './compare-texts';
import { entriesOf, type Entry } from './entries';

interface OfferEditions {
  readonly reference: OfferReference;
  readonly editions: ReadonlyMap<Language, OfferView>;
}

function offersOf(pages: readonly PageData[], sentence: SiteContent['sentence']): ReadonlyMap<string, OfferEditions> {
  const found = new Map<string, { reference: Omit<OfferReference, 'sentences'>; editions: Map<Language, OfferView> }>();
  for (const page of pages) {
    if (page.kind !== 'store' && page.kind !== 'store-offers') continue;
    const { slug, name } = page.store;
    for (const offer of page.offers) {
      const { id, title, code } = offer;
      const reference = { store: slug, id, storeName: name, title, code };
      const known = found.get(`${slug}/${id}`);
      const editions = known?.editions ?? new Map<Language, OfferView>();
      editions.set(page.language, offer);
      found.set(`${slug}/${id}`, {
        reference: known && page.language !== languages[0] ? known.reference : reference,
        editions,
      });
    }
  }
  return new Map(
    [...found].map(([key, { reference, editions }]) => {
      const sentences = Object.fromEntries(
        [...editions].map(([language, offer]) => [language, sentence(offer, language)]),
      );
      return [key, { reference: { ...reference, sentences }, editions }];
    }),
  );
}

/** Fields that identify an offer, or that are compared as instants. */
const otherwise: ReadonlySet<string> = new Set(['id', 'store', 'category', 'startsAt', 'endsAt']);

interface Pair {
  readonly language: Language;
  readonly former: OfferView;
  readonly current: OfferView;
}

/** The instants of a date that changed within a day, because the sentence has only the day. */
function timeChange(
  field: string,
  { former, current }: Pair,
  at: 'startsAt' | 'endsAt',
  on: 'startsOn' | 'endsOn',
): readonly ValueChange[] {
  if (former[on] !== current[on] || former[at] === current[at]) return [];
  const instant = ({ [at]: value }: OfferView): string | undefined =>
    value === undefined ? undefined : new Date(value).toISOString();
  return [{ field, before: instant(former), after: instant(current) }];
}

/** The changed values that sentences do not contain, in the languages of both versions. */
function valuesOf(before: OfferEditions, after: OfferEditions): readonly ValueChange[] {
  const pairs = languages.flatMap((language): readonly Pair[] => {
    const former = before.editions.get(language);
    const current = after.editions.get(language);
    return former && current ? [{ language, former, current }] : [];
  });
  const fields = new Set(pairs.flatMap(({ former, current }) => [...Object.keys(former), ...Object.keys(current)]));
  const [first] = pairs;
  return [
    ...[...fields]
      .filter((field) => !otherwise.has(field) && !sentenceFields.has(field))
      .flatMap((field): readonly ValueChange[] => {
        const inLanguages = pairs.map(({ language, former, current }) => {
          const entries = (offer: OfferView): readonly Entry[] => entriesOf(Reflect.get(offer, field), field);
          return { language, changes: compareEntries(entries(former), entries(current)).changes };
        });
        const [one, ...others] = inLanguages;
        // One change if it is the same in all languages, else one per language.
        if (one && others.length > 0 && others.every(({ changes }) => sameValue(changes, one.changes)))
          return one.changes;
        return inLanguages.flatMap(({ language, changes }) => changes.map((each) => ({ ...each, language })));
      }),
    // An instant is the same in each language.
    ...(first
      ? [...timeChange('starts', first, 'startsAt', 'startsOn'), ...timeChange('expires', first, 'endsAt', 'endsOn')]
      : []),
  ];
}

/** Both versions' sentences are made of the same messages. */
export function compareOffers(
  before: readonly PageData[],
  { pages, sentence }: Pick<SiteContent, 'pages' | 'sentence'>,
  at: Instant,
): ContentChanges['offers'] {
  const former = offersOf(before, sentence);
  const current = offersOf(pages, sentence);
  const isExpired = ({ editions }: OfferEditions): boolean =>
    [...editions.values()].some((offer) => offerStatus(offer, at) === 'expired');
  const ended: OfferChange[] = [];
  const changed: OfferChange[] = [];
  for (const [key, offer] of current) {
    const previous = former.get(key);
    if (!previous) continue;
    const { sentences } = previous.reference;
    const others = sameValue(sentences, offer.reference.sentences) ? {} : sentences;
    const values = valuesOf(previous, offer);
    if (Object.keys(others).length === 0 && values.length === 0) continue;
    const list = isExpired(offer) && !isExpired(previous) ? ended : changed;
    list.push({ ...offer.reference, former: others, values });
  }
  const missingIn = (
    others: ReadonlyMap<string, OfferEditions>,
    offers: ReadonlyMap<string, OfferEditions>,
  ): readonly OfferReference[] => [...offers].flatMap(([key, { reference }]) => (others.has(key) ? [] : [reference]));
  return { added: missingIn(former, current), removed: missingIn(current, former), ended, changed };
}
