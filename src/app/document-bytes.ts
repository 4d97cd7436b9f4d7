/** A piece of a document; one that stands in many documents is encoded once. */
export type DocumentPart = string | Uint8Array;

const encoder = new TextEncoder();

/** A text that stands in many documents. */
export function constantPart(text: string): Uint8Array {
  return encoder.encode(text);
}

// A UTF-16 unit never takes more.
const bytesAtMost = 3;

let passing = new Uint8Array(2 ** 18);
let room = new Uint8Array(2 ** 18);

/** A text of one document, to be read as bytes before the document is made. They hold until the next call. */
export function passingPart(text: string): Uint8Array {
  const most = text.length * bytesAtMost;
  if (passing.length < most) passing = new Uint8Array(most);
  return passing.subarray(0, encoder.encodeInto(text, passing).written);
}

/** Joins the parts of a document, in UTF-8. */
export function documentBytes(parts: readonly DocumentPart[]): Uint8Array {
  const most = parts.reduce(
    (sum, part) => sum + (typeof part === 'string' ? part.length * bytesAtMost : part.length),
    0,
  );
  if (room.length < most) room = new Uint8Array(most);
  let end = 0;
  for (const part of parts) {
    if (typeof part === 'string') {
      end += encoder.encodeInto(part, room.subarray(end)).written;
    } else {
      room.set(part, end);
      end += part.length;
    }
  }
  return room.slice(0, end);
}
