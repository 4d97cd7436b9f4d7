import { grouped } from '../language/grouped';
import type { Benefit, Fact, FactName, ReadMessage, ReadOptions, Span } from './facts';
import { readPlaced, type Placed, type Reading, offerOf } from './read';
import { readTables } from './tables';

interface Draft {
  readonly benefit: Placed & { readonly fact: Fact & { readonly name: 'benefit' } };
  readonly facts: Placed[];
  needsNoCode: boolean;
}

/** The parts of a message that a token belongs to, from the narrowest to the widest. */
type Level = 'comma' | 'part' | 'sentence' | 'line' | 'item' | 'block';
const levels: readonly Level[] = ['comma', 'part', 'sentence', 'line', 'item', 'block'];

const separator = /^[^\p{L}\p{N}]*$/u;
/** Lines with a label that say nothing of an offer. */
const header =
  /^\s*(?:subject|to|cc|sent|re|fwd|الموضوع|نسخة إلى|(?:our )?(?:branches|stores)|فروعنا|الفروع|معارضنا)\s*:/i;
const signature = /^\s*--\s*$/;
const quoted = /^\s*>|\bwrote:\s*$|كتب:\s*$/;
const bullet = /^\s*(?:[①-⓿]|\d{1,2}[.)-](?=\s)|\d\uFE0F?\u20E3|[-–—•▪►▶●◄✅✔](?=\s|\p{L})|\*(?=\s))/u;

