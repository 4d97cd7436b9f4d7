import path from 'node:path';
import { grouped } from '../../../../src/domain/language/grouped';
import type { AnyChange } from '../../../catalogue/amend/file-changes';
import { counted, quote } from '../../../catalogue/diagnostics/visible';
import type { FeedDoctor } from '../../../feeds/feed-doctor/doctor';
import {
  examinationOf,
  examine,
  readSettings,
  tableInUse,
  whyUnreadable,
} from '../../../feeds/feed-doctor/examination';
import { decode } from '../../../catalogue/load/decode';
import { loadDocument } from '../../../catalogue/load/document';
import { fieldOf } from '../../../catalogue/load/fields';
import type { Schemas as SchemaFiles } from '../../../catalogue/load/schemas';
import { existingStoreOf, type Existing, type ExistingStore } from '../../../authoring/scaffold/existing';
import { feedStoreAction } from '../../../authoring/scaffold/feed-store';
import { storeCalled } from '../../../authoring/scaffold/store';
import { resolveAnswers } from '../../../authoring/everyday/action';
import { readStoreTable, storeTable, type StoreLine } from '../../../authoring/scaffold/store-table';
import type { System } from '../../../system/system';
import { openAdvertisers, type OpenAdvertiser } from '../../../catalogue/validate/stores/advertisers';
import { render } from '../../../catalogue/diagnostics/phrases';
import { schemasOf } from '../../../catalogue/validate/schema/schemas';
import { offerSourceOf } from '../../../catalogue/offers/store-offers';
import { writeAll } from '../writing';
import { exitCodes, Refused, type CommandContext } from '../command';
import { feedFile } from './table-file';

/** The advertisers of a feed that have active rows, and those without a store. */
export interface FeedAdvertisers {
  readonly tally: FeedDoctor['advertisers'];
  readonly open: readonly OpenAdvertiser[];
}

/** Stores are included as far as their files can be read. */
export function existingStores(system: Pick<System, 'list' | 'read'>): Existing['stores'] {
  return system
    .list('data/stores')
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => {
      const { document } = loadDocument(decode(file, system.read(file) ?? new Uint8Array()).source);
      return document ? [existingStoreOf(document)] : [];
    });
}

/** Returns an exit code if the settings or the table cannot be read. */
export function advertisersOfFeed(
  { system, report }: Pick<CommandContext, 'system' | 'report'>,
  feed: string,
  schemaFiles: SchemaFiles,
  stores: Existing['stores'],
): FeedAdvertisers | number {
  const schemas = schemasOf(schemaFiles);
  const file = feedFile(system, feed);
  const settings = readSettings(system, file, schemas);
  if (!('config' in settings)) {
    report(settings);
    return exitCodes.dataErrors;
  }
  if (settings.config.columns.advertiser === undefined)
    throw new Refused(`${file} does not say in which column the advertiser is. Add it to \`columns\`: advertiser: …`);
  const table = tableInUse(settings.config);
  if (!system.exists(table)) throw new Refused(`There is no file ${table} yet.`);
  const examination = examinationOf(system, settings, schemas, { examined: table, shownPath: table });
  const doctor = examine(system, examination, () => undefined);
  if (!doctor.ok) {
    report(whyUnreadable(doctor, examination));
    return exitCodes.dataErrors;
  }
  return { tally: doctor.advertisers, open: openAdvertisers(doctor.advertisers.all, stores, feed) };
}

interface StoreProblem {
  readonly line: number;
  readonly advertiser: string;
  readonly problem: string;
}

/** A problem of several lines of the table is printed once. */
function problemLines(problems: readonly StoreProblem[]): readonly string[] {
  return [...grouped(problems, ({ problem }) => problem)].map(([problem, of]) => {
    const lines = of.map(({ line }) => line).join(', ');
    const advertisers = of.map(({ advertiser }) => advertiser).join(', ');
    return of.length === 1 ? `  line ${lines}: ${advertisers}: ${problem}` : `  lines ${lines}: ${problem}`;
  });
}

interface Outcome {
  readonly written: AnyChange[];
  readonly problems: StoreProblem[];
  /** Lines with empty fields. */
  readonly unfinished: string[];
  /** Lines that name an existing store. */
  readonly similar: string[];
}

/** The data with a new store, which the next one must not repeat. */
function withStore(existing: Existing, files: readonly AnyChange[]): Existing {
  const documents = files
    .filter(({ path: file }) => file.endsWith('.yaml'))
    .flatMap(({ path: file, after }) =>
      typeof after === 'string' ? (loadDocument({ path: file, text: after }).document ?? []) : [],
    );
  const stores = documents.map(existingStoreOf);
  return {
    ...existing,
    fileNames: new Set([...existing.fileNames, ...files.map((file) => file.path)]),
    images: new Set([...existing.images, ...files.map((file) => path.posix.basename(file.path))]),
    stores: [...existing.stores, ...stores],
    paths: new Map([...existing.paths, ...stores.map((store) => [store.path ?? '', store.file] as const)]),
  };
}

