import type { Benefit, Fact, FactName, ReadMessage, ReadOptions, Span } from './facts';
import { offerOf } from './offer-of';
import { readPlaced, type Placed, type Reading } from './read';
import { readTables } from './tables';

/** An offer that is being collected. */
interface Draft {
  readonly benefit: Placed & { readonly fact: Fact & { readonly name: 'benefit' } };
  readonly facts: Placed[];
  needsNoCode: boolean;
}

/** The parts of a message that a token belongs to, from the narrowest to the widest. */
type Level = 'comma' | 'part' | 'sentence' | 'line' | 'item' | 'block';
const levels: readonly Level[] = ['comma', 'part', 'sentence', 'line', 'item', 'block'];

const separator = /^[^\p{L}\p{N}]*$/u;
const header = /^\s*(?:subject|to|cc|sent|re|fwd|الموضوع|نسخة إلى)\s*:/i;
const signature = /^\s*--\s*$/;
const quoted = /^\s*>|\bwrote:\s*$|كتب:\s*$/;
const bullet = /^\s*(?:[①-⓿]|\d{1,2}[.)-](?=\s)|\d\uFE0F?\u20E3|[-–—•*▪►▶●◄✅✔](?=\s|\p{L}))/u;

/** The time and the sender of a message in a chat that was copied. */
const sender = /^\s*(?:\[\d[^\]\n]{3,30}\]|\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}:\d{2}[^\n-]{0,6}-) [^:\n]{1,30}:/;

const blank = (text: string): string => ' '.repeat(text.length);

