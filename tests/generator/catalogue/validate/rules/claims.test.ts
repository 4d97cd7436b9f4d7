import { describe, expect, test } from 'vitest';
import { detectClaims } from '../../../../../generator/catalogue/validate/claims/detect';
import { wordsFor } from '../../../../../generator/catalogue/validate/engine/remembered';
import { brief, check, patched, reportOn } from '../../../support/sample-catalogue';

const plantedEnglish = [
  'Codes from 200+ stores',
  'Codes from **200**+ online stores',
  'More than 1,500 partner shops in one list',
  'Used by over 10,000 happy shoppers',
  'Join 2.5 million users in the Gulf',
  'Rated by thousands of customers',
  'The code was used 3,214 times',
  'Based on 1,200+ reviews',
  'A 98% success rate',
  'Works for 95% of our shoppers',
  'Rated 4.8 out of 5',
  'Every code is checked daily',
  'Our team looks at the list every single day',
  'Hand-tested before you see it',
  'All codes verified',
];

const plantedArabic = [
  'أكواد من أكثر من ٢٠٠ متجر',
  'أكواد من **٢٠٠**+ متجر إلكتروني',
  'ما يزيد على 1,500 متجر في قائمة واحدة',
  'استخدمه أكثر من ١٠٬٠٠٠ متسوّق',
  'انضم إلى 3 ملايين مستخدم في الخليج',
  'يثق بنا آلاف العملاء',
  'استُخدم الكود 3,214 مرة',
  'بناءً على 1,200+ تقييم',
  'نسبة نجاح 98%',
  'يعمل مع 95٪ من المتسوّقين',
  'تقييم ٤٫٨ من ٥',
  'نراجع كل كود يوميًا',
  'يراجع فريقنا القائمة كل يوم',
  'كود مجرَّب قبل أن تراه',
  'كل الأكواد تم التحقق منها',
];

/** Numbers that do not count people, stores or tests. `#` is replaced by one of several numbers. */
const harmlessTemplates: readonly (readonly [language: 'en' | 'ar', text: string])[] = [
  ['en', 'Save # AED on orders over # AED'],
  ['en', '#% off for all customers'],
  ['en', 'Up to #% off at both stores'],
  ['en', 'Use code SAVE# at the checkout'],
  ['en', '$# off your first order'],
  ['en', 'Free shipping over # SAR in the store'],
  ['en', 'Delivery in 2 to 4 days, returns within # days for customers'],
  ['en', 'Works with the Galaxy A# and the ThinkPad X#'],
  ['en', 'Valid until # December 2026'],
  ['en', '€# or # KWD for new users'],
  ['ar', 'وفّر # درهم على الطلبات فوق # درهم'],
  ['ar', 'خصم #% لكل العملاء'],
  ['ar', 'خصم حتى #% في المتجر'],
  ['ar', 'استخدم الكود SAVE# عند الدفع'],
  ['ar', 'شحن مجاني للطلبات فوق # ريال'],
  ['ar', 'التوصيل خلال # أيام والإرجاع خلال 14 يومًا'],
  ['ar', 'ينتهي العرض في # ديسمبر 2026'],
  ['ar', 'هاتف Galaxy A# بسعر # دينار'],
  ['ar', 'خصم # دولار على أول طلب'],
  ['ar', '٪# على سلّة من # منتجات'],
];
const numbers = ['3', '12', '24', '50', '99', '150', '249', '500', '1,000', '٢٠'];
const harmless = harmlessTemplates.flatMap(([language, text]) =>
  numbers.map((number) => [language, text.replaceAll('#', number)] as const),
);

/** The other diagnostics of such texts. */
const others = new Set(['figures-differ', 'other-digits', 'visible-markup']);

/** The codes of diagnostics that are about claims. */
function codesOf(files: Parameters<typeof check>[0]): readonly string[] {
  return check(files)
    .diagnostics.map(({ code }) => code)
    .filter((code) => !others.has(code));
}

function codesOn(file: string, text: string): readonly string[] {
  return codesOf(patched(file, text));
}

