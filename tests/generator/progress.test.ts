import { describe, expect, it } from 'vitest';
import { progressLine, timedProgress } from '../../generator/progress';

/** A terminal's line and a stopwatch that is set by hand. */
function terminal() {
  const written: string[] = [];
  const watch = { now: 0 };
  return { written, watch, line: progressLine((text) => written.push(text), () => watch.now) };
}

describe('progress', () => {
  it('names a phase at its beginning', () => {
    const { written, line } = terminal();
    line.progress('Bundling the code');
    expect(written).toEqual(['\r\u001b[KBundling the code']);
  });

  it('of a phase that is counted tells after a second how much is done and how fast, ten times a second at most', () => {
    const { written, watch, line } = terminal();
    for (let done = 1; done <= 400; done += 1) {
      watch.now = done * 5;
      line.progress('Rendering', done, 400);
    }
    expect(written.length).toBe(10);
    expect(written[0]).toBe('\r\u001b[KRendering 201/400, 201 a second');
    expect(written.at(-1)).toMatch(/^\r\u001b\[KRendering 3\d\d\/400, 20\d a second$/);
  });

  it('says nothing of a count that is over sooner', () => {
    const { written, watch, line } = terminal();
    for (let done = 1; done <= 100; done += 1) {
      watch.now = done;
      line.progress('Rendering', done, 100);
    }
    expect(written).toEqual([]);
  });

  it('takes its line away before something else is said, and only if there is one', () => {
    const { written, line } = terminal();
    line.clear();
    line.progress('Checking the data');
    line.clear();
    line.clear();
    expect(written).toEqual(['\r\u001b[KChecking the data', '\r\u001b[K']);
  });
});

describe('the times of a build', () => {
  it('are those from the beginning of each phase to that of the next, and of the last to the end', () => {
    const watch = { now: 100 };
    const heard: unknown[] = [];
    const { progress, phases } = timedProgress((...words) => heard.push(words), () => watch.now);
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
