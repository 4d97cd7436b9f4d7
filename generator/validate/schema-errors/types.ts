import { listing } from '../../diagnostics/suggest';
import { oneOf, quote } from '../../diagnostics/visible';
import { inQuotes } from '../../diagnostics/yaml-quotes';
import type { Path, SourceDocument } from '../../load/document';
import { categoryMeant } from '../categories';
import { dayOfSpreadsheet } from '../../load/date-mistakes';
import { formats } from '../formats';
import { withLatinDigits } from '../latin-digits';
import { isText } from '../schema-strings';
import { typeOf } from '../schemas';
import { isRequired, type Explanation, type SchemaError } from './explanation';
import { isObject, isPair, meaning, nameOf, typeNames } from './names';
import { bothLanguages, missingTranslationAt } from './translations';

/** Words that people write for true and false; older versions of YAML read some of them as such. */
const truthWords: ReadonlyMap<string, string> = new Map([
  ...['true', 'yes', 'y', 'on', 'نعم'].map((word) => [word, 'true'] as const),
  ...['false', 'no', 'n', 'off', 'لا'].map((word) => [word, 'false'] as const),
]);

function expectedType({ node }: SchemaError): string {
  return typeOf(node) ?? 'string';
}

function isNumberExpected(error: SchemaError): boolean {
  return ['number', 'integer'].includes(expectedType(error));
}

/** What follows `key: #` or `- #`. */
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
        message: `${nameOf(path)} has no value`,
        why: 'a # after a space begins a comment, so the rest of the line does not count',
        fix: `put the value in quotes: ${inQuotes(comment)}`,
      };
};

/** What a value must be: the sentence of its format, or the name of its type. */
function wanted(error: SchemaError): string {
  return formats[error.node.format ?? '']?.sentence ?? typeNames[expectedType(error)] ?? 'a value';
}

function isDate({ node }: SchemaError): boolean {
  return formats[node.format ?? '']?.code === 'invalid-date';
}

const noDate: Explanation = (error) =>
  error.value === null && isDate(error)
    ? {
        code: 'missing-value',
        message: `${nameOf(error.path)} has no date`,
        why: meaning(error.node),
        fix: `write ${wanted(error)}; if the date is not known, remove the line`,
      }
    : undefined;

const noValue: Explanation = (error) =>
  error.value === null
    ? {
        code: 'missing-value',
        message: `${nameOf(error.path)} has no value`,
        why: meaning(error.node),
        fix: `write ${wanted(error)}${isRequired(error) ? ': it is needed' : ', or remove the key'}`,
      }
    : undefined;

/** A number where a date belongs. Spreadsheets store dates as numbers of days. */
const numberForDate: Explanation = (error) => {
  const { value, path, document } = error;
  if (typeof value !== 'number' || !isDate(error)) return undefined;
  const day = dayOfSpreadsheet(value);
  return {
    code: 'invalid-date',
    message: `${nameOf(path)} cannot be ${quote(document.sourceText(path))}`,
    why: day === undefined ? undefined : `it looks like the number by which Excel stores ${day}`,
    fix: `${day === undefined ? '' : `write ${quote(day)} if you meant that; `}it must be ${wanted(error)}`,
  };
};

function whyNotText(value: number | boolean, source: string): string {
  if (typeof value === 'boolean') return 'YAML reads true and false as values of their own';
  if (String(value) === source) return 'YAML reads digits without quotes as a number';
  return Number.isFinite(value)
    ? `YAML reads it as the number ${value}, so what was written would be lost`
    : 'YAML reads it as infinity or as "not a number"';
}

