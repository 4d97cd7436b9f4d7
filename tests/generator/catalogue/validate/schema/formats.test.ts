import { describe, expect, test } from 'vitest';
import { render } from '../../../../../generator/catalogue/diagnostics/phrases';
import { parseMoment } from '../../../../../generator/catalogue/load/moments';
import { formats, formatSentence } from '../../../../../generator/catalogue/validate/schema/formats';
import { isNoCode } from '../../../../../generator/catalogue/validate/coupon-codes/no-code';

/** Schemes that browsers and systems handle themselves, so that no store may name them as its app. */
const refusedSchemes = [
  ...['javascript', 'data', 'blob', 'file', 'filesystem', 'about', 'view-source', 'vbscript', 'jar', 'livescript'],
  ...['intent', 'android-app', 'ms-settings', 'ms-word', 'mailto', 'tel', 'sms', 'smsto', 'facetime', 'http', 'https'],
  ...[
    'ws',
    'wss',
    'ftp',
    'ftps',
    'sftp',
    'ssh',
    'smb',
    'market',
    'itms-apps',
    'chrome',
    'chrome-extension',
    'search-ms',
  ],
  ...['moz-extension', 'x-apple.systempreferences', 'shortcuts', 'webcal', 'magnet', 'geo', 'sip', 'resource'],
];

