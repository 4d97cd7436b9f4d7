import { isoDay } from '../../../src/domain/dates/calendar';
import type { FeedFetch } from '../../../src/generated/data-types';
import { tableInUse, type Reported, type Settings } from '../feed-doctor/examination';
import { siteToday } from '../../catalogue/load/site-day';
import { formatOf } from '../../catalogue/load/tables/format';
import type { Network } from '../../system/network';
import type { System } from '../../system/system';
import type { Schemas } from '../../catalogue/validate/schema/schemas';
import { Asker } from './answer';
import { withFetched } from './fetched';
import { judge, type Judged } from './judge';
import { Keys } from './keys';
import { fetchTable } from './pages';
import { PullProblem } from './problem';
import { requestsOf } from './requests';

export interface FetchedSettings extends Settings {
  readonly fetch: FeedFetch;
}

/**
 * The current table was replaced, the response was identical, the table was kept for a reason, or the fetched one is
 * unreadable.
 */
export type PullResult =
  | ({ readonly kind: 'written'; readonly file: string; readonly day: string } & Judged)
  | { readonly kind: 'same'; readonly file: string }
  | { readonly kind: 'kept'; readonly problem: string; readonly fix: string }
  | ({ readonly kind: 'unreadable' } & Reported);

export interface PullContext {
  readonly system: System;
  readonly network: Network;
  readonly schemas: Schemas;
  readonly mayBeFewer: boolean;
}

/** The path of a fetched table until it is judged. A rejected table stays there for inspection. */
function stagedFile(name: string, file: string): string {
  return `node_modules/.cache/qaseema/pull/${name}${file.slice(file.lastIndexOf('.'))}`;
}

/** Throws if the table contains a key: networks may repeat the request in their responses. */
async function fetched(
  { name, fetch, config }: FetchedSettings,
  { system, network }: PullContext,
): Promise<Uint8Array> {
  const keys = new Keys(fetch, system.environment, `npm run pull ${name}`);
  const asker = new Asker(network, system.present);
  const request = await requestsOf(fetch, keys, asker);
  const bytes = await fetchTable({ fetch, format: formatOf(config), rows: config.rows }, request, asker, keys);
  const key = keys.isIn(Buffer.from(bytes).toString('latin1').replaceAll('\0', ''));
  if (key !== undefined)
    throw new PullProblem(
      `the table contains the key ${key}`,
      'ask the network for links without it, and replace the key',
    );
  return bytes;
}

function isSame(a: Uint8Array | undefined, b: Uint8Array): boolean {
  return a !== undefined && Buffer.from(a).equals(b);
}

/** Judges a fetched table and replaces the current one with it. */
function replace(
  bytes: Uint8Array,
  settings: FetchedSettings,
  { system, schemas, mayBeFewer }: PullContext,
): PullResult {
  const { name, document, config } = settings;
  const file = tableInUse(config);
  if (isSame(system.read(file), bytes)) return { kind: 'same', file };
  const staged = stagedFile(name, config.file);
  system.write(staged, bytes);
  const judged = judge(system, settings, schemas, staged, mayBeFewer);
  if (!('report' in judged)) return { kind: 'unreadable', ...judged };
  const day = isoDay(siteToday(system));
  const text = withFetched(document, day);
  // The table is written first: if the process is killed in between, the recorded day is too early instead of too late.
  system.write(file, bytes);
  system.write(document.file.path, text);
  system.remove(staged);
  return { kind: 'written', file, day, ...judged };
}

/** The current table is replaced only by a table that passes the checks of `npm run feed`. */
export async function pull(settings: FetchedSettings, context: PullContext): Promise<PullResult> {
  try {
    return replace(await fetched(settings, context), settings, context);
  } catch (error) {
    if (!(error instanceof PullProblem)) throw error;
    return { kind: 'kept', problem: error.message, fix: error.fix };
  }
}
