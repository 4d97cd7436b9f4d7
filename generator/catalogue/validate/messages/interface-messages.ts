import { diagnostic, fileStart, type Diagnostic } from '../../diagnostics/diagnostic';
import { listed, meantOrListed, nearest } from '../../diagnostics/suggest';
import { quote } from '../../diagnostics/visible';
import type { Files } from '../../../system/files';
import type { Entry, MessageEntry } from '../catalogue';
import { composedMessages } from './composed-messages';
import type { Messages } from '../../../../src/generated/data-types';

/** The words with which modules may fill placeholders, by message id. `money.*` has a message for each currency. */
export type InterfaceMessages = ReadonlyMap<string, readonly string[]>;

/** A build of the hosted editor, which has no code to read, contains this file. */
export const interfaceFile = 'generator/interface-messages.json';

const written = /(?<!from )(['"])([a-z][\w-]*\.[\w.-]*\w)\1|`([a-z][\w-]*\.[\w-]*)\$\{/g;

/** The ids of messages in the text of a module, among other texts; `votes.*` for ids that it composes. */
export function messagesIn(code: string): readonly string[] {
  return [...code.matchAll(written)].map(([, , id, beginning]) => id ?? `${beginning}*`);
}

function modulesIn(files: Pick<Files, 'list' | 'read'>, folder: string): readonly string[] {
  return files
    .list(folder)
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !file.startsWith('src/generated/'))
    .map((file) => new TextDecoder().decode(files.read(file)));
}

const dataFolder = 'generator/site/derive';

export function messagesOfData(files: Pick<Files, 'list' | 'read'>): readonly string[] {
  return modulesIn(files, dataFolder).flatMap(messagesIn);
}

/** Other texts that look like ids. */
const fileName = /\.(?:ico|js|json|png|svg|yml)$/;

function neededBy(modules: readonly string[]): InterfaceMessages {
  const needed = new Map<string, Set<string>>();
  for (const code of modules) {
    // The words that may name the value of a placeholder.
    const names = [...code.matchAll(/\b([a-z]\w*)\b(?=[:,(]| \})/gi)].map(([, name = '']) => name);
    const ids = messagesIn(code).flatMap((id) => {
      const beginning = id.slice(0, -1);
      const ends = id.endsWith('*') ? composedMessages[beginning] : undefined;
      return ends ? ends.map((end) => beginning + end) : [id];
    });
    for (const id of ids) if (!fileName.test(id)) needed.set(id, new Set([...(needed.get(id) ?? []), ...names]));
  }
  return new Map([...needed].map(([id, names]) => [id, [...names]]));
}

/** Reads which messages the interface needs; undefined where there is no code, as in tests. */
export function readInterfaceMessages(files: Pick<Files, 'list' | 'read'>): InterfaceMessages | undefined {
  const made = files.read(interfaceFile);
  // `buildFiles` of the hosted editor writes a value of this type.
  if (made) return new Map(JSON.parse(new TextDecoder().decode(made)) as [string, readonly string[]][]);
  const modules = ['src', dataFolder].flatMap((folder) => modulesIn(files, folder));
  return modules.length === 0 ? undefined : neededBy(modules);
}

/** The first part of a message id: `search` of `search.label`. */
function areaOf(id: string): string {
  return id.split('.')[0] ?? id;
}

type Places = ReadonlyMap<string, Entry<Messages>>;

function missing(area: string, ids: readonly string[], places: Places): Diagnostic {
  const neighbour = [...places].find(([id]) => areaOf(id) === area);
  const path = neighbour?.[1].document.file.path ?? `data/messages/${area}.yaml`;
  const span = neighbour ? neighbour[1].document.span(['messages', neighbour[0]], 'key') : fileStart;
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
    if (places.has(id)) continue;
    const near = nearest(id, unneeded);
    const entry = near === undefined ? undefined : places.get(near);
    if (near === undefined || !entry) {
      byArea.set(areaOf(id), [...(byArea.get(areaOf(id)) ?? []), id]);
      continue;
    }
    unneeded.delete(near);
    const { document } = entry;
    diagnostics.push(
      diagnostic('missing-message', document.file.path, document.span(['messages', near], 'key'), {
        id: 'missing-message.misspelled',
        values: { message: quote(id), written: quote(near) },
      }),
    );
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
    values: { placeholder: quote(`{${name}}`) },
    fix: meantOrListed(nearest(name, filled), { id: 'unfilled-placeholder.restore' }),
  });
}

/**
 * Messages that the interface needs and that are missing, and placeholders that it does not fill. Without this check,
 * rendering a page would be the first step to find a misspelled name. Each of `currencies` has its own messages.
 */
export function interfaceDiagnostics(
  interfaceMessages: InterfaceMessages,
  files: readonly Entry<Messages>[],
  compiled: ReadonlyMap<string, MessageEntry>,
  currencies: readonly string[],
): readonly Diagnostic[] {
  const needed = new Map(
    [...interfaceMessages].flatMap(([id, names]) => {
      if (!id.endsWith('*')) return [[id, names] as const];
      // The names of countries are no messages of the data.
      const codes = id.startsWith('money') ? currencies : [];
      return codes.map((code) => [id.slice(0, -1) + code, names] as const);
    }),
  );
  const places = new Map<string, Entry<Messages>>();
  for (const entry of files)
    for (const id of Object.keys(entry.value.messages)) if (!places.has(id)) places.set(id, entry);
  const unfilled = [...compiled.values()].flatMap((message) => {
    const filled = needed.get(message.id);
    return Object.keys(message.placeholders).flatMap((name) =>
      !filled || filled.includes(name) ? [] : [unfilledPlaceholder(name, message, filled, places)],
    );
  });
  return [...missingMessages(new Set(needed.keys()), places), ...unfilled];
}
