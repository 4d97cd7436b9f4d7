import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Phrase } from '../../diagnostics/phrases';
import { choice, listed, nearest } from '../../diagnostics/suggest';
import { inFull, quote } from '../../diagnostics/visible';
import type { Path } from '../../load/document';
import { schemaNodeOf, typeOf, type SchemaNode, type Schemas } from '../schema/schemas';
import type { Finding } from './explanation';
import { isMapping } from '../../load/fields';
import { expectation, isPair, meaning, typeName, nameOf } from '../schema/names';
import { formatSentence } from '../schema/formats';
import { missingTranslation } from './translations';

/** A mapping with key errors. */
interface Keys {
  readonly path: Path;
  readonly node: SchemaNode;
  readonly schemas: Schemas;
  readonly unknown: readonly string[];
  readonly missing: ReadonlySet<string>;
  /** Keys that the mapping may have but lacks. */
  readonly absent: readonly string[];
}

function invalidName(path: Path, name: string, error: ErrorObject): Finding {
  const place = {
    path: [...path, name],
    target: 'key',
    id: 'cannot-be-key',
    values: { key: quote(name), parent: nameOf(path) },
  } as const;
  const node = schemaNodeOf(error);
  return node.enum
    ? { ...place, code: 'unknown-value', fix: choice(name, { id: 'label.keys' }, node.enum.map(String)) }
    : { ...place, code: 'invalid-value', fix: expectation(node) };
}

/**
 * The key that an error is about; undefined if it is not about a key. Behind a reference, Ajv reports the key as the
 * value at the mapping.
 */
export function keyOfError({ propertyName, data, keyword }: ErrorObject, mapping: unknown): string | undefined {
  if (keyword === 'propertyNames') return undefined;
  return propertyName ?? (isMapping(mapping) && typeof data === 'string' ? data : undefined);
}

/** The current name of a renamed key; undefined if the key was not renamed. */
function presentName(key: string, { node }: Pick<Keys, 'node'>): string | undefined {
  return Object.entries(node.properties ?? {}).find(([, { formerly = [] }]) => formerly.includes(key))?.[0];
}

function unknownKey({ path, node, absent }: Keys, key: string, intended: string | undefined): Finding {
  const place = { path: [...path, key], target: 'key', code: 'unknown-key' } as const;
  const present = presentName(key, { node });
  if (present !== undefined) {
    const id = absent.includes(present) ? 'renamed-key' : 'renamed-key.twice';
    return { ...place, id, values: { key: quote(key), present: quote(present) } };
  }
  if (node.title === 'DealOffer' && key === 'code') return { ...place, code: 'deal-with-code', id: 'deal-with-code' };
  const fix: Phrase =
    intended === undefined
      ? { id: 'unknown-key.remove', values: { keys: listed(Object.keys(node.properties ?? {})) } }
      : { id: 'unknown-key.near', values: { near: quote(intended) } };
  return { ...place, id: 'unknown-key', values: { key: quote(key) }, fix };
}

/** What the value of a key must be. */
function neededValue(field: SchemaNode): Phrase {
  if (field.enum) return { id: 'value.one-of', values: { values: listed(field.enum.map(String)) } };
  if (field['x-ref'] === 'country') return { id: 'value.country' };
  if (field['x-ref'] === 'currency') return { id: 'value.currency' };
  return formatSentence(field.format) ?? typeName(typeOf(field));
}

function missingKey({ path, node, schemas }: Keys, key: string): Finding {
  const place = [...path, key];
  if (node.title === 'CodeOffer' && key === 'code') return { code: 'missing-code', path: place, id: 'missing-code' };
  const field = schemas.resolve(node.properties?.[key] ?? {});
  const line = inFull(`${key}:`);
  return {
    code: 'missing-key',
    path: place,
    id: path.length === 0 ? 'missing-key' : 'missing-key.in',
    values: { key: quote(key), parent: nameOf(path) },
    why: meaning(field),
    fix: isPair(field)
      ? { id: 'missing-key.pair', values: { line } }
      : { id: 'missing-key.line', values: { line, value: neededValue(field) } },
  };
}

function keysOf(path: Path, value: unknown, errors: readonly ErrorObject[], schemas: Schemas): Keys {
  const node = schemaNodeOf(errors.find(({ keyword }) => keyword === 'required' || keyword === 'additionalProperties'));
  const named = (wanted: string, parameter: string): readonly string[] =>
    errors.flatMap(({ keyword, params }) => (keyword === wanted ? [String(params[parameter])] : []));
  const present = new Set(isMapping(value) ? Object.keys(value) : []);
  return {
    path,
    node,
    schemas,
    unknown: named('additionalProperties', 'additionalProperty'),
    missing: new Set(named('required', 'missingProperty')),
    absent: Object.keys(node.properties ?? {}).filter((name) => !present.has(name)),
  };
}

/** The key without a value whose text in two languages is beside it instead of below it. */
export function shallowText(
  path: Path,
  value: unknown,
  errors: readonly ErrorObject[],
  schemas: Schemas,
): string | undefined {
  if (!isMapping(value) || errors.length === 0) return undefined;
  const { unknown, node } = keysOf(path, value, errors, schemas);
  if (!unknown.includes('en') || !unknown.includes('ar')) return undefined;
  return Object.keys(value).find((key) => value[key] === null && isPair(schemas.resolve(node.properties?.[key] ?? {})));
}

/** Explains keys that are unknown, missing or invalid. A misspelled key is not also reported as missing. */
export function explainKeys(
  path: Path,
  value: unknown,
  errors: readonly ErrorObject[],
  schemas: Schemas,
): readonly Finding[] {
  const keys = keysOf(path, value, errors, schemas);
  const shallow = shallowText(path, value, errors, schemas);
  if (shallow !== undefined) {
    const values = { key: quote(shallow) };
    return [{ code: 'missing-value', path: [...path, shallow], target: 'key', id: 'languages-beside-key', values }];
  }
  const missing = new Set(keys.missing);
  const unknown = keys.unknown.map((key) => {
    const present = presentName(key, keys);
    const [only] = keys.unknown.length === 1 && missing.size === 1 ? missing : [];
    const intended = present ?? nearest(key, missing) ?? nearest(key, keys.absent) ?? only;
    const finding = unknownKey(keys, key, intended);
    if (finding.code === 'unknown-key' && intended !== undefined) missing.delete(intended);
    return finding;
  });
  const lost = isPair(keys.node)
    ? missing.size > 0
      ? [missingTranslation(path, [...missing])]
      : []
    : [...missing].map((key) => missingKey(keys, key));
  const invalid = errors.flatMap((error) => {
    const name = keyOfError(error, value);
    return name === undefined ? [] : [invalidName(path, name, error)];
  });
  return [...invalid, ...unknown, ...lost];
}
