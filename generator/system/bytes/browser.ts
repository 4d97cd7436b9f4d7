import { sha1 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { encoded, latin1 } from './common';
import type { HashAlgorithm, HashEncoding } from './node';

// Implements the functions of `node.ts` for browsers.

const hashes = { sha1, sha256 } as const;

export function digest(algorithm: HashAlgorithm, data: string | Uint8Array, encoding: HashEncoding): string {
  const made = hashes[algorithm](typeof data === 'string' ? encoded(data) : data);
  if (encoding === 'hex') return bytesToHex(made);
  const base64 = base64Of(made);
  return encoding === 'base64'
    ? base64
    : base64
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/={1,2}$/, '');
}

export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one === other || (one.length === other.length && one.every((byte, at) => byte === other[at]));
}

export function isAscii(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte < 0x80);
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Avoids the exceptions of a strict decoder, which are slow if every line causes one. */
export function isUtf8(bytes: Uint8Array): boolean {
  const text = decoder.decode(bytes);
  return !text.includes('\ufffd') || sameBytes(encoded(text), bytes);
}

const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) remainder = remainder & 1 ? (remainder >>> 1) ^ 0xedb88320 : remainder >>> 1;
  return remainder;
});

export function crc32(bytes: Uint8Array): number {
  let remainder = 0xffffffff;
  for (const byte of bytes) remainder = (remainders[(remainder ^ byte) & 0xff] ?? 0) ^ (remainder >>> 8);
  return ~remainder >>> 0;
}

export function base64Of(bytes: Uint8Array): string {
  return btoa(latin1(bytes));
}

export function bytesOfBase64(text: string): Uint8Array {
  const digits = text
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/[^A-Za-z0-9+/]+/g, '');
  // A single remaining digit encodes less than a byte.
  const whole = digits.length % 4 === 1 ? digits.slice(0, -1) : digits;
  return Uint8Array.from(atob(whole), (character) => character.charCodeAt(0));
}
