import { fold, formsOf, type Token } from './words';

/** What is at a place of the text: a figure, a day, a place. Phrases name it as `<money>`. */
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

/** A place in the tree of all phrases: what can follow the words before it. */
class Node<Rule> {
  /** Phrases that end here. */
  readonly rules: Rule[] = [];
  readonly words = new Map<number, Node<Rule>[]>();
  readonly slots = new Map<string, Node<Rule>>();
  readonly gaps: { readonly most: number; readonly node: Node<Rule> }[] = [];
  private readonly children = new Map<string, Node<Rule>>();

  /** The place behind a part of a phrase. */
  behind(part: string): Node<Rule> {
    const known = this.children.get(part);
    if (known) return known;
    const node = new Node<Rule>();
    this.children.set(part, node);
    if (/^\.+$/.test(part)) this.gaps.push({ most: part.length, node });
    else if (part.startsWith('<')) this.slots.set(part.slice(1, -1), node);
    else
      for (const number of new Set(part.split('|').map((word) => lexicon.numberOf(word)))) {
        const others = this.words.get(number);
        if (others) others.push(node);
        else this.words.set(number, [node]);
      }
    return node;
  }
}

/**
 * Phrases as data. The words of a phrase follow each other; `a|b` is either, `[a]` may be absent, `word*` has any end,
 * each point of `..` is a word between, `<money>` is an entity, and `{order}` a set of words with a name.
 */
export class Phrases<Rule> {
  private readonly root = new Node<Rule>();

  constructor(
    rules: readonly { readonly rule: Rule; readonly phrases: readonly string[] }[],
    sets: Readonly<Record<string, string>> = {},
  ) {
    for (const { rule, phrases } of rules)
      for (const phrase of phrases) {
        const written = phrase.replace(/\{(\w+)\}/g, (_all, name: string) => sets[name] ?? name);
        for (const parts of variantsOf(written.split(' '))) {
          let node = this.root;
          for (const part of parts) node = node.behind(part);
          node.rules.push(rule);
        }
      }
  }

  /** All places of a text at which a phrase is found. The work is bounded for each token. */
  in(text: Prepared): readonly Match<Rule>[] {
    const found: Match<Rule>[] = [];
    for (let from = 0; from < text.tokens.length; from += 1) {
      const walk = new Walk(text, from, found);
      walk.follow(this.root, from, [], 0);
    }
    return found;
  }
}

const noSlots: readonly Entity[] = [];

/** Follows the phrases that begin at one token. */
class Walk<Rule> {
  constructor(
    private readonly text: Prepared,
    private readonly from: number,
    private readonly found: Match<Rule>[],
  ) {}

  /** Whether a phrase through this place was found. */
  follow(node: Node<Rule>, at: number, slots: readonly Entity[], score: number): boolean {
    for (const rule of node.rules) this.found.push({ rule, from: this.from, to: at, slots, score });
    const isEnd = node.rules.length > 0;
    const token = this.text.tokens[at];
    if (!token || (at > this.from && token.before > 1)) return isEnd;
    const isFound = this.step(node, at, slots, score, undefined);
    return this.skip(node, at, slots, score) || isFound || isEnd;
  }

  /** Takes one word or entity. `done` has the places that a nearer word led to. */
  private step(
    node: Node<Rule>,
    at: number,
    slots: readonly Entity[],
    score: number,
    done: Set<Node<Rule>> | undefined,
  ): boolean {
    let isFound = false;
    const words = node.words.size > 0 ? (this.text.words[at] ?? none) : none;
    for (const next of words.flatMap((word) => node.words.get(word) ?? [])) {
      if (done?.has(next) || !this.follow(next, at + 1, slots, score + 3)) continue;
      done?.add(next);
      isFound = true;
    }
    if (node.slots.size > 0)
      for (const entity of this.text.entities.get(at) ?? noSlots) {
        const next = node.slots.get(entity.slot);
        if (!next || done?.has(next)) continue;
        // The nearest figure is meant, not one behind it.
        done?.add(next);
        if (this.follow(next, entity.to, [...slots, entity], score + 2)) isFound = true;
      }
    return isFound;
  }

  private skip(node: Node<Rule>, at: number, slots: readonly Entity[], score: number): boolean {
    let isFound = false;
    for (const { most, node: behind } of node.gaps) {
      const done = new Set<Node<Rule>>();
      for (let skipped = 0; skipped <= most; skipped += 1) {
        const token = this.text.tokens[at + skipped];
        if (!token || token.before > 1) break;
        if (this.step(behind, at + skipped, slots, score - skipped, done)) isFound = true;
      }
    }
    return isFound;
  }
}