function found(text: string, language: string): readonly string[] {
  return detectClaims({ words: wordsFor(text, language) }, 'text')?.found.map(({ kind }) => kind) ?? [];
}

function subtitle(en: string, ar: string): string {
  return `subtitle:\n  en: ${JSON.stringify(en)}\n  ar: ${JSON.stringify(ar)}\n`;
}

describe('the rule for claims', () => {
  test.each(plantedEnglish)('reports an English claim without a source: %s', (text) => {
    expect(codesOn('data/stores/luban.yaml', subtitle(text, 'أكواد'))).toEqual(['claim-without-source']);
  });

  test.each(plantedArabic)('reports an Arabic claim without a source: %s', (text) => {
    expect(codesOn('data/home.yaml', subtitle('Codes', text))).toEqual(['claim-without-source']);
  });

  test.each([
    ['in French', 'Utilisé par plus de 2 000 clients', ['count']],
    ['in French, about tests', 'Nos codes sont vérifiés tous les jours', ['verified', 'daily']],
    ['with a non-breaking space', 'Over\u00a02,000\u00a0shoppers', ['count']],
    ['across lines', 'More than\n  2,000\n  shoppers', ['count']],
    ['in the text of a link', '[2,000](/about) shoppers use it', ['count']],
    ['with its number after a colon', 'Reviews: 2,500', ['count']],
  ])('finds a claim %s', (_name, text, kinds) => {
    expect(found(text, text.includes('vérifiés') || text.includes('Utilisé') ? 'fr' : 'en')).toEqual(kinds);
  });

  test('also checks a store whose slug is wrongly a mapping', () => {
    expect(codesOn('data/stores/luban.yaml', 'slug:\n  toString: luban\n')).toContain('wrong-type');
  });

  test('checks every kind of file', () => {
    const pair = '\n  en: Used by 2,000 shoppers\n  ar: أكواد\n';
    expect(codesOn('data/site.yaml', `tagline:${pair}`)).toContain('claim-without-source');
    expect(codesOn('data/pages/about.yaml', `description:${pair}`)).toEqual(['claim-without-source']);
    expect(codesOn('data/posts/first-order.yaml', 'body: |\n  Used by **2,000** shoppers.\n')).toEqual([
      'claim-without-source',
    ]);
    const messages =
      'messages:\n  search.label:\n    en: "{count, plural, one {One of 2,000 shoppers} other {Some of 2,000 shoppers}}"\n    ar: "{count, plural, zero {أ} one {ب} two {ج} few {د} many {ه} other {و}}"\n    note: A test.\n';
    expect(codesOn('data/messages/interface.yaml', messages)).toEqual(['claim-without-source']);
  });

  test('reports one error for each text, which lists all its claims', () => {
    expect(
      brief(reportOn('data/stores/luban.yaml', subtitle('Verified daily by 2,000 shoppers', 'أكواد 2,000'))),
    ).toEqual([
      'error[claim-without-source]: `Verified`, `daily` and `2,000 shoppers` are claims without a source',
      '--> data/stores/luban.yaml:25:8 ^^^^^^^^',
      'why: what a coupon site says about itself and others needs a source that can be named',
      'fix: remove the words, or add to data/claims.yaml: `- { id: verified, says: ["Verified", "daily", "2,000 shoppers"], source: { kind: owner, seen: 2026-03 } }`, with its true source (owner, shop, network or document) and the month in which you saw it',
    ]);
  });

  test('requires a source for the rating of a store', () => {
    const rating = 'rating:\n  score: 4.5\n  count: 1200\n';
    const store = { 'data/stores/souk.yaml': rating };
    expect(withClaims(store)).toEqual(['claim-without-source']);
    const covered = withClaims(store, '- { id: r, ratings: [souk], source: { kind: shop, seen: 2025-10 } }');
    expect(covered).toEqual([]);
  });
});

test('detectClaims ignores 200 harmless texts with numbers', () => {
  expect(harmless).toHaveLength(200);
  expect(harmless.filter(([language, text]) => found(text, language).length > 0)).toEqual([]);
});

