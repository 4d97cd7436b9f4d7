/** Which words of a vocabulary occur in a text: a bit for each. */
export type Words = Uint32Array;

/** Reads which words occur in an HTML text, besides others. A word that does not occur may be among them, and none that does is missing. */
export type ReadWords = (html: Uint8Array, others?: Words) => Words;

/** The words that are looked for in pages. */
export interface Vocabulary {
  readonly read: ReadWords;
  has(found: Words, word: string): boolean;
}

const encoder = new TextEncoder();
const equals = 0x3d;
const quote = 0x22;
const space = 0x20;

/** How the attributes begin whose values are words; only their last two letters are compared: a word too many does no harm. */
const beginnings = [' class="', ' data-hue="'].map((text) => encoder.encode(text));
const lettersBefore = (html: Uint8Array, equalsAt: number): number =>
  ((html[equalsAt - 2] ?? 0) << 8) | (html[equalsAt - 1] ?? 0);
const [ofClass, ofHue] = beginnings.map((beginning) => lettersBefore(beginning, beginning.length - 2));

// How far, by a byte, the next quote that ends a beginning is at the least (Horspool's search).
const shortest = Math.min(...beginnings.map(({ length }) => length));
const steps = new Uint8Array(256).fill(shortest);
for (const beginning of beginnings) {
  beginning
    .subarray(-shortest, -1)
    .forEach((byte, index) => (steps[byte] = Math.min(steps[byte] ?? 1, shortest - 1 - index)));
}

// As many as a hash of two bytes can have. Few of some thousand words share one, and those that do share a bit.
const placeCount = 2 ** 16;
const nextHash = (hash: number, byte: number): number => (hash * 131 + byte) & (placeCount - 1);

/**
 * A vocabulary of the words that stand in `class` and `data-hue` attributes. React writes attributes with double quotes and
 * none in their values. The rest is for speed: to look through a store page's HTML byte by byte, or with the functions of strings,
 * would take a twentieth of what it takes to render it.
 */
export function vocabularyOf(words: Iterable<string>): Vocabulary {
  const bits = new Uint16Array(placeCount);
  const known = new Map<string, number>();
  let bitCount = 1; // Bit 0 is that of all other words.
  for (const word of words) {
    const hash = encoder.encode(word).reduce(nextHash, 0);
    if (bits[hash] === 0) bits[hash] = bitCount++;
    known.set(word, bits[hash] ?? 0);
  }
  const size = Math.ceil(bitCount / 32);

  const note = (found: Words, bit: number): void => {
    found[bit >>> 5] = (found[bit >>> 5] ?? 0) | (1 << (bit & 31));
  };
  const noteValue = (found: Words, html: Uint8Array, begin: number): void => {
    let hash = 0;
    for (let at = begin; at < html.length; at += 1) {
      const byte = html[at] ?? quote;
      if (byte > space && byte !== quote) {
        hash = nextHash(hash, byte);
        continue;
      }
      note(found, bits[hash] ?? 0);
      if (byte === quote) return;
      hash = 0;
    }
  };
  const bitOf = (word: string): number => known.get(word) ?? 0;
  return {
    has: (found, word) => ((found[bitOf(word) >>> 5] ?? 0) & (1 << (bitOf(word) & 31))) !== 0,
    read(html, others) {
      const found = others?.slice() ?? new Uint32Array(size);
      for (let at = shortest - 1; at < html.length; at += steps[html[at] ?? 0] ?? 1) {
        if (html[at] !== quote || html[at - 1] !== equals) continue;
        const letters = lettersBefore(html, at - 1);
        if (letters === ofClass || letters === ofHue) noteValue(found, html, at + 1);
      }
      // What other words there were makes no difference.
      found[0] = (found[0] ?? 0) & ~1;
      return found;
    },
  };
}