/** A value that is one of a few words, or a mapping. */
const wordOrMapping: Explanation = ({ node, path, document }) => {
  const words = /^\^\(([a-z|-]+)\)\$$/.exec(node.pattern ?? '')?.[1]?.split('|');
  if (!words || !Array.isArray(node.type) || !node.type.includes('object')) return undefined;
  const keys = Object.keys(node.properties ?? {}).map((key) => `${key}:`);
  return {
    code: 'wrong-type',
    message: `${nameOf(path)} cannot be ${quote(document.sourceText(path))}`,
    why: meaning(node),
    fix: `write ${oneOf(words)}; or, on a line of its own below it, ${oneOf(keys)}`,
  };
};

const unquotedScalar: Explanation = (error) => {
  const { value, path, document } = error;
  if (expectedType(error) !== 'string' || (typeof value !== 'number' && typeof value !== 'boolean')) return undefined;
  const source = document.sourceText(path);
  return {
    code: 'unquoted-text',
    message: `${nameOf(path)} must be a text, and ${quote(source)} without quotes is ${typeof value === 'number' ? 'a number' : 'a yes-or-no value'}`,
    why: whyNotText(value, source),
    fix: `put it in quotes: "${source}"`,
  };
};

/** How YAML reads a text without quotes as a mapping or a list; undefined for a value that was not meant as one text. */
function readAs(value: unknown, source: string): string | undefined {
  if (source.includes('\n')) return undefined;
  if (source.startsWith('[')) return 'one that begins with [ is read as a list';
  if (!isObject(value)) return undefined;
  return source.startsWith('{')
    ? 'one that begins with { is read as a mapping'
    : 'one with a colon and a space is read as a key with its value';
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
        message: `${nameOf(path)} must be a text, and ${reading}`,
        fix: `put it in quotes: ${inQuotes(source)}`,
      };
};

const wordForNothing: Explanation = ({ value, path, node, document }) => {
  const source = value === null && isText(node) ? document.sourceText(path) : '';
  return source === ''
    ? undefined
    : {
        code: 'unquoted-text',
        message: `${nameOf(path)} must be a text, and ${quote(source)} without quotes means "no value"`,
        fix: `write the text; if it is this word, put it in quotes: ${inQuotes(source)}`,
      };
};

/** A store has the name of its category in both languages, where its id belongs. */
const categoryName: Explanation = ({ node, value, path, lists: { categories } }) => {
  if (node.title !== 'CategoryId' || !isObject(value) || !categories) return undefined;
  const id = categoryMeant(Object.values(value).map(String), categories);
  return {
    code: 'wrong-type',
    message: `${nameOf(path)} is the id of a category, not its name`,
    why: 'the names of categories are in data/categories.yaml',
    fix:
      id === undefined
        ? `write one of: ${listing(Object.keys(categories.categories))}; or add the category to data/categories.yaml, and write its id`
        : `write \`${String(path.at(-1))}: ${id}\``,
  };
};

const textPerLanguage: Explanation = (error) => {
  const { value, path } = error;
  if (expectedType(error) !== 'string' || !isObject(value) || !('en' in value || 'ar' in value)) return undefined;
  return {
    code: 'wrong-type',
    message: `${nameOf(path)} is one text here, not one for each language`,
    why: 'this file is written in one language',
    fix: 'write the text after the colon, in the language that `language` names',
  };
};

const oneLanguage: Explanation = ({ value, path, node }) =>
  node.type === 'object' && isPair(node) && !isObject(value)
    ? {
        code: 'missing-translation',
        message: `${nameOf(path)} has a text in one language only`,
        why: bothLanguages,
        fix: `below ${nameOf(path)} write \`en:\` with the English text and \`ar:\` with the Arabic one`,
      }
    : undefined;

const quotedNumber: Explanation = (error) => {
  const { value, path } = error;
  if (!isNumberExpected(error) || typeof value !== 'string' || value.trim() === '' || !Number.isFinite(Number(value)))
    return undefined;
  return {
    code: 'wrong-type',
    message: `${nameOf(path)} must be ${typeNames[expectedType(error)] ?? ''}, and in quotes it is a text`,
    fix: `remove the quotes: ${value}`,
  };
};

