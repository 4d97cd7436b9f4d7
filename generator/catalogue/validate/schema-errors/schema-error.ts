import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Categories, Countries, Currencies } from '../../../../src/generated/data-types';
import type { DiagnosticCode, DiagnosticText } from '../../diagnostics/diagnostic';
import type { Phrase } from '../../diagnostics/phrases';
import { inFull, quote } from '../../diagnostics/visible';
import type { Path, SourceDocument } from '../../load/document';
import { isMapping, valueAt } from '../../load/fields';
import { formats, formatSentence } from '../schema/formats';
import { meaning, nameOf, typeName } from '../schema/names';
import { schemaNodeOf, typeOf, type SchemaName, type Schemas } from '../schema/schemas';

/** The lists whose names people write instead of ids and codes; each is absent while its file is invalid. */
export interface Lists {
  readonly categories?: Categories | undefined;
  readonly countries?: Countries | undefined;
  readonly currencies?: Currencies | undefined;
}

export interface CheckedFile {
  readonly kind: SchemaName;
  readonly document: SourceDocument;
  readonly schemas: Schemas;
  readonly lists: Lists;
}

/** A copy of a value without the part at a path. */
function without(value: unknown, [step, ...rest]: Path): unknown {
  if (Array.isArray(value))
    return value.flatMap((each: unknown, index) =>
      index !== step ? [each] : rest.length === 0 ? [] : [without(each, rest)],
    );
  if (!isMapping(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) =>
      key !== step ? [[key, each]] : rest.length === 0 ? [] : [[key, without(each, rest)]],
    ),
  );
}

/** An error of the schema validator, with what explanations need to know of it. */
export type SchemaError = ReturnType<typeof schemaError>;

export function schemaError(error: ErrorObject, path: Path, file: CheckedFile) {
  // Ajv types the passed values as `any`.
  const { keyword, params, schema, data: value } = error as ErrorObject<string, Record<string, unknown>, unknown>;
  const node = schemaNodeOf(error);
  const type = typeOf(node) ?? 'string';
  const format = formats[node.format ?? ''];
  const source = file.document.sourceText(path);
  return {
    ...file,
    path,
    /** The violated keyword of the schema: `type`, `maxLength`. */
    keyword,
    params,
    /** The value of the keyword in the schema. */
    limit: schema,
    node,
    value,
    given: value === null ? 'null' : typeof value,
    text: typeof value === 'string' ? value : '',
    /** The value as the file spells it. */
    source,
    /** A text itself; any other value as the file spells it. */
    spelling: typeof value === 'string' ? value : source,
    /** The type that the value must have; `wanted` is the same for all numbers. */
    type,
    wanted: type === 'integer' ? 'number' : type,
    title: node.title,
    format,
    formatCode: format?.code,
    /** What the value must be: its format, or else its type. */
    needed: formatSentence(node.format) ?? typeName(type),
    why: meaning(node),
  };
}

/** Whether the key of a wrong value is required, so that removing it is not a fix. */
export function isRequired({ kind, path, document, schemas }: SchemaError): boolean {
  return schemas.check(kind, without(document.value, path)).some(({ keyword, instancePath, params }) => {
    const missing: unknown = params['missingProperty'];
    const parent = path.slice(0, -1).map((step) => `/${String(step)}`);
    return keyword === 'required' && missing === path.at(-1) && instancePath === parent.join('');
  });
}

/** The values that the entries of a list lack, if they complete it to its smallest number of entries; else none. */
export function missingEntries({ node, schemas }: SchemaError, present: readonly unknown[]): readonly string[] {
  const values = schemas.resolve(node.items ?? {}).enum?.map(String) ?? [];
  const missing = values.filter((value) => !present.includes(value));
  return present.length + missing.length === node.minItems ? missing : [];
}

/** The diagnostic of an error. */
export type Finding = DiagnosticText & {
  readonly code: DiagnosticCode;
  /** The path, if it differs from that of the error. */
  readonly path?: Path;
  /** Whether the key or the value is underlined; by default the value. */
  readonly target?: 'key' | 'value';
};

/**
 * What is particular to a finding: the code may be left out, and the values `name`, `value` and `type`. Without an id,
 * it says that the value is wrong, and needs a fix.
 */
type Explained = { readonly [Key in 'code' | 'path' | 'target']?: Finding[Key] | undefined } & (
  | DiagnosticText
  | (Omit<Extract<DiagnosticText, { fix: Phrase }>, 'id'> & { readonly id?: undefined })
);

export interface Explanation {
  /** The keywords of the schema; all without it. */
  readonly on?: readonly string[];
  /** What else must hold for the error. */
  readonly when?: Partial<Pick<SchemaError, 'formatCode' | 'given' | 'title' | 'wanted'>>;
  /** Without it, the code of the format or of a wrong type. */
  readonly code?: DiagnosticCode;
  /** Returns undefined for any other mistake. */
  readonly say: (error: SchemaError) => Explained | undefined;
}

/** The first finding about a value. The explanations are sorted, the most specific first. */
export function explain(explanations: readonly Explanation[], errors: readonly SchemaError[]): readonly Finding[] {
  for (const { on, when = {}, code, say } of explanations)
    for (const error of errors) {
      const { keyword, path, spelling, type, formatCode } = error;
      const applies =
        on?.includes(keyword) !== false && Object.entries(when).every(([fact, is]) => Reflect.get(error, fact) === is);
      const found = applies ? say(error) : undefined;
      if (!found) continue;
      const values = { name: nameOf(path), value: quote(spelling), type: typeName(type), ...found.values };
      const usual = keyword === 'type' ? 'wrong-type' : (formatCode ?? 'invalid-value');
      const all = { ...found, code: found.code ?? code ?? usual, values };
      return [all.id === undefined ? { ...all, id: 'cannot-be' } : all];
    }
  return [];
}

/** Why a text needs both languages. */
export const bothLanguages: Phrase = { id: 'both-languages' };

/** Reports that a pair of texts lacks languages. */
export function missingTranslation(path: Path, missing: readonly string[]): Finding {
  const name = nameOf(path);
  const [language = '', other] = missing;
  const found = { code: 'missing-translation', why: bothLanguages } as const;
  return other === undefined
    ? {
        ...found,
        path: [...path, language],
        id: 'missing-translation',
        values: { name, language, line: inFull(`${language}:`) },
      }
    : { ...found, path, id: 'missing-translation.both', values: { name } };
}

/** Reports an empty text of a pair as a missing translation; undefined for any other value. */
export function missingTranslationAt({ path, document }: SchemaError): Finding | undefined {
  const language = path.at(-1);
  const pair = path.slice(0, -1);
  if ((language !== 'en' && language !== 'ar') || !isMapping(valueAt(document.value, pair))) return undefined;
  const line = inFull(`${language}:`);
  return { ...missingTranslation(pair, [language]), fix: { id: 'missing-translation.empty', values: { line } } };
}
