import { phrasesOf } from '../../../catalogue/diagnostics/diagnostic';
import type { Phrase, Value } from '../../../catalogue/diagnostics/phrases';
import type { TextId } from '../../../catalogue/diagnostics/texts/texts';
import { slugOf } from '../../../../src/domain/pages/slugs';
import type { Feed } from '../../../../src/generated/data-types';
import { listed } from '../../../catalogue/diagnostics/suggest';
import { quote, visible } from '../../../catalogue/diagnostics/visible';
import { FieldReader, namedColumns, yamlName, type FeedField } from '../../../catalogue/load/feed-columns';
import { hostOf } from '../../../catalogue/load/fields';
import { formatOfFile } from '../../../catalogue/load/tables/format';
import { baseName } from '../../../catalogue/load/places';
import { saidIn } from '../../../catalogue/validate/coupon-codes/code-cells';
import { columnsByValues, lastDays, sharesIn } from './by-values';
import { recognisedColumns, type SampledColumns } from './columns';
import { presetChanges, settingLine as line } from './changes';
import { habitsOf, type Habits } from './habits';
import { recognisedPatterns } from './phrases';
import { matchingPreset, type MatchingPreset, type PresetFiles } from './preset';
import { sampleOf, type TableSample } from './sample';
import { TableBytes } from '../../../catalogue/load/tables/sheet';
import { channelWords, codeKinds, customerWords, stateWords, unknownCountries } from './words';

const mostUnread = 12;
const longestExample = 30;

function exampleOf(cells: readonly string[]): string {
  const text = visible(saidIn(cells)[0] ?? '');
  return quote(text.length > longestExample ? `${text.slice(0, longestExample)}…` : text);
}

/** A sentence about columns with content that no setting reads; empty if there are none. */
function unreadColumns(columns: SampledColumns, read: ReadonlySet<string>): readonly Phrase[] {
  const unread = [...columns].filter(
    // If a spreadsheet's link is read, its text is irrelevant.
    ([name, cells]) => name !== '' && !read.has(name) && !read.has(`${name} @link`) && saidIn(cells).length > 0,
  );
  if (unread.length === 0) return [];
  const named = unread.slice(0, mostUnread).map(
    ([name, cells]): Phrase => ({
      id: 'proposal.unread.column',
      values: { name: quote(name), example: exampleOf(cells) },
    }),
  );
  const more = unread.length - named.length;
  const shown: Value =
    more > 0 ? { id: 'proposal.unread.more', values: { columns: { list: named }, more } } : { list: named };
  return [{ id: 'proposal.unread', values: { columns: shown } }];
}

/** A network has at most this many hosts. */
const fewHosts = 10;

/** Proposed settings for a table, and open questions. */
export interface Proposal {
  readonly name: string;
  /** In `data/feeds`. */
  readonly table: string;
  readonly yaml: string;
  readonly preset?: string;
  /** Questions that the table does not answer. */
  readonly open: readonly Phrase[];
  /** Whether the table has a header line with columns. */
  readonly isRead: boolean;
  /** The latest day in the unread columns of dates, by row number. */
  readonly unreadDays: ReadonlyMap<number, string>;
}

/** A name that settings accept. */
function tableName(path: string, format: string | undefined): string {
  const name = (path.split('/').at(-1) ?? '').replace(/[^A-Za-z0-9._-]+/g, '-');
  return formatOfFile(name) === undefined ? `${name.replace(/\.[^.]*$/, '')}.${format ?? 'csv'}` : name;
}

function languageOf(texts: readonly string[]): Feed['language'] {
  const arabic = texts.filter((text) => /\p{Script=Arabic}/u.test(text)).length;
  return arabic > texts.length / 2 ? 'ar' : 'en';
}

interface WordMeanings {
  /** The columns with the meanings of their words. */
  readonly places: ReadonlyMap<FeedField, unknown>;
  readonly settings: Pick<Feed, 'codeKinds' | 'customerKinds' | 'patterns'>;
  readonly open: readonly Phrase[];
}

