import type { Instant } from '../domain/calendar';
import { countPlaces, tableOf, type FactTable, type PlaceCounts } from '../domain/fact-table';
import { couponsAddress, type Filters } from '../domain/facets';
import type { Language } from '../domain/language';
import { factsOf } from '../domain/offer-facts';
import type { CouponsPageView } from '../domain/page-data';
import { pageFile } from '../domain/paths';
import { money } from '../generated/money';
import { settings } from '../generated/settings';
import { forgetChanged, loadIndex, loadStores, type NumberedStores } from '../loading/facet-index';
import { loadJson } from '../loading/json';

/** The table of the offers of a list that is one page. */
function tableOfPage({ offers, stores, categories = [] }: CouponsPageView, now: Instant): FactTable {
  const groups = new Map(categories.map(({ id, group }) => [id, group]));
  const context = { now, timeZone: settings.timeZone, money };
  return tableOf(
    offers.flatMap((offer) => {
      const store = stores[offer.store];
      const { category } = offer;
      return store ? [factsOf(offer, { category, group: groups.get(category), store }, context)] : [];
    }),
  );
}

async function loadTable(language: Language, slugs: readonly string[], now: Instant): Promise<FactTable> {
  // The generator wrote the file from a value of this type.
  const page = (await loadJson(pageFile(language, couponsAddress({}), 'json'))) as CouponsPageView | undefined;
  if (page && !page.part) return tableOfPage(page, now);
  // A list of several pages has an index.
  const known: NumberedStores = new Map();
  try {
    const index = await loadIndex(known);
    await loadStores(index, slugs, known);
    return index.table;
  } catch (error) {
    forgetChanged(error);
    throw error;
  }
}

/** Loads what counts the active offers that satisfy filters, of which only these stores may be chosen. */
export async function offerCounter(
  language: Language,
  stores: readonly string[],
  now: Instant,
): Promise<(filters: Filters) => Pick<PlaceCounts, 'all' | 'valid'>> {
  const table = await loadTable(language, stores, now);
  return (filters) => countPlaces(table, filters, now);
}
