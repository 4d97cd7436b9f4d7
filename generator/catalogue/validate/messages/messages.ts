import { isTextId } from '#texts';
import { parse, TYPE, type MessageFormatElement, type PluralElement } from '@formatjs/icu-messageformat-parser';
import type { Language } from '../../../../src/domain/language/language';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import type { TextId } from '../../diagnostics/texts/texts';
import { quote } from '../../diagnostics/visible';
import type { Path, SourceDocument } from '../../load/document';
import type { Countries, Message, Messages } from '../../../../src/generated/data-types';
import type { Entry, MessageEntry, PlaceholderKind } from '../catalogue';
import { reportInto, type Report } from '../engine/draft';
import { remembered, wordsFor } from '../engine/remembered';
import { relatedAt } from '../engine/reporting';

/** The message areas of country names, by the field of data/countries.yaml that they come from. */
const messageOfField = { name: 'country', short: 'country-short' } as const;

/** The names of countries as interface messages: `country.SA`, `country-short.SA`. */
function countryMessages({ value, document }: Entry<Countries>): readonly MessageEntry[] {
  return Object.entries(value.countries).flatMap(([code, country]) =>
    // The index type allows absent values, but entries always have one.
    country === undefined
      ? []
      : (['name', 'short'] as const).map((field): MessageEntry => {
          const path: Path = ['countries', code, field];
          const literal = (text: string): MessageEntry['en'] => [{ type: TYPE.literal, value: text }];
          const { en, ar } = country[field];
          return {
            id: `${messageOfField[field]}.${code}`,
            en: literal(en),
            ar: literal(ar),
            placeholders: {},
            document,
            path,
          };
        }),
  );
}

/** The parser's errors carry the position, but are typed as plain errors. */
interface ParserError {
  readonly message: string;
  readonly location: { readonly start: { readonly offset: number }; readonly end: { readonly offset: number } };
}

function isParserError(error: unknown): error is ParserError {
  return error instanceof Error && 'location' in error;
}

/** The texts about the parser's errors, by the parser's names for them. */
type MistakeId = {
  [Id in TextId]: Id extends `invalid-message.${string}.fix`
    ? never
    : Id extends `invalid-message.${string}`
      ? Id
      : never;
}[TextId];

function isMistake(id: string): id is MistakeId {
  return isTextId(id);
}

type Placeholders = MessageEntry['placeholders'];

/** A valid message, with the facts that the check needs. */
interface ValidMessage {
  readonly elements: readonly MessageFormatElement[];
  /** If a placeholder occurs in several kinds, the more specific kind. */
  readonly placeholders: Placeholders;
  /** The text without its placeholders. */
  readonly words: string;
  readonly plurals: readonly PluralElement[];
}

/** A parsed message, or the id of the text about its error and the error's offsets. */
type ParsedMessage = ValidMessage | { readonly id: MistakeId; readonly start: number; readonly end: number };

/** Explains why an ICU message is invalid. */
export const parseMessage = remembered(({ value: text }): ParsedMessage => {
  let elements: readonly MessageFormatElement[];
  try {
    elements = parse(text);
  } catch (error) {
    if (!isParserError(error)) throw error;
    const id = `invalid-message.${error.message.toLowerCase().replaceAll('_', '-')}`;
    const { start, end } = error.location;
    return {
      id: isMistake(id) ? id : 'invalid-message.unknown',
      start: start.offset,
      end: Math.max(end.offset, start.offset + 1),
    };
  }
  // The parser accepts a closing brace without an opening one as text.
  const stray = strayBrace(elements, text);
  if (stray !== undefined) return { id: 'invalid-message.stray-brace', start: stray, end: stray + 1 };
  const all = flattened(elements);
  return {
    elements,
    placeholders: placeholdersOf(all),
    words: all.flatMap((element) => (element.type === TYPE.literal ? [element.value] : [])).join(' '),
    plurals: pluralsOf(all),
  };
});

/** The elements with their offsets in the text, for a diagnostic: pages need none. */
function located(text: string): readonly MessageFormatElement[] {
  return parse(text, { captureLocation: true });
}

function strayBrace(elements: readonly MessageFormatElement[], text: string): number | undefined {
  if (!elements.some((element) => element.type === TYPE.literal && element.value.includes('}'))) return undefined;
  for (const element of located(text)) {
    if (element.type !== TYPE.literal || element.location === undefined) continue;
    const { start, end } = element.location;
    const at = element.value.indexOf('}');
    // Quoted characters make the literal longer in the source than in the value.
    if (at >= 0 && end.offset - start.offset === element.value.length) return start.offset + at;
  }
  return undefined;
}

/** The elements of a message, each before those inside it. */
function flattened(elements: readonly MessageFormatElement[]): readonly MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...flattened(element.children)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element];
    return [element, ...Object.values(element.options).flatMap(({ value }) => flattened(value))];
  });
}

const kinds = {
  [TYPE.argument]: 'string',
  [TYPE.number]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
  [TYPE.plural]: 'plural',
  [TYPE.select]: 'select',
  [TYPE.tag]: 'tag',
} as const;

function placeholdersOf(elements: readonly MessageFormatElement[]): Placeholders {
  const found = new Map<string, PlaceholderKind>();
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    const known = found.get(element.value);
    if (known === undefined || known === 'string') found.set(element.value, kinds[element.type]);
  }
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function pluralsOf(elements: readonly MessageFormatElement[]): readonly PluralElement[] {
  return elements.filter((element) => element.type === TYPE.plural);
}

const pluralOrder = ['zero', 'one', 'two', 'few', 'many', 'other'];

