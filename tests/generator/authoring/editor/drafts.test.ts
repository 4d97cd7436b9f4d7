import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Drafts } from '../../../../generator/authoring/editor/drafts';
import { nodeSystem } from '../../../../generator/system/system';
import { memoryDisk } from './memory';

const path = 'data/stores/luban.yaml';
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const textIn = (drafts: Drafts, of = path): string | undefined => {
  const content = drafts.content(of);
  return content && Buffer.from(content).toString();
};

describe('Drafts', () => {
  it('undoes and redoes changes step by step', () => {
    const drafts = new Drafts(memoryDisk({ [path]: 'a' }));
    drafts.put(path, bytes('b'));
    drafts.put(path, bytes('c'));
    drafts.undo(path);
    expect(textIn(drafts)).toBe('b');
    drafts.undo(path);
    expect(textIn(drafts)).toBe('a');
    expect(drafts.all.size).toBe(0);
    expect(drafts.canUndo(path)).toBe(false);
    drafts.redo(path);
    drafts.redo(path);
    expect(textIn(drafts)).toBe('c');
    expect(drafts.canRedo(path)).toBe(false);
  });

  it('undoes consecutive changes of one group in one step', () => {
    const drafts = new Drafts(memoryDisk({ [path]: '' }));
    for (const text of ['t', 'te', 'tem']) drafts.put(path, bytes(text), 'heading');
    drafts.put(path, bytes('tem!'), 'title');
    drafts.undo(path);
    expect(textIn(drafts)).toBe('tem');
    drafts.undo(path);
    expect(textIn(drafts)).toBe('');
  });

  it('starts a new undo step for a change of the same group after an undo', () => {
    const drafts = new Drafts(memoryDisk({ [path]: '' }));
    drafts.put(path, bytes('t'), 'heading');
    drafts.undo(path);
    drafts.put(path, bytes('x'), 'heading');
    expect(drafts.canRedo(path)).toBe(false);
    drafts.undo(path);
    expect(textIn(drafts)).toBe('');
  });

  it('drops a draft once its content equals the file again', () => {
    const drafts = new Drafts(memoryDisk({ [path]: 'a' }));
    drafts.put(path, bytes('b'));
    drafts.put(path, bytes('a'));
    expect(drafts.all.size).toBe(0);
  });

  it('restores a discarded draft on undo', () => {
    const drafts = new Drafts(memoryDisk({ [path]: 'a' }));
    drafts.put(path, bytes('b'));
    drafts.discard(path);
    expect([drafts.all.size, textIn(drafts)]).toEqual([0, 'a']);
    drafts.undo(path);
    expect(textIn(drafts)).toBe('b');
  });

  it('keeps a draft that a full disk refuses, names it, and writes it with the next one', () => {
    let isFull = true;
    const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' });
    const disk = memoryDisk({ [path]: 'a' }, () => {
      if (isFull) throw full;
    });
    const drafts = new Drafts(disk);
    drafts.put(path, bytes('b'));
    expect([textIn(drafts), drafts.unstored]).toEqual(['b', [path]]);
    isFull = false;
    drafts.put('data/home.yaml', bytes('c'));
    expect([textIn(new Drafts(disk)), drafts.unstored]).toEqual(['b', []]);
  });

  it('recovers drafts after a crash, with the content they started from', () => {
    const disk = memoryDisk({ [path]: 'a' });
    new Drafts(disk).put(path, bytes('b'));
    new Drafts(disk).put('data/images/tile.png', Uint8Array.of(0x89, 0xff, 0));
    const again = new Drafts(disk);
    expect(textIn(again)).toBe('b');
    expect(again.all.get(path)?.base).toEqual(bytes('a'));
    expect([...(again.content('data/images/tile.png') ?? [])]).toEqual([0x89, 0xff, 0]);
    expect(again.all.get('data/images/tile.png')?.base).toBeUndefined();
  });

  it('recovers drafts after node_modules and its cache were deleted', () => {
    const root = mkdtempSync(join(tmpdir(), 'drafts-'));
    try {
      new Drafts(nodeSystem(root, {})).put(path, bytes('b'));
      rmSync(join(root, 'node_modules'), { recursive: true, force: true });
      expect(textIn(new Drafts(nodeSystem(root, {})))).toBe('b');
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  it('takes over the drafts and the last save of the former folder', () => {
    const former = 'node_modules/.cache/qaseema/editor';
    const draft = `drafts/${encodeURIComponent(path)}.json`;
    const disk = memoryDisk({
      [`${former}/${draft}`]: JSON.stringify({ path, base: null, now: { text: 'b' } }),
      [`${former}/last-save.json`]: '{"files":[]}',
    });
    expect(textIn(new Drafts(disk))).toBe('b');
    expect(disk.list('node_modules')).toEqual([]);
    expect(disk.list('.qaseema')).toEqual([`.qaseema/editor/${draft}`, '.qaseema/editor/last-save.json']);
  });

  it('does not recover a draft that was saved before a crash', () => {
    const disk = memoryDisk({ [path]: 'a' });
    new Drafts(disk).put(path, bytes('b'));
    disk.write(path, 'b');
    expect(new Drafts(disk).all.size).toBe(0);
  });

  it('ignores draft files for outside paths and draft files with invalid JSON', () => {
    const folder = '.qaseema/editor/drafts';
    const outside = JSON.stringify({ path: '../secret.yaml', base: null, now: { text: 'x' } });
    const disk = memoryDisk({
      [`${folder}/${encodeURIComponent('../secret.yaml')}.json`]: outside,
      [`${folder}/x.json`]: '{',
    });
    expect(new Drafts(disk).all.size).toBe(0);
  });
});
