import { nameOf } from '../../../src/domain/editing/names';
import { changedPages, compareContent } from '../../authoring/changes/compare';
import { changesAsMarkdown } from '../../authoring/changes/markdown';
import { contentOf } from '../../authoring/changes/site-content';
import { hashOf } from '../../system/cache/hash';
import { check } from '../../catalogue/check/check';
import { publishedAt, siteDataOf } from '../../site/records/checked-data';
import { counted } from '../../catalogue/diagnostics/visible';
import { loadSchemas, namesOf } from '../../catalogue/load/schemas';
import { filesOfCommit, GitError } from '../../system/git';
import type { System } from '../../system/system';
import { defineCommand, exitCodes, Refused, WrongUsage } from './command';

type DataFiles = ReadonlyMap<string, Uint8Array>;

/** By their paths in `data/`. */
function filesOfFolder(system: System, folder: string): DataFiles {
  if (system.kindOf(folder) !== 'folder') throw new Refused(`There is no folder "${folder}".`);
  return new Map(
    system
      .list(folder)
      .map((file) => [`data${file.slice(folder.length)}`, system.read(file) ?? new Uint8Array()] as const),
  );
}

async function filesBefore(system: System, reference: string): Promise<DataFiles> {
  try {
    const files = await filesOfCommit(system.root, reference, 'data');
    if (files.size === 0) throw new Refused(`The commit "${reference}" has no data/.`);
    return files;
  } catch (error) {
    if (error instanceof GitError) throw new Refused(error.message);
    throw error;
  }
}

function withData(system: System, files: DataFiles): System {
  const isData = (file: string): boolean => file === 'data' || file.startsWith('data/');
  return {
    ...system,
    read: (file) => (isData(file) ? files.get(file) : system.read(file)),
    list: (folder) =>
      isData(folder) ? [...files.keys()].filter((file) => file.startsWith(`${folder}/`)).sort() : system.list(folder),
    others: (folder) => (isData(folder) ? [] : system.others(folder)),
  };
}

export const command = defineCommand({
  summary: 'list the changes that shoppers will see, as Markdown',
  positionals: '<commit> | <folder> <folder>',
  options: {
    links: {
      type: 'string',
      value: 'ORIGIN',
      summary: 'print only the addresses of the pages with changes, below an origin, one in each line',
    },
  },
  async run({ system, positionals, options, values, print, report }) {
    const [before, after, ...more] = positionals;
    if (before === undefined || more.length > 0)
      throw new WrongUsage('Give a commit to compare data/ with, or two folders to compare.');
    const schemas = loadSchemas(system);
    const current = withData(system, filesOfFolder(system, after ?? 'data'));
    const former = withData(
      system,
      after === undefined ? await filesBefore(system, before) : filesOfFolder(system, before),
    );
    const checked = check(current, schemas);
    if (!checked.catalogue) {
      report(checked);
      return exitCodes.dataErrors;
    }
    const earlier = check(former, schemas);
    if (!earlier.catalogue) {
      const errors = earlier.diagnostics.filter(({ severity }) => severity === 'error').length;
      const reason = `it has ${counted(errors, 'error')} by the rules and schemas of this version`;
      if (values.links === undefined) print(`The earlier data cannot be compared: ${reason}.`);
      return exitCodes.good;
    }
    const content = (source: System, catalogue: typeof earlier.catalogue) =>
      contentOf(
        source,
        siteDataOf(publishedAt(catalogue, system.now), system.now, (file) => hashOf(source.read(file) ?? '')),
      );
    const comparison = {
      before: content(former, earlier.catalogue),
      after: content(current, checked.catalogue),
      at: system.now,
    };
    const changes = compareContent(comparison);
    if (values.links !== undefined) {
      const root = values.links + comparison.after.settings.basePath;
      const addresses = changedPages(changes, comparison.after);
      if (addresses.length > 0) print(addresses.map((address) => root + address).join('\n'));
      return exitCodes.good;
    }
    const names = namesOf(schemas);
    print(
      options.format === 'json'
        ? JSON.stringify({ version: 1, ...changes }, undefined, 2)
        : changesAsMarkdown(changes, (field) => nameOf(names, field, 'en')),
    );
    return exitCodes.good;
  },
});
