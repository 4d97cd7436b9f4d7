import fc from 'fast-check';
import type { Base } from './bases';
import { editionOf, judgeMutation, type Edition, type Mutation, type Verdict } from './shoppers';

/** Applies a mutation to a text; undefined if it cannot be applied. */
type Slip = (text: string, chance: Below) => string | Uint8Array | undefined;

/** A random number generator: each call returns an integer from 0 up to a limit. */
type Below = (below: number) => number;

/** A part of a text. */
interface Part {
  readonly start: number;
  readonly text: string;
}

function partsOf(text: string, pattern: RegExp): readonly Part[] {
  return [...text.matchAll(pattern)].map((match) => ({ start: match.index, text: match[0] }));
}

/** Picks a random item; undefined for an empty list. */
function oneOf<Value>(values: readonly Value[], chance: Below): Value | undefined {
  return values[chance(values.length)];
}

function withPart(text: string, { start, text: { length } }: Part, other: string): string {
  return text.slice(0, start) + other + text.slice(start + length);
}

/** Changes one of the parts of a text that have a pattern. */
function onPart(pattern: RegExp, change: (part: string, chance: Below) => string): Slip {
  return (text, chance) => {
    const part = oneOf(partsOf(text, pattern), chance);
    return part && withPart(text, part, change(part.text, chance));
  };
}

/** Changes two neighbouring parts of a text that have a pattern. */
function onPair(pattern: RegExp, change: (one: string, other: string) => readonly [string, string]): Slip {
  return (text, chance) => {
    const parts = partsOf(text, pattern);
    const index = chance(parts.length - 1);
    const [one, other] = parts.slice(index, index + 2);
    if (!one || !other) return undefined;
    const [first, second] = change(one.text, other.text);
    return withPart(withPart(text, other, second), one, first);
  };
}

/** Puts the value of a random line in place of that of another. */
function onValues(change: (value: string, other: string) => readonly [string, string]): Slip {
  return (text, chance) => {
    const values = partsOf(text, /(?<=: |- )\S.*$/gm);
    const [one, other] = [oneOf(values, chance), oneOf(values, chance)].sort(
      (a, b) => (a?.start ?? 0) - (b?.start ?? 0),
    );
    if (!one || !other || one.start + one.text.length > other.start) return undefined;
    const [first, second] = change(one.text, other.text);
    return withPart(withPart(text, other, second), one, first);
  };
}

const swapped = (one: string, other: string): readonly [string, string] => [other, one];

