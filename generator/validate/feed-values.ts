import type { AmountBenefit, Feed, MinimumSpend, Who } from '../../src/generated/data-types';
import { oneOf, quote } from '../diagnostics/visible';
import type { RawFeedRow } from '../load/feed';
import type { FeedBenefit } from './catalogue';
import { compilePattern, numberOf, type Find, type PatternMatch } from './feed-patterns';

/** A value of an offer that a feed need not have in a column of its own. */
export type ValueField = 'discount' | 'minimum' | 'upTo' | 'customers';

/** Where the settings of a feed say that a value is: in a column, or where a pattern finds it in the text of a column. */
export interface ValueSource {
  readonly field: ValueField;
  readonly column: string;
  readonly pattern?: string;
}

/** A value that is there and cannot be used. The row is shown without it. */
export interface ValueProblem {
  readonly column: string;
  /** What is wrong, after the name of the row: `: … is neither …`. */
  readonly problem: string;
  readonly fix: string;
}

/** A value with the place where it was found. */
export interface FoundValue {
  readonly source: ValueSource;
  readonly cell: string;
  /** The value in a short form: `80%`, `8 USD`, `new-customers`. */
  readonly value: string;
}

/** What the settings find in a row. */
export interface RowValues {
  readonly benefit?: FeedBenefit;
  readonly minimumSpend?: MinimumSpend;
  readonly who?: Who;
  readonly found: readonly FoundValue[];
  readonly problems: readonly ValueProblem[];
}

type RowCells = Pick<RawFeedRow, 'named'>;

interface CompiledSource extends ValueSource {
  readonly finds: readonly Find[];
  /** Whether a cell in which nothing is found is a problem. */
  readonly strict: boolean;
}

interface SourceMatch {
  readonly source: CompiledSource;
  readonly cell: string;
  /** Absent if nothing is found in a cell that should have the value. */
  readonly match?: PatternMatch;
}

/** Where each value is, in the order in which the places are tried. */
export function valueSources({ columns, patterns = {} }: Feed): readonly ValueSource[] {
  const own = (field: keyof typeof columns & ValueField): readonly ValueSource[] => {
    const column = columns[field];
    return column === undefined ? [] : [{ field, column }];
  };
  const found = (field: keyof typeof patterns & ValueField): readonly ValueSource[] =>
    (patterns[field] ?? []).map((source) => ({ field, ...source }));
  return [
    ...own('discount'),
    ...found('discount'),
    ...own('minimum'),
    ...found('minimum'),
    ...found('upTo'),
    ...own('customers'),
  ];
}

/** What a cell is in the column of a value. */
const cellPatterns: Readonly<Partial<Record<ValueField, readonly string[]>>> = {
  discount: ['{percent}%', '{money}'],
  minimum: ['{money}', '{amount}'],
};

function compileSource(source: ValueSource, decimal: Feed['decimal']): CompiledSource {
  const { field, pattern } = source;
  if (pattern !== undefined) return { ...source, finds: [compilePattern(pattern, false, decimal)], strict: false };
  const finds = (cellPatterns[field] ?? []).map((each) => compilePattern(each, true, decimal));
  return { ...source, finds, strict: true };
}

/** The first place that has the value; without any, the first cell that should have it. */
function firstMatch(sources: readonly CompiledSource[], { named }: RowCells): SourceMatch | undefined {
  let without: SourceMatch | undefined;
  for (const source of sources) {
    const cell = named(source.column);
    if (cell === undefined) continue;
    for (const find of source.finds) {
      const match = find(cell);
      if (match) return { source, cell, match };
    }
    if (source.strict) without ??= { source, cell };
  }
  return without;
}

/** An amount of money in a short form. */
export function shortMoney({ amount, currency }: MinimumSpend): string {
  return `${amount} ${currency}`;
}

/** A benefit in a short form. */
export function shortBenefit(benefit: FeedBenefit): string {
  const figure = benefit.kind === 'percent' ? `${benefit.percent}%` : shortMoney(benefit);
  return benefit.upTo ? `up to ${figure}` : figure;
}

/** A value, or why it is none. */
type Read<Value> = { readonly value: Value } | { readonly problem: ValueProblem };

const amountFix = 'write it like `1,250.50`, empty the cell, or correct the pattern in the settings of the feed';

/** Finds what the columns of a feed do not say in so many words: discount, minimum spend and customers. */
export class FeedValueReader {
  readonly #currency: Feed['currency'];
  readonly #sources: Readonly<Record<ValueField, readonly CompiledSource[]>>;
  readonly #customers: ReadonlyMap<string, Who>;

