import { textOf } from '../../catalogue/diagnostics/diagnostic';
import { toJson } from '../../catalogue/diagnostics/reporters/json';
import { locationOf } from '../../catalogue/diagnostics/reporters/text';
import { load } from '../../catalogue/load/load';
import { loadSchemas, type Schemas } from '../../catalogue/load/schemas';
import { siteToday } from '../../catalogue/load/site-day';
import { render } from '../../catalogue/diagnostics/phrases';
import { choice } from '../../catalogue/diagnostics/suggest';
import { check } from '../../catalogue/check/check';
import { existingOf } from '../../authoring/scaffold/existing';
import { feedStoreAction, type FeedRows } from '../../authoring/scaffold/feed-store';
import { choicesOf } from '../../authoring/editor/choices';
import { messageAction } from '../../authoring/everyday/message-offers';
import { asDraft, fileKinds } from '../../authoring/scaffold/file-kinds';
import type { AnyChange } from '../../catalogue/amend/file-changes';
import { entryKinds } from '../../authoring/everyday/entry-kinds';
import type { Action, Answers, Question } from '../../authoring/everyday/action';
import { foldCell } from '../../catalogue/offers/store-offers';
import { siteAction } from '../../authoring/scaffold/site';
import {
  answered,
  everydayOptions,
  runEveryday,
  type EverydayContext,
  carryOut,
  changedSystem,
  demandFormat,
  repeated,
} from './everyday';
import { tableFile } from './feeds/table-file';
import { writeAll } from './writing';
import { advertisersOfFeed, storesFromTable, type FeedAdvertisers } from './feeds/feed-stores';
import { defineCommand, exitCodes, Refused, WrongUsage, type CommandContext, type OptionSpecs } from './command';
import { counted } from '../../catalogue/diagnostics/visible';
import { schemasOf } from '../../catalogue/validate/schema/schemas';
import { grouped } from '../../../src/domain/language/grouped';

/** One line for each folder. */
function listed(title: string, changes: readonly AnyChange[]): readonly string[] {
  if (changes.length === 0) return [];
  const folders = grouped(changes, ({ path }) => path.slice(0, path.lastIndexOf('/')));
  return [
    `${title} (${counted(changes.length, 'file')}):`,
    ...[...folders].map(
      ([folder, own]) => `  ${folder}/  ${own.map(({ path }) => path.slice(folder.length + 1)).join(', ')}`,
    ),
  ];
}

/** Lists removed, replaced and new files. A diff of whole files would be longer than the data. */
function shownChanges(changes: readonly AnyChange[]): string {
  return [
    ...listed(
      'Removed',
      changes.filter(({ after }) => after === undefined),
    ),
    ...listed(
      'Replaced',
      changes.filter(({ before, after }) => before !== undefined && after !== undefined),
    ),
    ...listed(
      'New',
      changes.filter(({ before }) => before === undefined),
    ),
    'Everything else in data/ stays. Git keeps the old files, if they are committed.',
  ].join('\n');
}

/** Replaces the catalogue with a new site, after a question. */
async function newSite(context: EverydayContext, options: Answers): Promise<number> {
  const { system, positionals } = context;
  demandFormat(context);
  const schemas = loadSchemas(system);
  const data = { files: system, schemas: schemasOf(schemas), today: siteToday(system) };
  const call = { name: 'new', action: siteAction, given: { words: positionals.slice(1), options } };
  const planned = await answered(call, data, context);
  if (!planned) return exitCodes.usage;
  const { diagnostics, sources } = check(changedSystem(system, planned.changes), schemas);
  const given = Object.entries(options).map(([name, value]) => ` --${name} ${JSON.stringify(value)}`);
  return await carryOut(
    context,
    { ...planned, notes: [], diagnostics, sources },
    {
      shown: shownChanges(planned.changes),
      again: `${repeated('new', positionals)} --${given.join('')}`,
      next: planned.notes,
    },
  );
}

const allKinds: readonly string[] = ['site', ...Object.keys(fileKinds), ...Object.keys(entryKinds)];

type Asked = readonly Pick<Question<never>, 'name' | 'text'>[];

/** One option for each question that options can answer. Kinds with the same question share its option. */
function optionsOf(): OptionSpecs {
  const asked = new Map<string, { readonly text: string; readonly kinds: string[] }>();
  const kinds: readonly (readonly [string, { readonly questions: Asked }])[] = [
    ...Object.entries(fileKinds),
    ['site', siteAction],
  ];
  for (const [kind, { questions }] of kinds) {
    for (const { name, text } of questions) {
      const known = asked.get(name);
      if (known) known.kinds.push(kind);
      else asked.set(name, { text: render({ id: text }, 'en'), kinds: [kind] });
    }
  }
  return Object.fromEntries(
    [...asked].map(([name, { text, kinds: askedBy }]) => [
      name,
      { type: 'string', value: '…', summary: `${askedBy.join(', ')}: ${text}` },
    ]),
  );
}

function givenAnswers(
  kind: string,
  { questions }: { readonly questions: Asked },
  values: Readonly<Record<string, unknown>>,
): Answers {
  const known = new Set(questions.map(({ name }) => name));
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (!known.has(name)) throw new WrongUsage(`--${name} is not an option of "new ${kind}".`);
    if (typeof value === 'string') given[name] = value;
  }
  return given;
}

interface FeedSource {
  readonly feed: string;
  readonly advertiser?: string;
  readonly table?: string;
}

