import type { Phrase, Value } from '../../diagnostics/phrases';
import { isTextId } from '#texts';
import { quote } from '../../diagnostics/visible';
import type { Path } from '../../load/document';
import type { SchemaNode } from './schemas';

export function typeName(type = ''): Phrase {
  const id = `type.${type}`;
  return { id: isTextId(id) ? id : 'type.other' };
}

/** A name for a value by its path: `title`, the Arabic text of `title`, entry 2 of `tags`. */
export function nameOf(path: Path): Value {
  const last = path.at(-1);
  if (last === undefined) return { id: 'name.file' };
  const parent = path.slice(0, -1);
  const inside = parent.length > 0;
  if (typeof last === 'number') {
    const number = last + 1;
    return inside
      ? { id: 'name.entry-of', values: { number, parent: nameOf(parent) } }
      : { id: 'name.entry', values: { number } };
  }
  return inside && (last === 'en' || last === 'ar')
    ? { id: 'name.text', values: { language: last, parent: nameOf(parent) } }
    : quote(last);
}

/** Whether a schema node is a pair of texts, whatever its title. */
export function isPair(node: SchemaNode): boolean {
  const required = node.required ?? [];
  return (
    required.length === 2 &&
    required.includes('en') &&
    required.includes('ar') &&
    node.properties?.['en']?.type === 'string'
  );
}

/** The meaning of a key, as the reason in a diagnostic; undefined without a description. */
export function meaning({ description }: SchemaNode): Phrase | undefined {
  return description === undefined ? undefined : { id: 'meaning', values: { description: { description } } };
}

/** What a value must be, according to the description of its key. */
export function expectation({ description }: SchemaNode): Phrase {
  return description === undefined
    ? { id: 'expected.schema' }
    : { id: 'expected', values: { description: { description } } };
}
