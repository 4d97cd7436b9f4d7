import { fieldOf, textField } from '../../catalogue/load/fields';
import type { System } from '../../system/system';
import { contentAsJson, contentOfJson, jsonOf, sameContent, type Content } from './contents';
import { schemaOf } from './paths';

/** A change of a file that is not saved. */
export interface Draft {
  readonly path: string;
  /** What the disk had when the change began. */
  readonly base: Content;
  readonly now: Content;
  /** The number of this content: no other content of any draft has it. */
  readonly version: number;
}

/** What a file had before, and what it had before that was taken back. */
interface History {
  readonly undo: Content[];
  readonly redo: Content[];
  /** What the last edits have in common, which are taken back together. */
  group: string | undefined;
}

/** Where the editor keeps what must be there again after a crash. */
export const keptFolder = 'node_modules/.cache/qaseema/editor';

/** Where drafts are kept. */
const folder = `${keptFolder}/drafts`;

/** How many steps can be taken back. */
const mostSteps = 200;

function fileOf(path: string): string {
  return `${folder}/${encodeURIComponent(path)}.json`;
}

/** The changes that are not saved. Each is on the disk as soon as it is made; what can be taken back is in memory. */
export class Drafts {
  #drafts: ReadonlyMap<string, Draft> = new Map();
  readonly #histories = new Map<string, History>();
  #version = 0;

  /** Reads what an earlier process has left. */
  constructor(private readonly system: Pick<System, 'read' | 'list' | 'write' | 'remove'>) {
    for (const file of system.list(folder)) {
      const kept = jsonOf(system.read(file));
      const path = textField(kept, 'path');
      if (path === undefined || schemaOf(path) === undefined || file !== fileOf(path)) continue;
      this.#keep(path, contentOfJson(fieldOf(kept, 'base')), contentOfJson(fieldOf(kept, 'now')));
    }
    // A process that was killed while it saved has written some of them.
    this.dropSaved();
  }

  /** All drafts by their paths. The map is another one after each change. */
  get all(): ReadonlyMap<string, Draft> {
    return this.#drafts;
  }

  /** A number that grows with each change. */
  get version(): number {
    return this.#version;
  }

  canUndo(path: string): boolean {
    return (this.#histories.get(path)?.undo.length ?? 0) > 0;
  }

  canRedo(path: string): boolean {
    return (this.#histories.get(path)?.redo.length ?? 0) > 0;
  }

  /** What a file has, with the changes that are not saved. */
  content(path: string): Content {
    const draft = this.#drafts.get(path);
    return draft ? draft.now : this.system.read(path);
  }

  /** Gives a file another content. Edits of the same group, one after the other, are taken back together. */
  put(path: string, now: Content, group?: string): void {
    const before = this.content(path);
    if (sameContent(before, now)) return;
    const history = this.#historyOf(path);
    if (group === undefined || history.group !== group || history.undo.length === 0) history.undo.push(before);
    if (history.undo.length > mostSteps) history.undo.shift();
    history.redo.length = 0;
    history.group = group;
    this.#set(path, now);
  }

  undo(path: string): void {
    this.#step(path, 'undo', 'redo');
  }

  redo(path: string): void {
    this.#step(path, 'redo', 'undo');
  }

  /** Gives a file the content that it has on the disk. */
  discard(path: string): void {
    if (!this.#drafts.has(path)) return;
    this.put(path, this.system.read(path));
    this.#drop([path]);
  }

  /** Gives a draft another beginning: what the disk has now. Its content has what both have. */
  rebase(path: string, base: Content, now: Content): void {
    this.put(path, now);
    if (sameContent(base, now)) this.#drop([path]);
    else this.#keep(path, base, now);
  }

  /** Forgets the drafts whose contents the disk has. */
  dropSaved(): void {
    this.#drop(
      [...this.#drafts.values()].flatMap(({ path, now }) => (sameContent(this.system.read(path), now) ? [path] : [])),
    );
  }

  /** Forgets what files had before. */
  forget(paths: Iterable<string>): void {
    for (const path of paths) this.#histories.delete(path);
  }

  #historyOf(path: string): History {
    const history = this.#histories.get(path) ?? { undo: [], redo: [], group: undefined };
    this.#histories.set(path, history);
    return history;
  }

  #step(path: string, from: 'undo' | 'redo', to: 'undo' | 'redo'): void {
    const history = this.#historyOf(path);
    if (history[from].length === 0) return;
    const content = history[from].pop();
    history[to].push(this.content(path));
    history.group = undefined;
    this.#set(path, content);
  }

  #set(path: string, now: Content): void {
    const base = this.#drafts.has(path) ? this.#drafts.get(path)?.base : this.system.read(path);
    if (sameContent(base, now)) this.#drop([path]);
    else this.#keep(path, base, now);
  }

  #keep(path: string, base: Content, now: Content): void {
    this.#version += 1;
    this.#drafts = new Map([...this.#drafts, [path, { path, base, now, version: this.#version }]]);
    this.system.write(fileOf(path), JSON.stringify({ path, base: contentAsJson(base), now: contentAsJson(now) }));
  }

  #drop(paths: readonly string[]): void {
    if (paths.length === 0) return;
    this.#version += 1;
    this.#drafts = new Map([...this.#drafts].filter(([path]) => !paths.includes(path)));
    for (const path of paths) this.system.remove(fileOf(path));
  }
}
