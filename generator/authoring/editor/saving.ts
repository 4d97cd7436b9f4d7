import type { OpenFile, SavePreview } from '../../../src/domain/editing/editor-protocol';
import { nameOf } from '../../../src/domain/editing/names';
import type { Language } from '../../../src/domain/language/language';
import { optionsOf } from '../../catalogue/amend/document-changes';
import { utf8Text, unifiedDifference, writeChanges, type FileChange } from '../../catalogue/amend/file-changes';
import { hashOf } from '../../system/cache/hash';
import { compareContent } from '../changes/compare';
import { changesIn as seenChangesIn } from '../changes/markdown';
import { contentsOf } from '../changes/site-content';
import type { CheckCache } from '../../site/records/check-cache';
import { checkIncrementally, type IncrementalCheck } from '../../site/records/incremental-check';
import type { SiteData } from '../../site/derive/site-data';
import type { System } from '../../system/system';
import { otherWork } from '../../system/turns';
import { RuleError } from '../../catalogue/validate/engine/rule-error';
import { namesOf } from '../../catalogue/load/schemas';
import { schemasOf } from '../../catalogue/validate/schema/schemas';
import { sameContent } from './contents';
import type { Draft } from './drafts';
import { refusedWarnings } from './findings';
import { LastSave } from './last-save';
import type { FieldChoice } from './merge/merge';
import { mergeFiles, type FileVersions, type MergedFile } from './merge/merge-files';
import { overlaid } from './overlay';
import { allowedPath } from './paths';
import { RequestRefused } from './refusal';
import type { EditorSession } from './session';

interface Reconciled extends FileVersions {
  readonly path: string;
  readonly merged: MergedFile;
}

function shownText(content: Uint8Array | undefined): string {
  return content === undefined ? '' : (utf8Text(content) ?? `${content.length} B\n`);
}

function changesIn(reconciled: readonly Reconciled[]): readonly FileChange<Uint8Array>[] {
  return reconciled.flatMap(({ path, theirs, merged }) =>
    'content' in merged && !sameContent(theirs, merged.content)
      ? [{ path, before: theirs, after: merged.content }]
      : [],
  );
}

/** Writes all changes or none. Throws a refusal if a file has changed since it was read. */
export type WriteChanges = (changes: readonly FileChange<Uint8Array>[], comment: string) => Promise<void>;

export function writerTo(disk: () => System): WriteChanges {
  return async (changes) => {
    const system = disk();
    const refusal = writeChanges(system, changes);
    if (!refusal) return;
    const file = system.realPath(refusal.path);
    const id = refusal.reason === 'exists' ? 'refused.exists' : 'refused.changed';
    throw new RequestRefused('changed', { id, values: { file } });
  };
}

interface SaveRequest {
  readonly withErrors: boolean;
  /** `SavePreview.hash` of the preview that the editor has seen. */
  readonly hash: string;
  readonly paths: readonly string[];
  /** The reason for the changes, used as the message of a commit. */
  readonly comment?: string | undefined;
}

/** Hashes the present and the new content of each file. */
function hashOfChanges(changes: readonly FileChange<Uint8Array>[]): string {
  return hashOf(...changes.flatMap(({ path, before, after }) => [path, before ?? 'none', after ?? 'none']));
}

/** Saves drafts to data/ and undoes the last save. */
export class Saving {
  /** Numbers the contents that are checked but belong to no draft. */
  #contents = 1_000_000_000;

  readonly lastSave: LastSave;

  constructor(
    private readonly session: EditorSession,
    private readonly write: WriteChanges,
    /** The cache of the preview's checks, most of whose results a build's check shares. */
    private readonly cache: CheckCache,
  ) {
    this.lastSave = new LastSave(session.world);
  }

  /** Previews a save of some files, or of all drafts. */
  async preview(paths?: readonly string[]): Promise<SavePreview> {
    const system = this.session.world.disk();
    const reconciled = this.#reconciled(system, paths);
    const changes = changesIn(reconciled);
    const difference = changes.map(({ path, before, after }) => ({
      path,
      before: before && shownText(before),
      after: after && shownText(after),
    }));
    const drafts = [...this.session.world.drafts.all.keys()].sort();
    const { errors, warnings, changes: seen } = await this.#effectOf(changes, system);
    return {
      drafts,
      hash: hashOfChanges(changes),
      diff: unifiedDifference(difference, system.realPath),
      changes: seen,
      errors,
      warnings,
      merged: reconciled.flatMap(({ path, base, theirs, merged }) =>
        'content' in merged && !sameContent(base, theirs) ? [path] : [],
      ),
      conflicts: reconciled.flatMap(({ path, mine, theirs, merged }) =>
        'conflicts' in merged
          ? [{ path, mine: shownText(mine), theirs: shownText(theirs), fields: merged.conflicts }]
          : [],
      ),
    };
  }

