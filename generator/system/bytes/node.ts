import { isAscii, isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';

// Operations on bytes that differ between Node and browsers, imported as `#bytes`. This is the version for Node, where
// it is fastest; the one for browsers has the same functions.

export type HashAlgorithm = 'sha1' | 'sha256';

export { crc32, isAscii, isUtf8 };

export type HashEncoding = 'hex' | 'base64' | 'base64url';

export function digest(algorithm: HashAlgorithm, data: string | Uint8Array, encoding: HashEncoding): string {
  return hash(algorithm, data, encoding);
}

export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0;
}

export function base64Of(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}

/** Decodes base64 or base64url. Skips characters outside of both alphabets. */
export function bytesOfBase64(text: string): Uint8Array {
  return Buffer.from(text, 'base64');
}
