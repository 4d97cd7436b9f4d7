import { choice, listed, nearest } from '../../diagnostics/suggest';
import { quote } from '../../diagnostics/visible';
import { fieldOf, isMapping } from '../../load/fields';
import { nounOf } from '../schema/schemas';
import type { Explanation } from './schema-error';

/** Explanations for values that belong to no branch of a union: a misspelt key, a missing kind, an unknown one. */
export const kindExplanations: readonly Explanation[] = [
  {
    code: 'unknown-key',
    say({ value, path }) {
      const isWithout = isMapping(value) && value['kind'] === undefined;
      const typo = isWithout ? nearest('kind', Object.keys(value)) : undefined;
      return typo === undefined
        ? undefined
        : {
            path: [...path, typo],
            target: 'key',
            id: 'unknown-key',
            values: { key: quote(typo) },
            fix: { id: 'unknown-key.near', values: { near: quote('kind') } },
          };
    },
  },
  {
    say({ value, node, schemas, path, document }) {
      const kind = fieldOf(value, 'kind');
      const place = [...path, 'kind'];
      const noun = nounOf(node);
      const kinds = schemas.kindsOf(node);
      if (kind === undefined || kind === null)
        return {
          code: kind === null ? 'missing-value' : 'missing-key',
          path: place,
          id: 'missing-kind',
          values: { noun, kinds: listed(kinds) },
        };
      const written = typeof kind === 'string' ? kind : document.sourceText(place);
      return {
        code: noun === 'section' ? 'unknown-section-kind' : 'unknown-kind',
        path: place,
        id: schemas.isKindElsewhere(noun, written) ? 'unknown-kind.here' : 'unknown-kind',
        values: { kind: quote(written), noun, union: node.title ?? '' },
        fix: choice(written, { id: 'label.kinds' }, kinds),
      };
    },
  },
];
