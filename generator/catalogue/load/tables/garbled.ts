import { textDecoder } from '../text-decoder';

/** A single-byte encoding in which UTF-8 is often decoded by mistake. */
type WrongEncoding = 'windows-1256' | 'windows-1252';

interface GarbledText {
  readonly encoding: WrongEncoding;
  /** The garbled part, and the original. */
  readonly wrong: string;
  readonly right: string;
}

/** The byte of each non-ASCII character of a single-byte encoding. */
function bytesOf(encoding: WrongEncoding): ReadonlyMap<string, number> {
  const decoder = textDecoder(encoding);
  return new Map(Array.from({ length: 128 }, (_, index) => [decoder.decode(Uint8Array.of(128 + index)), 128 + index]));
}

const encodings: readonly (readonly [WrongEncoding, ReadonlyMap<string, number>])[] = [
  ['windows-1256', bytesOf('windows-1256')],
  ['windows-1252', bytesOf('windows-1252')],
];

/** The characters of an encoding whose bytes are in a range, for a character class. */
function charactersOf(bytes: ReadonlyMap<string, number>, from: number, to: number): string {
  return [...bytes].flatMap(([character, byte]) => (byte >= from && byte <= to ? character : [])).join('');
}

/** A quick filter: garbled text has the first two bytes of a UTF-8 sequence, and hardly any other text does. */
const suspicious = new RegExp(
  encodings.map(([, bytes]) => `[${charactersOf(bytes, 0xc2, 0xf4)}][${charactersOf(bytes, 0x80, 0xbf)}]`).join('|'),
);

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Non-ASCII characters that occur in texts of feeds: Arabic, Latin letters, punctuation, symbols and emoji. */
const plausible =
  /^[\u00a0-\u00ff\u0152-\u0178\u0600-\u06ff\u0750-\u077f\u2010-\u203a\u20ac\u2122\u2190-\u27bf\ufb50-\ufeff\u{1f000}-\u{1faff}]+$/u;

function decoded(run: string, bytes: ReadonlyMap<string, number>): string | undefined {
  const codes: number[] = [];
  for (const character of run) {
    const code = bytes.get(character);
    if (code === undefined) return undefined;
    codes.push(code);
  }
  try {
    const text = utf8.decode(Uint8Array.from(codes));
    return plausible.test(text.replaceAll('\ufe0f', '')) ? text : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Finds text such as `ط®طµظ…` or `Ø®ØµÙ…`, which is UTF-8 decoded as Windows-1256 or Windows-1252. Only a run of
 * characters whose bytes are valid UTF-8 counts; for Windows-1256 it must have at least three characters, because `أ،`
 * is correct.
 */
export function garbledIn(text: string): GarbledText | undefined {
  if (!suspicious.test(text)) return undefined;
  for (const [run] of text.matchAll(/[^\u0000-\u007f]{2,}/g)) {
    for (const [encoding, bytes] of encodings) {
      const right = decoded(run, bytes);
      if (right !== undefined && (encoding === 'windows-1252' || run.length > 2))
        return { encoding, wrong: run, right };
    }
  }
  return undefined;
}
