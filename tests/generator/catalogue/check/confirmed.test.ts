import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../support/english';
import { check, patched, sampleFiles } from '../../support/sample-catalogue';

/** Two texts with a misspelt word each, and one with two spaces. */
const store = patched(
  'data/stores/luban.yaml',
  `heading:
  en: Luban offers
  ar: عروض في المملكه
subtitle:
  en: Save  on incense
  ar: وفّر في المملكه كلها
`,
)['data/stores/luban.yaml'];

/** The diagnostics of the sample with these entries: codes with lines. */
function reported(entries: string, text = store): readonly string[] {
  const files = { ...sampleFiles, 'data/stores/luban.yaml': text, 'data/confirmed.yaml': `confirmed:${entries}\n` };
  const { diagnostics } = check(files);
  return diagnostics.map(({ code, file, span }) => {
    const source = (files as Readonly<Record<string, string | undefined>>)[file] ?? '';
    return `${code}: ${source.slice(span.start).split('\n')[0]}`;
  });
}

const entry = (code: string, text: string): string =>
  `\n  - code: ${code}\n    file: data/stores/luban.yaml\n    text: "${text}"`;

describe('a warning that a person has found right', () => {
  it('is shown without an entry', () => {
    expect(reported(' []')).toEqual([
      'arabic-spelling: المملكه',
      'double-space:   on incense',
      'arabic-spelling: المملكه كلها',
    ]);
  });

  it('is not shown, and the others are', () => {
    expect(reported(entry('arabic-spelling', 'عروض في المملكه'))).toEqual([
      'double-space:   on incense',
      'arabic-spelling: المملكه كلها',
    ]);
  });

  it('is one, even if the words of the entry are in two places', () => {
    expect(reported(entry('arabic-spelling', 'المملكه'))).toEqual([
      'double-space:   on incense',
      'arabic-spelling: المملكه كلها',
    ]);
    expect(reported(entry('arabic-spelling', 'المملكه') + entry('arabic-spelling', 'المملكه'))).toEqual([
      'double-space:   on incense',
    ]);
  });

  it('is found in lines that are broken elsewhere', () => {
    const broken = store?.replace('ar: عروض في المملكه', 'ar: >-\n    عروض في\n    المملكه');
    expect(reported(entry('arabic-spelling', 'عروض في المملكه'), broken)).toEqual([
      'double-space:   on incense',
      'arabic-spelling: المملكه كلها',
    ]);
  });

  it('is shown again when its words have changed, and its entry is of no use', () => {
    const changed = store?.replace('عروض في المملكه', 'عروض المملكه');
    const found = reported(entry('arabic-spelling', 'عروض في المملكه'), changed);
    expect(found).toContain('arabic-spelling: المملكه');
    expect(found).toContain('unused-confirmation: arabic-spelling');
  });
});

describe('an entry of no use', () => {
  it.each([
    ['of another code', entry('stretched-word', 'عروض في المملكه')],
    ['of words at which nothing is wrong', entry('arabic-spelling', 'Luban offers')],
    ['of another file', '\n  - code: arabic-spelling\n    file: data/stores/souk.yaml\n    text: المملكه'],
    ['of a code that there is not', entry('wrong-spelling', 'عروض في المملكه')],
    ['without words in a file that has a text', '\n  - code: arabic-spelling\n    file: data/stores/luban.yaml'],
  ])('is reported: one %s', (_name, entries) => {
    expect(reported(entries)).toContainEqual(expect.stringMatching(/^unused-confirmation: /));
  });

  it('is not reported while an error may hide the warning', () => {
    const broken = store?.replace('icon: leaf', 'icon: leaff');
    expect(reported(entry('stretched-word', 'لبان'), broken)).not.toContainEqual(expect.stringMatching(/^unused/));
  });
});

/** A code of the sample store with a minimum in one country, as a list entry. */
const codeFor = (id: string, country: string, currency: string): string =>
  `  - { id: ${id}, kind: code, code: "SILK10", title: { en: 10% off, ar: خصم 10% }, where: [${country}], ` +
  `minimumSpend: { amount: 200, currency: ${currency} } }\n`;

describe('a rule that judges what a text says', () => {
  const luban = 'data/stores/luban.yaml';
  it.each([
    [
      'code-differs-from-title',
      luban,
      'silk10 in small letters',
      'offers:\n  - id: ten-percent\n    kind: code\n    code: "SILK10"\n    title: { en: 10% off, ar: خصم 10% }\n' +
        '    description:\n      en: silk10 in small letters works as well.\n      ar: يعمل الكود بالأحرف الصغيرة أيضًا.\n',
    ],
    [
      'duplicate-code',
      luban,
      'id: uae, kind: code, code: "SILK10"',
      `offers:\n${codeFor('ten-percent', 'SA', 'SAR')}${codeFor('uae', 'AE', 'AED')}`,
    ],
    ['untranslated-text', luban, 'ar: Bath and Body Works', 'heading:\n  en: Fragrances\n  ar: Bath and Body Works\n'],
    [
      'code-without-offer',
      'data/home.yaml',
      'LUBAN10 is over',
      'subtitle:\n  en: The code LUBAN10 is over.\n  ar: انتهى الكود.\n',
    ],
    [
      'code-afterwards',
      'data/home.yaml',
      'Instead of LUBAN10',
      'banner:\n' +
        '  - { store: luban, description: { en: Incense, ar: بخور }, advertises: { offer: ten-percent, ' +
        'afterwards: { en: Instead of LUBAN10 there is a sale., ar: تخفيضات على البخور. } } }\n' +
        '  - { store: luban, description: { en: Incense, ar: بخور } }\n'.repeat(6),
    ],
  ])('reports a true text as a warning that can be confirmed: %s', (code, file, text, change) => {
    const files = patched(file, change);
    expect(check(files).diagnostics.map((each) => `${each.severity} ${each.code}`)).toEqual([`warning ${code}`]);
    const confirmed = `confirmed:\n  - code: ${code}\n    file: ${file}\n    text: '${text}'\n`;
    expect(check({ ...files, 'data/confirmed.yaml': confirmed }).diagnostics).toEqual([]);
  });
});

it('an error cannot be confirmed', () => {
  const broken = store?.replace('icon: leaf', 'icon: leaff');
  const files = {
    ...sampleFiles,
    'data/stores/luban.yaml': broken,
    'data/confirmed.yaml': `confirmed:${entry('unknown-icon', 'leaff')}\n`,
  };
  const found = inEnglish(check(files).diagnostics);
  expect(found.map(({ code }) => code)).toContain('unknown-icon');
  expect(found.find(({ code }) => code === 'unused-confirmation')?.message).toContain('is an error');
});

it('a picture that nothing shows needs no words', () => {
  const picture = { 'data/images/spare.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>' };
  const confirmed = 'confirmed:\n  - code: unused-picture\n    file: data/images/spare.svg\n';
  expect(check({ ...sampleFiles, ...picture }).diagnostics.map(({ code }) => code)).toEqual(['unused-picture']);
  expect(check({ ...sampleFiles, ...picture, 'data/confirmed.yaml': confirmed }).diagnostics).toEqual([]);
});
