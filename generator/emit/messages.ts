import type { Language } from '../../src/domain/language';
import type { MessageEntry, PlaceholderKind } from '../validate/catalogue';

/** The interface's messages of one language, compiled, by id in a stable order. */
export function compiledMessages(
  messages: ReadonlyMap<string, MessageEntry>,
  language: Language,
): Record<string, unknown> {
  return Object.fromEntries(
    [...messages].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, entry]) => [id, entry[language]]),
  );
}

/** A module that tells react-intl's types which messages there are and what each is filled with. */
export function messageArgumentsModule(messages: ReadonlyMap<string, MessageEntry>): string {
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

/** The TypeScript type of a message's placeholder by its ICU kind. */
const argumentTypes: Readonly<Record<PlaceholderKind, string>> = {
  string: 'string | number',
  number: 'number',
  plural: 'number',
  select: 'string',
  date: 'number',
  time: 'number',
  tag: '(chunks: readonly string[]) => string',
};