/** What a number with commas is without them: those between thousands are left out, that of a fraction is a point. */
function withoutCommas(text: string): string | undefined {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return text.replaceAll(',', '');
  return /^\d+,\d+$/.test(text) ? text.replace(',', '.') : undefined;
}

const numberWithComma: Explanation = (error) => {
  const { value, path } = error;
  if (!isNumberExpected(error) || typeof value !== 'string') return undefined;
  const number = withoutCommas(withLatinDigits(value).replace('\u066c', ','));
  return number === undefined
    ? undefined
    : {
        code: 'wrong-type',
        message: `${nameOf(path)} must be ${typeNames[expectedType(error)] ?? ''}, and ${quote(value)} is a text`,
        why: 'a number has no comma: thousands are not separated, and a fraction follows a point',
        fix: `write ${number}`,
      };
};

const numberWithWords: Explanation = (error) => {
  const { value, path } = error;
  if (!isNumberExpected(error) || typeof value !== 'string') return undefined;
  const latin = withLatinDigits(value);
  const number = /^\D*(\d+(?:\.\d+)?)\D*$/.exec(latin)?.[1];
  return number === undefined
    ? undefined
    : {
        code: 'wrong-type',
        message: `${nameOf(path)} must be ${typeNames[expectedType(error)] ?? ''}, and ${quote(value)} is a text`,
        fix: `write the number alone${latin === value ? '' : ', in Latin digits'}: ${number}`,
      };
};

const fraction: Explanation = (error) =>
  expectedType(error) === 'integer' && typeof error.value === 'number'
    ? {
        code: 'wrong-type',
        message: `${nameOf(error.path)} must be a whole number, not ${quote(error.document.sourceText(error.path))}`,
        fix: thousands(error) ?? 'write it without a fraction',
      }
    : undefined;

/** The point in `2.500` separates thousands. */
function thousands({ document, path }: SchemaError): string | undefined {
  const written = document.sourceText(path);
  return /^\d{1,3}(?:\.\d{3})+$/.test(written)
    ? `write ${written.replaceAll('.', '')}: thousands are not separated`
    : undefined;
}

const yesOrNo: Explanation = (error) => {
  const { value, path } = error;
  if (expectedType(error) !== 'boolean' || typeof value !== 'string') return undefined;
  const truth = truthWords.get(value.trim().toLowerCase());
  return truth === undefined
    ? undefined
    : {
        code: 'wrong-type',
        message: `${nameOf(path)} must be true or false, and ${quote(value)} is a text`,
        fix: `write ${truth}, without quotes`,
      };
};

function typeFix({ node }: SchemaError, type: string): string {
  if (type === 'array') return 'begin each entry with `- ` on a line of its own, two spaces deeper than the key';
  if (type !== 'object') return `write ${typeNames[type] ?? 'another value'}`;
  const keys = node.properties ? `; keys: ${listing(Object.keys(node.properties))}` : '';
  return `write its keys below it, two spaces deeper${keys}`;
}

/** A list of words that is written as one text. */
const listAsText: Explanation = (error) => {
  const { value, path, node, schemas } = error;
  if (typeOf(schemas.resolve(node.items ?? {})) === 'object') return undefined;
  if (expectedType(error) !== 'array' || typeof value !== 'string' || !/^[\w-]+(?:\s*[,،;]\s*[\w-]+)*$/.test(value))
    return undefined;
  return {
    code: 'wrong-type',
    message: `${nameOf(path)} must be a list, and ${quote(value)} is a text`,
    fix: `write [${value.split(/\s*[,،;]\s*/).join(', ')}]`,
  };
};

const wrongType: Explanation = (error) => {
  const type = expectedType(error);
  return {
    code: 'wrong-type',
    message: `${nameOf(error.path)} must be ${typeNames[type] ?? type}`,
    why: meaning(error.node),
    fix: typeFix(error, type),
  };
};

/** Explanations of a value whose type is wrong. */
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
  wrongType,
];
