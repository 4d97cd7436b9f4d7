import type { Feed } from '../../../../src/generated/data-types';
import { compilePattern } from '../../../catalogue/validate/feeds/feed-patterns';
import type { SampledColumns } from './columns';

type Patterns = NonNullable<Feed['patterns']>;
type PatternField = keyof Patterns;

/** Most specific first. */
const phrases: Readonly<Record<PatternField, readonly string[]>> = {
  minimum: [
    'over {money}',
    'above {money}',
    'spend {money}',
    '{money} or more',
    'فوق {money}',
    'أكثر من {money}',
    'بقيمة {money} أو أكثر',
    'الحد الأدنى {money}',
    'الحد الأدنى للطلب {money}',
  ],
  discount: [
    '{percent}% off',
    '{money} off',
    '{money} discount',
    'save {percent}%',
    'save {money}',
    'extra {percent}%',
    'خصم {percent}%',
    'خصم {money}',
    'خصم يصل إلى {percent}%',
    'خصم حتى {percent}%',
    'خصم إضافي {percent}%',
    'وفر {percent}%',
  ],
  upTo: ['up to {percent}%', 'up to {money}', 'يصل إلى {percent}%', 'تصل إلى {percent}%', 'حتى {percent}%'],
};

/** A pattern must match at least one row of this many: rarer matches are noise. */
const rarest = 200;

interface Search {
  readonly column: string;
  readonly cells: readonly string[];
}

/** The patterns that match a column, each with rows that no earlier pattern matches. Removes these rows from `left`. */
function patternsIn(
  { column, cells }: Search,
  field: PatternField,
  left: Set<number>,
): Patterns[PatternField] & object {
  const found: { column: string; pattern: string }[] = [];
  for (const pattern of phrases[field]) {
    const find = compilePattern(pattern);
    const rows = [...left].filter((row) => find(cells[row] ?? '') !== undefined);
    if (rows.length === 0 || rows.length < left.size / rarest) continue;
    for (const row of rows) left.delete(row);
    found.push({ column, pattern });
  }
  return found;
}

/** `fields` are the values without a column. */
export function recognisedPatterns(
  columns: SampledColumns,
  texts: readonly string[],
  fields: readonly PatternField[],
): Patterns {
  const rows = Math.max(0, ...texts.map((column) => columns.get(column)?.length ?? 0));
  return Object.fromEntries(
    fields.flatMap((field) => {
      const left = new Set(Array.from({ length: rows }, (_, row) => row));
      const found = texts.flatMap((column) => patternsIn({ column, cells: columns.get(column) ?? [] }, field, left));
      return found.length === 0 ? [] : [[field, found]];
    }),
  );
}
