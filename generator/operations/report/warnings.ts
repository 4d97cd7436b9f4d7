import type { Offer, Store } from '../../../src/generated/data-types';
import {
  diagnostic,
  type Diagnostic,
  type DiagnosticCode,
  type DiagnosticText,
} from '../../catalogue/diagnostics/diagnostic';
import type { Phrase } from '../../catalogue/diagnostics/phrases';
import { choice } from '../../catalogue/diagnostics/suggest';
import { inFull, quote } from '../../catalogue/diagnostics/visible';
import type { Path } from '../../catalogue/load/document';
import type { Catalogue, Entry } from '../../catalogue/validate/catalogue';
import { licenceDays } from './licences';
import type { OfferLife } from '../../../src/domain/trust/freshness';
import type { FreshnessReport } from './report';
import { offerSourceOf } from '../../catalogue/offers/store-offers';

type Finder = (
  life: OfferLife,
) => { readonly store: Entry<Store>; readonly offer: Offer; readonly path: Path } | undefined;

function nameOf({ id, code }: { readonly id: string; readonly code?: string | undefined }): Phrase {
  return code === undefined
    ? { id: 'offer-name.deal', values: { id: quote(id) } }
    : { id: 'offer-name.code', values: { code: quote(code) } };
}

type Warn = (code: DiagnosticCode, entry: Pick<Entry<unknown>, 'document'>, path: Path, text: DiagnosticText) => void;

function warnOfEnded({ ended }: FreshnessReport, find: Finder, warn: Warn): void {
  for (const life of ended) {
    const found = find(life);
    if (!found) continue;
    warn('offer-expired', found.store, [...found.path, 'expires'], {
      id: life.featured ? 'offer-expired.featured' : 'offer-expired',
      values: { offer: nameOf(found.offer), day: life.lastDay ?? '', days: -(life.daysLeft ?? 0) },
    });
  }
}

function warnOfEnding({ ending }: FreshnessReport, find: Finder, warn: Warn): void {
  for (const life of ending) {
    const found = find(life);
    if (!found) continue;
    warn('offer-ending-soon', found.store, [...found.path, 'expires'], {
      id: 'offer-ending-soon',
      values: { offer: nameOf(found.offer), day: life.lastDay ?? '', days: life.daysLeft ?? 0 },
    });
  }
}

/** The field that contains the last test of an offer. */
function testField({ lastVerified, checks = [] }: Offer): string {
  if (lastVerified !== undefined) return 'lastVerified';
  return checks.length > 0 ? 'checks' : 'id';
}

function lastTest(offer: Phrase, date: string | undefined, days: number): Phrase {
  if (date === undefined) return { id: 'check-stale.never', values: { offer } };
  // A month without a day has seven characters.
  if (date.length === 7) return { id: 'check-stale.month', values: { offer, date } };
  return { id: 'check-stale.day', values: { offer, date, days } };
}

/** The newest test of a feed's offer, which is the first in the list, and the name of the offer. */
function feedTest({ feeds, stores }: Catalogue, { store: slug, offer: id, code }: OfferLife) {
  const { offersFrom } = stores.find(({ value }) => value.slug === slug)?.value ?? {};
  const feed = feeds.get(offerSourceOf(offersFrom)?.feed ?? '');
  const index = feed?.config.checks?.findIndex(({ offer }) => offer === id) ?? -1;
  return feed && index >= 0 ? { entry: feed, path: ['checks', index], name: nameOf({ id, code }) } : undefined;
}

function warnOfDue(catalogue: Catalogue, { toTest }: FreshnessReport, find: Finder, warn: Warn): void {
  for (const life of toTest) {
    if (!life.due) continue;
    const own = find(life);
    const found = own
      ? { entry: own.store, path: [...own.path, testField(own.offer)], name: nameOf(own.offer) }
      : feedTest(catalogue, life);
    if (!found) continue;
    const { every, daysSince = 0, lastTested } = life;
    warn('check-stale', found.entry, found.path, {
      ...lastTest(found.name, lastTested, daysSince),
      why: { id: 'check-stale.every', values: { every } },
      fix: { id: 'check-stale.test' },
    });
  }
}

