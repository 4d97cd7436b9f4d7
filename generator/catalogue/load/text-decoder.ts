interface PieceDecoder {
  decode(bytes?: Uint8Array, options?: { readonly stream?: boolean }): string;
}

/** The characters of the bytes 80 to 9F in Windows-1252. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Node 20 decodes Windows-1252 as Latin-1, where the bytes 80 to 9F are no quotation marks, dashes and ellipses. */
export function textDecoder(encoding: string): PieceDecoder {
  const decoder = new TextDecoder(encoding);
  if (encoding !== 'windows-1252') return decoder;
  return {
    decode: (bytes, options) =>
      decoder
        .decode(bytes, options)
        .replace(/[\u0080-\u009f]/g, (character) => windows1252[character.charCodeAt(0) - 0x80] ?? character),
  };
}
