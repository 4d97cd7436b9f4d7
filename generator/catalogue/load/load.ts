import {
  diagnostic,
  fileStart,
  type Diagnostic,
  type SourceFile,
  type DiagnosticText,
} from '../diagnostics/diagnostic';
import { quote } from '../diagnostics/visible';
import { decode } from './decode';
import { KnownDocuments, loadDocument, type SourceDocument } from './document';
import { textField } from './fields';
import { iconNameFault, inspectIcon, symbolNames, type IconDrawing } from './pictures/icon';
import { formatNamed } from './pictures/formats';
import { inspectPicture, type InspectedPicture } from './pictures/inspect';
import type { PictureSize } from './pictures/limits';
import { withPreset } from './presets';
import {
  baseName,
  correctionsPath,
  isCorrections,
  isYamlFolder,
  singleAt,
  singleFiles,
  singlePath,
  singles,
  spriteFile,
  type SingleFile,
  type YamlFolder,
  emptyText,
} from './places';
import { misplacedFile, originalOf, placeByKeys, strayFile } from './stray-files';
import { formatOfFile } from './tables/format';
import { tableText } from './tables/table-text';
import { hashOf } from '../../system/cache/hash';
import { DiskError, type Files } from '../../system/files';

/** The settings of a feed, and the text of their table if it exists. */
export interface LoadedFeed {
  readonly name: string;
  readonly document: SourceDocument;
  readonly table?: SourceFile;
  /** Corrects rows of the table. */
  readonly corrections?: SourceDocument;
}

/** The size of a valid picture, and the hash of its file: two files may contain the same picture. */
export interface KnownPicture extends PictureSize {
  readonly hash: string;
}

/** The files of data/images by name, with the sizes of valid pictures. */
export type Images = ReadonlyMap<string, KnownPicture | undefined>;

export type Icons = ReadonlyMap<string, IconDrawing>;

/** Every readable file under data/. Its shape is not yet checked. */
export interface LoadedDocuments extends Readonly<Partial<Record<SingleFile, SourceDocument>>> {
  readonly stores: readonly SourceDocument[];
  readonly pages: readonly SourceDocument[];
  readonly posts: readonly SourceDocument[];
  readonly messages: readonly SourceDocument[];
  readonly feeds: readonly LoadedFeed[];
  readonly evidence: readonly SourceDocument[];
  readonly images: Images;
  readonly icons: Icons;
  /** Files that exist but could not be read or parsed. Their content is unknown, not absent. */
  readonly unreadable: ReadonlySet<string>;
}

const nothingLoaded: LoadedDocuments = {
  stores: [],
  pages: [],
  posts: [],
  messages: [],
  feeds: [],
  evidence: [],
  images: new Map(),
  icons: new Map(),
  unreadable: new Set(),
};

interface SomePaths {
  has(path: string): boolean;
}

export interface Loaded {
  readonly documents: LoadedDocuments;
  /** The text of every file that was read, for reports. */
  readonly sources: ReadonlyMap<string, SourceFile>;
  readonly diagnostics: readonly Diagnostic[];
}

const imageFolder = 'data/images/';

/** Whether a file of data/ is not read: hidden files, and the guide for maintainers. */
function isIgnored(path: string): boolean {
  const segments = path.split('/');
  return (
    segments.some((segment) => segment.startsWith('.')) ||
    segments.at(-1) === 'README.md' ||
    /^data\/guide\/[^/]+\.md$/.test(path)
  );
}

class Reader {
  readonly diagnostics: Diagnostic[] = [];
  readonly sources = new Map<string, SourceFile>();
  readonly unreadable = new Set<string>();

  constructor(
    private readonly files: Files,
    private readonly known: KnownDocuments,
  ) {}

  report(
    code: 'missing-file' | 'unknown-file' | 'unreadable-file' | 'pictures-alike' | 'icon-name',
    path: string,
    message: DiagnosticText,
    text = '',
  ): void {
    this.sources.set(path, { path, text });
    this.diagnostics.push(diagnostic(code, path, fileStart, message));
  }

  unread(path: string, text: DiagnosticText): void {
    this.unreadable.add(path);
    this.report('unreadable-file', path, text);
  }

