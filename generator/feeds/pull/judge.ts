import { counted } from '../../catalogue/diagnostics/visible';
import type { FeedDoctor } from '../feed-doctor/doctor';
import {
  examinationOf,
  examine,
  textReport,
  whyUnreadable,
  type Reported,
  type Settings,
} from '../feed-doctor/examination';
import { ShownRows } from '../feed-doctor/text';
import type { System } from '../../system/system';
import type { Schemas } from '../../catalogue/validate/schema/schemas';
import { PullProblem } from './problem';

export interface Judged {
  readonly rows: number;
  /** The number of shown rows: active and without errors. */
  readonly shown: number;
  readonly report: string;
}

const usualShare = 50;

function shownOf({ tally: { kept, suspicious } }: FeedDoctor): number {
  return kept + suspicious;
}

/** The number of shown rows of the current table. */
function shownInUse(system: System, settings: Settings, schemas: Schemas, inUse: string): number {
  if (!system.exists(inUse)) return 0;
  const examination = examinationOf(system, settings, schemas, { examined: inUse, shownPath: inUse });
  return shownOf(examine(system, examination, () => undefined));
}

/** Why a table is not good enough; undefined if it is. */
function weakness(shown: number, before: number, atLeast: number): string | undefined {
  if (shown === 0) return 'no row of the new table can be shown';
  return shown * 100 < before * atLeast
    ? `the new table has ${counted(shown, 'row')} that can be shown, and the one in use ${before}`
    : undefined;
}

/**
 * Judges a fetched table like `npm run feed`. Throws if it must not replace the current one.
 *
 * @param staged the path of the fetched table
 * @param mayBeFewer accept a table with far fewer rows
 */
export function judge(
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
  const before = shownInUse(system, settings, schemas, examination.inUse);
  const weak = mayBeFewer ? undefined : weakness(shown, before, settings.config.fetch?.atLeast ?? usualShare);
  if (weak !== undefined)
    throw new PullProblem(
      weak,
      `see why with \`npm run feed ${settings.name} -- --file ${staged}\`; if it is right, run \`npm run pull ${settings.name} -- --fewer\``,
    );
  const report = textReport(system, doctor, shownRows, examination, { all: false, colour: false, isPlaced: true });
  return { rows: doctor.tally.rows, shown, report };
}
