import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Ledger } from '../../../generator/incremental/ledger';

interface Account {
  readonly day: string;
  readonly stores: ReadonlyMap<string, { readonly name: string }>;
}

const nothing: Account = { day: '', stores: new Map() };
const many: Account['stores'] = new Map(
  Array.from({ length: 200 }, (_, index) => [`store-${index}`, { name: `متجر ${index}` }]),
);

/** A disk with one file, and how it was written. */
function disk() {
  const state = { text: '', writes: [] as string[] };
  const system = {
    read: () => (state.text === '' ? undefined : new TextEncoder().encode(state.text)),
    write(_file: string, content: string | Uint8Array) {
      state.text = String(content);
      state.writes.push('whole');
      return true;
    },
    append(_file: string, text: string) {
      state.text += text;
      state.writes.push('line');
    },
  };
  const open = (code = 'code'): Ledger<Account> => new Ledger(system, 'ledger.jsonl', code, nothing);
  return { state, open, recall: (code?: string) => open(code).recall() };
}

describe('a ledger', () => {
  it('recalls nothing where nothing was written, and all of what was', () => {
    const { open, recall } = disk();
    expect(recall()).toEqual(nothing);
    open().remember({ day: '2026-11-22', stores: many });
    expect(recall()).toEqual({ day: '2026-11-22', stores: many });
  });

  it('takes a line for what is new, other or gone, and none for what is the same', () => {
    const { state, open, recall } = disk();
    const ledger = open();
    const stores = new Map(many);
    ledger.remember({ day: '2026-11-22', stores });
    const next = new Map(stores).set('store-7', { name: 'Other' }).set('new', { name: 'New' });
    next.delete('store-8');
    ledger.remember({ day: '2026-11-22', stores: next });
    ledger.remember({ day: '2026-11-22', stores: new Map(next) });
    ledger.remember({ day: '2026-11-23', stores: next });
    expect(state.writes).toEqual(['whole', 'line', 'line']);
    expect(recall()).toEqual({ day: '2026-11-23', stores: next });
  });

  it('goes on where another process has left off', () => {
    const { state, open, recall } = disk();
    open().remember({ day: '1', stores: many });
    for (const day of ['2', '3', '4']) {
      const ledger = open();
      ledger.remember({ ...ledger.recall(), day });
    }
    expect(state.writes).toEqual(['whole', 'line', 'line', 'line']);
    expect(recall()).toEqual({ day: '4', stores: many });
  });

  it('is written anew before its changes weigh a tenth of the whole', () => {
    const { state, open, recall } = disk();
    const ledger = open();
    let stores = many;
    for (let index = 0; index < 300; index += 1) {
      stores = new Map(stores).set(`store-${index % 200}`, { name: `Edited ${index}` });
      ledger.remember({ day: '', stores });
      const [opening = '', ...changes] = state.text.split('\n');
      expect(changes.join('').length).toBeLessThan(opening.length / 10);
    }
    expect(state.writes.filter((how) => how === 'line').length).toBeGreaterThan(100);
    expect(recall().stores).toEqual(stores);
  });

  it('forgets what other code has written, and begins anew', () => {
    const { state, open, recall } = disk();
    open().remember({ day: '1', stores: many });
    expect(recall('other code')).toEqual(nothing);
    const ledger = open('other code');
    ledger.recall();
    ledger.remember({ day: '2', stores: many });
    expect(state.writes).toEqual(['whole', 'whole']);
    expect(recall('other code')).toEqual({ day: '2', stores: many });
  });

  it('does not believe a line that was added to another state than the one before it', () => {
    const { state, open, recall } = disk();
    open().remember({ day: '1', stores: many });
    const [one, other] = [open(), open()];
    const [before, same] = [one.recall(), other.recall()];
    one.remember({ ...before, day: '2' });
    other.remember({ ...same, day: 'wrong' });
    expect(state.writes).toEqual(['whole', 'line', 'line']);
    expect(recall()).toEqual({ day: '2', stores: many });
    // Whoever has seen that writes all of it.
    const next = open();
    next.remember({ ...next.recall(), day: '3' });
    expect(recall()).toEqual({ day: '3', stores: many });
  });

  it('wherever it was torn off, recalls a state that there was, and takes the next one', () => {
    const { state, open, recall } = disk();
    const states = ['1', '2', '3', '4'].map(
      (day): Account => ({ day, stores: new Map([...many, [`of day ${day}`, { name: 'متجر' }]]) }),
    );
    const ledger = open();
    for (const account of states) ledger.remember(account);
    const whole = Buffer.from(state.text);
    fc.assert(
      fc.property(fc.nat({ max: whole.length }), (length) => {
        state.text = whole.subarray(0, length).toString('utf8');
        const torn = open();
        const recalled = torn.recall();
        expect([nothing, ...states]).toContainEqual(recalled);
        torn.remember({ day: '5', stores: many });
        expect(recall()).toEqual({ day: '5', stores: many });
      }),
      { seed: 2026, numRuns: 200 },
    );
  });
});
