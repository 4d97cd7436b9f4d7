import { choice, listed, nearest } from '../../diagnostics/suggest';
import { quote } from '../../diagnostics/visible';
import { nounOf } from '../schema/schemas';
import type { Explanation, SchemaError } from './explanation';
import { isMapping } from '../../load/fields';

function kindOf({ value }: SchemaError): unknown {
  return isMapping(value) ? value['kind'] : undefined;
}

/** Explanations for values that belong to no branch of a union: a misspelt key, a missing kind, an unknown one. */
export const kindExplanations: readonly Explanation[] = [
  (error) => {
    const { value, path } = error;
    if (!isMapping(value) || kindOf(error) !== undefined) return undefined;
    const typo = nearest('kind', Object.keys(value));
    if (typo === undefined) return undefined;
    return {
      code: 'unknown-key',
      path: [...path, typo],
      target: 'key',
      id: 'unknown-key',
      values: { key: quote(typo) },
      fix: { id: 'unknown-key.near', values: { near: quote('kind') } },
    };
  },
  (error) => {
    const { node, schemas, path } = error;
    const kind = kindOf(error);
    if (kind !== undefined && kind !== null) return undefined;
    return {
      code: kind === null ? 'missing-value' : 'missing-key',
      path: [...path, 'kind'],
      id: 'missing-kind',
      values: { noun: nounOf(node), kinds: listed(schemas.kindsOf(node)) },
    };
  },
  (error) => {
    const { node, schemas, path, document } = error;
    const noun = nounOf(node);
    const kind = kindOf(error);
    const written = typeof kind === 'string' ? kind : document.sourceText([...path, 'kind']);
    return {
      code: noun === 'section' ? 'unknown-section-kind' : 'unknown-kind',
      path: [...path, 'kind'],
      id: schemas.isKindElsewhere(noun, written) ? 'unknown-kind.here' : 'unknown-kind',
      values: { kind: quote(written), noun, union: node.title ?? '' },
      fix: choice(written, { id: 'label.kinds' }, schemas.kindsOf(node)),
    };
  },
];
