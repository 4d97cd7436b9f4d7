import { describe, expect, it } from 'vitest';
import { Engine, makeUnit, type MadeUnit } from '../../../../generator/site/engine/engine';
import { joinPaths, type SiteState } from '../../../../generator/site/engine/site-state';
import type { Staging } from '../../../../generator/site/engine/staging';
import type { Unit, UnitContext } from '../../../../generator/site/engine/unit';

const now = 1000;

const unit = (id: string, value = id, pageCount?: number): Unit<{ readonly value: string }> => ({
  id,
  inputs: { value },
  ...(pageCount !== undefined && { pageCount }),
  make: () => ({ files: [] }),
});

const made = (files: readonly string[], period: Pick<MadeUnit, 'from' | 'until'> = {}): MadeUnit => ({
  ...period,
  files: joinPaths(files),
  sizes: files.map(() => 1).join(' '),
});

/** The units that a build leaves: each unit with what it made. */
function stateOf(units: readonly (readonly [Unit, MadeUnit])[]): SiteState['units'] {
  const engine = new Engine(new Map(), now, '');
  engine.keep(units.map(([each]) => each));
  for (const [{ id }, result] of units) engine.add(id, result);
  return engine.units;
}

/** The names of the units that a build makes at an instant. */
function dueAt(instant: number, state: SiteState['units'], units: readonly Unit[], variant = ''): readonly string[] {
  return new Engine(state, instant, variant).keep(units).map(({ id }) => id);
}

describe('Engine', () => {
  it('makes every unit of a first build', () => {
    expect(dueAt(now, new Map(), [unit('a'), unit('b')])).toEqual(['a', 'b']);
  });

  it('keeps a unit while its inputs are the same, and makes it if one changes', () => {
    const state = stateOf([
      [unit('a'), made(['a.html'])],
      [unit('b'), made(['b.html'])],
    ]);
    expect(dueAt(now, state, [unit('a'), unit('b', 'other')])).toEqual(['b']);
  });

  it('makes every unit for other options, such as compressed copies', () => {
    expect(dueAt(now, stateOf([[unit('a'), made(['a.html'])]]), [unit('a')], 'compressed')).toEqual(['a']);
  });

  it('keeps a unit from the first instant at which its files are valid until the last', () => {
    const state = stateOf([[unit('a'), made(['a.html'], { from: 500, until: 2000 })]]);
    const due = [499, 500, 1999, 2000].map((instant) => dueAt(instant, state, [unit('a')]).length);
    expect(due).toEqual([1, 0, 0, 1]);
  });

  it('refuses two units of one name, made or kept', () => {
    const refused = 'There are two units a.';
    expect(() => dueAt(now, new Map(), [unit('a'), unit('a')])).toThrow(refused);
    expect(() => dueAt(now, stateOf([[unit('a'), made([])]]), [unit('a'), unit('a')])).toThrow(refused);
  });

  it('refuses the result of a unit that is not to be made', () => {
    const engine = new Engine(stateOf([[unit('a'), made([])]]), now, '');
    engine.keep([unit('a')]);
    expect(() => engine.add('a', made([]))).toThrow('The unit a was not planned.');
  });

  it('counts pages, and the units that it has made and kept', () => {
    const engine = new Engine(stateOf([[unit('a', 'a', 2), made([])]]), now, '');
    engine.keep([unit('a', 'a', 2), unit('b', 'b', 3), unit('c')]);
    engine.add('b', made([]));
    engine.add('c', made([]));
    expect(engine.pageCount).toBe(5);
    expect(engine.counts).toEqual({ made: 2, kept: 1 });
  });

  it('has changed the site if it has made a unit, or if one is gone', () => {
    const state = stateOf([
      [unit('a'), made([])],
      [unit('b'), made([])],
    ]);
    const changes = (units: readonly Unit[], added: readonly string[] = []): boolean => {
      const engine = new Engine(state, now, '');
      engine.keep(units);
      for (const id of added) engine.add(id, made([]));
      return engine.hasChanged;
    };
    expect(changes([unit('a'), unit('b')])).toBe(false);
    expect(changes([unit('a'), unit('b', 'other')], ['b'])).toBe(true);
    expect(changes([unit('a')])).toBe(true);
  });

  it('removes the files of a unit that is gone, and those that a unit no longer makes', () => {
    const state = stateOf([
      [unit('kept'), made(['kept.html'])],
      [unit('gone'), made(['gone.html'])],
      [unit('changed'), made(['same.html', 'old.html'])],
    ]);
    const engine = new Engine(state, now, '');
    engine.keep([unit('kept'), unit('changed', 'other')]);
    engine.add('changed', made(['same.html', 'new.html']));
    expect(engine.removedFiles()).toEqual(['gone.html', 'old.html']);
  });

  it('removes no file that another unit makes now or has kept', () => {
    const state = stateOf([
      [unit('from'), made(['moved.html', 'shared.html'])],
      [unit('kept'), made(['shared.html'])],
      [unit('to'), made(['to.html'])],
    ]);
    const engine = new Engine(state, now, '');
    engine.keep([unit('kept'), unit('to', 'other')]);
    engine.add('to', made(['to.html', 'moved.html']));
    expect(engine.removedFiles()).toEqual([]);
  });

  it('removes nothing if all units are kept', () => {
    const engine = new Engine(stateOf([[unit('a'), made(['a.html'])]]), now, '');
    engine.keep([unit('a')]);
    expect(engine.removedFiles()).toEqual([]);
  });
});

describe('makeUnit', () => {
  it('stages the files, and records their paths and sizes and the period in which they are valid', async () => {
    const files = [
      { path: 'a.html', content: 'A' },
      { path: 'b.html', content: 'BB' },
    ];
    const staging: Pick<Staging, 'write'> = {
      write: (staged) => staged.map(({ path, content }) => [path, content.length]),
    };
    const greeting: ReturnType<typeof unit> = {
      ...unit('a', 'Hello'),
      make: ({ value }) => ({
        files: value === 'Hello' ? files : [],
        validFrom: 500,
        validUntil: 2000,
      }),
    };
    // The unit uses no context, and `makeUnit` only writes.
    const result = await makeUnit(greeting, {} as UnitContext, staging as Staging);
    expect(result).toEqual({ from: 500, until: 2000, files: 'a.html//b.html', sizes: '1 2' });
  });
});
