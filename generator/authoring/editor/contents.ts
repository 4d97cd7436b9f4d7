import { base64Of, bytesOfBase64, sameBytes } from '#bytes';
import { encoded } from '../../system/bytes/common';
import { utf8Text } from '../../catalogue/amend/file-changes';
import { textField } from '../../catalogue/load/fields';

/** The content of a file; undefined if the file does not exist. */
export type Content = Uint8Array | undefined;

/** Whether two contents are equal. */
export function sameContent(one: Content, other: Content): boolean {
  if (one === undefined || other === undefined) return one === other;
  return sameBytes(one, other);
}

/** Serialises a content as JSON: text stays readable, anything else is Base64. */
export function contentAsJson(content: Content): object | null {
  if (content === undefined) return null;
  const text = utf8Text(content);
  return text === undefined ? { base64: base64Of(content) } : { text };
}

/** Parses the JSON of a content. */
export function contentOfJson(value: unknown): Content {
  const text = textField(value, 'text');
  if (text !== undefined) return encoded(text);
  const base64 = textField(value, 'base64');
  return base64 === undefined ? undefined : bytesOfBase64(base64);
}

/**
 * Parses a file that this program has written; undefined if it is anything else, because such files are written
 * atomically.
 */
export function jsonOf(bytes: Content): unknown {
  try {
    return bytes && JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
