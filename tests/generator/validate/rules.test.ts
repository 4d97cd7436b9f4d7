import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rules } from '../../../generator/validate/rules';
import { check, codesOn, patched, reportOn, sampleFiles } from '../support/sample-catalogue';

const store = 'data/stores/luban.yaml';
const about = 'data/pages/about.yaml';

function prose(en: string, ar = 'نص'): string {
  const block = (text: string): string =>
    `|\n${text
      .split('\n')
      .map((line) => `        ${line}`)
      .join('\n')}\n`;
  return `sections:\n  - kind: prose\n    body:\n      en: ${block(en)}      ar: ${block(ar)}`;
}

function messages(en: string, ar: string, more = ''): string {
  return `messages:\n  a.b:\n    en: ${JSON.stringify(en)}\n    ar: ${JSON.stringify(ar)}\n    note: A note.\n${more}`;
}

test('every rule names the codes that it finds', () => {
  expect(rules.filter(({ codes }) => codes.length === 0)).toEqual([]);
});

describe('a file with a fault is not a reason to blame others', () => {
  test('a store that cannot be read is still named by the home page', () => {
    const { diagnostics } = check({ ...sampleFiles, [store]: 'slug: "luban\n' });
    expect(diagnostics.map(({ file }) => file)).toEqual([store]);
  });

  test('a store in a file of the wrong ending is still named by the home page', () => {
    const { [store]: text = '', ...others } = sampleFiles;
    expect(check({ ...others, 'data/stores/luban.yml': text }).diagnostics.map(({ code }) => code)).toEqual([
      'unknown-file',
    ]);
  });

  test('a page whose shape is wrong is still linked to', () => {
    expect(codesOn(about, 'lastUpdated: yesterday\n')).toEqual(['unknown-value']);
  });

  test('a feed whose row is wrong is still named by its store', () => {
    expect(
      check({ ...sampleFiles, 'data/feeds/souk.csv': 'id\n' }).diagnostics.every(
        ({ file }) => file === 'data/feeds/souk.yaml',
      ),
    ).toBe(true);
  });

  test('a store without its file is missed where it is named', () => {
    const { [store]: _removed, ...others } = sampleFiles;
    const { diagnostics, report } = check(others);
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(['unknown-reference']));
    expect(report).toContain('there is no store `luban`');
  });
});

describe('the name of a file', () => {
  const { [store]: text = '', ...others } = sampleFiles;
  const fixes = (file: string): readonly (string | undefined)[] =>
    check({ ...others, [file]: text }).diagnostics.flatMap((fault) => (fault.file === file ? [fault.fix] : []));

  test('that a slug can be may be right, and the slug wrong', () => {
    expect(fixes('data/stores/luban-2.yaml')).toEqual(['write `slug: luban-2`, or rename the file to `luban.yaml`']);
  });

  test('that no slug can be is what is wrong', () => {
    expect(fixes('data/stores/Luban Shop.yaml')).toEqual(['rename the file to `luban.yaml`']);
  });

  test.each([
    ['data/stores/luban.yml', 'data/stores/luban.yaml'],
    ['data/stores/Luban Shop.yml', 'data/stores/luban-shop.yaml'],
    ['data/pages/About_Us.YAML', 'data/pages/about-us.yaml'],
    ['data/stores/لبان.yml', 'data/stores/لبان.yaml'],
  ])('%s is corrected at once to %s', (file, right) => {
    expect(fixes(file)).toEqual([`rename it to \`${right}\``]);
  });
});