  /** The bytes of a file; undefined, with a diagnostic, if the operating system denies access. */
  bytes(path: string): Uint8Array | undefined {
    try {
      return this.files.read(path);
    } catch (error) {
      if (!(error instanceof DiskError)) throw error;
      this.unread(path, { id: 'unreadable-file', values: { reason: error.reason, fix: error.fix } });
      return undefined;
    }
  }

  private text(path: string): SourceFile | undefined {
    const bytes = this.bytes(path);
    if (bytes === undefined) return undefined;
    const decoded = decode(path, bytes);
    this.sources.set(path, decoded.source);
    this.diagnostics.push(...decoded.diagnostics);
    return decoded.diagnostics.length > 0 ? undefined : decoded.source;
  }

  table(path: string, settings: SourceDocument): SourceFile | undefined {
    const bytes = this.bytes(path);
    if (bytes === undefined) return undefined;
    const { source, diagnostics } = tableText(path, bytes, settings);
    this.sources.set(path, source);
    this.diagnostics.push(...diagnostics);
    return diagnostics.length > 0 ? undefined : source;
  }

  feed(document: SourceDocument): SourceDocument {
    return withPreset(document, this.files);
  }

  /** Undefined if the picture has a fault. `paths` are all files of data/. */
  picture(path: string, paths: ReadonlySet<string>): KnownPicture | undefined {
    const bytes = this.bytes(path);
    if (bytes === undefined) return undefined;
    const inspected = inspectPicture(path, bytes, paths);
    this.keep(path, inspected);
    return inspected.size && { ...inspected.size, hash: hashOf(bytes) };
  }

  /** Undefined if the icon has a fault. */
  icon(path: string, paths: ReadonlySet<string>): IconDrawing | undefined {
    const bytes = this.bytes(path);
    if (bytes === undefined) return undefined;
    const inspected = inspectIcon(path, bytes, paths);
    this.keep(path, inspected);
    return inspected.drawing;
  }

  private keep(path: string, { source, diagnostics }: Pick<InspectedPicture, 'source' | 'diagnostics'>): void {
    if (diagnostics.length === 0) return;
    this.unreadable.add(path);
    this.sources.set(path, source);
    this.diagnostics.push(...diagnostics);
  }

  document(path: string): SourceDocument | undefined {
    const file = this.text(path);
    const loaded = file ? this.known.load(file) : undefined;
    this.diagnostics.push(...(loaded?.diagnostics ?? []));
    if (loaded?.document === undefined) this.unreadable.add(path);
    return loaded?.document;
  }
}

interface DataFiles {
  readonly single: Partial<Record<SingleFile, SourceDocument>>;
  readonly documents: Record<YamlFolder, SourceDocument[]>;
  readonly images: Map<string, KnownPicture | undefined>;
  readonly icons: string[];
  readonly tables: string[];
  readonly corrections: Map<string, SourceDocument>;
  readonly unknown: string[];
  /** The correct paths of files that are in the wrong folder. */
  readonly misplaced: Map<string, string>;
  readonly paths: ReadonlySet<string>;
}

function addToFolder(path: string, folder: YamlFolder, { documents, misplaced }: DataFiles, reader: Reader): void {
  const document = reader.document(path);
  if (!document) return;
  const place = placeByKeys(path, folder, document.value);
  if (place !== undefined) misplaced.set(path, place);
  else documents[folder].push(folder === 'feeds' ? reader.feed(document) : document);
}

/** Reads a file if it is YAML, and adds it by its use. */
function addFile(path: string, found: DataFiles, reader: Reader): void {
  const single = singleAt(path);
  const [, folder, name, deeper] = path.split('/');
  if (isCorrections(path)) {
    const document = reader.document(path);
    if (document) found.corrections.set(path, document);
  } else if (single) {
    const document = reader.document(path);
    if (document) found.single[single] = document;
  } else if (folder === 'images' && name !== undefined) {
    found.images.set(path.slice(imageFolder.length), undefined);
  } else if (/^data\/icons\/[^/]+\.svg$/i.test(path)) {
    found.icons.push(path);
  } else if (isYamlFolder(folder) && name?.endsWith('.yaml') && deeper === undefined) {
    addToFolder(path, folder, found, reader);
  } else if (folder === 'feeds' && formatOfFile(name ?? '') !== undefined && deeper === undefined) {
    found.tables.push(path);
  } else {
    found.unknown.push(path);
  }
}

