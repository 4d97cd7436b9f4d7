import { describe, expect, test } from 'vitest';
import { formatText } from '../../../../generator/catalogue/diagnostics/reporters/text';
import { load } from '../../../../generator/catalogue/load/load';
import { validate } from '../../../../generator/catalogue/validate/validate';
import { brief, check, filesOf, patched, reportOn, sampleFiles, schemas, today } from '../../support/sample-catalogue';

const store = 'data/stores/luban.yaml';

/** The report without its last line, which counts. */
function reportOf(file: string, text: string, count = 1): string {
  const { diagnostics } = check(patched(file, text));
  const report = reportOn(file, text);
  expect(diagnostics, report).toHaveLength(count);
  return report.replace(/\n\n\d+ errors? in .*\n$/, '');
}

describe('the report of a schema error', () => {
  test('reports a misspelled key only once, not also as a missing key', () => {
    const text = (sampleFiles[store] ?? '').replace('\ntitle:', '\ntitel:');
    const { report, diagnostics } = check({ ...sampleFiles, [store]: text });
    expect(diagnostics).toHaveLength(1);
    expect(report).toContain('error[unknown-key]: `titel` is not a key here');
    expect(report).toContain('fix: did you mean `title`?');
  });

  test('offers both alternatives for a number in place of a word or a mapping', () => {
    const text = `${sampleFiles['data/feeds/souk.yaml'] ?? ''}openEnded: 60\n`;
    const { report, diagnostics } = check({ ...sampleFiles, 'data/feeds/souk.yaml': text });
    expect(diagnostics).toHaveLength(1);
    expect(report).toContain('error[wrong-type]: `openEnded` cannot be `60`');
    expect(report).toContain('fix: write `drop` or `keep`; or, on a line of its own below it, `days:`');
  });

  test('accepts one to seven entries of the banner', () => {
    const entries = (count: number): string =>
      `banner:\n${'  - store: luban\n    description:\n      en: Incense\n      ar: بخور\n'.repeat(count)}`;
    const codes = (text: string) => check(patched('data/home.yaml', text)).diagnostics.map(({ code }) => code);
    expect(codes(entries(1))).toEqual([]);
    expect(codes(entries(8))).toEqual(['wrong-count']);
    expect(codes('banner: []\n')).toEqual(['wrong-count']);
  });

  test.each([
    ['[ar, fr]', 'fix: values: en', '[ar, en]'],
    ['[ar]', 'fix: add to the list: en', '[ar, en]'],
    ['ar', 'fix: write [ar, en]', '[ar, en]'],
    ['[ar, en, fr]', 'fix: remove this entry: the list already has en, ar', '[ar, en]'],
    ['[]', 'fix: add to the list: en, ar', '[en, ar]'],
  ])('proposes for the languages %s a list without diagnostics', (languages, fix, corrected) => {
    const text = sampleFiles['data/site.yaml'] ?? '';
    const withLanguages = (list: string) => check({ ...sampleFiles, 'data/site.yaml': `${text}languages: ${list}\n` });
    expect(withLanguages(languages).report).toContain(fix);
    expect(withLanguages(corrected).diagnostics).toEqual([]);
  });

  /** Checks the sample with another line in its first offer. */
  const withLine = (line: string) => {
    const text = (sampleFiles[store] ?? '').replace('    kind: code\n', `    kind: code\n    ${line}\n`);
    return check({ ...sampleFiles, [store]: text });
  };

  test.each([
    ['Saudi Arabia', '[SA]'],
    ['السعودية، الإمارات', '[SA, AE]'],
    ['AE, Saudi Arabia', '[AE, SA]'],
    ['SA, Saudi Arabia', '[SA]'],
  ])('proposes for the countries "%s" in one text the list of their codes', (countries, list) => {
    expect(withLine(`where: ${countries}`).report).toContain(`fix: write ${list}`);
  });

  test('says to remove the name of a country whose code the list has', () => {
    expect(withLine('where: [SA, Saudi Arabia]').report).toContain('fix: remove this entry: the list already has SA');
    expect(withLine('where: [AE, Saudi Arabia]').report).toContain('fix: write `SA`');
  });

  test.each([
    ['100 SAR', '{ amount: 100, currency: SAR }'],
    ['SAR 1,250.50', '{ amount: 1250.50, currency: SAR }'],
    ['٢٥٠ ريال سعودي', '{ amount: 250, currency: SAR }'],
    ['٢٬٥٠٠ SAR', '{ amount: 2500, currency: SAR }'],
  ])('proposes for the amount "%s" in one text its two keys', (amount, keys) => {
    expect(withLine(`minimumSpend: ${amount}`).report).toContain(`fix: write \`${keys}\``);
    expect(withLine(`minimumSpend: ${keys}`).report).not.toContain('minimumSpend');
  });

  test.each(['0 SAR', '100 constructor', '100 XYZ', '100'])('names both keys for the amount "%s"', (amount) => {
    expect(withLine(`minimumSpend: ${amount}`).report).toContain('keys: amount, currency');
  });

  test('explains a currency with the name of a property of every object', () => {
    const { diagnostics } = withLine('minimumSpend: { amount: 100, currency: constructor }');
    expect(diagnostics.map(({ code }) => code)).toEqual(['unknown-value']);
  });

  test('says how networks with addresses are written', () => {
    const site = sampleFiles['data/site.yaml'] ?? '';
    const social = (lines: string) => check({ ...sampleFiles, 'data/site.yaml': site.replace(/social: .*/, lines) });
    expect(social('social:\n    instagram: https://www.instagram.com/example').diagnostics).toEqual([]);
    const { report } = social('social:\n    - instagram: https://www.instagram.com/example');
    expect(report).toContain('entry 1 of `social` has an address, which entries of a list cannot have');
    expect(report).toContain('without hyphens, each with its address: `instagram: https://www.instagram.com/example`');
  });

  test('reports a section without a kind', () => {
    expect(brief(reportOf(store, 'sections:\n  - heading:\n      en: A\n      ar: أ\n'))).toEqual([
      'error[missing-key]: the kind of this section is missing',
      '--> data/stores/luban.yaml:37:5 ^^^^^^^',
      'fix: add `kind:`; kinds: offers, steps, points, prose, links, faq',
    ]);
  });

  test('recognizes a misspelled kind key', () => {
    expect(reportOf(store, 'sections:\n  - knd: faq\n')).toContain('did you mean `kind`?');
  });

  test('explains why the address of the list of posts is fixed', () => {
    expect(brief(reportOf('data/pages/blog.yaml', 'path: /guides\n'))).toEqual([
      'error[unknown-value]: `path` can only be `/blog`',
      '--> data/pages/blog.yaml:2:7 ^^^^^^^',
      "why: it means: the page's address, which is always `/blog`: the addresses of posts begin with it",
      'fix: write `/blog`',
    ]);
  });

  test('explains why a page without a store cannot show offers', () => {
    expect(
      brief(reportOf('data/pages/about.yaml', 'sections:\n  - kind: offers\n    heading:\n      en: A\n      ar: أ\n')),
    ).toEqual([
      'error[unknown-section-kind]: `offers` is not a kind of section here',
      '--> data/pages/about.yaml:13:11 ^^^^^^',
      'why: here it must be one part of a page of text, which belongs to no store, so it cannot show offers',
      'fix: kinds: steps, points, prose, links, faq, tests, claims, operator',
    ]);
  });
});

