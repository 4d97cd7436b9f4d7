import { sameBytes } from '#bytes';
import { encoded } from '../../system/bytes/common';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { decode } from '../load/decode';
import { withoutEntries } from '../load/entries';
import { fieldOf } from '../load/fields';
import { load, type LoadedDocuments } from '../load/load';
import { baseName, singleFiles, singlePath } from '../load/places';
import type { Files } from '../../system/files';
import { offerSourceOf } from '../offers/store-offers';
import type { Replacements } from './replaced';

interface Remedies {
  /** Returns the last valid content of a file; undefined if it is unknown. */
  readonly lastGood?: (file: string) => Uint8Array | undefined;
  /** Stores, posts and pages that were valid and no longer exist; others may still refer to them. */
  readonly gone?: readonly string[];
  /** Whether entries may be removed from every file, not only from files of lists, and misplaced files ignored. */
  readonly partly?: boolean;
}

/** Files that consist of lists whose entries are dispensable. */
const lists = new Set(singleFiles.filter((name) => name !== 'site').map(singlePath));

/** Finds replacements for broken files, so that the rest can be shown or published. */
class Quarantine {
  readonly #result: Map<string, Uint8Array | undefined>;
  #documents: LoadedDocuments | undefined;

  constructor(
    /** The files, with the replacements so far. */
    private readonly files: Files,
    private readonly before: Replacements,
    private readonly remedies: Remedies,
  ) {
    this.#result = new Map(before);
  }

  get isChanged(): boolean {
    return this.#result.size > this.before.size || [...this.#result.keys()].some((file) => this.#isReplaced(file));
  }

  get result(): Replacements {
    return this.#result;
  }

  /** Replaces a file with an error by its last valid content, or treats the unknown store that it names as left out. */
  undo({ message, file, span }: Diagnostic): void {
    if (this.#isReplaced(file) || this.#restore(file)) return;
    if (message.id !== 'unknown-reference.store') return;
    const text = this.#textOf(file)?.slice(span.start, span.end) ?? '';
    this.forget([`data/stores/${text.replace(/["']/g, '')}.yaml`]);
  }

  /** Replaces a file with errors at these offsets. Returns false if the site needs the broken part. */
  replace(file: string, offsets: readonly number[]): boolean {
    return this.#isReplaced(file) || this.#takeOut(file, offsets) || this.#leaveOut(file);
  }

  #isReplaced(file: string): boolean {
    return this.#result.has(file) !== this.before.has(file) || this.#result.get(file) !== this.before.get(file);
  }

  /** The files that must be replaced together: those of a feed, or the file alone. */
  #parts(file: string): readonly string[] {
    return file.startsWith('data/feeds/') ? this.#feedOf(file).parts : [file];
  }

  #restore(file: string): boolean {
    const { lastGood } = this.remedies;
    if (!lastGood || this.before.has(file)) return false;
    const changed = this.#parts(file).flatMap((part) => {
      const [good, now] = [lastGood(part), this.files.read(part)];
      return good && !(now && sameBytes(good, now)) ? [[part, good] as const] : [];
    });
    for (const [part, good] of changed) this.#result.set(part, good);
    return changed.length > 0;
  }

  /** Treats missing files as left out. */
  forget(files: readonly string[]): void {
    for (const file of files) if (!this.before.has(file)) this.#result.set(file, undefined);
  }

  #textOf(file: string): string | undefined {
    const bytes = this.files.read(file);
    return bytes && decode(file, bytes).source.text;
  }

  #takeOut(file: string, offsets: readonly number[]): boolean {
    if (!file.endsWith('.yaml') || !(this.remedies.partly || lists.has(file))) return false;
    const text = this.#textOf(file);
    const rest = text === undefined ? undefined : withoutEntries(text, offsets);
    if (rest === undefined) return false;
    this.#result.set(file, encoded(rest));
    return true;
  }

  #leaveOut(file: string): boolean {
    if (this.before.has(file) && !this.before.get(file)) return false;
    if (file.startsWith('data/feeds/')) {
      const { parts, stores } = this.#feedOf(file);
      for (const part of [...parts, ...stores]) this.#result.set(part, undefined);
      return true;
    }
    const isItem = /^data\/(?:stores|pages|posts|images|icons)\//.test(file);
    const isNeeded = lists.has(file) || file === 'data/site.yaml' || file.startsWith('data/messages/');
    if (!isItem && (isNeeded || !this.remedies.partly)) return false;
    this.#result.set(file, undefined);
    return true;
  }

  /** The files of the feed that a file belongs to, and the files of the stores that use it. */
  #feedOf(file: string): { readonly parts: readonly string[]; readonly stores: readonly string[] } {
    this.#documents ??= load(this.files).documents;
    const { feeds, stores } = this.#documents;
    const feed = feeds.find(
      ({ document, table, corrections }) =>
        document.file.path === file || table?.path === file || corrections?.file.path === file,
    );
    // A feed with unreadable settings is identified by its file name.
    const name = feed?.name ?? baseName(file);
    return {
      parts: [
        ...new Set([
          file,
          ...(feed ? [feed.document.file.path] : []),
          ...(feed?.table ? [feed.table.path] : []),
          ...(feed?.corrections ? [feed.corrections.file.path] : []),
        ]),
      ],
      stores: stores.flatMap((store) =>
        offerSourceOf(fieldOf(store.value, 'offersFrom'))?.feed === name ? [store.file.path] : [],
      ),
    };
  }
}

/**
 * First the last valid content of broken files; if that changes nothing, the files without the broken entries; then no
 * content. Undefined if the site needs a broken file. `files` have the replacements so far.
 */
export function replacementsFor(
  diagnostics: readonly Diagnostic[],
  files: Files,
  before: Replacements,
  remedies: Remedies = {},
): Replacements | undefined {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const quarantine = new Quarantine(files, before, remedies);
  quarantine.forget(remedies.gone ?? []);
  for (const error of errors) quarantine.undo(error);
  // Remaining errors may be consequences.
  if (quarantine.isChanged) return quarantine.result;
  const offsets = new Map<string, number[]>();
  for (const { file, span } of errors) offsets.set(file, [...(offsets.get(file) ?? []), span.start]);
  for (const [file, at] of offsets) if (!quarantine.replace(file, at)) return undefined;
  return offsets.size === 0 ? undefined : quarantine.result;
}

/** The maximum number of replacement rounds: replacing a file may break what refers to it. */
export const mostReplacements = 8;

/** The names of the replaced parts for a message: slugs of stores, paths of other files. */
export function namesOf(replacements: Replacements): readonly string[] {
  return [...replacements]
    .map(([file, bytes]) => (bytes ? `a part of ${file}` : file.startsWith('data/stores/') ? baseName(file) : file))
    .sort();
}
