import { digest } from '#bytes';
import type { Language } from '../../../src/domain/language/language';
import {
  idsUsed,
  lazyPartFile,
  lazyParts,
  textsFile,
  type CompiledMessages,
  type MessagePart,
  type MessageParts,
  type Tool,
} from '../../../src/domain/pages/messages';
import type { PageKind, SiteView } from '../../../src/domain/pages/page-data';
import { pageKinds } from '../../../src/domain/pages/page-kinds';
import type { InterfaceTexts, KindTexts } from '../../../src/domain/pages/static-site';
import type { SiteMessage } from '../derive/site-data';
import type { PlaceholderKind } from '../../catalogue/validate/catalogue';
import { inEachLanguage, recordOf } from '../derive/record-of';

type MessageSource = ReadonlyMap<string, Pick<SiteMessage, Language>>;

/** For the development server, in which new code can use any message at once. */
export function everyMessageInShell(messages: MessageSource): MessageParts {
  const parts: readonly MessagePart[] = [...pageKinds, ...lazyParts, 'offline', 'preview'];
  const all = [...messages.keys()];
  return { ...recordOf(parts, () => []), shell: all, generator: all };
}

function messagesOf(ids: readonly string[], messages: MessageSource, language: Language): CompiledMessages {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const message = messages.get(id);
      return message ? [[id, message[language]]] : [];
    }),
  );
}

/** The ids of a tool's messages. */
export function idsOfTool(tool: Tool, messages: MessageSource): readonly string[] {
  return [...messages.keys()].filter((id) => id.startsWith(`${tool}.`));
}

export function toolTexts(
  ids: readonly string[],
  messages: MessageSource,
): Readonly<Record<Language, CompiledMessages>> {
  return inEachLanguage((language) => messagesOf(ids, messages, language));
}

function hashOfText(text: string): string {
  return digest('sha256', text, 'base64url').replace(/[-_]/g, '').slice(0, 8);
}

function textsIn(language: Language, site: SiteView, messages: MessageSource, parts: MessageParts): InterfaceTexts {
  const all = [...messages.keys()].sort();
  const ofShell = new Set(idsUsed(parts.shell, all));
  const others = all.filter((id) => !ofShell.has(id));
  const of = (part: MessagePart, among = others): CompiledMessages =>
    messagesOf(idsUsed(parts[part], among), messages, language);
  const ids = hashOfText(JSON.stringify(parts));
  const shell = of('shell', all);
  const ofPages = recordOf(pageKinds, (kind) => ({ site, messages: { ...shell, ...of(kind) }, ids }));
  return {
    ofPages,
    files: recordOf(pageKinds, (kind) => textsFile(kind, language, hashOfText(JSON.stringify(ofPages[kind])))),
    ofLazyParts: recordOf(lazyParts, (part) => of(part)),
    // Neither has a shell.
    ofOffline: of('offline', all),
    ofPreviews: { site, messages: of('preview', all) },
  };
}

/** By language, for rendering pages and for browsers. */
export function siteTexts(
  sites: Readonly<Record<Language, SiteView>>,
  messages: MessageSource,
  parts: MessageParts,
): Readonly<Record<Language, InterfaceTexts>> {
  return inEachLanguage((language) => textsIn(language, sites[language], messages, parts));
}

/** The texts of the pages of a kind and of their previews. */
export function kindTexts(
  { ofPages, files, ofPreviews }: InterfaceTexts,
  kind: PageKind,
  previews: boolean,
): KindTexts {
  return { ofPages: ofPages[kind], file: files[kind], ofPreviews: previews ? ofPreviews : undefined };
}

/** For browsers. */
export function* messageFiles(
  language: Language,
  { ofPages, files, ofLazyParts }: InterfaceTexts,
): Generator<{ readonly path: string; readonly content: string }> {
  for (const kind of pageKinds) yield { path: files[kind], content: JSON.stringify(ofPages[kind]) };
  for (const part of lazyParts)
    yield { path: lazyPartFile(part, language), content: JSON.stringify(ofLazyParts[part]) };
}

/** Declares the ids and placeholders of all messages for the types of react-intl. */
export function messageArgumentsModule(messages: ReadonlyMap<string, SiteMessage>): string {
  const lines = [...messages]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { placeholders }]) => {
      const fields = Object.entries(placeholders).map(
        ([name, kind]) => `${JSON.stringify(name)}: ${argumentTypes[kind]}`,
      );
      return `      ${JSON.stringify(id)}: { ${fields.join('; ')} };`;
    });
  return [
    'declare global {',
    '  namespace FormatjsIntl {',
    '    interface Message {',
    '      ids: keyof MessageArguments & string;',
    '    }',
    '    interface MessageArguments {',
    ...lines,
    '    }',
    '  }',
    '}',
    '',
    'export {};',
    '',
  ].join('\n');
}

/** By ICU kind. */
const argumentTypes: Readonly<Record<PlaceholderKind, string>> = {
  string: 'string | number',
  number: 'number',
  plural: 'number',
  select: 'string',
  date: 'number',
  time: 'number',
  tag: '(chunks: readonly string[]) => string',
};