/** Reads the YAML files; the other files are only listed. */
function readDataFiles(files: Files, reader: Reader, skipped: SomePaths): DataFiles {
  const paths = new Set(files.list('data'));
  const found: DataFiles = {
    paths,
    single: {},
    documents: { stores: [], pages: [], posts: [], messages: [], feeds: [], evidence: [] },
    images: new Map(),
    icons: [],
    tables: [],
    corrections: new Map(),
    unknown: [],
    misplaced: new Map(),
  };
  for (const path of paths) {
    if (isIgnored(path) || skipped.has(path)) continue;
    // A copy would be a second store or page. Pictures may have any name.
    if (!path.startsWith(imageFolder) && originalOf(path, paths) !== undefined) found.unknown.push(path);
    else addFile(path, found, reader);
  }
  for (const path of files.others('data').filter((each) => !isIgnored(each))) {
    if (path.startsWith(imageFolder)) found.images.set(path.slice(imageFolder.length), undefined);
    reader.unread(path, { id: 'unreadable-file.link' });
  }
  for (const name of singleFiles) {
    const path = singlePath(name);
    if (singles[name] !== undefined || reader.sources.has(path) || reader.unreadable.has(path)) continue;
    const { document } = loadDocument({
      path,
      text: emptyText(path, `${name}: ${name === 'confirmed' ? '[]' : '{}'}`),
    });
    if (document) found.single[name] = document;
  }
  return found;
}

function inspectIcons({ icons, paths }: DataFiles, files: Files, reader: Reader): Icons {
  const taken = new Set(icons.length === 0 ? [] : symbolNames(new TextDecoder().decode(files.read(spriteFile))));
  const drawings = new Map<string, IconDrawing>();
  for (const path of icons) {
    const drawing = reader.icon(path, paths);
    const wrongName = iconNameFault(path, taken, paths);
    if (wrongName) {
      reader.unreadable.add(path).add(wrongName.place);
      reader.report('icon-name', path, wrongName.text);
    } else if (drawing) drawings.set(baseName(path), drawing);
  }
  return drawings;
}

/** Reports pictures whose names differ only in case, because Windows and macOS keep only one of them. */
function reportAlike({ images }: DataFiles, reader: Reader): void {
  const byName = new Map<string, string>();
  for (const name of [...images.keys()].sort()) {
    const other = byName.get(name.toLowerCase());
    byName.set(name.toLowerCase(), name);
    if (other === undefined) continue;
    reader.unreadable.add(imageFolder + name);
    reader.report('pictures-alike', imageFolder + name, {
      id: 'pictures-alike',
      values: { other: quote(other), name: quote(name) },
    });
  }
}

/** The path of a feed's table; undefined if its settings name none. */
function tableOf({ value }: SourceDocument): string | undefined {
  const file = textField(value, 'file');
  return file === undefined ? undefined : `data/feeds/${file}`;
}

function loadFeeds({ documents, tables, corrections: all }: DataFiles, reader: Reader): readonly LoadedFeed[] {
  return documents.feeds.map((config): LoadedFeed => {
    const { path: file } = config.file;
    const name = baseName(file);
    const corrections = all.get(correctionsPath(name));
    const own = { name, document: config, corrections };
    const path = tableOf(config);
    if (path !== undefined && tables.includes(path)) {
      const table = reader.table(path, config);
      return { ...own, table };
    }
    if (path !== undefined && !reader.unreadable.has(path)) {
      const known = { list: tables.map(quote) };
      const text: DiagnosticText = {
        id: 'missing-feed-file',
        values: { file: quote(path) },
        fix: tables.length > 0 ? { id: 'missing-feed-file.known', values: { known } } : undefined,
      };
      reader.diagnostics.push(diagnostic('missing-feed-file', file, config.span(['file']), text));
    }
    return own;
  });
}

