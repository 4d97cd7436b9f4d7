import { createInterface } from 'node:readline/promises';
import { dayAt } from '../../src/domain/calendar';
import { toJson } from '../diagnostics/reporters/json';
import { locationOf } from '../diagnostics/reporters/text';
import { load } from '../load/load';
import { loadSchemas, type Schemas } from '../load/schemas';
import { choose } from '../diagnostics/suggest';
import { check } from '../check/check';
import { existingOf, type Existing } from '../scaffold/existing';
import { asDraft } from '../scaffold/draft';
import { answerAll, BadAnswer, type Answers, type NewFile, type Scaffolding } from '../scaffold/question';
import { feedStoreScaffolding, type FeedRows } from '../scaffold/feed-store';
import { scaffoldings } from '../scaffold/scaffoldings';
import type { EntryKind } from '../everyday/entry-kind';
import { entryKinds } from '../everyday/entry-kinds';
import { planNew } from '../everyday/new-entry';
import { foldCell } from '../validate/store-feed';
import { everydayOptions, runEveryday, type EverydayContext } from './everyday';
import { advertisersOfFeed, storesFromTable, type FeedAdvertisers } from './feed-stores';
import {
  defineCommand,
  exitCodes,
  Refused,
  WrongUsage,
  type CommandContext,
  type OptionSpecs,
  type OptionValues,
} from './command';

/** What can be created, as the help and messages list it. */
const allKinds: readonly string[] = [...Object.keys(scaffoldings), ...Object.keys(entryKinds)];

/** One option for each question. Kinds with the same question share its option. */
function optionsOf(): OptionSpecs {
  const asked = new Map<string, { readonly label: string; readonly kinds: string[] }>();
  for (const [kind, { questions }] of Object.entries(scaffoldings)) {
    for (const { name, label } of questions) {
      const known = asked.get(name);
      if (known) known.kinds.push(kind);
      else asked.set(name, { label, kinds: [kind] });
    }
  }
  return Object.fromEntries(
    [...asked].map(([name, { label, kinds: askedBy }]) => [
      name,
      { type: 'string', value: '…', summary: `${askedBy.join(', ')}: ${label}` },
    ]),
  );
}

/** The answers that were given as options. */
function givenAnswers(kind: string, { questions }: Scaffolding, values: OptionValues<OptionSpecs>): Answers {
  const known = new Set(questions.map(({ name }) => name));
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (!known.has(name)) throw new WrongUsage(`--${name} is not an option of "new ${kind}".`);
    if (typeof value === 'string') given[name] = value;
  }
  return given;
}

/** All answers, from the terminal where an option is missing; undefined if the user stopped with Ctrl+C or Ctrl+D. */
async function readAnswers(
  scaffolding: Scaffolding,
  given: Answers,
  existing: Existing,
  interactive: boolean,
  say: (text: string) => void,
): Promise<Answers | undefined> {
  const terminalInput = interactive ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  try {
    return await answerAll(
      scaffolding,
      given,
      existing,
      terminalInput && ((question) => terminalInput.question(question)),
      say,
    );
  } catch (error) {
    if (error instanceof BadAnswer)
      throw new Refused(`--${error.question.name} (${error.question.label}): ${error.problem}.`);
    if (error instanceof Error && error.name === 'AbortError') return undefined;
    throw error;
  } finally {
    terminalInput?.close();
  }
}

/** Where a new store takes its offers from. */
interface FeedSource {
  readonly feed: string;
  readonly advertiser?: string;
  readonly table?: string;
}

/** The feed that the options name, if they do. */
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
    ...(typeof advertiser === 'string' && { advertiser }),
    ...(typeof table === 'string' && { table }),
  };
}

/** The rows of the advertiser that the options name, as the table writes it. */
function feedRowsOf({ feed, advertiser = '' }: FeedSource, { tally, open }: FeedAdvertisers): FeedRows {
  const same = (name: string): boolean => foldCell(name) === foldCell(advertiser);
  const found = open.find((each) => same(each.advertiser));
  if (found) return { feed, advertiser: found.advertiser };
  const names = tally.all.map((each) => each.advertiser);
  throw new Refused(
    names.some(same)
      ? `A store takes the rows of ${advertiser} already.`
      : `No active row of the feed has the advertiser "${advertiser}". ${choose(advertiser, 'advertisers', names)}`,
  );
}

/** Says what was written, and what is left to do. */
function printWritten(
  { system, say, print, options }: Pick<CommandContext, 'system' | 'say' | 'print' | 'options'>,
  files: readonly [NewFile, ...NewFile[]],
  next: readonly string[],
  schemas: Schemas,
): void {
  const [{ path: own }] = files;
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
    for (const each of left) say(`  ${locationOf(each, sources)}  ${each.message}`);
  }
}

/** Adds an entry to a file that exists. Its answers are words, not options. */
async function newEntry(context: EverydayContext, kind: string, entry: EntryKind): Promise<number> {
  const named = Object.keys(context.values).find((name) => name !== 'yes');
  if (named !== undefined) throw new WrongUsage(`--${named} is not an option of "new ${kind}".`);
  return await runEveryday(context, { name: 'new', plan: planNew(entry) });
}

export const command = defineCommand({
  summary: 'create a store, a post or a page from questions or options, or add an entry: npm run new offer silk-road',
  positionals: `${allKinds.join('|')} [ANSWER...]`,
  options: {
    ...everydayOptions,
    ...optionsOf(),
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
    const { system, values, positionals, say, terminal } = context;
    const [kind = '', ...more] = positionals;
    const entry = Object.hasOwn(entryKinds, kind) ? entryKinds[kind] : undefined;
    if (entry) return await newEntry(context, kind, entry);
    const usual = Object.hasOwn(scaffoldings, kind) ? scaffoldings[kind] : undefined;
    if (!usual || more.length > 0)
      throw new WrongUsage(`Name what to create: npm run new ${allKinds.join(', npm run new ')}.`);
    const { yes: _yes, draft = false, feed, advertiser, table, ...answersGiven } = values;
    const schemas = loadSchemas(system);
    const existing = existingOf(load(system).documents, system.list('data'), schemas);
    const today = dayAt(system.now, 'UTC');
    const source = feedSource(kind, { feed, advertiser, table });
    const advertisers = source && advertisersOfFeed(context, source.feed, schemas, existing.stores);
    if (typeof advertisers === 'number') return advertisers;
    if (source?.table !== undefined && advertisers)
      return storesFromTable(context, { ...source, named: source.table, existing, advertisers, today });
    const scaffolding = source && advertisers ? feedStoreScaffolding(feedRowsOf(source, advertisers)) : usual;
    const given = givenAnswers(kind, scaffolding, answersGiven);
    const answers = await readAnswers(scaffolding, given, existing, terminal.answers, say);
    if (!answers) return exitCodes.usage;

    const written = scaffolding.write(answers, existing, today);
    // A store of a feed is a draft anyway.
    const files = draft && !source ? asDraft(written) : written;
    for (const { path } of files)
      if (system.exists(path)) throw new Refused(`${path} exists already. It was not changed.`);
    for (const { path, text } of files) system.write(path, text);
    printWritten(context, files, scaffolding.next(answers), schemas);
    return exitCodes.good;
  },
});
