import type { System } from '../../system/system';
import { decode } from '../../catalogue/load/decode';
import { loadDocument, rememberedDocument, type SourceDocument } from '../../catalogue/load/document';
import { textField } from '../../catalogue/load/fields';
import { withPreset } from '../../catalogue/load/presets';
import { formatOfFile } from '../../catalogue/load/tables/format';
import { tableText } from '../../catalogue/load/tables/table-text';
import type { CheckedRest } from '../../catalogue/validate/catalogue';
import { evidenceOfRest } from '../../catalogue/claims/evidence';
import type { KnownRest } from '../../catalogue/validate/validate';
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

/** A table is decoded according to the settings of its feed. */
export function textAt(system: System, path: string): string {
  const bytes = system.read(path) ?? new Uint8Array();
  const settings = formatOfFile(path) === undefined ? undefined : settingsOf(system, path);
  return (settings ? tableText(path, bytes, settings) : decode(path, bytes)).source.text;
}

/** One document per previously checked file. Texts, and values that are not given, are read on first use. */
export function rememberedFiles(system: System): (path: string, value?: unknown) => SourceDocument {
  const documents = new Map<string, SourceDocument>();
  return (path, value) => {
    const document = documents.get(path) ?? rememberedDocument(path, value, (file) => textAt(system, file));
    documents.set(path, document);
    return document;
  };
}

/** The cache has the path of the file in place of the document. */
interface Part {
  readonly document: unknown;
  readonly [field: string]: unknown;
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && 'document' in value;
}

/** Maps the documents of a part and of its nested parts, such as the corrections of a feed. */
function withDocuments(part: unknown, change: (document: unknown, part: Part) => unknown): unknown {
  if (!isPart(part)) return part;
  const { document, ...fields } = part;
  const inner = Object.entries(fields).map(([name, value]) => [name, withDocuments(value, change)] as const);
  return { ...Object.fromEntries(inner), document: change(document, part) };
}

/** One part, a list of parts, or a table of parts. */
type StoredField =
  | { readonly one: unknown }
  | { readonly list: readonly unknown[] }
  | { readonly table: readonly (readonly [name: unknown, part: unknown])[] };

function storedField(field: unknown): StoredField {
  // The documents of a catalogue.
  const stored = (part: unknown): unknown => withDocuments(part, (document) => (document as SourceDocument).file.path);
  if (field instanceof Map) return { table: [...field].map(([name, part]) => [name, stored(part)]) };
  return Array.isArray(field) ? { list: field.map(stored) } : { one: stored(field) };
}

function revivedField(field: StoredField, revived: (part: unknown) => unknown): unknown {
  if ('table' in field) return new Map(field.table.map(([name, part]) => [name, revived(part) ?? undefined]));
  return 'list' in field ? field.list.map(revived) : revived(field.one);
}

/** Documents are read only when a diagnostic points into them. */
export function reviveRest(system: System, state: RestState): KnownRest {
  const documentOf = rememberedFiles(system);
  const revived = (part: unknown): unknown => withDocuments(part, (path, { value }) => documentOf(String(path), value));
  const fields = Object.entries(state.rest as Readonly<Record<string, StoredField>>);
  // `writeRest` has written a value of this type.
  const rest = Object.fromEntries(
    fields.map(([name, field]) => [name, revivedField(field, revived)]),
  ) as unknown as CheckedRest;
  const { diagnostics, trace } = state;
  return { rest, diagnostics, trace };
}

/** Converts the catalogue without its stores to its cached form. */
export function writeRest(
  { rest, diagnostics, trace }: KnownRest,
  { key, clock }: Pick<RestState, 'key' | 'clock'>,
): RestState {
  return {
    key,
    clock,
    timeZone: rest.site.value.timeZone,
    rest: Object.fromEntries(Object.entries(rest).map(([name, field]) => [name, storedField(field)])),
    evidence: evidenceOfRest(rest),
    diagnostics,
    trace,
  };
}
