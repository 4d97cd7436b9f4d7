import type { Instant } from '../domain/dates/calendar';
import { countPlaces, countsOf, tableOf, type FactTable, type PlaceCounts } from '../domain/facets/fact-table';
import { couponsAddress, type Filters } from '../domain/facets/facets';
import type { Language } from '../domain/language/language';
import { isWholeList } from '../domain/pages/list-pages';
import { factsOfPage } from '../domain/facets/offer-facts';
import type { CouponsPageView } from '../domain/pages/page-data';
import type { StoreSummary } from '../domain/offers/offer-view';
import { pageFile } from '../domain/pages/paths';
import { money } from '../generated/money';
import { settings } from '../generated/settings';
import { forgetIndex, loadedIndex, loadStores } from '../browser/facet-index';
import { loadJson } from '../browser/json';

/** The list of all offers; undefined if it does not fit on one page. */
async function loadWholeList(language: Language): Promise<CouponsPageView | undefined> {
  // The assertion is sound: the generator wrote the file from a value of this type.
  const page = (await loadJson(pageFile(language, couponsAddress({}), 'json'))) as CouponsPageView | undefined;
  return page && isWholeList(page) ? page : undefined;
}

function tableOfList(page: CouponsPageView, now: Instant): FactTable {
  return tableOf(factsOfPage(page, { now, timeZone: settings.timeZone, money }));
}

async function loadTable(language: Language, slugs: readonly string[], now: Instant): Promise<FactTable> {
  const page = await loadWholeList(language);
  if (page) return tableOfList(page, now);
  // A list of several pages has an index.
  try {
    const { index, stores } = await loadedIndex();
    await loadStores(index, slugs, stores);
    return index.table;
  } catch (error) {
    forgetIndex(error);
    throw error;
  }
}

/** Loads the function that counts the active offers for filters. The filters may name only the given stores. */
export async function offerCounter(
  language: Language,
  stores: readonly string[],
  now: Instant,
): Promise<(filters: Filters) => Pick<PlaceCounts, 'all' | 'valid'>> {
  const table = await loadTable(language, stores, now);
  return (filters) => countPlaces(table, filters, now);
}

/** Those with the most offers first; empty if the list of all offers has several pages. */
export async function storesWith(
  language: Language,
  filters: Filters,
  now: Instant,
): Promise<readonly Pick<StoreSummary, 'name' | 'path'>[]> {
  const page = await loadWholeList(language);
  if (!page) return [];
  const counts = countsOf(tableOfList(page, now), filters, now, Object.keys(page.stores)).store;
  return [...counts].sort(([, a], [, b]) => b - a).flatMap(([slug]) => page.stores[slug] ?? []);
}
