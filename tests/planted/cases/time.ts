import { withQuestion } from '../offers';
import { all, at, replaced, type Kind, type Planted } from '../planted';

const temu = 'stores/temu.yaml';
const legit = 'posts/is-temu-legit-and-safe.yaml';
const expires = 'expires: 2026-12-31';

/** Changes the end of the first offer. */
function ends(written: string): ReturnType<typeof replaced> {
  return replaced(temu, expires, `expires: ${written}`);
}

/** Restores the correct end. */
function mended(written: string, right = '2026-12-31'): ReturnType<typeof replaced> {
  return replaced(temu, `expires: ${written}`, `expires: ${right}`);
}

/** An end that is no date. `right` is the end that the report asks for, unless it is the original one. */
function ended(slip: string, written: string, says: readonly string[], right?: string): Planted {
  const fix = right !== undefined && { fix: mended(written, right) };
  return { slip, change: ends(written), reported: [at(`expires: ${written}`, 'invalid-date', ...says)], ...fix };
}

/** Adds a test to the first offer, in place of its month. */
function tested(lines: string): ReturnType<typeof replaced> {
  return replaced(temu, '    lastVerified: 2025-10\n', `    checks:\n${lines}`);
}

/** Wrong or impossible dates. */
export const time: Kind = {
  id: 'time',
  name: 'Time (7)',
  cases: [
    {
      slip: 'kept an offer as the featured one after its end',
      change: ends('2026-10-31'),
      reported: [at('expires: 2026-10-31', 'offer-expired', 'featured')],
    },
    {
      slip: 'typed a year of the future that is too far away',
      change: ends('2062-12-31'),
      reported: [at('expires: 2062-12-31', 'end-far-away', 'year')],
    },
    ended('typed a year of the last century', '1926-12-31', ['year']),
    {
      slip: 'typed an end before the last test that worked',
      change: ends('2024-12-31'),
      reported: [
        at('expires: 2024-12-31', 'offer-expired'),
        at('lastVerified: 2025-10', 'check-outside-offer', '2024-12-31'),
      ],
    },
    ended('wrote a day that the month does not have', '2026-11-31', ['2026-11-30'], '2026-11-30'),
    ended('wrote the day first, with slashes', '31/12/2026', ['write `2026-12-31`']),
    ended('wrote the month first, with slashes', '12/31/2026', ['write `2026-12-31`']),
    ended('wrote a day that is ambiguous with slashes', '05/12/2026', ['2026-12-05', '2026-05-12'], '2026-12-05'),
    ended('turned month and day round', '2026-31-12', ['write `2026-12-31`']),
    ended('wrote a date in English words', '31 Dec 2026', ['write `2026-12-31`']),
    ended('wrote a date in Arabic words', '31 ديسمبر 2026', ['write `2026-12-31`']),
    {
      slip: 'typed a date in Arabic figures',
      change: ends('٢٠٢٦-١٢-٣١'),
      reported: [at('expires: ٢٠٢٦', 'invalid-date', 'write `2026-12-31`')],
    },
    ended('pasted the number by which Excel stores a date', '46387', ['Excel', 'write `2026-12-31`']),
    ended('wrote a year of two digits', '31-12-26', ['four digits', '`2026-12-31`']),
    ended('wrote a day of the Hijri calendar', '1448-07-21', ['Hijri']),
    ended('wrote only the month of the end', '2026-12', ['write `2026-12-31`']),
    ended(
      'wrote a time of day without its offset',
      '2026-12-31T18:00',
      ['write `2026-12-31T18:00:00+03:00`'],
      '2026-12-31T18:00:00+03:00',
    ),
    ended(
      'wrote a time of day after a space',
      '2026-12-31 18:00',
      ['write `2026-12-31T18:00:00+03:00`'],
      '2026-12-31T18:00:00+03:00',
    ),
    ended('wrote a date with a long dash of a word processor', '2026–12–31', ['write `2026-12-31`']),
    ended('wrote a date with points', '31.12.2026', ['write `2026-12-31`']),
    {
      slip: 'wrote a month without its leading zero',
      change: replaced(temu, 'checked: 2025-10', 'checked: 2025-9'),
      reported: [at('checked: 2025-9', 'invalid-date', '`2025-09`')],
      fix: replaced(temu, 'checked: 2025-9', 'checked: 2025-09'),
    },
    {
      slip: 'let an offer start after its end',
      change: replaced(temu, expires, `starts: 2027-01-01\n    ${expires}`),
      reported: [at(expires, 'starts-after-end', '2027-01-01')],
      fix: replaced(temu, 'starts: 2027-01-01', 'starts: 2026-01-01'),
    },
    {
      slip: 'wrote a test of the future',
      change: replaced(temu, 'lastVerified: 2025-10', 'lastVerified: 2027-10'),
      reported: [at('lastVerified: 2027-10', 'future-date', '2026-11-21')],
      fix: replaced(temu, 'lastVerified: 2027-10', 'lastVerified: 2026-10'),
    },
    {
      slip: 'wrote a month in which the page was checked that is in the future',
      change: replaced(temu, 'checked: 2025-10', 'checked: 2026-12'),
      reported: [at('checked: 2026-12', 'future-date', '2026-11-21')],
    },
    {
      slip: 'typed a year before there was the site as the month of the check',
      change: replaced(temu, 'checked: 2025-10', 'checked: 2005-10'),
      reported: [at('checked: 2005-10', 'date-too-early', 'year')],
    },
    {
      slip: 'typed a digit too many in the year',
      change: replaced(temu, 'checked: 2025-10', 'checked: 20255-10'),
      reported: [at('checked: 20255-10', 'invalid-date', 'YYYY-MM')],
    },
    {
      slip: 'wrote a test on a day before the offer started',
      change: all(
        replaced(temu, expires, `starts: 2026-11-01\n    ${expires}`),
        tested('      - date: 2026-10-14\n        country: SA\n        result: worked\n'),
      ),
      reported: [at('date: 2026-10-14', 'check-outside-offer', '2026-11-01')],
      fix: replaced(temu, 'date: 2026-10-14', 'date: 2026-11-14'),
    },
    {
      slip: 'wrote a test that worked after the end of the offer',
      change: all(
        ends('2026-10-31'),
        tested('      - date: 2026-11-14\n        country: SA\n        result: worked\n'),
      ),
      reported: [
        at('expires: 2026-10-31', 'offer-expired'),
        at('date: 2026-11-14', 'check-outside-offer', '2026-10-31'),
      ],
      fix: mended('2026-10-31'),
    },
    {
      slip: 'dated a post in the future without a day of publication',
      change: replaced(legit, 'date: 2025-10', 'date: 2027-10'),
      reported: [at('date: 2027-10', 'future-date', 'publish')],
    },
    {
      slip: 'wrote a day on which a post was changed that is before its date',
      change: replaced(legit, 'date: 2025-10\n', 'date: 2025-10\nupdated: 2024-10-05\n'),
      reported: [at('updated: 2024-10-05', 'date-too-early', '2025-10')],
      fix: replaced(legit, 'updated: 2024-10-05', 'updated: 2025-10-05'),
    },
    {
      slip: 'let a season end before it begins',
      change: replaced(
        'seasons.yaml',
        '      ar: رمضان\n',
        '      ar: رمضان\n    dates:\n      - from: 2026-03-19\n        to: 2026-02-18\n        source:\n          address: https://www.spa.gov.sa/\n          seen: 2026-02-18\n',
      ),
      reported: [at('to: 2026-02-18', 'season-ends-early', '2026-03-19')],
    },
    {
      slip: 'wrote a day, with the year last, in place of a month',
      change: replaced(temu, 'checked: 2025-10', 'checked: 31/10/2025'),
      reported: [at('checked: 31/10/2025', 'invalid-date', 'write `2025-10`')],
    },
    {
      slip: 'wrote a day in place of a month',
      change: replaced(temu, 'checked: 2025-10', 'checked: 2025-10-31'),
      reported: [at('checked: 2025-10-31', 'invalid-date', 'no day', 'write `2025-10`')],
    },
    ended('put a date into quotes of a word processor', '“2026-12-31”', ['write `2026-12-31`']),
    {
      slip: 'left a last day that has passed in an answer without a code',
      change: withQuestion(
        temu,
        { en: 'Is delivery free?', ar: 'هل التوصيل مجاني؟' },
        { en: 'Delivery is free until 31 December 2025.', ar: 'التوصيل مجاني حتى 31 ديسمبر 2025.' },
      ),
      reported: [at('until 31 December 2025', 'text-out-of-date', '31 December 2025')],
    },
    {
      slip: 'left a last day that has passed on the home page',
      change: all(
        replaced(
          'home.yaml',
          'en: A first handful from the list.',
          'en: A first handful from the list, valid until 15 January 2026.',
        ),
        replaced('home.yaml', 'ar: مجموعة أولى من القائمة.', 'ar: مجموعة أولى من القائمة تسري حتى 15 يناير 2026.'),
      ),
      reported: [at('valid until 15 January 2026', 'text-out-of-date')],
    },
    {
      slip: 'left codes that have ended in a post',
      change: replaced(
        'posts/what-is-noon-complete-guide.yaml',
        'Our code is `NDX143`, a **cashback** code.',
        'Our code is `NDX143`, a **cashback** code. At AliExpress, use `AFS6` or `AFS10`.',
      ),
      reported: [at('use `AFS6` or `AFS10`', 'text-out-of-date', 'AFS6', 'AFS10', '2025-09-21')],
    },
  ],
};
