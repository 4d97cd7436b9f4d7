import { diagnostic, type Diagnostic, type DiagnosticCode } from '../diagnostics/diagnostic';
import { choose, listing, nearest } from '../diagnostics/suggest';
import { counted, quote } from '../diagnostics/visible';
import type { Files } from '../load/files';
import type { Entry, MessageEntry } from './catalogue';
import type { Messages } from '../../src/generated/data-types';
import type { MessageParts } from '../emit/messages';

/** What the interface says, by the name of the message: the placeholders that it fills. Written by a test from what `tsc` has proved. */
export type InterfaceMessages = ReadonlyMap<string, readonly string[]>;

const file = 'generator/validate/interface-messages.json';

/** What the file holds: the placeholders of each message that the interface uses, and the messages that each of its parts uses. */
export interface InterfaceFile {
  readonly placeholders: Readonly<Record<string, readonly string[]>>;
  readonly parts: MessageParts;
}

function readFile(files: Files): InterfaceFile | undefined {
  const bytes = files.read(file);
  // A test writes the file from a value of this type.
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as InterfaceFile);
}

/** Reads which messages the interface needs. A project without the file, as in tests, needs none. */
export function readInterfaceMessages(files: Files): InterfaceMessages | undefined {
  const read = readFile(files);
  return read && new Map(Object.entries(read.placeholders));
}

/** Reads which messages each part of the interface uses. */
export function readMessageParts(files: Files): MessageParts {
  const read = readFile(files);
  if (!read) throw new Error(`${file} is missing.`);
  return read.parts;
}

/** The part of the interface that a message belongs to: `search` of `search.label`. */
function areaOf(id: string): string {
  return id.split('.')[0] ?? id;
}

/**
 * The messages that the interface needs are there, and have no placeholder that it does not fill. Without this a slip
 * in a name would be found only when a page is rendered, and there it is nobody's fault to be told.
 */
export function interfaceFaults(
  needed: InterfaceMessages,
  files: readonly Entry<Messages>[],
  compiled: ReadonlyMap<string, MessageEntry>,
): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const places = new Map<string, Entry<Messages>>();
  for (const entry of files)
    for (const id of Object.keys(entry.value.messages)) if (!places.has(id)) places.set(id, entry);

  const code: DiagnosticCode = 'missing-message';
  const unneeded = new Set([...places.keys()].filter((id) => !needed.has(id)));
  const lost = new Map<string, string[]>();
  for (const id of needed.keys()) {
    if (places.has(id)) continue;
    const slip = nearest(id, unneeded);
    const entry = slip === undefined ? undefined : places.get(slip);
    if (slip === undefined || !entry) {
      lost.set(areaOf(id), [...(lost.get(areaOf(id)) ?? []), id]);
      continue;
    }
    unneeded.delete(slip);
    diagnostics.push(
      diagnostic(code, entry.document.file.path, entry.document.span(['messages', slip], 'key'), {
        message: `the interface needs a message ${quote(id)}, and there is none`,
        why: `${quote(slip)} is a name that it does not know`,
        fix: `did you mean ${quote(id)} here?`,
      }),
    );
  }
  for (const [area, ids] of lost) {
    const neighbour = [...places].find(([id]) => areaOf(id) === area);
    const path = neighbour?.[1].document.file.path ?? `data/messages/${area}.yaml`;
    const span = neighbour ? neighbour[1].document.span(['messages', neighbour[0]], 'key') : { start: 0, end: 0 };
    diagnostics.push(
      diagnostic(code, path, span, {
        message: `the interface needs ${ids.length === 1 ? 'a message' : counted(ids.length, 'message')} that ${ids.length === 1 ? 'is' : 'are'} not there: ${listing(ids)}`,
        why: neighbour ? `messages of ${quote(area)} stand in this file` : undefined,
        fix: `write ${ids.length === 1 ? 'it' : 'them'} with \`en\`, \`ar\` and \`note\`, or take ${ids.length === 1 ? 'it' : 'them'} back from the history of the file`,
      }),
    );
  }

  for (const { id, placeholders, document, path } of compiled.values()) {
    const filled = needed.get(id);
    if (!filled) continue;
    for (const name of Object.keys(placeholders)) {
      if (filled.includes(name)) continue;
      const text = places.get(id)?.value.messages[id]?.en ?? '';
      const at = text.search(new RegExp(`[{<]\\s*${name}\\b`));
      const span =
        at < 0 ? document.span([...path, 'en']) : document.spanWithin([...path, 'en'], at, at + name.length + 1);
      diagnostics.push(
        diagnostic('unknown-placeholder', document.file.path, span, {
          message: `the interface fills no placeholder ${quote(`{${name}}`)} in this message`,
          why: `${file} says what it fills; a test writes it after a change of the code`,
          fix: choose(name, 'placeholders of this message', filled),
        }),
      );
    }
  }
  return diagnostics;
}
