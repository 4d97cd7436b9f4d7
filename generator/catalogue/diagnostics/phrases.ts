import { descriptionsInArabic, texts } from '#texts';
import { IntlMessageFormat, PART_TYPE } from 'intl-messageformat';
import { languages, localeOf, type Language } from '../../../src/domain/language';
import type { TextId } from './texts/texts';
import { visible } from './visible';

/** What fills a place of a text: a piece of the data, quoted where it is to be, a number, a phrase, or a list of these. */
export type Value =
  | string
  | number
  | boolean
  | Phrase
  | { readonly and: readonly Value[] }
  | { readonly or: readonly Value[] }
  /** With commas only. */
  | { readonly list: readonly Value[] }
  /** What a schema says of a value: its English text, which has an Arabic one in `field-help.ar.json`. */
  | { readonly description: string };

/** What fills the places of a text, by their names. */
export type Values = Readonly<Record<string, Value>>;

/** A text in no language yet. */
export interface Phrase {
  readonly id: TextId;
  readonly values?: Values | undefined;
}

/** A piece of the data. FormatJS leaves objects as they are, so that it can be set apart from the words around it. */
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

/** Keeps a piece that is not Arabic, and the signs at its ends, together among Arabic words. */
function isolated(text: string, language: Language): string {
  return language === 'ar' ? `\u2068${text}\u2069` : text;
}

/** A text whose pieces of code are isolated, but for those that hold places. Braces of the code itself are in quotes. */
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

function listOf(type: keyof typeof listTypes, values: readonly Value[], language: Language): string {
  const format = new Intl.ListFormat(localeOf(language), { type: listTypes[type] });
  return format.format(
    values.map((value) => {
      const text = written(value, language);
      return text instanceof Data ? isolated(String(text), language) : String(text);
    }),
  );
}

/** A description as a part of a sentence. */
function described(description: string, language: Language): string | Data {
  const arabic = language === 'ar' ? descriptionsInArabic[description] : undefined;
  if (arabic !== undefined) return withIsolatedCode(arabic.replace(/\.$/, ''), language);
  const text = description.replace(/\.$/, '');
  const words = /^[A-Z][a-z ]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
  return language === 'ar' ? new Data(words) : words;
}

function written(value: Value, language: Language): string | number | Data {
  if (typeof value === 'number') return value;
  if (typeof value !== 'object') return new Data(visible(String(value)));
  if ('and' in value) return listOf('and', value.and, language);
  if ('description' in value) return described(value.description, language);
  if ('or' in value) return listOf('or', value.or, language);
  if ('list' in value) return listOf('list', value.list, language);
  return render(value, language);
}

/** A phrase in a language. Pieces of the data in it have no invisible characters any more. */
export function render({ id, values = {} }: Phrase, language: Language): string {
  const filled = Object.entries(values).map(([name, value]) => [name, written(value, language)] as const);
  return formatOf(id, language)
    .formatToParts<Data>(Object.fromEntries(filled))
    .map(({ type, value }) => (type === PART_TYPE.literal ? value : isolated(String(value), language)))
    .join('');
}
