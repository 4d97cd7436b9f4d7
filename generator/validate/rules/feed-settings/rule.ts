import { quote } from '../../../diagnostics/visible';
import type { Path } from '../../../load/document';
import { FieldReader, type FeedField, type FieldPlace } from '../../../load/feed-columns';
import type { FeedEntry } from '../../catalogue';
import type { Report, Rule } from '../../draft';

/** The rows of a table can be shown, with or without an end. */
function checkEnds({ config, document }: FeedEntry, report: Report): void {
  const { columns, openEnded = 'drop', fetched } = config;
  if (openEnded === 'drop' && columns.ends === undefined)
    report('feed-setting', document, document.span(['columns'], 'key'), {
      message: '`columns` has no `ends`, so no row can be shown',
      why: 'rows without an end date are left out, unless `openEnded` says something else',
      fix: 'add `ends:` with the column of the end; if the table has none, write `openEnded: keep` or `openEnded:` with `days: 60`',
    });
  if (typeof openEnded === 'object' && fetched === undefined)
    report('feed-setting', document, document.span(['openEnded', 'days']), {
      message: '`openEnded` counts days from `fetched`, which is missing',
      fix: 'add `fetched:` with the day on which you downloaded the table',
    });
}

/** Each field has a place in the table, or a text for every row. */
function checkPlaces({ config, document }: FeedEntry, report: Report): void {
  const fields = new FieldReader(config);
  // `Object.entries` forgets the types of the values.
  for (const [field, source] of Object.entries(config.columns) as [FeedField, FieldPlace][]) {
    const path: Path = ['columns', field];
    if (typeof source !== 'object' || Array.isArray(source)) continue;
    const of = 'of' in source ? (source.of ?? []) : undefined;
    const missing = of?.find((each) => !fields.has(each));
    if (missing !== undefined)
      report('feed-setting', document, document.span([...path, 'of']), {
        message: `the id is made of ${quote(missing)}, which \`columns\` does not have`,
        fix: `add \`${missing}:\` to \`columns\`, or name other fields`,
      });
    else if (of === undefined && !('column' in source) && !('value' in source))
      report('feed-setting', document, document.span(path, 'key'), {
        message: `${quote(field)} names neither a column nor a value`,
        fix: 'add `column:` with the name of a column, or `value:` with a text for every row',
      });
  }
}

/** The column that makes a table one of several stores. */
const advertiser: FeedField = 'advertiser';

/** Settings of a feed that the schema cannot check, and the filters of stores on it. */
export const feedSettings: Rule = {
  name: 'feed-settings',
  codes: ['feed-setting', 'unknown-filter'],
  check(draft, _context, report) {
    for (const feed of draft.feeds.values()) {
      checkEnds(feed, report);
      checkPlaces(feed, report);
    }
    for (const { value, document } of draft.stores) {
      const { offersFrom } = value;
      const feed = typeof offersFrom === 'object' ? draft.feeds.get(offersFrom.feed) : undefined;
      if (!feed || typeof offersFrom !== 'object') continue;
      const fields = new FieldReader(feed.config);
      const known = [...(fields.has(advertiser) ? [advertiser] : []), ...(feed.config.filters ?? [])];
      for (const column of Object.keys(offersFrom.where ?? {})) {
        if (known.includes(column)) continue;
        report('unknown-filter', document, document.span(['offersFrom', 'where', column], 'key'), {
          message: `rows of the feed ${quote(offersFrom.feed)} cannot be chosen by ${quote(column)}`,
          why: 'a feed says which of its columns stores choose by',
          fix:
            column === advertiser
              ? `add \`advertiser:\` with the name of its column to \`columns\` of the feed`
              : `add \`filters: [${column}]\` to data/feeds/${feed.name}.yaml, with the name of the column`,
        });
      }
    }
  },
};
