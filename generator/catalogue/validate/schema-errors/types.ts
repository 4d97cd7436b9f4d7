import type { Phrase } from '../../diagnostics/phrases';
import { listed } from '../../diagnostics/suggest';
import { inFull, quote } from '../../diagnostics/visible';
import { inQuotes, withoutComment } from '../../diagnostics/yaml-quotes';
import type { Path, SourceDocument } from '../../load/document';
import { entryMeant } from '../references/categories';
import { countryMeant, currencyMeant } from '../coupon-codes/codes-meant';
import { dayOfSpreadsheet } from '../../load/date-mistakes';
import { formats, formatSentence } from '../schema/formats';
import { withLatinDigits } from '../texts/latin-digits';
import { isText } from '../schema/schema-strings';
import { typeOf } from '../schema/schemas';
import { isRequired, missingEntries, type Explained, type Explanation, type SchemaError } from './explanation';
import { isMapping } from '../../load/fields';
import { isPair, meaning, typeName } from '../schema/names';
import { bothLanguages, missingTranslationAt } from './translations';

/** Words that people write for true and false; YAML 1.1 reads some of them as booleans. */
const truthWords: ReadonlyMap<string, string> = new Map([
  ...['true', 'yes', 'y', 'on', 'نعم'].map((word) => [word, 'true'] as const),
  ...['false', 'no', 'n', 'off', 'لا'].map((word) => [word, 'false'] as const),
]);

function expectedType({ node }: SchemaError): string {
  return typeOf(node) ?? 'string';
}

