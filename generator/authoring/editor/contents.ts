import { base64Of, bytesOfBase64, sameBytes } from '#bytes';
import { encoded } from '../../system/bytes/common';
import { utf8Text } from '../../catalogue/amend/file-changes';
import { textField } from '../../catalogue/load/fields';

/** Undefined if the file does not exist. */
export type Content = Uint8Array | undefined;

export function sameContent(one: Content, other: Content): boolean {
  if (one === undefined || other === undefined) return one === other;
  return sameBytes(one, other);
}

/** Text is stored as such, other contents as Base64. */
export function contentAsJson(content: Content): object | null {
  if (content === undefined) return null;
  const text = utf8Text(content);
  return text === undefined ? { base64: base64Of(content) } : { text };
}

export function contentOfJson(value: unknown): Content {
  const text = textField(value, 'text');
  if (text !== undefined) return encoded(text);
  const base64 = textField(value, 'base64');
  return base64 === undefined ? undefined : bytesOfBase64(base64);
}

/** Parses a file that this program has written atomically; undefined for anything else. */
export function jsonOf(bytes: Content): unknown {
  try {
    return bytes && JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
