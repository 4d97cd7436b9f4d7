import type { Offer, Store } from '../../src/generated/data-types';
import { diagnostic, type Diagnostic, type DiagnosticCode, type DiagnosticText } from '../diagnostics/diagnostic';
import { counted, quote } from '../diagnostics/visible';
import type { Path } from '../load/document';
import type { Catalogue, Entry } from '../validate/catalogue';
import type { FreshnessReport, OfferLife } from './report';

interface Found {
  readonly store: Entry<Store>;
  readonly offer: Offer;
  readonly path: Path;
}

function finderOf(catalogue: Catalogue): (life: OfferLife) => Found | undefined {
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

/** When it ends, in words. */
function inDays(days: number): string {
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
}

/**
 * What time has done, as warnings with a place each. They are no faults of anyone: nothing was wrong when it was
 * written. So they never stop a build, nor does `--strict` make errors of them (decision 0007).
 */
export function freshnessWarnings(catalogue: Catalogue, report: FreshnessReport): readonly Diagnostic[] {
  const find = finderOf(catalogue);
  const warnings: Diagnostic[] = [];
  const warn = (
    code: DiagnosticCode,
    { document }: Pick<Entry<unknown>, 'document'>,
    path: Path,
    words: DiagnosticText,
  ): void => {
    warnings.push(diagnostic(code, document.file.path, document.span(path), words));
  };

  for (const life of report.ended) {
    const found = find(life);
    if (!found) continue;
    warn('offer-expired', found.store, [...found.path, 'expires'], {
      message: `${nameOf(found.offer)} ended on ${life.lastDay ?? ''}, ${counted(-(life.daysLeft ?? 0), 'day')} ago`,
      why: 'the page shows it at the end of its list as ended; it counts nowhere as active',
      fix: 'if the store runs it again, write its new end; otherwise leave it for those who look for it, or remove it',
    });
  }
  for (const life of report.ending) {
    const found = find(life);
    if (!found) continue;
    warn('offer-ending-soon', found.store, [...found.path, 'expires'], {
      message: `${nameOf(found.offer)} ends ${inDays(life.daysLeft ?? 0)}, on ${life.lastDay ?? ''}`,
      why: 'pages move it to the end of their lists by themselves when that day has passed',
      fix: 'ask the store whether it goes on, and write the new end or the offer that follows it',
    });
  }
  for (const { every, daysSince, lastTried, ...life } of report.untried) {
    const found = find(life);
    if (!found) continue;
    const field =
      found.offer.lastVerified === undefined
        ? (found.offer.checks ?? []).length > 0
          ? 'checks'
          : 'id'
        : 'lastVerified';
    warn('check-stale', found.store, [...found.path, field], {
      message:
        lastTried === undefined
          ? `nothing says that anybody has tried ${nameOf(found.offer)}`
          : lastTried.length === 7
            ? `${nameOf(found.offer)} was last tried in ${lastTried}`
            : `${nameOf(found.offer)} was last tried on ${lastTried}, ${counted(daysSince ?? 0, 'day')} ago`,
      why: `it should be tried every ${counted(every, 'day')} (\`checkEvery\`)`,
      fix: 'try it at checkout and write the day in `lastVerified` or `checks`; if it fails, say so in `checks` or remove it',
    });
  }
  const files = new Map(
    [catalogue.home, ...catalogue.stores, ...catalogue.pages].map((entry) => [entry.document.file.path, entry]),
  );
  for (const { file, field, month, months } of report.labels) {
    const entry = files.get(file);
    if (!entry) continue;
    warn('label-aged', entry, [field], {
      message: `readers see the month ${quote(month)} on this page, ${counted(months, 'month')} ago`,
      why: 'the label says when a person last looked over the page',
      fix: `look over the page, and then write this month: \`${field}: ${report.today.slice(0, 7)}\``,
    });
  }
  for (const { feed, live, rows, lastDay, stores } of report.feeds) {
    const entry = catalogue.feeds.get(feed);
    if (!entry || live > 0) continue;
    const pages =
      stores.length === 0
        ? 'no store shows it'
        : `the ${stores.length === 1 ? 'page' : 'pages'} of ${stores.map(quote).join(', ')} can only say so`;
    warn('feed-without-live-rows', entry, ['file'], {
      message:
        rows === 0
          ? `the feed ${quote(feed)} has no row that counts`
          : `no row of the feed ${quote(feed)} is live: the last one ended on ${lastDay ?? ''}`,
      why: `${pages}, until there is a newer feed`,
      fix: `fetch the new feed from the network, look at it with \`npm run feed ${feed} -- --file new.csv\`, and put it in place of ${quote(entry.config.file)}`,
    });
  }
  return warnings;
}
