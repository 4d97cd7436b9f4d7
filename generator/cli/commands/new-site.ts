import type { Answers } from '../../authoring/everyday/action';
import { siteAction } from '../../authoring/scaffold/site';
import type { AnyChange } from '../../catalogue/amend/file-changes';
import { check } from '../../catalogue/check/check';
import { counted } from '../../catalogue/diagnostics/visible';
import { loadSchemas } from '../../catalogue/load/schemas';
import { siteToday } from '../../catalogue/load/site-day';
import { schemasOf } from '../../catalogue/validate/schema/schemas';
import { grouped } from '../../../src/domain/language/grouped';
import { exitCodes } from './command';
import { answered, carryOut, changedSystem, demandFormat, repeated, type EverydayContext } from './everyday';

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
export async function newSite(context: EverydayContext, options: Answers): Promise<number> {
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
