import { phrasesOf } from '../../catalogue/diagnostics/diagnostic';
import { render } from '../../catalogue/diagnostics/phrases';
import type { FeedDoctor, RowReport } from './doctor';
import type { PresentRow } from './present';
import { inEnglish } from './suspicions';

interface JsonHeader {
  readonly feed: string;
  readonly file: string;
  /** Undefined without a comparison. */
  readonly against?: string;
  readonly now: number;
}

/** Writes the JSON report row by row, so that a large feed is never in memory as a whole. */
export class JsonReport {
  #first = true;

  constructor(
    header: JsonHeader,
    private readonly print: (text: string) => void,
  ) {
    print(`${JSON.stringify({ version: 1, ...header }).slice(0, -1)},"rows":[`);
  }

  row({ meaning: _meaning, reasons, ...row }: RowReport): void {
    this.#item({ ...row, reasons: reasons.map(inEnglish) });
  }

  /** `vanished` is empty without a comparison. */
  end(doctor: FeedDoctor, vanished: Iterable<PresentRow>, compares: boolean): void {
    this.print('],"vanished":[');
    this.#first = true;
    for (const row of vanished) this.#item(row);
    const { reasons, changes, ...counts } = doctor.tally;
    const summary = {
      ...counts,
      reasons: Object.fromEntries(reasons),
      changes: compares ? Object.fromEntries(changes) : undefined,
    };
    const columnErrors = doctor.ok
      ? []
      : doctor.columnErrors.map(({ column, twice }) => ({ column, problem: twice ? 'twice' : 'missing' }));
    const end = {
      readable: doctor.ok,
      fault: doctor.fault && render(phrasesOf(doctor.fault).message, 'en'),
      delimiter: doctor.delimiterError?.right,
      columnFaults: columnErrors,
      found:
        doctor.values.places.length > 0
          ? {
              rows: doctor.values.rows,
              places: doctor.values.places,
              missing: Object.fromEntries(doctor.values.missing),
            }
          : undefined,
      unconfirmed: doctor.unconfirmed.settings.length > 0 ? doctor.unconfirmed.settings : undefined,
      summary,
    };
    this.print(`],${JSON.stringify(end).slice(1)}`);
  }

  #item(value: object): void {
    this.print(`${this.#first ? '' : ','}${JSON.stringify(value)}`);
    this.#first = false;
  }
}
