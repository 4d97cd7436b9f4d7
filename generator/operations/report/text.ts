import { render, type Phrase, type Values } from '../../catalogue/diagnostics/phrases';
import type { TextId } from '../../catalogue/diagnostics/texts/texts';
import { counted, visible } from '../../catalogue/diagnostics/visible';
import type { ClaimState } from '../../catalogue/claims/states';
import type { OfferLife, OfferToTest, FilePlace } from '../../../src/domain/trust/freshness';
import { countsOf, type FreshnessCounts, type FreshnessReport } from './report';

/** Columns in `right` are right-aligned. The last column is not padded. */
export function table(rows: readonly (readonly string[])[], right: ReadonlySet<number> = new Set()): readonly string[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, cell.length);
  return rows.map((row) => {
    const cells = row.map((cell, index) => {
      const width = widths[index] ?? 0;
      if (right.has(index)) return cell.padStart(width);
      return index === row.length - 1 ? cell : cell.padEnd(width);
    });
    return `  ${cells.join('  ')}`;
  });
}

function inDays(days: number): string {
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  return days > 0 ? `in ${days} days` : `${counted(-days, 'day')} ago`;
}

function nameOf({ storeName, offer, code }: OfferLife): string {
  return `${storeName.en}: ${code ?? offer}`;
}

function at({ file, line }: FilePlace): string {
  return `${file}:${line}`;
}

/** A heading with the first `most` rows, or the sentence `none`. */
function section(
  heading: string,
  none: string,
  rows: readonly (readonly string[])[],
  most = rows.length,
): readonly string[] {
  if (rows.length === 0) return [none, ''];
  const more = rows.length - most;
  return [
    `${heading} (${rows.length})`,
    ...table(rows.slice(0, most)),
    ...(more > 0 ? [`  and ${more} more (\`--format json\` lists all)`] : []),
    '',
  ];
}

/** Listed offers to test next: more than a team tests in a day. */
const mostToTest = 20;

function endRow(offer: OfferLife): readonly string[] {
  const mark = offer.featured ? ', featured' : '';
  return [offer.lastDay ?? '', inDays(offer.daysLeft ?? 0), `${nameOf(offer)}${mark}`, at(offer)];
}

function toTestRow(offer: OfferToTest): readonly string[] {
  const { lastTested = 'never', state, featured, due } = offer;
  const marks = [...(featured ? ['featured'] : []), ...(due ? ['due'] : [])];
  return [lastTested, state, marks.join(', '), nameOf(offer), at(offer)];
}

function claimRow(claim: ClaimState): readonly string[] {
  const { source, months, id, words, ended } = claim;
  const age = months < 1 ? 'this month' : `${counted(months, 'month')} ago`;
  return [source.kind, source.seen, age, id, words + (ended === undefined ? '' : ` (held until ${ended})`), at(claim)];
}

/** Whether nothing has ended, ends soon or is outdated. */
export function isFresh({ feedsWithoutLiveRows, ...counts }: FreshnessCounts): boolean {
  return feedsWithoutLiveRows.length === 0 && Object.values(counts).every((count) => count === 0);
}

/** Empty for a count of zero. */
function part(count: number, id: TextId, values?: Values): readonly Phrase[] {
  return count > 0 ? [{ id, values: { count, ...values } }] : [];
}

/** In one sentence. */
export function summaryOf({
  ending,
  ended,
  endedFeatured: top,
  due,
  oldestLabel,
  feedsWithoutLiveRows: feeds,
  lostTests,
  lostCorrections,
  licences,
}: FreshnessCounts): Phrase {
  const featured = top === 0 ? 'none' : top === ended ? 'all' : 'some';
  const parts = [
    ...part(ending, 'freshness.ending'),
    ...part(ended, 'freshness.ended', { featured, top }),
    ...part(due, 'freshness.due'),
    ...part(oldestLabel, 'freshness.labels'),
    ...part(feeds.length, 'freshness.feeds', { feeds: { list: feeds } }),
    ...part(lostTests, 'freshness.lost-tests'),
    ...part(lostCorrections, 'freshness.lost-corrections'),
    ...part(licences, 'freshness.licences'),
  ];
  if (parts.length === 0) return { id: 'freshness.none' };
  const joined = parts.reduce((first, next) => ({ id: 'freshness.joined', values: { first, next } }));
  return { id: 'freshness.sentence', values: { parts: joined } };
}

export function formatReport(report: FreshnessReport): string {
  const { ending, ended, toTest, labels, feeds, advertisers, licences, claims, unpublished, within, today, timeZone } =
    report;
  return [
    `Freshness on ${today} (${timeZone})`,
    render(summaryOf(countsOf(report)), 'en'),
    '',
    ...section(
      `Ends within ${counted(within, 'day')}`,
      `Nothing ends within ${counted(within, 'day')}.`,
      ending.map(endRow),
    ),
    ...section('Ended', 'Nothing has ended.', ended.map(endRow)),
    ...section('What to test next', 'There is no active offer to test.', toTest.map(toTestRow), mostToTest),
    ...section(
      'Old month labels',
      'Every month label shows this month.',
      labels.map((label) => [label.month, `${counted(label.months, 'month')} old`, label.field, at(label)]),
    ),
    ...section(
      'Not published yet',
      'Everything is published.',
      unpublished.map((part) => {
        const { kind, name, publish, daysLeft = 0 } = part;
        return [publish ?? 'draft', publish === undefined ? '' : inDays(daysLeft), kind, name.en, at(part)];
      }),
    ),
    ...section(
      'Feeds',
      'There are no feeds.',
      feeds.map((feed) => [
        feed.feed,
        feed.live === 0
          ? 'no active offer'
          : `${counted(feed.live, 'active offer')}, of which ${feed.endingSoon} end within ${counted(within, 'day')}`,
        `${counted(feed.rows, 'row')}${feed.lastDay === undefined ? '' : `, the last ${feed.live === 0 ? 'ended' : 'ends'} on ${feed.lastDay}`}`,
        at(feed),
      ]),
    ),
    ...(advertisers.length === 0
      ? []
      : section(
          'Advertisers without a store',
          '',
          advertisers.map(({ feed, advertiser, rows, near }) => [
            feed,
            visible(advertiser),
            counted(rows, 'active offer'),
            near === undefined ? '' : `similar to the store ${near}`,
          ]),
          mostToTest,
        )),
    ...(licences.length === 0
      ? []
      : section(
          'Licences to renew',
          '',
          licences.map((licence) => {
            const { until, daysLeft, kind, number, country } = licence;
            return [until, inDays(daysLeft), `${kind.en} ${number} (${country})`, at(licence)];
          }),
        )),
    ...section('Claims by source', 'There are no claims.', claims.map(claimRow)),
    ...section(
      'Claims that the data contradicts',
      'The data contradicts no claim.',
      claims.flatMap(({ id, contradiction, reason }) =>
        contradiction === undefined ? [] : [[id, `${contradiction}. ${reason?.en ?? 'Not accepted.'}`]],
      ),
    ),
  ].join('\n');
}
