import { textOf as diagnosticText } from '../../../catalogue/diagnostics/diagnostic';
import { counted } from '../../../catalogue/diagnostics/visible';
import { readSettings, settingsFiles } from '../../../feeds/feed-doctor/examination';
import { loadSchemas } from '../../../catalogue/load/schemas';
import { pull, type FetchedSettings, type PullContext, type PullResult } from '../../../feeds/pull/pull';
import { machineNetwork, type Network } from '../../../system/network';
import { schemasOf } from '../../../catalogue/validate/schema/schemas';
import { defineCommand, exitCodes, Refused, type Command, type CommandContext, type OptionSpecs } from '../command';
import { feedFile } from './table-file';

const options = {
  fewer: { type: 'boolean', summary: 'accept a table with far fewer rows than the one in use' },
} as const satisfies OptionSpecs;

type PullCommandContext = CommandContext<typeof options>;

/** A feed whose table is to be fetched; only its name if its settings have errors. */
type Wanted = FetchedSettings | { readonly name: string };

/** The named feeds, or all that can be fetched. */
function wantedFeeds(
  { system, positionals, report }: PullCommandContext,
  schemas: PullContext['schemas'],
): readonly Wanted[] {
  const files = positionals.length > 0 ? positionals.map((name) => feedFile(system, name)) : settingsFiles(system);
  const feeds = files.flatMap((file): Wanted | readonly [] => {
    const settings = readSettings(system, file, schemas);
    if (!('config' in settings)) {
      report(settings);
      return { name: file };
    }
    const { fetch } = settings.config;
    if (fetch) return { ...settings, fetch };
    if (positionals.length > 0)
      throw new Refused(
        `The feed "${settings.name}" has no \`fetch\`, which says where its table comes from.\nAdd it to ${file}, or put a new table into data/feeds by hand.`,
      );
    return [];
  });
  if (feeds.length === 0) throw new Refused('No feed has `fetch`, which says where its table comes from.');
  return feeds;
}

function resultText(name: string, result: Exclude<PullResult, { kind: 'unreadable' }>): string {
  switch (result.kind) {
    case 'written':
      return [
        `${name}: ${counted(result.rows, 'row')}, ${result.shown} of them shown. Written to ${result.file}, fetched on ${result.day}.`,
        '',
        result.report,
      ].join('\n');
    case 'same':
      return `${name}: the network gives the same table. ${result.file} and its day stay as they are.`;
    case 'kept': {
      const { problem, fix } = result;
      return `${name}: the table was not replaced. ${problem.charAt(0).toUpperCase()}${problem.slice(1)}.\nWhat to do: ${fix}.`;
    }
  }
}

function jsonOf(name: string, result: PullResult): object {
  if (result.kind === 'unreadable') {
    const [first] = result.diagnostics.map((found) => diagnosticText(found, 'en'));
    return { feed: name, result: 'kept', problem: first?.message, fix: first?.fix };
  }
  const { kind, ...more } = result;
  return { feed: name, result: kind, ...more };
}

/** Tests pass their own network. */
export function pullCommand(network: Network): Command<typeof options> {
  return {
    summary: 'fetch the tables of feeds from their networks, and replace those in use if the new ones are good',
    positionals: '[name...]',
    options,
    async run(context) {
      const { system, values, print, report, progress } = context;
      const schemas = schemasOf(loadSchemas(system));
      const asJson = context.options.format === 'json';
      const results: object[] = [];
      let code: number = exitCodes.good;
      for (const feed of wantedFeeds(context, schemas)) {
        if (!('fetch' in feed)) {
          code = exitCodes.dataErrors;
          continue;
        }
        progress(`Fetching ${feed.name}`);
        const result = await pull(feed, { system, network, schemas, mayBeFewer: values.fewer === true });
        if (result.kind === 'kept' || result.kind === 'unreadable') code = exitCodes.dataErrors;
        if (asJson) results.push(jsonOf(feed.name, result));
        else if (result.kind === 'unreadable') {
          print(`${feed.name}: the table was not replaced, because the new one cannot be read.`);
          report(result);
        } else print(resultText(feed.name, result));
      }
      if (asJson) print(JSON.stringify({ version: 1, feeds: results }, null, 2));
      return code;
    },
  };
}

export const command = defineCommand(pullCommand(machineNetwork));
