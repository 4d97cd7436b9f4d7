const encoder = new TextEncoder();

export function encoded(text: string): Uint8Array {
  return encoder.encode(text);
}

/** A safe number of arguments for one call with respect to the stack. */
const mostArguments = 8192;

/** Each byte becomes the character with its number. */
export function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += mostArguments)
    text += String.fromCharCode(...bytes.subarray(start, start + mostArguments));
  return text;
}

export function joinedBytes(pieces: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}
