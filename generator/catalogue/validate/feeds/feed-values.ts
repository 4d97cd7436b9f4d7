import type {
  AmountBenefit,
  Channel,
  Country,
  Currency,
  Feed,
  MinimumAmount,
  Who,
} from '../../../../src/generated/data-types';
import { grouped } from '../../../../src/domain/language/grouped';
import type { Phrase, Value } from '../../diagnostics/phrases';
import { quote } from '../../diagnostics/visible';
import type { RawFeedRow } from '../../load/feed';
import { FieldReader } from '../../load/feed-columns';
import type { CatalogueOffer } from '../../offers/offer';
import type { FeedBenefit } from '../catalogue';
import { readCountries } from './feed-countries';
import { compilePattern, numberOf, type Find, type PatternMatch } from './feed-patterns';

/** Undefined while the file is invalid. Rows of feeds may have countries and currencies that pages cannot show. */
export interface SiteLists {
  readonly countries?: readonly Country[] | undefined;
  readonly currencies?: readonly Currency[] | undefined;
}

const valueFields = [
  'discount',
  'minimum',
  'upTo',
  'maximum',
  'maximumDiscount',
  'customers',
  'countries',
  'channel',
  'exclusive',
] as const;

/** A value of an offer that may come from a column or a pattern. */
export type ValueField = (typeof valueFields)[number];

/** The source of a value in the settings of a feed: a column, or a pattern that finds it in the text of a column. */
export interface ValueSource {
  readonly field: ValueField;
  /** The name of the column, or the names of several, joined by commas; empty for a value that holds for every row. */
  readonly column: string;
  readonly pattern?: string;
}

/** A value that is present but unusable. The row is shown without it. */
export interface ValueProblem {
  readonly field?: ValueField;
  readonly column: string;
  readonly problem: Phrase;
  readonly fix: Phrase;
  /** The code of the diagnostic if the row is shown with the value, which should be reviewed. */
  readonly shown?: 'unusual-code' | 'foreign-tracking' | 'feed-row-code' | 'feed-row-advertiser';
  /** Why the value is wrong, if that differs from the usual reason. */
  readonly why?: Phrase;
}

export interface FoundValue {
  readonly source: ValueSource;
  readonly cell: string;
  /** The value in short form: `80%`, `8 USD`, `new-customers`. */
  readonly value: string;
}

export interface RowLimits
  extends Pick<CatalogueOffer, 'maximumSpend' | 'maximumDiscount' | 'who' | 'where' | 'channel' | 'exclusive'> {
  readonly benefit?: FeedBenefit | undefined;
  readonly minimumSpend?: MinimumAmount | undefined;
}

export interface RowValues {
  readonly limits: RowLimits;
  /** Whether the row holds only in countries that the site does not have. */
  readonly elsewhere: boolean;
  readonly found: readonly FoundValue[];
  readonly problems: readonly ValueProblem[];
}

type RowCells = Pick<RawFeedRow, 'fields' | 'named'>;

interface CompiledSource extends ValueSource {
  readonly finds: readonly Find[];
  /** Whether a cell without a match is a problem. */
  readonly strict: boolean;
}

interface SourceMatch {
  readonly source: CompiledSource;
  readonly cell: string;
  /** Absent if a cell that should have the value does not match. */
  readonly match?: PatternMatch;
}

/** The sources of all values; those of one value in the order in which they are tried. */
export function valueSources(config: Feed): readonly ValueSource[] {
  const patterns: Readonly<Partial<Record<ValueField, readonly Omit<ValueSource, 'field'>[]>>> = config.patterns ?? {};
  const fields = new FieldReader(config);
  return valueFields.flatMap((field) => [
    ...(field !== 'upTo' && fields.has(field) ? [{ field, column: fields.columnsOf(field).join(', ') }] : []),
    ...(patterns[field] ?? []).map((source) => ({ field, ...source })),
  ]);
}

/** The patterns of a discount in its column. A number alone is a percentage if the column says so: `Discount %`. */
export function discountPatterns(column: string): readonly string[] {
  return ['{percent}%', '{money}', ...(/[%٪]|percent|نسبة|بالمئة/i.test(column) ? ['{percent}'] : [])];
}

/** The patterns that a whole cell in the column of a value must match. */
const cellPatterns: Readonly<Partial<Record<ValueField, readonly string[]>>> = {
  minimum: ['{money}', '{amount}'],
  maximum: ['{money}', '{amount}'],
  maximumDiscount: ['{money}', '{amount}'],
};

const channels: ReadonlyMap<string, Channel> = new Map(
  (['site', 'app', 'both'] as const).map((channel) => [channel, channel]),
);
const truths: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'true', '1'].map((word) => [word, true] as const),
  ...['no', 'false', '0'].map((word) => [word, false] as const),
]);

