import { describe, expect, it } from 'vitest';
import type { OfferTest, Trust } from '../../../../src/domain/trust/trust';
import { countsText, trustText } from '../../../../src/offers/facts/trust-text';
import { siteIntl } from '../../../support/words';

const timeZone = 'Asia/Riyadh';
const now = Date.parse('2026-11-20T09:00:00Z');

function labels(trust: Trust): readonly string[] {
  return (['en', 'ar'] as const).map(
    (language) => trustText(trust, 'code', { intl: siteIntl[language], now, timeZone }).label,
  );
}

const worked: OfferTest = { date: '2026-11-04', result: 'worked' };
const failed: OfferTest = { date: '2026-11-12', result: 'failed' };

describe('the trust label (product rule R72)', () => {
  it.each([
    [{ state: 'verified', test: worked }, 'Verified 4 November', 'تم التحقق منه في 4 نوفمبر'],
    [
      { state: 'verified', test: { ...worked, country: 'SA', channel: 'app' } },
      'Verified 4 November · Saudi Arabia, app',
      'تم التحقق منه في 4 نوفمبر · السعودية، التطبيق',
    ],
    [
      { state: 'verified', test: { ...worked, channel: 'site' } },
      'Verified 4 November · website',
      'تم التحقق منه في 4 نوفمبر · الموقع',
    ],
    [
      { state: 'failed', test: { ...failed, country: 'AE' } },
      'Did not work for us on 12 November · UAE',
      'لم ينجح معنا في 12 نوفمبر · الإمارات',
    ],
    [
      { state: 'failed', test: { date: '2025-11-12', result: 'failed' } },
      'Did not work for us on 12 November 2025',
      'لم ينجح معنا في 12 نوفمبر 2025',
    ],
    // The label has the place of the test while the test is fresh.
    [
      { state: 'ageing', test: { ...worked, date: '2026-09-04', country: 'SA' } },
      'Last verified 4 September',
      'آخر تحقق: 4 سبتمبر',
    ],
    [{ state: 'ageing', test: { ...worked, date: '2026-10' } }, 'Last verified October', 'آخر تحقق: أكتوبر'],
    [
      { state: 'old', test: { ...worked, date: '2025-10' }, months: 13 },
      'Last verified October 2025, 13 months ago',
      'آخر تحقق: أكتوبر 2025، قبل 13 شهرًا',
    ],
    [
      { state: 'mixed', worked: { ...worked, country: 'SA' }, failed: { ...failed, country: 'AE' } },
      'Worked in Saudi Arabia, failed in the UAE',
      'نجح في السعودية، ولم ينجح في الإمارات',
    ],
    [
      { state: 'mixed', worked: { ...worked, country: 'AE', channel: 'app' }, failed: { ...failed, country: 'KW' } },
      'Worked in the UAE, failed in Kuwait',
      'نجح في الإمارات، ولم ينجح في الكويت',
    ],
    [
      {
        state: 'mixed',
        worked: { ...worked, country: 'SA', channel: 'app' },
        failed: { ...failed, country: 'SA', channel: 'site' },
      },
      'Worked in the app, failed on the website · Saudi Arabia',
      'نجح في التطبيق، ولم ينجح في الموقع · السعودية',
    ],
    [
      { state: 'mixed', worked: { ...worked, channel: 'site' }, failed: { ...failed, country: 'SA', channel: 'app' } },
      'Worked on the website, failed in the app',
      'نجح في الموقع، ولم ينجح في التطبيق',
    ],
    [
      { state: 'mixed', worked },
      'Worked on 4 November, then failed for shoppers',
      'نجح في 4 نوفمبر، ثم لم ينجح مع متسوّقين',
    ],
    [{ state: 'listed' }, "In the network's list", 'في قائمة الشبكة'],
    [{ state: 'listed', on: '2026-11-20' }, "In the network's list of 20 November", 'في قائمة الشبكة بتاريخ 20 نوفمبر'],
    [{ state: 'unchecked' }, 'Not tested yet', 'لم نجرّبه بعد'],
  ] as const satisfies readonly (readonly [Trust, string, string])[])('reads %j as %s', (trust, en, ar) => {
    expect(labels(trust)).toEqual([en, ar]);
  });

  it.each([
    [2, '2 months ago', 'قبل شهرين'],
    [3, '3 months ago', 'قبل 3 أشهر'],
    [10, '10 months ago', 'قبل 10 أشهر'],
    [11, '11 months ago', 'قبل 11 شهرًا'],
    [100, '100 months ago', 'قبل 100 شهر'],
  ])('uses the right plural form for %i months', (months, en, ar) => {
    const [english, arabic] = labels({ state: 'old', test: { ...worked, date: '2025-10' }, months });
    expect(english).toContain(en);
    expect(arabic).toContain(ar);
  });

  it('omits the current year of the time zone of the site', () => {
    const at = (instant: string): string =>
      trustText({ state: 'verified', test: { date: '2026-12-31', result: 'worked' } }, 'code', {
        intl: siteIntl.en,
        now: Date.parse(instant),
        timeZone,
      }).label;
    expect(at('2026-12-31T20:59:59Z')).toBe('Verified 31 December');
    expect(at('2026-12-31T21:00:00Z')).toBe('Verified 31 December 2026');
  });

  it('mentions the order that a network reported when the team has not tested the offer', () => {
    const order = (language: 'en' | 'ar', kind: 'code' | 'deal'): string | undefined =>
      trustText({ state: 'unchecked', orderedOn: '2026-11-03' }, kind, { intl: siteIntl[language], now, timeZone })
        .order;
    expect(order('en', 'code')).toBe('An order with this code was reported on 3 November');
    expect(order('en', 'deal')).toBe('An order with this deal was reported on 3 November');
    expect(order('ar', 'code')).toBe('أُبلغ عن طلب بهذا الكود في 3 نوفمبر');
    expect(order('ar', 'deal')).toBe('أُبلغ عن طلب بهذا العرض في 3 نوفمبر');
  });
});

describe('the counts of tests (product rule R75)', () => {
  it.each([
    [7, 9, '7 of 9 tests worked in the last 90 days', 'التجارب الناجحة في آخر 90 يومًا: 7 من 9'],
    [0, 3, '0 of 3 tests worked in the last 90 days', 'التجارب الناجحة في آخر 90 يومًا: 0 من 3'],
  ])('describe %i of %i tests in both languages', (workedTests, count, en, ar) => {
    expect(countsText({ worked: workedTests, count }, siteIntl.en)).toBe(en);
    expect(countsText({ worked: workedTests, count }, siteIntl.ar)).toBe(ar);
  });
});
