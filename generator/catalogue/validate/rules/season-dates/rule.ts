import { quote } from '../../../diagnostics/visible';
import type { Rule } from '../../engine/draft';
import { relatedAt } from '../../engine/reporting';

/** The announced dates of a season do not end before they start. */
export const seasonDates: Rule = {
  name: 'season-dates',
  codes: ['season-ends-early'],
  check({ seasons: entry }, _context, report) {
    if (!entry) return;
    const { value, document } = entry;
    for (const [id, season] of Object.entries(value.seasons)) {
      (season?.dates ?? []).forEach(({ from, to }, index) => {
        // ISO days sort as text.
        if (from <= to) return;
        const path = ['seasons', id, 'dates', index];
        report('season-ends-early', document, document.span([...path, 'to']), {
          id: 'season-ends-early',
          values: { to: quote(to), from: quote(from) },
          related: relatedAt({ id: 'season-ends-early.related' }, document, [...path, 'from']),
        });
      });
    }
  },
};
