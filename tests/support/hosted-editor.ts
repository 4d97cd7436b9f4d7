import { buildFiles } from '../../generator/authoring/hosted/build-files';
import { Checks, checkForOthers, type HostedEvent } from '../../generator/authoring/hosted/checks';
import { firstLook } from '../../generator/authoring/hosted/first-look';
import { HostedEditor, type HostedParts } from '../../generator/authoring/hosted/hosted-editor';
import type { KeptFiles } from '../../generator/authoring/hosted/keeper';
import { RepositoryMoved } from '../../generator/authoring/hosted/repository';
import { nodePictureTools } from '../../generator/site/pictures/tools';
import { hashOf } from '../../generator/system/cache/hash';
import type { MemoryFile } from '../../generator/system/browser/memory-system';
import type { CheckProgress } from '../../src/domain/editing/editor-protocol';
import { projectSystem } from './catalogue';

/** A branch of a repository in memory, which others write to as well. */
export class FakeBranch {
  readonly files = new Map<string, Uint8Array>();
  readonly commits: { readonly comment: string; readonly paths: readonly string[] }[] = [];
  #moved = new Map<string, Uint8Array | undefined>();

  /** Commits as another editor. */
  commitElsewhere(path: string, text: string | undefined): void {
    const bytes = text === undefined ? undefined : new TextEncoder().encode(text);
    if (bytes) this.files.set(path, bytes);
    else this.files.delete(path);
    this.#moved.set(path, bytes);
  }

  text(path: string): string {
    return new TextDecoder().decode(this.files.get(path));
  }

  readonly repository: HostedParts['repository'] = {
    pull: async () => {
      const moved = [...this.#moved].map(([path, bytes]): MemoryFile => ({ path, bytes }));
      this.#moved = new Map();
      return moved;
    },
    commit: async (changes, comment) => {
      if (this.#moved.size > 0) throw new RepositoryMoved();
      for (const { path, after } of changes) {
        if (after) this.files.set(path, after);
        else this.files.delete(path);
      }
      this.commits.push({ comment, paths: changes.map(({ path }) => path) });
    },
  };
}

const project = projectSystem({});

/** A branch with the catalogue of the tests. */
export function catalogueBranch(): FakeBranch {
  const branch = new FakeBranch();
  for (const path of project.list('data')) branch.files.set(path, project.read(path) ?? new Uint8Array());
  return branch;
}

/** An editor of a branch, and what it keeps. */
export interface HostedUnderTest {
  readonly editor: HostedEditor;
  readonly kept: Map<string, Uint8Array>;
  readonly events: HostedEvent[];
  /** The files that the page reports as not stored. */
  readonly unstored: readonly string[];
}

/** What the first check reports before it may go on. */
export const firstProgress: CheckProgress = { done: 1, all: 4 };

/** The first checks of this process by their input: all editors of the catalogue begin with the same one. */
const firstChecks = new Map<string, ReturnType<typeof checkForOthers>>();

function firstCheckOf(parts: Parameters<typeof checkForOthers>[0], now: number): ReturnType<typeof checkForOthers> {
  const key = hashOf(String(now), ...[...parts.files].flatMap(({ path, bytes = '' }) => [path, bytes]));
  const known = firstChecks.get(key) ?? checkForOthers(parts, () => undefined);
  firstChecks.set(key, known);
  return known;
}

/** A storage that never fails. */
export function storageOf(kept: Map<string, Uint8Array>): KeptFiles {
  return {
    persist: async (path, bytes) => void (bytes ? kept.set(path, bytes) : kept.delete(path)),
  };
}

/**
 * An editor of a branch at an instant. `kept` is what an earlier one has kept; its first check waits for `mayCheck`.
 */
export function hostedEditor(
  branch: FakeBranch,
  now: number,
  kept = new Map<string, Uint8Array>(),
  mayCheck = Promise.resolve(),
  storage: KeptFiles = storageOf(kept),
): HostedUnderTest {
  const ofBuild = [...buildFiles(project)].map(([path, text]) => ({ path, bytes: new TextEncoder().encode(text) }));
  const asFiles = (files: ReadonlyMap<string, Uint8Array>): MemoryFile[] =>
    [...files].map(([path, bytes]) => ({ path, bytes }));
  const events: HostedEvent[] = [];
  const unstored: string[] = [];
  const made = { clock: () => ({ now, present: now, stopwatch: () => 0 }), environment: {}, code: 'test' };
  const editor = new HostedEditor({
    files: [...ofBuild, ...asFiles(branch.files)],
    kept: asFiles(kept),
    repository: branch.repository,
    pictures: nodePictureTools(project),
    ...made,
    loadChecks: async () => ({ Checks, firstLook, files: [] }),
    firstCheck: async (files, onProgress) => {
      onProgress(firstProgress);
      await mayCheck;
      return firstCheckOf({ ...made, files }, now);
    },
    storage,
    tellUnstored: (paths) => unstored.splice(0, Infinity, ...paths),
    tell: (event) => events.push(event),
    failed: (error) => {
      throw error;
    },
  });
  return { editor, kept, events, unstored };
}
