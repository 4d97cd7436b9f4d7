import { stringify } from 'yaml';
import type { Feed } from '../../../../src/generated/data-types';
import { FieldReader, type FeedField } from '../../../catalogue/load/feed-columns';
import { formatOfFile } from '../../../catalogue/load/tables/format';
import type { TableBytes } from '../../../catalogue/load/tables/sheet';
import { recognisedColumns } from './columns';
import { habitsOf, type CellsOf } from './habits';
import { sampleOf, type TableSample } from './sample';

/** In flow style. A delimiter is quoted, because a bare tab would be lost. */
export function settingLine(key: string, value: unknown, comment?: string): string {
  if (key === 'delimiter') return `${key}: ${JSON.stringify(value)}`;
  const text = stringify({ [key]: value }, { lineWidth: 0, flowCollectionPadding: false, collectionStyle: 'flow' });
  // In flow style, a mapping with one key has braces, which the file does not need.
  const bare = text
    .trim()
    .replace(/^\{([\s\S]*)\}$/, '$1')
    .trim();
  return comment === undefined ? bare : `${bare}   # ${comment}`;
}

/** The settings of the file that differ. */
function fileLines(config: Feed, { settings }: TableSample, isRead: boolean): readonly string[] {
  const keys = isRead
    ? (['encoding'] as const)
    : (['format', 'encoding', 'sheet', 'rows', 'skip', 'delimiter'] as const);
  return keys.flatMap((key) => {
    const [now, right] = [config[key], settings[key]];
    if (now === right) return [];
    return right === undefined ? [`# delete the line ${key}: ${String(now)}`] : [settingLine(key, right)];
  });
}

/** A list setting with the missing entries added; empty if none is missing. */
function listLine(key: string, present: readonly string[] = [], proposed: readonly string[] = []): readonly string[] {
  const known = new Set(present.map((each) => each.toLowerCase()));
  const added = proposed.filter((each) => !known.has(each.toLowerCase()));
  return added.length === 0 ? [] : [settingLine(key, [...present, ...added])];
}

/** The columns of the settings that the table lacks, with the columns that were probably meant. */
function renamedColumns(config: Feed, columns: TableSample['columns']): readonly string[] {
  const fields = new FieldReader(config);
  const found = recognisedColumns(columns);
  const renamed = [...found].filter(([field]) => {
    const now = fields.columnsOf(field);
    return now.length > 0 && !now.some((column) => columns.has(column));
  });
  return renamed.length === 0
    ? []
    : ['columns:', ...renamed.map(([field, column]) => `  ${settingLine(field, column)}`)];
}

function habitLines(config: Feed, cellsOf: CellsOf): readonly string[] {
  const { dates, never, absent, decimal } = habitsOf(cellsOf, ['starts', 'ends', 'discount', 'minimum']).settings;
  return [
    ...listLine('dates', config.dates, dates),
    ...listLine('never', config.never, never),
    ...listLine('absent', config.absent, absent),
    ...(decimal === undefined || config.decimal !== undefined ? [] : [settingLine('decimal', decimal)]),
  ];
}

/** `isRead` is whether the table could be read. Empty if nothing needs to change. */
export function proposeChanges(config: Feed, path: string, bytes: TableBytes, isRead: boolean): readonly string[] {
  const sample = sampleOf(path, bytes);
  const { columns } = sample;
  const fields = new FieldReader(config);
  const found = recognisedColumns(columns);
  const cellsOf = (field: FeedField): readonly string[] =>
    columns.get(fields.columnsOf(field).find((column) => columns.has(column)) ?? found.get(field) ?? '') ?? [];
  return [
    ...fileLines(config, sample, isRead),
    ...(isRead ? [] : renamedColumns(config, columns)),
    ...habitLines(config, cellsOf),
  ];
}

/** The settings that differ from the preset. A key without a value removes a setting of the preset. */
function presetFileLines(config: Feed, { settings }: TableSample): readonly string[] {
  const usual = formatOfFile(config.file);
  const formats = { now: config.format ?? usual, right: settings.format ?? usual };
  const others = (['encoding', 'sheet', 'rows', 'skip', 'delimiter'] as const).flatMap((key) => {
    const [now, right] = [config[key], settings[key]];
    // The default delimiter is a comma.
    if (now === right || (now === undefined && right === ',')) return [];
    return [right === undefined ? `${key}:` : settingLine(key, right)];
  });
  return [...(formats.now === formats.right ? [] : [settingLine('format', formats.right)]), ...others];
}

/** The columns of a preset that a table lacks, with the columns that were probably meant. */
function presetColumnLines(config: Feed, { columns }: TableSample, isTree: boolean): readonly string[] {
  const fields = new FieldReader(config);
  const found = recognisedColumns(columns);
  const taken = new Set(
    Object.values(config.columns).flatMap((source) => (typeof source === 'string' ? [source] : [])),
  );
  // `Object.keys` loses the key type.
  const lines = (Object.keys(config.columns) as FeedField[]).flatMap((field) => {
    const now = fields.columnsOf(field);
    if (now.length === 0 || now.some((column) => columns.has(column))) return [];
    const other = found.get(field);
    if (other !== undefined && !taken.has(other)) return [`  ${settingLine(field, other)}`];
    // JSON objects and XML elements may lack columns, and the preset only guesses some.
    return isTree || config.unconfirmed?.includes(`columns.${field}`)
      ? []
      : [`  ${field}:   # the table has no such column`];
  });
  return lines.length === 0 ? [] : ['columns:', ...lines];
}

/** The lines that a table needs besides the settings of a preset. */
export function presetChanges(config: Feed, sample: TableSample): readonly string[] {
  const { columns } = sample;
  const fields = new FieldReader(config);
  const cellsOf = (field: FeedField): readonly string[] =>
    columns.get(fields.columnsOf(field).find((column) => columns.has(column)) ?? '') ?? [];
  const format = sample.settings.format ?? formatOfFile(config.file);
  return [
    ...presetFileLines(config, sample),
    ...presetColumnLines(config, sample, format === 'json' || format === 'xml'),
    ...habitLines(config, cellsOf),
  ];
}
