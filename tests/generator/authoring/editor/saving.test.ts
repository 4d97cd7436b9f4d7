import { describe, expect, it } from 'vitest';
import { Drafts } from '../../../../generator/authoring/editor/drafts';
import { EditedWorld } from '../../../../generator/authoring/editor/overlay';
import { RequestRefused } from '../../../../generator/authoring/editor/refusal';
import { Saving, writerTo } from '../../../../generator/authoring/editor/saving';
import { EditorSession } from '../../../../generator/authoring/editor/session';
import { CheckCache } from '../../../../generator/site/records/check-cache';
import type { System } from '../../../../generator/system/system';
import { projectSystem } from '../../../support/catalogue';
import { memoryDisk, type MemoryDisk } from './memory';

const project = projectSystem();
const [one, two] = ['data/stores/one.yaml', 'data/stores/two.yaml'];
const created = 'data/stores/three.yaml';

/** The project with its data and its cache in memory. */
function systemOn(disk: MemoryDisk): System {
  const isOurs = (path: string): boolean => /^(?:data|node_modules|\.qaseema)(?:\/|$)/.test(path);
  return {
    ...project,
    ...disk,
    read: (path) => (isOurs(path) ? disk.read(path) : project.read(path)),
    list: (folder) => (isOurs(folder) ? disk.list(folder) : project.list(folder)),
    watch: () => () => undefined,
  };
}

/** An editor of these files, whose checks find nothing. */
function editorOn(disk: MemoryDisk) {
  const system = systemOn(disk);
  const drafts = new Drafts(system);
  const session = new EditorSession(new EditedWorld(() => system, drafts), {
    data: undefined,
    look: () => new Map(),
    catalogue: () => undefined,
  });
  return {
    drafts,
    session,
    saving: new Saving(
      session,
      writerTo(() => system),
      new CheckCache(system, ''),
    ),
  };
}

const before: Readonly<Record<string, string>> = { [one]: 'slug: one\ncategory: gifts\n', [two]: 'slug: two\n' };
const after: Readonly<Record<string, string>> = {
  [one]: 'slug: one\ncategory: travel\n',
  [two]: 'slug: two\nbrand: red\n',
  [created]: 'slug: three\n',
};

function edited(failAt?: (path: string) => void) {
  const disk = memoryDisk(before, failAt);
  const editor = editorOn(disk);
  for (const [path, text] of Object.entries(after)) editor.session.text(path, text);
  return { disk, ...editor };
}

/** Saves like the page: with the hash of what the dialog shows. */
async function saveAll(saving: Saving, withErrors: boolean): ReturnType<Saving['save']> {
  const { drafts, hash } = await saving.preview();
  return saving.save({ withErrors, hash, paths: drafts });
}

