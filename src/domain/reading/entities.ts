import type { ReadMoney } from './facts';
import { DayReader } from './days';
import { Phrases, type Entity, type Prepared } from './phrases';
import { vocabulary } from './vocabulary';
import { tokensOf, type Token } from './words';

/** A percentage or an amount. A range has its upper figure and is `upTo`. */
export interface Figure<Value> {
  readonly value: Value;
  readonly upTo?: true;
}

export interface CodeWord {
  readonly code: string;
  /** `mixed` has capital letters and digits, `capitals` only capital letters; `other` needs a word such as "code" before. */
  readonly form: 'mixed' | 'capitals' | 'other';
  /** The word is one of the phrases, such as SALE. */
  readonly isKnown: boolean;
}

let known: Phrases<{ readonly slot: string; readonly value: string }> | undefined;

function meanings(): NonNullable<typeof known> {
  known ??= new Phrases(
    Object.entries(vocabulary).flatMap(([slot, values]) =>
      Object.entries(values).map(([value, phrases]) => ({
        rule: { slot, value },
        phrases: phrases.split('|').map(partsOf),
      })),
    ),
  );
  return known;
}

function partsOf(phrase: string): string {
  const isPlain = /^[a-z\u0621-\u064a ]+$/.test(phrase);
  return isPlain
    ? phrase
    : tokensOf(phrase)
        .map(({ word }) => word)
        .join(' ');
}

/** The longest entities of each slot; none of a slot overlap. */
function wordEntities(text: Prepared): Map<number, Entity[]> {
  const byStart = new Map<number, Entity[]>();
  const reach = new Map<string, number>();
  const found = meanings()
    .in(text)
    .toSorted((a, b) => a.from - b.from || b.to - a.to);
  for (const { rule, from, to } of found) {
    if (from < (reach.get(rule.slot) ?? 0)) continue;
    reach.set(rule.slot, to);
    byStart.set(from, [...(byStart.get(from) ?? []), { slot: rule.slot, from, to, value: rule.value }]);
  }
  return byStart;
}

const currencyOfPlace = new Map(
  Object.entries({ SA: 'SAR', QA: 'QAR', OM: 'OMR', KW: 'KWD', BH: 'BHD', JO: 'JOD', IQ: 'IQD' }),
);

/** The currencies that a text names, or those of the places in it. */
export function currenciesIn(entities: Prepared['entities']): readonly string[] {
  const named: string[] = [];
  for (const each of entities.values())
    for (const { slot, value } of each) {
      // The values of both slots are texts.
      if (slot === 'currency') named.push(value as string);
      if (slot === 'place') named.push(currencyOfPlace.get(value as string) ?? '');
    }
  return named;
}

const codePart = /^[A-Za-z0-9_-]+$/;

/** A longer chain of words and hyphens is no code. */
const mostParts = 12;

/** The form of a word that may be a code; undefined for a usual word or number. */
function formOf(code: string): CodeWord['form'] | undefined {
  if (!/[A-Za-z]/.test(code)) return undefined;
  if (/^[A-Z0-9_-]{3,}$/.test(code)) return /[\d-]/.test(code) ? 'mixed' : 'capitals';
  return /\d/.test(code) ? 'other' : undefined;
}

class Collector {
  readonly entities: Map<number, Entity[]>;
  private readonly taken = new Set<number>();
  private readonly context: { readonly rial: string; readonly dinar: string | undefined };

  constructor(
    private readonly tokens: readonly Token[],
    private readonly received: string | undefined,
    private readonly likely: readonly string[],
  ) {
    this.entities = wordEntities({ tokens, entities: new Map() });
    for (const [at, entities] of this.entities)
      for (const { slot, ...entity } of entities)
        if (slot === 'iso' && /^[A-Z]+$/.test(tokens[at]?.text ?? '')) this.add({ ...entity, slot: 'place' });
    this.context = this.currenciesOfText();
    this.addDays();
    this.addFigures();
    this.addCodes();
  }

  private found(at: number, slot: string): Entity<string> | undefined {
    // The values of the vocabulary are texts.
    return this.entities.get(at)?.find((entity) => entity.slot === slot) as Entity<string> | undefined;
  }

  private add(entity: Entity): void {
    this.entities.set(entity.from, [entity, ...(this.entities.get(entity.from) ?? [])]);
  }

  /** Which riyal and which dinar a text means that names neither country nor currency beside the figure. */
  private currenciesOfText(): { readonly rial: string; readonly dinar: string | undefined } {
    const named = [...this.likely, ...currenciesIn(this.entities)];
    const firstOf = (currencies: readonly string[]): string | undefined =>
      named.find((each) => currencies.includes(each));
    return { rial: firstOf(['SAR', 'QAR', 'OMR']) ?? 'SAR', dinar: firstOf(['KWD', 'BHD', 'JOD', 'IQD']) };
  }

  private addDays(): void {
    const reader = new DayReader(this.tokens, (at, slot) => this.found(at, slot), this.received);
    for (let at = 0; at < this.tokens.length; at += 1) {
      const days = reader.at(at);
      if (!days) continue;
      this.add(days);
      for (let token = at; token < days.to; token += 1) this.taken.add(token);
      at = days.to - 1;
    }
  }

