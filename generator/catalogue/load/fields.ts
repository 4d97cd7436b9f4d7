import type { Path } from './document';
import type { Publication } from '../../../src/domain/pages/publication';

export function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value of a key; undefined if `value` is not a mapping or lacks the key. Its shape need not be valid. */
export function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, step) => fieldOf(at, String(step)), value);
}

/** Empty if the value is not a list. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The publication fields of a file. Its shape need not be valid. */
export function publicationOf(value: unknown): Publication {
  return { draft: fieldOf(value, 'draft') === true, publish: textField(value, 'publish') };
}

/** The value of a key; undefined if it is not a text. */
export function textField(value: unknown, key: string): string | undefined {
  const field = fieldOf(value, key);
  return typeof field === 'string' ? field : undefined;
}

/** The host of a web address without `www.`; undefined for any other text, such as an address that opens an app. */
export function hostOf(address: string | undefined): string | undefined {
  if (address === undefined || !/^https?:/i.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).hostname.replace(/^www\./, '');
}
