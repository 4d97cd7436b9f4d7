import { parse } from 'yaml';
import { loadSchemas } from '../../generator/catalogue/load/schemas';
import type { Base } from './bases';
import { projectSystem } from '../support/catalogue';

/** A place in a document, and a value that is not allowed there; without one the place must not be empty. */
export interface Violation {
  readonly file: string;
  readonly path: readonly (string | number)[];
  /** The keyword of the schema that it is against. */
  readonly keyword: string;
  readonly value?: unknown;
}

const schemas = loadSchemas(projectSystem());

type Json = Readonly<Record<string, unknown>>;

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A schema node and the file that its references start from. */
interface Node {
  readonly file: string;
  readonly node: Json;
}

function resolve({ file, node }: Node): Node {
  if (typeof node['$ref'] !== 'string') return { file, node };
  const [target = '', pointer = ''] = node['$ref'].split('#');
  const home = target === '' ? file : target;
  let found: unknown = schemas.get(home);
  for (const step of pointer.split('/').slice(1)) found = isJson(found) ? found[step] : undefined;
  if (!isJson(found)) throw new Error(`${file} refers to ${node['$ref']}, which is not there.`);
  return resolve({ file: home, node: found });
}

const oneOfEachType: readonly unknown[] = [
  ...[null, true, 7, -1, 1.5, 1e300, 'text', ''],
  ...[[], ['a'], {}, { en: 'a', ar: 'ب' }, [[]], { kind: null }],
];

const wrongStrings = [
  ...'x - / ../x http://www.example.com javascript:alert(1) https:// 2026-02-30 2026-13 31/12/2026'.split(' '),
  ...['', ' ', 'X Y', '#', '#GGGGGG', 'ا', '\u202e', '__proto__', 'constructor', 'a'.repeat(300)],
];

/** A value that is allowed at a node; good enough to look for what is not allowed inside it. */
function sampleOf(at: Node): unknown {
  const { node } = resolve(at);
  const { file } = resolve(at);
  if ('const' in node) return node['const'];
  if (Array.isArray(node['enum'])) return node['enum'][0];
  if (Array.isArray(node['oneOf'])) return sampleOf({ file, node: node['oneOf'][0] as Json }); // a schema file is made of objects
  switch (node['type']) {
    case 'object':
      return Object.fromEntries(
        (Array.isArray(node['required']) ? node['required'] : []).map((key) => [
          String(key),
          sampleOf({ file, node: propertyOf(node, String(key)) }),
        ]),
      );
    case 'array':
      return [sampleOf({ file, node: isJson(node['items']) ? node['items'] : {} })];
    case 'integer':
    case 'number':
      return typeof node['minimum'] === 'number' ? node['minimum'] : 1;
    case 'boolean':
      return true;
    default:
      return 'x';
  }
}

function propertyOf(node: Json, key: string): Json {
  const properties = node['properties'];
  const property = isJson(properties) ? properties[key] : undefined;
  return isJson(property) ? property : {};
}