function patternsFor(columns: SampledColumns, found: ReadonlyMap<FeedField, string>): WordMeanings['settings'] {
  const isOwn = found.has('discount');
  const texts = (['name', 'nameEn', 'nameAr', 'description', 'terms'] as const).flatMap(
    (field) => found.get(field) ?? [],
  );
  const { discount, minimum, upTo } = recognisedPatterns(columns, texts, [
    ...(isOwn ? [] : (['discount'] as const)),
    ...(found.has('minimum') ? [] : (['minimum'] as const)),
    'upTo',
  ]);
  const most = isOwn || discount ? upTo : undefined;
  return minimum || discount || most ? { patterns: { minimum, discount, upTo: most } } : {};
}

/** The maximum number of listed fractions. */
const mostShares = 40;

function meaningsOf(columns: SampledColumns, found: ReadonlyMap<FeedField, string>): WordMeanings {
  const cellsOf = (field: FeedField): readonly string[] => columns.get(found.get(field) ?? '') ?? [];
  const places = new Map<FeedField, unknown>(found);
  const open: Phrase[] = [];
  const ask = (id: TextId, words: readonly string[], field?: FeedField): void => {
    const column = field && quote(found.get(field) ?? '');
    open.push({ id, values: { words: listed(words.map(quote)), column } });
  };
  const shares = sharesIn(cellsOf('discount'));
  if (shares && Object.keys(shares).length <= mostShares)
    places.set('discount', { column: found.get('discount'), values: shares });
  const kinds = codeKinds(cellsOf('kind'), cellsOf('code'));
  // A row with a code is a code anyway; kinds that contradict codes mean something else.
  if (kinds.length === 0) places.delete('kind');
  const customers = customerWords(cellsOf('customers'));
  if (customers.unknown.length > 0) ask('proposal.customers', customers.unknown);
  const states = stateWords(cellsOf('status'));
  if (states.unknown.length > 0) {
    places.delete('status');
    ask('proposal.status', states.unknown, 'status');
  } else if (Object.keys(states.known).length > 0)
    places.set('status', { column: found.get('status'), values: states.known });
  const channels = channelWords(cellsOf('channel'));
  if (channels.unknown.length > 0) {
    places.delete('channel');
    ask('proposal.channels', channels.unknown, 'channel');
  } else if (Object.keys(channels.known).length > 0)
    places.set('channel', { column: found.get('channel'), values: channels.known });
  const countries = unknownCountries(cellsOf('countries'));
  if (countries.length > 0) ask('proposal.countries', countries, 'countries');
  return {
    places,
    settings: {
      codeKinds: kinds.length > 0 ? [...kinds] : undefined,
      customerKinds: Object.keys(customers.known).length > 0 ? customers.known : undefined,
      ...patternsFor(columns, found),
    },
    open,
  };
}

const titles: readonly FeedField[] = ['name', 'nameEn', 'nameAr'];

const amounts: readonly FeedField[] = ['minimum', 'maximumDiscount'];

function damageOf({ isCut, fault, total }: TableSample): readonly Phrase[] {
  const open: Phrase[] = [];
  if (isCut) open.push({ id: 'proposal.cut' });
  if (fault) open.push({ id: 'proposal.stopped', values: { problem: phrasesOf(fault).message } });
  if (total) open.push({ id: 'proposal.total', values: { word: quote(total.word) } });
  return open;
}

function totalLines({ total }: TableSample): readonly string[] {
  return total ? [line('except', { [total.column]: [total.word] })] : [];
}

function openQuestions(sample: TableSample, found: ReadonlyMap<FeedField, string>, habits: Habits): readonly Phrase[] {
  const { columns, fault } = sample;
  if (columns.size === 0) {
    const problem: Phrase = fault ? phrasesOf(fault).message : { id: 'proposal.no-header' };
    return [{ id: 'proposal.nothing-read', values: { problem } }];
  }
  const open = [...damageOf(sample)];
  if (!found.has('link')) open.push({ id: 'proposal.no-links' });
  if (!titles.some((field) => found.has(field))) open.push({ id: 'proposal.no-titles' });
  if (habits.isUnclear) open.push({ id: 'proposal.day-or-month' });
  const end = found.get('ends');
  if (end !== undefined && habits.endless >= 0.1) {
    const percent = Math.round(habits.endless * 100);
    const fillDown = `\`fillDown: [${yamlName(end)}]\``;
    open.push(
      habits.endless < 1
        ? { id: 'proposal.no-ends.some', values: { percent, fillDown } }
        : { id: 'proposal.no-ends', values: { percent } },
    );
  }
  return open;
}

