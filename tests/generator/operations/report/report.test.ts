import { describe, expect, test } from 'vitest';
import { publishedAt } from '../../../../generator/site/records/checked-data';
import { storeDatesOf } from '../../../../generator/site/derive/stores/store-dates';
import { calendarOf } from '../../../../generator/operations/report/calendar';
import { monthsBetween } from '../../../../src/domain/dates/moments';
import {
  countsOf,
  freshnessCounts,
  freshnessOf,
  type FreshnessReport,
} from '../../../../generator/operations/report/report';
import { render } from '../../../../generator/catalogue/diagnostics/phrases';
import { formatReport, isFresh, summaryOf } from '../../../../generator/operations/report/text';
import { check, patched, sampleFiles } from '../../support/sample-catalogue';
import { feedOffersOf, siteStoreOf } from '../../../../generator/catalogue/offers/store-offers';

const offers = `offers:
  - id: ended
    kind: code
    code: "OLD1"
    title:
      en: Over
      ar: انتهى
    expires: 2026-02-28
    lastVerified: 2026-02
  - id: soon
    kind: code
    code: "SOON1"
    title:
      en: Hurry, or not; "as you like"
      ar: على مهلك
    starts: 2026-03-01
    expires: 2026-03-20
    lastVerified: 2026-03-10
  - id: tonight
    kind: deal
    url: https://www.example.com/luban
    title:
      en: Until six
      ar: حتى السادسة
    expires: 2026-03-15T18:00:00+03:00
    checks:
      - date: 2026-01-20
        result: worked
      - date: 2025-12-01
        result: failed
  - id: open
    kind: code
    code: "OPEN1"
    title:
      en: No end
      ar: بلا نهاية
`;

const dates = `  date.long:
    en: "{day}/{month}/{year}"
    ar: "{day}/{month}/{year}"
    same: true
    note: A day.
  date.month:
    en: "{month}/{year}"
    ar: "{month}/{year}"
    same: true
    note: A month.
`;

const licences = `licences:
  - { country: AE, kind: { en: Advertiser permit, ar: تصريح معلن }, number: "000001", until: 2026-05-14 }
  - { country: SA, kind: { en: Advertiser licence, ar: ترخيص إعلان }, number: "000002", until: 2026-03-14 }
  - { country: BH, kind: { en: Trade licence, ar: ترخيص تجاري }, number: "000003", until: 2026-05-15 }
  - { country: BH, kind: { en: Trade licence, ar: ترخيص تجاري }, number: "000004" }
`;

function filesWith(more: Readonly<Record<string, string>> = {}): Record<string, string> {
  return {
    ...patched('data/stores/luban.yaml', `${offers}checked: 2026-02\n`),
    'data/messages/interface.yaml': `${sampleFiles['data/messages/interface.yaml'] ?? ''}${dates}`,
    ...more,
  };
}

function catalogueOf(files: Readonly<Record<string, string>>) {
  const { catalogue, report } = check(files);
  if (!catalogue) throw new Error(report);
  return catalogue;
}

/** Noon in Riyadh on the day on which the small catalogue is checked. */
const noon = Date.UTC(2026, 2, 15, 9);

function reportAt(now: number, within = 14, files = filesWith()): FreshnessReport {
  return freshnessOf(catalogueOf(files), { now, within });
}

/** The small catalogue, with an offer at the top of a page that ended in February. */
const withEndedFeatured = patched('data/stores/luban.yaml', `${offers}featured: ended\nchecked: 2026-02\n`);

const ids = (list: readonly { readonly offer: string }[]): readonly string[] => list.map(({ offer }) => offer);

test('freshnessCounts gives the same counts from the dates of stores as from the whole catalogue', () => {
  const month = 31 * 24 * 3_600_000;
  const seen = new Set<string>();
  const tests = ['1', '7'].map((offer) => `  - { offer: "${offer}", date: 2025-09-10, result: worked }\n`).join('');
  const ofFeed = {
    ...patched('data/feeds/souk.yaml', `checks:\n${tests}`),
    'data/feeds/souk.corrections.yaml': 'rows:\n  - row: "11"\n    hide: true\n',
    'data/site.yaml': patched('data/site.yaml', licences)['data/site.yaml'] ?? '',
  };
  for (const files of [filesWith(), filesWith(withEndedFeatured), sampleFiles, ofFeed]) {
    const catalogue = catalogueOf(files);
    const { site, home, pages, feeds, stores } = catalogue;
    const known = {
      site: site.value,
      home: home.value,
      pages: pages.map(({ value }) => value),
      feeds,
      stores: stores.map(({ value }) =>
        storeDatesOf(siteStoreOf(value, feedOffersOf(value, feeds), site.value.timeZone)),
      ),
    };
    for (let now = noon - 12 * month; now < noon + 12 * month; now += month / 9) {
      const counts = countsOf(freshnessOf(catalogue, { now, within: 14 }));
      expect(freshnessCounts(known, { now, within: 14 })).toEqual(counts);
      for (const [name, count] of Object.entries(counts))
        if (typeof count === 'number' ? count > 0 : count.length > 0) seen.add(name);
    }
  }
  expect([...seen].sort()).toEqual([
    'due',
    'ended',
    'endedFeatured',
    'ending',
    'feedsWithoutLiveRows',
    'licences',
    'lostCorrections',
    'lostTests',
    'oldestLabel',
  ]);
});

