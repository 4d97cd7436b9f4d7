import { describe, expect, it } from 'vitest';
import { buildSummary, formatBytes } from '../../../generator/cli/commands/build-summary';
import { countReads, progressLine, timedProgress } from '../../../generator/system/progress';

/** The line of a terminal and a manual stopwatch. */
function terminal() {
  const written: string[] = [];
  const watch = { now: 0 };
  return {
    written,
    watch,
    line: progressLine(
      (text) => written.push(text),
      () => watch.now,
    ),
  };
}

describe('progressLine', () => {
  it('names a phase at its beginning', () => {
    const { written, line } = terminal();
    line.progress('Bundling the code');
    expect(written).toEqual(['\r\u001b[KBundling the code']);
  });

  it('shows the count and the speed of a phase after a second, at most ten times a second', () => {
    const { written, watch, line } = terminal();
    for (let done = 1; done <= 400; done += 1) {
      watch.now = done * 5;
      line.progress('Rendering', done, 400);
    }
    expect(written.length).toBe(10);
    expect(written[0]).toBe('\r\u001b[KRendering 201/400, 201 per second');
    expect(written.at(-1)).toMatch(/^\r\u001b\[KRendering 3\d\d\/400, 20\d per second$/);
  });

  it('shows nothing of a count that is over within a second', () => {
    const { written, watch, line } = terminal();
    for (let done = 1; done <= 100; done += 1) {
      watch.now = done;
      line.progress('Rendering', done, 100);
    }
    expect(written).toEqual([]);
  });

  it('clears its line before other output, and only if there is one', () => {
    const { written, line } = terminal();
    line.clear();
    line.progress('Checking the data');
    line.clear();
    line.clear();
    expect(written).toEqual(['\r\u001b[KChecking the data', '\r\u001b[K']);
  });
});

describe('timedProgress', () => {
  it('measures each phase until the next one begins, and the last one until the end', () => {
    const watch = { now: 100 };
    const heard: unknown[] = [];
    const { progress, phases } = timedProgress(
      (...words) => heard.push(words),
      () => watch.now,
    );
    progress('Checking the data');
    watch.now = 350;
    progress('Rendering', 1, 2);
    watch.now = 400;
    progress('Rendering', 2, 2);
    watch.now = 1000;
    expect(phases()).toEqual([
      { phase: 'Checking the data', took: 250 },
      { phase: 'Rendering', took: 650 },
    ]);
    expect(heard).toEqual([
      ['Checking the data', undefined, undefined],
      ['Rendering', 1, 2],
      ['Rendering', 2, 2],
    ]);
  });
});

describe('buildSummary and formatBytes', () => {
  const phases = [
    { phase: 'Checking the data', took: 120 },
    { phase: 'Rendering', took: 65_430.2 },
  ];
  const times = '  checking the data 0.12 s, rendering 65.43 s';

  it('write what a first build wrote', () => {
    expect(buildSummary({ files: 35_012, bytes: 812_432_100, made: 4656, kept: 0 }, phases)).toEqual([
      '  wrote 35012 files, 812.4 MB',
      times,
    ]);
  });

  it('write what a later build reused', () => {
    expect(buildSummary({ files: 1, bytes: 18_249, made: 1, kept: 4655 }, phases)).toEqual([
      '  wrote 1 file, 18.2 kB; reused 4655 of 4656 parts from the last build',
      times,
    ]);
  });

  it('write that no file changed', () => {
    expect(buildSummary({ files: 0, bytes: 0, made: 0, kept: 4656 }, phases)).toEqual([
      '  no file changed; reused 4656 of 4656 parts from the last build',
      times,
    ]);
  });

  it('write sizes with their units', () => {
    expect([0, 812, 1000, 999_949, 1_204_500_000].map(formatBytes)).toEqual([
      '0 B',
      '812 B',
      '1.0 kB',
      '999.9 kB',
      '1204.5 MB',
    ]);
  });
});

it('countReads counts the files that are read below a folder until it is stopped', () => {
  const counts: number[] = [];
  const files = { read: (path: string) => new TextEncoder().encode(path), list: () => [], others: () => [] };
  const { system, stop } = countReads(files, 'data/', (read) => counts.push(read));
  expect(system.read('data/a')).toEqual(files.read('data/a'));
  system.read('schemas/a');
  system.read('data/b');
  stop();
  system.read('data/c');
  expect(counts).toEqual([1, 2]);
});
