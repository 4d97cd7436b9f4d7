import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { toolTexts } from '../../../../generator/site/emit/messages';
import { freshnessOf } from '../../../../generator/operations/report/report';
import type { Freshness } from '../../../../src/domain/trust/freshness';
import { localeOf, type Language } from '../../../../src/domain/language/language';
import { FreshnessEditions } from '../../../../src/pages/freshness/FreshnessEditions';
import { distanceText } from '../../../../src/pages/freshness/parts';
import { barOf, monthsOf, positionOf, scaleOf } from '../../../../src/pages/freshness/timeline-scale';
import { asIntlMessages } from '../../../../src/hooks/messages';
import { check, patched, sampleFiles } from '../../../generator/support/sample-catalogue';
import { siteUnderTest } from '../../../support/site-under-test';

const offers = `offers:
  - id: soon
    kind: code
    code: "SOON1"
    title:
      en: Hurry, or not; "as you like"
      ar: على مهلك
    starts: 2026-03-01
    expires: 2026-03-20
    lastVerified: 2026-03-10
  - id: open
    kind: code
    code: "OPEN1"
    title:
      en: No end
      ar: بلا نهاية
`;

/** Noon in Riyadh. */
const noon = Date.UTC(2026, 2, 15, 9);

function reportOf(more: Readonly<Record<string, string>> = {}): Freshness {
  const { catalogue, report } = check({ ...patched('data/stores/luban.yaml', `${offers}checked: 2026-02\n`), ...more });
  if (!catalogue) throw new Error(report);
  return freshnessOf(catalogue, { now: noon, within: 14 });
}

const { messages: ofSite, toolMessages } = siteUnderTest();
const messages = new Map([...ofSite, ...toolMessages]);
const texts = toolTexts([...messages.keys()], messages);

/** The page of a report, and its part in each language. */
function pageOf(report: Freshness): Readonly<Record<Language | 'whole', string>> {
  const whole = renderToStaticMarkup(
    <FreshnessEditions
      report={report}
      messages={texts}
      onMessageError={(error) => {
        throw error;
      }}
    />,
  );
  const [en = '', ar = ''] = whole.split('<article id="ar"');
  return { whole, en, ar: `<article id="ar"${ar}` };
}

const report = reportOf();
const page = pageOf(report);

test('the freshness page has both languages, each in its own direction', () => {
  expect(page.en).toContain('<article id="en" lang="en" dir="ltr"');
  expect(page.ar).toContain('<article id="ar" lang="ar" dir="rtl"');
  expect(page.ar).toContain('على مهلك');
  expect(page.en).toContain('Hurry, or not; &quot;as you like&quot;');
});

