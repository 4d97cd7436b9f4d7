import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { costOf, type Cost, type Row } from './measure';
import { networkCatalogue, tableFile } from './network-catalogue';

/** The costs of a catalogue whose stores share one table. */
export interface NetworkFigures {
  readonly stores: number;
  readonly rows: number;
  readonly clean: Cost;
  /** A build after one row of a store in the middle has changed, and of the largest store. */
  readonly changedRow: EditFigures;
  readonly changedRowOfLargest: EditFigures;
  readonly nothingChanged: Cost;
  readonly dist: { readonly files: number; readonly bytes: number };
  /** The largest file of each ending. */
  readonly largest: Readonly<Record<string, { readonly file: string; readonly bytes: number }>>;
}

/** A build after an edit. */
interface EditFigures {
  readonly cost: Cost;
  /** The number of rows of the store. */
  readonly rows: number;
  /** The number of written files. */
  readonly written: number;
}

/** The instant of all builds, so that the same offers have ended. */
const instant = '1795219200';

/** The limits of the clean build and of a build after one changed row: wall time in seconds, memory in MiB. */
const limits = { clean: 180, memory: 1536, changedRow: 10 } as const;

/** Every file of the built site with a value that changes when it is written again. */
function filesOf(copy: ProjectCopy): ReadonlyMap<string, { readonly bytes: number; readonly stamp: string }> {
  const dist = path.join(copy.root, 'dist');
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const { size, mtimeMs, ino } = statSync(file);
      return [path.relative(dist, file), { bytes: size, stamp: `${mtimeMs} ${ino}` }];
    }),
  );
}

/** Changes a word in the title of the first row of a store. */
function editRow(copy: ProjectCopy, store: number): void {
  const file = path.join(copy.root, 'data', tableFile);
  const row = new RegExp(`^(\\d+;)Take (.*;2027-.*;Shop ${store};)`, 'm');
  writeFileSync(file, readFileSync(file, 'utf8').replace(row, '$1Get $2'));
}

function largestOf(files: ReturnType<typeof filesOf>): NetworkFigures['largest'] {
  const largest: Record<string, { file: string; bytes: number }> = {};
  for (const [file, { bytes }] of files) {
    const kind = path.extname(file).slice(1);
    if (['html', 'json'].includes(kind) && bytes > (largest[kind]?.bytes ?? 0)) largest[kind] = { file, bytes };
  }
  return largest;
}

/** Creates a project with a number of stores that share a table with a number of rows, and measures its builds. */
export function measureNetwork(stores: number, rows: number, tell: (what: string) => void): NetworkFigures {
  const copy = copyProject({}, { ownCache: true });
  process.env.SOURCE_DATE_EPOCH = instant;
  process.env.SITE_DATA = '';
  const build = (): Cost => costOf(copy.root, 'generator/cli/launcher/launch.js', 'build', '--quiet');
  try {
    tell(`making ${stores} stores of ${rows} rows`);
    const { files, rowsOfStores } = networkCatalogue(stores, rows);
    for (const [file, text] of files) writeFileSync(path.join(copy.root, 'data', file), text);
    const afterEdit = (store: number): EditFigures => {
      const before = filesOf(copy);
      editRow(copy, store);
      const cost = build();
      const written = [...filesOf(copy)].filter(([file, { stamp }]) => before.get(file)?.stamp !== stamp).length;
      return { cost, rows: rowsOfStores[store] ?? 0, written };
    };
    tell('clean build');
    const clean = build();
    tell('changed rows');
    const changedRow = afterEdit(Math.floor(stores / 2));
    const changedRowOfLargest = afterEdit(0);
    const nothingChanged = build();
    const site = filesOf(copy);
    return {
      stores,
      rows,
      clean,
      changedRow,
      changedRowOfLargest,
      nothingChanged,
      dist: { files: site.size, bytes: [...site.values()].reduce((sum, { bytes }) => sum + bytes, 0) },
      largest: largestOf(site),
    };
  } finally {
    copy.remove();
  }
}

/** The figures as rows of a table. The limits hold for 500 stores of 100,000 rows on two free cores. */
export function networkRows(figures: NetworkFigures): readonly Row[] {
  const number = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 0 });
  const cost = ({ wall, cpu, memory }: Cost): string =>
    `${(wall / 1000).toFixed(1)} s, CPU ${(cpu / 1000).toFixed(1)} s, ${number(memory)} MiB`;
  const edit = ({ cost: own, rows, written }: EditFigures): Row => [
    `one changed row, of a store of ${number(rows)}`,
    cost(own),
    `${limits.changedRow} s`,
    `${number(written)} files written`,
  ];
  const { clean, changedRow, changedRowOfLargest, nothingChanged, dist, largest } = figures;
  return [
    [`${number(figures.stores)} stores, ${number(figures.rows)} rows`, '', 'limit', ''],
    [
      'clean build',
      cost(clean),
      `${limits.clean} s, ${number(limits.memory)} MiB`,
      `${number(dist.files)} files, ${number(dist.bytes / 1024 / 1024)} MiB`,
    ],
    edit(changedRow),
    edit(changedRowOfLargest),
    ['nothing changed', cost(nothingChanged), '', ''],
    ...Object.entries(largest).map(
      ([kind, { file, bytes }]): Row => [`largest ${kind} file`, `${number(bytes)} B`, '', file],
    ),
  ];
}