test('freshnessOf lists unpublished entries separately, those with a day first', () => {
  const drafts = offers
    .replace('  - id: soon\n', '  - id: soon\n    draft: true\n')
    .replace('  - id: tonight\n', '  - id: tonight\n    publish: 2026-03-20\n')
    .replace('  - id: open\n', '  - id: open\n    publish: 2026-03-15\n');
  const files = {
    ...patched('data/posts/first-order.yaml', 'draft: true\n'),
    'data/stores/luban.yaml': patched('data/stores/luban.yaml', drafts)['data/stores/luban.yaml'] ?? '',
  };
  const report = reportAt(noon, 14, files);
  expect(report.unpublished).toMatchObject([
    {
      kind: 'offer',
      name: { en: 'Luban: tonight' },
      publish: '2026-03-20',
      daysLeft: 5,
      file: 'data/stores/luban.yaml',
    },
    { kind: 'offer', name: { en: 'Luban: SOON1' } },
    { kind: 'post', name: { en: 'Your first order' }, file: 'data/posts/first-order.yaml' },
  ]);
  expect(report.ending).toEqual([]);
  expect(ids(report.lives)).not.toContain('tonight');
  expect(ids(report.toTest)).toContain('open');
  expect(formatReport(report)).toMatch(
    /Not published yet \(3\)\n {2}2026-03-20 {2}in 5 days {2}offer {2}Luban: tonight/,
  );
  expect(countsOf(report)).toEqual(
    countsOf(freshnessOf(publishedAt(catalogueOf(files), noon), { now: noon, within: 14 })),
  );
});

test('freshnessOf lists a licence from 60 days before its end until it is renewed', () => {
  const files = patched('data/site.yaml', licences);
  const report = reportAt(noon, 14, files);
  expect(report.licences).toMatchObject([
    { number: '000002', until: '2026-03-14', daysLeft: -1, file: 'data/site.yaml' },
    { number: '000001', until: '2026-05-14', daysLeft: 60 },
  ]);
  expect((files['data/site.yaml'] ?? '').split('\n')[(report.licences[0]?.line ?? 0) - 1]).toContain('"000002"');
  expect(formatReport(report)).toContain(
    'Licences to renew (2)\n  2026-03-14  1 day ago   Advertiser licence 000002 (SA)  data/site.yaml:',
  );
  expect(render(summaryOf(countsOf(report)), 'en')).toContain('2 licences to renew');
  expect(isFresh(countsOf(report))).toBe(false);
});

test('freshnessOf lists the offers of a feed to test only after the team has tested them once', () => {
  const files = patched('data/feeds/souk.yaml', 'checks:\n  - { offer: "1", date: 2025-09-02, result: worked }\n');
  const toTest = (day: string) =>
    reportAt(Date.parse(`${day}T12:00:00+03:00`), 14, files).toTest.filter(({ store }) => store === 'souk');
  expect(toTest('2025-09-10')).toMatchObject([
    { offer: '1', state: 'verified', lastTested: '2025-09-02', due: false, file: 'data/feeds/souk.csv', line: 2 },
  ]);
  expect(toTest('2025-10-01')).toEqual([]);
});

