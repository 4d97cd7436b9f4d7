import { hash } from 'node:crypto';
import type { Instant, FixedOffset } from '../../src/domain/calendar';
import type { Language } from '../../src/domain/language';
import type { Diagnostic, SourceFile } from '../diagnostics/diagnostic';
import type { Listing } from '../derive/lists';
import type { StoreIdentity, StoreOutline } from '../derive/outline';
import type { System } from '../system/system';
import type { Schemas } from '../load/schemas';
import type { FeedEntry, MessageEntry } from '../validate/catalogue';
import type { StoreDates } from '../report/report';
import { installCachedValidators, type SchemaName } from '../validate/schemas';
import { Ledger } from './ledger';

/** A short hash of some texts. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const texts = parts.map((part) => (typeof part === 'string' ? part : hash('sha1', part)));
  return hash('sha1', texts.join('\0'), 'base64url').slice(0, 16);
}

/** A file of data/ as it was when it was last read. */
export interface FileMemory {
  readonly size: number;
  readonly modified: number;
  readonly hash: string;
}

/** A store that was found good, as far as every build asks for it. */
export interface StoreMemory extends StoreIdentity {
  readonly file: string;
  /** The hash of its file. */
  readonly hash: string;
  /** A hash of its outline. */
  readonly outlined: string;
  /** A hash of its details, by which they are found. */
  readonly detailed: string;
  /** The links inside the site that stand in its texts. */
  readonly links: readonly string[];
  /** The day of the last change in what it says. */
  readonly changedOn?: string | undefined;
}

/** What of a store is asked for only when something is made of all stores anew. */
export interface StoreDetails {
  readonly outline: StoreOutline;
  /** What time can change of it. */
  readonly dates: StoreDates;
}

/** What making the pages of a store told of them. */
export interface StoreNote {
  /** The versions of its pages' data. */
  readonly versions: Readonly<Record<Language, string>>;
  /** A hash of what the directory shows of it. */
  readonly look: string;
  /** A hash of all that lists show of it. */
  readonly listed: string;
  /** The day of the newest of its updates. */
  readonly newest?: string | undefined;
}

/** Some files of the finished site that are made together, as they were made last. */
export interface UnitMemory {
  /** A hash of everything they are made of. */
  readonly key: string;
  /** Between which instants they are what would be made: from the first to the last but that. */
  readonly from?: Instant | undefined;
  readonly until?: Instant | undefined;
  /** Their paths, as `joinPaths` puts them. */
  readonly files: string;
  readonly store?: StoreNote | undefined;
  /** How many stores were looked at for a feed. */
  readonly looked?: number | undefined;
}

/** What is remembered of the data that was last found good. */
export interface CheckMemory {
  /** The day on which the data was checked, `YYYY-MM-DD`. */
  readonly checkedOn: string;
  /** The files of the data by their paths. */
  readonly files: ReadonlyMap<string, FileMemory>;
  /** The stores by their files. */
  readonly stores: ReadonlyMap<string, StoreMemory>;
  /** A hash of what else the stores were checked against. */
  readonly setting: string;
  /** A hash of all other files of the data. */
  readonly rest: string;
}

/** Which stores stand where in the lists of a language. */
export interface ListingMemory extends Listing {
  /** A hash of everything it is made of. */
  readonly key: string;
}

/** What is remembered of the finished site. */
export interface SiteMemory {
  readonly units: ReadonlyMap<string, UnitMemory>;
  /** The folders of the finished site, and when they were last changed. */
  readonly folders: ReadonlyMap<string, number>;
  /** The listings by their languages. */
  readonly listings: ReadonlyMap<string, ListingMemory>;
}

/** Paths as one text: of thousands of units nobody asks for theirs. */
export function joinPaths(paths: Iterable<string>): string {
  return [...paths].join('//');
}

/** The paths that `joinPaths` has joined. */
export function splitPaths(joined: string): readonly string[] {
  return joined === '' ? [] : joined.split('//');
}

interface RememberedEntry {
  readonly path: string;
  readonly value: unknown;
  readonly links: readonly string[];
}

/** The rest of a catalogue as it is written down. */
export interface RestMemory {
  readonly key: string;
  readonly entries: Readonly<
    Record<'site' | 'home' | 'redirects', RememberedEntry> & Record<'pages' | 'posts', readonly RememberedEntry[]>
  >;
  readonly messages: readonly Omit<MessageEntry, 'document'>[];
  readonly feeds: readonly (Omit<FeedEntry, 'document' | 'value' | 'quarantined'> & {
    readonly path: string;
    readonly quarantined: readonly string[];
  })[];
  readonly images: readonly string[];
  /** How the clocks of the site's zone go, if they go steadily: `Intl` takes its time until the first answer. */
  readonly clock?: FixedOffset | undefined;
  /** The warnings that stand against it, and the texts they speak of. */
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: readonly SourceFile[];
}

const folder = 'node_modules/.cache/qaseema/build';
/** Where everything is remembered. */
export const memoryFiles = {
  check: `${folder}/check.jsonl`,
  stores: `${folder}/stores.jsonl`,
  rest: `${folder}/rest.json`,
  site: `${folder}/site.jsonl`,
  checks: `${folder}/checks`,
} as const;

/** What a first check remembers, and a first build. */
export const nothingChecked: CheckMemory = {
  checkedOn: '',
  files: new Map(),
  stores: new Map(),
  setting: '',
  rest: '',
};
export const nothingMade: SiteMemory = { units: new Map(), folders: new Map(), listings: new Map() };

/** A hash of the code, of the schemas, and of the version of Node. */
export function codeKey(system: System): string {
  const schemas = system.list('schemas').flatMap((file) => [file, system.read(file) ?? '']);
  return hashOf(process.version, system.code, ...schemas);
}

/** Everything whose change makes all that is remembered doubtful. */
export function memoryKey(system: System, code: string): string {
  // Copies of a project may share their packages, and with them this memory.
  return hashOf(system.root, system.realPath('data'), code);
}

/** Where the same code remembers the site. */
export function siteLedger(system: System, code: string): Ledger<SiteMemory> {
  return new Ledger(system, memoryFiles.site, code, nothingMade);
}

/** Lets the schemas be asked by the code that is remembered of them; what it gives writes down code that is new. */
export function quickenRemembered(system: System, schemas: Schemas, code: string): () => void {
  const opening = `// ${code}\n`;
  const fileOf = (name: SchemaName): string => `${memoryFiles.checks}/${name}.js`;
  const made = installCachedValidators(schemas, (name) => {
    const bytes = system.read(fileOf(name));
    const text = bytes && new TextDecoder().decode(bytes);
    return text?.startsWith(opening) ? text.slice(opening.length) : undefined;
  });
  return () => {
    for (const [name, checks] of made()) system.write(fileOf(name), opening + checks);
  };
}
