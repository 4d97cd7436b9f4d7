import { texts } from '#texts';
import { IntlMessageFormat, PART_TYPE } from 'intl-messageformat';
import { describedIn } from '../../../src/domain/editing/names';
import { languages, localeOf, type Language } from '../../../src/domain/language/language';
import type { TextId } from './texts/texts';
import { visible } from './visible';

/** A value for a placeholder: a piece of the data (quoted where necessary), a number, a phrase, or a list of these. */
export type Value =
  | string
  | number
  | boolean
  | Phrase
  | { readonly and: readonly Value[] }
  | { readonly or: readonly Value[] }
  /** A text of the data in both languages. */
  | { readonly en: string; readonly ar: string }
  /** A list with commas only. */
  | { readonly list: readonly Value[] }
  /** The description of a value in a schema, in both languages. */
  | { readonly description: string };

export type Values = Readonly<Record<string, Value | undefined>>;

/** A text that is not yet in any language. */
export interface Phrase {
  readonly id: TextId;
  readonly values?: Values | undefined;
}

/** A piece of the data: an object, which FormatJS returns unchanged, so that it differs from the text around it. */
class Data {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

const formats = Object.fromEntries(
  languages.map((language) => [language, new Map<TextId, IntlMessageFormat>()]),
) as Readonly<Record<Language, Map<TextId, IntlMessageFormat>>>;

/** Isolates a piece of left-to-right text, with the punctuation at its ends, inside Arabic text. */
function isolated(text: string, language: Language): string {
  return language === 'ar' ? `\u2068${text}\u2069` : text;
}

/** Isolates the pieces of code in a text, except those with placeholders. Literal braces in code are in quotes. */
function withIsolatedCode(text: string, language: Language): string {
  return text.replace(/`[^`]*`/g, (code) =>
    code.replace(/'[{}][^']*'/g, '').includes('{') ? code : isolated(code, language),
  );
}

function formatOf(id: TextId, language: Language): IntlMessageFormat {
  const known = formats[language].get(id);
  if (known) return known;
  const made = new IntlMessageFormat(withIsolatedCode(texts[language][id], language), localeOf(language), undefined, {
    ignoreTag: true,
  });
  formats[language].set(id, made);
  return made;
}

const listTypes = { and: 'conjunction', or: 'disjunction', list: 'unit' } as const;

/** By type and language: making one takes longer than formatting many lists. */
const lists = new Map<string, Intl.ListFormat>();

function listOf(type: keyof typeof listTypes, values: readonly Value[], language: Language): string {
  const key = `${type} ${language}`;
  const format = lists.get(key) ?? new Intl.ListFormat(localeOf(language), { type: listTypes[type] });
  lists.set(key, format);
  return format.format(
    values.map((value) => {
      const text = written(value, language);
      return text instanceof Data ? isolated(String(text), language) : String(text);
    }),
  );
}

function described(description: string, language: Language): string {
  const text = describedIn(description, language).replace(/\.$/, '');
  if (language === 'ar') return withIsolatedCode(text, language);
  return /^[A-Z][a-z ]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function written(value: Value, language: Language): string | number | Data {
  if (typeof value === 'number') return value;
  if (typeof value !== 'object') return new Data(visible(String(value)));
  if ('en' in value) return new Data(visible(value[language]));
  if ('and' in value) return listOf('and', value.and, language);
  if ('description' in value) return described(value.description, language);
  if ('or' in value) return listOf('or', value.or, language);
  if ('list' in value) return listOf('list', value.list, language);
  return render(value, language);
}

/** Invisible characters in pieces of the data are spelled out. */
export function render({ id, values = {} }: Phrase, language: Language): string {
  const filled = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, written(value, language)] as const],
  );
  return formatOf(id, language)
    .formatToParts<Data>(Object.fromEntries(filled))
    .map(({ type, value }) => (type === PART_TYPE.literal ? value : isolated(String(value), language)))
    .join('');
}

export function inBoth(phrase: Phrase): Readonly<Record<Language, string>> {
  return { en: render(phrase, 'en'), ar: render(phrase, 'ar') };
}
