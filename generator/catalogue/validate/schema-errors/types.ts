import type { Phrase } from '../../diagnostics/phrases';
import { listed } from '../../diagnostics/suggest';
import { inFull, quote } from '../../diagnostics/visible';
import { inQuotes, withoutComment } from '../../diagnostics/yaml-quotes';
import type { Path, SourceDocument } from '../../load/document';
import { categoryMeant } from '../categories';
import { countryMeant, currencyMeant } from '../codes-meant';
import { dayOfSpreadsheet } from '../../load/date-mistakes';
import { formats, formatSentence } from '../formats';
import { withLatinDigits } from '../latin-digits';
import { isText } from '../schema-strings';
import { typeOf } from '../schemas';
import { isRequired, missingEntries, type Explanation, type SchemaError } from './explanation';
import { isMapping } from '../../load/fields';
import { isPair, meaning, typeName, nameOf } from '../names';
import { bothLanguages, missingTranslationAt } from './translations';

/** Words that people write for true and false; YAML 1.1 reads some of them as booleans. */
const truthWords: ReadonlyMap<string, string> = new Map([
  ...['true', 'yes', 'y', 'on', 'نعم'].map((word) => [word, 'true'] as const),
  ...['false', 'no', 'n', 'off', 'لا'].map((word) => [word, 'false'] as const),
]);

function expectedType({ node }: SchemaError): string {
  return typeOf(node) ?? 'string';
}

/** The fix that puts a text in quotes. */
function putInQuotes(text: string): Phrase {
  return { id: 'quote-it', values: { text } };
}

function isNumberExpected(error: SchemaError): boolean {
  return ['number', 'integer'].includes(expectedType(error));
}

