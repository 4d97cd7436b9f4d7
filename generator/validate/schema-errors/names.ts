import { quote } from '../../diagnostics/visible';
import type { Path } from '../../load/document';
import type { SchemaNode } from '../schemas';

/** The languages by the keys of a pair of texts. */
export const languageNames: ReadonlyMap<unknown, string> = new Map([
  ['en', 'English'],
  ['ar', 'Arabic'],
]);

/** The types of JSON Schema in words. */
export const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'a mapping (keys with their values, indented below it)',
  array: 'a list (entries that begin with `- `, below it)',
};

/** Whether a value is a mapping. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Names a value by its path: `title`, the Arabic text of `title`, entry 2 of `tags`. */
export function nameOf(path: Path): string {
  const last = path.at(-1);
  const parent = path.slice(0, -1);
  if (last === undefined) return 'this file';
  if (typeof last === 'number')
    return parent.length === 0 ? `entry ${last + 1}` : `entry ${last + 1} of ${nameOf(parent)}`;
  const language = languageNames.get(last);
  return language !== undefined && parent.length > 0 ? `the ${language} text of ${nameOf(parent)}` : quote(last);
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

/** The description of a schema node as part of a sentence. */
export function inSentence(description: string): string {
  const text = description.replace(/\.$/, '');
  return /^[A-Z][a-z ]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** The meaning of a key, as the reason of a diagnostic. */
export function meaning({ description }: SchemaNode): string | undefined {
  return description === undefined ? undefined : `it means: ${inSentence(description)}`;
}