/** The lines of a message: what is no message, such as headers and quotations, is blank. Offsets stay. */
function linesOf(
  text: string,
): readonly { readonly start: number; readonly text: string; readonly isBullet: boolean }[] {
  const lines: { start: number; text: string; isBullet: boolean }[] = [];
  let start = 0;
  let isOver = false;
  const written = text.split('\n');
  for (const [index, line] of written.entries()) {
    isOver ||= signature.test(line);
    const isNone = isOver || separator.test(line) || header.test(line) || quoted.test(line) || /^\s*\S+:.*@/.test(line);
    const marker = sender.exec(line)?.[0] ?? bullet.exec(line)?.[0] ?? '';
    // A heading with indented lines below is an item, too.
    const isHeading = /^\S/.test(line) && /^\s+\S/.test(written[index + 1] ?? '');
    // A flag among labels with `#` is a label.
    const isLabels = (line.match(/#/g) ?? []).length > 1;
    const plain = isLabels ? line.replace(/\p{RI}/gu, blank) : line;
    lines.push({
      start,
      text: isNone ? blank(line) : blank(marker) + plain.slice(marker.length),
      isBullet: isHeading || (marker !== '' && !sender.test(line)),
    });
    start += line.length + 1;
  }
  return lines;
}

/** For each level, the number of the part that each token belongs to. */
function partsOf(reading: Reading, lines: ReturnType<typeof linesOf>): Readonly<Record<Level, readonly number[]>> {
  const parts: Record<Level, number[]> = { comma: [], part: [], sentence: [], line: [], item: [], block: [] };
  const numbers = { comma: 0, part: 0, sentence: 0, line: 0, item: 0, block: 0 };
  const benefits = new Set(reading.facts.flatMap(({ fact, from }) => (fact.name === 'benefit' ? [from] : [])));
  let line = -1;
  let isItemFull = false;
  for (const [at, { start, before }] of reading.text.tokens.entries()) {
    let isNewBlock = false;
    let isNewItem = false;
    while ((lines[line + 1]?.start ?? Number.POSITIVE_INFINITY) <= start) {
      line += 1;
      isNewBlock ||= lines[line]?.text.trim() === '';
      isNewItem ||= lines[line]?.isBullet ?? false;
      // A line below a complete item, and not indented, belongs to the list as a whole.
      isNewItem ||= isItemFull && /^\S/.test(lines[line]?.text ?? '');
      isItemFull = false;
    }
    isItemFull ||= benefits.has(at) && (lines[line]?.isBullet ?? false);
    const strength = [before >= 1, before >= 2, before >= 3, before >= 4, isNewItem || isNewBlock, isNewBlock];
    for (const [index, level] of levels.entries()) {
      if (strength.slice(index).some(Boolean)) numbers[level] += 1;
      parts[level].push(numbers[level]);
    }
  }
  return parts;
}

const figureOf = ({ kind, percent, amount }: Benefit): string =>
  `${kind} ${percent} ${amount?.value} ${amount?.currency}`;

/** Collects the offers of a message. */
class Grouping {
  private readonly drafts: Draft[] = [];
  private readonly parts: Readonly<Record<Level, readonly number[]>>;

  constructor(
    private readonly text: string,
    private readonly reading: Reading,
    lines: ReturnType<typeof linesOf>,
  ) {
    this.parts = partsOf(reading, lines);
  }

  private partOf(level: Level, at: number): number {
    return this.parts[level][at] ?? -1;
  }

  private within(level: Level, at: number): readonly Draft[] {
    const part = this.partOf(level, at);
    return this.drafts.filter(({ benefit }) => this.partOf(level, benefit.from) === part);
  }

  private isSame(level: Level, a: number, b: number): boolean {
    return this.partOf(level, a) === this.partOf(level, b);
  }

  collect(): readonly Draft[] {
    const dead = this.deadParts();
    for (const placed of this.reading.facts) if (!dead(placed.from)) this.addBenefit(placed);
    for (const { from } of this.reading.noCode) this.markNoCode(from);
    const others = this.reading.facts.filter(({ fact, from }) => fact.name !== 'benefit' && !dead(from));
    for (const placed of others) if (placed.fact.name === 'code') this.addCode(placed);
    // Conditions beside an offer come before those of a wider part, which then add only what is missing.
    const aimed = others.flatMap((placed) => {
      if (placed.fact.name === 'code') return [];
      const { drafts, width } = this.aimOf(placed);
      return [{ placed, drafts, width }];
    });
    for (const { placed, drafts, width } of aimed.toSorted((a, b) => a.width - b.width))
      for (const draft of drafts) this.addCondition(draft, placed, width);
    return this.drafts;
  }

  /**
   * What else is over: the list under a heading such as "Expired codes:", and the code of the line before in a chat
   * ("says expired").
   */
  private deadParts(): (at: number) => boolean {
    const blocks = new Map<number, number>();
    const codes = new Set<string>();
    for (const { from } of this.reading.stopped) {
      const line = this.partOf('line', from);
      const facts = this.reading.facts.filter(({ from: at }) => this.partOf('line', at) === line);
      if (facts.length > 0) continue;
      const end = this.reading.text.tokens[this.parts.line.lastIndexOf(line)]?.end ?? 0;
      const before = this.reading.facts.filter(({ from: at }) => this.partOf('line', at) === line - 1);
      if (/^\s*[:：]/.test(this.text.slice(end, end + 3))) blocks.set(this.partOf('block', from), from);
      else if (before.every(({ fact }) => fact.name === 'code'))
        for (const { fact } of before) codes.add(String(fact.value).toLowerCase());
    }
    const starts = new Set(
      this.reading.facts.flatMap(({ fact, from }) =>
        fact.name === 'code' && codes.has(fact.value.toLowerCase()) ? [from] : [],
      ),
    );
    return (at) => starts.has(at) || at > (blocks.get(this.partOf('block', at)) ?? Number.POSITIVE_INFINITY);
  }

  private addBenefit(placed: Placed): void {
    const { fact } = placed;
    if (fact.name !== 'benefit' || fact.negated) return;
    const isTold = this.drafts.some(
      ({ benefit }) => figureOf(benefit.fact.value) === figureOf(fact.value) && !this.isOtherOffer(benefit, placed),
    );
    // The type of the fact was checked; the compiler does not carry it to the object around.
    if (!isTold) this.drafts.push({ benefit: placed as Draft['benefit'], facts: [], needsNoCode: false });
  }

  /** Equal benefits are two offers if their lines have different codes, customers, countries or lowest orders. */
  private isOtherOffer(a: Placed, b: Placed): boolean {
    const namedIn = (at: number, name: FactName): string =>
      JSON.stringify(
        this.reading.facts
          .filter((each) => each.fact.name === name && this.isSame('line', each.from, at))
          .map(({ fact }) => fact.value),
      ).toLowerCase();
    const names: readonly FactName[] = ['code', 'customers', 'countries', 'minimum'];
    return names.some((name) => {
      const [first, second] = [namedIn(a.from, name), namedIn(b.from, name)];
      return first !== second && first !== '[]' && second !== '[]';
    });
  }

  private markNoCode(at: number): void {
    for (const level of levels) {
      const found = this.within(level, at);
      if (found.length === 0) continue;
      const before = found.filter(({ benefit }) => benefit.from < at);
      const draft = before.at(-1) ?? found[0];
      if (draft) draft.needsNoCode = true;
      return;
    }
  }

  private hasCode(draft: Draft): boolean {
    return draft.facts.some(({ fact }) => fact.name === 'code');
  }

  private addCode(placed: Placed): void {
    const code = String(placed.fact.value).toLowerCase();
    const isRepeated = this.drafts.some(({ facts }) =>
      facts.some(({ fact }) => fact.name === 'code' && fact.value.toLowerCase() === code),
    );
    const open = (drafts: readonly Draft[]): readonly Draft[] =>
      drafts.filter((draft) => !draft.needsNoCode && !this.hasCode(draft));
    for (const level of ['comma', 'part'] as const) {
      const found = open(this.within(level, placed.from));
      for (const draft of found) draft.facts.push(placed);
      if (found.length > 0) return;
    }
    const hasOwn = this.within('part', placed.from).some((draft) => this.hasCode(draft));
    if (isRepeated || hasOwn) return;
    const next = this.nextCode(placed);
    for (const level of ['line', 'item', 'block'] as const) {
      const found = open(this.within(level, placed.from));
      const after = found.filter(({ benefit }) => benefit.from > placed.from && benefit.from < next);
      const before = found.filter(({ benefit }) => benefit.from < placed.from);
      const isClosing = before.some(({ benefit }) => this.isSame('line', benefit.from, placed.from));
      const chosen = after.length > 0 && !isClosing ? after : before.slice(-1);
      for (const draft of chosen) draft.facts.push(placed);
      if (chosen.length > 0) return;
    }
    const [only, ...more] = open(this.drafts);
    if (only && more.length === 0) only.facts.push(placed);
  }

  private nextCode({ from }: Placed): number {
    return (
      this.reading.facts.find(({ fact, from: at }) => fact.name === 'code' && at > from)?.from ??
      Number.POSITIVE_INFINITY
    );
  }

  /** The offers that a condition is about, and how wide the part is that names it. */
  private aimOf(placed: Placed): { readonly drafts: readonly Draft[]; readonly width: number } {
    const { from } = placed;
    const sentence = this.within('sentence', from);
    const named = this.namedOffers(from);
    if (named.length > 0 && sentence.length === 0) return { drafts: named, width: 2 };
    const isEvery = this.reading.references.some(
      ({ rule, from: at }) => rule.is === 'every' && this.isSame('sentence', at, from),
    );
    if (isEvery && !placed.isWeak && sentence.length === 0) {
      const inBlock = this.within('block', from);
      return { drafts: inBlock.length > 1 ? inBlock : this.drafts, width: 4 };
    }
    for (const [width, level] of levels.entries()) {
      const found = this.within(level, from);
      if (found.length === 0) continue;
      if (found.length === 1) return { drafts: found, width };
      if (width <= 3) return { drafts: this.amongNear(placed, found, level), width };
      return { drafts: this.ofSubject(placed, found), width };
    }
    return { drafts: placed.isWeak ? [] : this.ofSubject(placed, this.drafts), width: levels.length };
  }

  /** The offers whose code or benefit the sentence repeats. */
  private namedOffers(at: number): readonly Draft[] {
    const codes = this.reading.facts.flatMap(({ fact, from }) =>
      fact.name === 'code' && this.isSame('sentence', from, at) ? [fact.value.toLowerCase()] : [],
    );
    const figures = this.reading.facts.flatMap(({ fact, from }) =>
      fact.name === 'benefit' && this.isSame('sentence', from, at) ? [figureOf(fact.value)] : [],
    );
    return this.drafts.filter(
      ({ benefit, facts }) =>
        figures.includes(figureOf(benefit.fact.value)) ||
        facts.some(({ fact }) => fact.name === 'code' && codes.includes(fact.value.toLowerCase())),
    );
  }

  /** Several offers in one sentence or line: the nearest before the condition, unless it is told once for all. */
  private amongNear(placed: Placed, found: readonly Draft[], level: Level): readonly Draft[] {
    const { name } = placed.fact;
    const told = this.reading.facts.filter(
      ({ fact, from }) => fact.name === name && this.isSame(level, from, placed.from),
    );
    const before = found.filter(({ benefit }) => benefit.from < placed.from);
    const [first, second] = before;
    // `50 AED off + free delivery over 500 AED`
    const areJoined = before.length === 2 && (second?.benefit.from ?? 0) - (first?.benefit.to ?? 0) <= 3;
    const isShared =
      (areJoined && name === 'minimum') ||
      ['starts', 'ends', 'countries', 'channel', 'payment', 'excludes', 'oncePerCustomer'].includes(name);
    if (before.length === 0) return isShared || level === 'line' ? found : found.slice(0, 1);
    if (level === 'line' && this.isSame('sentence', before.at(-1)?.benefit.from ?? 0, placed.from))
      return before.slice(-1);
    return isShared && told.length < found.length && before.length === found.length ? found : before.slice(-1);
  }

  private ofSubject(placed: Placed, found: readonly Draft[]): readonly Draft[] {
    const isOfCode = this.reading.references.some(
      ({ rule, from }) => rule.is === 'theCode' && this.isSame('line', from, placed.from),
    );
    const coded = found.filter((draft) => this.hasCode(draft));
    return isOfCode && coded.length > 0 ? coded : found;
  }

  private addCondition(draft: Draft, placed: Placed, width: number): void {
    const has = draft.facts.find(({ fact }) => fact.name === placed.fact.name);
    const isList = ['countries', 'payment', 'channel', 'excludes'].includes(placed.fact.name);
    if (has && !(isList && width <= this.widthOf(draft, has))) return;
    draft.facts.push(placed);
  }

  private widthOf({ benefit }: Draft, placed: Placed): number {
    const found = levels.findIndex((level) => this.isSame(level, benefit.from, placed.from));
    return found < 0 ? levels.length : found;
  }
}

/** The sentences in which nothing was understood. */
function restOf({ text, facts, dismissed }: Reading, parts: readonly number[]): readonly Span[] {
  const known = new Set([...facts.map(({ from }) => parts[from]), ...[...dismissed].map((at) => parts[at])]);
  const spans = new Map<number, Span>();
  for (const [at, { start, end }] of text.tokens.entries()) {
    const part = parts[at] ?? 0;
    if (!known.has(part)) spans.set(part, { start: spans.get(part)?.start ?? start, end });
  }
  return [...spans.values()];
}

/** The offers of a message. */
export function readOffers(text: string, options: ReadOptions = {}): ReadMessage {
  const tables = readTables(text, options);
  const lines = linesOf(tables.others);
  const plain = lines.map((line) => line.text).join('\n');
  const reading = readPlaced(plain, options);
  const drafts = new Grouping(plain, reading, lines).collect();
  const offers = drafts.map(({ benefit, facts }) => offerOf([benefit.fact, ...facts.map(({ fact }) => fact)]));
  return { offers: [...tables.offers, ...offers], rest: restOf(reading, partsOf(reading, lines).sentence) };
}