describe('the report of a missing translation', () => {
  test.each([
    ['empty in one language', 'heading:\n  en: Luban offers\n  ar:\n'],
    ['only spaces in one language', 'heading:\n  en: Luban offers\n  ar: " "\n'],
    ['missing in both languages', 'heading: {}\n'],
  ])('covers a text that is %s', (_name, text) => {
    const report = reportOf(store, text);
    expect(report).toContain('error[missing-translation]');
    expect(report).toMatchSnapshot();
  });
});

describe('the report of a value that YAML reads differently', () => {
  test.each([
    ['a code that begins with 0', 'offers:\n  - id: a\n    kind: code\n    code: 0123\n    title: { en: A, ar: أ }\n'],
    ['a colour that is a comment', 'brand: #ffffff\n'],
    ['a fraction', 'rating:\n  score: 4.5\n  count: 3.5\n'],
    ['a text in place of a list', 'sections: faq\n'],
    ['a number in place of a mapping', 'rating: 4.5\n'],
    ['a kind that is a number', 'sections:\n  - kind: 12\n'],
  ])('explains %s', (_name, text) => {
    expect(reportOf(store, text)).toMatchSnapshot();
  });
});

test('two languages in a single-language file are reported', () => {
  expect(reportOf('data/posts/first-order.yaml', 'title:\n  en: A\n  ar: أ\n')).toContain(
    'is one text here, not one for each language',
  );
});