/** A scheme as it may be written to pass a list: with other capitals, spaces, control characters and percent signs. */
function spellings(scheme: string): readonly string[] {
  const [first = '', rest = ''] = [scheme.slice(0, 1), scheme.slice(1)];
  return [
    scheme,
    scheme.toUpperCase(),
    first.toUpperCase() + rest,
    ...['\t', '\n', '\r', ' ', '\0', '\u0001', '\u00a0', '\u200b', '\ufeff'].flatMap((sign) => [
      sign + scheme,
      scheme + sign,
      first + sign + rest,
    ]),
    `%${first.charCodeAt(0).toString(16)}${rest}`,
    first + rest.replace(/./, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    `${scheme}%3A`,
  ];
}

const cases: Readonly<Record<string, { readonly right: readonly string[]; readonly wrong: readonly string[] }>> = {
  colour: {
    right: ['#0f6e56', '#FB7701'],
    wrong: ['0f6e56', '#f70', '#0f6e567', 'orange', '“#0f6e56”', ''],
  },
  slug: {
    right: ['noon', 'west-elm', '25hnm20'],
    wrong: ['West-elm', 'west elm', 'west--elm', '-noon', 'نون', ''],
  },
  path: {
    right: ['/about', '/store/noon'],
    wrong: ['about', '/about/', '/en/about', '/About', '/متاجر', '/', ''],
  },
  'https-url': {
    right: ['https://www.example.com', 'https://www.example.com/a?b=c&d=%20#e', 'https://example.com:8443/'],
    wrong: [
      'http://www.example.com',
      'www.example.com',
      'https:/example.com',
      'https://localhost',
      'https://a b.com',
      'https://user:secret@example.com',
      'javascript:alert(1)',
      'HTTPS//x',
      '//example.com',
      '',
    ],
  },
  'fetch-url': {
    right: [
      'https://api.example.com/coupons',
      'https://api.example.com/',
      'https://api.example.com/{FEED_ACCOUNT}/coupons/{FEED_SITE_2}',
    ],
    wrong: [
      'http://api.example.com/coupons',
      'https://api.example.com/coupons?key=1',
      'https://api.example.com/coupons#top',
      'https://api.example.com/{HOME}',
      'https://{FEED_HOST}.example.com/coupons',
      'https://{FEED_HOST}/coupons',
      'https://127.0.0.1/coupons',
      'https://[::1]/coupons',
      'https://2130706433/coupons',
      'https://api.example.com:8443/coupons',
      'https://user:key@api.example.com/coupons',
      'https://printer.local/coupons',
      'https://metadata.internal/coupons',
    ],
  },
  'fetch-value': {
    right: ['100', 'active', '{FEED_ACCOUNT}', 'id:{FEED_ACCOUNT}'],
    wrong: ['{HOME}', '{FEED_}', '{feed_account}', '{FEED_ACCOUNT', '{}'],
  },
  'deep-link': {
    right: ['https://www.example.com/app', 'souk://offer/1', 'com.example.app://offer/1'],
    wrong: [
      'javascript://x',
      'data:text/html,x',
      'http://www.example.com',
      'intent://x',
      'file:///etc/passwd',
      'souk:offer',
    ],
  },
  'app-scheme': {
    right: ['temu', 'noon', 'com.example.app', 'x-souk', 'a1'],
    wrong: ['intent', 'Temu', 'a', '1a', 'sou k', 'souk:', 'souk://', 'سوق', `a${'b'.repeat(31)}`, ''],
  },
  'link-target': {
    right: ['https://www.example.com', '/', '/stores', '/store/luban', '#guide'],
    wrong: [
      'stores',
      '/Stores',
      '/stores/',
      '#',
      '#Guide',
      '//evil.example.com',
      'http://www.example.com',
      'mailto:a@example.com',
    ],
  },
  month: { right: ['2025-10'], wrong: ['2025-13', '2025-00', '2025-1', '25-10', '2025-10-01', 'October 2025'] },
  date: {
    right: ['2025-10-03', '2024-02-29'],
    wrong: ['2025-02-29', '2025-02-30', '2025-04-31', '2025-10', '03-10-2025', '2025-10-3', '0025-01-01'],
  },
  'day-or-month': { right: ['2025-10', '2025-10-03'], wrong: ['2025', '2025-13', '2025-02-30'] },
  moment: {
    right: ['2026-12-31', '2026-12-31T18:00:00+03:00', '2026-12-31T18:00Z'],
    wrong: [
      '2026-12-31T18:00:00',
      '2026-12-31 18:00:00+03:00',
      '2026-12-31T25:00:00Z',
      '2026-12-31T18:00:00+99:00',
      '2026-02-30',
    ],
  },
  'feed-moment': {
    right: ['2025-09-30', '2025-09-30 23:59:59', '2025-09-30T23:59:59Z', '2025-09-30 23:59'],
    wrong: ['30.09.2025', '2025-09-31', 'None', ''],
  },
  code: {
    right: ['SAVE10', 'SAVE10%', 'A+B', 'EARLY BIRD', 'خصم20', 'a'.repeat(64)],
    wrong: ['', ' ', 'A\nB', 'A\tB', '«SAVE»', 'a'.repeat(65)],
  },
  image: {
    right: ['luban.svg', 'a-b_c.png', 'shop.jpeg', 'Shop.PNG', 'a.gif', 'https://cdn.example.com/x'],
    wrong: ['luban', '../x.svg', 'a/b.svg', 'a b.svg', 'http://example.com/x.png', '.svg', 'a.bmp', 'svg'],
  },
  origin: {
    right: ['https://www.example.com'],
    wrong: ['https://www.example.com/', 'https://www.example.com/a', 'http://www.example.com'],
  },
  'network-link': {
    right: [
      'https://go.example.com/c?offer={programme}&url={url}',
      'https://example.com/c/{programme}',
      'https://example.com/ref:{subId}/to:{url}',
    ],
    wrong: [
      'https://go.example.com/c',
      'https://{programme}.example.com/c',
      'https://go.example.com{url}',
      'http://go.example.com/c?url={url}',
      'https://go.example.com/c?url={address}',
      'https://go.example.com/c?url={url}&visitor={visitor}',
      '{url}',
    ],
  },
  'feed-discount-pattern': {
    right: ['{percent}% off', 'save {money}', '{amount}', '$5 off over {money}'],
    wrong: ['half price', '{percent', '{price} off', '{percent}% or {money}', ' ', ''],
  },
  'feed-minimum-pattern': {
    right: ['over {money}', 'spend {amount} riyals'],
    wrong: ['over {percent}%', 'over $8', 'from {money} to {money}', '{{money}}', ''],
  },
  'feed-pattern': {
    right: ['up to', 'up to {percent}%', 'up to {money}', 'up to {amount}'],
    wrong: ['up to {percent', '{}', ' ', ''],
  },
  'phone-number': {
    right: ['+12025550123', '+966500000000'],
    wrong: ['966500000000', '+966 50 000 0000', '00966500000000', '+0966500000', '+12345', '+966٥٠٠٠٠٠٠٠٠'],
  },
  'email-address': {
    right: ['codes@example.com', 'a.b+c@mail.example.co'],
    wrong: ['codes', 'codes@example', 'a b@example.com', 'mailto:codes@example.com', 'a@example.com?cc=b@example.com'],
  },
  'github-repository': {
    right: ['example/coupons', 'a/b.c_d'],
    wrong: ['coupons', 'https://github.com/example/coupons', 'example/coupons/issues', '-a/b', 'a/b?c'],
  },
  'git-branch': {
    right: ['main', 'release/2.x', 'fix-#12'],
    wrong: ['my branch', 'refs heads', '-main', 'main/', 'a..b', '.main', 'main.lock', 'a//b', 'main~1', ''],
  },
  'country-code': { right: ['SA', 'JO', 'TR'], wrong: ['sa', 'KSA', 'ZZ', 'QX', 'Jordan'] },
  'currency-code': { right: ['SAR', 'TRY'], wrong: ['sar', 'SR', 'ABC', 'riyal'] },
  'time-zone': {
    right: ['Asia/Riyadh', 'UTC', 'America/Argentina/Buenos_Aires'],
    wrong: ['Riyadh', '+03:00', 'Asia/Nowhere', 'EST'],
  },
};

describe.each(Object.entries(formats))('the format %s', (name, { test: accepts }) => {
  const { right = [], wrong = [] } = cases[name] ?? {};

  test('has test cases and a sentence that describes it', () => {
    expect(right.length).toBeGreaterThan(0);
    expect(wrong.length).toBeGreaterThan(0);
    const sentence = formatSentence(name);
    expect(sentence && render(sentence, 'en')).toMatch(/^(an?|https) /);
  });
  test.each(right)('accepts %j', (text) => {
    expect(accepts(text)).toBe(true);
  });
  test.each(wrong)('refuses %j', (text) => {
    expect(accepts(text)).toBe(false);
  });
});

test('no scheme that browsers or systems handle is that of an app, in any spelling', () => {
  const accepted = refusedSchemes
    .flatMap(spellings)
    .flatMap((scheme) => [
      ...(formats['app-scheme']?.test(scheme) ? [scheme] : []),
      ...[`${scheme}://x`, `${scheme}:x`].filter((link) => scheme !== 'https' && formats['deep-link']?.test(link)),
    ]);
  expect(accepted).toEqual([]);
});

test('parseMoment lets a day last through its end in the given zone and keeps an instant as it is', () => {
  expect(parseMoment('2026-12-31', 'Asia/Riyadh')).toEqual({
    first: Date.UTC(2026, 11, 30, 21),
    last: Date.UTC(2026, 11, 31, 21) - 1,
  });
  expect(parseMoment('2026-12-31T18:00:00+03:00', 'UTC')).toEqual({
    first: Date.UTC(2026, 11, 31, 15),
    last: Date.UTC(2026, 11, 31, 15),
  });
  expect(parseMoment('2026-12-31 18:00:00', 'Asia/Riyadh')?.first).toBe(Date.UTC(2026, 11, 31, 15));
});

test("isNoCode recognizes phrases such as 'Not Required', but no codes", () => {
  expect(
    ['NOT REQUIRED', 'Not Required', 'none', 'N/A', 'No code needed', '-none-'].filter((text) => !isNoCode(text)),
  ).toEqual([]);
  expect(['NONE20', 'NOTED', 'SAVE', 'NA5'].filter(isNoCode)).toEqual([]);
});