  /** Throws a refusal unless `hash` still matches. A draft is deleted only after its content is on disk. */
  async save({ withErrors, hash, paths, comment = '' }: SaveRequest): Promise<{ readonly saved: readonly string[] }> {
    const { world } = this.session;
    const system = world.disk();
    const reconciled = this.#reconciled(system, paths);
    const conflict = reconciled.find(({ merged }) => 'conflicts' in merged);
    if (conflict)
      throw new RequestRefused('conflict', {
        id: 'refused.on-disk',
        values: { file: system.realPath(conflict.path) },
      });
    const changes = changesIn(reconciled);
    if (hashOfChanges(changes) !== hash) throw new RequestRefused('not-shown', { id: 'refused.not-shown' });
    const errors = withErrors ? 0 : this.#errorsOf(this.#check(this.#changedSystem(changes, system)));
    if (errors > 0) throw new RequestRefused('errors', { id: 'refused.errors', values: { errors } });
    // The merged content stays a draft until it is written.
    for (const { path, theirs, merged } of reconciled)
      if ('content' in merged) world.drafts.rebase(path, theirs, merged.content);
    if (changes.length === 0) return { saved: [] };
    this.lastSave.note(changes);
    try {
      await this.#write(changes, comment);
    } finally {
      world.drafts.dropSaved();
    }
    const saved = changes.map(({ path }) => path);
    world.drafts.forget(saved);
    this.session.update(saved);
    return { saved };
  }

  resolve(given: unknown, choices: readonly FieldChoice[]): OpenFile {
    const { world } = this.session;
    const system = world.disk();
    const path = allowedPath(given, system);
    const [own] = this.#reconciled(system, [path], choices);
    if (!own) throw new RequestRefused('nothing', { id: 'refused.saved' });
    const { merged, theirs } = own;
    if ('conflicts' in merged) throw new RequestRefused('conflict', { id: 'refused.choose-fields' });
    world.drafts.rebase(path, theirs, merged.content);
    this.session.update([path]);
    return this.session.open(path);
  }

  async undoSave(comment = ''): Promise<{ readonly restored: readonly string[] }> {
    const paths = this.lastSave.paths();
    if (!paths) throw new RequestRefused('changed', { id: 'refused.nothing-to-undo' });
    const system = this.session.world.disk();
    const changes = this.lastSave
      .changes()
      .flatMap(({ path, before, after }) =>
        sameContent(system.read(path), after) ? [{ path, before: after, after: before }] : [],
      );
    await this.#write(changes, comment);
    this.lastSave.forget();
    this.session.update(paths);
    return { restored: paths };
  }

  async #write(changes: readonly FileChange<Uint8Array>[], comment: string): Promise<void> {
    const system = this.session.world.disk();
    for (const { path } of changes) allowedPath(path, system);
    await this.write(changes, comment);
  }

  /** Drafts with the present content on disk; all of them without `only`. */
  #reconciled(system: System, only?: readonly string[], choices: readonly FieldChoice[] = []): readonly Reconciled[] {
    const schemas = schemasOf(this.session.schemas);
    return [...this.session.world.drafts.all.values()]
      .filter(({ path }) => only === undefined || only.includes(path))
      .sort((one, other) => (one.path < other.path ? -1 : 1))
      .map(({ path, base, now: mine }) => {
        const versions = { base, mine, theirs: system.read(allowedPath(path, system)) };
        return { path, ...versions, merged: mergeFiles(versions, optionsOf(path, schemas), choices) };
      });
  }

  /** The same check as in a build. Reuses the results of unchanged stores. */
  #check(system: System): Pick<IncrementalCheck, 'diagnostics' | 'sources'> & { readonly site?: SiteData | undefined } {
    try {
      const { diagnostics, sources, good } = checkIncrementally(system, this.session.schemas, this.cache);
      if (good) this.cache.update(good.state, good.newRest);
      return { diagnostics, sources, site: good?.site };
    } catch (error) {
      if (error instanceof RuleError) return error.checked;
      throw error;
    }
  }

  #changedSystem(changes: readonly FileChange<Uint8Array>[], system: System): System {
    const drafts = changes.map(({ path, before, after }): [string, Draft] => {
      this.#contents += 1;
      return [path, { path, base: before, now: after, version: this.#contents }];
    });
    return overlaid(system, new Map(drafts));
  }

  #errorsOf({ diagnostics }: Pick<IncrementalCheck, 'diagnostics'>): number {
    return diagnostics.filter(({ severity }) => severity === 'error').length;
  }

  /** The diagnostics after a save, and the changes that shoppers see. */
  async #effectOf(
    changes: readonly FileChange<Uint8Array>[],
    system: System,
  ): Promise<Pick<SavePreview, 'errors' | 'warnings' | 'changes'>> {
    const changed = this.#changedSystem(changes, system);
    const after = this.#check(changed);
    await otherWork();
    const before = after.site && this.#check(system);
    await otherWork();
    const errors = this.#errorsOf(after);
    const warnings = after.site && refusedWarnings(after, before?.diagnostics ?? []);
    if (!after.site || !before?.site) return { errors, warnings, changes: { en: '', ar: '' } };
    const contents = await contentsOf({ system, data: before.site }, { system: changed, data: after.site });
    const differences = compareContent({ ...contents, at: system.now });
    const names = namesOf(this.session.schemas);
    const seen = (language: Language): string =>
      seenChangesIn(language, differences, (field) => nameOf(names, field, language));
    return { errors, warnings, changes: { en: seen('en'), ar: seen('ar') } };
  }
}
