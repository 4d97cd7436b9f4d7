import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadDocument } from '../../../../generator/catalogue/load/document';
import { loadSchemas } from '../../../../generator/catalogue/load/schemas';
import { installCachedValidators } from '../../../../generator/catalogue/validate/cached-validators';
import { precompiledCheck, type PrecompiledModule } from '../../../../generator/catalogue/validate/precompiled-check';
import { precompiledModule } from '../../../../generator/catalogue/validate/precompile';
import { installCheck, schemasOf, type SchemaName } from '../../../../generator/catalogue/validate/schemas';
import { readValidator } from '../../../../generator/catalogue/validate/standalone-validators';
import { filesBelow } from '../../../support/documents';
import { randomOf } from '../../../support/random';
import { catalogueRoot, projectSystem } from '../../../support/catalogue';

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

/** The code for a schema with the given cached code. */
function codeMade(name: SchemaName, remembered?: string): string | undefined {
  const schemas = loadSchemas(system);
  const made = installCachedValidators(schemas, () => remembered);
  expect(made().size).toBe(0);
  schemasOf(schemas).check(name, {});
  return made().get(name);
}

describe('standalone validators', () => {
  it('agree with the compiled schemas on random changes of the catalogue', () => {
    const compiled = schemasOf(loadSchemas(system));
    const validators = new Map(
      [...new Set(documents.map(({ kind }) => kind))].map((kind) => [kind, readValidator(codeMade(kind) ?? '')]),
    );
    const random = randomOf(3);
    const seen = { right: 0, wrong: 0 };
    for (let round = 0; round < 40; round += 1) {
      for (const { kind, value } of documents) {
        const candidate = round === 0 ? value : changed(value, random);
        const right = compiled.check(kind, candidate).length === 0;
        seen[right ? 'right' : 'wrong'] += 1;
        if (validators.get(kind)?.(candidate) !== right) expect({ kind, candidate }).toBe(right ? 'right' : 'wrong');
      }
    }
    expect(seen.right).toBeGreaterThan(documents.length);
    expect(seen.wrong).toBeGreaterThan(documents.length);
  });

  it('are generated again when the cached code cannot be loaded', () => {
    const good = codeMade('site') ?? '';
    expect(good).not.toBe('');
    expect(codeMade('site', good)).toBeUndefined();
    for (const torn of ['', good.slice(0, 1000), '// nothing', 'throw new Error()'])
      expect(codeMade('site', torn)).toBe(good);
  });
});

/** Runs previously generated code like a browser. */
async function precompiled(): Promise<ReturnType<typeof schemasOf>> {
  const schemas = loadSchemas(system);
  const code = precompiledModule(schemas);
  expect(code).not.toMatch(/\beval\(|new Function|from 'ajv/);
  const made: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  // The default export of the module.
  return installCheck(schemas, precompiledCheck(Reflect.get(Object(made), 'default') as PrecompiledModule));
}

describe('validators that were compiled before', () => {
  it('find the same errors, at the same nodes of the schemas, as those that are compiled when they are needed', async () => {
    const compiled = schemasOf(loadSchemas(system));
    const before = await precompiled();
    const random = randomOf(5);
    let errors = 0;
    for (let round = 0; round < 10; round += 1) {
      for (const { kind, value } of documents) {
        const candidate = round === 0 ? value : changed(value, random);
        const [own, others] = [before, compiled].map(({ check }) => check(kind, candidate));
        expect(own).toEqual(others);
        errors += own?.length ?? 0;
        for (const { parentSchema } of own ?? []) {
          const { $ref, ...node } = { $ref: undefined, ...parentSchema };
          if (typeof $ref === 'string') expect(before.resolve({ $ref, ...node })).not.toEqual({});
        }
      }
    }
    expect(errors).toBeGreaterThan(100);
  });
});
