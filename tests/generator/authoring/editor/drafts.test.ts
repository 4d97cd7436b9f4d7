import { describe, expect, it } from 'vitest';
import { Drafts } from '../../../../generator/authoring/editor/drafts';
import { memoryDisk } from './memory';

const path = 'data/stores/luban.yaml';
const bytes = (text: string): Uint8Array => Buffer.from(text);
const textIn = (drafts: Drafts, of = path): string | undefined => {
  const content = drafts.content(of);
  return content && Buffer.from(content).toString();
};

describe('changes that are not saved', () => {
  it('are taken back and made again, step by step', () => {
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

  it('of one group are one step', () => {
    const drafts = new Drafts(memoryDisk({ [path]: '' }));
    for (const text of ['t', 'te', 'tem']) drafts.put(path, bytes(text), 'heading');
    drafts.put(path, bytes('tem!'), 'title');
    drafts.undo(path);
    expect(textIn(drafts)).toBe('tem');
    drafts.undo(path);
    expect(textIn(drafts)).toBe('');
  });

  it('of a group after a step back are a step of their own', () => {
    const drafts = new Drafts(memoryDisk({ [path]: '' }));
    drafts.put(path, bytes('t'), 'heading');
    drafts.undo(path);
    drafts.put(path, bytes('x'), 'heading');
    expect(drafts.canRedo(path)).toBe(false);
    drafts.undo(path);
    expect(textIn(drafts)).toBe('');
  });

  it('are no changes once the file has its content again', () => {
    const drafts = new Drafts(memoryDisk({ [path]: 'a' }));
    drafts.put(path, bytes('b'));
    drafts.put(path, bytes('a'));
    expect(drafts.all.size).toBe(0);
  });

  it('that are discarded can be had back', () => {
    const drafts = new Drafts(memoryDisk({ [path]: 'a' }));
    drafts.put(path, bytes('b'));
    drafts.discard(path);
    expect([drafts.all.size, textIn(drafts)]).toEqual([0, 'a']);
    drafts.undo(path);
    expect(textIn(drafts)).toBe('b');
  });

  it('are there again after a crash, with what they began with', () => {
    const disk = memoryDisk({ [path]: 'a' });
    new Drafts(disk).put(path, bytes('b'));
    new Drafts(disk).put('data/images/tile.png', Uint8Array.of(0x89, 0xff, 0));
    const again = new Drafts(disk);
    expect(textIn(again)).toBe('b');
    expect(again.all.get(path)?.base).toEqual(bytes('a'));
    expect([...(again.content('data/images/tile.png') ?? [])]).toEqual([0x89, 0xff, 0]);
    expect(again.all.get('data/images/tile.png')?.base).toBeUndefined();
  });

  it('that were saved before a crash are not there again', () => {
    const disk = memoryDisk({ [path]: 'a' });
    new Drafts(disk).put(path, bytes('b'));
    disk.write(path, 'b');
    expect(new Drafts(disk).all.size).toBe(0);
  });

  it('are read from files of ours only', () => {
    const folder = 'node_modules/.cache/qaseema/editor/drafts';
    const outside = JSON.stringify({ path: '../secret.yaml', base: null, now: { text: 'x' } });
    const disk = memoryDisk({
      [`${folder}/${encodeURIComponent('../secret.yaml')}.json`]: outside,
      [`${folder}/x.json`]: '{',
    });
    expect(new Drafts(disk).all.size).toBe(0);
  });
});
