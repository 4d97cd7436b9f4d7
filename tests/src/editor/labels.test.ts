import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describedIn } from '../../../src/domain/editing/names';
import { descriptions } from '../../support/descriptions';
import { labelOf, names } from '../../support/names';

// The editor has no form for these schemas: the public API, the row of a feed, and the messages.
const others = ['api.schema.json', 'feed-row.schema.json', 'messages.schema.json'];

/** The names of keys and values in a schema. */
function namesIn(node: unknown, found = { keys: new Set<string>(), values: new Set<string>() }): typeof found {
  if (typeof node !== 'object' || node === null) return found;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'properties' && typeof value === 'object' && value !== null)
      for (const each of Object.keys(value)) found.keys.add(each);
    if (key === 'const' && typeof value === 'string') found.values.add(value);
    if (key === 'enum' && Array.isArray(value)) for (const each of value) found.values.add(String(each));
    namesIn(value, found);
  }
  return found;
}

const found = readdirSync('schemas')
  .filter((file) => file.endsWith('.schema.json') && !others.includes(file))
  .reduce((all, file) => namesIn(JSON.parse(readFileSync(`schemas/${file}`, 'utf8')), all), namesIn(undefined));

const codesIn = (text: string): readonly string[] => [...text.matchAll(/`[^`]+`/g)].map(([code]) => code).sort();

describe('the help of fields', () => {
  it('exists in both languages with the same keys, values and commands', () => {
    expect(descriptions.length).toBeGreaterThan(500);
    for (const text of descriptions) {
      const [english, arabic] = [describedIn(text, 'en'), describedIn(text, 'ar')];
      expect(english).not.toMatch(/\p{Script=Arabic}/u);
      expect(arabic, english).toMatch(/\p{Script=Arabic}/u);
      expect(new Set(codesIn(arabic)), english).toEqual(new Set(codesIn(english)));
    }
  });

  it('uses Arabic punctuation', () => {
    const prose = descriptions.map((text) => describedIn(text, 'ar').replace(/`[^`]+`/g, ''));
    expect(prose.filter((text) => /[;?]|,(?!\d)/.test(text))).toEqual([]);
  });
});

const labelled = Object.keys(names);

describe('the names of fields', () => {
  it('exist in English and in Arabic letters for every key of a file with a form', () => {
    const missing = [...found.keys].filter((key) => !labelled.includes(key));
    expect(missing).toEqual([]);
    const latin = labelled.filter((name) => !/\p{Script=Arabic}/u.test(labelOf(name, 'ar')));
    expect(latin).toEqual(['github', 'optimise']);
  });

  it('belong only to existing keys and values', () => {
    const single = readdirSync('schemas').map((file) => file.replace('.schema.json', ''));
    const known = new Set([...found.keys, ...found.values, ...single]);
    expect(labelled.filter((name) => !known.has(name))).toEqual([]);
  });

  it('default to the value as it is written', () => {
    expect(labelOf('utf-8', 'ar')).toBe('utf-8');
  });
});
