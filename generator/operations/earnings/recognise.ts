import type { Network, NetworkReport } from '../../../src/generated/data-types';
import { oneOf, quote } from '../../catalogue/diagnostics/visible';
import type { System } from '../../system/system';
import { isRead, readReport, type ReadReport, type ReportFault } from './read-report';
import type { ReportSite } from './report-row';

export interface ReportingNetwork {
  readonly id: string;
  readonly name: string;
  readonly report: NetworkReport;
  readonly subId?: string | undefined;
}

/** The networks with settings for reading reports. */
export function reportingNetworks(
  networks: Readonly<Record<string, Network | undefined>>,
): readonly ReportingNetwork[] {
  return Object.entries(networks).flatMap(([id, network]) =>
    network?.report ? [{ id, name: network.name, report: network.report, subId: network.subId?.value }] : [],
  );
}

/** A file that was recognised as a network's report. */
export interface RecognisedReport extends ReadReport {
  readonly file: string;
  readonly network: ReportingNetwork;
}

/** The network of a report is the only one whose columns the file has. */
export function recognise(
  system: Pick<System, 'chunks'>,
  { path, shown }: { readonly path: string; readonly shown: string },
  networks: readonly ReportingNetwork[],
  site: ReportSite,
): RecognisedReport | ReportFault {
  const tried = networks.map((network) => ({ network, read: readReport(system, path, network.report, site) }));
  const [only] = tried;
  if (tried.length === 1 && only)
    return isRead(only.read) ? { ...only.read, file: shown, network: only.network } : only.read;
  const fitting = tried.flatMap(({ network, read }) => (isRead(read) ? [{ ...read, file: shown, network }] : []));
  const [first, second] = fitting;
  if (first && !second) return first;
  if (first)
    return {
      problem: `it has the columns of the reports of ${oneOf(fitting.map(({ network }) => network.id))}`,
      fix: 'say with `--network` whose report it is',
    };
  return {
    problem: `it is no report of any network of data/networks.yaml:${tried.map(({ network, read }) => (isRead(read) ? '' : `\n    ${network.id}: ${read.problem}`)).join('')}`,
    fix: `say with ${quote('--network')} whose report it is, and correct the \`report\` of that network`,
  };
}
