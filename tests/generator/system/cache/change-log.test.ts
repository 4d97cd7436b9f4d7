import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ChangeLog } from '../../../../generator/system/cache/change-log';

interface State {
  readonly day: string;
  readonly stores: ReadonlyMap<string, { readonly name: string }>;
}

const nothing: State = { day: '', stores: new Map() };
const many: State['stores'] = new Map(
  Array.from({ length: 200 }, (_, index) => [`store-${index}`, { name: `متجر ${index}` }]),
);

/** A disk with one file, and how it was written. */
function disk() {
  const state = { text: '', writes: [] as string[] };
  const system = {
    damagedEntries: new Set<string>(),
    read: () => (state.text === '' ? undefined : new TextEncoder().encode(state.text)),
    write(_file: string, content: string | Uint8Array) {
      state.text = typeof content === 'string' ? content : new TextDecoder().decode(content);
      state.writes.push('whole');
      return true;
    },
    append(_file: string, text: string) {
      state.text += text;
      state.writes.push('line');
    },
  };
  const open = (code = 'code'): ChangeLog<State> => new ChangeLog(system, 'log.jsonl', code, nothing);
  return { state, open, recall: (code?: string) => open(code).read() };
}

describe('ChangeLog', () => {
  it('reads what was written, or the initial state if nothing was written', () => {
    const { open, recall } = disk();
    expect(recall()).toEqual(nothing);
    open().write({ day: '2026-11-22', stores: many });
    expect(recall()).toEqual({ day: '2026-11-22', stores: many });
  });

  it('appends a line for each change and nothing for an unchanged state', () => {
    const { state, open, recall } = disk();
    const log = open();
    const stores = new Map(many);
    log.write({ day: '2026-11-22', stores });
    const next = new Map(stores).set('store-7', { name: 'Other' }).set('new', { name: 'New' });
    next.delete('store-8');
    log.write({ day: '2026-11-22', stores: next });
    log.write({ day: '2026-11-22', stores: new Map(next) });
    log.write({ day: '2026-11-23', stores: next });
    expect(state.writes).toEqual(['whole', 'line', 'line']);
    expect(recall()).toEqual({ day: '2026-11-23', stores: next });
  });

  it('continues where another process has stopped', () => {
    const { state, open, recall } = disk();
    open().write({ day: '1', stores: many });
    for (const day of ['2', '3', '4']) {
      const log = open();
      log.write({ ...log.read(), day });
    }
    expect(state.writes).toEqual(['whole', 'line', 'line', 'line']);
    expect(recall()).toEqual({ day: '4', stores: many });
  });

  it('writes a new snapshot before its changes reach a tenth of the size of the last one', () => {
    const { state, open, recall } = disk();
    const log = open();
    let stores = many;
    for (let index = 0; index < 300; index += 1) {
      stores = new Map(stores).set(`store-${index % 200}`, { name: `Edited ${index}` });
      log.write({ day: '', stores });
      const [opening = '', ...changes] = state.text.split('\n');
      expect(changes.join('').length).toBeLessThan(opening.length / 10);
    }
    expect(state.writes.filter((how) => how === 'line').length).toBeGreaterThan(100);
    expect(recall().stores).toEqual(stores);
  });

  it('ignores what other code has written and begins with a snapshot', () => {
    const { state, open, recall } = disk();
    open().write({ day: '1', stores: many });
    expect(recall('other code')).toEqual(nothing);
    const log = open('other code');
    log.read();
    log.write({ day: '2', stores: many });
    expect(state.writes).toEqual(['whole', 'whole']);
    expect(recall('other code')).toEqual({ day: '2', stores: many });
  });

  it('ignores a line that was appended to another state than the one before it', () => {
    const { state, open, recall } = disk();
    open().write({ day: '1', stores: many });
    const [one, other] = [open(), open()];
    const [before, same] = [one.read(), other.read()];
    one.write({ ...before, day: '2' });
    other.write({ ...same, day: 'wrong' });
    expect(state.writes).toEqual(['whole', 'line', 'line']);
    expect(recall()).toEqual({ day: '2', stores: many });
    // A process that has detected it writes a snapshot.
    const next = open();
    next.write({ ...next.read(), day: '3' });
    expect(recall()).toEqual({ day: '3', stores: many });
  });

  it('reads an earlier state after truncation at any place, and accepts the next one', () => {
    const { state, open, recall } = disk();
    const states = ['1', '2', '3', '4'].map(
      (day): State => ({ day, stores: new Map([...many, [`of day ${day}`, { name: 'متجر' }]]) }),
    );
    const log = open();
    for (const each of states) log.write(each);
    const whole = Buffer.from(state.text);
    fc.assert(
      fc.property(fc.nat({ max: whole.length }), (length) => {
        state.text = whole.subarray(0, length).toString('utf8');
        const torn = open();
        const recalled = torn.read();
        expect([nothing, ...states]).toContainEqual(recalled);
        torn.write({ day: '5', stores: many });
        expect(recall()).toEqual({ day: '5', stores: many });
      }),
      { seed: 2026, numRuns: 200 },
    );
  });
});