describe('texts in two languages', () => {
  test.each([
    ['a brand of two words', 'category:\n  en: Apple Pay\n  ar: Apple Pay\n'],
    ['a name of many words', 'name:\n  en: The House of Luban\n  ar: The House of Luban\n'],
    ['a code and a number', 'heading:\n  en: LUBAN10 20OFF VISA MADA KNET\n  ar: LUBAN10 20OFF VISA MADA KNET\n'],
    [
      'Arabic with Latin names in it',
      'heading:\n  en: Pay with Apple Pay or Visa Card\n  ar: ادفع عبر Apple Pay أو Visa Card\n',
    ],
  ])('may be alike: %s', (_name, text) => {
    expect(codesOn(store, text)).toEqual([]);
  });

  test('that have changed places are told so', () => {
    expect(reportOn(store, 'heading:\n  en: عروض لبان\n  ar: Luban offers for you\n')).toContain('has no Arabic word');
    expect(codesOn(store, 'heading:\n  en: عروض لبان\n  ar: عروض لبان\n')).toEqual(['untranslated-text']);
  });

  test('a country for each language is no text', () => {
    expect(codesOn(store, 'countries:\n  choices: [SA, AE]\n  default:\n    en: AE\n    ar: SA\n')).toEqual([]);
  });
});

describe('placeholders', () => {
  test.each([
    ['{code} of a featured code', 'featured: ten-percent\nsubtitle:\n  en: "{code}"\n  ar: "{code}"\n', []],
    ['{code} in the notice after a copy', 'copiedNotice:\n  en: "You copied {code}"\n  ar: "نسخت {code}"\n', []],
    [
      '{country} with a choice of countries',
      'countries:\n  choices: [SA, AE]\n  default: { en: AE, ar: SA }\nheading:\n  en: "In {country}"\n  ar: "في {country}"\n',
      [],
    ],
    ['{country} without one', 'heading:\n  en: "In {country}"\n  ar: "في البلد"\n', ['misplaced-placeholder']],
    ['{ code } with spaces', 'heading:\n  en: "{ store }"\n  ar: "{store}"\n', ['unknown-placeholder']],
    ['one that Arabic alone has', 'heading:\n  en: Offers\n  ar: "عروض {store}"\n', ['placeholder-mismatch']],
  ])('%s', (_name, text, codes) => {
    expect(codesOn(store, text)).toEqual(codes);
  });

  test('that lose their value in the whole file for one reason are one fault', () => {
    const { diagnostics, report } = check(
      patched(store, 'heading:\n  en: "{code}"\n  ar: "{code}"\nsubtitle:\n  en: "{code}"\n  ar: "{code}"\n'),
    );
    expect(diagnostics).toHaveLength(1);
    expect(report).toContain('`{code}` has no value here, nor in 3 other places of this file');
  });

  test('{month} needs the month of a check', () => {
    expect(reportOn(about, 'heading:\n  en: "About {month}"\n  ar: عنا\n')).toContain('fix: add `checked:`');
    expect(codesOn(about, 'checked: 2025-10\nheading:\n  en: "About {month}"\n  ar: "عنا {month}"\n')).toEqual([]);
  });
});

describe('messages', () => {
  const file = 'data/messages/interface.yaml';

  test('are compiled with their placeholders', () => {
    const { catalogue } = check(sampleFiles);
    const count = catalogue?.messages.get('offers.count');
    expect(count?.placeholders).toEqual({ count: 'plural' });
    expect(JSON.stringify(count?.ar)).not.toContain('location');
  });

  test('may have a plural in Arabic alone', () => {
    const { catalogue } = check(
      patched(
        file,
        messages(
          '{count} left',
          '{count, plural, zero {لا شيء} one {واحد} two {اثنان} few {# قليلة} many {# كثيرة} other {#}}',
        ),
      ),
    );
    expect(catalogue?.messages.get('a.b')?.placeholders).toEqual({ count: 'plural' });
  });

  test.each([
    ['a brace that is not closed, inside an escaped text', 'He said \\"{name\\"', 'قال'],
    ['a brace too many', 'Search}', 'بحث'],
    ['a form that is none', '{n, nmber}', '{n}'],
    ['a plural without other', '{n, plural, one {x}}', '{n}'],
    ['a tag that is not closed', '<b>x', 'نص'],
    ['a placeholder that Arabic lacks', 'Search {name}', 'بحث'],
    ['an Arabic text that is English', 'Search', 'Search'],
  ])('%s', (_name, en, ar) => {
    const { report, diagnostics } = check(patched(file, messages(en, ar)));
    expect(diagnostics).toHaveLength(1);
    expect(report).toMatchSnapshot();
  });

  test('may be the same in both languages where they say so', () => {
    expect(codesOn(file, messages('WhatsApp', 'WhatsApp', '    same: true\n'))).toEqual([]);
  });

  test('may be the name of the other language', () => {
    expect(codesOn(file, messages('العربية', 'English'))).toEqual([]);
  });

  test('may be what stands between two things', () => {
    expect(codesOn(file, messages(', ', '، '))).toEqual([]);
  });
});

