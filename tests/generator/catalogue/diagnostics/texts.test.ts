import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { render } from '../../../../generator/catalogue/diagnostics/phrases';
import { hasInvisible } from '../../../../generator/catalogue/diagnostics/visible';
import { texts, type TextId } from '../../../../generator/catalogue/diagnostics/texts/texts';

const root = path.resolve(import.meta.dirname, '../../../..');
const folder = path.join(root, 'generator/catalogue/diagnostics/texts');
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

function idsIn(file: string): readonly string[] {
  return Object.keys(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object);
}

/** The placeholders of a text, and its options selected by words. */
function placesOf(elements: readonly MessageFormatElement[]): readonly string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound || element.type === TYPE.tag) return [];
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [element.value];
    const choices = Object.entries(element.options);
    return [
      element.value,
      ...(element.type === TYPE.select ? choices.map(([choice]) => `${element.value}=${choice}`) : []),
      ...choices.flatMap(([, { value }]) => placesOf(value)),
    ];
  });
}

function parsed(text: string): readonly MessageFormatElement[] {
  return parse(text, { ignoreTag: true, requiresOtherClause: true });
}

function literalsOf(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type !== TYPE.select && element.type !== TYPE.plural) return '';
      return Object.values(element.options)
        .map(({ value }) => literalsOf(value))
        .join(' ');
    })
    .join('');
}

// The record has exactly the keys of its type.
const ids = Object.keys(texts.en) as readonly TextId[];

test('every text exists in exactly one file of each language', () => {
  const english = files.filter((file) => file.endsWith('.en.json'));
  for (const file of english) expect(idsIn(file.replace('.en.', '.ar.'))).toEqual(idsIn(file));
  expect(english.flatMap(idsIn).length).toBe(ids.length);
  expect(files.filter((file) => file.endsWith('.ar.json'))).toHaveLength(english.length);
});

test('every text has the same placeholders in both languages', () => {
  const differing = ids.filter((id) => {
    const [english, arabic] = [texts.en[id], texts.ar[id]].map((text) => [...new Set(placesOf(parsed(text)))].sort());
    return english?.join() !== arabic?.join();
  });
  expect(differing).toEqual([]);
});

test('every text is written in its language, without invisible characters', () => {
  const wrong = ids.filter((id) => {
    const [english, arabic] = [literalsOf(parsed(texts.en[id])), literalsOf(parsed(texts.ar[id]))];
    const hasWords = /\p{L}/u.test(english.replace(/`[^`]*`/g, ''));
    return (
      texts.en[id].trim() === '' ||
      /\p{Script=Arabic}/u.test(english) ||
      (hasWords && !/\p{Script=Arabic}/u.test(arabic)) ||
      [english, arabic].some((text) => hasInvisible(text))
    );
  });
  expect(wrong).toEqual([]);
});

/** The code of the generator, without the texts. */
const code = readdirSync(path.join(root, 'generator'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(?:ts|js)$/.test(entry.name))
  .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
  .join('\n');
const named = new Set([...code.matchAll(/'([a-z0-9.-]+)'/g)].map(([, name]) => name));
const patterns = [...code.matchAll(/`((?:[a-z0-9.-]|\$\{[^`{}]*\})+)`/g)]
  .filter(([, name = '']) => /[a-z]/.test(name.replace(/\$\{[^}]*\}/g, '')) && name.includes('${'))
  .map(([, name = '']) => new RegExp(`^${name.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[a-z0-9.-]+')}$`));

test('every text is used by the code of the generator', () => {
  const unused = ids.filter((id) =>
    [id, id.replace(/\.(?:fix|why)$/, '')].every(
      (name) => !named.has(name) && !patterns.some((pattern) => pattern.test(name)),
    ),
  );
  expect(unused).toEqual([]);
});

test('render joins lists according to the language', () => {
  const known = ['`a`', '`b`', '`c`'];
  const text = (value: object): string => render({ id: 'choose', values: { label: '', known: value as never } }, 'en');
  expect([text({ and: known }), text({ or: known }), text({ list: known })]).toEqual([
    ': `a`, `b` and `c`',
    ': `a`, `b` or `c`',
    ': `a`, `b`, `c`',
  ]);
  expect(render({ id: 'list.more', values: { known: { and: ['`a`', '`b`'] }, more: 2 } }, 'ar')).toBe(
    '\u2068`a`\u2069 و\u2068`b`\u2069 و2 غيرها',
  );
});

test('render keeps values from the data from changing the direction of the text around them', () => {
  const phrase = { id: 'choose.near', values: { near: '`\u202e\u2069\u2028`', others: '' } } as const;
  expect(render(phrase, 'en')).toBe('did you mean `<U+202E><U+2069><U+2028>`? ');
});

test('render throws for a missing value', () => {
  expect(() => render({ id: 'choose.near', values: {} }, 'en')).toThrow('near');
});