test.each([
  ['en', 'What you take every day should be good'],
  ['en', 'Dresses for daily wear'],
  ['en', 'Ask verified sellers on the site'],
  ['en', 'In 2025 shoppers look at prices first'],
  ['en', 'For the first 100 customers'],
  ['en', 'A table for 8 people'],
  ['en', '{stores} stores, {active} codes, {checks90} tests'],
  ['ar', 'ملابس يومية لكل المناسبات'],
  ['ar', 'انسخ الكود يدويًا من فضلك'],
  ['ar', 'تحقّق من الحد الأدنى للطلب'],
  ['ar', 'في {stores} متجر'],
])('detectClaims ignores similar words (%s): %s', (language, text) => {
  expect(found(text, language)).toEqual([]);
});

/** The codes of the sample with keys replaced, and with more claims. */
function withClaims(patches: Readonly<Record<string, string>>, ...claims: readonly string[]): readonly string[] {
  let files: Readonly<Record<string, string>> = patched(
    'data/claims.yaml',
    'claims:\n  - id: tested\n    says: [مجرّبة]\n    ratings: [luban]\n    source: { kind: document, seen: 2025-10 }\n' +
      claims.map((claim) => `  ${claim}\n`).join(''),
  );
  for (const [file, text] of Object.entries(patches)) files = { ...files, [file]: patched(file, text)[file] ?? '' };
  return codesOf(files);
}

describe('the rule for registered claims', () => {
  const claim =
    '- { id: shoppers, says: ["2,000 shoppers", "2,000 متسوّق"], source: { kind: network, seen: 2025-10-03 } }';
  const home =
    'sections:\n  - kind: prose\n    body:\n      en: Used by **2,000** shoppers\n      ar: استخدمه ٢٬٠٠٠ متسوِّق\n';

  test('accepts their words in both languages, regardless of markup, digits and vowel marks', () => {
    expect(withClaims({ 'data/home.yaml': home }, claim)).toEqual([]);
  });

  test('reports exactly the texts of a claim that was removed', () => {
    const other = '- { id: other, says: ["98% success"], source: { kind: owner, seen: 2025-10 } }';
    const patches = {
      'data/home.yaml': home,
      'data/pages/about.yaml': 'description:\n  en: 98% success\n  ar: أكواد\n',
    };
    expect(withClaims(patches, claim, other)).toEqual([]);
    expect(withClaims(patches, other)).toEqual(['claim-without-source', 'claim-without-source']);
    expect(withClaims(patches, claim)).toEqual(['claim-without-source']);
  });

  test('accepts only whole words, and only in the files of the claim', () => {
    expect(withClaims({ 'data/home.yaml': subtitle('Used by 12,000 shoppers', 'أكواد') }, claim)).toContain(
      'claim-without-source',
    );
    const elsewhere = claim.replace('source:', 'in: [data/site.yaml], source:');
    expect(withClaims({ 'data/home.yaml': home }, elsewhere)).toEqual(['claim-without-source', 'claim-without-source']);
  });

  test('reports registered words that no text contains', () => {
    const more = claim.replace('"2,000 shoppers"', '"2,000 shoppers", "4,000 shops"');
    expect(withClaims({ 'data/home.yaml': home }, more)).toEqual(['claim-unused']);
  });
});

describe('a claim that the data contradicts', () => {
  const shops = (more: string): string =>
    `- { id: shops, says: ["300 shops", "300 متجر"], source: { kind: owner, seen: 2025-10 }${more} }`;
  const home = { 'data/home.yaml': subtitle('Codes of 300 shops', 'أكواد 300 متجر') };

  test('causes one warning', () => {
    expect(withClaims(home, shops(''))).toEqual(['claim-contradicted']);
  });

  test('causes no warning when the contradiction is accepted with a reason', () => {
    expect(
      withClaims(home, shops(', contradicts: accepted, reason: { en: It is planned., ar: هذا مخطّط له. }')),
    ).toEqual([]);
  });
});