describe('Markdown', () => {
  test.each([
    ['paragraphs, lists, emphasis, code', 'One **two** *three* `four`.\n\n- a\n- b\n\n1. c', []],
    ['a table', '| a | b |\n| - | - |\n| 1 | 2 |', []],
    ['a comparison with a sign', 'Spend < 5 and > 3.', []],
    ['an address in angle brackets', 'See <https://www.example.com>.', []],
    ['a link with http', 'See [this](http://www.example.com).', ['invalid-link']],
    ['a link with a script', 'See [this](javascript:alert(1)).', ['invalid-link']],
    ['a link to no page', 'See [this](/nowhere).', ['unknown-link']],
    ['a link with a language', 'See [this](/ar/stores).', ['unknown-link']],
    ['a link to a section that is not there', 'See [this](#nowhere).', ['unknown-link']],
    ['a comment', 'One <!-- two --> three', ['raw-html']],
    ['a block of HTML', '<div>\nOne\n</div>', ['raw-html']],
    ['a picture', '![Incense](luban.svg)', ['unsupported-markdown']],
    ['indented code', 'One\n\n    two', ['unsupported-markdown']],
  ])('%s', (_name, text, codes) => {
    expect(codesOn(about, prose(text))).toEqual(codes);
  });

  test('a fault in the third line of a text is shown there', () => {
    expect(reportOn(about, prose('One.\n\nTwo [three](http://www.example.com) four.'))).toContain(
      '18 |         Two [three](http://www.example.com) four.\n   |                     ^^^^^^^^^^^^^^^^^^^^^^',
    );
  });

  test('plain texts are not Markdown', () => {
    expect(codesOn(store, 'heading:\n  en: Price <5 and [x]\n  ar: سعر\n')).toEqual([]);
  });
});

describe('links', () => {
  test('to an address that only redirects name the page itself', () => {
    expect(
      check({
        ...patched('data/redirects.yaml', 'redirects:\n  - from: /shops\n    to: /en/stores\n'),
        [about]: (sampleFiles[about] ?? '').replace('We try **every** code.', 'See [this](/shops).'),
      }).report,
    ).toContain('it only redirects; write `/stores`');
  });

  test('never lead to a page that has the address of a further page of a list', () => {
    expect(reportOn(store, 'path: /stores/12\n')).toContain(
      'the address `/stores/12` is kept for the further pages of the list `/stores`',
    );
    expect(codesOn('data/redirects.yaml', 'redirects:\n  - from: /en/stores/*\n    to: /en/stores\n')).toEqual([
      'redirect-shadows-page',
    ]);
  });

  test('to a section of the page are found', () => {
    expect(codesOn(store, 'actions:\n  - label: { en: Guide, ar: الدليل }\n    to: "#guide"\n')).toEqual([]);
    expect(reportOn(store, 'actions:\n  - label: { en: Guide, ar: الدليل }\n    to: "#giude"\n')).toContain(
      'did you mean `guide`?',
    );
  });
});

describe('hidden characters', () => {
  test('are found in comments too', () => {
    expect(codesOn(store, 'icon: leaf # \u202efoo\n')).toEqual(['hidden-character']);
  });

  test('are found where an escape hides them', () => {
    expect(reportOn(store, 'aliases:\n  - "Luban\\u200f House"\n')).toContain('U+200F (right-to-left mark)');
  });

  test('do not include the joiners of emoji and Persian', () => {
    expect(codesOn(store, 'aliases:\n  - 👨‍👩‍👧\n  - می‌خواهم\n')).toEqual([]);
  });
});