/** Reports unused files; returns the paths where they belong, whose content is unknown and not absent. */
function reportUnknown(unknown: readonly string[], found: DataFiles, reader: Reader): ReadonlySet<string> {
  const places = new Set<string>();
  const { paths } = found;
  for (const path of unknown) {
    reader.unreadable.add(path);
    const bytes = reader.bytes(path);
    if (!bytes) continue;
    const content = /\.(ya?ml|csv|md|txt|json)$/i.test(path) ? new TextDecoder().decode(bytes) : '';
    const { text, place } = strayFile(path, content, paths, singleFiles.map(singlePath));
    if (place !== undefined) {
      places.add(place);
      reader.unreadable.add(place);
      if (place.startsWith(imageFolder)) found.images.set(place.slice(imageFolder.length), undefined);
    }
    reader.report('unknown-file', path, text, content);
  }
  return places;
}

/** Reads only the given stores; undefined if one of them is a copy or belongs elsewhere, which `load` reports. */
export function loadStores(
  files: Files,
  paths: readonly string[],
  all: ReadonlySet<string>,
  knownDocuments = new KnownDocuments(),
): Loaded | undefined {
  if (paths.some((path) => originalOf(path, all) !== undefined)) return undefined;
  const reader = new Reader(files, knownDocuments);
  const stores = paths.flatMap((path) => reader.document(path) ?? []);
  if (stores.some(({ file, value }) => placeByKeys(file.path, 'stores', value) !== undefined)) return undefined;
  const { diagnostics, sources, unreadable } = reader;
  return { documents: { ...nothingLoaded, stores, unreadable }, sources, diagnostics };
}

/**
 * Reads every file under data/. An unused file is an error, because it would be ignored silently.
 *
 * @param leftOut files that are left out on purpose: a feed table that only they name is not reported as unused
 * @param knownPicture returns the result for an unchanged picture that was inspected before
 */
export function load(
  files: Files,
  leftOut: ReadonlySet<string> = new Set(),
  knownPicture: (path: string) => KnownPicture | undefined = () => undefined,
  knownDocuments = new KnownDocuments(),
  skipped: SomePaths = new Set(),
): Loaded {
  const reader = new Reader(files, knownDocuments);
  const { diagnostics, sources, unreadable } = reader;
  const found = readDataFiles(files, reader, skipped);
  for (const name of found.images.keys()) {
    const path = imageFolder + name;
    // Pictures in subfolders cannot be referred to.
    if (!found.paths.has(path) || name.includes('/') || formatNamed(name) === undefined) continue;
    found.images.set(name, knownPicture(path) ?? reader.picture(path, found.paths));
  }
  reportAlike(found, reader);
  // References to a misplaced file at its correct path are not reported as well.
  for (const [path, place] of found.misplaced) {
    reader.unreadable.add(path).add(place);
    reader.report('unknown-file', path, misplacedFile(path, place, found.paths));
  }
  const icons = inspectIcons(found, files, reader);
  const feeds = loadFeeds(found, reader);
  // If the settings of a feed cannot be read, its table is unknown.
  const feedsUnclear =
    [...unreadable, ...leftOut].some((path) => path.startsWith('data/feeds/')) ||
    feeds.some(({ table }) => table === undefined);
  const claimed = new Set(found.documents.feeds.map(tableOf));
  const corrected = new Set(feeds.map(({ name }) => correctionsPath(name)));
  const unknown = [
    ...found.unknown,
    ...(feedsUnclear
      ? []
      : [
          ...found.tables.filter((path) => !claimed.has(path)),
          ...[...found.corrections.keys()].filter((path) => !corrected.has(path)),
        ]),
  ];
  const misplaced = reportUnknown(unknown, found, reader);
  for (const name of singleFiles) {
    const path = singlePath(name);
    const why = singles[name];
    if (why === undefined || misplaced.has(path) || sources.has(path)) continue;
    reader.report('missing-file', path, { id: 'missing-file', values: { file: quote(path) }, why: { id: why } });
  }
  const { single, documents, images } = found;
  return { documents: { ...single, ...documents, feeds, images, icons, unreadable }, sources, diagnostics };
}
