import type { Feed } from '../../../src/generated/data-types';
import { counted, quote } from '../../catalogue/diagnostics/visible';
import {
  valueSources,
  type FoundValue,
  type RowValues,
  type ValueField,
  type ValueSource,
} from '../../catalogue/validate/feeds/feed-values';

/** The number of rows in which a source finds a value, and the first example. */
interface PlaceTally extends ValueSource {
  rows: number;
  example?: Pick<FoundValue, 'cell' | 'value'>;
}

/** The number of rows without a value, and the title of the first one. */
interface MissingTally {
  rows: number;
  example?: string;
}

const valueFields = [
  'discount',
  'minimum',
  'maximum',
  'maximumDiscount',
  'customers',
  'countries',
  'channel',
] as const satisfies readonly ValueField[];

/** Counts what the columns and patterns find. Ended rows count too, because the settings apply to all. */
export class ValueTally {
  rows = 0;
  readonly places: readonly PlaceTally[];
  readonly missing: ReadonlyMap<Exclude<ValueField, 'upTo'>, MissingTally>;

  constructor(config: Feed) {
    this.places = valueSources(config).map((source) => ({ ...source, rows: 0 }));
    const fields = valueFields.filter((field) => this.places.some((place) => place.field === field));
    this.missing = new Map(fields.map((field) => [field, { rows: 0 }]));
  }

  add({ found }: Pick<RowValues, 'found'>, title: string): void {
    this.rows += 1;
    for (const { source, cell, value } of found) {
      const place = this.places.find(
        ({ field, column, pattern }) =>
          field === source.field && column === source.column && pattern === source.pattern,
      );
      if (!place) continue;
      place.rows += 1;
      place.example ??= { cell, value };
    }
    for (const [field, missing] of this.missing) {
      if (found.some(({ source }) => source.field === field)) continue;
      missing.rows += 1;
      missing.example ??= title;
    }
  }
}

const fieldNames: Readonly<Record<ValueField, string>> = {
  discount: 'discount',
  minimum: 'minimum',
  maximum: 'maximum',
  maximumDiscount: 'at most off',
  upTo: 'up to',
  customers: 'customers',
  countries: 'countries',
  channel: 'channel',
  exclusive: 'exclusive',
};

/** One line per source; empty if there are no sources. */
export function valueLines({ rows, places, missing }: ValueTally): readonly string[] {
  if (places.length === 0) return [];
  const width = Math.max(...places.map(({ field }) => fieldNames[field].length));
  const numbers = String(rows).length;
  const line = (field: ValueField, count: number, rest: string): string =>
    `  ${fieldNames[field].padEnd(width)}  ${String(count).padStart(numbers)} by ${rest}`;
  return [
    `What the settings find in the ${counted(rows, 'row')} that can be read, ended ones too`,
    ...places.map((place) => {
      const { field, column, pattern, example } = place;
      const ofColumn = column === '' ? '`value` in the settings' : `column ${quote(column)}`;
      const where = pattern === undefined ? ofColumn : `${quote(pattern)} in ${quote(column)}`;
      const such = example ? `, such as ${example.value} in ${quote(example.cell)}` : '';
      return line(field, place.rows, where + such);
    }),
    ...[...missing].flatMap(([field, { rows: without, example = '' }]) =>
      without === 0 ? [] : [`  no ${fieldNames[field]} in ${counted(without, 'row')}, such as ${quote(example)}`],
    ),
    '',
  ];
}