/** As in the guide. */
const shownOrder: readonly FeedField[] = [
  'id',
  'name',
  'nameEn',
  'nameAr',
  'kind',
  'code',
  'link',
  'starts',
  'ends',
  'advertiser',
  'status',
  'description',
  'terms',
  'discount',
  'minimum',
  'maximumDiscount',
  'customers',
  'countries',
  'channel',
  'exclusive',
  'rating',
];

/** The lines of `columns`. Those that only a person can complete are comments. */
function columnLines(places: ReadonlyMap<FeedField, unknown>): readonly string[] {
  // A sheet of codes repeats a code for each country.
  const more = titles.some((field) => places.has(field))
    ? (['name', 'starts'] as const)
    : (['countries', 'starts'] as const);
  const parts = (['advertiser', 'code', ...more] as const).filter((field) => places.has(field));
  return [
    'columns:',
    ...(places.has('id')
      ? []
      : [
          `  ${line('id', { of: parts.length > 0 ? parts : ['link'] }, 'the table has no ids: these fields make one')}`,
        ]),
    ...shownOrder.flatMap((field) => (places.has(field) ? [`  ${line(field, places.get(field))}`] : [])),
    ...(places.has('link') ? [] : ['  # link: { value: "https://…" }']),
  ];
}

/** One line per pattern. */
function patternLines(patterns: Feed['patterns']): readonly string[] {
  if (patterns === undefined) return [];
  return [
    'patterns:   # values that texts name; `npm run feed` says what each finds',
    ...(['discount', 'minimum', 'upTo'] as const).flatMap((field) => {
      const list = patterns[field] ?? [];
      const places = list.map(
        ({ column, pattern }) => `    - { ${line('column', column)}, pattern: ${JSON.stringify(pattern)} }`,
      );
      return places.length === 0 ? [] : [`  ${field}:`, ...places];
    }),
  ];
}

function settingLines(settings: object): readonly string[] {
  return Object.entries(settings).flatMap(([key, value]) => (value === undefined ? [] : [line(key, value)]));
}

interface TableFacts {
  readonly file: string;
  readonly sample: TableSample;
  readonly hosts: readonly string[];
}

const schemaLine = '# yaml-language-server: $schema=../../schemas/feed.schema.json';

function hostLines({ hosts }: TableFacts): readonly string[] {
  return hosts.length > 0 && hosts.length <= fewHosts ? [line('hosts', hosts)] : [];
}

/** The settings for a preset, and the differences of the table from it. */
function presetProposal({ name, config }: MatchingPreset, facts: TableFacts): Proposal {
  const { file, sample } = facts;
  const { columns } = sample;
  const fields = new FieldReader(config);
  const found = new Map(
    // `Object.keys` loses the key type.
    (Object.keys(config.columns) as FeedField[]).flatMap((field) => {
      const column = fields.columnsOf(field).find((each) => columns.has(each));
      return column === undefined ? [] : [[field, column]];
    }),
  );
  const language = languageOf(saidIn(columns.get(found.get('name') ?? '') ?? []));
  const lines = [
    schemaLine,
    line('uses', name, 'the settings of this network; a line below takes the place of one of them'),
    line('file', file),
    ...presetChanges(config, sample),
    ...(language === config.language ? [] : [line('language', language)]),
    ...(config.patterns ? [] : patternLines(patternsFor(columns, found).patterns)),
    ...(config.except ? [] : totalLines(sample)),
    ...hostLines(facts),
  ];
  const read = new Set(namedColumns(config).flatMap((each) => each.columns));
  const { dates } = columnsByValues(columns, found, read);
  return {
    name: slugOf(baseName(file)) || 'feed',
    table: file,
    yaml: `${lines.join('\n')}\n`,
    preset: name,
    isRead: true,
    open: [...damageOf(sample), ...unreadColumns(columns, read)],
    unreadDays: lastDays(columns, sample.rows, dates),
  };
}

