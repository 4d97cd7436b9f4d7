import { isTextId } from '#texts';
import type {
  Confirmation,
  EditorState,
  FeedLook,
  FieldEdit,
  FileEntry,
  Finding,
  OpenFile,
  StartLists,
} from '../../../src/domain/editing/editor-protocol';
import { valueAt } from '../../../src/domain/editing/edited-value';
import { nameOf } from '../../../src/domain/editing/names';
import type { Language } from '../../../src/domain/language/language';
import { amend, reading, type AmendReason } from '../../catalogue/amend/amend';
import { optionsOf } from '../../catalogue/amend/document-changes';
import { utf8Text } from '../../catalogue/amend/file-changes';
import { inBoth, type Phrase } from '../../catalogue/diagnostics/phrases';
import type { SiteData } from '../../site/derive/site-data';
import { pagesOf } from '../dev/pages-of-file';
import { loadSchemas, namesOf, type Schemas } from '../../catalogue/load/schemas';
import { loadDocument } from '../../catalogue/load/document';
import { fieldOf, textField } from '../../catalogue/load/fields';
import { baseName, singlePath, emptyText } from '../../catalogue/load/places';
import { encoded } from '../../system/bytes/common';
import { sameValue } from '../../system/same-value';
import type { System } from '../../system/system';
import type { Catalogue } from '../../catalogue/validate/catalogue';
import { schemasOf } from '../../catalogue/validate/schema/schemas';
import { mostStores } from './choices';
import { sameContent, type Content } from './contents';
import { conflictsIn, resolved } from './merge/markers';
import type { EditedWorld } from './overlay';
import { allowedPath, schemaOf } from './paths';
import { RequestRefused } from './refusal';

type Titles = FileEntry['title'];

/** In milliseconds without typing, before the full check starts, which blocks all requests. */
const pause = 150;

/** The same for files that affect every store: their check takes seconds for thousands of stores. */
const longPause = 2000;

/** The number of files whose titles are parsed for each state before the first check. */
const mostParsed = 500;

/** In characters: longer text files are not sent to the page. */
const longestText = 1_000_000;

/** Why an edit is impossible, or `byHand`: the text must be changed by hand. */
function whyNot(reason: AmendReason, byHand: Phrase): Phrase {
  const id = `refused.${reason}`;
  return isTextId(id) ? { id } : byHand;
}

function titlesOfFile(value: unknown, fallback: string): Titles {
  const named = fieldOf(value, 'name') ?? fieldOf(value, 'title');
  const one = (language: Language): string | undefined =>
    typeof named === 'string' ? named : textField(named, language);
  return { en: one('en') || one('ar') || fallback, ar: one('ar') || one('en') || fallback };
}

export type Findings = ReadonlyMap<string, readonly Finding[]>;

export interface EditedSite {
  /** Undefined if the preview shows nothing. */
  readonly data: SiteData | undefined;
  /** See `LiveSite.catalogue`. */
  catalogue(): Catalogue | undefined;
  /** The diagnostics of recently changed files that need no other file. */
  look(paths: ReadonlySet<string>): Findings;
}

/** The edited files, over those on disk. */
export class EditorSession {
  readonly #schemas: Schemas;
  /** The diagnostics of the last full check. */
  #findings: Findings = new Map();
  #checkedVersion = -1;
  #checkingVersion = -1;
  /** The diagnostics of later quick checks, with the versions of the drafts. */
  readonly #latest = new Map<string, { readonly version: number; readonly findings: readonly Finding[] }>();
  readonly #waiting = new Set<string>();
  #pending: ReturnType<typeof setTimeout> | undefined;
  /** The progress of the first check while it runs in another thread. */
  progress: EditorState['progress'];

  constructor(
    readonly world: EditedWorld,
    readonly site: EditedSite,
  ) {
    this.#schemas = loadSchemas(world.disk());
  }

  get system(): System {
    return this.world.systemNow();
  }

  get schemas(): Schemas {
    return this.#schemas;
  }

  findingsAt(path: string): readonly Finding[] {
    return this.#latest.get(path)?.findings ?? this.#findings.get(path) ?? [];
  }

  checking(): void {
    this.#checkingVersion = this.world.drafts.version;
  }

