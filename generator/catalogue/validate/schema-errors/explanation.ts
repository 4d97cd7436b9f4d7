import type { DiagnosticCode, DiagnosticText } from '../../diagnostics/diagnostic';
import type { Path, SourceDocument } from '../../load/document';
import type { Categories, Countries, Currencies } from '../../../../src/generated/data-types';
import type { SchemaName, SchemaNode, Schemas } from '../schemas';
import { isObject } from './names';

/** The lists of the data whose names people write where ids and codes belong; one is absent while its file is invalid. */
export interface Lists {
  readonly categories?: Categories | undefined;
  readonly countries?: Countries | undefined;
  readonly currencies?: Currencies | undefined;
}

/** An error of the schema validator, with what an explanation needs to know about its place. */
export interface SchemaError {
  /** The kind of file. */
  readonly kind: SchemaName;
  /** The keyword of the schema that the value breaks: `type`, `maxLength`. */
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

/** What to report about an error. */
export type Finding = DiagnosticText & {
  readonly code: DiagnosticCode;
  /** The place, if not that of the error. */
  readonly path?: Path;
  /** Whether the key or the value is underlined; the value by default. */
  readonly target?: 'key' | 'value';
};

/** Recognises one kind of mistake: gives what to report, or undefined if the error is none of that kind. */
export type Explanation = (error: SchemaError) => Finding | undefined;

/** The first explanation that recognises an error. Lists of explanations are in order: the most specific comes first. */
export function explain(explanations: readonly Explanation[], error: SchemaError): Finding | undefined {
  for (const explanation of explanations) {
    const finding = explanation(error);
    if (finding) return finding;
  }
  return undefined;
}

/** The value at a path of a document. */
export function valueAt(document: SourceDocument, path: Path): unknown {
  let current: unknown = document.value;
  for (const step of path) {
    if (Array.isArray(current)) current = current[Number(step)];
    else current = isObject(current) ? current[String(step)] : undefined;
  }
  return current;
}

/** A value without what is at a path. */
function without(value: unknown, [step, ...rest]: Path): unknown {
  if (Array.isArray(value))
    return value.flatMap((each: unknown, index) =>
      index !== step ? [each] : rest.length === 0 ? [] : [without(each, rest)],
    );
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) =>
      key !== step ? [[key, each]] : rest.length === 0 ? [] : [[key, without(each, rest)]],
    ),
  );
}

/** Whether the key of a wrong value must be there, so that it is no way out to remove it. */
export function isRequired({ kind, path, document, schemas }: SchemaError): boolean {
  return schemas.check(kind, without(document.value, path)).some(({ keyword, instancePath, params }) => {
    const missing: unknown = params['missingProperty'];
    const parent = path.slice(0, -1).map((step) => `/${String(step)}`);
    return keyword === 'required' && missing === path.at(-1) && instancePath === parent.join('');
  });
}

/** A value as the file spells it, or the text itself. */
export function spelling({ value, document, path }: SchemaError): string {
  return typeof value === 'string' ? value : document.sourceText(path);
}
