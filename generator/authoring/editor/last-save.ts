import { editorFolder } from '../../../src/domain/saved/browser-store';
import type { FileChange } from '../../catalogue/amend/file-changes';
import { fieldOf, textField } from '../../catalogue/load/fields';
import { contentAsJson, contentOfJson, jsonOf, sameContent } from './contents';
import type { EditedWorld } from './overlay';
import { schemaOf } from './paths';

/** Contains the files of the last save with their former and new contents. */
const file = `${editorFolder}/last-save.json`;

/** Stores the last save to data/ so that it can be undone. */
export class LastSave {
  constructor(private readonly world: Pick<EditedWorld, 'disk' | 'drafts'>) {}

  /** Undefined if one of the files has changed since. */
  paths(): readonly string[] | undefined {
    const changes = this.changes();
    const { disk, drafts } = this.world;
    const system = disk();
    const isAsSaved = changes.every(({ path, before, after }) => {
      const now = system.read(path);
      // A process that was killed during a save or an undo may have written some of them.
      return !drafts.all.has(path) && (sameContent(now, after) || sameContent(now, before));
    });
    const isLeft = changes.some(({ path, after }) => sameContent(system.read(path), after));
    return isAsSaved && isLeft ? changes.map(({ path }) => path) : undefined;
  }

  /** Called before the files are written. */
  note(changes: readonly FileChange<Uint8Array>[]): void {
    const files = changes.map(({ path, before, after }) => ({
      path,
      before: contentAsJson(before),
      after: contentAsJson(after),
    }));
    this.world.disk().write(file, JSON.stringify({ files }));
  }

  changes(): readonly FileChange<Uint8Array>[] {
    const files = fieldOf(jsonOf(this.world.disk().read(file)), 'files');
    return (Array.isArray(files) ? files : []).flatMap((each: unknown) => {
      const path = textField(each, 'path') ?? '';
      const change = {
        path,
        before: contentOfJson(fieldOf(each, 'before')),
        after: contentOfJson(fieldOf(each, 'after')),
      };
      return schemaOf(path) === undefined ? [] : [change];
    });
  }

  forget(): void {
    this.world.disk().remove(file);
  }
}