function compileSource(source: ValueSource, decimal: Feed['decimal']): CompiledSource {
  const { field, column, pattern } = source;
  if (pattern !== undefined) return { ...source, finds: [compilePattern(pattern, false, decimal)], strict: false };
  const patterns = field === 'discount' ? discountPatterns(column) : (cellPatterns[field] ?? []);
  const finds = patterns.map((each) => compilePattern(each, true, decimal));
  return { ...source, finds, strict: true };
}

/** The first source with a match; without any, the first source whose cell should have the value. */
function firstMatch(sources: readonly CompiledSource[], { fields, named }: RowCells): SourceMatch | undefined {
  let without: SourceMatch | undefined;
  for (const source of sources) {
    const { field } = source;
    const cell = source.strict && field !== 'upTo' ? fields[field] : named(source.column);
    if (cell === undefined) continue;
    for (const find of source.finds) {
      const match = find(cell);
      if (match) return { source, cell, match };
    }
    if (source.strict) without ??= { source, cell };
  }
  return without;
}

/** An amount of money in short form: `8 USD`. */
export function shortMoney({ amount, currency }: MinimumAmount): string {
  return `${amount} ${currency}`;
}

/** A benefit in short form: `up to 80%`. */
export function shortBenefit(benefit: FeedBenefit): string {
  const figure = benefit.kind === 'percent' ? `${benefit.percent}%` : shortMoney(benefit);
  return benefit.upTo ? `up to ${figure}` : figure;
}

type Read<Found> = { readonly value: Found } | { readonly problem: ValueProblem };

class Taker {
  readonly found: FoundValue[] = [];
  readonly problems: ValueProblem[] = [];

  take<Found>(
    at: SourceMatch | undefined,
    read: (at: SourceMatch) => Read<Found>,
    short: (value: Found) => string,
  ): Found | undefined {
    if (!at) return undefined;
    const result = read(at);
    if ('problem' in result) {
      this.problems.push({ ...result.problem, field: at.source.field });
      return undefined;
    }
    const { finds: _finds, strict: _strict, ...source } = at.source;
    this.found.push({ source, cell: at.cell, value: short(result.value) });
    return result.value;
  }
}

/** Drops a minimum above the maximum together with it, because either may be wrong. Values of a correction are kept. */
export function possibleSpend(
  limits: RowLimits,
  corrected: RowLimits,
  column = '',
): Pick<RowValues, 'limits' | 'problems'> {
  const { minimumSpend: minimum, maximumSpend: maximum, ...others } = limits;
  const isPossible = !minimum || !maximum || minimum.currency !== maximum.currency || minimum.amount <= maximum.amount;
  if (isPossible || (corrected.minimumSpend && corrected.maximumSpend)) return { limits, problems: [] };
  const problem: Phrase = {
    id: 'feed-value.spend',
    values: { minimum: shortMoney(minimum), maximum: shortMoney(maximum) },
  };
  return {
    limits: {
      ...others,
      minimumSpend: corrected.minimumSpend && minimum,
      maximumSpend: corrected.maximumSpend && maximum,
    },
    problems: [{ column, problem, fix: { id: 'feed-value.spend.fix' } }],
  };
}

export class FeedValueReader {
  readonly #currency: Feed['currency'];
  readonly #lists: SiteLists;
  readonly #sources: ReadonlyMap<ValueField, readonly CompiledSource[]>;
  readonly #customers: ReadonlyMap<string, Who>;

