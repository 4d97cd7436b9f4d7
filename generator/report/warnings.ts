import type { Offer, Store } from '../../src/generated/data-types';
import { diagnostic, type Diagnostic, type DiagnosticCode, type DiagnosticText } from '../diagnostics/diagnostic';
import { choose } from '../diagnostics/suggest';
import { counted, quote } from '../diagnostics/visible';
import type { Path } from '../load/document';
import type { Catalogue, Entry } from '../validate/catalogue';
import { licenceDays } from './licences';
import type { FreshnessReport, OfferLife } from './report';
import { offerSourceOf } from '../validate/store-feed';

/** An offer, with its place in the data. */
interface LocatedOffer {
  readonly store: Entry<Store>;
  readonly offer: Offer;
  readonly path: Path;
}

type Finder = (life: OfferLife) => LocatedOffer | undefined;

function finderOf(catalogue: Catalogue): Finder {
  const bySlug = new Map(catalogue.stores.map((store) => [store.value.slug, store]));
  return (life) => {
    const store = bySlug.get(life.store);
    const index = store?.value.offers?.findIndex(({ id }) => id === life.offer) ?? -1;
    const offer = store?.value.offers?.[index];
    return store && offer && { store, offer, path: ['offers', index] };
  };
}

function nameOf(offer: Offer): string {
  return offer.kind === 'code' ? `the code ${quote(offer.code)}` : `the deal ${quote(offer.id)}`;
}

function inDays(days: number): string {
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
}

type Warn = (code: DiagnosticCode, entry: Pick<Entry<unknown>, 'document'>, path: Path, text: DiagnosticText) => void;

function warnOfEnded({ ended }: FreshnessReport, find: Finder, warn: Warn): void {
  for (const life of ended) {
    const found = find(life);
    if (!found) continue;
    warn('offer-expired', found.store, [...found.path, 'expires'], {
      message: `${nameOf(found.offer)}${life.featured ? ', the featured offer,' : ''} ended on ${life.lastDay ?? ''}, ${counted(-(life.daysLeft ?? 0), 'day')} ago`,
      why: life.featured
        ? 'the page begins with an offer that has ended, and its texts may name the code'
        : 'the page shows it as ended, at the end of its list, and does not count it as active',
      fix: life.featured
        ? 'if the store has extended it, write the new end date; otherwise write the id of another offer after `featured:`'
        : 'if the store has extended it, write the new end date; otherwise keep it as ended, or remove it',
    });
  }
}

function warnOfEnding({ ending }: FreshnessReport, find: Finder, warn: Warn): void {
  for (const life of ending) {
    const found = find(life);
    if (!found) continue;
    warn('offer-ending-soon', found.store, [...found.path, 'expires'], {
      message: `${nameOf(found.offer)} ends ${inDays(life.daysLeft ?? 0)}, on ${life.lastDay ?? ''}`,
      why: 'after that day, pages show it as ended at the end of their lists',
      fix: 'ask the store whether it continues, and write the new end date or the next offer',
    });
  }
}

/** The field that says when an offer was last tested. */
function testField({ lastVerified, checks = [] }: Offer): string {
  if (lastVerified !== undefined) return 'lastVerified';
  return checks.length > 0 ? 'checks' : 'id';
}

function lastTest(name: string, lastTested: string | undefined, daysSince: number): string {
  if (lastTested === undefined) return `no field says when ${name} was tested`;
  // A month without a day has seven characters.
  if (lastTested.length === 7) return `${name} was last tested in ${lastTested}`;
  return `${name} was last tested on ${lastTested}, ${counted(daysSince, 'day')} ago`;
}

/** The tests of an offer of a feed: the place of the newest one, which is written first, and the name of the offer. */
function feedTest({ feeds, stores }: Catalogue, { store: slug, offer: id, code }: OfferLife) {
  const { offersFrom } = stores.find(({ value }) => value.slug === slug)?.value ?? {};
  const feed = feeds.get(offerSourceOf(offersFrom)?.feed ?? '');
  const index = feed?.config.checks?.findIndex(({ offer }) => offer === id) ?? -1;
  const name = code === undefined ? `the deal ${quote(id)}` : `the code ${quote(code)}`;
  return feed && index >= 0 ? { entry: feed, path: ['checks', index], name } : undefined;
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
      message: lastTest(found.name, lastTested, daysSince),
      why: `it should be tested every ${counted(every, 'day')} (\`checkEvery\`)`,
      fix: 'test it at checkout and write the day in `lastVerified` or `checks`; if it fails, record that in `checks` or remove it',
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
      message: `readers see the month ${quote(month)} on this page, ${counted(months, 'month')} ago`,
      why: 'the label says when a person last reviewed the page',
      fix: `review the page, then write this month: \`${field}: ${today.slice(0, 7)}\``,
    });
  }
}