test('the freshness page lists claims by source and age, and those that the data contradicts', () => {
  const said = [
    '  - { id: codes, says: [500 codes], source: { kind: owner, seen: 2026-01 } }',
    '  - { id: days, says: [every day], source: { kind: shop, seen: 2026-03-02 }, until: 2026-03-10 }',
    '  - { id: shops, says: ["200+ stores"], source: { kind: owner, seen: 2025-03 }, contradicts: accepted, reason: { en: All are known., ar: كلها معروفة. } }',
  ];
  const claims = `${(sampleFiles['data/claims.yaml'] ?? '').trimEnd()}\n${said.join('\n')}\n`;
  const heading = 'heading: { en: "200+ stores, 500 codes, every day", ar: عنوان }\n';
  const home = patched('data/home.yaml', heading)['data/home.yaml'] ?? '';
  const { en, ar } = pageOf(reportOf({ 'data/claims.yaml': claims, 'data/home.yaml': home }));
  const order = ['Claims by source (4)', '12 months old', '>shops<', '>codes<', '>days<', 'held until 10 March 2026'];
  const places = order.map((text) => en.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(en).toContain('Claims that the data contradicts (2)');
  expect(en).toContain('not accepted');
  expect(en).toContain('All are known.');
  expect(ar).toContain('قبل 12 شهرًا');
  expect(ar).toContain('كان صحيحًا حتى 10 مارس 2026');
  expect(ar).toContain('كلها معروفة.');
});

test('the freshness page lists advertisers of a shared feed without a store, and a similar store', () => {
  expect(page.en).not.toContain('Advertisers without a store');
  const { en, ar } = pageOf({
    ...report,
    advertisers: [
      { feed: 'souk', advertiser: 'Lubann KSA', rows: 3, near: 'luban' },
      { feed: 'souk', advertiser: 'A <b>', rows: 1 },
    ],
  });
  expect(en).toContain('Advertisers without a store (2)</h2>');
  expect(ar).toContain('معلنون بلا متجر (2)</h2>');
  expect(en).toContain('<bdi>A &lt;b&gt;</bdi>');
  expect(en).toMatch(/<code [^>]*>luban<\/code>/);
});

test('the freshness page counts the active rows of a feed with the grammar of each language', () => {
  const withFeed = (live: number, rows: number) =>
    pageOf({ ...report, feeds: [{ feed: 'souk', rows, live, lastDay: '2026-04-01', file: 'a.yaml', line: 1 }] });
  expect(withFeed(0, 1).en).toContain('no active offer of 1 row<');
  expect(withFeed(3, 12).en).toContain('3 active of 12 rows<');
  expect(withFeed(0, 1).ar).toContain('لا صف ساريًا من أصل صف واحد<');
  expect(withFeed(1, 2).ar).toContain('صف واحد سارٍ من أصل صفين<');
  expect(withFeed(3, 12).ar).toContain('3 سارية من أصل 12 صفًا<');
});

describe('the timeline of the freshness page', () => {
  test('draws one bar for every offer in each language', () => {
    expect(page.whole.match(/<rect /g)).toHaveLength(report.lives.length * 2);
    expect(page.en).toContain('data-state="live" data-open="both"');
    expect(page.en).toContain('data-state="soon" data-open="none"');
    expect(page.en).toContain('aria-label="from 1 March 2026, until 20 March 2026"');
    expect(page.ar).toContain('aria-label="بداية غير معروفة، ولا تُعرف له نهاية"');
  });

  test('runs from left to right in English and from right to left in Arabic', () => {
    const english = scaleOf(report, 'ltr');
    const arabic = scaleOf(report, 'rtl');
    expect(positionOf(english.from, english)).toBe(0);
    expect(positionOf(arabic.from, arabic)).toBe(100);
    expect(positionOf(report.now, english) + positionOf(report.now, arabic)).toBeCloseTo(100, 1);
    const months = monthsOf(english, report.timeZone, 4);
    expect(months.length).toBeLessThanOrEqual(4);
    expect(months[0]?.month).toBe('2025-09');
  });

  test('fades out a bar whose start or end is unknown', () => {
    const [life] = report.lives;
    if (!life) throw new Error('There is no offer.');
    const { startsAt: _start, ...open } = life;
    expect(barOf(open, scaleOf(report, 'ltr'), report).open).toBe('low');
    expect(barOf(open, scaleOf(report, 'rtl'), report).open).toBe('high');
  });
});

test.each([
  [1, 'غدًا'],
  [2, 'بعد يومين'],
  [3, 'بعد 3 أيام'],
  [10, 'بعد 10 أيام'],
  [11, 'بعد 11 يومًا'],
  [100, 'بعد 100 يوم'],
  [103, 'بعد 103 أيام'],
  [0, 'اليوم'],
  [-1, 'قبل يوم واحد'],
  [-426, 'قبل 426 يومًا'],
])('distanceText writes %i days with the correct Arabic grammar', (days, words) => {
  const intl = createIntl({ locale: localeOf('ar'), messages: asIntlMessages(texts.ar) });
  expect(distanceText(days, intl)).toBe(words);
});