describe('Saving', () => {
  it('writes nothing if a draft has changed since the preview', async () => {
    const { disk, saving, session } = edited();
    const { drafts, hash } = await saving.preview();
    session.text(two, 'slug: two\nbrand: white\n');
    await expect(saving.save({ withErrors: true, hash, paths: drafts })).rejects.toThrow('Nothing was saved');
    expect([disk.text(one), disk.text(two)]).toEqual([before[one], before[two]]);
    await saveAll(saving, true);
    expect(disk.text(two)).toBe('slug: two\nbrand: white\n');
  });

  it('writes only the chosen files and keeps the drafts of the others', async () => {
    const { disk, drafts, saving } = edited();
    const { diff, hash } = await saving.preview([two]);
    expect([diff.includes('travel'), diff.includes('brand: red')]).toEqual([false, true]);
    expect(await saving.save({ withErrors: true, hash, paths: [two] })).toEqual({ saved: [two] });
    expect([disk.text(one), disk.text(two)]).toEqual([before[one], after[two]]);
    expect([...drafts.all.keys()].sort()).toEqual([one, created]);
  });

  it('writes all drafts and can undo that', async () => {
    const { disk, drafts, saving } = edited();
    expect(saving.lastSave.paths()).toBeUndefined();
    expect(await saveAll(saving, true)).toEqual({ saved: [one, created, two] });
    for (const [path, text] of Object.entries(after)) expect(disk.text(path)).toBe(text);
    expect(drafts.all.size).toBe(0);
    expect(saving.lastSave.paths()).toEqual([one, created, two]);
    expect(await saving.undoSave()).toEqual({ restored: [one, created, two] });
    expect([disk.text(one), disk.text(two), disk.text(created)]).toEqual([before[one], before[two], undefined]);
    expect(saving.lastSave.paths()).toBeUndefined();
  });

  it('refuses to undo a save once a saved file has changed again', async () => {
    const { disk, saving } = edited();
    await saveAll(saving, true);
    disk.write(two, 'slug: two\nbrand: blue\n');
    expect(saving.lastSave.paths()).toBeUndefined();
    await expect(saving.undoSave()).rejects.toThrow(RequestRefused);
    expect(disk.text(one)).toBe(after[one]);
  });

  it('loses nothing at whichever step the process is killed, and can repeat the save', async () => {
    const killed = new Error('killed');
    const saveKilledAfter = async (steps: number): Promise<boolean> => {
      let left = Number.POSITIVE_INFINITY;
      const { disk, saving } = edited(() => {
        // The following steps are skipped, too.
        if (left <= 0) throw killed;
        left -= 1;
      });
      left = steps;
      let isKilled = false;
      try {
        await saveAll(saving, true);
      } catch (error) {
        expect(error).toBe(killed);
        isKilled = true;
      }
      left = Number.POSITIVE_INFINITY;
      const again = editorOn(disk);
      for (const [path, text] of Object.entries(after))
        expect(Buffer.from(again.drafts.content(path) ?? []).toString()).toBe(text);
      await saveAll(again.saving, true);
      for (const [path, text] of Object.entries(after)) expect(disk.text(path)).toBe(text);
      expect(again.drafts.all.size).toBe(0);
      return isKilled;
    };
    let steps = 0;
    while (await saveKilledAfter(steps)) steps += 1;
    // The record of the save, three files, and the removal of each draft.
    expect(steps).toBeGreaterThanOrEqual(7);
  });

  it('shows invisible characters as code points and pictures as their size in the preview', async () => {
    const { drafts, saving, session } = edited();
    session.text(two, 'slug: two\nbrand: "a\u200bb"\n');
    drafts.put('data/images/tile.png', Uint8Array.of(0x89, 0xff, 1));
    const { diff } = await saving.preview();
    expect(diff).toContain('U+200B');
    expect(diff).toContain('+3 B');
  });
});

describe('EditorSession.state before the first check', () => {
  const titleIn = (count: number): string | undefined => {
    const stores = Array.from({ length: count }, (_, index) => [`data/stores/s${index}.yaml`, 'name: { en: Some }\n']);
    const { session } = editorOn(memoryDisk(Object.fromEntries(stores)));
    return session.state(undefined, 1).files[0]?.title.en;
  };

  it('names thousands of files by their paths, which takes no time', () => {
    expect([titleIn(2), titleIn(4000)]).toEqual(['Some', 's0']);
  });
});

describe('EditorSession.discard for a new store', () => {
  const logo = 'data/images/three.svg';

  it('discards the pictures that only this store uses, and restores both on undo', () => {
    const disk = memoryDisk({ ...before, 'data/images/one.svg': '<svg/>' });
    const { drafts, session } = editorOn(disk);
    session.putAll([
      { path: logo, content: Buffer.from('<svg/>') },
      { path: created, content: Buffer.from('slug: three\nlogo: three.svg\n') },
    ]);
    session.discard(created);
    expect(drafts.all.size).toBe(0);
    session.undo(created);
    expect([...drafts.all.keys()].sort()).toEqual([logo, created]);
  });

  it('keeps a picture that another file uses', () => {
    const { drafts, session } = editorOn(memoryDisk(before));
    session.putAll([
      { path: logo, content: Buffer.from('<svg/>') },
      { path: created, content: Buffer.from('slug: three\nlogo: three.svg\n') },
    ]);
    session.text(two, 'slug: two\nlogo: three.svg\n');
    session.discard(created);
    expect([...drafts.all.keys()].sort()).toEqual([logo, two]);
  });
});

describe('EditorSession.edit', () => {
  it('refuses an edit of a field that another window has changed in the meantime', () => {
    const { session } = editorOn(memoryDisk(before));
    session.edit(one, [{ kind: 'set', path: ['category'], value: 'travel', was: 'gifts' }], undefined);
    expect(() =>
      session.edit(one, [{ kind: 'set', path: ['category'], value: 'food', was: 'gifts' }], undefined),
    ).toThrow('changed in another window');
    expect(session.open(one).value).toMatchObject({ category: 'travel' });
  });
});
