import { inFull, quote } from '../../../diagnostics/visible';
import type { Path } from '../../../load/document';
import { FieldReader, type FeedField, type FieldPlace } from '../../../load/feed-columns';
import type { FeedEntry } from '../../catalogue';
import type { Report, Rule } from '../../engine/draft';

/** Each field has a column in the table, or a value for every row. */
function checkPlaces({ config, document }: FeedEntry, report: Report): void {
  const fields = new FieldReader(config);
  // `Object.entries` loses the types of the values.
  for (const [field, source] of Object.entries(config.columns) as [FeedField, FieldPlace][]) {
    const path: Path = ['columns', field];
    if (typeof source !== 'object' || Array.isArray(source)) continue;
    const of = 'of' in source ? (source.of ?? []) : undefined;
    const missing = of?.find((each) => !fields.has(each));
    if (missing !== undefined)
      report('feed-setting', document, document.span([...path, 'of']), {
        id: 'feed-setting.id-parts',
        values: { field: quote(missing), key: inFull(`${missing}:`) },
      });
    else if (of === undefined && !('column' in source) && !('value' in source))
      report('feed-setting', document, document.span(path, 'key'), {
        id: 'feed-setting.no-place',
        values: { field: quote(field) },
      });
  }
}

/** The column that assigns the rows of a table to several stores. */
const advertiser: FeedField = 'advertiser';

/** Settings of a feed that the schema cannot check, and the filters with which stores select its rows. */
export const feedSettings: Rule = {
  name: 'feed-settings',
  codes: ['feed-setting', 'unknown-filter'],
  check(draft, _context, report) {
    for (const feed of draft.feeds.values()) {
      const { config, document } = feed;
      const { columns, openEnded = 'drop', fetched } = config;
      // Rows need an end date, unless the settings say how to treat rows without one.
      if (openEnded === 'drop' && columns.ends === undefined)
        report('feed-setting', document, document.span(['columns'], 'key'), {
          id: 'feed-setting.no-end',
        });
      if (typeof openEnded === 'object' && fetched === undefined)
        report('feed-setting', document, document.span(['openEnded', 'days']), {
          id: 'feed-setting.fetched',
        });
      checkPlaces(feed, report);
    }
  },
  store({ value: { offersFrom }, document }, facts, report) {
    const config = typeof offersFrom === 'object' ? facts.feed(offersFrom.feed) : undefined;
    if (config === undefined || config === 'invalid' || typeof offersFrom !== 'object') return;
    const fields = new FieldReader(config);
    const known = [...(fields.has(advertiser) ? [advertiser] : []), ...(config.filters ?? [])];
    for (const column of Object.keys(offersFrom.where ?? {})) {
      if (known.includes(column)) continue;
      report('unknown-filter', document, document.span(['offersFrom', 'where', column], 'key'), {
        id: 'unknown-filter',
        values: { feed: quote(offersFrom.feed), column: quote(column) },
        fix:
          column === advertiser
            ? { id: 'unknown-filter.advertiser' }
            : {
                id: 'unknown-filter.column',
                values: { line: inFull(`filters: [${column}]`), file: `data/feeds/${offersFrom.feed}.yaml` },
              },
      });
    }
  },
};
