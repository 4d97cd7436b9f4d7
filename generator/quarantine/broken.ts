import type { Diagnostic } from '../diagnostics/diagnostic';
import { fieldOf } from '../load/fields';
import type { Files } from '../system/files';
import { baseName, type LoadedDocuments } from '../load/load';
import { offerSourceOf } from '../validate/store-feed';

/** The parts to leave out, so that the rest can be published. */
export interface BrokenParts {
  /** The slugs of the stores that are left out. */
  readonly stores: ReadonlySet<string>;
  /** The files that the rest is built without. */
  readonly files: ReadonlySet<string>;
}

/**
 * The stores that have errors, in their own file or in the feed of their offers. Undefined if another file has an error,
 * because every page may depend on that file.
 */
export function brokenParts(diagnostics: readonly Diagnostic[], documents: LoadedDocuments): BrokenParts | undefined {
  const stores = new Set<string>();
  const files = new Set<string>();
  const leaveOutStore = (file: string): void => {
    files.add(file);
    stores.add(baseName(file));
  };
  for (const { file, severity } of diagnostics) {
    if (severity !== 'error') continue;
    if (file.startsWith('data/stores/')) leaveOutStore(file);
    else if (file.startsWith('data/feeds/')) {
      const { parts, stores: users } = feedOf(file, documents);
      for (const part of parts) files.add(part);
      for (const store of users) leaveOutStore(store);
    } else return undefined;
  }
  return files.size === 0 ? undefined : { stores, files };
}

/** The files of the feed that a file belongs to, and of the stores that take their offers from it. */
function feedOf(
  file: string,
  { feeds, stores }: LoadedDocuments,
): { readonly parts: readonly string[]; readonly stores: readonly string[] } {
  const feed = feeds.find(
    ({ document, table, corrections }) =>
      document.file.path === file || table?.path === file || corrections?.file.path === file,
  );
  // A feed whose settings cannot be read is known by the name of its file.
  const name = feed?.name ?? baseName(file);
  return {
    parts: [
      file,
      ...(feed ? [feed.document.file.path] : []),
      ...(feed?.table ? [feed.table.path] : []),
      ...(feed?.corrections ? [feed.corrections.file.path] : []),
    ],
    stores: stores.flatMap((store) =>
      offerSourceOf(fieldOf(store.value, 'offersFrom'))?.feed === name ? [store.file.path] : [],
    ),
  };
}

/** The files without some of them. */
export function without(files: Files, hidden: ReadonlySet<string>): Files {
  return {
    read: (file) => (hidden.has(file) ? undefined : files.read(file)),
    list: (folder) => files.list(folder).filter((file) => !hidden.has(file)),
    others: (folder) => files.others(folder).filter((file) => !hidden.has(file)),
  };
}
