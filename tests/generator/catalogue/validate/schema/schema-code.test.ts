import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadDocument } from '../../../../../generator/catalogue/load/document';
import { loadSchemas } from '../../../../../generator/catalogue/load/schemas';
import { checkByCode, type SchemaCode } from '../../../../../generator/catalogue/validate/schema/schema-code';
import { cachedCheck, schemaCode } from '../../../../../generator/catalogue/validate/schema/schema-compiler';
import { filledFiles } from '../../../../../generator/catalogue/validate/schema/schema-files';
import { installCheck, schemasOf, type SchemaName } from '../../../../../generator/catalogue/validate/schema/schemas';
import { cacheFiles } from '../../../../../generator/system/cache/cache-keys';
import { filesBelow } from '../../../../support/documents';
import { randomOf } from '../../../../support/random';
import { catalogueRoot, projectSystem } from '../../../../support/catalogue';

const system = projectSystem({});
const kinds: Readonly<Record<string, SchemaName>> = {
  stores: 'store',
  pages: 'page',
  posts: 'post',
  feeds: 'feed',
  messages: 'messages',
  'site.yaml': 'site',
  'home.yaml': 'home',
  'redirects.yaml': 'redirects',
};

const documents = filesBelow(catalogueRoot)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => ({
    kind: kinds[file.split('/')[0] ?? ''] ?? 'store',
    value: loadDocument({ path: file, text: readFileSync(path.join(catalogueRoot, file), 'utf8') }).document?.value,
  }));

const others: readonly unknown[] = [
  null,
  '',
  ' ',
  'word',
  'deal',
  'code',
  '2026-02-30',
  'https://www.example.com/',
  '/stores',
  -1,
  0,
  4.65,
  1e9,
  true,
  [],
  {},
  { en: 'One', ar: 'واحد' },
  [{}],
];

/** A copy of a value with one thing in it replaced, taken away or added. */
function changed(value: unknown, random: () => number): unknown {
  const copy: unknown = structuredClone(value);
  const places: (() => void)[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    // A list's places are its indexes.
    for (const key of Object.keys(node)) {
      places.push(() => void Reflect.set(node, key, others[Math.floor(random() * others.length)]));
      if (!Array.isArray(node))
        places.push(
          () => void Reflect.deleteProperty(node, key),
          () => void Reflect.set(node, `${key}x`, Reflect.get(node, key)),
        );
      visit(Reflect.get(node, key));
    }
  };
  visit(copy);
  places[Math.floor(random() * places.length)]?.();
  return copy;
}

/** The check by the code that a browser runs. */
async function checkOfBrowsers(): Promise<ReturnType<typeof schemasOf>> {
  const schemas = loadSchemas(system);
  const code = schemaCode(schemas);
  expect(code).not.toMatch(/\beval\(|new Function|from 'ajv/);
  const made: unknown = await import(`data:text/javascript,${encodeURIComponent(`export default ${code}`)}`);
  // The default export of the module.
  const given = Reflect.get(Object(made), 'default') as SchemaCode;
  return installCheck(schemas, (files) => checkByCode(files, () => given));
}

describe('generated checks', () => {
  it('find the same errors, at the same nodes of the schemas, as schemas that are compiled when they are needed', async () => {
    const compiled = schemasOf(loadSchemas(system));
    const generated = await checkOfBrowsers();
    const random = randomOf(5);
    let errors = 0;
    for (let round = 0; round < 10; round += 1) {
      for (const { kind, value } of documents) {
        const candidate = round === 0 ? value : changed(value, random);
        const [own, others] = [generated, compiled].map(({ check }) => check(kind, candidate));
        expect(own).toEqual(others);
        errors += own?.length ?? 0;
        for (const { parentSchema } of own ?? []) {
          const { $ref, ...node } = { $ref: undefined, ...parentSchema };
          if (typeof $ref === 'string') expect(generated.resolve({ $ref, ...node })).not.toEqual({});
        }
      }
    }
    expect(errors).toBeGreaterThan(100);
  });

  it('are generated again when the cache is of other code or damaged', () => {
    const files = new Map<string, Uint8Array>();
    const cached = {
      ...system,
      read: (file: string) => files.get(file),
      write: (file: string, bytes: Uint8Array) => files.set(file, bytes).has(file),
    };
    const schemas = loadSchemas(system);
    const codeAfterCheck = (key: string) => {
      expect(cachedCheck(cached, key)(filledFiles(schemas))('site', {})).not.toEqual([]);
      return new TextDecoder().decode(files.get(cacheFiles.validators));
    };
    const first = codeAfterCheck('one');
    expect(codeAfterCheck('one') === first).toBe(true);
    expect(codeAfterCheck('two') === first).toBe(false);
    files.set(cacheFiles.validators, new TextEncoder().encode(first.slice(0, 1000)));
    expect(codeAfterCheck('one') === first).toBe(true);
  });
});
