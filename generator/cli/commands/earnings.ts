import { check } from '../../catalogue/check/check';
import { nearest } from '../../catalogue/diagnostics/suggest';
import { earn } from '../../operations/earnings/earnings';
import { isRead } from '../../operations/earnings/read-report';
import {
  recognise,
  reportingNetworks,
  type RecognisedReport,
  type ReportingNetwork,
} from '../../operations/earnings/recognise';
import type { ReportSite } from '../../operations/earnings/report-row';
import { networkText, problemLines } from '../../operations/earnings/text';
import type { Catalogue } from '../../catalogue/validate/catalogue';
import { defineCommand, exitCodes, Refused, WrongUsage, type CommandContext, type OptionSpecs } from './command';
import { tableFile } from './feeds/table-file';

const options = {
  network: { type: 'string', value: 'ID', summary: 'the network whose reports they are, if their columns do not tell' },
} as const satisfies OptionSpecs;

type EarningsContext = CommandContext<typeof options>;

/** The networks whose reports the files may be. */
function networksToTry({ networks }: Catalogue, named: string | undefined): readonly ReportingNetwork[] {
  const all = reportingNetworks(networks.value.networks);
  const ids = all.map(({ id }) => id);
  if (ids.length === 0)
    throw new Refused('No network of data/networks.yaml has `report`, which says how its reports are read.');
  if (named === undefined) return all;
  const network = all.find(({ id }) => id === named);
  if (network) return [network];
  const near = nearest(named, ids);
  throw new WrongUsage(
    `There is no network "${named}" with \`report\` in data/networks.yaml. ${near === undefined ? `Networks: ${ids.join(', ')}.` : `Did you mean "${near}"?`}`,
  );
}

interface FaultyFile {
  readonly file: string;
  readonly line?: number;
  readonly problem: string;
  readonly fix: string;
}

function readFiles(
  { system, positionals, progress }: EarningsContext,
  networks: readonly ReportingNetwork[],
  site: ReportSite,
): { readonly reports: readonly RecognisedReport[]; readonly faults: readonly FaultyFile[] } {
  const reports: RecognisedReport[] = [];
  const faults: FaultyFile[] = [];
  for (const shown of positionals) {
    progress(`Reading ${shown}`);
    const read = recognise(system, { path: tableFile(system, shown), shown }, networks, site);
    if (isRead(read)) reports.push(read);
    else faults.push({ file: shown, ...read });
  }
  return { reports, faults };
}

export const command = defineCommand({
  summary: 'add up reports of networks by code, store, place and month; note which offers brought orders',
  positionals: 'FILE...',
  options,
  async run(context) {
    const { system, positionals, values, print, report } = context;
    if (positionals.length === 0) throw new WrongUsage('Name the files of one or more reports.');
    const checked = check(system);
    const { catalogue } = checked;
    if (!catalogue) {
      report(checked);
      return exitCodes.dataErrors;
    }
    const networks = networksToTry(catalogue, values.network);
    const { reports, faults } = readFiles(context, networks, {
      now: system.now,
      timeZone: catalogue.site.value.timeZone,
      countries: Object.keys(catalogue.countries.value.countries),
    });
    const asJson = context.options.format === 'json';
    // Without one of the files, the totals would be wrong.
    if (faults.length > 0) {
      const texts = faults.map(
        ({ file, line, problem, fix }) =>
          `${file}${line === undefined ? '' : `:${line}`}: ${problem}\n  what to do: ${fix}`,
      );
      print(asJson ? JSON.stringify({ version: 1, faults }, null, 2) : texts.join('\n'));
      return exitCodes.dataErrors;
    }
    const results = earn(system, reports, catalogue);
    const problems = reports.flatMap(({ file, problems: own }) => problemLines(file, own));
    if (asJson) {
      const networks = results.map(({ found: { others }, earnings, written, ...network }) => ({
        ...network,
        ...earnings,
        evidence: { ...written, others: Object.fromEntries(others) },
      }));
      print(JSON.stringify({ version: 1, networks }, null, 2));
    } else print([...results.map(networkText), ...(problems.length > 0 ? [problems.join('\n')] : [])].join('\n\n'));
    return problems.length > 0 ? exitCodes.dataErrors : exitCodes.good;
  },
});
