import type { DiagnosticCode, DiagnosticText } from '../../diagnostics/diagnostic';
import type { Phrase } from '../../diagnostics/phrases';
import { quote } from '../../diagnostics/visible';
import type { Path, SourceDocument } from '../../load/document';
import type { Categories, Countries, Currencies } from '../../../../src/generated/data-types';
import type { SchemaName, SchemaNode, Schemas } from '../schema/schemas';
import { isMapping } from '../../load/fields';
import { nameOf } from '../schema/names';

/** The lists whose names people write instead of ids and codes; each is absent while its file is invalid. */
export interface Lists {
  readonly categories?: Categories | undefined;
  readonly countries?: Countries | undefined;
  readonly currencies?: Currencies | undefined;
}

/** An error of the schema validator, with its context. */
export interface SchemaError {
  /** The kind of the file. */
  readonly kind: SchemaName;
  /** The violated keyword of the schema: `type`, `maxLength`. */
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The value of the keyword in the schema. */
  readonly limit: unknown;
  readonly node: SchemaNode;
  readonly path: Path;
  readonly value: unknown;
  readonly document: SourceDocument;
  readonly schemas: Schemas;
  readonly lists: Lists;
}

/** The diagnostic of an error. */
export type Finding = DiagnosticText & {
  readonly code: DiagnosticCode;
  /** The path, if it differs from that of the error. */
  readonly path?: Path;
  /** Whether the key or the value is underlined; by default the value. */
  readonly target?: 'key' | 'value';
};

/** The text of a finding. Without an id, it says that the value is wrong, and needs a fix. */
type FindingText =
  | DiagnosticText
  | (Omit<Extract<DiagnosticText, { fix: Phrase }>, 'id'> & { readonly id?: undefined });

/** What is particular to a finding: the code, and the values `name` and `value`, may be left out. */
export type Explained = Partial<Omit<Finding, keyof DiagnosticText>> & FindingText;

/** Recognises one kind of mistake; returns undefined for any other error. */
export type Explanation = (error: SchemaError) => Explained | undefined;

/** Restricts an explanation to errors of these keywords. */
export function on(keywords: readonly string[], explanation: Explanation): Explanation {
  return (error) => (keywords.includes(error.keyword) ? explanation(error) : undefined);
}

/**
 * Returns the first finding. The explanations are sorted, the most specific first.
 *
 * @param code the code of a finding without one
 */
export function explain(
  explanations: readonly Explanation[],
  error: SchemaError,
  code: DiagnosticCode = 'invalid-value',
): Finding | undefined {
  for (const explanation of explanations) {
    const found = explanation(error);
    if (!found) continue;
    const values = { name: nameOf(error.path), value: quote(spelling(error)), ...found.values };
    return found.id === undefined ? { code, ...found, id: 'cannot-be', values } : { code, ...found, values };
  }
  return undefined;
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

/** A value as the file spells it; a text itself. */
export function spelling({ value, document, path }: SchemaError): string {
  return typeof value === 'string' ? value : document.sourceText(path);
}
