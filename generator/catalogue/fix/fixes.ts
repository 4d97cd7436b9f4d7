import { grouped } from '../../../src/domain/language/grouped';
import { check, type Checked, type CheckSystem } from '../check/check';
import { KnownDocuments } from '../load/document';
import type { Schemas } from '../load/schemas';
import { amended } from './edits';

export interface FixedFile {
  readonly path: string;
  readonly before: Uint8Array;
  /** The new path; equal to `path` unless the file is renamed. */
  readonly newPath: string;
  readonly after: Uint8Array;
}

interface Fixes {
  readonly files: readonly FixedFile[];
  readonly left: Checked;
}

/** An in-memory layer over the files on disk that records the original path of each changed file. */
class Workspace {
  readonly #system: CheckSystem;
  readonly #changed = new Map<string, { readonly bytes: Uint8Array; readonly origin: string }>();
  readonly #removed = new Set<string>();

  constructor(system: CheckSystem) {
    this.#system = system;
  }

  read(path: string): Uint8Array | undefined {
    return this.#changed.get(path)?.bytes ?? (this.#removed.has(path) ? undefined : this.#system.read(path));
  }

  get files(): CheckSystem {
    const { now, present } = this.#system;
    return {
      now,
      present,
      read: (path) => this.read(path),
      list: (folder) => this.#list(folder),
      others: (folder) => this.#system.others(folder),
    };
  }

  #list(folder: string): readonly string[] {
    const added = [...this.#changed.keys()].filter((path) => path.startsWith(`${folder}/`));
    const there = this.#system.list(folder).filter((path) => !this.#removed.has(path));
    return [...new Set([...there, ...added])].sort();
  }

  write(path: string, bytes: Uint8Array): void {
    this.#changed.set(path, { bytes, origin: this.#changed.get(path)?.origin ?? path });
  }

  /** Returns false if the new name is taken. */
  rename(from: string, to: string): boolean {
    const bytes = this.read(from);
    // On some disks, names are case-insensitive.
    const taken = this.#list('data').some((path) => path.toLowerCase() === to.toLowerCase());
    if (bytes === undefined || taken || this.#system.others('data').includes(to)) return false;
    this.#changed.set(to, { bytes, origin: this.#changed.get(from)?.origin ?? from });
    this.#changed.delete(from);
    this.#removed.add(from);
    return true;
  }

  get fixed(): readonly FixedFile[] {
    return [...this.#changed].map(([newPath, { bytes, origin }]) => ({
      path: origin,
      before: this.#system.read(origin) ?? new Uint8Array(),
      newPath,
      after: bytes,
    }));
  }
}

/** Returns whether any fix was applied. */
function fix(workspace: Workspace, { diagnostics }: Checked): boolean {
  let changed = false;
  for (const [path, found] of grouped(diagnostics, ({ file }) => file)) {
    const bytes = workspace.read(path);
    const edits = found.flatMap((each) => each.edits ?? []);
    const after = bytes && edits.length > 0 ? amended(path, bytes, edits) : undefined;
    if (after) {
      workspace.write(path, after);
      changed = true;
    }
    const name = found.find(({ rename }) => rename !== undefined)?.rename;
    if (name !== undefined) changed = workspace.rename(path, name) || changed;
  }
  return changed;
}

/** An upper bound for rounds: a fix can reveal another diagnostic, but a longer chain is a bug in a rule. */
const mostRounds = 50;

/** Nothing is written. Throws a `RuleError` if a rule throws. */
export function fixesOf(system: CheckSystem, schemas: Schemas, documents = new KnownDocuments()): Fixes {
  const workspace = new Workspace(system);
  const checked = (): Checked => check(workspace.files, schemas, { documents });
  let left = checked();
  for (let round = 0; round < mostRounds && fix(workspace, left); round += 1) left = checked();
  return { files: workspace.fixed, left };
}
