import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The cost of a process and its child processes. */
export interface Cost {
  /** Wall time in milliseconds. */
  readonly wall: number;
  /** Processor time in milliseconds, user and system, of all threads and processes. */
  readonly cpu: number;
  /** The peak memory of the process itself in MiB. */
  readonly memory: number;
}

/** The median; of an even number of values the lower one in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? NaN;
}

/** The medians of each figure of several costs. */
export function medianCost(costs: readonly Cost[]): Cost {
  const of = (part: keyof Cost): number => median(costs.map((cost) => cost[part]));
  return { wall: of('wall'), cpu: of('cpu'), memory: of('memory') };
}

/** Repeats a measurement. `before` is not measured. */
export function repeat<T>(
  times: number,
  run: (round: number) => T,
  before: (round: number) => void = () => undefined,
): readonly T[] {
  return Array.from({ length: times }, (_, round) => {
    before(round);
    return run(round);
  });
}

/**
 * Milliseconds of processor that something in this process takes: other work on the machine lengthens it less than the
 * wall's.
 */
export function processorTime(run: () => void): number {
  const began = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

/**
 * The time of all children, in milliseconds, from what `times` of the shell prints: its last line has their user and
 * system time.
 */
function childrenTime(output: string): number {
  const line = output.trimEnd().split('\n').at(-1) ?? '';
  return [...line.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60_000 + Number(seconds) * 1000,
    0,
  );
}

/** Runs any command in a folder. Returns its costs without memory. Throws if the process fails. */
export function costOfCommand(folder: string, ...command: readonly string[]): Omit<Cost, 'memory'> {
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync('sh', ['-c', '"$@"; code=$?; times; exit $code', 'sh', ...command], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const wall = performance.now() - began;
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${String(status)}:\n${stdout}${stderr}`);
  return { wall, cpu: childrenTime(stdout) };
}

/** Runs Node in a folder and tells what it took. Throws if the process fails. */
export function costOf(folder: string, ...words: readonly string[]): Cost {
  const notes = mkdtempSync(path.join(tmpdir(), 'usage-'));
  const file = path.join(notes, 'usage');
  try {
    // Node itself does not report the processor time of its children; the shell does.
    const { wall, cpu } = costOfCommand(
      folder,
      'env',
      `BENCH_USAGE=${file}`,
      process.execPath,
      '--import',
      pathToFileURL(path.resolve(import.meta.dirname, 'usage.js')).href,
      ...words,
    );
    // usage.js wrote the first line for the process itself.
    const { memory } = JSON.parse(readFileSync(file, 'utf8').split('\n')[0] ?? '') as Pick<Cost, 'memory'>;
    return { wall, cpu, memory };
  } finally {
    rmSync(notes, { recursive: true });
  }
}

/** A row of a table: a name and its formatted figures. */
export type Row = readonly [name: string, ...figures: readonly string[]];

/** Formats a table with aligned columns for a terminal. */
export function table(rows: readonly Row[]): string {
  const widths = rows.reduce<number[]>(
    (all, row) => row.map((cell, index) => Math.max(all[index] ?? 0, cell.length)),
    [],
  );
  return `${rows.map((row) => row.map((cell, index) => (index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0))).join('  ')).join('\n')}\n`;
}
