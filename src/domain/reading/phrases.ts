import { fold, formsOf, type Token } from './words';

/** What stands at a place of the text: a figure, a day, a place. Phrases name it as `<money>`. */
export interface Entity<Value = unknown> {
  readonly slot: string;
  /** Its first token, and the one after its last. */
  readonly from: number;
  readonly to: number;
  readonly value: Value;
}

/** A phrase that was found. */
export interface Match<Rule> {
  readonly rule: Rule;
  readonly from: number;
  readonly to: number;
  readonly slots: readonly Entity[];
  /** Words that were compared count for a phrase, words between them against it. */
  readonly score: number;
}

type Element =
  | { readonly words: ReadonlySet<number>; readonly first: readonly number[] }
  | { readonly slot: string }
  | { readonly gap: number };

interface Pattern<Rule> {
  readonly rule: Rule;
  readonly elements: readonly Element[];
  /** The entities without which the phrase cannot be found. */
  readonly slots: readonly string[];
}

/** A text prepared for phrases. */
export interface Prepared {
  readonly tokens: readonly Token[];
  /** Numbers of the words of phrases that each token stands for. */
  readonly words: readonly (readonly number[])[];
  readonly entities: ReadonlyMap<number, readonly Entity[]>;
}

const none: readonly number[] = [];

/** Words in which one wrong, missing or additional letter is forgiven: they are often misspelt and resemble no others. */
const often = new Set(
  `application available commission coupon customer customers delivery discount discounts existing exclude excludes
  excluding expire expires voucher website maximum minimum percent percentage purchase shipping student students
  until tomorrow cashback complimentary exclusive installments members required`.split(/\s+/),
);
const shortest = 6;

/** A word and the same word without one of its letters. */
function near(word: string): readonly string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

/** The words of all phrases, numbered. */
class Lexicon {
  private readonly exact = new Map<string, number>();
  private readonly starts = new Map<string, number>();
  private readonly misspelt = new Map<string, number>();
  private readonly known = new Map<string, readonly number[]>();

  /** The number of a word of a phrase; `word*` stands for all that begin so. */
  numberOf(written: string): number {
    const isStart = written.endsWith('*') && written.length > 1;
    const word = fold(isStart ? written.slice(0, -1) : written) || written;
    const map = isStart ? this.starts : this.exact;
    const found = map.get(word);
    if (found !== undefined) return found;
    const number = this.exact.size + this.starts.size;
    map.set(word, number);
    if (often.has(word)) for (const form of near(word)) if (!this.misspelt.has(form)) this.misspelt.set(form, number);
    return number;
  }

  /** The numbers of the words of phrases that a word of a text stands for. */
  wordsOf(word: string): readonly number[] {
    const cached = this.known.get(word);
    if (cached) return cached;
    const found = this.lookUp(word);
    // A catalogue has a few ten thousand words; more are made up.
    if (this.known.size > 50_000) this.known.clear();
    this.known.set(word, found);
    return found;
  }

  private lookUp(word: string): readonly number[] {
    const found = new Set<number>();
    for (const form of formsOf(word)) {
      const exact = this.exact.get(form);
      if (exact !== undefined) found.add(exact);
      for (let length = 1; length <= Math.min(form.length, 14); length += 1) {
        const start = this.starts.get(form.slice(0, length));
        if (start !== undefined) found.add(start);
      }
    }
    if (found.size === 0 && word.length >= shortest - 1) {
      for (const form of near(word.replace(/s$/, ''))) {
        const number = this.misspelt.get(form);
        if (number !== undefined) found.add(number);
      }
    }
    return found.size === 0 ? none : [...found];
  }
}

const lexicon = new Lexicon();

/** The numbers of the words of phrases for each token. */
export function wordsOf(tokens: readonly Token[]): readonly (readonly number[])[] {
  return tokens.map(({ word }) => lexicon.wordsOf(word));
}

/** Writes out the optional words of a phrase: `a [b] c` is `a c` and `a b c`. */
function variantsOf(parts: readonly string[]): readonly (readonly string[])[] {
  let variants: readonly (readonly string[])[] = [[]];
  for (const each of parts) {
    const optional = each.startsWith('[');
    const item = optional ? each.slice(1, -1) : each;
    variants = variants.flatMap((variant) => (optional ? [variant, [...variant, item]] : [[...variant, item]]));
  }
  return variants;
}

function elementOf(part: string): Element {
  if (/^\.+$/.test(part)) return { gap: part.length };
  if (part.startsWith('<')) return { slot: part.slice(1, -1) };
  const words = part.split('|').map((word) => lexicon.numberOf(word));
  return { words: new Set(words), first: words };
}

