import { describe, expect, test } from 'vitest';
import { fixesOf } from '../../../../generator/catalogue/fix/fixes';
import { differenceOf } from '../../../../generator/catalogue/fix/difference';
import { loadSchemas } from '../../../../generator/catalogue/load/schemas';
import { projectSystem } from '../../../support/catalogue';
import { filesOf, patched, sampleFiles, type Contents } from '../../support/sample-catalogue';

const schemas = loadSchemas(projectSystem());
const now = Date.UTC(2026, 2, 15);

function fixes(contents: Contents): { readonly shown: string; readonly left: readonly string[] } {
  const { files, left } = fixesOf({ ...filesOf(contents), now, present: now }, schemas);
  return { shown: files.map(differenceOf).join('\n'), left: left.diagnostics.map(({ code }) => code) };
}

const store = 'data/stores/luban.yaml';
const subtitle = (en: string, ar = 'وفّر على البخور'): string => `subtitle:\n  en: ${en}\n  ar: ${ar}\n`;

describe('fixesOf, for a mistake with one right answer', () => {
  test.each([
    ['several repeated spaces in one run', subtitle('Save  on  incense'), 'en: Save on incense'],
    ['spaces around a text', subtitle('" Save on incense "'), 'en: "Save on incense"'],
    ['a non-breaking space at the end', subtitle('"Save on incense\u00a0"'), 'en: "Save on incense"'],
    ['an invisible character', subtitle('Save on\u200b incense'), 'en: Save on incense'],
    ['an invisible character that is an escape', subtitle('"Save on\\u200b incense"'), 'en: "Save on incense"'],
    [
      'escaped straight quotes around Arabic words',
      subtitle('Save', '"وفّر على \\"البخور\\""'),
      'ar: "وفّر على «البخور»"',
    ],
    ['a month with one digit', 'checked: 2025-9\n', 'checked: 2025-09'],
    ['a month in words', 'checked: September 2025\n', 'checked: 2025-09'],
  ])('corrects %s', (_what, text, line) => {
    const { shown, left } = fixes(patched(store, text));
    expect(shown).toContain(` + ${line.startsWith('checked') ? '' : '  '}${line}`);
    expect(left).toEqual([]);
  });

  test('replaces the typographic quotes around a code', () => {
    const text = sampleFiles[store]?.replace('"LUBAN10"', '“LUBAN10”') ?? '';
    const { shown, left } = fixes({ ...sampleFiles, [store]: text });
    expect(shown).toContain('+     code: "LUBAN10"');
    expect(left).toEqual([]);
  });

  test('renames a file from .yml to .yaml and also corrects its content', () => {
    const { [store]: text = '', ...others } = patched(store, subtitle('Save  on incense'));
    const { shown, left } = fixes({ ...others, 'data/stores/luban.yml': text });
    expect(shown).toContain('data/stores/luban.yml → data/stores/luban.yaml\n');
    expect(shown).toContain('Save··on incense');
    expect(left).toEqual([]);
  });
});

describe('fixesOf, for a mistake without one right answer', () => {
  test.each([
    ['a date that can mean two days', 'checked: 01/02/2025\n', 'invalid-date'],
    ['a month written as 10/2025', 'checked: 10/2025\n', 'invalid-date'],
    ['a day that does not exist', 'publish: 2026-02-30\n', 'invalid-date'],
    ['a text of several lines', 'subtitle:\n  en: |\n    Save  on incense\n  ar: وفّر\n', 'double-space'],
    ['a file with unbalanced quotes', subtitle('Save', '"وفّر  على\u200f "البخور""'), 'yaml-syntax'],
    ['quotes that can be paired in several ways', subtitle('Save', '"لبان!" و"بخور" أو "مسك"'), 'yaml-syntax'],
    ['a key with an invisible character', 'check\u200bed: 2025-10\n', 'hidden-character'],
  ])('corrects nothing for %s, and still reports it', (_what, text, code) => {
    expect(fixes(patched(store, text))).toEqual({ shown: '', left: [code] });
  });

  test('does not rename a file to the name of an existing file', () => {
    const text = sampleFiles[store] ?? '';
    const { shown, left } = fixes({ ...sampleFiles, 'data/stores/luban.yml': text });
    expect(shown).toBe('');
    expect(left).toEqual(['unknown-file']);
  });

  test('changes nothing in a catalogue without mistakes', () => {
    expect(fixes(sampleFiles)).toEqual({ shown: '', left: [] });
  });
});