describe('the endings of freshnessOf', () => {
  test('are those within the given days, soonest first', () => {
    expect(reportAt(noon).ending).toMatchObject([
      { offer: 'tonight', lastDay: '2026-03-15', endsWithin: true, daysLeft: 0 },
      { offer: 'soon', lastDay: '2026-03-20', daysLeft: 5, file: 'data/stores/luban.yaml' },
    ]);
    expect(ids(reportAt(noon, 4).ending)).toEqual(['tonight']);
    expect(ids(reportAt(noon, 5).ending)).toEqual(['tonight', 'soon']);
  });

  test('are on a given day at its end in the time zone of the site', () => {
    const midnightInRiyadh = Date.UTC(2026, 2, 20, 21);
    expect(ids(reportAt(midnightInRiyadh - 1).ending)).toEqual(['soon']);
    expect(reportAt(midnightInRiyadh - 1).ending[0]?.daysLeft).toBe(0);
    expect(ids(reportAt(midnightInRiyadh).ended)).toEqual(['soon', 'tonight', 'ended']);
  });

  test('are at a given instant as soon as it comes', () => {
    const six = Date.UTC(2026, 2, 15, 15);
    expect(ids(reportAt(six - 1).ending)).toContain('tonight');
    expect(reportAt(six).ended[0]).toMatchObject({ offer: 'tonight', daysLeft: 0 });
  });

  test('include a featured offer that has ended, which the summary names', () => {
    const report = reportAt(noon, 14, filesWith(withEndedFeatured));
    expect(report.ended).toMatchObject([{ offer: 'ended', featured: true }]);
    expect(render(summaryOf(countsOf(report)), 'en')).toContain('1 offer has ended, featured at the top of a page;');
    expect(render(summaryOf(countsOf(report)), 'ar')).toContain('عرض واحد انتهى، وهي مميزة في أعلى صفحة؛');
    expect(formatReport(report)).toContain('Luban: OLD1, featured');
  });

  test('name the line of the offer', () => {
    const [, soon] = reportAt(noon).ending;
    expect((filesWith()['data/stores/luban.yaml'] ?? '').split('\n')[(soon?.line ?? 0) - 1]).toBe('  - id: soon');
  });
});

describe('the list of offers to test next', () => {
  /** The offers of a store, in the order in which they are listed. */
  const listed = (offers: string, more = ''): FreshnessReport['toTest'] => {
    const luban = patched('data/stores/luban.yaml', `offers:\n${offers}${more}`)['data/stores/luban.yaml'] ?? '';
    return reportAt(noon, 14, filesWith({ 'data/stores/luban.yaml': luban })).toTest;
  };
  const deal = (id: string, more = ''): string =>
    `  - id: ${id}\n    kind: deal\n    url: https://www.example.com/luban\n    title:\n      en: A deal\n      ar: عرض\n${more}`;
  const entry = (date: string, result: string, more = ''): string =>
    `      - date: ${date}\n        result: ${result}\n${more}`;

  test('begins with active offers that were never tested, then those with the oldest test', () => {
    expect(
      reportAt(noon).toTest.map(({ offer, lastTested, daysSince, state, due }) => [
        offer,
        lastTested,
        daysSince,
        state,
        due,
      ]),
    ).toEqual([
      ['open', undefined, undefined, 'unchecked', true],
      ['tonight', '2026-01-20', 54, 'ageing', true],
      ['soon', '2026-03-10', 5, 'verified', false],
    ]);
  });

  test('has featured offers before all others', () => {
    const tested = deal('tested', '    lastVerified: 2026-03-10\n');
    expect(
      listed(deal('never') + tested, 'featured: tested\n').map(({ offer, featured }) => [offer, featured]),
    ).toEqual([
      ['tested', true],
      ['never', false],
    ]);
  });

  test('counts only tests by the team, not reports of shoppers and networks', () => {
    const checks =
      entry('2026-03-12', 'failed', '        by: shopper\n') + entry('2026-03-11', 'worked', '        by: network\n');
    expect(listed(deal('reported', `    checks:\n${checks}`))).toMatchObject([
      { offer: 'reported', state: 'unchecked' },
    ]);
    expect(listed(deal('reported', `    checks:\n${checks}`))[0]?.lastTested).toBeUndefined();
  });

  test('names the state that the label has at this instant', () => {
    const failed = deal('failed', `    checks:\n${entry('2026-03-01', 'failed')}${entry('2026-02-01', 'worked')}`);
    const mixed = deal(
      'mixed',
      `    checks:\n${entry('2026-03-02', 'failed', '        channel: app\n')}${entry('2026-03-02', 'worked', '        channel: site\n')}`,
    );
    const old = deal('old', '    lastVerified: 2025-10\n');
    expect(listed(failed + mixed + old).map(({ offer, state }) => [offer, state])).toEqual([
      ['old', 'old'],
      ['failed', 'failed'],
      ['mixed', 'mixed'],
    ]);
  });

  test('marks offers whose last test is older than the site or the store allows', () => {
    const due = (files: Record<string, string>): readonly string[] =>
      ids(reportAt(noon, 14, filesWith(files)).toTest.filter((offer) => offer.due));
    const everyTwoMonths = patched('data/site.yaml', 'checkEvery: 60\n')['data/site.yaml'] ?? '';
    expect(due({ 'data/site.yaml': everyTwoMonths })).toEqual(['open']);
    const everyThirdDay = `${filesWith()['data/stores/luban.yaml'] ?? ''}checkEvery: 3\n`;
    expect(due({ 'data/site.yaml': everyTwoMonths, 'data/stores/luban.yaml': everyThirdDay })).toEqual([
      'open',
      'tonight',
      'soon',
    ]);
  });

  test('has at most twenty offers in the text and all offers in the data', () => {
    const toTest = listed(Array.from({ length: 23 }, (_none, index) => deal(`deal-${index}`)).join(''));
    expect(toTest).toHaveLength(23);
    const text = formatReport({ ...reportAt(noon), toTest });
    expect(text).toContain('What to test next (23)\n');
    expect(text).toContain('Luban: deal-19 ');
    expect(text).not.toContain('Luban: deal-20 ');
    expect(text).toContain('  and 3 more (`--format json` lists all)\n');
  });
});

