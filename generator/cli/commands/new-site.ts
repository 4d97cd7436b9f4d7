import { siteKind } from '../../authoring/scaffold/site';
import { planNew, type Answers } from '../../authoring/everyday/new-kind';
import { bytesOf, type AnyChange } from '../../catalogue/amend/file-changes';
import { check } from '../../catalogue/check/check';
import { hasErrors } from '../../catalogue/diagnostics/diagnostic';
import { counted } from '../../catalogue/diagnostics/visible';
import { loadSchemas } from '../../catalogue/load/schemas';
import { siteToday } from '../../catalogue/load/site-day';
import { withReplacements } from '../../catalogue/quarantine/replaced';
import { schemasOf } from '../../catalogue/validate/schema/schemas';
import { grouped } from '../../../src/domain/language/grouped';
import { askOnTerminal, type Ask } from './asking';
import { exitCodes, WrongUsage } from './command';
import { answered, repeated, type EverydayContext } from './everyday';
import { agreement, writeAll } from './writing';

/** Formats files for people: one line for each folder. */
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

/** Lists removed, replaced and new files. A difference of whole files would be longer than the data. */
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

/** Replaces the catalogue with that of a new site, after a question. */
export async function newSite(context: EverydayContext, given: Answers, ask: Ask = askOnTerminal): Promise<number> {
  const { system, positionals, options, print, say, report, values } = context;
  if (options.format === 'github') throw new WrongUsage('--format must be text or json here.');
  const schemas = loadSchemas(system);
  const data = { files: system, schemas: schemasOf(schemas), today: siteToday(system) };
  const plan = planNew(siteKind, given);
  const asking = { name: 'new', words: positionals, lines: [], ask };
  const planned = await answered(asking, (request) => plan(data, request), context);
  if (!planned) return exitCodes.usage;
  const { changes, notes } = planned;
  const replacements = new Map(
    changes.map(({ path, after }) => [path, after === undefined ? undefined : bytesOf(after)]),
  );
  const { diagnostics, sources } = check({ ...system, ...withReplacements(system, replacements) }, schemas);
  if (hasErrors(diagnostics)) {
    report({ diagnostics, sources });
    say('Nothing was written: the data would have these errors.');
    return exitCodes.dataErrors;
  }
  if (options.format === 'text') print(shownChanges(changes));
  const again = `${repeated('new', positionals)} --${Object.entries(given)
    .map(([name, value]) => ` --${name} ${JSON.stringify(value)}`)
    .join('')}`;
  const ended = values.yes ? undefined : await agreement(context, changes.length, again, ask);
  if (ended !== undefined) return ended;
  writeAll(system, changes);
  if (options.format === 'json')
    print(JSON.stringify({ version: 1, written: changes.map(({ path }) => path), notes }, null, 2));
  else for (const note of [`Written: ${counted(changes.length, 'file')}.`, ...notes]) say(note);
  return exitCodes.good;
}
