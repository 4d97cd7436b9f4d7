import { fold, formsOf, type Token } from './words';

/** What is at a place of the text: a figure, a day, a place. Phrases name it as `<money>`. */
export interface Entity<Value = unknown> {
  readonly slot: string;
  /** Its first token, and the one after its last. */
  readonly from: number;
  readonly to: number;
  readonly value: Value;
}

export interface Match<Rule> {
  readonly rule: Rule;
  readonly from: number;
  readonly to: number;
  readonly slots: readonly Entity[];
  /** Words that were compared count for a phrase, words between them against it. */
  readonly score: number;
}

export interface Prepared {
  readonly tokens: readonly Token[];
  readonly entities: ReadonlyMap<number, readonly Entity[]>;
}

/** Words in which one wrong, missing or additional letter is forgiven: they are often misspelt and resemble no others. */
const often =
  `application available commission coupon customer customers delivery discount discounts existing exclude excludes
  excluding expire expires voucher website maximum minimum percent percentage purchase shipping student students
  until tomorrow cashback complimentary exclusive installments members required`.split(/\s+/);
const shortest = 5;

/** A word and the same word without one of its letters. */
function near(word: string): readonly string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

const misspelt = new Map(often.toReversed().flatMap((word) => near(word).map((form) => [form, word])));

/** A catalogue has a few ten thousand words; more are made up. */
const mostWords = 50_000;

/** The parts of phrases, numbered: a part is words that can stand at one place. */
class Lexicon {
  private readonly numbers = new Map<string, number>();
  private readonly exact = new Map<string, number[]>();
  private readonly starts = new Map<string, number[]>();
  private readonly known = new Map<string, ReadonlySet<number>>();

  constructor(private readonly sets: Readonly<Record<string, string>>) {}

  /** The number of a part; `word*` stands for all that begin so. */
  numberOf(part: string): number {
    const found = this.numbers.get(part);
    if (found !== undefined) return found;
    const number = this.numbers.size;
    this.numbers.set(part, number);
    const words = part.replace(/\{(\w+)\}/g, (_all, name: string) => this.sets[name] ?? name).split('|');
    for (const written of words) {
      const isStart = written.endsWith('*') && written.length > 1;
      const word = fold(isStart ? written.slice(0, -1) : written) || written;
      const map = isStart ? this.starts : this.exact;
      const others = map.get(word);
      if (others) others.push(number);
      else map.set(word, [number]);
    }
    return number;
  }

  partsOf(word: string): ReadonlySet<number> {
    const cached = this.known.get(word);
    if (cached) return cached;
    const found = this.lookUp(word);
    if (this.known.size > mostWords) this.known.clear();
    this.known.set(word, found);
    return found;
  }

  private lookUp(word: string): ReadonlySet<number> {
    const found = new Set<number>();
    const add = (numbers: readonly number[] = []): void => {
      for (const number of numbers) found.add(number);
    };
    for (const form of formsOf(word)) {
      add(this.exact.get(form));
      for (let length = 1; length <= Math.min(form.length, 14); length += 1)
        add(this.starts.get(form.slice(0, length)));
    }
    if (found.size > 0 || word.length < shortest) return found;
    const right = near(word.replace(/s$/, '')).flatMap((form) => misspelt.get(form) ?? []);
    return right[0] === undefined || right[0] === word ? found : this.partsOf(right[0]);
  }
}

/** A place in the tree of all phrases: what can follow the words before it, by the number of a part. */
class Node<Rule> {
  /** Phrases that end here. */
  readonly rules: Rule[] = [];
  readonly words: (readonly [part: number, node: Node<Rule>])[] = [];
  readonly slots: (readonly [slot: string, node: Node<Rule>])[] = [];
  readonly gaps: (readonly [most: number, node: Node<Rule>])[] = [];

  behind(part: string, lexicon: Lexicon): Node<Rule> {
    if (/^\.+$/.test(part)) return nodeOf(this.gaps, part.length);
    if (part.startsWith('<')) return nodeOf(this.slots, part.slice(1, -1));
    return nodeOf(this.words, lexicon.numberOf(part));
  }
}

function nodeOf<Key, Rule>(list: (readonly [key: Key, node: Node<Rule>])[], key: Key): Node<Rule> {
  const known = list.find(([each]) => each === key)?.[1];
  if (known) return known;
  const node = new Node<Rule>();
  list.push([key, node]);
  return node;
}

/**
 * Phrases as data. The words of a phrase follow each other; `a|b` is either, `[a]` may be absent, `word*` has any end,
 * each point of `..` is a word between, `<money>` is an entity, and `{order}` a set of words with a name.
 */
export class Phrases<Rule> {
  private readonly root = new Node<Rule>();
  private readonly lexicon: Lexicon;
  private readonly first: ReadonlyMap<number, Node<Rule>>;

  constructor(
    rules: readonly { readonly rule: Rule; readonly phrases: readonly string[] }[],
    sets: Readonly<Record<string, string>> = {},
  ) {
    this.lexicon = new Lexicon(sets);
    for (const { rule, phrases } of rules) for (const phrase of phrases) this.add(rule, phrase);
    this.first = new Map(this.root.words);
  }

  private add(rule: Rule, phrase: string): void {
    let nodes = [this.root];
    for (const part of phrase.split(' ')) {
      const isOptional = part.startsWith('[');
      const next = nodes.map((node) => node.behind(isOptional ? part.slice(1, -1) : part, this.lexicon));
      nodes = isOptional ? [...nodes, ...next] : next;
    }
    for (const node of nodes) node.rules.push(rule);
  }

  knows(word: string): boolean {
    return this.lexicon.partsOf(word).size > 0;
  }

  /** All places of a text at which a phrase is found. The work is bounded for each token. */
  in(text: Prepared): readonly Match<Rule>[] {
    const found: Match<Rule>[] = [];
    const parts = text.tokens.map(({ word }) => this.lexicon.partsOf(word));
    for (let from = 0; from < parts.length; from += 1) {
      const entities = text.entities.get(from) ?? noSlots;
      const own = parts[from] ?? noParts;
      if (own.size === 0 && entities.length === 0) continue;
      const walk = new Walk(text, parts, from, found);
      for (const part of own) {
        const node = this.first.get(part);
        if (node) walk.follow(node, from + 1, noSlots, 3);
      }
      for (const entity of entities)
        for (const [slot, node] of this.root.slots) if (slot === entity.slot) walk.follow(node, entity.to, [entity], 2);
    }
    return found;
  }
}

const noParts: ReadonlySet<number> = new Set();
const noSlots: readonly Entity[] = [];

class Walk<Rule> {
  constructor(
    private readonly text: Prepared,
    private readonly parts: readonly ReadonlySet<number>[],
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
    const parts = this.parts[at] ?? noParts;
    if (parts.size > 0)
      for (const [part, next] of node.words) {
        if (!parts.has(part) || done?.has(next) || !this.follow(next, at + 1, slots, score + 3)) continue;
        done?.add(next);
        isFound = true;
      }
    for (const [slot, next] of node.slots)
      for (const entity of this.text.entities.get(at) ?? noSlots) {
        if (slot !== entity.slot || done?.has(next)) continue;
        // The nearest figure is meant, not one behind it.
        done?.add(next);
        if (this.follow(next, entity.to, [...slots, entity], score + 2)) isFound = true;
      }
    return isFound;
  }

  private skip(node: Node<Rule>, at: number, slots: readonly Entity[], score: number): boolean {
    let isFound = false;
    for (const [most, behind] of node.gaps) {
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