/** Entries of a list: the lines from one dash to the next line that is not deeper. */
const entry = /^( *)- .*\n(?:\1 .*\n|\n(?=\1 ))*/gm;
/** A key with all that belongs to it. */
const block = /^( *)(?! |-|#)\S+:.*\n(?:\1 .*\n|\n(?=\1 ))*/gm;
const line = /^.*\n/gm;
/** Not only letters: marks of Arabic and digits are parts of words. */
const word = /[\p{L}\p{M}\p{N}]+/gu;
const letter = /[\p{L}\p{M}\p{N}\p{P}]/gu;

const similar: Readonly<Record<string, string>> = {
  '"': '\u201d',
  "'": '\u2019',
  ',': '،',
  '?': '؟',
  '-': '–',
  ' ': '\u00a0',
  ه: 'ة',
  ي: 'ى',
  أ: 'ا',
  o: '0',
  l: 'I',
  a: 'а',
};

/** Bytes of UTF-8 that are read in an old encoding and saved again in UTF-8. */
function readAs(encoding: string): Slip {
  return (text) => new TextDecoder(encoding).decode(Buffer.from(text));
}

/** What people, editors and exports do to a file, by its name. */
export const slips = {
  'a letter is missing': onPart(letter, () => ''),
  'a letter is there twice': onPart(letter, (own) => own + own),
  'two letters have changed places': onPair(letter, swapped),
  'a letter is another': onPart(letter, (_own, chance) => [...'aeا5.:و-0'][chance(9)] ?? 'x'),
  'a sign looks like another': onPart(/["',?\- هيأola]/g, (own) => similar[own] ?? own),
  'a word is missing': onPart(/[\p{L}\p{M}\p{N}]+ ?/gu, () => ''),
  'a word is there twice': onPart(word, (own) => `${own} ${own}`),
  'two words have changed places': onPair(word, swapped),
  'a word is in capitals': onPart(word, (own) => own.toUpperCase()),
  'a line is missing': onPart(line, () => ''),
  'a line is there twice': onPart(line, (own) => own + own),
  'two lines have changed places': onPair(line, swapped),
  'a line is deeper': onPart(line, (own) => `  ${own}`),
  'a line is less deep': onPart(/^ {2,}.*\n/gm, (own) => own.slice(2)),
  'a line begins with a tab': onPart(line, (own) => `\t${own}`),
  'a line is a comment': onPart(/^\S.*\n|^ +\S.*\n/gm, (own) => own.replace(/^( *)/, '$1# ')),
  'a line is joined to the next': onPart(/.\n/g, (own) => `${own.slice(0, 1)} `),
  'two values have changed places': onValues(swapped),
  'a value is that of another line': onValues((value) => [value, value]),
  'a value is missing': onPart(/(?<=\w:) +\S.*$/gm, () => ''),
  'a digit is another': onPart(/\d/g, (own, chance) => String((Number(own) + 1 + chance(9)) % 10)),
  'digits are Arabic': onPart(/\d+/g, (own) => own.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit)),
  'a key has another name': (text, chance) => {
    const key = oneOf(partsOf(text, /(?<=^ *(?:- )?)[A-Za-z]\w*(?=:)/gm), chance);
    const names = [...new Set(partsOf(text, /(?<=^ *(?:- )?)[A-Za-z]\w*(?=:)/gm).map((own) => own.text))];
    return key && withPart(text, key, chance(2) === 0 ? key.text.slice(1) : (oneOf(names, chance) ?? ''));
  },
  'a key is missing with all below it': onPart(block, () => ''),
  'two keys have changed places': onPair(block, swapped),
  'an entry of a list is missing': onPart(entry, () => ''),
  'an entry of a list is there twice': onPart(entry, (own) => own + own),
  'two entries of a list have changed places': onPair(entry, swapped),
  'the end is missing': (text, chance) => text.slice(0, chance(text.length)),
  'quotes are missing': onPart(/"[^"\n]*"/g, (own) => own.slice(1, -1)),
  'a comment is in a line': onPart(/ (?=\S)/g, () => ' # '),
  'lines end as on Windows': (text) => text.replaceAll('\n', '\r\n'),
  'a mark is before the text': (text) => `\ufeff${text}`,
  'it was read as Windows-1252': readAs('windows-1252'),
  'it was read as Windows-1256': readAs('windows-1256'),
  'a byte is damaged': (text, chance) => {
    const bytes = Buffer.from(text);
    bytes[chance(bytes.length)] = 0xe9;
    return bytes;
  },
  'foreign letters are question marks': onPart(/[^\0-\x7f]+/g, (own) => own.replace(/./gsu, '?')),
  'marks are separate letters': (text) => text.normalize('NFD'),
  'an invisible sign is between letters': onPart(
    /(?<=\p{L})(?=\p{L})/gu,
    (_own, chance) => oneOf(['\u200b', '\u200f', '\u00ad', '\u00a0'], chance) ?? '',
  ),
} satisfies Readonly<Record<string, Slip>>;

/** A random slip: its name, and the change that it makes. Some changes are not text. */
export const anySlip = fc
  .tuple(fc.constantFrom(...Object.entries(slips)), fc.array(fc.nat(0x7fffffff), { minLength: 5, maxLength: 5 }))
  .map(([[name, slip], numbers]) => ({
    name,
    change(text: string): string | Uint8Array {
      const left = [...numbers];
      return slip(text, (below) => (below > 0 ? (left.shift() ?? 0) % below : 0)) ?? text;
    },
  }));

/** A slip that changes one file of a catalogue. */
export function mutationsOf(base: Base): fc.Arbitrary<Mutation> {
  const files = Object.keys(base).filter((file) => file.startsWith('data/'));
  return fc
    .tuple(anySlip, fc.constantFrom(...files))
    .map(([{ name, change }, file]): Mutation => {
      return { file, slip: name, contents: { ...base, [file]: change(base[file] ?? '') } };
    })
    .filter(({ file, contents }) => contents[file] !== base[file]);
}

/** What came of many slips. */
export interface MutationSummary {
  /** How many slips came to what. */
  readonly verdicts: Readonly<Record<Verdict, number>>;
  /** The slips that nothing reports. */
  readonly silent: readonly (Mutation & { readonly message: string })[];
}

/** How to try slips. */
export interface MutationOptions {
  readonly base: Base;
  readonly cases: number;
  readonly seed: number;
  /** Compares the pages after a slip that shoppers should not notice; throws if they differ. */
  readonly lookAt?: (after: Edition, before: Edition) => void | Promise<void>;
  readonly progress?: (done: number) => void;
}

/** Tries slips in a catalogue. The same seed gives the same slips. */
export async function tryMutations({ base, cases, seed, lookAt, progress }: MutationOptions): Promise<MutationSummary> {
  const before = editionOf(base);
  if (!before) throw new Error('The catalogue has an error without any slip.');
  const verdicts: Record<Verdict, number> = { reported: 0, named: 0, 'not visible': 0 };
  const silent: (Mutation & { readonly message: string })[] = [];
  let done = 0;
  for (const mutation of fc.sample(mutationsOf(base), { numRuns: cases, seed })) {
    try {
      const { verdict, after } = judgeMutation(before, mutation);
      if (verdict === 'not visible' && after) await lookAt?.(after, before);
      verdicts[verdict] += 1;
    } catch (error) {
      silent.push({ ...mutation, message: error instanceof Error ? error.message : String(error) });
    }
    done += 1;
    if (done % 100 === 0) progress?.(done);
  }
  return { verdicts, silent };
}

/** The first lines of a file that a slip changed, as they were and as they are. */
export function changedLines({ file, contents }: Mutation, base: Base): string {
  const content = contents[file];
  const [before, after] = [
    base[file] ?? '',
    typeof content === 'string' ? content : Buffer.from(content ?? []).toString(),
  ].map((text) => text.split('\n'));
  const first = before?.findIndex((own, index) => own !== after?.[index]) ?? 0;
  return [before, after].map((lines = []) => JSON.stringify(lines.slice(first, first + 2).join('\n'))).join(' became ');
}