function* violationsAt(
  at: Node,
  value: unknown,
  path: readonly (string | number)[],
  depth: number,
): Generator<Omit<Violation, 'file'>> {
  const { file, node } = resolve(at);
  if (depth > 12) return;
  for (const [keyword, limit] of Object.entries(node)) {
    switch (keyword) {
      case 'type':
        for (const other of oneOfEachType) yield { path, keyword, value: other };
        break;
      case 'const':
      case 'enum':
        for (const other of ['', 'x', 7, null, [limit], { [String(limit)]: 1 }, '__proto__', 'toString'])
          yield { path, keyword, value: other };
        break;
      case 'pattern':
      case 'format':
      case 'minLength':
        for (const other of wrongStrings) yield { path, keyword, value: other };
        break;
      case 'maxLength':
        yield { path, keyword, value: 'a'.repeat(Number(limit) + 1) };
        break;
      case 'minimum':
      case 'exclusiveMinimum':
        for (const other of [Number(limit), Number(limit) - 1, -1e308]) yield { path, keyword, value: other };
        break;
      case 'maximum':
      case 'exclusiveMaximum':
        for (const other of [Number(limit), Number(limit) + 1, 1e308]) yield { path, keyword, value: other };
        break;
      case 'multipleOf':
        yield { path, keyword, value: Number(limit) / 3 };
        break;
      case 'minItems':
        yield { path, keyword, value: [] };
        break;
      case 'maxItems':
      case 'uniqueItems':
        if (Array.isArray(value) && value.length > 0)
          yield {
            path,
            keyword,
            value: Array.from({ length: typeof limit === 'number' ? limit + 1 : 2 }, () => value[0] as unknown),
          };
        break;
      case 'required':
        for (const key of Array.isArray(limit) ? limit : []) yield { path: [...path, String(key)], keyword };
        break;
      case 'additionalProperties':
        for (const key of ['__proto__', 'constructor', 'toString', 'x', 'Titel', ''])
          yield { path: [...path, key], keyword, value: { a: 1 } };
        break;
      case 'discriminator':
        for (const other of ['x', null, 7, [], '__proto__', 'constructor', 'toString'])
          yield { path: [...path, 'kind'], keyword, value: other };
        break;
      default:
    }
  }
  if (Array.isArray(node['oneOf']) && isJson(value)) {
    for (const branch of node['oneOf']) {
      const candidate = resolve({ file, node: branch as Json }); // a schema file is made of objects
      const kind = propertyOf(candidate.node, 'kind')['const'];
      if (kind === value['kind']) yield* violationsAt(candidate, value, path, depth + 1);
      else yield { path, keyword: 'oneOf', value: sampleOf(candidate) };
    }
  }
  const properties = node['properties'];
  if (isJson(properties)) {
    for (const key of Object.keys(properties)) {
      const child: Node = { file, node: propertyOf(node, key) };
      const own = isJson(value) && Object.hasOwn(value, key) ? value[key] : sampleOf(child);
      yield* violationsAt(child, own, [...path, key], depth + 1);
    }
  }
  if (isJson(node['additionalProperties']) && isJson(value)) {
    const [first] = Object.keys(value);
    if (first !== undefined)
      yield* violationsAt({ file, node: node['additionalProperties'] }, value[first], [...path, first], depth + 1);
  }
  if (isJson(node['items'])) {
    const entries = Array.isArray(value) && value.length > 0 ? value : [sampleOf({ file, node: node['items'] })];
    // Of two entries alike the second teaches nothing that the first has not.
    const different = new Map(
      entries.map((entry: unknown, index) => [isJson(entry) ? String(entry['kind']) : '', [entry, index] as const]),
    );
    for (const [entry, index] of different.values())
      yield* violationsAt({ file, node: node['items'] }, entry, [...path, index], depth + 1);
  }
}

const schemaOf: readonly (readonly [RegExp, string])[] = [
  [/^data\/(site|home|redirects)\.yaml$/, '$1'],
  [/^data\/stores\//, 'store'],
  [/^data\/pages\//, 'page'],
  [/^data\/posts\//, 'post'],
  [/^data\/messages\//, 'messages'],
  [/^data\/feeds\/.*\.yaml$/, 'feed'],
];

/** What each keyword of the schemas forbids, at every place of a catalogue. */
export function violationsOf(base: Base): readonly Violation[] {
  return Object.entries(base).flatMap(([file, text]) => {
    const [pattern, name] = schemaOf.find(([candidate]) => candidate.test(file)) ?? [];
    if (!pattern || name === undefined) return [];
    const schemaFile = `${name.startsWith('$') ? (pattern.exec(file)?.[1] ?? '') : name}.schema.json`;
    const node = schemas.get(schemaFile);
    if (!node) throw new Error(`There is no ${schemaFile}.`);
    return [...violationsAt({ file: schemaFile, node }, parse(text) as unknown, [], 0)].map((violation) => ({
      file,
      ...violation,
    }));
  });
}

/**
 * Sets a value in a tree of plain values, or takes it out; the tree is changed. Keys such as `__proto__` are keys like
 * others.
 */
export function put(tree: unknown, path: readonly (string | number)[], value: { readonly value?: unknown }): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return 'value' in value ? value.value : null;
  const holder: unknown = isJson(tree) || Array.isArray(tree) ? tree : {};
  // Both are objects with keys; the compiler knows no common type for them.
  const object = holder as Record<string | number, unknown>;
  const own = Object.hasOwn(object, step) ? object[step] : undefined;
  if (rest.length === 0 && !('value' in value)) {
    Reflect.deleteProperty(object, step);
    return object;
  }
  Object.defineProperty(object, step, {
    value: put(own, rest, value),
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return object;
}
