import { grouped } from '../../../src/domain/grouped';
import { check, type Checked, type CheckSystem } from '../check/check';
import { KnownDocuments } from '../load/document';
import type { Schemas } from '../load/schemas';
import { amended } from './edits';

/** One file that fixes change. */
export interface FixedFile {
  /** As it is on the disk. */
  readonly path: string;
  readonly before: Uint8Array;
  /** As it will be: under the same name, or another. */
  readonly newPath: string;
  readonly after: Uint8Array;
}

/** What automatic fixes change in a catalogue, and what is then still reported. */
interface Fixes {
  readonly files: readonly FixedFile[];
  readonly left: Checked;
}

/** Files in memory above those of the disk, and where each of them is on the disk. */
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

  /** What `check` reads. */
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

  /** Gives a file another name; not if a file has it. */
  rename(from: string, to: string): boolean {
    const bytes = this.read(from);
    // On some disks, names that differ only in capital letters are the same.
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

/** Makes the automatic fixes of diagnostics. Gives whether there were some. */
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

/** A fix can bring up another one, which was hidden behind it; so many in a row are a mistake of a rule. */
const mostRounds = 50;

/** Finds all automatic fixes. Nothing is written. Throws a `RuleError` if a rule throws. `documents` are the files as earlier checks read them. */
export function fixesOf(system: CheckSystem, schemas: Schemas, documents = new KnownDocuments()): Fixes {
  const workspace = new Workspace(system);
  const checked = (): Checked => check(workspace.files, schemas, { documents });
  let left = checked();
  for (let round = 0; round < mostRounds && fix(workspace, left); round += 1) left = checked();
  return { files: workspace.fixed, left };
}
