import { base64Of, bytesOfBase64, sameBytes } from '#bytes';
import { encoded } from '../../system/bytes/common';
import { textOf } from '../../catalogue/amend/file-changes';
import { textField } from '../../catalogue/load/fields';

/** What a file has; undefined if there is none. */
export type Content = Uint8Array | undefined;

/** Whether two contents are the same. */
export function sameContent(one: Content, other: Content): boolean {
  if (one === undefined || other === undefined) return one === other;
  return sameBytes(one, other);
}

/** A content as JSON: text where it is text, so that a person can read it. */
export function contentAsJson(content: Content): object | null {
  if (content === undefined) return null;
  const text = textOf(content);
  return text === undefined ? { base64: base64Of(content) } : { text };
}

/** A content of its JSON. */
export function contentOfJson(value: unknown): Content {
  const text = textField(value, 'text');
  if (text !== undefined) return encoded(text);
  const base64 = textField(value, 'base64');
  return base64 === undefined ? undefined : bytesOfBase64(base64);
}

/** What a file of ours says; undefined if it is not ours, which are written in one step. */
export function jsonOf(bytes: Content): unknown {
  try {
    return bytes && JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
