import { describe, expect, it } from 'vitest';
import { Drafts } from '../../../../generator/authoring/editor/drafts';
import { EditedWorld, overlaid } from '../../../../generator/authoring/editor/overlay';
import type { System } from '../../../../generator/system/system';
import { memoryDisk } from './memory';

const text = (content: Uint8Array | undefined): string | undefined => content && Buffer.from(content).toString();

/** A system with files in memory. These tests use nothing else of it. */
function systemOf(files: Readonly<Record<string, string>>): System {
  const watch: System['watch'] = () => () => undefined;
  return { ...memoryDisk(files), watch } as unknown as System;
}

function edited() {
  const system = systemOf({ 'data/a.yaml': 'a', 'data/b.yaml': 'b' });
  const drafts = new Drafts(system);
  drafts.put('data/stores/new.yaml', Buffer.from('new'));
  drafts.put('data/a.yaml', Buffer.from('changed'));
  drafts.put('data/b.yaml', undefined);
  return { system, drafts, world: overlaid(system, drafts.all) };
}

describe('the files under unsaved drafts', () => {
  it('are read and listed with the content of the drafts', () => {
    const { world } = edited();
    expect(world.list('data')).toEqual(['data/a.yaml', 'data/stores/new.yaml']);
    expect(world.list('data/stores')).toEqual(['data/stores/new.yaml']);
    expect(['data/a.yaml', 'data/b.yaml', 'data/stores/new.yaml'].map((path) => text(world.read(path)))).toEqual([
      'changed',
      undefined,
      'new',
    ]);
    expect(['data/a.yaml', 'data/b.yaml'].map((path) => world.exists(path))).toEqual([true, false]);
    expect(['data/a.yaml', 'data/b.yaml'].map((path) => world.kindOf(path))).toEqual(['file', undefined]);
    expect(world.inventory('data').files.map(({ path }) => path)).toEqual(world.list('data'));
    expect(world.stamp('data/b.yaml')).toBeUndefined();
  });

  it('stay unchanged on the disk', () => {
    const { system } = edited();
    expect(text(system.read('data/a.yaml'))).toBe('a');
    expect(text(system.read('data/b.yaml'))).toBe('b');
  });

  it('have a different stamp for each content, even of the same size', () => {
    const { system, drafts, world } = edited();
    const before = world.stamp('data/a.yaml');
    drafts.put('data/a.yaml', Buffer.from('CHANGED'));
    const after = overlaid(system, drafts.all).stamp('data/a.yaml');
    expect(after).not.toEqual(before);
    expect(world.inventory('data').files).toContainEqual(before);
  });

  it('are announced to watchers of data/ until the watch ends', () => {
    const system = systemOf({});
    const world = new EditedWorld(() => system, new Drafts(system));
    const heard: string[] = [];
    const end = world.systemNow().watch('data', (path) => heard.push(path));
    world.systemNow().watch('schemas', (path) => heard.push(`schemas: ${path}`));
    world.announce(['data/a.yaml']);
    end();
    world.announce(['data/b.yaml']);
    expect(heard).toEqual(['data/a.yaml']);
  });
});