function warnOfLabels(catalogue: Catalogue, { labels, today }: FreshnessReport, warn: Warn): void {
  const files = new Map(
    [catalogue.home, ...catalogue.stores, ...catalogue.pages].map((entry) => [entry.document.file.path, entry]),
  );
  for (const { file, field, month, months } of labels) {
    const entry = files.get(file);
    if (!entry) continue;
    warn('label-aged', entry, [field], {
      id: 'label-aged',
      values: { month: quote(month), months, line: inFull(`${field}: ${today.slice(0, 7)}`) },
    });
  }
}

function warnOfFeeds(catalogue: Catalogue, { feeds }: FreshnessReport, warn: Warn): void {
  for (const { feed, live, rows, lastDay, stores } of feeds) {
    const entry = catalogue.feeds.get(feed);
    if (!entry || live > 0) continue;
    warn('feed-without-live-rows', entry, ['file'], {
      ...(rows === 0
        ? { id: 'feed-without-live-rows.empty', values: { feed: quote(feed) } }
        : { id: 'feed-without-live-rows.ended', values: { feed: quote(feed), day: lastDay ?? '' } }),
      why: {
        id: 'feed-without-live-rows.pages',
        values: { count: stores.length, stores: { list: stores.map(quote) } },
      },
      fix: {
        id: 'feed-without-live-rows.replace',
        values: { command: inFull(`npm run feed ${feed} -- --file new.csv`), file: quote(entry.config.file) },
      },
    });
  }
}

/** When an offer ends, its row leaves the table, but its tests remain. */
function warnOfLostTests(catalogue: Catalogue, { feeds }: FreshnessReport, warn: Warn): void {
  for (const { feed, lostTests } of feeds) {
    const entry = catalogue.feeds.get(feed);
    if (!entry) continue;
    const ids = entry.rows.map(({ offer }) => offer.id);
    for (const { index, offer } of lostTests)
      warn('feed-test-without-row', entry, ['checks', index, 'offer'], {
        id: 'feed-test-without-row',
        values: { file: quote(entry.config.file), id: quote(offer), choice: choice(offer, { id: 'label.ids' }, ids) },
      });
  }
}

/** When an offer ends, its row leaves the table, but its corrections remain. */
function warnOfLostCorrections({ feeds: entries }: Catalogue, { feeds }: FreshnessReport, warn: Warn): void {
  for (const { feed, lostCorrections } of feeds) {
    const entry = entries.get(feed);
    if (!entry?.corrections) continue;
    const ids = [...entry.rows.map(({ offer }) => offer.id), ...entry.quarantined];
    for (const { index, row } of lostCorrections)
      warn('correction-without-row', entry.corrections, ['rows', index, 'row'], {
        id: 'correction-without-row',
        values: { file: quote(entry.config.file), id: quote(row), choice: choice(row, { id: 'label.ids' }, ids) },
      });
  }
}

function warnOfLicences({ site }: Catalogue, { licences }: FreshnessReport, warn: Warn): void {
  for (const { index, kind, number, until, daysLeft } of licences) {
    const licence = quote(`${kind.en} ${number}`);
    const path = ['licences', index, 'until'];
    if (daysLeft < 0)
      warn('licence-ended', site, path, {
        id: 'licence-ended',
        values: { licence, until, days: -daysLeft },
      });
    else
      warn('licence-ending', site, path, {
        id: 'licence-ending',
        values: { licence, until, days: daysLeft, before: licenceDays },
      });
  }
}

/** The data was correct when it was written, so these are never errors, not even with `--strict` (decision 0007). */
export function freshnessWarnings(catalogue: Catalogue, report: FreshnessReport): readonly Diagnostic[] {
  const bySlug = new Map(catalogue.stores.map((store) => [store.value.slug, store]));
  const find: Finder = (life) => {
    const store = bySlug.get(life.store);
    const index = store?.value.offers?.findIndex(({ id }) => id === life.offer) ?? -1;
    const offer = store?.value.offers?.[index];
    return store && offer && { store, offer, path: ['offers', index] };
  };
  const warnings: Diagnostic[] = [];
  const warn: Warn = (code, { document }, path, text) => {
    warnings.push(diagnostic(code, document.file.path, document.span(path), text));
  };
  warnOfEnded(report, find, warn);
  warnOfEnding(report, find, warn);
  warnOfDue(catalogue, report, find, warn);
  warnOfLabels(catalogue, report, warn);
  warnOfFeeds(catalogue, report, warn);
  warnOfLostTests(catalogue, report, warn);
  warnOfLostCorrections(catalogue, report, warn);
  warnOfLicences(catalogue, report, warn);
  return warnings;
}