/** The instruction for an advertiser that is an existing store. */
function joinExisting(
  { file, offersFrom }: Pick<ExistingStore, 'file' | 'offersFrom'>,
  feed: string,
  advertiser: string,
): string {
  const other = offerSourceOf(offersFrom)?.feed;
  if (other !== undefined && other !== feed)
    return `${file} has its offers from the feed ${other}, and a store has those of one feed: leave the line as it is`;
  const named = fieldOf(fieldOf(offersFrom, 'where'), 'advertiser');
  const present = (Array.isArray(named) ? named : [named]).filter((each) => typeof each === 'string');
  const all = other === feed ? [...present, advertiser] : [advertiser];
  const list = `advertiser: ${JSON.stringify(all).replaceAll('","', '", "')}`;
  return other === feed
    ? `write \`${list}\` in ${file}, in place of its \`advertiser:\``
    : `write \`offersFrom: { feed: ${feed}, where: { ${list} } }\` into ${file}`;
}

/** The files of the stores of a filled-in table. */
function storesOf(lines: readonly StoreLine[], { open }: FeedAdvertisers, feed: string, before: Existing): Outcome {
  const outcome: Outcome = { written: [], problems: [], unfinished: [], similar: [] };
  const wanted = new Set(open.map(({ advertiser }) => advertiser));
  let existing = before;
  for (const { line, cells, missing } of lines) {
    const { advertiser, name, category, website } = cells;
    // The advertiser already has a store.
    if (!wanted.has(advertiser)) continue;
    const similar = existing.stores.find(({ slug }) => slug === cells['similar store']);
    if (similar) {
      const fix = `${joinExisting(similar, feed, advertiser)}; if it is another store, clear the cell`;
      outcome.similar.push(`  line ${line}: ${advertiser}: ${fix}`);
      continue;
    }
    if (missing.length > 0) {
      outcome.unfinished.push(`  line ${line}: ${advertiser}: ${missing.join(', ')}`);
      continue;
    }
    const same = storeCalled(name, existing);
    if (same) {
      const fix = `${joinExisting(same, feed, advertiser)}; if it is another store, give it another name`;
      outcome.similar.push(`  line ${line}: ${advertiser}: ${fix}`);
      continue;
    }
    const { questions, intend } = feedStoreAction({ feed, advertiser });
    // People omit `https://`.
    const url = /^[a-z]+:/i.test(website) ? website : `https://${website}`;
    const given = { name, 'name-ar': cells['Arabic name'], category, url };
    const { answers, faults } = resolveAnswers(questions, given, existing);
    const [fault] = faults;
    if (fault) {
      outcome.problems.push({
        line,
        advertiser,
        problem: `${render({ id: fault.question.text }, 'en')}: ${render(fault.problem, 'en')}`,
      });
      continue;
    }
    const { files = [] } = intend(existing, answers);
    outcome.written.push(...files);
    existing = withStore(existing, files);
  }
  return outcome;
}

/** Lines below a heading with their number; empty without lines. */
function listed(heading: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`${heading} (${lines.length}):`, ...lines];
}

interface TableRun {
  readonly feed: string;
  /** As the user named it. */
  readonly named: string;
  readonly existing: Existing;
  readonly advertisers: FeedAdvertisers;
}

/** Without the table, writes it for the maintainer to fill in; otherwise writes a draft for each complete line. */
export function storesFromTable(
  { system, print, say }: Pick<CommandContext, 'system' | 'print' | 'say'>,
  { feed, named, existing, advertisers }: TableRun,
): number {
  const file = path.resolve(system.environment.INIT_CWD ?? system.root, named);
  if (!system.exists(file)) {
    const { open, tally } = advertisers;
    system.write(
      file,
      storeTable(open, (advertiser) => tally.ownHost(advertiser)),
    );
    print(`Written: ${named}, with ${counted(open.length, 'advertiser')} without a store`);
    say('Fill in the Arabic name, the category and the website of each, correct the name, and run the command again.');
    say('A line with a similar store is left out: clear that cell if it is another store.');
    say(`Categories: ${Object.keys(existing.categories.categories).join(', ')}`);
    say('If a store belongs to none of them, add one to data/categories.yaml before you run the command again.');
    return exitCodes.good;
  }
  const { source, diagnostics } = decode(named, system.read(file) ?? new Uint8Array());
  if (diagnostics.length > 0)
    throw new Refused(`${named} is not written in UTF-8. In Excel, save it as "CSV UTF-8 (comma delimited)".`);
  const lines = readStoreTable(source.text);
  if ('lacks' in lines) throw new Refused(`${named} has no column ${lines.lacks.map(quote).join(', ')}.`);
  const outcome = storesOf(lines, advertisers, feed, existing);
  writeAll(system, outcome.written);
  const stores = outcome.written.filter((written) => written.path.startsWith('data/stores/'));
  print(
    [
      ...listed(
        'Drafts written',
        stores.map((written) => `  ${written.path}`),
      ),
      ...(outcome.problems.length === 0
        ? []
        : [`Not written, for an error (${outcome.problems.length}):`, ...problemLines(outcome.problems)]),
      ...listed('Not filled in yet', outcome.unfinished),
      ...listed('Similar to a store that exists', outcome.similar),
      ...(outcome.written.length + outcome.problems.length + outcome.unfinished.length + outcome.similar.length === 0
        ? ['Every advertiser of the table has a store.']
        : []),
    ].join('\n'),
  );
  if (stores.length > 0) say('Run `npm run dev` to see them. To publish one, remove its line `draft: true`.');
  return outcome.problems.length > 0 ? exitCodes.dataErrors : exitCodes.good;
}
