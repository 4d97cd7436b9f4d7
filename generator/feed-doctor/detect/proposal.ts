import { stringify } from 'yaml';
import { slugOf } from '../../../src/domain/slugs';
import type { Feed } from '../../../src/generated/data-types';
import { FieldReader, type FeedField } from '../../load/feed-columns';
import { formatOfFile } from '../../load/tables/format';
import { baseName } from '../../load/load';
import { recognisedColumns, saidIn } from './columns';
import { habitsOf, type Habits } from './habits';
import { sampleOf, type TableSample } from './sample';

/** How many hosts are few enough to be those of one network. */
const fewHosts = 10;

/** Settings that a table needs, as lines of YAML, and what only a person knows. */
export interface Proposal {
  /** The name that a feed with this table could have. */
  readonly name: string;
  /** The lines of the file of settings. */
  readonly yaml: string;
  /** Questions that the table does not answer, as sentences. */
  readonly open: readonly string[];
}

/** A line of settings in flow style. A delimiter is in quotes: a tab alone would be lost. */
function line(key: string, value: unknown, comment?: string): string {
  if (key === 'delimiter') return `${key}: ${JSON.stringify(value)}`;
  const text = stringify({ [key]: value }, { lineWidth: 0, flowCollectionPadding: false, collectionStyle: 'flow' });
  // A mapping of one key in flow style has braces around it, which the file does not need.
  const bare = text
    .trim()
    .replace(/^\{([\s\S]*)\}$/, '$1')
    .trim();
  return comment === undefined ? bare : `${bare}   # ${comment}`;
}

/** A name for the table that settings can have. */
function tableName(path: string, format: string | undefined): string {
  const name = (path.split('/').at(-1) ?? '').replace(/[^A-Za-z0-9._-]+/g, '-');
  return formatOfFile(name) === undefined ? `${name.replace(/\.[^.]*$/, '')}.${format ?? 'csv'}` : name;
}

function hostOf(link: string): string | undefined {
  return URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : undefined;
}

function languageOf(texts: readonly string[]): Feed['language'] {
  const arabic = texts.filter((text) => /\p{Script=Arabic}/u.test(text)).length;
  return arabic > texts.length / 2 ? 'ar' : 'en';
}

function share(part: number): string {
  return `${Math.round(part * 100)} %`;
}

/** What the table does not say. */
function openQuestions(sample: TableSample, found: ReadonlyMap<FeedField, string>, habits: Habits): readonly string[] {
  if (sample.columns.size === 0) return [`Nothing was read: ${sample.fault?.message ?? 'no header line was found'}.`];
  return [
    ...(found.has('link')
      ? []
      : ['No column has links. Write the address that all rows open, or the name of the column, as `link`.']),
    ...(found.has('name') ? [] : ['No column has titles. The site makes them from discount and code.']),
    ...(habits.isUnclear
      ? ['Each date could begin with the day or the month. Ask the network, and correct `dates` if it is the month.']
      : []),
    ...(found.has('ends') && habits.endless >= 0.1
      ? [`${share(habits.endless)} of the rows have no end. They are left out, unless you write \`openEnded\`.`]
      : []),
  ];
}

/** The order in which the guide of the data names the fields. */
const shownOrder: readonly FeedField[] = [
  'id',
  'name',
  'code',
  'link',
  'starts',
  'ends',
  'advertiser',
  'description',
  'terms',
  'discount',
  'rating',
];

/** The lines of `columns`, with those that only a person can write as comments. */
function columnLines(found: ReadonlyMap<FeedField, string>): readonly string[] {
  const parts = (['advertiser', 'code', 'name', 'starts'] as const).filter((field) => found.has(field));
  return [
    'columns:',
    ...(found.has('id')
      ? []
      : [
          `  ${line('id', { of: parts.length > 0 ? parts : ['link'] }, 'the table has no ids: these fields make one')}`,
        ]),
    ...shownOrder.flatMap((field) => {
      const column = found.get(field);
      return column === undefined ? [] : [`  ${line(field, column)}`];
    }),
    ...(found.has('link') ? [] : ['  # link: { value: "https://…" }']),
  ];
}