test('freshnessOf lists past month labels with their age, the oldest first', () => {
  expect(reportAt(noon).labels.map(({ file, month, months }) => [file, month, months])).toEqual([
    ['data/stores/souk.yaml', '2025-09', 6],
    ['data/home.yaml', '2025-10', 5],
    ['data/stores/luban.yaml', '2026-02', 1],
  ]);
  expect(monthsBetween('2025-10', '2026-11-21')).toBe(13);
  expect(monthsBetween('2026-11', '2026-11-30')).toBe(0);
});

test('freshnessOf counts the rows of a feed that are still active', () => {
  expect(reportAt(noon).feeds).toMatchObject([
    { feed: 'souk', stores: ['souk'], rows: 2, live: 0, endingSoon: 0, lastDay: '2025-10-03' },
  ]);
  expect(reportAt(Date.UTC(2025, 8, 20)).feeds).toMatchObject([{ live: 2, endingSoon: 2 }]);
  expect(reportAt(Date.UTC(2025, 8, 20), 11).feeds).toMatchObject([{ live: 2, endingSoon: 1 }]);
});

test('formatReport writes all lists as readable lines', () => {
  expect(formatReport(reportAt(noon))).toMatchInlineSnapshot(`
    "Freshness on 2026-03-15 (Asia/Riyadh)
    2 offers end soon; 1 offer has ended; 2 offers should be tested again; month labels are up to 6 months old; the feed souk has no active offer.

    Ends within 14 days (2)
      2026-03-15  today      Luban: tonight  data/stores/luban.yaml:45
      2026-03-20  in 5 days  Luban: SOON1    data/stores/luban.yaml:36

    Ended (1)
      2026-02-28  15 days ago  Luban: OLD1  data/stores/luban.yaml:28

    What to test next (3)
      never       unchecked  due  Luban: OPEN1    data/stores/luban.yaml:57
      2026-01-20  ageing     due  Luban: tonight  data/stores/luban.yaml:45
      2026-03-10  verified        Luban: SOON1    data/stores/luban.yaml:36

    Old month labels (3)
      2025-09  6 months old  checked  data/stores/souk.yaml:11
      2025-10  5 months old  checked  data/home.yaml:1
      2026-02  1 month old   checked  data/stores/luban.yaml:14

    Everything is published.

    Feeds (1)
      souk  no active offer  2 rows, the last ended on 2025-10-03  data/feeds/souk.yaml:1

    Claims by source (1)
      document  2025-10  5 months ago  tested  مجرّبة  data/claims.yaml:2

    The data contradicts no claim.
    "
  `);
  const quiet = { ...reportAt(noon), ending: [], ended: [], toTest: [], labels: [], feeds: [] };
  expect(formatReport(quiet)).toContain('Everything is up to date.');
});

describe('calendarOf', () => {
  const settings = { name: 'Sample', host: 'www.example.com' };
  const calendar = calendarOf(reportAt(noon), settings);

  test('has an event for each future ending, with an id that does not depend on its date', () => {
    expect(calendar.match(/^UID:.*$/gm)?.map((line) => line.trim())).toEqual([
      'UID:luban.tonight@www.example.com',
      'UID:luban.soon@www.example.com',
    ]);
    expect(calendar).toContain('DTSTART;VALUE=DATE:20260320\r\nDTEND;VALUE=DATE:20260321\r\n');
    expect(calendar).toContain('DTSTART:20260315T150000Z\r\n');
  });

  test('escapes special characters', () => {
    expect(calendar.replaceAll('\r\n ', '')).toContain(
      'DESCRIPTION:Hurry\\, or not\\; "as you like"\\nعلى مهلك\\ndata/stores/luban.yaml:',
    );
  });

  test('has one event for a feed, at the end of its last row', () => {
    const events = calendarOf(reportAt(Date.UTC(2025, 8, 20)), settings);
    expect(events.match(/UID:feed\..*/g)).toHaveLength(1);
    expect(events).toContain('UID:feed.souk@www.example.com\r\n');
    expect(events).toContain('DTSTART;VALUE=DATE:20251003\r\n');
    expect(events).not.toContain('UID:souk.');
  });
});
