import { choose, listing, nearest } from '../../diagnostics/suggest';
import { quote } from '../../diagnostics/visible';
import { nounOf } from '../schemas';
import type { Explanation, SchemaError } from './explanation';
import { inSentence, isObject } from './names';

function kindOf({ value }: SchemaError): unknown {
  return isObject(value) ? value['kind'] : undefined;
}

const misspeltKey: Explanation = (error) => {
  const { value, path } = error;
  if (!isObject(value) || kindOf(error) !== undefined) return undefined;
  const typo = nearest('kind', Object.keys(value));
  return typo === undefined
    ? undefined
    : {
        code: 'unknown-key',
        path: [...path, typo],
        target: 'key',
        message: `${quote(typo)} is not a key here`,
        fix: 'did you mean `kind`?',
      };
};

const missingKind: Explanation = (error) => {
  const { node, schemas, path } = error;
  const kind = kindOf(error);
  if (kind !== undefined && kind !== null) return undefined;
  return {
    code: kind === null ? 'missing-value' : 'missing-key',
    path: [...path, 'kind'],
    message: `the kind of this ${nounOf(node)} is missing`,
    fix: `add \`kind:\`; kinds: ${listing(schemas.kindsOf(node))}`,
  };
};

const unknownKind: Explanation = (error) => {
  const { node, schemas, path, document } = error;
  const noun = nounOf(node);
  const kind = kindOf(error);
  const written = typeof kind === 'string' ? kind : document.sourceText([...path, 'kind']);
  const elsewhere = schemas.isKindElsewhere(noun, written);
  return {
    code: noun === 'section' ? 'unknown-section-kind' : 'unknown-kind',
    path: [...path, 'kind'],
    message: `${quote(written)} is not a kind of ${noun}${elsewhere ? ' here' : ''}`,
    why: elsewhere
      ? `here it must be ${inSentence((node.description ?? '').replace(/ Its `kind` says which\.$/, ''))}`
      : undefined,
    fix: choose(written, 'kinds', schemas.kindsOf(node)),
  };
};

/** Explanations of a value that is of no kind of a union. */
export const kindExplanations: readonly Explanation[] = [misspeltKey, missingKind, unknownKind];
