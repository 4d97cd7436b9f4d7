import { digest } from '#bytes';
import type { ColumnSource, Feed, FeedColumns, IdSource } from '../../../src/generated/data-types';
import type { Path } from './document';

export type FeedField = keyof FeedColumns;

export type FieldPlace = ColumnSource | IdSource;

export type RowFields<Field extends string = FeedField> = Readonly<Partial<Record<Field, string>>>;

type FieldPlaces<Field extends string = FeedField> = Readonly<Partial<Record<Field, FieldPlace>>>;

/** The content of a row's cell by column name; undefined if it is absent. */
export type NamedCell = (column: string) => string | undefined;

/** A place in the settings that names columns. A table must have one of them. */
export interface NamedColumns {
  readonly path: Path;
  readonly columns: readonly string[];
  /** Whether no row can be shown without it. */
  readonly required: boolean;
  /** Whether a header line may lack it, because a preset guesses its name. */
  readonly guessed?: boolean;
}

interface FieldSource {
  readonly columns: readonly string[];
  /** The meanings of the network's words, by the words in lower case. */
  readonly values: ReadonlyMap<string, string>;
  /** The text for rows in which every column is empty. */
  readonly value?: string | undefined;
  /** The fields that the value is composed of. */
  readonly of: readonly string[];
}

const noValues: ReadonlyMap<string, string> = new Map();

function listOf(columns: string | readonly string[] | undefined): readonly string[] {
  if (columns === undefined) return [];
  return typeof columns === 'string' ? [columns] : columns;
}

function sourceOf(source: FieldPlace): FieldSource {
  if (typeof source === 'string' || Array.isArray(source)) return { columns: listOf(source), values: noValues, of: [] };
  if ('of' in source) return { columns: [], values: noValues, of: source.of ?? [] };
  // The schema allows no other mapping.
  const { column, values = {}, value } = source as Exclude<ColumnSource, string | string[]>;
  return {
    columns: listOf(column),
    values: new Map(Object.entries(values).map(([word, meaning]) => [word.trim().toLowerCase(), meaning ?? ''])),
    value,
    of: [],
  };
}

function entriesOf<Field extends string>(columns: FieldPlaces<Field>): readonly (readonly [Field, FieldPlace])[] {
  // `Object.entries` loses the key type; the schema closes the object, so its keys are these.
  return Object.entries(columns) as [Field, FieldPlace][];
}

export function fieldColumns<Field extends string>(
  columns: FieldPlaces<Field>,
  judge: (field: Field) => Pick<NamedColumns, 'required' | 'guessed'>,
): readonly NamedColumns[] {
  return entriesOf(columns)
    .map(([field, source]) => ({
      path: typeof source === 'object' && 'column' in source ? ['columns', field, 'column'] : ['columns', field],
      columns: sourceOf(source).columns,
      ...judge(field),
    }))
    .filter((place) => place.columns.length > 0);
}

/** Every place in the settings that names columns: fields, patterns, filters and exceptions. */
export function namedColumns({
  columns,
  patterns = {},
  filters = [],
  fillDown = [],
  except = {},
  openEnded = 'drop',
  unconfirmed = [],
}: Feed): readonly NamedColumns[] {
  const required = new Set<FeedField>(['id', 'name', 'link', ...(openEnded === 'drop' ? (['ends'] as const) : [])]);
  return [
    ...fieldColumns(columns, (field) => ({
      required: required.has(field),
      guessed: !required.has(field) && unconfirmed.includes(`columns.${field}`),
    })),
    ...(['discount', 'minimum', 'upTo'] as const).flatMap((value) =>
      (patterns[value] ?? []).map(({ column }, index) => ({
        path: ['patterns', value, index, 'column'],
        columns: [column],
        required: false,
      })),
    ),
    ...filters.map((column, index) => ({ path: ['filters', index], columns: [column], required: true })),
    ...fillDown.map((column, index) => ({ path: ['fillDown', index], columns: [column], required: true })),
    ...Object.keys(except).map((column) => ({ path: ['except', column], columns: [column], required: true })),
  ];
}

/** A column's name as it is written in the settings, also in brackets. */
export function yamlName(column: string): string {
  return /^\p{L}[\p{L}\p{N} _.-]*$/u.test(column) ? column : JSON.stringify(column);
}

/** Fields whose cells are lists of words. */
const listFields: ReadonlySet<string> = new Set<FeedField>(['countries']);

export function wordsOfCell(cell: string): readonly string[] {
  return cell
    .split(/[,;|/\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

function translated(field: string, cell: string, values: ReadonlyMap<string, string>): string | undefined {
  if (values.size === 0) return cell;
  const meaningOf = (word: string): string => values.get(word.toLowerCase()) ?? word;
  const whole = values.get(cell.toLowerCase());
  const text = whole ?? (listFields.has(field) ? wordsOfCell(cell).map(meaningOf).join(',') : cell);
  // A word may be mapped to the empty text, which means "absent".
  return text === '' ? undefined : text;
}

const idLength = 12;

/** An id composed of field values: the same values have the same id in every export. Undefined if all are empty. */
function composedId(values: readonly string[]): string | undefined {
  return values.every((value) => value === '')
    ? undefined
    : digest('sha256', values.join('\u0000'), 'hex').slice(0, idLength);
}

export class FieldReader<Field extends string = FeedField> {
  readonly #sources: readonly (readonly [Field, FieldSource])[];
  readonly #byField: ReadonlyMap<Field, FieldSource>;

  constructor({ columns }: { readonly columns: FieldPlaces<Field> }) {
    const sources = entriesOf(columns).map(([field, source]) => [field, sourceOf(source)] as const);
    this.#byField = new Map(sources);
    // Fields composed of others come last.
    this.#sources = [
      ...sources.filter(([, { of }]) => of.length === 0),
      ...sources.filter(([, { of }]) => of.length > 0),
    ];
  }

  read(named: NamedCell): RowFields<Field> {
    const fields = new Map<string, string>();
    for (const [field, source] of this.#sources) {
      const value =
        source.of.length > 0
          ? composedId(source.of.map((each) => fields.get(each) ?? ''))
          : (this.#cell(field, source, named) ?? source.value);
      if (value !== undefined) fields.set(field, value);
    }
    // The keys are those of `columns`.
    return Object.fromEntries(fields) as RowFields<Field>;
  }

  #cell(field: Field, { columns, values }: FieldSource, named: NamedCell): string | undefined {
    for (const column of columns) {
      const cell = named(column);
      if (cell !== undefined) return translated(field, cell, values);
    }
    return undefined;
  }

  has(field: Field): boolean {
    return this.#byField.has(field);
  }

  /** The columns of a field, in the order in which they are tried. */
  columnsOf(field: Field): readonly string[] {
    return this.#byField.get(field)?.columns ?? [];
  }

  /** The first column of a field with content, or else its first one; undefined for a field without columns. */
  columnOf(field: Field, named?: NamedCell): string | undefined {
    const columns = this.columnsOf(field);
    return columns.find((column) => named?.(column) !== undefined) ?? columns[0];
  }
}