describe('redirects', () => {
  const on = (text: string): readonly string[] => codesOn('data/redirects.yaml', `redirects:\n${text}`);

  test.each([
    ['a chain that ends on a page', '  - from: /a\n    to: /b\n  - from: /b\n    to: /en/stores\n', []],
    ['a circle of two', '  - from: /a\n    to: /b\n  - from: /b\n    to: /a\n', ['redirect-loop', 'redirect-loop']],
    ['the rest of an address', '  - from: /store/*\n    to: /en/store/*\n', []],
    ['a rest that comes back', '  - from: /store/*\n    to: /store/x/*\n', ['redirect-loop']],
    ['a rest that hides pages', '  - from: /en/store/*\n    to: /en/stores\n', ['redirect-shadows-page']],
    ['a rest out of nothing', '  - from: /a\n    to: /en/*\n', ['invalid-value']],
    ['a language for each', '  - from: /{lang}/old\n    to: /{lang}/stores\n', []],
    ['a language out of nothing', '  - from: /old\n    to: /{lang}/stores\n', ['invalid-value']],
    ['a placeholder that is none', '  - from: /{language}/old\n    to: /en/stores\n', ['invalid-value']],
    ['home', '  - from: /\n    to: /en/\n', []],
    ['home to home', '  - from: /en\n    to: /en/\n', ['redirect-loop']],
  ])('%s', (_name, text, codes) => {
    expect(on(text)).toEqual(codes);
  });
});

describe('dates', () => {
  test('of this very day are not ahead', () => {
    expect(codesOn(store, 'checked: 2026-03\nupdated: 2026-03-15\n')).toEqual([]);
    expect(codesOn(store, 'updated: 2026-03-16\n')).toEqual(['future-date']);
  });

  test('a start and an end on one day are no contradiction', () => {
    const offer = (starts: string, expires: string): string =>
      `offers:\n  - id: a\n    kind: deal\n    url: https://www.example.com\n    title: { en: A, ar: أ }\n    starts: ${starts}\n    expires: ${expires}\n`;
    expect(codesOn(store, offer('2026-01-01', '2026-01-01'))).toEqual([]);
    expect(codesOn(store, offer('2026-01-01', '2026-01-01T00:00:00+03:00'))).toEqual([]);
    expect(codesOn(store, offer('2026-01-01', '2025-12-31T23:59:59+03:00'))).toEqual(['starts-after-end']);
  });
});

describe('pictures', () => {
  test('are not looked for where an image host serves them', () => {
    const files = patched('data/site.yaml', 'imageHost: https://images.example.com\n');
    expect(check({ ...files, [store]: patched(store, 'logo: gone.svg\n')[store] ?? '' }).report).toBe('');
  });
});

test('a store without offers is told so', () => {
  const text = (sampleFiles[store] ?? '').replace(/offers:\n[\s\S]*?(?=sections:)/, '');
  expect(check({ ...sampleFiles, [store]: text }).report).toContain('neither `offers` nor `offersFrom`');
});

test('offers of a feed can be named in a section', () => {
  const section = (id: string): string =>
    `sections:\n  - kind: offers\n    heading: { en: A, ar: أ }\n    offers: ["${id}"]\n`;
  expect(codesOn('data/stores/souk.yaml', section('1'))).toEqual([]);
  expect(codesOn('data/stores/souk.yaml', section('9'))).toEqual(['unknown-reference']);
});

test('whatever line is lost or repeated, there are faults with a way out or a catalogue, and no crash', () => {
  const files = Object.keys(sampleFiles).filter((file) => /\.(yaml|csv)$/.test(file));
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.nat(60), fc.boolean(), (file, at, lost) => {
      const lines = (sampleFiles[file] ?? '').split('\n');
      const index = at % lines.length;
      lines.splice(index, lost ? 1 : 0, ...(lost ? [] : [lines[index] ?? '']));
      const { diagnostics, catalogue } = check({ ...sampleFiles, [file]: lines.join('\n') });
      expect(catalogue === undefined).toBe(diagnostics.some(({ severity }) => severity === 'error'));
      expect(diagnostics.filter(({ fix }) => !fix)).toEqual([]);
    }),
    { numRuns: 80 },
  );
  // Eighty catalogues take a while on a machine that has other things to do.
}, 30_000);
