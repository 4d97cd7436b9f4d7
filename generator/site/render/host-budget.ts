import { BadEnvironment } from '../../system/environment';
import type { System } from '../../system/system';
import { hostPlans, type HostLimit, type HostMeasure, type HostPlan } from './host-limits';
import { hostingTargets, type HostingTarget } from './hosts';

/** `plan` is undefined for a host without plans. */
export interface ChosenPlan {
  readonly hosting: HostingTarget;
  readonly plan?: string | undefined;
}

/** Parses SITE_PLAN. The default is the first plan of the host. Throws for an unknown plan. */
export function planOf({ environment: { SITE_PLAN: name = '' } }: Pick<System, 'environment'>, hosting: HostingTarget) {
  const plans = Object.keys(hostPlans[hosting]);
  if (name === '' || plans.includes(name)) return name === '' ? plans[0] : name;
  if (plans.length < 2) throw new BadEnvironment(`SITE_PLAN means nothing with SITE_HOST=${hosting}: leave it out.`);
  throw new BadEnvironment(`SITE_PLAN must be one of ${plans.join(', ')}, not "${name}".`);
}

export interface Extent {
  readonly files: number;
  readonly bytes: number;
}

/** The measures of a site that hosts limit. */
export interface SiteSize extends Readonly<Record<HostMeasure, number>> {
  /** The folder with the most files, and the largest file. */
  readonly fullest: string;
  readonly largest: string;
  readonly previews: Extent;
  /** The files that belong to stores alone, and the number of stores. */
  readonly stores: Extent & { readonly count: number };
}

/** The numbers of rules in the configuration files of a host. */
export type HostRules = Pick<SiteSize, 'redirects' | 'patternRedirects' | 'redirectLength' | 'routes'>;

/** Counts the rules in `_redirects` and `vercel.json`, which may be missing. */
export function rulesIn(redirects: string | undefined, vercel: string | undefined): HostRules {
  const lines = (redirects ?? '').split('\n').filter((line) => line.trim() !== '');
  const patterns = lines.filter((line) => /^\S*(?:\*|\/:)/.test(line));
  // `vercelFile` has written a value of this type.
  const routes = JSON.parse(vercel ?? '{}') as {
    readonly redirects?: readonly unknown[];
    readonly headers?: readonly unknown[];
  };
  return {
    redirects: lines.length - patterns.length,
    patternRedirects: patterns.length,
    redirectLength: Math.max(0, ...lines.map(({ length }) => length)),
    routes: (routes.redirects?.length ?? 0) + (routes.headers?.length ?? 0),
  };
}

/** `read` returns the files of a site. */
export function readRules(read: (path: string) => Uint8Array | undefined): HostRules {
  const textOf = (path: string): string | undefined => {
    const bytes = read(path);
    return bytes && new TextDecoder().decode(bytes);
  };
  return rulesIn(textOf('_redirects'), textOf('vercel.json'));
}

export type SizedFile = readonly [path: string, size: number];

export function sizeOf(files: Iterable<SizedFile>, rules: HostRules, stores: SiteSize['stores']): SiteSize {
  let count = 0;
  const folders = new Map<string, number>();
  let bytes = 0;
  let largest: SizedFile = ['', 0];
  let previews = { files: 0, bytes: 0 };
  for (const file of files) {
    const [path, size] = file;
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    if (folder.startsWith('previews/')) previews = { files: previews.files + 1, bytes: previews.bytes + size };
    count += 1;
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
    bytes += size;
    if (size > largest[1]) largest = file;
  }
  const [fullest = '', folderFiles = 0] = [...folders].sort(([, one], [, other]) => other - one)[0] ?? [];
  return {
    ...rules,
    files: count,
    bytes,
    folderFiles,
    fullest,
    fileBytes: largest[1],
    largest: largest[0],
    previews,
    stores,
  };
}

/** A site compared with the limits of its host. */
export interface Budget {
  /** One line with the measures and the limits. */
  readonly line: string;
  /** One for each limit that is nearly reached. */
  readonly warnings: readonly string[];
  /** Why the host would refuse the site, with solutions. */
  readonly refusal?: string;
}

const number = new Intl.NumberFormat('en');

function megabytes(bytes: number): string {
  return `${number.format(Math.round(bytes / 100_000) / 10)} MB`;
}

const amounts: Readonly<Record<HostMeasure, (size: number, of: SiteSize) => string>> = {
  files: (size) => `${number.format(size)} files`,
  bytes: megabytes,
  folderFiles: (size, { fullest }) =>
    `${number.format(size)} files in ${fullest === '' ? 'the top folder' : `${fullest}/`}`,
  fileBytes: (size, { largest }) => `${megabytes(size)} in ${largest}`,
  redirects: (size) => `${number.format(size)} ${size === 1 ? 'redirect' : 'redirects'}`,
  patternRedirects: (size) => `${number.format(size)} ${size === 1 ? 'redirect' : 'redirects'} with a pattern`,
  redirectLength: (size) => `${number.format(size)} characters in a redirect`,
  routes: (size) => `${number.format(size)} redirects and headers`,
};

