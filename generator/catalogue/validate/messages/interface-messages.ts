import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic';
import { choice, listed, nearest } from '../../diagnostics/suggest';
import { quote } from '../../diagnostics/visible';
import type { Files } from '../../../system/files';
import type { Entry, MessageEntry } from '../catalogue';
import { isCountryMessage, withOwnCodes } from './code-messages';
import type { Messages } from '../../../../src/generated/data-types';
import type { MessageParts } from '../../../../src/domain/pages/messages';

/** The placeholders that the interface fills, by message id. A test writes them from the types. */
export type InterfaceMessages = ReadonlyMap<string, readonly string[]>;

/** The path of the file. */
export const interfaceFile = 'generator/catalogue/validate/messages/interface-messages.json';

/**
 * The content of the file: the placeholders of each message of the interface, and the messages of each part of the
 * interface.
 */
export interface InterfaceFile {
  readonly placeholders: Readonly<Record<string, readonly string[]>>;
  readonly parts: MessageParts;
}

function readFile(files: Files): InterfaceFile | undefined {
  const bytes = files.read(interfaceFile);
  // A test writes the file from a value of this type.
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as InterfaceFile);
}

/** Reads which messages the interface needs; undefined without the file, as in tests. */
export function readInterfaceMessages(files: Files): InterfaceMessages | undefined {
  const read = readFile(files);
  return read && new Map(Object.entries(read.placeholders));
}

/** Reads which messages each part of the interface uses. Throws if the file is missing. */
export function readMessageParts(files: Files): MessageParts {
  const read = readFile(files);
  if (!read) throw new Error(`${interfaceFile} is missing.`);
  return read.parts;
}

/** The first part of a message id: `search` of `search.label`. */
function areaOf(id: string): string {
  return id.split('.')[0] ?? id;
}

/** The file of each message, by message id. */
type Places = ReadonlyMap<string, Entry<Messages>>;

/** The diagnostic of a message whose name is probably a misspelling of one that the interface needs. */
function misspelled(id: string, written: string, { document }: Entry<Messages>): Diagnostic {
  return diagnostic('missing-message', document.file.path, document.span(['messages', written], 'key'), {
    id: 'missing-message.misspelled',
    values: { message: quote(id), written: quote(written) },
  });
}

/** The diagnostic of the missing messages of one area. */
function missing(area: string, ids: readonly string[], places: Places): Diagnostic {
  const neighbour = [...places].find(([id]) => areaOf(id) === area);
  const path = neighbour?.[1].document.file.path ?? `data/messages/${area}.yaml`;
  const span = neighbour ? neighbour[1].document.span(['messages', neighbour[0]], 'key') : { start: 0, end: 0 };
  return diagnostic('missing-message', path, span, {
    id: 'missing-message',
    values: { count: ids.length, messages: listed(ids) },
    why: neighbour ? { id: 'missing-message.area', values: { area: quote(area) } } : undefined,
  });
}

function missingMessages(needed: ReadonlySet<string>, places: Places): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const unneeded = new Set([...places.keys()].filter((id) => !needed.has(id)));
  const byArea = new Map<string, string[]>();
  for (const id of needed) {
    if (places.has(id) || isCountryMessage(id)) continue;
    const near = nearest(id, unneeded);
    const entry = near === undefined ? undefined : places.get(near);
    if (near === undefined || !entry) {
      byArea.set(areaOf(id), [...(byArea.get(areaOf(id)) ?? []), id]);
      continue;
    }
    unneeded.delete(near);
    diagnostics.push(misspelled(id, near, entry));
  }
  return [...diagnostics, ...[...byArea].map(([area, ids]) => missing(area, ids, places))];
}

function unfilledPlaceholder(
  name: string,
  { id, document, path }: MessageEntry,
  filled: readonly string[],
  places: Places,
): Diagnostic {
  const text = places.get(id)?.value.messages[id]?.en ?? '';
  const at = text.search(new RegExp(`[{<]\\s*${name}\\b`));
  const english = [...path, 'en'];
  const span = at < 0 ? document.span(english) : document.spanWithin(english, at, at + name.length + 1);
  return diagnostic('unknown-placeholder', document.file.path, span, {
    id: 'unfilled-placeholder',
    values: { placeholder: quote(`{${name}}`), file: interfaceFile },
    fix: choice(name, { id: 'label.placeholders-of-message' }, filled),
  });
}

/**
 * Reports messages that the interface needs and that are missing, and placeholders that it does not fill. Without this
 * check, rendering a page would be the first step to find a misspelled name.
 *
 * @param currencies the currencies of the site; each has its own messages
 */
export function interfaceDiagnostics(
  needed: InterfaceMessages,
  files: readonly Entry<Messages>[],
  compiled: ReadonlyMap<string, MessageEntry>,
  currencies: readonly string[],
): readonly Diagnostic[] {
  const places = new Map<string, Entry<Messages>>();
  for (const entry of files)
    for (const id of Object.keys(entry.value.messages)) if (!places.has(id)) places.set(id, entry);
  const unfilled = [...compiled.values()].flatMap((message) => {
    const filled = needed.get(message.id);
    return Object.keys(message.placeholders).flatMap((name) =>
      !filled || filled.includes(name) ? [] : [unfilledPlaceholder(name, message, filled, places)],
    );
  });
  const ofCurrencies = currencies.flatMap((code) => [`money.${code}`, `money-words.${code}`]);
  return [...missingMessages(new Set(withOwnCodes([...needed.keys()], ofCurrencies)), places), ...unfilled];
}