  constructor(config: Feed) {
    const sources = valueSources(config).map((source) => compileSource(source, config.decimal));
    const of = (field: ValueField): readonly CompiledSource[] => sources.filter((source) => source.field === field);
    this.#currency = config.currency;
    this.#sources = {
      discount: of('discount'),
      minimum: of('minimum'),
      upTo: of('upTo'),
      customers: of('customers'),
    };
    const { all = [], 'new-customers': newOnes = [] } = config.customerKinds ?? {};
    this.#customers = new Map<string, Who>([
      ...['all', ...all].map((word) => [word.toLowerCase(), 'all'] as const),
      ...['new-customers', ...newOnes].map((word) => [word.toLowerCase(), 'new-customers'] as const),
    ]);
  }

  read(row: RowCells): RowValues {
    const found: FoundValue[] = [];
    const problems: ValueProblem[] = [];
    const take = <Value>(
      at: SourceMatch | undefined,
      read: (at: SourceMatch) => Read<Value>,
      short: (value: Value) => string,
    ): Value | undefined => {
      if (!at) return undefined;
      const result = read(at);
      if ('problem' in result) {
        problems.push(result.problem);
        return undefined;
      }
      const { finds: _finds, strict: _strict, ...source } = at.source;
      found.push({ source, cell: at.cell, value: short(result.value) });
      return result.value;
    };
    const sources = this.#sources;
    const plain = take(firstMatch(sources.discount, row), (at) => this.#benefit(at), shortBenefit);
    const upTo = plain && sources.upTo.map((source) => firstMatch([source], row)).find((at) => isSameFigure(at, plain));
    const benefit = upTo ? { ...plain, upTo: true } : plain;
    if (benefit && upTo) take(upTo, () => ({ value: benefit }), shortBenefit);
    const minimumSpend = take(firstMatch(sources.minimum, row), (at) => this.#minimum(at), shortMoney);
    const who = take(firstMatch(sources.customers, row), (at) => this.#who(at), String);
    return {
      ...(benefit && { benefit }),
      ...(minimumSpend && { minimumSpend }),
      ...(who && { who }),
      found,
      problems,
    };
  }

  #benefit(at: SourceMatch): Read<FeedBenefit> {
    const { match, source, cell } = at;
    if (!match) {
      const problem = `: ${quote(source.column)} is ${quote(cell)}, which is neither a percentage nor an amount with its currency`;
      const fix =
        'write it like `20%`, `$3` or `3 USD`; for cells of another form, write a pattern in `patterns` of the feed';
      return { problem: { column: source.column, problem, fix } };
    }
    if (match.placeholder !== 'percent') {
      const money = this.#money(at, match);
      return 'problem' in money ? money : { value: { kind: 'amount', ...money.value } satisfies AmountBenefit };
    }
    const percent = numberOf(match.figure);
    if (percent !== undefined && percent >= 1 && percent <= 100) return { value: { kind: 'percent', percent } };
    const problem = `: ${quote(source.column)} has ${quote(match.figure)}, which is no percentage from 1 to 100`;
    const fix = 'correct the cell, or the pattern in the settings of the feed';
    return { problem: { column: source.column, problem, fix } };
  }

  #minimum(at: SourceMatch): Read<MinimumSpend> {
    const { match, source, cell } = at;
    if (match) return this.#money(at, match);
    const problem = `: ${quote(source.column)} is ${quote(cell)}, which is no amount`;
    return { problem: { column: source.column, problem, fix: amountFix } };
  }

  #money({ source }: SourceMatch, { figure, currency = this.#currency }: PatternMatch): Read<MinimumSpend> {
    const { column } = source;
    const amount = numberOf(figure);
    if (amount === undefined || amount <= 0) {
      const problem = `: ${quote(column)} has ${quote(figure)}, which is no amount`;
      return { problem: { column, problem, fix: amountFix } };
    }
    if (currency) return { value: { amount, currency } };
    const problem = `: ${quote(column)} has the amount ${quote(figure)} without a currency`;
    return {
      problem: { column, problem, fix: 'write the currency of the feed in its settings, such as `currency: USD`' },
    };
  }

  #who({ source: { column }, cell }: SourceMatch): Read<Who> {
    const who = this.#customers.get(cell.toLowerCase());
    if (who) return { value: who };
    const known = oneOf([...this.#customers.keys()]);
    return {
      problem: {
        column,
        problem: `: ${quote(column)} is ${quote(cell)}, and only ${known} are known`,
        fix: 'add it to `customerKinds` of the feed; a word that says nothing, to `absent`',
      },
    };
  }
}

/** Whether a pattern is there, and what it finds, if it finds a figure, is that of the benefit. */
function isSameFigure(at: SourceMatch | undefined, benefit: FeedBenefit): at is SourceMatch {
  if (!at?.match) return false;
  if (at.match.placeholder === undefined) return true;
  const isPercent = at.match.placeholder === 'percent';
  if (isPercent !== (benefit.kind === 'percent')) return false;
  return numberOf(at.match.figure) === (benefit.kind === 'percent' ? benefit.percent : benefit.amount);
}