/** Proposes settings for a table that has none yet. */
export function proposeFeed(path: string, bytes: Uint8Array): Proposal {
  const sample = sampleOf(path, bytes);
  const { columns, settings } = sample;
  const found = recognisedColumns(columns);
  const cellsOf = (field: FeedField): readonly string[] => columns.get(found.get(field) ?? '') ?? [];
  const habits = habitsOf(cellsOf, [...found.keys()]);
  const hosts = [...new Set(saidIn(cellsOf('link')).flatMap((link) => hostOf(link) ?? []))];
  const file = tableName(path, settings.format);
  const lines = [
    '# yaml-language-server: $schema=../../schemas/feed.schema.json',
    line('file', file),
    ...Object.entries(settings).flatMap(([key, value]) =>
      key === 'format' && formatOfFile(file) === value ? [] : [line(key, value)],
    ),
    line('language', languageOf(saidIn(cellsOf('name')))),
    ...columnLines(found),
    ...(found.has('ends') ? [] : [line('openEnded', 'keep', 'the table has no column with the end')]),
    ...Object.entries(habits.settings).map(([key, value]) => line(key, value)),
    ...(hosts.length > 0 && hosts.length <= fewHosts ? [line('hosts', hosts)] : []),
  ];
  return {
    name: slugOf(baseName(file)) || 'feed',
    yaml: `${lines.join('\n')}\n`,
    open: openQuestions(sample, found, habits),
  };
}

/** The settings of the file that differ, as lines. */
function fileLines(config: Feed, { settings }: TableSample, isRead: boolean): readonly string[] {
  const keys = isRead
    ? (['encoding'] as const)
    : (['format', 'encoding', 'sheet', 'rows', 'skip', 'delimiter'] as const);
  return keys.flatMap((key) => {
    const [now, right] = [config[key], settings[key]];
    if (now === right) return [];
    return right === undefined ? [`# delete the line ${key}: ${String(now)}`] : [line(key, right)];
  });
}

/** A list of settings with what it lacks, as a line; nothing if it lacks nothing. */
function listLine(key: string, present: readonly string[] = [], proposed: readonly string[] = []): readonly string[] {
  const known = new Set(present.map((each) => each.toLowerCase()));
  const added = proposed.filter((each) => !known.has(each.toLowerCase()));
  return added.length === 0 ? [] : [line(key, [...present, ...added])];
}

/** The fields of settings whose columns the table lacks, and the columns that could be meant. */
function renamedColumns(config: Feed, columns: TableSample['columns']): readonly string[] {
  const fields = new FieldReader(config);
  const found = recognisedColumns(columns);
  const renamed = [...found].filter(([field]) => {
    const now = fields.columnsOf(field);
    return now.length > 0 && !now.some((column) => columns.has(column));
  });
  return renamed.length === 0 ? [] : ['columns:', ...renamed.map(([field, column]) => `  ${line(field, column)}`)];
}

/** Proposes lines for the settings of a feed, whose table could or could not be read. Empty if they need no other ones. */
export function proposeChanges(config: Feed, path: string, bytes: Uint8Array, isRead: boolean): readonly string[] {
  const sample = sampleOf(path, bytes);
  const { columns } = sample;
  const fields = new FieldReader(config);
  const found = recognisedColumns(columns);
  const cellsOf = (field: FeedField): readonly string[] =>
    columns.get(fields.columnsOf(field).find((column) => columns.has(column)) ?? found.get(field) ?? '') ?? [];
  const { dates, never, absent, decimal } = habitsOf(cellsOf, ['starts', 'ends', 'discount', 'minimum']).settings;
  return [
    ...fileLines(config, sample, isRead),
    ...(isRead ? [] : renamedColumns(config, columns)),
    ...listLine('dates', config.dates, dates),
    ...listLine('never', config.never, never),
    ...listLine('absent', config.absent, absent),
    ...(decimal === undefined || config.decimal !== undefined ? [] : [line('decimal', decimal)]),
  ];
}
