import { isUtf8 } from '#bytes';
import type { Feed } from '../../../src/generated/data-types';
import { diagnostic, type Diagnostic, type SourceFile } from '../diagnostics/diagnostic';
import { LineIndex } from '../diagnostics/lines';
import type { Phrase } from '../diagnostics/phrases';
import { inFull } from '../diagnostics/visible';
import { formatOfFile } from './tables/format';
import { textDecoder } from './text-decoder';

export type Encoding = NonNullable<Feed['encoding']>;

/** UTF-8 if the settings of the feed name none. */
export function encodingOf(settings: unknown): Encoding {
  const named =
    typeof settings === 'object' && settings !== null && 'encoding' in settings ? settings.encoding : undefined;
  return encodings.find((encoding) => encoding === named) ?? 'utf-8';
}

const encodings = [
  'utf-8',
  'utf-16le',
  'windows-1252',
  'windows-1256',
  'gb18030',
] as const satisfies readonly Encoding[];

interface Decoded {
  readonly source: SourceFile;
  readonly diagnostics: readonly Diagnostic[];
}

/** The probable encoding of a file that is not UTF-8. */
interface Guess {
  readonly name: Phrase;
  /** Absent for an encoding that is not supported. */
  readonly encoding?: Encoding;
}

const utf16le: Guess = { name: { id: 'encoding.utf-16le' }, encoding: 'utf-16le' };
const utf16be: Guess = { name: { id: 'encoding.utf-16be' } };

/** For a file that is not UTF-8; undefined if nothing indicates an encoding. */
export function guessEncoding(bytes: Uint8Array): Guess | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return utf16le;
  if (first === 0xfe && second === 0xff) return utf16be;
  const start = bytes.subarray(0, 400);
  const zeros = [0, 0];
  start.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  // In UTF-16 every second byte of a Latin letter or punctuation mark is zero.
  const [even = 0, odd = 0] = zeros;
  if (even + odd > start.length / 5) return odd > even ? utf16le : utf16be;
  const from = Math.max(
    0,
    bytes.findIndex((byte) => byte > 0x7f),
  );
  const sample = bytes.subarray(from, from + 20_000);
  const shareOf = (encoding: Encoding, script: RegExp): number => {
    const foreign = [
      ...textDecoder(encoding)
        .decode(sample)
        .replace(/[\u0000-\u007f]/g, ''),
    ];
    const fitting = foreign.filter((letter) => script.test(letter)).length;
    return fitting > 2 ? fitting / foreign.length : 0;
  };
  if (shareOf('windows-1256', /\p{Script=Arabic}/u) > 0.7)
    return { name: { id: 'encoding.windows-1256' }, encoding: 'windows-1256' };
  if (shareOf('windows-1252', /[\u00e0-\u00ff]/) > 0.7)
    return { name: { id: 'encoding.windows-1252' }, encoding: 'windows-1252' };
  return undefined;
}

const utf8 = new TextDecoder();

/** A byte order mark is dropped, because it belongs to the encoding. */
export function decode(path: string, bytes: Uint8Array, encoding: Encoding = 'utf-8'): Decoded {
  if (encoding === 'utf-8' && isUtf8(bytes) && !bytes.includes(0))
    return { source: { path, text: utf8.decode(bytes) }, diagnostics: [] };
  const text = textDecoder(encoding).decode(bytes);
  const source: SourceFile = { path, text };
  const bad = isWhole(bytes, encoding) ? text.indexOf('\u0000') : Math.max(0, text.indexOf('\ufffd'));
  const probably = bad < 0 || encoding !== 'utf-8' ? undefined : guessEncoding(bytes);
  // A single zero in UTF-8 is reported as a hidden character.
  if (bad < 0 || (text[bad] === '\u0000' && !probably)) return { source, diagnostics: [] };
  const { line } = new LineIndex(text).position(bad);
  const fixOfFeed: Phrase = probably?.encoding
    ? { id: 'wrong-encoding.write', values: { setting: inFull(`encoding: ${probably.encoding}`) } }
    : { id: 'wrong-encoding.set' };
  return {
    source,
    diagnostics: [
      diagnostic(
        'wrong-encoding',
        path,
        { start: bad, end: bad + 1 },
        {
          id: 'wrong-encoding',
          values: { line, encoding: encoding.toUpperCase() },
          why: probably && { id: 'wrong-encoding.probably', values: { name: probably.name } },
          fix: formatOfFile(path) === undefined ? { id: 'wrong-encoding.save' } : fixOfFeed,
        },
      ),
    ],
  };
}

function isWhole(bytes: Uint8Array, encoding: Encoding): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
