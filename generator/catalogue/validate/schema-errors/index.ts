import type { ErrorObject } from 'ajv/dist/2020.js';
import { grouped } from '../../../../src/domain/language/grouped';
import { diagnostic, type Diagnostic, type DiagnosticCode } from '../../diagnostics/diagnostic';
import type { Path, SourceDocument } from '../../load/document';
import { formats } from '../schema/formats';
import { schemaNodeOf, type SchemaName, type Schemas } from '../schema/schemas';
import { explain, type Explanation, type Finding, type Lists, type SchemaError } from './explanation';
import { explainKeys, keyOfError, shallowText } from './keys';
import { kindExplanations } from './kinds';
import { isMapping, valueAt } from '../../load/fields';
import { typeExplanations } from './types';
import { valueExplanations } from './values';

/** Converts a JSON pointer to a path: list indexes become numbers. */
function pathOf(pointer: string, value: unknown): Path {
  let current = value;
  return pointer
    .split('/')
    .slice(1)
    .map((escaped) => {
      const step = escaped.replace(/~1/g, '/').replace(/~0/g, '~');
      if (Array.isArray(current)) {
        current = current[Number(step)];
        return Number(step);
      }
      current = isMapping(current) ? current[step] : undefined;
      return step;
    });
}

/** The order in which keywords are explained: only the first error of a value is. */
const priorities = [
  'minLength',
  'maxLength',
  'enum',
  'const',
  'format',
  'pattern',
  'minItems',
  'maxItems',
  'uniqueItems',
];

function priority({ keyword }: ErrorObject): number {
  return priorities.indexOf(keyword) + 1 || priorities.length + 1;
}

const keyKeywords = ['required', 'additionalProperties', 'propertyNames'];

/** Explains the errors of one value with as few findings as there are mistakes. */
function findingsAt(
  path: Path,
  errors: readonly ErrorObject[],
  { kind, document, schemas, lists }: Pick<SchemaError, 'kind' | 'document' | 'schemas' | 'lists'>,
): readonly Finding[] {
  const explainError = (
    explanations: readonly Explanation[],
    error: ErrorObject,
    code?: DiagnosticCode,
  ): readonly Finding[] => {
    // Ajv types the passed values as `any`.
    const { keyword, params, schema, data } = error as ErrorObject<string, Record<string, unknown>, unknown>;
    const from = { kind, document, schemas, lists, path, keyword, params, limit: schema, value: data };
    const finding = explain(explanations, { ...from, node: schemaNodeOf(error) }, code);
    return finding ? [finding] : [];
  };
  const union = errors.find(({ keyword }) => keyword === 'discriminator');
  if (union) return explainError(kindExplanations, union);
  const type = errors.find(({ keyword }) => keyword === 'type');
  if (type) return explainError(typeExplanations, type, 'wrong-type');
  const present = valueAt(document.value, path);
  const [value] = errors
    .filter((error) => keyOfError(error, present) === undefined && !keyKeywords.includes(error.keyword))
    .toSorted((a, b) => priority(a) - priority(b));
  return [
    ...explainKeys(path, present, errors, schemas),
    ...(value ? explainError(valueExplanations, value, formats[schemaNodeOf(value).format ?? '']?.code) : []),
  ];
}

/** Converts a document's schema errors to diagnostics: one mistake, one diagnostic. */
export function schemaDiagnostics(
  kind: SchemaName,
  document: SourceDocument,
  errors: readonly ErrorObject[],
  schemas: Schemas,
  lists: Lists = {},
): readonly Diagnostic[] {
  const groups = grouped(errors, ({ instancePath }) => instancePath);
  // A missing value of such a key is a consequence of its misplaced text.
  const shallow = new Set(
    [...groups].flatMap(([pointer, group]) => {
      const path = pathOf(pointer, document.value);
      const key = shallowText(path, valueAt(document.value, path), group, schemas);
      return key === undefined ? [] : [`${pointer}/${key}`];
    }),
  );
  return [...groups].flatMap(([pointer, group]) => {
    if (shallow.has(pointer)) return [];
    const path = pathOf(pointer, document.value);
    return findingsAt(path, group, { kind, document, schemas, lists }).map(
      ({ code, path: place = path, target = 'value', ...text }) =>
        diagnostic(code, document.file.path, document.span(place, target), text),
    );
  });
}
