import { isMapping } from '../../domain/editing/edited-value';
import type { FieldPath, FieldValue } from '../../domain/editing/editor-protocol';
import type { Names } from '../../domain/editing/names';

export interface SchemaNode {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly pattern?: string;
  readonly $ref?: string;
  readonly const?: FieldValue;
  readonly enum?: readonly FieldValue[];
  readonly oneOf?: readonly SchemaNode[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly additionalProperties?: boolean | SchemaNode;
  readonly items?: SchemaNode;
  readonly format?: string;
  readonly contentMediaType?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly discriminator?: { readonly propertyName: string };
  readonly $defs?: Readonly<Record<string, SchemaNode>>;
  /** What a text refers to by its name, such as a `store`. */
  readonly 'x-ref'?: string | undefined;
  readonly 'x-names'?: Names;
}

/** A part of a schema, and the file in which its references are resolved. */
export interface SchemaPlace {
  readonly file: string;
  readonly node: SchemaNode;
}

/** All schemas by file name: `store.schema.json`. */
export type SchemaNodes = Readonly<Record<string, SchemaNode>>;

export interface Variant {
  /** The value of the discriminator. */
  readonly name: string;
  readonly place: SchemaPlace;
}

/** One of the possible notations of a value: a text, a list or a mapping. */
export interface Shape {
  readonly name: 'string' | 'array' | 'object';
  readonly place: SchemaPlace;
}

export type Field =
  | { readonly kind: 'both'; readonly isMarkdown: boolean }
  | { readonly kind: 'text'; readonly isLong: boolean; readonly isMarkdown: boolean }
  | { readonly kind: 'format'; readonly format: string }
  | { readonly kind: 'choice'; readonly of: string }
  | { readonly kind: 'enum'; readonly values: readonly FieldValue[] }
  | { readonly kind: 'number'; readonly isWhole: boolean; readonly minimum?: number; readonly maximum?: number }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'fixed'; readonly value: FieldValue }
  | { readonly kind: 'list'; readonly items: SchemaPlace }
  | { readonly kind: 'map'; readonly values: SchemaPlace }
  | { readonly kind: 'group'; readonly keys: readonly GroupKey[] }
  | { readonly kind: 'union'; readonly key: string; readonly variants: readonly Variant[] }
  | { readonly kind: 'either'; readonly shapes: readonly Shape[] }
  /** A rare shape that can only be edited as text. */
  | { readonly kind: 'raw' };

export interface GroupKey {
  readonly key: string;
  readonly place: SchemaPlace;
  readonly isRequired: boolean;
  /** The place of a field that the form shows even if the file does not have it, before all others. */
  readonly usual: number | undefined;
}

/** Resolves the `$ref` of a schema; its siblings take precedence. */
export function resolveReference(schemas: SchemaNodes, { file, node }: SchemaPlace): SchemaPlace {
  if (node.$ref === undefined) return { file, node };
  const [target = '', pointer = ''] = node.$ref.split('#');
  const name = target === '' ? file : target;
  let found: unknown = schemas[name];
  for (const step of pointer.split('/').slice(1))
    found =
      typeof found === 'object' && found !== null
        ? Object.entries(found).find(([key]) => key === step)?.[1]
        : undefined;
  if (typeof found !== 'object' || found === null) return { file, node: {} };
  // The assertion is sound: a part of a schema is a schema.
  const own = resolveReference(schemas, { file: name, node: found as SchemaNode });
  const { $ref: _ref, ...beside } = node;
  return Object.keys(beside).length === 0 ? own : { file: own.file, node: { ...own.node, ...beside } };
}

/** References for which there is no list: a link may also lead to another site. */
const withoutList: ReadonlySet<string> = new Set(['page', 'address', 'file']);

/** The possible words of a text, if its pattern lists them: `^(drop|keep)$`. */
function wordsOfPattern(pattern: string | undefined): readonly string[] | undefined {
  return /^\^\(([\w-]+(?:\|[\w-]+)*)\)\$$/.exec(pattern ?? '')?.[1]?.split('|');
}

