import { childOf, nodeFor } from '../validate/schema/schema-strings';
import type { SchemaName, SchemaNode, Schemas } from '../validate/schema/schemas';
import type { AmendOptions, AmendPath, AmendValue } from './amend';
import { childOf as childOfValue } from '../../../src/domain/editing/edited-value';

/** The node of a value. A value without `kind` may still become any branch of its union. */
function nodeOf(given: SchemaNode, value: AmendValue | undefined, schemas: Schemas): SchemaNode {
  const node = schemas.resolve(given);
  const isUndecided =
    schemas.kindsOf(node).length > 0 && (value === undefined || childOfValue(value, 'kind') === undefined);
  return isUndecided ? node : nodeFor(node, value, schemas);
}

/** Undefined where the schema has no fixed keys, as for messages, whose keys are ids. */
export function keyOrderOf(schemas: Schemas, name: SchemaName): NonNullable<AmendOptions['keyOrder']> {
  return (path: AmendPath, root: AmendValue) => {
    let value: AmendValue | undefined = root;
    let node = nodeOf(schemas.rootOf(name), value, schemas);
    for (const step of path) {
      value = value === undefined ? undefined : childOfValue(value, step);
      node = nodeOf((typeof step === 'number' ? node.items : childOf(node, step)) ?? {}, value, schemas);
    }
    // For an undecided union, the keys of all its branches.
    const branches = (node.oneOf ?? []).map((branch) => schemas.resolve(branch));
    const keys = [...new Set([node, ...branches].flatMap(({ properties = {} }) => Object.keys(properties)))];
    return keys.length > 0 ? keys : undefined;
  };
}
