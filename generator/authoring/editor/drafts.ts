import { draftFolder, editorFolder, formerEditorFolder } from '../../../src/domain/saved/browser-store';
import { fieldOf, textField } from '../../catalogue/load/fields';
import { diskErrorOf } from '../../system/disk-errors';
import type { System } from '../../system/system';
import { contentAsJson, contentOfJson, jsonOf, sameContent, type Content } from './contents';
import { schemaOf } from './paths';

export interface Draft {
  readonly path: string;
  /** The content on disk when the change began. */
  readonly base: Content;
  readonly now: Content;
  /** Unique among all contents of all drafts. */
  readonly version: number;
}

interface History {
  readonly undo: Content[];
  readonly redo: Content[];
  /** The group of the last edits, which are undone together. */
  group: string | undefined;
}

const mostSteps = 200;

function fileOf(path: string): string {
  return `${draftFolder}/${encodeURIComponent(path)}.json`;
}

/** The path of the file of a stored draft; `[]` for other files. */
export function draftedFile(kept: string): readonly [string] | readonly [] {
  if (!kept.startsWith(`${draftFolder}/`)) return [];
  return [decodeURIComponent(kept.slice(draftFolder.length + 1, -'.json'.length))];
}

/** Moves the files of the former folder, unless newer ones exist. */
function takeOver(system: Pick<System, 'read' | 'list' | 'write' | 'remove'>): void {
  for (const file of system.list(formerEditorFolder)) {
    const target = editorFolder + file.slice(formerEditorFolder.length);
    const bytes = system.read(file);
    if (!bytes || system.read(target)) continue;
    system.write(target, bytes);
    system.remove(file);
  }
}

/** The unsaved changes. Each is on disk at once, or later if the disk refuses it; undo history is in memory only. */
export class Drafts {
  #drafts: ReadonlyMap<string, Draft> = new Map();
  readonly #histories = new Map<string, History>();
  readonly #unstored = new Set<string>();
  #version = 0;

  constructor(private readonly system: Pick<System, 'read' | 'list' | 'write' | 'remove'>) {
    takeOver(system);
    for (const file of system.list(draftFolder)) {
      const kept = jsonOf(system.read(file));
      const path = textField(kept, 'path');
      if (path === undefined || schemaOf(path) === undefined || file !== fileOf(path)) continue;
      this.#keep(path, contentOfJson(fieldOf(kept, 'base')), contentOfJson(fieldOf(kept, 'now')));
    }
    // A process that was killed during a save may have written some of them.
    this.dropSaved();
  }

  get all(): ReadonlyMap<string, Draft> {
    return this.#drafts;
  }

  /** The files whose last change the disk refused. */
  get unstored(): readonly string[] {
    return [...this.#unstored];
  }

  get version(): number {
    return this.#version;
  }

  canUndo(path: string): boolean {
    return (this.#histories.get(path)?.undo.length ?? 0) > 0;
  }

  canRedo(path: string): boolean {
    return (this.#histories.get(path)?.redo.length ?? 0) > 0;
  }

  content(path: string): Content {
    const draft = this.#drafts.get(path);
    return draft ? draft.now : this.system.read(path);
  }

  /** Consecutive edits of the same group are undone together. */
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

  discard(path: string): void {
    if (!this.#drafts.has(path)) return;
    this.put(path, this.system.read(path));
    this.#drop([path]);
  }

  /** Sets the present content on disk as the base of a draft, and the merged content as its content. */
  rebase(path: string, base: Content, now: Content): void {
    this.put(path, now);
    if (sameContent(base, now)) this.#drop([path]);
    else this.#keep(path, base, now);
  }

  dropSaved(): void {
    this.#drop(
      [...this.#drafts.values()].flatMap(({ path, now }) => (sameContent(this.system.read(path), now) ? [path] : [])),
    );
  }

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
    this.#store([path]);
  }

  /** Writes or deletes drafts on disk, with those that the disk refused before. */
  #store(paths: readonly string[]): void {
    for (const path of new Set([...this.#unstored, ...paths])) {
      const draft = this.#drafts.get(path);
      const text = draft && JSON.stringify({ path, base: contentAsJson(draft.base), now: contentAsJson(draft.now) });
      try {
        if (text === undefined) this.system.remove(fileOf(path));
        else this.system.write(fileOf(path), text);
        this.#unstored.delete(path);
      } catch (error) {
        if (!diskErrorOf(error)) throw error;
        this.#unstored.add(path);
      }
    }
  }

  #drop(paths: readonly string[]): void {
    if (paths.length === 0) return;
    this.#version += 1;
    this.#drafts = new Map([...this.#drafts].filter(([path]) => !paths.includes(path)));
    this.#store(paths);
  }
}