function eitherField(file: string, types: readonly string[], node: SchemaNode): Field {
  const words = node.items?.enum ?? wordsOfPattern(node.pattern);
  const text: SchemaNode = { type: 'string', 'x-ref': node['x-ref'], enum: words };
  const { properties = {}, required = [], additionalProperties = false } = node;
  const nodes: Readonly<Record<Shape['name'], SchemaNode>> = {
    string: text,
    // Entries that are no texts are described elsewhere in the schema.
    array: { type: 'array', items: node.items?.$ref === undefined ? text : node.items },
    object: { type: 'object', properties, required, additionalProperties },
  };
  return {
    kind: 'either',
    // The first type is that of a new value.
    shapes: types.flatMap((name) =>
      name === 'string' || name === 'array' || name === 'object' ? [{ name, place: { file, node: nodes[name] } }] : [],
    ),
  };
}

function scalarField(node: SchemaNode): Field {
  const { type, format, contentMediaType } = node;
  if (type === 'boolean') return { kind: 'boolean' };
  if (type === 'number' || type === 'integer') {
    const { minimum, maximum } = node;
    return {
      kind: 'number',
      isWhole: type === 'integer',
      minimum,
      maximum,
    };
  }
  if (type !== 'string') return { kind: 'raw' };
  const isMarkdown = contentMediaType === 'text/markdown';
  return format === undefined
    ? { kind: 'text', isLong: isMarkdown, isMarkdown }
    : { kind: 'format', format: node.title === 'Colour' ? 'colour' : format };
}

function unionField(schemas: SchemaNodes, file: string, node: SchemaNode): Field {
  const key = node.discriminator?.propertyName;
  if (key === undefined) return { kind: 'raw' };
  const variants = (node.oneOf ?? []).flatMap((variant): readonly Variant[] => {
    const place = resolveReference(schemas, { file, node: variant });
    const own = place.node.properties?.[key];
    const names = own === undefined ? [] : own.const === undefined ? (own.enum ?? []) : [own.const];
    return names.map((name) => ({ name: String(name), place }));
  });
  return { kind: 'union', key, variants };
}

const offerFields = ['id', 'code', 'url', 'title', 'benefit', 'expires', 'minimumSpend', 'who', 'where'];

/** What most entries have, in the order in which it is filled in, by the title of the schema. */
const usualFields: Readonly<Record<string, readonly string[]>> = { CodeOffer: offerFields, DealOffer: offerFields };

function objectField(
  file: string,
  { title = '', properties = {}, required = [], additionalProperties }: SchemaNode,
): Field {
  const entries = Object.entries(properties);
  if (entries.length === 2 && properties['en'] && properties['ar'] && properties['en'].type === 'string')
    return { kind: 'both', isMarkdown: properties['en'].contentMediaType === 'text/markdown' };
  // If other keys are allowed, the listed ones are examples.
  if (typeof additionalProperties === 'object') return { kind: 'map', values: { file, node: additionalProperties } };
  const usual = usualFields[title] ?? [];
  return {
    kind: 'group',
    keys: entries.map(([key, node]) => ({
      key,
      place: { file, node },
      isRequired: required.includes(key),
      usual: usual.includes(key) ? usual.indexOf(key) : undefined,
    })),
  };
}

/** The field for a schema. `place` must be resolved. */
export function fieldOf(schemas: SchemaNodes, { file, node }: SchemaPlace): Field {
  if (typeof node.type === 'object') return eitherField(file, node.type, node);
  const of = node['x-ref'];
  if (of !== undefined && !withoutList.has(of)) return { kind: 'choice', of };
  if (node.const !== undefined) return node.const === true ? { kind: 'boolean' } : { kind: 'fixed', value: node.const };
  if (node.enum) return { kind: 'enum', values: node.enum };
  if (node.oneOf) return unionField(schemas, file, node);
  if (node.type === 'array' && node.items) return { kind: 'list', items: { file, node: node.items } };
  if (node.type === 'object') return objectField(file, node);
  return scalarField(node);
}