/** The comment that directly follows `key:` or `-`. */
function commentAfter(document: SourceDocument, path: Path): string | undefined {
  const { end } = document.span(path, 'key');
  return /^:?[ ]*(#[^\s#].*?)[ \t]*(?:\r?\n|$)/.exec(document.file.text.slice(end, end + 1000))?.[1];
}

const noTranslation: Explanation = (error) => (error.value === null ? missingTranslationAt(error) : undefined);

const valueIsComment: Explanation = ({ value, document, path }) => {
  const comment = value === null ? commentAfter(document, path) : undefined;
  return comment === undefined
    ? undefined
    : {
        code: 'missing-value',
        id: 'missing-value',
        values: { name: nameOf(path) },
        why: { id: 'value-is-comment.why' },
        fix: { id: 'value-is-comment.fix', values: { text: inQuotes(withoutComment(comment)) } },
      };
};

/** What a value must be: its format, or else its type. */
function wanted(error: SchemaError): Phrase {
  return formatSentence(error.node.format) ?? typeName(expectedType(error));
}

function isDate({ node }: SchemaError): boolean {
  return formats[node.format ?? '']?.code === 'invalid-date';
}

const noDate: Explanation = (error) =>
  error.value === null && isDate(error)
    ? {
        code: 'missing-value',
        id: 'missing-value.date',
        values: { name: nameOf(error.path), what: wanted(error) },
        why: meaning(error.node),
      }
    : undefined;

const noValue: Explanation = (error) =>
  error.value === null
    ? {
        code: 'missing-value',
        id: 'missing-value',
        values: { name: nameOf(error.path) },
        why: meaning(error.node),
        fix: {
          id: isRequired(error) ? 'missing-value.needed' : 'missing-value.optional',
          values: { what: wanted(error) },
        },
      }
    : undefined;

/** Explains a number instead of a date: spreadsheets store dates as numbers of days. */
const numberForDate: Explanation = (error) => {
  const { value, path, document } = error;
  if (typeof value !== 'number' || !isDate(error)) return undefined;
  const day = dayOfSpreadsheet(value);
  const others: Phrase = { id: 'must-be', values: { what: wanted(error) } };
  return {
    code: 'invalid-date',
    id: 'cannot-be',
    values: { name: nameOf(path), value: quote(document.sourceText(path)) },
    ...(day === undefined
      ? { fix: others }
      : {
          why: { id: 'number-for-date.why', values: { day } },
          fix: { id: 'if-meant', values: { instead: quote(day), others } },
        }),
  };
};

function whyNotText(value: number | boolean, source: string): Phrase {
  if (typeof value === 'boolean') return { id: 'unquoted-text.truth' };
  if (String(value) === source) return { id: 'unquoted-text.digits' };
  return Number.isFinite(value)
    ? { id: 'unquoted-text.number', values: { number: String(value) } }
    : { id: 'unquoted-text.infinite' };
}

/** Explains a value that is neither one of a few words nor a mapping. */
const wordOrMapping: Explanation = ({ node, path, document }) => {
  const words = /^\^\(([a-z|-]+)\)\$$/.exec(node.pattern ?? '')?.[1]?.split('|');
  if (!words || !Array.isArray(node.type) || !node.type.includes('object')) return undefined;
  const keys = Object.keys(node.properties ?? {}).map((key) => quote(`${key}:`));
  return {
    code: 'wrong-type',
    id: 'cannot-be',
    values: { name: nameOf(path), value: quote(document.sourceText(path)) },
    why: meaning(node),
    fix: { id: 'word-or-mapping.fix', values: { words: { or: words.map(quote) }, keys: { or: keys } } },
  };
};

const unquotedScalar: Explanation = (error) => {
  const { value, path, document } = error;
  if (expectedType(error) !== 'string' || (typeof value !== 'number' && typeof value !== 'boolean')) return undefined;
  const source = document.sourceText(path);
  return {
    code: 'unquoted-text',
    id: 'unquoted-text',
    values: { name: nameOf(path), source: quote(source), type: typeof value },
    why: whyNotText(value, source),
    fix: putInQuotes(`"${source}"`),
  };
};

/** How YAML reads an unquoted text as a collection; undefined if the value was not meant as one text. */
function readAs(value: unknown, source: string): 'list' | 'mapping' | 'key' | undefined {
  if (source.includes('\n')) return undefined;
  if (source.startsWith('[')) return 'list';
  if (!isMapping(value)) return undefined;
  return source.startsWith('{') ? 'mapping' : 'key';
}

const unquotedCollection: Explanation = (error) => {
  const { value, path, document } = error;
  const source = document.sourceText(path).trim();
  const mayBeText = expectedType(error) === 'string' && (isText(error.node) || source.startsWith('{'));
  const reading = mayBeText ? readAs(value, source) : undefined;
  return reading === undefined
    ? undefined
    : {
        code: 'unquoted-text',
        id: 'unquoted-text.collection',
        values: { name: nameOf(path), reading },
        fix: putInQuotes(inQuotes(source)),
      };
};

const wordForNothing: Explanation = ({ value, path, node, document }) => {
  const source = value === null && isText(node) ? document.sourceText(path) : '';
  return source === ''
    ? undefined
    : {
        code: 'unquoted-text',
        id: 'unquoted-text.nothing',
        values: { name: nameOf(path), source: quote(source), text: inQuotes(source) },
      };
};

/** Explains a store whose category is a name in both languages instead of an id. */
const categoryName: Explanation = ({ node, value, path, lists: { categories } }) => {
  if (node['x-ref'] !== 'category' || !isMapping(value) || !categories) return undefined;
  const id = categoryMeant(Object.values(value).map(String), categories);
  return {
    code: 'wrong-type',
    id: 'category-name',
    values: { name: nameOf(path) },
    fix:
      id === undefined
        ? { id: 'category-name.choose', values: { ids: listed(Object.keys(categories.categories)) } }
        : { id: 'write', values: { text: inFull(`${String(path.at(-1))}: ${id}`) } },
  };
};

const textPerLanguage: Explanation = (error) => {
  const { value, path } = error;
  if (expectedType(error) !== 'string' || !isMapping(value) || !('en' in value || 'ar' in value)) return undefined;
  return {
    code: 'wrong-type',
    id: 'text-per-language',
    values: { name: nameOf(path) },
  };
};

const oneLanguage: Explanation = ({ value, path, node }) =>
  node.type === 'object' && isPair(node) && !isMapping(value)
    ? {
        code: 'missing-translation',
        id: 'one-language',
        values: { name: nameOf(path) },
        why: bothLanguages,
      }
    : undefined;

const quotedNumber: Explanation = (error) => {
  const { value, path } = error;
  if (!isNumberExpected(error) || typeof value !== 'string' || value.trim() === '' || !Number.isFinite(Number(value)))
    return undefined;
  return {
    code: 'wrong-type',
    id: 'quoted-number',
    values: { name: nameOf(path), type: typeName(expectedType(error)), value },
  };
};

/** The text with Latin digits and separators. */
function inLatinSigns(text: string): string {
  return withLatinDigits(text).replaceAll('\u066c', ',');
}

/** Removes commas from a number: between thousands they are dropped, as a decimal separator they become a point. */
function withoutCommas(text: string): string | undefined {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return text.replaceAll(',', '');
  return /^\d+,\d+$/.test(text) ? text.replace(',', '.') : undefined;
}

/** The diagnostic text about a text in place of another type. */
function textFor(error: SchemaError, value: string) {
  const type = typeName(expectedType(error));
  return { id: 'text-for', values: { name: nameOf(error.path), type, value: quote(value) } } as const;
}

const numberWithComma: Explanation = (error) => {
  const { value } = error;
  if (!isNumberExpected(error) || typeof value !== 'string') return undefined;
  const number = withoutCommas(inLatinSigns(value));
  return number === undefined
    ? undefined
    : {
        code: 'wrong-type',
        ...textFor(error, value),
        why: { id: 'number-with-comma.why' },
        fix: { id: 'write', values: { text: number } },
      };
};

const numberWithWords: Explanation = (error) => {
  const { value } = error;
  if (!isNumberExpected(error) || typeof value !== 'string') return undefined;
  const latin = withLatinDigits(value);
  const number = /^\D*(\d+(?:\.\d+)?)\D*$/.exec(latin)?.[1];
  return number === undefined
    ? undefined
    : {
        code: 'wrong-type',
        ...textFor(error, value),
        fix: { id: latin === value ? 'number-alone' : 'number-alone.latin', values: { number } },
      };
};

const fraction: Explanation = (error) =>
  expectedType(error) === 'integer' && typeof error.value === 'number'
    ? {
        code: 'wrong-type',
        id: 'fraction',
        values: { name: nameOf(error.path), value: quote(error.document.sourceText(error.path)) },
        fix: thousands(error) ?? { id: 'fraction.whole' },
      }
    : undefined;

/** The point in `2.500` is a thousands separator. */
function thousands({ document, path }: SchemaError): Phrase | undefined {
  const written = document.sourceText(path);
  return /^\d{1,3}(?:\.\d{3})+$/.test(written)
    ? { id: 'fraction.thousands', values: { number: written.replaceAll('.', '') } }
    : undefined;
}

const yesOrNo: Explanation = (error) => {
  const { value } = error;
  if (expectedType(error) !== 'boolean' || typeof value !== 'string') return undefined;
  const truth = truthWords.get(value.trim().toLowerCase());
  return truth === undefined
    ? undefined
    : {
        code: 'wrong-type',
        ...textFor(error, value),
        fix: { id: 'write-truth', values: { truth } },
      };
};

function typeFix({ node }: SchemaError, type: string): Phrase {
  if (type === 'array') return { id: 'wrong-type.list' };
  if (type !== 'object') return { id: 'wrong-type.write', values: { type: typeName(type) } };
  return node.properties
    ? { id: 'wrong-type.keys', values: { keys: listed(Object.keys(node.properties)) } }
    : { id: 'wrong-type.mapping' };
}

/** Explains a list that is written as one text. Only names may contain spaces; for names of countries it has their codes. */
const listAsText: Explanation = (error) => {
  const { value, path, node, schemas, lists } = error;
  const entry = schemas.resolve(node.items ?? {});
  if (expectedType(error) !== 'array' || typeof value !== 'string' || typeOf(entry) === 'object') return undefined;
  const countries = entry['x-ref'] === 'country' ? lists.countries : undefined;
  const words = value
    .split(/[,،;؛]/)
    .map((word) => word.trim())
    .map((word) => (countries && countryMeant(word, countries)) ?? word);
  const entries = [...new Set(words)];
  const isWord = isText(entry) ? /^\p{L}[\p{L}\p{M}\p{N} .'-]*$/u : /^[\w-]+$/;
  if (!words.every((word) => isWord.test(word))) return undefined;
  return {
    code: 'wrong-type',
    id: 'list-as-text',
    values: {
      name: nameOf(path),
      value: quote(value),
      list: `[${[...entries, ...missingEntries(error, entries)].join(', ')}]`,
    },
  };
};

/** Explains an amount with its currency in one text: `100 SAR`, `SAR 100`, `100 ريال سعودي`. */
const moneyAsText: Explanation = ({ node, path, value, lists: { currencies } }) => {
  if (typeof value !== 'string' || !node.properties?.['amount'] || !node.properties['currency']) return undefined;
  const [, before = '', number = '', after = ''] = /^(\D*)(\d[\d.,]*)([^\d.,]*)$/.exec(inLatinSigns(value)) ?? [];
  const amount = withoutCommas(number) ?? number;
  const written = before.trim() || after.trim();
  const isCode = currencies !== undefined && Object.hasOwn(currencies.currencies, written);
  const currency = isCode ? written : currencies && currencyMeant(written, currencies);
  if (!(Number(amount) > 0) || currency === undefined) return undefined;
  return {
    code: 'wrong-type',
    id: 'wrong-type',
    values: { name: nameOf(path), type: typeName('object') },
    fix: { id: 'write', values: { text: inFull(`{ amount: ${amount}, currency: ${currency} }`) } },
  };
};

const wrongType: Explanation = (error) => {
  const type = expectedType(error);
  return {
    code: 'wrong-type',
    id: 'wrong-type',
    values: { name: nameOf(error.path), type: typeName(type) },
    why: meaning(error.node),
    fix: typeFix(error, type),
  };
};

/** Explanations for values of the wrong type, most specific first. */
export const typeExplanations: readonly Explanation[] = [
  valueIsComment,
  wordForNothing,
  noTranslation,
  noDate,
  noValue,
  wordOrMapping,
  numberForDate,
  unquotedScalar,
  unquotedCollection,
  categoryName,
  textPerLanguage,
  oneLanguage,
  quotedNumber,
  numberWithComma,
  numberWithWords,
  fraction,
  yesOrNo,
  listAsText,
  moneyAsText,
  wrongType,
];