/** Column names of order reports, which tables of coupons do not have. */
const ofOrders =
  /transaction|commission|sale ?amount|order ?(?:id|value|amount|total)|payout|click ?(?:date|time|id)|conversion|عمولة|رقم الطلب/iu;

/** Explains that a report of orders contains no offers. */
function reportOfOrders(columns: SampledColumns, found: ReadonlyMap<FeedField, string>): readonly Phrase[] {
  const names = [...columns.keys()].filter((name) => ofOrders.test(name));
  return names.length > 1 && !found.has('code')
    ? [{ id: 'proposal.orders', values: { columns: listed(names.map(quote)) } }]
    : [];
}

/** If a column of dates may be the end, no row is shown until a person has decided. */
function endLines(found: ReadonlyMap<FeedField, string>, dates: readonly string[]): readonly string[] {
  if (found.has('ends')) return [];
  return dates.length > 0
    ? [`# openEnded: keep   # only if none of these columns says when an offer ends: ${dates.join(', ')}`]
    : [line('openEnded', 'keep', 'the table has no column with the end')];
}

/** Settings derived from the table alone. */
function ownProposal(facts: TableFacts): Proposal {
  const { file, sample } = facts;
  const { columns, settings } = sample;
  const { found, dates, states, asked, open } = columnsByValues(columns, recognisedColumns(columns));
  const cellsOf = (field: FeedField): readonly string[] => columns.get(found.get(field) ?? '') ?? [];
  const habits = habitsOf(cellsOf, [...found.keys()]);
  const words = meaningsOf(columns, found);
  const { patterns, ...wordSettings } = words.settings;
  // A status column with unknown words may mark ended offers.
  const state = words.places.has('status') ? undefined : found.get('status');
  const lacksCurrency = amounts.some((field) => saidIn(cellsOf(field)).some((cell) => /^[\d.,\s]+$/.test(cell)));
  const lines = [
    schemaLine,
    line('file', file),
    ...settingLines(formatOfFile(file) === settings.format ? { ...settings, format: undefined } : settings),
    line('language', languageOf(saidIn(cellsOf('name')))),
    ...columnLines(words.places),
    ...endLines(found, [...dates, ...states, ...(state === undefined ? [] : [state])]),
    ...settingLines({ ...wordSettings, ...habits.settings }),
    ...patternLines(patterns),
    ...totalLines(sample),
    ...hostLines(facts),
  ];
  return {
    name: slugOf(baseName(file)) || 'feed',
    table: file,
    yaml: `${lines.join('\n')}\n`,
    isRead: columns.size > 0,
    unreadDays: lastDays(columns, sample.rows, dates),
    open: [
      ...openQuestions(sample, found, habits),
      ...reportOfOrders(columns, found),
      ...open,
      ...(lacksCurrency ? [{ id: 'proposal.amounts' } as const] : []),
      ...words.open,
      ...unreadColumns(
        columns,
        new Set([...asked, ...[...words.places.keys()].flatMap((field) => found.get(field) ?? [])]),
      ),
    ],
  };
}

/** Uses a fitting preset if `presets` is given. */
export function proposeFeed(path: string, bytes: Uint8Array, presets?: PresetFiles): Proposal {
  const sample = sampleOf(path, new TableBytes(bytes));
  const { columns, settings } = sample;
  const file = tableName(path, settings.format);
  const preset = presets && matchingPreset(file, sample, presets);
  const links = preset
    ? new FieldReader(preset.config).columnsOf('link')
    : [recognisedColumns(columns).get('link') ?? ''];
  const hosts = [
    ...new Set(links.flatMap((column) => saidIn(columns.get(column) ?? []).flatMap((link) => hostOf(link) ?? []))),
  ];
  const facts = { file, sample, hosts };
  return preset ? presetProposal(preset, facts) : ownProposal(facts);
}
