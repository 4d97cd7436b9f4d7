import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check, codesOn, sampleFiles } from '../../support/sample-catalogue';

const store = 'data/stores/luban.yaml';
const about = 'data/pages/about.yaml';

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