/** Undefined if the options name no feed. */
function feedSource(
  kind: string,
  { feed, advertiser, table }: Readonly<Record<'feed' | 'advertiser' | 'table', string | boolean | undefined>>,
): FeedSource | undefined {
  const named = [feed, advertiser, table].some((each) => each !== undefined);
  if (!named) return undefined;
  if (kind !== 'store') throw new WrongUsage(`--feed, --advertiser and --table are not options of "new ${kind}".`);
  if (typeof feed !== 'string') throw new WrongUsage('Name the feed with --feed.');
  if (typeof advertiser === typeof table) throw new WrongUsage('Name either --advertiser or --table.');
  return {
    feed,
    advertiser: typeof advertiser === 'string' ? advertiser : undefined,
    table: typeof table === 'string' ? table : undefined,
  };
}

/** The rows of the advertiser, whose name is spelled as in the table. */
function feedRowsOf({ feed, advertiser = '' }: FeedSource, { tally, open }: FeedAdvertisers): FeedRows {
  const same = (name: string): boolean => foldCell(name) === foldCell(advertiser);
  const found = open.find((each) => same(each.advertiser));
  if (found) return { feed, advertiser: found.advertiser };
  const names = tally.all.map((each) => each.advertiser);
  throw new Refused(
    names.some(same)
      ? `A store takes the rows of ${advertiser} already.`
      : `No active row of the feed has the advertiser "${advertiser}". ${render(choice(advertiser, { id: 'label.advertisers' }, names), 'en')}`,
  );
}

/** Prints the written files, and what is left to do. */
function printWritten(
  { system, say, print, options }: Pick<CommandContext, 'system' | 'say' | 'print' | 'options'>,
  files: readonly AnyChange[],
  next: readonly string[],
  schemas: Schemas,
): void {
  const own = files[0]?.path;
  const { diagnostics, sources } = check(system, schemas);
  const left = diagnostics.filter(({ file }) => file === own);
  const paths = files.map(({ path }) => path);
  if (options.format === 'json') {
    print(JSON.stringify({ version: 1, written: paths, left: toJson(left, sources).diagnostics }, null, 2));
    return;
  }
  print(`Written: ${paths.join(', ')}`);
  for (const sentence of next) say(sentence);
  if (left.length === 0) say('It passes the check. Run `npm run dev` to see it.');
  else {
    say(`Still to do (\`npm run check\` lists it again):`);
    for (const each of left) say(`  ${locationOf(each, sources)}  ${textOf(each, 'en').message}`);
  }
}

/** Adds an entry to an existing file. Its answers are words, not options; an offer can be read from a message. */
async function newEntry(
  context: EverydayContext & { readonly values: { readonly message?: string | undefined } },
  kind: string,
  entry: Action,
): Promise<number> {
  const { yes: _agreed, message, ...others } = context.values;
  const isRead = kind === 'offer' && message !== undefined;
  const named = message === undefined ? Object.keys(others)[0] : isRead ? undefined : 'message';
  if (named !== undefined) throw new WrongUsage(`--${named} is not an option of "new ${kind}".`);
  const { system } = context;
  const action = isRead
    ? messageAction(
        new TextDecoder().decode(system.read(tableFile(system, message))),
        choicesOf(undefined, system, loadSchemas(system)).lists,
      )
    : entry;
  return await runEveryday(context, { name: 'new', action, given: { words: context.positionals.slice(1) } });
}

export const command = defineCommand({
  summary: 'create a store, a post or a page from questions or options, or add an entry: npm run new offer silk-road',
  positionals: `${allKinds.join('|')} [ANSWER...]`,
  options: {
    ...everydayOptions,
    ...optionsOf(),
    message: { type: 'string', value: 'FILE', summary: 'offer: read the offers from a message of the shop or network' },
    draft: { type: 'boolean', summary: 'store, post, page: make it a draft, which is not published' },
    feed: { type: 'string', value: 'NAME', summary: 'store: take its offers from this feed' },
    advertiser: { type: 'string', value: '…', summary: 'store: the advertiser of the feed whose offers it has' },
    table: {
      type: 'string',
      value: 'FILE.csv',
      summary: 'store: begin drafts for all advertisers of the feed without a store, from a table that you fill in',
    },
  },
  async run(context) {
    const { system, values, positionals } = context;
    const [kind = '', ...more] = positionals;
    const entry = Object.hasOwn(entryKinds, kind) ? entryKinds[kind] : undefined;
    if (entry) return await newEntry(context, kind, entry);
    if (kind === 'site') {
      const { yes: _agreed, ...given } = values;
      return await newSite(context, givenAnswers(kind, siteAction, given));
    }
    const usual = Object.hasOwn(fileKinds, kind) ? fileKinds[kind] : undefined;
    if (!usual || more.length > 0)
      throw new WrongUsage(`Name what to create: npm run new ${allKinds.join(', npm run new ')}.`);
    const { yes: _yes, draft = false, feed, advertiser, table, ...answersGiven } = values;
    const schemas = loadSchemas(system);
    const existing = existingOf(load(system).documents, system, schemas, siteToday(system));
    const source = feedSource(kind, { feed, advertiser, table });
    const advertisers = source && advertisersOfFeed(context, source.feed, schemas, existing.stores);
    if (typeof advertisers === 'number') return advertisers;
    if (source?.table !== undefined && advertisers)
      return storesFromTable(context, { ...source, named: source.table, existing, advertisers });
    const action = source && advertisers ? feedStoreAction(feedRowsOf(source, advertisers)) : usual;
    const given = { words: [], options: givenAnswers(kind, action, answersGiven) };
    const planned = await answered({ name: 'new', action, given }, existing, context);
    if (!planned) return exitCodes.usage;

    // A store of a feed is always a draft.
    const files = draft && !source ? asDraft(planned.changes) : planned.changes;
    writeAll(system, files);
    printWritten(context, files, planned.notes, schemas);
    return exitCodes.good;
  },
});