  constructor(config: Feed, lists: SiteLists) {
    this.#currency = config.currency;
    this.#lists = lists;
    this.#sources = new Map(
      grouped(
        valueSources(config).map((source) => compileSource(source, config.decimal)),
        ({ field }) => field,
      ),
    );
    const { all = [], 'new-customers': newOnes = [], members = [] } = config.customerKinds ?? {};
    const words = (who: Who, others: readonly string[]): readonly (readonly [string, Who])[] =>
      [who, ...others].map((word) => [word.toLowerCase(), who]);
    this.#customers = new Map([...words('all', all), ...words('new-customers', newOnes), ...words('members', members)]);
  }

  #of(field: ValueField): readonly CompiledSource[] {
    return this.#sources.get(field) ?? [];
  }

  read(row: RowCells): RowValues {
    const taker = new Taker();
    const take = <Found>(
      field: ValueField,
      read: (at: SourceMatch) => Read<Found>,
      short: (value: Found) => string,
    ): Found | undefined => taker.take(firstMatch(this.#of(field), row), read, short);

    const plain = take('discount', (at) => this.#benefit(at), shortBenefit);
    const upTo =
      plain &&
      this.#of('upTo')
        .map((source) => firstMatch([source], row))
        .find((at) => isSameFigure(at, plain));
    const benefit = upTo ? { ...plain, upTo: true } : plain;
    if (benefit && upTo) taker.take(upTo, () => ({ value: benefit }), shortBenefit);
    const minimumSpend = take('minimum', (at) => this.#amount(at), shortMoney);
    const maximumSpend = take('maximum', (at) => this.#amount(at), shortMoney);
    const maximumDiscount = take('maximumDiscount', (at) => this.#amount(at), shortMoney);
    const who = take('customers', (at) => wordIn(at, this.#customers, 'customers'), String);
    const countries = take(
      'countries',
      (at): Read<KnownCountries> => {
        const meant = readCountries(at.cell, this.#lists.countries);
        return meant.kind === 'unknown' ? wrongValue(at, 'country', at.cell) : { value: meant };
      },
      shortCountries,
    );
    const channel = take('channel', (at) => wordIn(at, channels), String);
    const exclusive = take('exclusive', (at) => wordIn(at, truths), String);
    const where = countries?.kind === 'some' ? countries.where : undefined;
    return {
      limits: {
        benefit,
        minimumSpend,
        maximumSpend,
        maximumDiscount,
        who,
        where,
        channel,
        exclusive,
      },
      elsewhere: countries?.kind === 'others',
      found: taker.found,
      problems: taker.problems,
    };
  }

  #benefit(at: SourceMatch): Read<FeedBenefit> {
    const { match, cell } = at;
    if (!match) return wrongValue(at, 'benefit', cell);
    if (match.placeholder !== 'percent') {
      const money = this.#money(at, match);
      return 'problem' in money ? money : { value: { kind: 'amount', ...money.value } satisfies AmountBenefit };
    }
    const percent = numberOf(match.figure);
    return percent !== undefined && percent >= 1 && percent <= 100
      ? { value: { kind: 'percent', percent } }
      : wrongValue(at, 'percent', match.figure);
  }

  #amount(at: SourceMatch): Read<MinimumAmount> {
    const { match, cell } = at;
    return match ? this.#money(at, match) : wrongValue(at, 'no-amount', cell);
  }

  #money(at: SourceMatch, { figure, currency: named = this.#currency }: PatternMatch): Read<MinimumAmount> {
    const amount = numberOf(figure);
    if (amount === undefined || amount <= 0) return wrongValue(at, 'amount', figure);
    const { currencies } = this.#lists;
    // Without a list of currencies, there is no site that could show the row.
    const currency = currencies ? currencies.find((code) => code === named) : (named as Currency | undefined);
    if (currency) return { value: { amount, currency } };
    return named === undefined ? wrongValue(at, 'no-currency', figure) : wrongValue(at, 'currency', named);
  }
}

type Wrong = 'amount' | 'benefit' | 'country' | 'currency' | 'no-currency' | 'percent';

/** A problem whose text names the column and the value. */
function wrongValue(
  { source: { column } }: SourceMatch,
  wrong: Wrong | 'no-amount' | 'word',
  value: string,
  fix: Wrong | 'customers' | 'word' = wrong === 'no-amount' ? 'amount' : wrong,
  words?: Value,
): { readonly problem: ValueProblem } {
  const values = { column: quote(column), value: quote(value), words };
  return { problem: { column, problem: { id: `feed-value.${wrong}`, values }, fix: { id: `feed-value.${fix}.fix` } } };
}

function wordIn<Meaning>(
  at: SourceMatch,
  known: ReadonlyMap<string, Meaning>,
  fix: 'customers' | 'word' = 'word',
): Read<Meaning> {
  const value = known.get(at.cell.toLowerCase());
  return value === undefined ? wrongValue(at, 'word', at.cell, fix, { or: [...known.keys()].map(quote) }) : { value };
}

type KnownCountries = Exclude<ReturnType<typeof readCountries>, { readonly kind: 'unknown' }>;

function shortCountries(countries: KnownCountries): string {
  if (countries.kind === 'some') return countries.where.join(', ');
  return countries.kind === 'all' ? 'everywhere' : 'other countries only';
}

/** Whether a match exists and either has no figure or has that of the benefit. */
function isSameFigure(at: SourceMatch | undefined, benefit: FeedBenefit): at is SourceMatch {
  if (!at?.match) return false;
  if (at.match.placeholder === undefined) return true;
  const isPercent = at.match.placeholder === 'percent';
  if (isPercent !== (benefit.kind === 'percent')) return false;
  return numberOf(at.match.figure) === (benefit.kind === 'percent' ? benefit.percent : benefit.amount);
}