/** The longest gap of a phrase, in tokens. */
export const longestGap = 6;

/**
 * Phrases as data. The words of a phrase follow each other; `a|b` is either, `[a]` may be absent, `word*` has any end,
 * each point of `..` is a word between, `<money>` is an entity, and `{order}` a set of words with a name.
 */
export class Phrases<Rule> {
  private readonly byWord = new Map<number, Pattern<Rule>[]>();
  private readonly bySlot = new Map<string, Pattern<Rule>[]>();

  constructor(
    rules: readonly { readonly rule: Rule; readonly phrases: readonly string[] }[],
    sets: Readonly<Record<string, string>> = {},
  ) {
    for (const { rule, phrases } of rules) {
      for (const phrase of phrases) {
        const written = phrase.replace(/\{(\w+)\}/g, (_all, name: string) => sets[name] ?? name);
        for (const parts of variantsOf(written.split(' '))) {
          const elements = parts.map(elementOf);
          const slots = elements.flatMap((element) => ('slot' in element ? [element.slot] : []));
          this.add({ rule, elements, slots });
        }
      }
    }
  }

  private add(pattern: Pattern<Rule>): void {
    const [first] = pattern.elements;
    if (!first || 'gap' in first) throw new Error('A phrase begins with a word or an entity.');
    const keys: readonly (readonly [Map<number | string, Pattern<Rule>[]>, number | string])[] =
      'slot' in first
        ? [[this.bySlot as Map<number | string, Pattern<Rule>[]>, first.slot]]
        : first.first.map((word) => [this.byWord as Map<number | string, Pattern<Rule>[]>, word] as const);
    for (const [map, key] of keys) {
      const known = map.get(key);
      if (known) known.push(pattern);
      else map.set(key, [pattern]);
    }
  }

  /** All places of a text at which a phrase is found. The work is bounded for each token. */
  in(text: Prepared): readonly Match<Rule>[] {
    const found: Match<Rule>[] = [];
    const present = new Set<string>();
    for (const entities of text.entities.values()) for (const { slot } of entities) present.add(slot);
    const tryAt = (at: number, patterns: readonly Pattern<Rule>[] | undefined): void => {
      for (const { rule, elements, slots } of patterns ?? []) {
        if (slots.length > 0 && !slots.every((slot) => present.has(slot))) continue;
        const end = matchFrom(text, at, elements, 0);
        if (end) found.push({ rule, from: at, to: end.to, slots: end.slots, score: end.score });
      }
    };
    for (const [at, words] of text.words.entries()) {
      for (const word of words) tryAt(at, this.byWord.get(word));
      for (const { slot } of text.entities.get(at) ?? []) tryAt(at, this.bySlot.get(slot));
    }
    return found;
  }
}

interface End {
  readonly to: number;
  readonly slots: readonly Entity[];
  readonly score: number;
}

/** Matches the elements from a token on; the words of a gap are as few as possible. */
function matchFrom(text: Prepared, at: number, elements: readonly Element[], index: number): End | undefined {
  const element = elements[index];
  if (!element) return { to: at, slots: [], score: 0 };
  const token = text.tokens[at];
  if (!token || (index > 0 && token.before > 1)) return undefined;
  if ('words' in element) {
    const words = text.words[at] ?? none;
    if (!words.some((word) => element.words.has(word))) return undefined;
    const rest = matchFrom(text, at + 1, elements, index + 1);
    return rest && { ...rest, score: rest.score + 3 };
  }
  if ('slot' in element) {
    for (const entity of text.entities.get(at) ?? []) {
      if (entity.slot !== element.slot) continue;
      const rest = matchFrom(text, entity.to, elements, index + 1);
      if (rest) return { to: rest.to, slots: [entity, ...rest.slots], score: rest.score + 2 };
    }
    return undefined;
  }
  return matchAfterGap(text, at, elements, index, element.gap);
}

function matchAfterGap(
  text: Prepared,
  at: number,
  elements: readonly Element[],
  index: number,
  most: number,
): End | undefined {
  const next = elements[index + 1];
  for (let skipped = 0; skipped <= most; skipped += 1) {
    const here = at + skipped;
    const token = text.tokens[here];
    if (!token || token.before > 1) return undefined;
    const rest = matchFrom(text, here, elements, index + 1);
    if (rest) return { ...rest, score: rest.score - skipped };
    // The nearest figure is meant, not one behind it.
    if (next && 'slot' in next && text.entities.get(here)?.some(({ slot }) => slot === next.slot)) return undefined;
  }
  return undefined;
}
