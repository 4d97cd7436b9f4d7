import type { Post } from '../../../../../src/generated/data-types';
import { quote } from '../../../diagnostics/visible';
import type { Path, SourceDocument } from '../../../load/document';
import type { Entry } from '../../catalogue';
import type { Report, Rule } from '../../engine/draft';
import type { FileFacts } from '../../engine/facts';
import { dayFacts } from '../../engine/fact-book';
import { relatedAt } from '../../engine/reporting';

/** In years. No page about current codes was last checked that long ago. */
const longAgo = 10;

interface PageDates {
  readonly title?: unknown;
  readonly checked?: string;
  readonly titleMonth?: string;
  readonly updated?: string;
}

function checkEarly(document: SourceDocument, checked: string | undefined, year: number, report: Report): void {
  if (checked === undefined || Number(checked.slice(0, 4)) >= year - longAgo) return;
  report('date-too-early', document, document.span(['checked']), {
    id: 'date-too-early',
    values: { date: quote(checked), years: longAgo },
  });
}

/** A post is not updated before its publication. */
function checkOrder({ value: { updated, date }, document }: Entry<Post>, report: Report): void {
  if (updated === undefined || updated.slice(0, date.length) >= date) return;
  report('date-too-early', document, document.span(['updated']), {
    id: 'date-too-early.post',
    values: { updated: quote(updated), date: quote(date) },
    related: relatedAt({ id: 'date-too-early.post.related' }, document, ['date']),
  });
}

/** Reports a date of a file if it is in the future. */
type CheckDate = (
  path: Path,
  text: string | undefined,
  reason: 'changed' | 'checked' | 'fetched' | 'post' | 'seen' | 'tested',
) => void;

function dateChecker(
  document: SourceDocument,
  { isFuture, today }: Pick<FileFacts, 'isFuture' | 'today'>,
  report: Report,
): CheckDate {
  return (path, text, reason) => {
    if (text === undefined || !isFuture(text)) return;
    report('future-date', document, document.span(path), {
      id: 'future-date',
      values: { date: quote(text), today: today() },
      why: { id: `future-date.${reason}` },
    });
  };
}

function checkPage({ checked, titleMonth, updated }: PageDates, check: CheckDate): void {
  check(['checked'], checked, 'checked');
  check(['titleMonth'], titleMonth, 'checked');
  check(['updated'], updated, 'changed');
}

/** Dates of checks, updates and posts are not in the future, and not so early that a digit must be wrong. */
export const futureDates: Rule = {
  name: 'future-dates',
  codes: ['future-date', 'date-too-early'],
  check(draft, context, report) {
    const facts = dayFacts(context);
    const year = facts.year();
    for (const { value, document } of [...(draft.home ? [draft.home] : []), ...draft.pages]) {
      const dates: PageDates = value;
      checkEarly(document, dates.checked, year, report);
      checkPage(dates, dateChecker(document, facts, report));
    }
    for (const post of draft.posts) {
      const { value, document } = post;
      checkOrder(post, report);
      const check = dateChecker(document, facts, report);
      if (value.date > (value.publish ?? '').slice(0, value.date.length)) check(['date'], value.date, 'post');
      check(['updated'], value.updated, 'changed');
    }
    for (const { config, document } of draft.feeds.values()) {
      const check = dateChecker(document, facts, report);
      check(['fetched'], config.fetched, 'fetched');
      for (const [at, { date }] of (config.checks ?? []).entries()) check(['checks', at, 'date'], date, 'tested');
    }
    for (const [id, season] of Object.entries(draft.seasons?.value.seasons ?? {})) {
      if (!draft.seasons) return;
      const check = dateChecker(draft.seasons.document, facts, report);
      for (const [at, { source }] of (season?.dates ?? []).entries())
        check(['seasons', id, 'dates', at, 'source', 'seen'], source.seen, 'seen');
    }
  },
  store({ value, document }, facts, report) {
    checkEarly(document, value.checked, facts.year(), report);
    const check = dateChecker(document, facts, report);
    checkPage(value, check);
    for (const [index, { lastVerified, checks = [] }] of (value.offers ?? []).entries()) {
      check(['offers', index, 'lastVerified'], lastVerified, 'tested');
      for (const [at, { date }] of checks.entries()) check(['offers', index, 'checks', at, 'date'], date, 'tested');
    }
  },
};