function checkPlurals(
  plurals: readonly PluralElement[],
  { message, document, path }: FileMessage,
  language: Language,
  report: Report,
): void {
  const text = message[language];
  for (const [index, plural] of plurals.entries()) {
    const rules = new Intl.PluralRules(language, { type: plural.pluralType ?? 'cardinal' });
    const categories: readonly string[] = rules.resolvedOptions().pluralCategories;
    const needed = pluralOrder.filter((form) => categories.includes(form));
    const missing = needed.filter((form) => !(form in plural.options));
    if (missing.length === 0) continue;
    const { start, end } = pluralsOf(flattened(located(text)))[index]?.location ?? {
      start: { offset: 0 },
      end: { offset: 0 },
    };
    const span = document.spanWithin([...path, language], start.offset, end.offset);
    report('missing-plural-form', document, span, {
      id: 'missing-plural-form',
      values: {
        language,
        name: quote(plural.value),
        missing: { and: missing.map(quote) },
        needed: { list: needed },
        forms: missing.map((form) => `${form} {…}`).join(' '),
      },
    });
  }
}

export interface CompiledMessages {
  readonly messages: ReadonlyMap<string, MessageEntry>;
  readonly diagnostics: readonly Diagnostic[];
}

interface FileMessage {
  readonly id: string;
  readonly message: Message;
  readonly document: SourceDocument;
  readonly path: Path;
}

function reportDuplicate(
  { id, document, path }: Pick<FileMessage, 'id' | 'document' | 'path'>,
  first: Pick<FileMessage, 'document' | 'path'>,
  report: Report,
): void {
  report('duplicate-message', document, document.span(path, 'key'), {
    id: 'duplicate-message',
    values: { id: quote(id) },
    related: relatedAt({ id: 'related.other' }, first.document, first.path, 'key'),
  });
}

/** Parses the text of one language and checks its plurals; undefined if it is invalid. */
function parsedText(source: FileMessage, language: Language, report: Report): ValidMessage | undefined {
  const { message, document, path } = source;
  const result = parseMessage({ words: wordsFor(message[language], language) });
  if ('elements' in result) {
    checkPlurals(result.plurals, source, language, report);
    return result;
  }
  const { id, start, end } = result;
  report('invalid-message', document, document.spanWithin([...path, language], start, end), { id });
  return undefined;
}

function reportMismatch({ document, path }: FileMessage, en: Placeholders, ar: Placeholders, report: Report): boolean {
  const lost = Object.keys(en).filter((name) => !Object.hasOwn(ar, name));
  const gained = Object.keys(ar).filter((name) => !Object.hasOwn(en, name));
  if (lost.length === 0 && gained.length === 0) return false;
  report('placeholder-mismatch', document, document.span([...path, 'ar']), {
    id: lost.length > 0 ? 'placeholder-mismatch.lost' : 'placeholder-mismatch.gained',
    values: { names: { and: (lost.length > 0 ? lost : gained).map((name) => quote(`{${name}}`)) } },
    related: relatedAt({ id: 'related.english-text' }, document, [...path, 'en']),
  });
  return true;
}

/** Reports an Arabic text without Arabic words. */
function reportUntranslated(
  { id, message, document, path }: FileMessage,
  en: ValidMessage,
  ar: ValidMessage,
  report: Report,
): boolean {
  // If the English words are not Latin either, the message is the name of the other language.
  const latin = [en.words, ar.words].every((words) => /\p{Script=Latin}/u.test(words));
  if (message.same === true || !latin || /\p{Script=Arabic}/u.test(ar.words)) return false;
  report('untranslated-text', document, document.span([...path, 'ar']), {
    id: 'untranslated-message',
    values: { id: quote(id) },
  });
  return true;
}

function compileMessage(source: FileMessage, report: Report): MessageEntry | undefined {
  const { id, document, path } = source;
  const en = parsedText(source, 'en', report);
  const ar = parsedText(source, 'ar', report);
  if (!en || !ar) return undefined;
  if (reportMismatch(source, en.placeholders, ar.placeholders, report)) return undefined;
  if (reportUntranslated(source, en, ar, report)) return undefined;
  return {
    id,
    en: en.elements,
    ar: ar.elements,
    // English may use plain {count} where Arabic needs a plural: the more specific kind wins.
    placeholders: Object.fromEntries(
      Object.entries(en.placeholders).map(([name, kind]) => [
        name,
        (kind === 'string' && ar.placeholders[name]) || kind,
      ]),
    ),
    document,
    path,
  };
}

export function compileMessages(draft: {
  readonly messages: readonly Entry<Messages>[];
  readonly countries?: Entry<Countries>;
}): CompiledMessages {
  const messages = new Map<string, MessageEntry>();
  const diagnostics: Diagnostic[] = [];
  const report = reportInto(diagnostics);
  const seen = new Map<string, FileMessage>();
  const sources = draft.messages.flatMap(({ value, document }) =>
    Object.entries(value.messages).flatMap(([id, message]): readonly FileMessage[] =>
      // The index type allows absent values, but entries always have one.
      message === undefined ? [] : [{ id, message, document, path: ['messages', id] }],
    ),
  );
  for (const source of sources) {
    const first = seen.get(source.id);
    if (first) {
      reportDuplicate(source, first, report);
      continue;
    }
    seen.set(source.id, source);
    const compiled = compileMessage(source, report);
    if (compiled) messages.set(source.id, compiled);
  }
  for (const message of draft.countries ? countryMessages(draft.countries) : []) {
    const first = seen.get(message.id);
    if (first) reportDuplicate(first, message, report);
    else messages.set(message.id, message);
  }
  return { messages, diagnostics };
}