/** The initial value of a new field: its texts are empty, so that the check asks for them. */
export function emptyValue(schemas: SchemaNodes, at: SchemaPlace): FieldValue {
  const place = resolveReference(schemas, at);
  const field = fieldOf(schemas, place);
  switch (field.kind) {
    case 'both':
      return { en: '', ar: '' };
    case 'number':
      return field.minimum ?? 0;
    case 'boolean':
      return true;
    case 'fixed':
      return field.value;
    case 'enum':
      return field.values[0] ?? '';
    case 'list':
      return [emptyValue(schemas, field.items)];
    case 'map':
      return {};
    case 'group':
      return Object.fromEntries(
        field.keys.filter(({ isRequired }) => isRequired).map(({ key, place: own }) => [key, emptyValue(schemas, own)]),
      );
    case 'either': {
      const [first] = field.shapes;
      return first ? emptyValue(schemas, first.place) : '';
    }
    case 'union': {
      const [first] = field.variants;
      return first ? emptyVariant(schemas, field.key, first) : {};
    }
    default:
      return '';
  }
}

/** The initial value of a kind; `kept` has the fields of the old value that this kind also has. */
export function emptyVariant(
  schemas: SchemaNodes,
  key: string,
  { name, place }: Variant,
  kept: Readonly<Record<string, FieldValue>> = {},
): FieldValue {
  const empty = emptyValue(schemas, place);
  const own = typeof empty === 'object' && empty !== null && !Array.isArray(empty) ? empty : {};
  const shared = Object.entries(kept).filter(([each]) => place.node.properties?.[each] !== undefined);
  return { ...own, ...Object.fromEntries(shared), [key]: name };
}

export function shapeOf(value: FieldValue | undefined): Shape['name'] {
  if (Array.isArray(value)) return 'array';
  return isMapping(value) ? 'object' : 'string';
}

/** Converts a value to another notation, as far as both can express it. */
export function reshape(schemas: SchemaNodes, { name, place }: Shape, value: FieldValue | undefined): FieldValue {
  const empty = emptyValue(schemas, place);
  const [text] = [...(Array.isArray(value) ? value : isMapping(value) ? Object.values(value) : [value])].filter(
    (each) => typeof each === 'string' && each !== '',
  );
  if (text === undefined) return empty;
  if (name === 'string') return text;
  if (name === 'array') return [text];
  // A text alone becomes the value of the mapping's first key, if that can be a text.
  const [first] = Object.entries(place.node.properties ?? {});
  if (!first) return empty;
  const node = resolveReference(schemas, { file: place.file, node: first[1] }).node;
  const isText = node.type === 'string' || (typeof node.type === 'object' && node.type.includes('string'));
  return { ...(isMapping(empty) && empty), ...(isText && { [first[0]]: text }) };
}

/** A short text that distinguishes an item of a list: its title, name, question, code or id. */
export function summaryOf(value: FieldValue | undefined, language: 'en' | 'ar'): string {
  if (!isMapping(value)) return value === undefined || value === null ? '' : String(value);
  for (const key of ['title', 'heading', 'name', 'question', 'text', 'label', 'code', 'id', 'kind', 'date', 'store']) {
    const own = value[key];
    const text = isMapping(own) ? own[language] : own;
    if (typeof text === 'string' && text !== '') return text;
  }
  const [first] = Object.values(value);
  return first === undefined ? '' : summaryOf(first, language);
}

export function namesOf(schemas: SchemaNodes): Names {
  return schemas['common.schema.json']?.['x-names'] ?? {};
}

/** The id of the element for a path. */
export function idOf(path: FieldPath): string {
  return `field:${path.join('/')}`;
}
