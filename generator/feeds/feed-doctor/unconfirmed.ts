import { stringify } from 'yaml';
import type { Feed } from '../../../src/generated/data-types';
import { counted, quote } from '../../catalogue/diagnostics/visible';
import type { RawFeedRow } from '../../catalogue/load/feed';
import { fieldOf } from '../../catalogue/load/fields';

/** A setting that no public document of the network confirms. */
interface UnconfirmedSetting {
  /** Such as `columns.link`. */
  readonly setting: string;
  /** Undefined if the preset lacks it. */
  readonly value: unknown;
  /** For a column: the number of rows that have it, and its content in the first of them. */
  rows?: number;
  example?: string;
}

export class UnconfirmedTally {
  readonly settings: readonly UnconfirmedSetting[];
  #rows = 0;

  constructor(config: Feed) {
    this.settings = (config.unconfirmed ?? []).map((setting) => ({
      setting,
      value: setting.split('.').reduce<unknown>(fieldOf, config),
      rows: setting.startsWith('columns.') ? 0 : undefined,
    }));
  }

  get rows(): number {
    return this.#rows;
  }

  add({ fields }: Pick<RawFeedRow, 'fields'>): void {
    this.#rows += 1;
    for (const each of this.settings) {
      if (each.rows === undefined) continue;
      const cell: unknown = fieldOf(fields, each.setting.slice('columns.'.length));
      if (typeof cell !== 'string') continue;
      each.rows += 1;
      each.example ??= cell;
    }
  }
}

function lineOf({ setting, rows, example, value }: UnconfirmedSetting, all: number, width: number): string {
  const found =
    rows === undefined
      ? value === undefined
        ? 'not set'
        : quote(value)
      : `in ${rows} of ${counted(all, 'row')}${example === undefined ? '' : `, such as ${quote(example)}`}`;
  return `  ${setting.padEnd(width)}  ${found}`;
}

/** In the form of the feed's file. */
function asYaml(settings: readonly UnconfirmedSetting[]): readonly string[] {
  const root: Record<string, unknown> = {};
  for (const { setting, value } of settings) {
    const [first = '', second] = setting.split('.');
    if (value === undefined) continue;
    root[first] = second === undefined ? value : { ...Object(root[first]), [second]: value };
  }
  return Object.keys(root).length === 0 ? [] : stringify(root, { lineWidth: 0 }).trimEnd().split('\n');
}

/** Empty if there are none. */
export function unconfirmedLines({ settings, rows }: UnconfirmedTally, file: string): readonly string[] {
  if (settings.length === 0) return [];
  const width = Math.max(...settings.map(({ setting }) => setting.length));
  return [
    'No public document of the network confirms these settings. Are they right for this table?',
    ...settings.map((each) => lineOf(each, rows, width)),
    `Write them into ${file}, those that are wrong corrected; then this question goes away:`,
    ...asYaml(settings).map((line) => `  ${line}`),
    '',
  ];
}
