import type { ErrorObject } from 'ajv/dist/2020.js';
import { grouped } from '../../../../src/domain/language/grouped';
import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic';
import type { Path, SourceDocument } from '../../load/document';
import { isMapping, valueAt } from '../../load/fields';
import type { SchemaName, Schemas } from '../schema/schemas';
import { explainKeys, keyOfError, keysOf, type Keys } from './keys';
import { kindExplanations, typeExplanations } from './types';
import { explain, schemaError, type CheckedFile, type Finding, type Lists } from './schema-error';
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

const keyKeywords = ['required', 'additionalProperties', 'propertyNames'];

/** Explains the errors of one value with as few findings as there are mistakes. */
function findingsAt(keys: Keys, errors: readonly ErrorObject[], file: CheckedFile): readonly Finding[] {
  const own = errors
    .filter((error) => keyOfError(error, keys.value) === undefined && !keyKeywords.includes(error.keyword))
    .map((error) => schemaError(error, keys.path, file));
  const union = own.filter(({ keyword }) => keyword === 'discriminator');
  if (union.length > 0) return explain(kindExplanations, union);
  const types = own.filter(({ keyword }) => keyword === 'type');
  if (types.length > 0) return explain(typeExplanations, types);
  return [...explainKeys(keys, errors), ...explain(valueExplanations, own)];
}

/** Converts a document's schema errors to diagnostics: one mistake, one diagnostic. */
export function schemaDiagnostics(
  kind: SchemaName,
  document: SourceDocument,
  errors: readonly ErrorObject[],
  schemas: Schemas,
  lists: Lists = {},
): readonly Diagnostic[] {
  const places = [...grouped(errors, ({ instancePath }) => instancePath)].map(([pointer, group]) => {
    const path = pathOf(pointer, document.value);
    return { pointer, group, keys: keysOf(path, valueAt(document.value, path), group, schemas) };
  });
  // A missing value of such a key is a consequence of its misplaced text.
  const shallow = new Set(places.map(({ pointer, keys }) => `${pointer}/${keys.shallow}`));
  return places
    .filter(({ pointer }) => !shallow.has(pointer))
    .flatMap(({ group, keys }) =>
      findingsAt(keys, group, { kind, document, schemas, lists }).map((finding) => ({ finding, keys })),
    )
    .map(({ finding: { code, path, target, ...text }, keys }) =>
      diagnostic(code, document.file.path, document.span(path ?? keys.path, target), text),
    );
}
