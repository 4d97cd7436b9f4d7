import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as browser from '../../../../generator/system/bytes/browser';
import { joinedBytes, latin1 } from '../../../../generator/system/bytes/common';
import * as node from '../../../../generator/system/bytes/node';

/** Bytes of texts, of damaged texts, and random bytes. */
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  fc.string({ unit: 'grapheme' }).map((text) => new TextEncoder().encode(text)),
  fc.tuple(fc.string({ unit: 'grapheme' }), fc.nat()).map(([text, at]) => {
    const whole = new TextEncoder().encode(text);
    return whole.subarray(0, whole.length === 0 ? 0 : at % whole.length);
  }),
  fc.constantFrom(...['\ufffd', '\ufeffword', 'كلمة', '\0'].map((text) => new TextEncoder().encode(text))),
);

describe('the functions on bytes', () => {
  it('are the same for Node and for browsers', () => {
    expect(Object.keys(browser).sort()).toEqual(Object.keys(node).sort());
  });

  it('give the same in both', () => {
    fc.assert(
      fc.property(bytes, bytes, fc.string(), (one, other, text) => {
        const results = [node, browser].map(
          ({ digest, sameBytes, isAscii, isUtf8, crc32, base64Of, bytesOfBase64 }) => ({
            hashes: (['sha1', 'sha256'] as const).flatMap((algorithm) =>
              [one, text].flatMap((data) =>
                (['hex', 'base64', 'base64url'] as const).map((encoding) => digest(algorithm, data, encoding)),
              ),
            ),
            same: [sameBytes(one, other), sameBytes(one, one.slice())],
            isAscii: isAscii(one),
            isUtf8: isUtf8(one),
            sum: crc32(one),
            base64: base64Of(one),
            back: Array.from(bytesOfBase64(base64Of(one))),
            url: Array.from(bytesOfBase64(digest('sha1', one, 'base64url'))),
          }),
        );
        expect(results[1]).toEqual(results[0]);
        expect(results[1]?.back).toEqual(Array.from(one));
      }),
      { numRuns: 300 },
    );
  });

  it('take bytes for characters, and pieces for one, of any length', () => {
    const long = Uint8Array.from({ length: 20_000 }, (_, at) => at % 256);
    expect(latin1(long)).toBe(Buffer.from(long).toString('latin1'));
    expect(joinedBytes([long, new Uint8Array(), long])).toEqual(new Uint8Array([...long, ...long]));
  });
});
