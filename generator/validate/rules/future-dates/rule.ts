import { laterDay } from '../../../../src/domain/publication';
import { quote } from '../../../diagnostics/visible';
import type { Path, SourceDocument } from '../../../load/document';
import type { CalendarDay } from '../../../../src/domain/calendar';
import type { Draft, Report, Rule } from '../../draft';

function pad(number: number, length: number): string {
  return String(number).padStart(length, '0');
}

/** In years. No page of a site for today's codes was last checked so long ago. */
const longAgo = 10;

function checkEarly(draft: Draft, today: CalendarDay, report: Report): void {
  for (const { value, document } of [...(draft.home ? [draft.home] : []), ...draft.stores, ...draft.pages]) {
    if (!('checked' in value) || value.checked === undefined) continue;
    if (Number(value.checked.slice(0, 4)) >= today.year - longAgo) continue;
    report('date-too-early', document, document.span(['checked']), {
      message: `${quote(value.checked)} is more than ${longAgo} years ago`,
      why: 'readers see it as the month in which the page was last checked',
      fix: 'correct the year',
    });
  }
  for (const { value, document } of draft.posts) {
    const { updated, date } = value;
    if (updated === undefined || updated.slice(0, date.length) >= date) continue;
    report('date-too-early', document, document.span(['updated']), {
      message: `the post was changed on ${quote(updated)}, before its date ${quote(date)}`,
      fix: 'correct one of the two dates; if the post was never changed, remove `updated`',
      related: [{ message: 'the date of the post', file: document.file.path, span: document.span(['date']) }],
    });
  }
}

/** Dates of checks, changes and posts are not in the future, and not so early that a digit must be wrong. */
export const futureDates: Rule = {
  name: 'future-dates',
  codes: ['future-date', 'date-too-early'],
  check(draft, { today }, report) {
    checkEarly(draft, today, report);
    const day = `${pad(today.year, 4)}-${pad(today.month, 2)}-${pad(today.day, 2)}`;

    function check(document: SourceDocument, path: Path, text: string | undefined, what: string, until = day): void {
      // Months and days in this form sort as text; a month is compared with today's month.
      if (text === undefined || text <= until.slice(0, text.length)) return;
      report('future-date', document, document.span(path), {
        message: `${quote(text)} is in the future: today is ${day}`,
        why: what,
        fix: 'write the month or day when it was done',
      });
    }

    const label = 'the label says when a person last checked the page, and that cannot be in the future';
    const change = 'a page cannot have been changed in the future';
    for (const { value, document } of [...(draft.home ? [draft.home] : []), ...draft.stores, ...draft.pages]) {
      if ('checked' in value) check(document, ['checked'], value.checked, label);
      if ('titleMonth' in value) check(document, ['titleMonth'], value.titleMonth, label);
      if ('updated' in value) check(document, ['updated'], value.updated, change);
    }
    for (const { value, document } of draft.posts) {
      const shown = 'a post is shown as soon as it is in the catalogue, unless it has a later day in `publish`';
      check(document, ['date'], value.date, shown, laterDay(day, value.publish ?? ''));
      check(document, ['updated'], value.updated, change);
    }
    const tested = 'an offer cannot have been tested in the future';
    for (const { config, document } of draft.feeds.values()) {
      check(document, ['fetched'], config.fetched, 'a table cannot have been fetched in the future');
      (config.checks ?? []).forEach(({ date }, at) => {
        check(document, ['checks', at, 'date'], date, tested);
      });
    }
    for (const [id, season] of Object.entries(draft.seasons?.value.seasons ?? {})) {
      (season?.dates ?? []).forEach(({ source }, at) => {
        const path = ['seasons', id, 'dates', at, 'source', 'seen'];
        if (draft.seasons)
          check(draft.seasons.document, path, source.seen, 'a person cannot have seen it in the future');
      });
    }
    for (const { value, document } of draft.stores) {
      (value.offers ?? []).forEach((offer, index) => {
        check(document, ['offers', index, 'lastVerified'], offer.lastVerified, tested);
        (offer.checks ?? []).forEach(({ date }, at) => {
          check(document, ['offers', index, 'checks', at, 'date'], date, tested);
        });
      });
    }
  },
};