  checked(findings: Findings): void {
    this.#findings = findings;
    this.#checkedVersion = this.#checkingVersion;
    for (const [path, { version }] of this.#latest) if (version <= this.#checkedVersion) this.#latest.delete(path);
  }

  state(lastSave: readonly string[] | undefined, windows: number): EditorState {
    const listed = this.system.list('data');
    const titles = this.#titles(listed.length);
    const found = new Set([...this.#findings.keys(), ...this.#latest.keys()]);
    const { unstored } = this.world.drafts;
    const removed = [...this.world.drafts.all.values()].flatMap(({ path, now }) => (now === undefined ? [path] : []));
    const files = [...listed, ...removed].sort().flatMap((path): readonly FileEntry[] => {
      const schema = schemaOf(path);
      if (schema === undefined) return [];
      const draft = this.#draftOf(path);
      const own = this.findingsAt(path);
      return [
        {
          path,
          schema,
          title: titles(path),
          errors: own.filter(({ kind }) => kind === 'error').length,
          warnings: own.filter(({ kind }) => kind === 'warning').length,
          draft,
        },
      ];
    });
    return {
      files,
      findings: [...found].sort().flatMap((path) => this.findingsAt(path)),
      lastSave,
      isChecked: this.#checkedVersion === this.world.drafts.version,
      progress: this.progress,
      unstored: unstored.length > 0 ? unstored : undefined,
      windows,
    };
  }

  open(given: unknown): OpenFile {
    const path = this.#pathOf(given);
    const schema = schemaOf(path) ?? '';
    const { drafts } = this.world;
    const content = drafts.content(path);
    if (content === undefined && !drafts.all.has(path) && !drafts.canUndo(path) && !drafts.canRedo(path))
      throw new RequestRefused('missing', { id: 'refused.missing' });
    const findings = this.findingsAt(path);
    const source = { path, text: textWithoutMark(content) };
    const draft = this.#draftOf(path);
    const conflicts = conflictsIn(source.text);
    return {
      path,
      schema,
      ...this.#textIn(path, content),
      ...this.#valueOf(path, content, findings),
      pages: pagesOf(path, source, this.site.data) ?? ['/'],
      canUndo: drafts.canUndo(path),
      canRedo: drafts.canRedo(path),
      draft,
      findings,
      conflicts: conflicts.length > 0 ? conflicts.map(({ ours, theirs }) => ({ ours, theirs })) : undefined,
      changedOnDisk: this.#isChangedOnDisk(path),
    };
  }

  /** Undefined if the lists would take seconds, or if the preview shows nothing. */
  async start(): Promise<StartLists | undefined> {
    const { data } = this.site;
    if (!data || data.stores.length > mostStores) return undefined;
    const { startListsOf } = await import('./start');
    const catalogue = this.site.catalogue();
    return catalogue && startListsOf(catalogue, this.system.now);
  }

  async feedLook(given: unknown): Promise<FeedLook> {
    const path = this.#pathOf(given);
    if (schemaOf(path) !== 'feed') throw new RequestRefused('bad-request', { id: 'refused.no-feed' });
    const { feedLook } = await import('./feed-look');
    return feedLook(this.system, this.world.disk(), path, schemasOf(this.#schemas));
  }

  edit(given: unknown, edits: readonly FieldEdit[], group: string | undefined): OpenFile {
    const path = this.#pathOf(given);
    const text = this.textAt(path);
    if (edits.some((one) => isOvertaken(text, one))) throw new RequestRefused('conflict', { id: 'refused.overtaken' });
    const amended = amend(text, edits, optionsOf(path, schemasOf(this.#schemas)));
    if ('refused' in amended) {
      const { reason, line } = amended.refused;
      throw new RequestRefused('cannot-edit', whyNot(reason, { id: 'refused.line', values: { line } }));
    }
    return this.put(path, encoded(amended.text), group);
  }

  /** Records that a maintainer has confirmed the value of a warning. */
  confirm(entry: Confirmation): void {
    const path = singlePath('confirmed');
    const now = textWithoutMark(this.world.drafts.content(path));
    const text = now === '' ? emptyText(path, 'confirmed: []') : now;
    const entries = loadDocument({ path, text }).document?.value;
    const known = fieldOf(entries, 'confirmed');
    const at = Array.isArray(known) ? known.length : 0;
    const edit: FieldEdit = { kind: 'insert', path: ['confirmed'], at, value: { ...entry } };
    const amended = amend(text, [edit], optionsOf(path, schemasOf(this.#schemas)));
    if ('refused' in amended)
      throw new RequestRefused('cannot-edit', whyNot(amended.refused.reason, { id: 'refused.confirmed' }));
    this.put(path, encoded(amended.text));
  }

  text(given: unknown, text: string, group?: string): OpenFile {
    const path = this.#pathOf(given);
    // Throws if the file is not text.
    if (this.world.drafts.content(path) !== undefined) this.textAt(path);
    return this.put(path, encoded(text), group);
  }

  /** Keeps one version of each Git conflict. */
  resolveMarkers(given: unknown, take: readonly ('ours' | 'theirs')[]): OpenFile {
    const path = this.#pathOf(given);
    const text = resolved(this.textAt(path), take);
    if (text === undefined) throw new RequestRefused('conflict', { id: 'refused.markers' });
    return this.put(path, encoded(text));
  }

  undo(given: unknown): OpenFile {
    const file = this.#changed(given, (path) => this.world.drafts.undo(path));
    // Redo restores a discarded new file, so its pictures are restored too.
    for (const picture of picturesIn(file.text ?? ''))
      if (this.world.drafts.content(picture) === undefined && this.world.drafts.canUndo(picture))
        this.#changed(picture, (path) => this.world.drafts.undo(path));
    return file;
  }

  redo(given: unknown): OpenFile {
    return this.#changed(given, (path) => this.world.drafts.redo(path));
  }

  discard(given: unknown): OpenFile {
    const path = this.#pathOf(given);
    const isNew = this.#draftOf(path) === 'new';
    const file = this.#changed(path, () => this.world.drafts.discard(path));
    if (isNew)
      for (const picture of this.#unusedPictures()) this.#changed(picture, (own) => this.world.drafts.discard(own));
    return file;
  }

  #unusedPictures(): readonly string[] {
    const pictures = [...this.world.drafts.all.keys()].filter(
      (path) => schemaOf(path) === 'picture' && this.#draftOf(path) === 'new',
    );
    if (pictures.length === 0) return [];
    const { system } = this;
    const named = new Set(
      system
        .list('data')
        .filter((path) => path.endsWith('.yaml'))
        .flatMap((path) => picturesIn(textWithoutMark(system.read(path)))),
    );
    return pictures.filter((path) => !named.has(path));
  }

  put(path: string, content: Content, group?: string): OpenFile {
    return this.#changed(path, () => this.world.drafts.put(path, content, group));
  }

  putAll(files: readonly { readonly path: string; readonly content: Content }[]): void {
    for (const { path, content } of files) this.world.drafts.put(path, content);
    this.update(files.map(({ path }) => path));
  }

  textAt(path: string): string {
    const content = this.world.drafts.content(path);
    if (content === undefined) throw new RequestRefused('missing', { id: 'refused.missing' });
    const text = utf8Text(content);
    if (text === undefined || schemaOf(path) === 'picture')
      throw new RequestRefused('no-text', { id: 'refused.no-text' });
    return text;
  }

  /** Checks changed files at once, and everything a moment later. */
  update(paths: readonly string[]): void {
    const findings = this.site.look(new Set(paths));
    const { version } = this.world.drafts;
    for (const path of paths) this.#latest.set(path, { version, findings: findings.get(path) ?? [] });
    for (const path of paths) this.#waiting.add(path);
    const isOfOne = [...this.#waiting].every((path) => /^data\/(?:stores|pages|posts|images|home)\b/.test(path));
    clearTimeout(this.#pending);
    this.#pending = setTimeout(() => this.#announce(), isOfOne ? pause : longPause);
  }

  /** Cancels the pending full check. */
  close(): void {
    clearTimeout(this.#pending);
  }

  #announce(): void {
    const paths = [...this.#waiting];
    this.#waiting.clear();
    this.world.announce(paths);
  }

  #changed(given: unknown, change: (path: string) => void): OpenFile {
    const path = this.#pathOf(given);
    const before = this.world.drafts.version;
    change(path);
    if (this.world.drafts.version !== before) this.update([path]);
    return this.open(path);
  }

  #pathOf(given: unknown): string {
    return allowedPath(given, this.world.disk());
  }

  #draftOf(path: string): FileEntry['draft'] {
    const draft = this.world.drafts.all.get(path);
    if (!draft) return undefined;
    if (draft.now === undefined) return 'removed';
    return draft.base === undefined ? 'new' : 'changed';
  }

  #isChangedOnDisk(path: string): boolean {
    const draft = this.world.drafts.all.get(path);
    return draft !== undefined && !sameContent(draft.base, this.world.disk().read(path));
  }

  /** Undefined for pictures, removed files, and tables that are no text or too long for a page. */
  #textIn(path: string, content: Content): Pick<OpenFile, 'text'> {
    if (content === undefined || schemaOf(path) === 'picture') return {};
    const text = utf8Text(content);
    return text === undefined || text.length > longestText ? {} : { text };
  }

  /** The value of a text, or why it cannot be edited by field. */
  #valueOf(path: string, content: Content, findings: readonly Finding[]): Pick<OpenFile, 'value' | 'unreadable'> {
    if (content === undefined) return { unreadable: inBoth({ id: 'unreadable.removed' }) };
    if (!path.endsWith('.yaml')) return {};
    const text = utf8Text(content);
    if (text === undefined) return { unreadable: inBoth({ id: 'unreadable.encoding' }) };
    const read = reading(text);
    if ('value' in read) return { value: read.value };
    const { line } = read.refused;
    const cause = findings.find((finding) => finding.kind === 'error');
    if (!cause) return { unreadable: inBoth({ id: 'unreadable.line', values: { line } }) };
    const { en, ar } = cause.texts;
    const values = {
      line: cause.line ?? line,
      message: { en: en.message, ar: ar.message },
      fix: { en: en.fix ?? '', ar: ar.fix ?? '' },
    };
    return { unreadable: inBoth({ id: 'unreadable.error', values }) };
  }

  /** From drafts or the data. Before the first check, many files are named by their paths: parsing takes seconds. */
  #titles(count: number): (path: string) => Titles {
    const { data } = this.site;
    const isParsed = data !== undefined || count <= mostParsed;
    const known = new Map<string, unknown>();
    const names = namesOf(this.#schemas);
    for (const { slug } of data?.stores ?? []) known.set(`data/stores/${slug}.yaml`, data?.detailsOf(slug).outline);
    return (path) => {
      const hasTitle = /^data\/(?:stores|pages|posts)\//.test(path) && (isParsed || this.world.drafts.all.has(path));
      if (!hasTitle) {
        const name = path.endsWith('.yaml') ? baseName(path) : path.slice(path.lastIndexOf('/') + 1);
        const word = name === schemaOf(path) ? name : undefined;
        return word === undefined
          ? { en: name, ar: name }
          : { en: nameOf(names, word, 'en'), ar: nameOf(names, word, 'ar') };
      }
      if (known.has(path) && !this.world.drafts.all.has(path)) return titlesOfFile(known.get(path), baseName(path));
      const text = textWithoutMark(this.world.drafts.content(path));
      return titlesOfFile(loadDocument({ path, text }).document?.value, baseName(path));
    };
  }
}

/** Whether the present value of a field differs from both the base and the result of an edit. */
function isOvertaken(text: string, edit: FieldEdit): boolean {
  if (edit.kind !== 'set' || edit.was === undefined) return false;
  const read = reading(text);
  if (!('value' in read)) return false;
  const value = valueAt(read.value, edit.path);
  return !sameValue(value, edit.was) && !sameValue(value, edit.value);
}

function picturesIn(text: string): readonly string[] {
  return [...text.matchAll(/(?<![\w-])[\w-]+\.(?:svg|png|jpe?g|webp|avif)\b/gi)].map(([name]) => `data/images/${name}`);
}

function textWithoutMark(content: Content): string {
  return content === undefined ? '' : new TextDecoder().decode(content);
}
