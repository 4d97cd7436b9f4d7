import type { TestDays } from '../../../../src/domain/trust/last-tests';
import type { TestsSectionView } from '../../../../src/domain/pages/page-data';
import type { OfferTests } from '../../../../src/domain/trust/test-log';
import type { Page, TestsSection } from '../../../../src/generated/data-types';
import type { Edition } from '../texts/edition';
import { lastTestedOf } from '../../../../src/domain/trust/test-log';
import { byName } from '../pages/lists';
import { localize } from '../texts/localize';
import type { Placeholders } from '../texts/placeholders';
import type { StoreCard } from '../store-parts';

/** The maximum number of stores in the table of last tests, so that the page does not grow with the catalogue. */
export const mostTestedStores = 60;

/** More dates than 90 days can have, with months; older dates count nowhere. */
const mostTestDays = 100;

/** Newest first. A month comes after its days. */
function compareTestDates(a: string, b: string): number {
  return a < b ? 1 : a > b ? -1 : 0;
}

/** The number of offers by date of the last test. */
export function testDaysOf(offers: readonly OfferTests[]): TestDays {
  const days = new Map<string, number>();
  for (const offer of offers) {
    const date = lastTestedOf(offer);
    if (date !== undefined) days.set(date, (days.get(date) ?? 0) + 1);
  }
  return newestFirst(days);
}

function newestFirst(days: ReadonlyMap<string, number>): TestDays {
  return [...days].sort(([a], [b]) => compareTestDates(a, b));
}

/** The content of the table of last tests. */
interface LastTests {
  readonly days: TestDays;
  /** A store without a date is not tested yet. */
  readonly stores: readonly { readonly slug: string; readonly date?: string }[];
  /** The number of stores that are not in the table. */
  readonly others: number;
}

/** Selects the stores that were tested most recently. Its time is linear, because every build runs it. */
export function lastTestsOf(records: readonly { readonly slug: string; readonly tests: TestDays }[]): LastTests {
  const offers = new Map<string, number>();
  const slugs = new Map<string, string[]>();
  for (const { slug, tests } of records) {
    for (const [date, count] of tests) offers.set(date, (offers.get(date) ?? 0) + count);
    const newest = tests[0]?.[0] ?? '';
    const same = slugs.get(newest);
    if (!same) slugs.set(newest, [slug]);
    else if (same.length < mostTestedStores) same.push(slug);
  }
  const stores = [...slugs]
    .sort(([a], [b]) => compareTestDates(a, b))
    .flatMap(([date, same]) => same.map((slug) => (date === '' ? { slug } : { slug, date })))
    .slice(0, mostTestedStores);
  return { days: newestFirst(offers).slice(0, mostTestDays), stores, others: records.length - stores.length };
}

export function hasTests(page: Page): boolean {
  return page.kind === 'static' && page.sections.some(({ kind }) => kind === 'tests');
}

/** The inputs of the table of last tests. */
export interface TestsSource {
  readonly tests: LastTests;
  readonly cards: readonly StoreCard[];
  readonly directory: string;
}

/** Newest first; stores with the same date are sorted by name. */
export function testsSection(
  section: TestsSection,
  { tests: { days, stores, others }, cards, directory }: TestsSource,
  { language, wording }: Edition,
  placeholders: Placeholders,
): TestsSectionView {
  const dates = new Map(stores.map(({ slug, date }) => [slug, date]));
  return {
    ...localize(section, language, placeholders),
    days,
    stores: byName(cards, language)
      .map(({ outline: { slug, path }, name }) => {
        const date = dates.get(slug);
        return { slug, name, path, date, on: date === undefined ? undefined : wording.dayOrMonth(date) };
      })
      .sort((a, b) => compareTestDates(a.date ?? '', b.date ?? '')),
    more: others > 0 ? { count: others, path: directory } : undefined,
  };
}
