import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Phrase } from '../../diagnostics/phrases';
import { choice, listed, nearest } from '../../diagnostics/suggest';
import { inFull, quote } from '../../diagnostics/visible';
import type { Path } from '../../load/document';
import { schemaNodeOf, typeOf, type SchemaNode, type Schemas } from '../schema/schemas';
import { missingTranslation, type Finding } from './schema-error';
import { isMapping } from '../../load/fields';
import { expectation, isPair, meaning, typeName, nameOf } from '../schema/names';
import { formatSentence } from '../schema/formats';

export type Keys = ReturnType<typeof keysOf>;

/** Reads which keys of a value are unknown, missing or invalid. */
export function keysOf(path: Path, value: unknown, errors: readonly ErrorObject[], schemas: Schemas) {
  const node = schemaNodeOf(errors.find(({ keyword }) => keyword === 'required' || keyword === 'additionalProperties'));
  const named = (wanted: string, parameter: string): readonly string[] =>
    errors.flatMap(({ keyword, params }) => (keyword === wanted ? [String(params[parameter])] : []));
  const fieldOfKey = (key: string): SchemaNode => schemas.resolve(node.properties?.[key] ?? {});
  const present = isMapping(value) ? value : {};
  const unknown = named('additionalProperties', 'additionalProperty');
  const isBeside = unknown.includes('en') && unknown.includes('ar');
  return {
    path,
    value,
    node,
    fieldOfKey,
    unknown,
    missing: named('required', 'missingProperty'),
    /** Keys that the mapping may have but lacks. */
    absent: Object.keys(node.properties ?? {}).filter((name) => !Object.hasOwn(present, name)),
    /** The key without a value whose text in two languages is beside it instead of below it. */
    shallow: isBeside
      ? Object.keys(present).find((key) => present[key] === null && isPair(fieldOfKey(key)))
      : undefined,
  };
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

/** Undefined if an error is not about a key. Behind a reference, Ajv reports the key as the value at the mapping. */
export function keyOfError({ propertyName, data, keyword }: ErrorObject, mapping: unknown): string | undefined {
  if (keyword === 'propertyNames') return undefined;
  return propertyName ?? (isMapping(mapping) && typeof data === 'string' ? data : undefined);
}

function presentName(key: string, { properties = {} }: SchemaNode): string | undefined {
  return Object.entries(properties).find(([, { formerly = [] }]) => formerly.includes(key))?.[0];
}

function unknownKey({ path, node, absent }: Keys, key: string, intended: string | undefined): Finding {
  const place = { path: [...path, key], target: 'key', code: 'unknown-key' } as const;
  const present = presentName(key, node);
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

function neededValue(field: SchemaNode): Phrase {
  if (field.enum) return { id: 'value.one-of', values: { values: listed(field.enum.map(String)) } };
  if (field['x-ref'] === 'country') return { id: 'value.country' };
  if (field['x-ref'] === 'currency') return { id: 'value.currency' };
  return formatSentence(field.format) ?? typeName(typeOf(field));
}

function missingKey({ path, node, fieldOfKey }: Keys, key: string): Finding {
  const place = [...path, key];
  if (node.title === 'CodeOffer' && key === 'code') return { code: 'missing-code', path: place, id: 'missing-code' };
  const field = fieldOfKey(key);
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

/** Explains keys that are unknown, missing or invalid. A misspelled key is not also reported as missing. */
export function explainKeys(keys: Keys, errors: readonly ErrorObject[]): readonly Finding[] {
  const { path, node, shallow } = keys;
  if (shallow !== undefined) {
    const values = { key: quote(shallow) };
    return [{ code: 'missing-value', path: [...path, shallow], target: 'key', id: 'languages-beside-key', values }];
  }
  const missing = new Set(keys.missing);
  const unknown = keys.unknown.map((key) => {
    const [only] = keys.unknown.length === 1 && missing.size === 1 ? missing : [];
    const intended = presentName(key, node) ?? nearest(key, missing) ?? nearest(key, keys.absent) ?? only;
    const finding = unknownKey(keys, key, intended);
    if (finding.code === 'unknown-key' && intended !== undefined) missing.delete(intended);
    return finding;
  });
  const lost =
    isPair(node) && missing.size > 0
      ? [missingTranslation(path, [...missing])]
      : [...missing].map((key) => missingKey(keys, key));
  const invalid = errors.flatMap((error) => {
    const name = keyOfError(error, keys.value);
    return name === undefined ? [] : [invalidName(path, name, error)];
  });
  return [...invalid, ...unknown, ...lost];
}
