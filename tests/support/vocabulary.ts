import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What schema.org says of one type. */
interface VocabularyType {
  readonly above: readonly string[];
  readonly properties: ReadonlySet<string>;
}

/** Reads the types and properties of schema.org out of the declarations of schema-dts, which are made from it. */
function readVocabulary(): ReadonlyMap<string, VocabularyType> {
  const text = readFileSync(path.resolve('node_modules/schema-dts/dist/schema.d.ts'), 'utf8');
  const types = new Map<string, VocabularyType>();
  for (const [, name = '', heritage = '', body = ''] of text.matchAll(
    /^(?:export )?interface (\w+) (?:extends ([^{]+) )?\{\n(.*?)^\}/gms,
  )) {
    types.set(name, {
      above: heritage.split(',').map((parent) => parent.trim()),
      properties: new Set([...body.matchAll(/^ {4}"(\w+)"\?:/gm)].map(([, property = '']) => property)),
    });
  }
  return types;
}

const vocabulary = readVocabulary();

function knows(type: string, property: string): boolean {
  const found = vocabulary.get(type);
  return (
    found !== undefined && (found.properties.has(property) || found.above.some((parent) => knows(parent, property)))
  );
}

/** Everything in a structured value that schema.org has no word for, as `Type.property`. */
export function foreignWords(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(foreignWords);
  if (typeof value !== 'object' || value === null) return [];
  const type: unknown = Reflect.get(value, '@type');
  const own = Object.keys(value).filter((key) => !key.startsWith('@'));
  const deeper = Object.values(value).flatMap(foreignWords);
  // A mere reference to something that is described elsewhere.
  if (type === undefined)
    return Reflect.has(value, '@id') || Reflect.has(value, '@graph') ? deeper : ['a thing without a type', ...deeper];
  if (!vocabulary.has(`${String(type)}Leaf`)) return [String(type), ...deeper];
  return [...own.filter((key) => !knows(`${String(type)}Leaf`, key)).map((key) => `${String(type)}.${key}`), ...deeper];
}

/** Every thing of a type in a structured value, however deep. */
export function thingsOfType(value: unknown, type: string): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) return value.flatMap((item) => thingsOfType(item, type));
  if (typeof value !== 'object' || value === null) return [];
  const deeper = Object.values(value).flatMap((item) => thingsOfType(item, type));
  return Reflect.get(value, '@type') === type ? [{ ...value }, ...deeper] : deeper;
}
