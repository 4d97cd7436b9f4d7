import { isAscii, isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';

// What Node and browsers do with bytes in different ways, under the name `#bytes`: here for Node, where this is fastest. The module for
// browsers has the same functions.

/** The hash algorithms in use. */
export type HashAlgorithm = 'sha1' | 'sha256';

export { crc32, isAscii, isUtf8 };

/** How a hash is written. */
export type HashEncoding = 'hex' | 'base64' | 'base64url';

/** The hash of a text or of bytes. */
export function digest(algorithm: HashAlgorithm, data: string | Uint8Array, encoding: HashEncoding): string {
  return hash(algorithm, data, encoding);
}

/** Whether two pieces of bytes are the same. */
export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0;
}

/** Bytes in base64. */
export function base64Of(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}

/** The bytes of a text in base64, also in its alphabet for addresses. What belongs to neither is skipped. */
export function bytesOfBase64(text: string): Uint8Array {
  return Buffer.from(text, 'base64');
}