const limitsOf = ({ limits }: HostPlan): readonly (readonly [HostMeasure, HostLimit])[] =>
  // The keys of a plan's limits are measures.
  Object.entries(limits) as (readonly [HostMeasure, HostLimit])[];

/** The growth of a measure per store. */
function growthOf(measure: HostMeasure, { stores, folderFiles }: SiteSize): number {
  if (stores.count === 0) return 0;
  if (measure === 'files' || measure === 'bytes') return stores[measure] / stores.count;
  return measure === 'folderFiles' ? folderFiles / stores.count : 0;
}

/** The solutions for an exceeded limit: fewer files, or hosts and plans that would accept the site. */
function waysOut(chosen: ChosenPlan, size: SiteSize, measure: HostMeasure): string {
  const { files, bytes } = size.previews;
  const elsewhere = hostingTargets.flatMap((hosting) =>
    Object.entries(hostPlans[hosting]).flatMap(([name, plan]) => {
      const isChosen = hosting === chosen.hosting && name === chosen.plan;
      if (isChosen || !plan.commercial || limitsOf(plan).some(([limited, { most }]) => size[limited] > most)) return [];
      return [`SITE_HOST=${hosting}${Object.keys(hostPlans[hosting]).length > 1 ? ` SITE_PLAN=${name}` : ''}`];
    }),
  );
  const without =
    measure === 'files' || measure === 'bytes' ? `${number.format(files)} files and ${megabytes(bytes)}` : '';
  return [
    ...(without !== '' && files > 0 ? [`SITE_PREVIEWS=off leaves out ${without} of share pictures`] : []),
    ...(/redirect|routes/i.test(measure) ? ['a redirect with * in data/redirects.yaml answers many addresses'] : []),
    `the site fits ${[...elsewhere, 'SITE_HOST=server'].join(', ')}`,
  ].join('; ');
}

/** For every host. */
const alwaysShown: readonly HostMeasure[] = ['files', 'bytes', 'folderFiles', 'fileBytes'];

function limitIn(measure: HostMeasure, { most }: Pick<HostLimit, 'most'>): string {
  return measure === 'bytes' || measure === 'fileBytes' ? megabytes(most) : number.format(most);
}

/** The share of a limit from which a build warns. */
const scarce = 0.8;

/** The message has the reason and solutions. */
export class OverBudget extends Error {
  constructor(refusal: string) {
    super(`Nothing was published. ${refusal}`);
  }
}

/** Measures a site only if its host has limits. Throws `OverBudget` if the host would refuse it. */
export function budgetWithin(chosen: ChosenPlan, measure: () => SiteSize): Budget | undefined {
  if (!((chosen.plan ?? '') in hostPlans[chosen.hosting])) return undefined;
  const budget = budgetOf(chosen, measure());
  if (budget?.refusal !== undefined) throw new OverBudget(budget.refusal);
  return budget;
}

/** Undefined for a host without limits. */
export function budgetOf(chosen: ChosenPlan, size: SiteSize): Budget | undefined {
  const { hosting, plan: name = '' } = chosen;
  const plan = hostPlans[hosting][name];
  if (!plan) return undefined;
  const host = Object.keys(hostPlans[hosting]).length > 1 ? `${hosting} (${name} plan)` : hosting;
  const warnings: string[] = [];
  const refusals: string[] = [];
  for (const [measure, { most, source, date }] of limitsOf(plan)) {
    const value = size[measure];
    if (value < most * scarce) continue;
    const facts = `${amounts[measure](value, size)}, and its limit is ${limitIn(measure, { most })} (${source}, ${date}).`;
    const help = `\n  What helps: ${waysOut(chosen, size, measure)}.`;
    if (value > most) {
      refusals.push(`${host} would refuse the site: ${facts}${help}`);
      continue;
    }
    const growth = growthOf(measure, size);
    const fits = growth > 0 ? ` About ${number.format(Math.floor((most - value) / growth))} more stores fit.` : '';
    warnings.push(`${host} will soon refuse the site: ${facts}${fits}${help}`);
  }
  const limited = limitsOf(plan).flatMap(([measure]) => (measure === 'redirectLength' ? [] : [measure]));
  const shown = [...new Set([...alwaysShown, ...limited])].map((measure) => {
    const limit = plan.limits[measure];
    return `${amounts[measure](size[measure], size)}${limit ? ` of ${limitIn(measure, limit)}` : ''}`;
  });
  return {
    line: `${host}: ${shown.join(', ')}`,
    warnings,
    refusal: refusals.length > 0 ? refusals.join('\n') : undefined,
  };
}