function pagesOf(stores: readonly string[]): string {
  if (stores.length === 0) return 'no store uses it';
  const names = stores.map(quote).join(', ');
  return stores.length === 1 ? `the page of ${names} shows no offers` : `the pages of ${names} show no offers`;
}

function warnOfFeeds(catalogue: Catalogue, { feeds }: FreshnessReport, warn: Warn): void {
  for (const { feed, live, rows, lastDay, stores } of feeds) {
    const entry = catalogue.feeds.get(feed);
    if (!entry || live > 0) continue;
    warn('feed-without-live-rows', entry, ['file'], {
      message:
        rows === 0
          ? `the feed ${quote(feed)} has no valid row`
          : `no row of the feed ${quote(feed)} is live: the last one ended on ${lastDay ?? ''}`,
      why: `${pagesOf(stores)} until there is a newer file`,
      fix: `download a new file from the network, check it with \`npm run feed ${feed} -- --file new.csv\`, and use it to replace ${quote(entry.config.file)}`,
    });
  }
}

/** A row leaves the table when its offer ends, and its tests stay behind. */
function warnOfLostTests(catalogue: Catalogue, { feeds }: FreshnessReport, warn: Warn): void {
  for (const { feed, lostTests } of feeds) {
    const entry = catalogue.feeds.get(feed);
    if (!entry) continue;
    const ids = entry.rows.map(({ row }) => row.id);
    for (const { index, offer } of lostTests)
      warn('feed-test-without-row', entry, ['checks', index, 'offer'], {
        message: `no valid row of ${quote(entry.config.file)} has the id ${quote(offer)}, so this test is shown nowhere`,
        why: 'rows leave a table when their offers end',
        fix: `if the id is wrong, correct it (${choose(offer, 'ids', ids)}); otherwise keep the test, or remove it`,
      });
  }
}

/** A row leaves the table when its offer ends, and its correction stays behind. */
function warnOfLostCorrections({ feeds: entries }: Catalogue, { feeds }: FreshnessReport, warn: Warn): void {
  for (const { feed, lostCorrections } of feeds) {
    const entry = entries.get(feed);
    if (!entry?.corrections) continue;
    const ids = [...entry.rows.map(({ row }) => row.id), ...entry.quarantined];
    for (const { index, row } of lostCorrections)
      warn('correction-without-row', entry.corrections, ['rows', index, 'row'], {
        message: `no row of ${quote(entry.config.file)} has the id ${quote(row)}, so this correction has no effect`,
        why: 'rows leave a table when their offers end',
        fix: `if the id is wrong, correct it (${choose(row, 'ids', ids)}); otherwise keep the correction, or remove it`,
      });
  }
}

function warnOfLicences({ site }: Catalogue, { licences }: FreshnessReport, warn: Warn): void {
  for (const { index, kind, number, until, daysLeft } of licences) {
    const name = `the licence ${quote(`${kind.en} ${number}`)}`;
    const path = ['licences', index, 'until'];
    if (daysLeft < 0)
      warn('licence-ended', site, path, {
        message: `${name} ended on ${until}, ${counted(-daysLeft, 'day')} ago`,
        why: 'every page still shows its number with this day',
        fix: 'write the new number and end, or remove the licence',
      });
    else
      warn('licence-ending', site, path, {
        message: `${name} ends ${inDays(daysLeft)}, on ${until}`,
        why: `this warning comes ${licenceDays} days before the end`,
        fix: 'renew it, and write the new end',
      });
  }
}

/**
 * Warnings about what has expired or is out of date. The data was correct when it was written, so they never stop a
 * build, and `--strict` does not turn them into errors (decision 0007).
 */
export function freshnessWarnings(catalogue: Catalogue, report: FreshnessReport): readonly Diagnostic[] {
  const find = finderOf(catalogue);
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
