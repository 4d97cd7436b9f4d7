import { isoDay } from '../../../src/domain/dates/calendar';
import type { FeedFetch } from '../../../src/generated/data-types';
import {
  tableInUse,
  type Reported,
  type Settings,
  examinationOf,
  examine,
  textReport,
  whyUnreadable,
} from '../feed-doctor/examination';
import { siteToday } from '../../catalogue/load/site-day';
import { formatOf } from '../../catalogue/load/tables/format';
import type { Network } from '../../system/network';
import type { System } from '../../system/system';
import type { Schemas } from '../../catalogue/validate/schema/schemas';
import { Asker, PullProblem } from './answer';
import { Keys } from './keys';
import { fetchTable } from './pages';
import { requestsOf } from './requests';
import { quote, counted } from '../../catalogue/diagnostics/visible';
import { loadDocument, type SourceDocument } from '../../catalogue/load/document';
import { fieldOf } from '../../catalogue/load/fields';
import type { FeedDoctor } from '../feed-doctor/doctor';
import { ShownRows } from '../feed-doctor/text';

interface Judged {
  readonly rows: number;
  /** The number of shown rows: active and without errors. */
  readonly shown: number;
  readonly report: string;
}

const usualShare = 50;

function shownOf({ tally: { kept, suspicious } }: FeedDoctor): number {
  return kept + suspicious;
}

/** Throws if `staged` must not replace the current table. `mayBeFewer` accepts a table with far fewer rows. */
function judge(
  system: System,
  settings: Settings,
  schemas: Schemas,
  staged: string,
  mayBeFewer: boolean,
): Judged | Reported {
  const examination = examinationOf(system, settings, schemas, { examined: staged, shownPath: staged });
  const shownRows = new ShownRows(false);
  const doctor = examine(system, examination, (row) => shownRows.add(row));
  if (!doctor.ok) return whyUnreadable(doctor, examination);
  const shown = shownOf(doctor);
  const { inUse } = examination;
  let before = 0;
  if (system.exists(inUse)) {
    const present = examinationOf(system, settings, schemas, { examined: inUse, shownPath: inUse });
    before = shownOf(examine(system, present, () => undefined));
  }
  const atLeast = settings.config.fetch?.atLeast ?? usualShare;
  if (!mayBeFewer && (shown === 0 || shown * 100 < before * atLeast))
    throw new PullProblem(
      shown === 0
        ? 'no row of the new table can be shown'
        : `the new table has ${counted(shown, 'row')} that can be shown, and the one in use ${before}`,
      `see why with \`npm run feed ${settings.name} -- --file ${staged}\`; if it is right, run \`npm run pull ${settings.name} -- --fewer\``,
    );
  const report = textReport(system, doctor, shownRows, examination, { all: false, colour: false, isPlaced: true });
  return { rows: doctor.tally.rows, shown, report };
}

/** Throws if anything else than `fetched` would change. */
function withFetched(document: SourceDocument, day: string): string {
  const { text: former } = document.file;
  let text: string;
  if (fieldOf(document.value, 'fetched') === undefined) {
    const { start } = document.span(['file'], 'key');
    const lineEnd = former.includes('\r\n') ? '\r\n' : '\n';
    text = `${former.slice(0, start)}fetched: ${day}${lineEnd}${former.slice(start)}`;
  } else {
    const { start, end } = document.span(['fetched']);
    text = former.slice(0, start) + day + former.slice(end);
  }
  const { document: after } = loadDocument({ path: document.file.path, text });
  // Parsed again, because `document` may include the settings of a preset.
  const { document: before } = loadDocument(document.file);
  const expected = { ...Object(before?.value), fetched: day };
  const sorted = (value: unknown): string =>
    JSON.stringify(Object.entries(Object(value)).sort(([a], [b]) => (a < b ? -1 : 1)));
  if (!after || sorted(after.value) !== sorted(expected))
    throw new PullProblem(
      `the day cannot be written into ${quote(document.file.path)}`,
      `write a line \`fetched: ${day}\` into it, then run the command again`,
    );
  return text;
}

export interface FetchedSettings extends Settings {
  readonly fetch: FeedFetch;
}

/** `same`: the response was identical. `kept`: the fetched table must not replace the current one. */
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

/** The current table is replaced only by a table that passes the checks of `npm run feed`. */
export async function pull(settings: FetchedSettings, context: PullContext): Promise<PullResult> {
  const { system, schemas, mayBeFewer } = context;
  const { name, document, config } = settings;
  const file = tableInUse(config);
  try {
    const bytes = await fetched(settings, context);
    const present = system.read(file);
    if (present && Buffer.from(present).equals(bytes)) return { kind: 'same', file };
    // A rejected table stays there for inspection.
    const staged = `node_modules/.cache/qaseema/pull/${name}${config.file.slice(config.file.lastIndexOf('.'))}`;
    system.write(staged, bytes);
    const judged = judge(system, settings, schemas, staged, mayBeFewer);
    if (!('report' in judged)) return { kind: 'unreadable', ...judged };
    const day = isoDay(siteToday(system));
    const text = withFetched(document, day);
    // In this order, a process that is killed in between leaves a recorded day that is too early, not too late.
    system.write(file, bytes);
    system.write(document.file.path, text);
    system.remove(staged);
    return { kind: 'written', file, day, ...judged };
  } catch (error) {
    if (!(error instanceof PullProblem)) throw error;
    return { kind: 'kept', problem: error.message, fix: error.fix };
  }
}