  /** A number in digits or words: `٤٥`, `fifteen`, `خمسة وعشرين`. */
  private number(at: number): { readonly value: number; readonly to: number } | undefined {
    const token = this.tokens[at];
    if (!token || this.taken.has(at)) return undefined;
    if (token.value !== undefined) return { value: token.value, to: at + 1 };
    let total = 0;
    let next = at;
    for (;;) {
      const join = next > at && ['-', 'and', 'و'].includes(this.tokens[next]?.word ?? '') ? 1 : 0;
      const part = next === at ? this.found(next, 'word') : this.found(next + join, 'word');
      if (!part || this.found(next, 'percentSign') || (next > at && (this.tokens[next]?.before ?? 0) > 0)) break;
      const value = Number(part.value);
      total = value >= 100 && total > 0 && total < value ? total * value : total + value;
      next = part.to;
    }
    return next === at ? undefined : { value: total, to: next };
  }

  private currencyAt(at: number): { readonly currency: string; readonly to: number } | undefined {
    const found = this.found(at, 'currency');
    if (!found) return undefined;
    const currency = this.currencyOf(found.value);
    return currency === undefined ? undefined : { currency, to: found.to };
  }

  private percentAt(at: number): Entity<Figure<number>> | undefined {
    const sign = this.found(at, 'percentSign');
    const first = this.number(sign && this.tokens[at + 1]?.glued ? sign.to : at);
    if (!first) return undefined;
    const behind = this.found(first.to, 'percentSign');
    if (sign) return { slot: 'percent', from: at, to: first.to, value: { value: first.value } };
    if (!behind || (this.tokens[first.to]?.before ?? 0) > 1) return undefined;
    return { slot: 'percent', from: at, to: behind.to, value: { value: first.value } };
  }

  private currencyOf(value: string): string | undefined {
    return value === 'rial' ? this.context.rial : value === 'dinar' ? this.context.dinar : value;
  }

  private moneyAt(at: number): Entity<Figure<ReadMoney>> | undefined {
    const dual = this.found(at, 'dual');
    const two = dual && this.currencyOf(dual.value);
    if (dual && two) return { slot: 'money', from: at, to: dual.to, value: { value: { value: 2, currency: two } } };
    const before = this.currencyAt(at);
    const first = this.number(before ? before.to : at);
    if (!first) return undefined;
    const after = before || (this.tokens[first.to]?.before ?? 0) > 1 ? undefined : this.currencyAt(first.to);
    const currency = before?.currency ?? after?.currency;
    if (currency === undefined || (before && (this.tokens[before.to]?.before ?? 0) > 1)) return undefined;
    const value = { value: { value: first.value, currency } };
    return { slot: 'money', from: at, to: after?.to ?? first.to, value };
  }

  private connectorAt(at: number): boolean {
    const word = this.tokens[at]?.word ?? '';
    return ['-', 'to', 'الي', 'ل', 'حتي', 'ولين', 'لين'].includes(word) && (this.tokens[at]?.before ?? 0) === 0;
  }

  /** `10-30%`, `10% to 30%`, `QAR 100 to QAR 1,000`: the upper figure. */
  private range(
    at: number,
    read: (at: number) => Entity<Figure<number>> | Entity<Figure<ReadMoney>> | undefined,
  ): Entity<Figure<number>> | Entity<Figure<ReadMoney>> | undefined {
    // `between 5% and 25%`
    const isBetween = ['between', 'بين'].includes(this.tokens[at - 1]?.word ?? '');
    const first = read.call(this, at);
    const low = first ?? this.number(at);
    const isJoined =
      low && (this.connectorAt(low.to) || (isBetween && ['and', 'و'].includes(this.tokens[low.to]?.word ?? '')));
    if (!isJoined) return first;
    const second = read.call(this, low.to + 1);
    if (!second) return first;
    // Both have the value that `read` gives.
    return { ...second, from: at, value: { ...second.value, upTo: true } } as typeof second;
  }

  private addFigures(): void {
    for (let at = 0; at < this.tokens.length; at += 1) {
      if (this.taken.has(at)) continue;
      const figure = this.range(at, this.percentAt) ?? this.range(at, this.moneyAt);
      if (figure) {
        this.add(figure);
        for (let token = at; token < figure.to; token += 1) this.taken.add(token);
        at = figure.to - 1;
      } else {
        const number = this.number(at);
        if (!number) continue;
        this.add({ slot: 'number', from: at, to: number.to, value: number.value });
        at = number.to - 1;
      }
    }
  }

  private addCodes(): void {
    for (let at = 0; at < this.tokens.length; at += 1) {
      if (this.taken.has(at)) continue;
      let to = at;
      while (to < at + mostParts && this.isCodePart(to, at)) to += 1;
      if (to === at) continue;
      if (this.tokens[to - 1]?.word === '-') to -= 1;
      const [first, last] = [this.tokens[at], this.tokens[to - 1]];
      if (!first || !last || to === at) continue;
      const parts = this.tokens.slice(at, to).map(({ text }) => text);
      const code = parts.join('');
      const form = formOf(code);
      if (!form) continue;
      const isKnown = to === at + 1 && meanings().knows(first.word);
      this.add({ slot: 'code', from: at, to, value: { code, form, isKnown } satisfies CodeWord });
      at = to - 1;
    }
  }

  private isCodePart(at: number, first: number): boolean {
    const token = this.tokens[at];
    if (!token || this.taken.has(at)) return false;
    if (at === first)
      return codePart.test(token.text) && !(this.found(at, 'currency') && this.tokens[at + 1]?.value !== undefined);
    return token.glued && (token.word === '-' || codePart.test(token.text));
  }
}

export function prepare(text: string, received: string | undefined, currencies: readonly string[] = []): Prepared {
  const tokens = tokensOf(text);
  const { entities } = new Collector(tokens, received, currencies);
  return { tokens, entities };
}
