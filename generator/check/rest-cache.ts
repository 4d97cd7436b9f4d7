import type { FixedOffset } from '../../src/domain/calendar';
import type { FeedCorrections } from '../../src/generated/data-types';
import type { System } from '../system/system';
import { decode } from '../load/decode';
import { loadDocument, rememberedDocument, type SourceDocument } from '../load/document';
import { textField } from '../load/fields';
import { withPreset } from '../load/presets';
import { formatOfFile } from '../load/tables/format';
import { tableText } from '../load/tables/table-text';
import type { SingleFile } from '../load/load';
import type { CheckedRest, Entry } from '../validate/catalogue';
import { evidenceOfRest } from '../claims/evidence';
import { linksOf } from '../validate/links';
import type { RestState } from './records';

/** The settings of the feed that names a table. */
function settingsOf(system: System, table: string): SourceDocument | undefined {
  const documents = system
    .list('data/feeds')
    .flatMap((path) =>
      path.endsWith('.yaml') ? (loadDocument({ path, text: textAt(system, path) }).document ?? []) : [],
    );
  const settings = documents.find(({ value }) => `data/feeds/${textField(value, 'file')}` === table);
  return settings && withPreset(settings, system);
}

/** The text of a file of the data: that of a table as the settings of its feed say. */
export function textAt(system: System, path: string): string {
  const bytes = system.read(path) ?? new Uint8Array();
  const settings = formatOfFile(path) === undefined ? undefined : settingsOf(system, path);
  return (settings ? tableText(path, bytes, settings) : decode(path, bytes)).source.text;
}

/** The rest of a catalogue as the check gave it. */
export interface RevivedRest {
  readonly rest: CheckedRest;
  /** The links inside the site that its files have. */
  readonly links: ReadonlyMap<SourceDocument, readonly string[]>;
}

/** Restores the rest of a catalogue from the cache. Its documents are read only when a diagnostic points into them. */
export function reviveRest(system: System, { entries, messages, feeds, images, icons }: RestState): RevivedRest {
  const links = new Map<SourceDocument, readonly string[]>();
  const documents = new Map<string, SourceDocument>();
  const documentOf = (path: string, value?: unknown): SourceDocument => {
    const document = documents.get(path) ?? rememberedDocument(path, value, (file) => textAt(system, file));
    documents.set(path, document);
    return document;
  };
  // The schema of its kind had accepted what was cached.
  const entry = <T>({
    path,
    value,
    links: own,
  }: {
    readonly path: string;
    readonly value: unknown;
    readonly links: readonly string[];
  }): Entry<T> => {
    const document = documentOf(path, value);
    links.set(document, own);
    return { value: value as T, document };
  };
  return {
    links,
    rest: {
      site: entry(entries.site),
      home: entry(entries.home),
      redirects: entry(entries.redirects),
      claims: entry(entries.claims),
      countries: entry(entries.countries),
      currencies: entry(entries.currencies),
      categories: entry(entries.categories),
      payments: entry(entries.payments),
      goods: entry(entries.goods),
      seasons: entry(entries.seasons),
      rates: entry(entries.rates),
      networks: entry(entries.networks),
      pages: entries.pages.map((page) => entry(page)),
      posts: entries.posts.map((post) => entry(post)),
      evidence: entries.evidence.map((file) => entry(file)),
      messages: new Map(messages.map((message) => [message.id, { ...message, document: documentOf('data/messages') }])),
      feeds: new Map(
        feeds.map(({ path, quarantined, corrections, ...feed }) => [
          feed.name,
          {
            ...feed,
            value: feed.config,
            quarantined: new Set(quarantined),
            document: documentOf(path, feed.config),
            corrections: corrections && entry<FeedCorrections>({ ...corrections, links: [] }),
          },
        ]),
      ),
      images: new Map(images.map(([name, size]) => [name, size])),
      icons: new Map(icons),
    },
  };
}

/** What the cache holds beside the rest of a catalogue. */
interface Around {
  /** The hash of its files. */
  readonly key: string;
  readonly clock: FixedOffset | undefined;
  readonly warnings: RestState['warnings'];
}

/** The rest of a catalogue as the cache holds it. */
export function writeRest(rest: CheckedRest, around: Around): RestState {
  const entry =
    (kind: SingleFile | 'page' | 'post' | 'evidence') =>
    ({ value, document }: Entry<unknown>) => ({
      path: document.file.path,
      value,
      // Redirects have a rule of their own for their targets.
      links: kind === 'redirects' ? [] : linksOf({ kind, document }),
    });
  return {
    ...around,
    evidence: evidenceOfRest(rest),
    entries: {
      site: entry('site')(rest.site),
      home: entry('home')(rest.home),
      redirects: entry('redirects')(rest.redirects),
      claims: entry('claims')(rest.claims),
      countries: entry('countries')(rest.countries),
      currencies: entry('currencies')(rest.currencies),
      categories: entry('categories')(rest.categories),
      payments: entry('payments')(rest.payments),
      goods: entry('goods')(rest.goods),
      seasons: entry('seasons')(rest.seasons),
      rates: entry('rates')(rest.rates),
      networks: entry('networks')(rest.networks),
      pages: rest.pages.map(entry('page')),
      posts: rest.posts.map(entry('post')),
      evidence: rest.evidence.map(entry('evidence')),
    },
    messages: [...rest.messages.values()].map(({ document: _document, ...message }) => message),
    feeds: [...rest.feeds.values()].map(({ document, value: _value, quarantined, corrections, ...feed }) => ({
      ...feed,
      path: document.file.path,
      quarantined: [...quarantined],
      corrections: corrections && { path: corrections.document.file.path, value: corrections.value },
    })),
    images: [...rest.images].map(([name, size]) => (size ? [name, size] : [name])),
    icons: [...rest.icons],
  };
}
