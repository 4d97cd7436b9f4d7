import type { Path, SourceDocument } from '../../load/document';
import { fieldOf } from '../../load/fields';
import { childOf, nodeFor } from '../schema/schema-strings';
import type { SchemaName, SchemaNode, Schemas } from '../schema/schemas';
import type { Use } from './uses';

/** A place in the data that refers to something by name. */
export interface Reference extends Use {
  readonly document: SourceDocument;
  readonly file: SchemaName;
}

/** Whether a mapping would be incomplete without a key. */
function isNeeded(key: string, { required, 'x-needs-one-of': some }: SchemaNode, holder: unknown): boolean {
  const isOnly = some?.includes(key) && some.every((other) => other === key || fieldOf(holder, other) === undefined);
  return isOnly === true || required?.includes(key) === true;
}

/** The schema nodes and values along a path, from the whole file to the place. */
function stepsTo({ document, file, path }: Reference, schemas: Schemas) {
  const steps = [{ node: nodeFor(schemas.rootOf(file), document.value, schemas), value: document.value }];
  for (const [index, step] of path.entries()) {
    const { node = {}, value } = steps[index] ?? {};
    const child: unknown = Array.isArray(value) ? value[Number(step)] : fieldOf(value, String(step));
    const given = Array.isArray(value) ? (node.items ?? {}) : childOf(node, String(step));
    steps.push({ node: nodeFor(given, child, schemas), value: child });
  }
  return steps;
}

/**
 * What is removed with a reference: its key or list item, or the entry around it that is incomplete without it. `needed`
 * if a person must choose another name first; `kept` if it stays.
 */
export function removalOf(reference: Reference, all: readonly Reference[], schemas: Schemas): Path | 'needed' | 'kept' {
  const { document, path } = reference;
  const steps = stepsTo(reference, schemas);
  for (let depth = path.length; depth > 0; depth -= 1) {
    const place = path.slice(0, depth);
    const step = place.at(-1);
    const { 'x-ref-removed': removed } = steps[depth]?.node ?? {};
    const holder = steps[depth - 1];
    if (removed === 'kept' || removed === 'needed') return removed;
    if (typeof step === 'number') {
      const list = JSON.stringify(place.slice(0, -1));
      const others = all.filter(
        (each) => each.document === document && JSON.stringify(each.path.slice(0, depth - 1)) === list,
      );
      const items = new Set(others.map((each) => each.path[depth - 1]));
      if (Array.isArray(holder?.value) && items.size < holder.value.length) return place;
    } else if (removed !== 'entry' && !isNeeded(String(step), holder?.node ?? {}, holder?.value)) return place;
  }
  return 'needed';
}