test('a rating of 4.6 has one decimal, despite binary fractions', () => {
  expect(reportOn(store, 'rating:\n  score: 4.6\n  count: 3\n')).toBe('');
  expect(reportOf(store, 'rating:\n  score: 4.65\n  count: 3\n')).toContain('error[out-of-range]');
});

test('an invalid message id is reported', () => {
  expect(
    reportOf('data/messages/interface.yaml', 'messages:\n  Search Box:\n    en: Search\n    ar: بحث\n    note: n\n'),
  ).toContain('`Search Box` cannot be a key of `messages`');
});

test('a file that is a list instead of a mapping is reported', () => {
  const { report, diagnostics } = check({ ...sampleFiles, 'data/redirects.yaml': '- from: /a\n  to: /en/\n' });
  expect(diagnostics).toHaveLength(1);
  expect(report).toContain('this file must be a mapping');
});

test('all mistakes are reported together, sorted by file and line', () => {
  const { diagnostics } = check({
    ...patched(store, 'icon: leef\nbrand: green\nlogo: gone.svg\n'),
    'data/pages/about.yaml': 'kind: statik\n',
    'data/redirects.yaml': 'a: "\n',
  });
  expect(diagnostics.map(({ file, code }) => `${file} ${code}`)).toEqual([
    'data/pages/about.yaml unknown-kind',
    'data/redirects.yaml yaml-syntax',
    'data/stores/luban.yaml missing-image',
    'data/stores/luban.yaml invalid-value',
    'data/stores/luban.yaml unknown-icon',
  ]);
});

describe('the report of a renamed key', () => {
  const name = 'store.schema.json';
  // The schema of stores as if `subtitle` had been called `tagline` before.
  const schema = structuredClone(schemas.get(name)) as { readonly properties: Readonly<Record<string, object>> };
  Object.assign(schema.properties['subtitle'] ?? {}, { formerly: ['tagline', 'slogan'] });
  const renamed = new Map([...schemas, [name, schema]]);
  const text = sampleFiles[store] ?? '';

  function report(contents: string): string {
    const loaded = load(filesOf({ ...sampleFiles, [store]: contents }));
    return formatText(validate(loaded.documents, { today, schemas: renamed }).diagnostics, loaded.sources);
  }

  test('names the new key', () => {
    expect(brief(report(text.replace('\nsubtitle:', '\nslogan:')))).toEqual([
      'error[unknown-key]: `slogan` is now called `subtitle`',
      '--> data/stores/luban.yaml:24:1 ^^^^^^',
      'fix: write `subtitle`',
    ]);
  });

  test('suggests removing the former key next to the new one', () => {
    expect(report(`${text}tagline: Old\n`)).toContain('fix: remove it: `subtitle` is here, too');
  });

  test('is empty for a file with the new key', () => {
    expect(report(text)).toBe('');
  });
});