/** A question in a chat: it states nothing. */
const question = /^\s*[\p{L}\p{M} .'()~]{1,30}: [^\d\n]*[?؟]\W*$/u;

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
    const isNone =
      isOver || separator.test(line) || header.test(line) || quoted.test(line) || /^\s*[^\s:]+:.*@/.test(line);
    const isQuestion = question.test(line.replace(sender, 'x:'));
    const marker = sender.exec(line)?.[0] ?? bullet.exec(line)?.[0] ?? '';
    // A heading with indented lines below is an item, too.
    const isHeading = /^\S/.test(line) && /^\s+\S/.test(written[index + 1] ?? '');
    // A flag among labels with `#` is a label.
    const isLabels = (line.match(/#/g) ?? []).length > 1;
    const plain = isLabels ? line.replace(/\p{RI}/gu, blank) : line;
    lines.push({
      start,
      // A point instead of a question: an empty line would end the paragraph.
      text: isNone
        ? blank(line)
        : isQuestion
          ? blank(line).replace(/^./, '.')
          : blank(marker) + plain.slice(marker.length),
      isBullet: isHeading || (marker !== '' && !sender.test(line)),
    });
    start += line.length + 1;
  }
  return lines;
}

type Parts = Readonly<Record<Level, readonly number[]>>;

function partsOf(reading: Reading, lines: ReturnType<typeof linesOf>): Parts {
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

class ByPart<Item> {
  private readonly lists: ReadonlyMap<Level, ReadonlyMap<number | undefined, readonly Item[]>>;

  constructor(
    private readonly parts: Parts,
    items: readonly Item[],
    fromOf: (item: Item) => number,
  ) {
    this.lists = new Map(levels.map((level) => [level, grouped(items, (item) => parts[level][fromOf(item)])]));
  }

  /** The items in the part of a token, or in one that is `further` behind. */
  with(level: Level, at: number, further = 0): readonly Item[] {
    return this.lists.get(level)?.get((this.parts[level][at] ?? Number.NaN) + further) ?? [];
  }
}

const hasCode = ({ facts }: Draft): boolean => facts.some(({ fact }) => fact.name === 'code');
const isDiscount = ({ benefit }: Draft): boolean => ['percent', 'amount'].includes(benefit.fact.value.kind);
const isOpen = (draft: Draft): boolean => !draft.needsNoCode && !hasCode(draft);

/** A line with few words that says "paused" is the name of what is over. */
const longestName = 6;
/** With how many earlier offers of the same figure a benefit is compared, so that the work is bounded. */
const mostCompared = 20;
const lists: ReadonlySet<FactName> = new Set(['countries', 'payment', 'channel', 'excludes']);
const shared: ReadonlySet<FactName> = new Set([...lists, 'starts', 'ends', 'oncePerCustomer']);
const apart: readonly FactName[] = ['code', 'customers', 'countries', 'minimum'];

class Grouping {
  readonly drafts: Draft[] = [];
  private readonly draftsWith: ByPart<Draft>;
  private readonly factsWith: ByPart<Placed>;
  private readonly referencesWith: ByPart<Reading['references'][number]>;
  private readonly namedInLine = new Map<number, readonly string[]>();
  private readonly byFigure = new Map<string, readonly Draft[]>();
  private readonly byCode = new Map<string, readonly Draft[]>();

  constructor(
    private readonly text: string,
    private readonly reading: Reading,
    private readonly parts: Parts,
  ) {
    this.factsWith = new ByPart(parts, reading.facts, ({ from }) => from);
    this.referencesWith = new ByPart(parts, reading.references, ({ from }) => from);
    const isDead = this.deadParts();
    const facts = reading.facts.filter((placed) => !isDead(placed));
    for (const placed of facts) this.addBenefit(placed);
    this.draftsWith = new ByPart(parts, this.drafts, ({ benefit }) => benefit.from);
    for (const { from } of reading.noCode) this.markNoCode(from);
    this.addCodes(facts.filter(({ fact }) => fact.name === 'code'));
    // Conditions beside an offer come before those of a wider part, which then add only what is missing.
    const aimed = facts
      .filter(({ fact }) => fact.name !== 'benefit' && fact.name !== 'code')
      .map((placed) => ({ placed, ...this.aimOf(placed) }));
    for (const { placed, drafts, width } of aimed.toSorted((a, b) => a.width - b.width))
      for (const draft of drafts) this.addCondition(draft, placed, width);
  }

  private isSame(level: Level, a: number, b: number): boolean {
    return this.parts[level][a] === this.parts[level][b];
  }

  /** What is over: the list under "Expired codes:", benefits below such a code, a code before "says expired". */
  private deadParts(): (placed: Placed) => boolean {
    const { block, item, line } = this.parts;
    const { tokens } = this.reading.text;
    const lastOfLine = new Map(line.map((number, at) => [number, at]));
    const ends = new Map<number | undefined, number>();
    const names = new Map<number | undefined, number>();
    const codes = new Set<string>();
    for (const { from } of this.reading.stopped) {
      if (this.factsWith.with('line', from).length > 0) continue;
      const last = lastOfLine.get(line[from] ?? 0) ?? from;
      const end = tokens[last]?.end ?? 0;
      if (/^\s*[:：]/.test(this.text.slice(end, end + 3))) ends.set(block[from], from);
      if (line[last - longestName] !== line[from]) names.set(item[from], from);
      const before = this.factsWith.with('line', from, -1);
      if (before.every(({ fact }) => fact.name === 'code'))
        for (const { fact } of before) codes.add(String(fact.value).toLowerCase());
    }
    for (const { fact, from } of this.reading.facts)
      if (fact.name === 'code' && from > (names.get(item[from]) ?? from)) names.delete(item[from]);
    const starts = new Set(
      this.reading.facts.flatMap(({ fact, from }) =>
        fact.name === 'code' && codes.has(fact.value.toLowerCase()) ? [from] : [],
      ),
    );
    return ({ fact, from }) =>
      starts.has(from) ||
      from > (ends.get(block[from]) ?? from) ||
      (fact.name === 'benefit' && from > (names.get(item[from]) ?? from));
  }

  private addBenefit(placed: Placed): void {
    const { fact } = placed;
    if (fact.name !== 'benefit' || fact.negated) return;
    const same = this.byFigure.get(figureOf(fact.value)) ?? [];
    if (same.slice(-mostCompared).some(({ benefit }) => !this.isOtherOffer(benefit, placed))) return;
    // The type of the fact was checked; the compiler does not carry it to the object around.
    const draft: Draft = { benefit: placed as Draft['benefit'], facts: [], needsNoCode: false };
    this.drafts.push(draft);
    this.byFigure.set(figureOf(fact.value), [...same.slice(-mostCompared), draft]);
  }

  /** Equal benefits are two offers if their lines have different codes, customers, countries or lowest orders. */
  private isOtherOffer(a: Placed, b: Placed): boolean {
    const second = this.namedBeside(b.from);
    return this.namedBeside(a.from).some((named, index) => named !== second[index] && named && second[index]);
  }

  private namedBeside(at: number): readonly string[] {
    const line = this.parts.line[at] ?? 0;
    const known = this.namedInLine.get(line);
    if (known) return known;
    const facts = this.factsWith.with('line', at);
    const named = apart.map((name) =>
      facts.flatMap(({ fact }) => (fact.name === name ? JSON.stringify(fact.value).toLowerCase() : [])).join(),
    );
    this.namedInLine.set(line, named);
    return named;
  }

  /** The narrowest part around a token that has offers. */
  private nearest(at: number): readonly Draft[] {
    return levels.map((level) => this.draftsWith.with(level, at)).find((found) => found.length > 0) ?? [];
  }

  private markNoCode(at: number): void {
    const found = this.nearest(at);
    const draft = found.findLast(({ benefit }) => benefit.from < at) ?? found[0];
    if (draft) draft.needsNoCode = true;
  }

  private addCodes(codes: readonly Placed[]): void {
    const apart = codes
      .map((placed, index) => ({
        placed,
        previous: codes[index - 1]?.from ?? -1,
        next: codes[index + 1]?.from ?? Number.POSITIVE_INFINITY,
      }))
      .filter(({ placed, previous, next }) => !this.addCode(placed, this.openBeside(placed, previous, next)));
    const left = apart.filter(({ placed, next }) => {
      const isKnown = this.byCode.has(String(placed.fact.value).toLowerCase());
      const hasOwn = this.draftsWith.with('part', placed.from).some(hasCode);
      return !isKnown && !hasOwn && !this.addCode(placed, this.openNear(placed, next));
    });
    const open = this.drafts.filter(isOpen);
    if (left[0] && open.length === 1) this.addCode(left[0].placed, open);
  }

  private addCode(placed: Placed, drafts: readonly Draft[]): boolean {
    for (const draft of drafts) draft.facts.push(placed);
    const code = String(placed.fact.value).toLowerCase();
    if (drafts.length > 0) this.byCode.set(code, [...(this.byCode.get(code) ?? []), ...drafts]);
    return drafts.length > 0;
  }

  /** The offers in the same part; with several codes there, those up to the next or since the one before. */
  private openBeside({ from }: Placed, previous: number, next: number): readonly Draft[] {
    for (const level of ['comma', 'part'] as const) {
      const found = this.draftsWith.with(level, from).filter(isOpen);
      if (found.length === 0) continue;
      if (!this.isSame(level, previous, from) && !this.isSame(level, from, next)) return found;
      const own = found.filter(({ benefit }) => benefit.from > previous && benefit.from < next);
      const before = own.filter(({ benefit }) => benefit.from < from);
      return before.length > 0 ? before : own;
    }
    return [];
  }

  /** The first offers that no line without one separates. */
  private together(drafts: readonly Draft[]): readonly Draft[] {
    const lineOf = (draft: Draft | undefined): number => this.parts.line[draft?.benefit.from ?? -1] ?? 0;
    const gap = drafts.findIndex(
      (draft, index) => index > 0 && Math.abs(lineOf(draft) - lineOf(drafts[index - 1])) > 1,
    );
    return gap < 0 ? drafts : drafts.slice(0, gap);
  }

  private saysDiscount(at: number): boolean {
    return this.referencesWith.with('line', at).some(({ rule }) => rule.is === 'theDiscount');
  }

  /** The offers up to the next code, or the one before. */
  private openNear({ from }: Placed, next: number): readonly Draft[] {
    for (const level of ['line', 'item', 'block'] as const) {
      const found = this.draftsWith.with(level, from);
      const before = found.findLast((draft) => draft.benefit.from < from && isOpen(draft));
      const isClosing = before && this.isSame('line', before.benefit.from, from);
      const after = isClosing
        ? []
        : found.filter((draft) => draft.benefit.from > from && draft.benefit.from < next && isOpen(draft));
      if (after.length > 0) return this.together(after);
      // The discount and free delivery, then "the discount code".
      if (before && this.saysDiscount(from))
        return [found.findLast((draft) => draft.benefit.from < from && isOpen(draft) && isDiscount(draft)) ?? before];
      if (before) return this.draftsWith.with('part', before.benefit.from).filter(isOpen);
    }
    return [];
  }

  /** The offers that a condition is about, and how wide the part is that names it. */
  private aimOf(placed: Placed): { readonly drafts: readonly Draft[]; readonly width: number } {
    const { from } = placed;
    if (this.draftsWith.with('sentence', from).length === 0) {
      const named = this.namedOffers(from);
      if (named.length > 0) return { drafts: named, width: 2 };
      const isEvery = this.referencesWith.with('sentence', from).some(({ rule }) => rule.is === 'every');
      const inBlock = this.draftsWith.with('block', from);
      if (isEvery && !placed.isWeak) return { drafts: inBlock.length > 1 ? inBlock : this.drafts, width: 4 };
    }
    for (const [width, level] of levels.entries()) {
      const found = this.draftsWith.with(level, from);
      if (found.length === 0) continue;
      if (found.length === 1) return { drafts: found, width };
      return { drafts: width <= 3 ? this.amongNear(placed, found, level) : this.ofSubject(placed, found), width };
    }
    return { drafts: placed.isWeak ? [] : this.ofSubject(placed, this.drafts), width: levels.length };
  }

  /** The offers whose code or benefit the sentence repeats. */
  private namedOffers(at: number): readonly Draft[] {
    return this.factsWith.with('sentence', at).flatMap(({ fact }) => {
      if (fact.name === 'code') return this.byCode.get(fact.value.toLowerCase()) ?? [];
      return fact.name === 'benefit' ? (this.byFigure.get(figureOf(fact.value)) ?? []) : [];
    });
  }

  /** Several offers in one sentence or line: the nearest before the condition, unless it is told once for all. */
  private amongNear(placed: Placed, found: readonly Draft[], level: Level): readonly Draft[] {
    const { name } = placed.fact;
    const told = this.factsWith.with(level, placed.from).filter(({ fact }) => fact.name === name);
    const before = found.filter(({ benefit }) => benefit.from < placed.from);
    const [first, second] = before;
    // `50 AED off + free delivery over 500 AED`
    const areJoined = before.length === 2 && (second?.benefit.from ?? 0) - (first?.benefit.to ?? 0) <= 3;
    const isShared = (areJoined && name === 'minimum') || shared.has(name);
    if (before.length === 0) return isShared || level === 'line' ? found : found.slice(0, 1);
    if (level === 'line' && this.isSame('sentence', before.at(-1)?.benefit.from ?? 0, placed.from))
      return before.slice(-1);
    return isShared && told.length < found.length && before.length === found.length ? found : before.slice(-1);
  }

  /** Conditions on lines of their own: between two offers they belong to the first, else to what they name. */
  private ofSubject({ from }: Placed, found: readonly Draft[]): readonly Draft[] {
    const after = found.findIndex(({ benefit }) => benefit.from > from);
    if (after > 0 && this.isSame('block', found[after - 1]?.benefit.from ?? -1, from))
      return this.together(found.slice(0, after).toReversed());
    // A sentence without a subject has that of the sentence before.
    const inLine = this.referencesWith.with('line', from);
    const references = inLine.length > 0 ? inLine : this.referencesWith.with('line', from, -1);
    const names = new Set(references.map(({ rule }) => rule.is));
    const named = found.filter(
      (draft) => (names.has('theCode') && hasCode(draft)) || (names.has('theDiscount') && isDiscount(draft)),
    );
    return named.length > 0 ? named : found;
  }

  private addCondition(draft: Draft, placed: Placed, width: number): void {
    const { name, value } = placed.fact;
    if (name === 'cap' && draft.benefit.fact.value.percent === undefined) return;
    const known = draft.facts.filter(({ fact }) => fact.name === name);
    const [first] = known;
    const isNew = lists.has(name) && !known.some(({ fact }) => String(fact.value) === String(value));
    if (!first || (isNew && width <= this.widthOf(draft, first))) draft.facts.push(placed);
  }

  private widthOf({ benefit }: Draft, placed: Placed): number {
    const found = levels.findIndex((level) => this.isSame(level, benefit.from, placed.from));
    return found < 0 ? levels.length : found;
  }
}

function restOf({ text, facts, dismissed }: Reading, parts: readonly number[]): readonly Span[] {
  const known = new Set([...facts.map(({ from }) => parts[from]), ...[...dismissed].map((at) => parts[at])]);
  const spans = new Map<number, Span>();
  for (const [at, { start, end }] of text.tokens.entries()) {
    const part = parts[at] ?? 0;
    if (!known.has(part)) spans.set(part, { start: spans.get(part)?.start ?? start, end });
  }
  return [...spans.values()];
}

export function readOffers(text: string, options: ReadOptions = {}): ReadMessage {
  const tables = readTables(text, options);
  const lines = linesOf(tables.others);
  const plain = lines.map((line) => line.text).join('\n');
  const reading = readPlaced(plain, options);
  const parts = partsOf(reading, lines);
  const { drafts } = new Grouping(plain, reading, parts);
  const offers = drafts.map(({ benefit, facts }) => offerOf([benefit.fact, ...facts.map(({ fact }) => fact)]));
  return { offers: [...tables.offers, ...offers], rest: restOf(reading, parts.sentence) };
}
