import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check, codesOn, sampleFiles } from '../../support/sample-catalogue';

const store = 'data/stores/luban.yaml';
const about = 'data/pages/about.yaml';

describe('an error in one file', () => {
  test('causes no second error where the home page names an unreadable store', () => {
    const { diagnostics } = check({ ...sampleFiles, [store]: 'slug: "luban\n' });
    expect(diagnostics.map(({ file }) => file)).toEqual([store]);
  });

  test('causes no second error where the home page names a store with a wrong file ending', () => {
    const { [store]: text = '', ...others } = sampleFiles;
    expect(check({ ...others, 'data/stores/luban.yml': text }).diagnostics.map(({ code }) => code)).toEqual([
      'unknown-file',
    ]);
  });

  test('causes no second error in links to an invalid page', () => {
    expect(codesOn(about, 'lastUpdated: yesterday\n')).toEqual(['unknown-value']);
  });

  test('causes no second error in the store of an invalid feed', () => {
    const { diagnostics } = check({ ...sampleFiles, 'data/feeds/souk.csv': 'id\n' });
    expect(new Set(diagnostics.map(({ file, code }) => `${file}: ${code}`))).toEqual(
      new Set(['data/feeds/souk.yaml: feed-column']),
    );
  });

  test('is reported at the references to a store whose file is missing', () => {
    const { [store]: _removed, ...others } = sampleFiles;
    const { diagnostics, report } = check(others);
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(['unknown-reference']));
    expect(report).toContain('there is no store `luban`');
  });
});

test('a value with the name of a property of every object results in errors, never in a crash', {
  tags: ['all'],
}, () => {
  for (const [file, text] of Object.entries(sampleFiles))
    for (const { 0: line, 1: before = '', index } of text.matchAll(/^( *(?:- )?(?:[\w/-]+: |- ))\S.*$/gm)) {
      const damaged = `${text.slice(0, index)}${before}constructor${text.slice(index + line.length)}`;
      expect(() => check({ ...sampleFiles, [file]: damaged }), `${file}: ${line}`).not.toThrow();
    }
});

test('a post in a language that does not exist has one error', () => {
  const post = 'data/posts/first-order.yaml';
  const text = (sampleFiles[post] ?? '').replace('language: en', 'language: constructor');
  expect(check({ ...sampleFiles, [post]: text }).diagnostics.map(({ code }) => code)).toEqual(['unknown-value']);
});

test('a lost or repeated line results in a catalogue or in errors with fixes, never in a crash', () => {
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
  // Eighty catalogues take long on a busy machine.
}, 30_000);