/** The comment that directly follows `key:` or `-`. */
function commentAfter(document: SourceDocument, path: Path): string | undefined {
  const { end } = document.span(path, 'key');
  return /^:?[ ]*(#[^\s#].*?)[ \t]*(?:\r?\n|$)/.exec(document.file.text.slice(end, end + 1000))?.[1];
}

/** What a value must be: its format, or else its type. */
function wanted(error: SchemaError): Phrase {
  return formatSentence(error.node.format) ?? typeName(expectedType(error));
}

function isDate({ node }: SchemaError): boolean {
  return formats[node.format ?? '']?.code === 'invalid-date';
}

function whyNotText(value: number | boolean, source: string): Phrase {
  if (typeof value === 'boolean') return { id: 'unquoted-text.truth' };
  if (String(value) === source) return { id: 'unquoted-text.digits' };
  return Number.isFinite(value)
    ? { id: 'unquoted-text.number', values: { number: String(value) } }
    : { id: 'unquoted-text.infinite' };
}

/** How YAML reads an unquoted text as a collection; undefined if the value was not meant as one text. */
function readAs(value: unknown, source: string): 'list' | 'mapping' | 'key' | undefined {
  if (source.includes('\n')) return undefined;
  if (source.startsWith('[')) return 'list';
  if (!isMapping(value)) return undefined;
  return source.startsWith('{') ? 'mapping' : 'key';
}

/** The text with Latin digits and separators. */
function inLatinSigns(text: string): string {
  return withLatinDigits(text).replaceAll('\u066c', ',');
}

/** Removes commas from a number: between thousands they are dropped, as a decimal separator they become a point. */
function withoutCommas(text: string): string | undefined {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return text.replaceAll(',', '');
  return /^\d+,\d+$/.test(text) ? text.replace(',', '.') : undefined;
}

/** The point in `2.500` is a thousands separator. */
function thousands({ document, path }: SchemaError): Phrase | undefined {
  const written = document.sourceText(path);
  return /^\d{1,3}(?:\.\d{3})+$/.test(written)
    ? { id: 'fraction.thousands', values: { number: written.replaceAll('.', '') } }
    : undefined;
}

function typeFix({ node }: SchemaError, type: string): Phrase {
  if (type === 'array') return { id: 'wrong-type.list' };
  if (type !== 'object') return { id: 'wrong-type.write', values: { type: typeName(type) } };
  return node.properties
    ? { id: 'wrong-type.keys', values: { keys: listed(Object.keys(node.properties)) } }
    : { id: 'wrong-type.mapping' };
}

/** Restricts an explanation to null. */
function ofNull(explanation: Explanation): Explanation {
  return (error) => (error.value === null ? explanation(error) : undefined);
}

/** Explains a text in place of a value of one of these types. */
function textFor(
  types: readonly string[],
  explain: (text: string, error: SchemaError) => Explained | undefined,
): Explanation {
  return (error) => {
    const type = expectedType(error);
    const found = types.includes(type) && typeof error.value === 'string' ? explain(error.value, error) : undefined;
    return found && { ...found, values: { type: typeName(type), ...found.values } };
  };
}

const numbers = ['number', 'integer'];

/** Explanations for values of the wrong type, most specific first. */
export const typeExplanations: readonly Explanation[] = [
  ofNull(({ document, path }) => {
    const comment = commentAfter(document, path);
    if (comment === undefined) return undefined;
    return {
      code: 'missing-value',
      id: 'missing-value',
      why: { id: 'value-is-comment.why' },
      fix: { id: 'value-is-comment.fix', values: { text: inQuotes(withoutComment(comment)) } },
    };
  }),
  // A word that YAML reads as null.
  ofNull(({ path, node, document }) => {
    const source = isText(node) ? document.sourceText(path) : '';
    if (source === '') return undefined;
    return {
      code: 'unquoted-text',
      id: 'unquoted-text.nothing',
      values: { source: quote(source), text: inQuotes(source) },
    };
  }),
  ofNull(missingTranslationAt),
  ofNull((error) =>
    isDate(error)
      ? {
          code: 'missing-value',
          id: 'missing-value.date',
          values: { what: wanted(error) },
          why: meaning(error.node),
        }
      : undefined,
  ),
  ofNull((error) => ({
    code: 'missing-value',
    id: 'missing-value',
    why: meaning(error.node),
    fix: {
      id: isRequired(error) ? 'missing-value.needed' : 'missing-value.optional',
      values: { what: wanted(error) },
    },
  })),
  // A value that is neither one of a few words nor a mapping.
  ({ node }) => {
    const words = /^\^\(([a-z|-]+)\)\$$/.exec(node.pattern ?? '')?.[1]?.split('|');
    if (!words || !Array.isArray(node.type) || !node.type.includes('object')) return undefined;
    const keys = Object.keys(node.properties ?? {}).map((key) => quote(`${key}:`));
    return {
      why: meaning(node),
      fix: { id: 'word-or-mapping.fix', values: { words: { or: words.map(quote) }, keys: { or: keys } } },
    };
  },
  // A number instead of a date: spreadsheets store dates as numbers of days.
  (error) => {
    if (typeof error.value !== 'number' || !isDate(error)) return undefined;
    const day = dayOfSpreadsheet(error.value);
    const others: Phrase = { id: 'must-be', values: { what: wanted(error) } };
    if (day === undefined) return { code: 'invalid-date', fix: others };
    return {
      code: 'invalid-date',
      why: { id: 'number-for-date.why', values: { day } },
      fix: { id: 'if-meant', values: { instead: quote(day), others } },
    };
  },
  // A number or a word for true or false that was meant as a text.
  (error) => {
    const { value, path, document } = error;
    if (expectedType(error) !== 'string' || (typeof value !== 'number' && typeof value !== 'boolean')) return undefined;
    const source = document.sourceText(path);
    return {
      code: 'unquoted-text',
      id: 'unquoted-text',
      values: { source: quote(source), type: typeof value },
      why: whyNotText(value, source),
      fix: { id: 'quote-it', values: { text: `"${source}"` } },
    };
  },
  // A text that YAML reads as a list or a mapping.
  (error) => {
    const { value, path, document } = error;
    const source = document.sourceText(path).trim();
    const mayBeText = expectedType(error) === 'string' && (isText(error.node) || source.startsWith('{'));
    const reading = mayBeText ? readAs(value, source) : undefined;
    if (reading === undefined) return undefined;
    return {
      code: 'unquoted-text',
      id: 'unquoted-text.collection',
      values: { reading },
      fix: { id: 'quote-it', values: { text: inQuotes(source) } },
    };
  },
  // A store's category as a name in both languages instead of an id.
  ({ node, value, path, lists: { categories } }) => {
    if (node['x-ref'] !== 'category' || !isMapping(value) || !categories) return undefined;
    const id = entryMeant(Object.values(value).map(String), categories.categories);
    return {
      id: 'category-name',
      fix:
        id === undefined
          ? { id: 'category-name.choose', values: { ids: listed(Object.keys(categories.categories)) } }
          : { id: 'write', values: { text: inFull(`${String(path.at(-1))}: ${id}`) } },
    };
  },
  (error) => {
    const isPerLanguage = isMapping(error.value) && ('en' in error.value || 'ar' in error.value);
    return isPerLanguage && expectedType(error) === 'string' ? { id: 'text-per-language' } : undefined;
  },
  ({ value, node }) =>
    node.type === 'object' && isPair(node) && !isMapping(value)
      ? { code: 'missing-translation', id: 'one-language', why: bothLanguages }
      : undefined,
  textFor(numbers, (text) =>
    text.trim() !== '' && Number.isFinite(Number(text)) ? { id: 'quoted-number', values: { value: text } } : undefined,
  ),
  textFor(numbers, (text) => {
    const number = withoutCommas(inLatinSigns(text));
    if (number === undefined) return undefined;
    return { id: 'text-for', why: { id: 'number-with-comma.why' }, fix: { id: 'write', values: { text: number } } };
  }),
  textFor(numbers, (text) => {
    const latin = withLatinDigits(text);
    const number = /^\D*(\d+(?:\.\d+)?)\D*$/.exec(latin)?.[1];
    if (number === undefined) return undefined;
    return { id: 'text-for', fix: { id: latin === text ? 'number-alone' : 'number-alone.latin', values: { number } } };
  }),
  (error) =>
    expectedType(error) === 'integer' && typeof error.value === 'number'
      ? { id: 'fraction', fix: thousands(error) ?? { id: 'fraction.whole' } }
      : undefined,
  textFor(['boolean'], (text) => {
    const truth = truthWords.get(text.trim().toLowerCase());
    return truth === undefined ? undefined : { id: 'text-for', fix: { id: 'write-truth', values: { truth } } };
  }),
  // A list that is written as one text. Only names may contain spaces; for names of countries it has their codes.
  textFor(['array'], (text, error) => {
    const { node, schemas, lists } = error;
    const entry = schemas.resolve(node.items ?? {});
    if (typeOf(entry) === 'object') return undefined;
    const countries = entry['x-ref'] === 'country' ? lists.countries : undefined;
    const words = text
      .split(/[,،;؛]/)
      .map((word) => word.trim())
      .map((word) => (countries && countryMeant(word, countries)) ?? word);
    const entries = [...new Set(words)];
    const isWord = isText(entry) ? /^\p{L}[\p{L}\p{M}\p{N} .'-]*$/u : /^[\w-]+$/;
    if (!words.every((word) => isWord.test(word))) return undefined;
    return {
      id: 'list-as-text',
      values: { list: `[${[...entries, ...missingEntries(error, entries)].join(', ')}]` },
    };
  }),
  // An amount with its currency in one text: `100 SAR`, `SAR 100`, `100 ريال سعودي`.
  ({ node, value, lists: { currencies } }) => {
    if (typeof value !== 'string' || !node.properties?.['amount'] || !node.properties['currency']) return undefined;
    const [, before = '', number = '', after = ''] = /^(\D*)(\d[\d.,]*)([^\d.,]*)$/.exec(inLatinSigns(value)) ?? [];
    const amount = withoutCommas(number) ?? number;
    const written = before.trim() || after.trim();
    const isCode = currencies !== undefined && Object.hasOwn(currencies.currencies, written);
    const currency = isCode ? written : currencies && currencyMeant(written, currencies);
    if (!(Number(amount) > 0) || currency === undefined) return undefined;
    return {
      id: 'wrong-type',
      values: { type: typeName('object') },
      fix: { id: 'write', values: { text: inFull(`{ amount: ${amount}, currency: ${currency} }`) } },
    };
  },
  (error) => {
    const type = expectedType(error);
    return {
      id: 'wrong-type',
      values: { type: typeName(type) },
      why: meaning(error.node),
      fix: typeFix(error, type),
    };
  },
];
