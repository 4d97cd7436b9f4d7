import type { Edit } from '../../diagnostics/diagnostic';
import type { Phrase } from '../../diagnostics/phrases';
import { choiceFromAll } from '../../diagnostics/suggest';
import { codePointName, inFull, quote } from '../../diagnostics/visible';
import { isoDay } from '../../../../src/domain/dates/calendar';
import { impossibleDate, lastDayOf, withoutOffset, type ImpossibleDate } from '../../load/date-mistakes';
import { otherSpaces } from '../../load/foreign-text';
import { momentParts } from '../../load/moments';
import { countryMeant, currencyMeant } from '../codes-meant';
import { editWithin } from '../edits';
import { joinedEntries } from '../joined-entries';
import { formats, formatSentence, isLocalAddress, type Format } from '../formats';
import { withLatinDigits } from '../latin-digits';
import { isRequired, missingEntries, spelling, valueAt, type Explanation, type SchemaError } from './explanation';
import { expectation, isObject, meaning, typeName, nameOf } from './names';
import { missingTranslationAt } from './translations';

/** The fix that shows the text to write. */
function write(text: string): Phrase {
  return { id: 'write', values: { text: inFull(text) } };
}

/** The entries of the list that has the wrong value; none outside of a list. Lists of codes and ids have each once. */
function entriesBeside({ document, path }: SchemaError): readonly unknown[] {
  const list = valueAt(document, path.slice(0, -1));
  return Array.isArray(list) ? list : [];
}

/** The fix for an entry that could only be one of those that the list already has. */
function removeEntry(present: readonly string[]): Phrase {
  return { id: 'remove-entry', values: { present: { list: present } } };
}

const emptyTranslation: Explanation = (error) =>
  error.keyword === 'minLength' ? missingTranslationAt(error) : undefined;

const emptyText: Explanation = (error) =>
  error.keyword === 'minLength'
    ? {
        code: 'missing-value',
        id: 'missing-value.empty',
        values: { name: nameOf(error.path) },
        why: meaning(error.node),
        fix: { id: isRequired(error) ? 'missing-value.empty.needed' : 'missing-value.empty.optional' },
      }
    : undefined;

const tooLong: Explanation = ({ keyword, path, limit }) =>
  keyword === 'maxLength'
    ? {
        code: 'invalid-value',
        id: 'too-long',
        values: { name: nameOf(path), limit: Number(limit) },
      }
    : undefined;

/** Explains a text without the form of a country or currency code, usually the name of one. */
const nameForCode: Explanation = (error) => {
  const { keyword, node, path, value, lists } = error;
  if (keyword !== 'pattern' || typeof value !== 'string') return undefined;
  const list =
    node['x-ref'] === 'country'
      ? {
          file: 'data/countries.yaml',
          codes: Object.keys(lists.countries?.countries ?? {}),
          meant: lists.countries && countryMeant(value, lists.countries),
        }
      : node['x-ref'] === 'currency'
        ? {
            file: 'data/currencies.yaml',
            codes: Object.keys(lists.currencies?.currencies ?? {}),
            meant: lists.currencies && currencyMeant(value, lists.currencies),
          }
        : undefined;
  if (!list) return undefined;
  const { file, codes, meant } = list;
  const written = spelling(error);
  const isThere = meant !== undefined && entriesBeside(error).includes(meant);
  return {
    code: 'unknown-value',
    id: 'cannot-be',
    values: { name: nameOf(path), value: quote(written) },
    why: meant === undefined ? undefined : meaning(node),
    fix:
      meant === undefined
        ? { id: 'values.named-in', values: { choice: choiceFromAll(written, { id: 'label.values' }, codes), file } }
        : isThere
          ? removeEntry([meant])
          : write(meant),
  };
};

/** Explains `- instagram: https://…`: networks with addresses are keys, not entries of a list. */
const networkInList: Explanation = ({ node, path, value }) => {
  if (node.title !== 'SocialNetwork' || !isObject(value)) return undefined;
  const [[network, address] = []] = Object.entries(value);
  return network === undefined
    ? undefined
    : {
        code: 'wrong-type',
        id: 'network-in-list',
        values: { name: nameOf(path), line: inFull(`${network}: ${String(address)}`) },
      };
};

const noChoice: Explanation = (error) => {
  const { keyword, path, limit } = error;
  if (keyword !== 'enum') return undefined;
  const written = spelling(error);
  const values = Array.isArray(limit) ? limit.map(String) : [];
  const beside = entriesBeside(error);
  const unused = values.filter((value) => !beside.includes(value));
  return {
    code: 'unknown-value',
    id: 'cannot-be',
    values: { name: nameOf(path), value: quote(written) },
    // All values are shown, because the list is closed.
    fix: unused.length > 0 ? choiceFromAll(written, { id: 'label.values' }, unused) : removeEntry(values),
  };
};

/**
 * Explains an Arabic comma in a flow list: `[SA، AE]` is one entry. For entries with texts, `misreadTexts` reports it.
 */
const arabicComma: Explanation = ({ keyword, path, value, document }) =>
  (keyword === 'enum' || keyword === 'pattern' || keyword === 'format') && typeof value === 'string'
    ? joinedEntries(path, value, document)
    : undefined;

const fixedValue: Explanation = ({ keyword, path, limit, node }) =>
  keyword === 'const'
    ? {
        code: 'unknown-value',
        // A flag that can only be true is optional; any other key with one possible value is required.
        id: typeof limit === 'boolean' ? 'fixed-value.flag' : 'fixed-value',
        values: { name: nameOf(path), value: quote(limit) },
        why: meaning(node),
      }
    : undefined;

/** The value and the format that it violates; undefined for any other error. */
function badFormat({ keyword, value, limit }: SchemaError): { text: string; format: Format | undefined } | undefined {
  return keyword === 'format' ? { text: String(value), format: formats[String(limit)] } : undefined;
}

/** The edit that replaces a whole value. */
function editOf({ document, path }: SchemaError, text: string, instead: string): readonly Edit[] {
  return editWithin(document, path, [0, text.length], instead);
}

/** Explains an unusual space character in an id, a code or an address. */
const otherSpace: Explanation = (error) => {
  const { keyword, path, node, value } = error;
  if ((keyword !== 'format' && keyword !== 'pattern') || typeof value !== 'string') return undefined;
  const [found = ''] = new RegExp(otherSpaces).exec(value) ?? [];
  if (found === '') return undefined;
  const instead = value.replace(new RegExp(otherSpaces, 'g'), '');
  return {
    code: formats[node.format ?? '']?.code ?? 'invalid-value',
    id: 'cannot-be',
    values: { name: nameOf(path), value: quote(value) },
    why: { id: 'other-space.why', values: { space: codePointName(found) } },
    fix: satisfies(error, instead)
      ? { id: 'other-space.write', values: { instead: inFull(instead) } }
      : { id: 'other-space.delete' },
  };
};

const otherDigits: Explanation = (error) => {
  const { text, format } = badFormat(error) ?? {};
  const latin = withLatinDigits(text ?? '');
  if (text === undefined || latin === text || !format?.test(latin)) return undefined;
  return {
    code: format.code,
    id: 'cannot-be',
    values: { name: nameOf(error.path), value: quote(text) },
    why: { id: 'latin-digits.why' },
    fix: write(latin),
    edits: editOf(error, text, latin),
  };
};

/** What a value must be, according to its format. */
function mustBe({ limit }: SchemaError): Phrase {
  return { id: 'must-be', values: { what: formatSentence(String(limit)) ?? typeName('string') } };
}

/** Explains an address with a repeated scheme: `https://https://` or `http://https://`. */
const schemeTwice: Explanation = (error) => {
  const { text = '', format } = badFormat(error) ?? {};
  const instead = text.replace(/^(?:https?:\/*){2,}/i, 'https://');
  if (format?.code !== 'invalid-link' || instead === text || !format.test(instead)) return undefined;
  return {
    code: format.code,
    id: 'cannot-be',
    values: { name: nameOf(error.path), value: quote(text) },
    why: { id: 'scheme-twice.why' },
    fix: write(instead),
    edits: editOf(error, text, instead),
  };
};

/** Explains an address that is reachable only from one computer or network. */
const localLink: Explanation = (error) => {
  const { text = '', format } = badFormat(error) ?? {};
  if (format?.code !== 'invalid-link' || !isLocalAddress(text)) return undefined;
  // Addresses of the development server start with the language.
  const isPage = error.limit === 'link-target' && /^https?:\/\/[^/]+\/(?:en|ar)\//i.test(text);
  const page = isPage ? formats['path']?.meant?.(text.replace(/[?#].*$/, '')) : undefined;
  return {
    code: format.code,
    id: 'cannot-be',
    values: { name: nameOf(error.path), value: quote(text) },
    why: { id: 'local-link.why' },
    fix: page === undefined ? { id: 'local-link.fix' } : { id: 'local-link.fix.own', values: { page: inFull(page) } },
  };
};

const insecureLink: Explanation = (error) => {
  const { text = '', format } = badFormat(error) ?? {};
  if (format?.code !== 'invalid-link' || !/^http:\/\//i.test(text)) return undefined;
  return {
    code: format.code,
    id: 'cannot-be',
    values: { name: nameOf(error.path), value: quote(text) },
    why: { id: 'insecure-link.why' },
    fix: { id: 'insecure-link.fix', values: { mustBe: mustBe(error) } },
  };
};

/** What is wrong with a month. For a full date, its month is proposed, but not as an edit: the day may be needed. */
function monthMistake(text: string): ImpossibleDate | undefined {
  const mistake = impossibleDate(text);
  const { day } = momentParts(mistake?.instead ?? text) ?? {};
  return day ? { why: mistake?.why ?? { id: 'invalid-date.month' }, instead: isoDay(day).slice(0, 7) } : mistake;
}

/** What is wrong with a date; undefined if that is unknown. */
function dateMistake({ path, limit }: SchemaError, text: string): ImpossibleDate | undefined {
  const latin = withLatinDigits(text);
  if (limit === 'month') return monthMistake(latin);
  if (limit !== 'moment') return impossibleDate(latin);
  // Only for the end of an offer is the day clear from the month: the last one.
  if (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(latin))
    return { why: { id: 'invalid-date.no-day' }, instead: path.at(-1) === 'expires' ? lastDayOf(latin) : undefined };
  return impossibleDate(latin) ?? withoutOffset(latin);
}

/** Quotes a text that starts with #. */
function inYaml(text: string): string {
  return text.startsWith('#') ? `"${text}"` : text;
}

const spaceInLink: Explanation = (error) => {
  const { text = '', format } = badFormat(error) ?? {};
  const instead = text.trim().replace(/\s+/g, '%20');
  if (format?.code !== 'invalid-link' || !/^https:/.test(text) || instead === text || !format.test(instead))
    return undefined;
  return {
    code: format.code,
    id: 'cannot-be',
    values: { name: nameOf(error.path), value: quote(text) },
    why: { id: 'space-in-link.why' },
    fix: { id: 'space-in-link.fix', values: { instead: inFull(instead) } },
  };
};

/** The fix for a text of the wrong format, with the value that was probably meant. */
function formatFix(error: SchemaError, text: string, instead: string | undefined): Phrase {
  const format = formats[String(error.limit)];
  const isUnknown = format?.code === 'invalid-date' && !/\p{N}/u.test(text);
  const others: Phrase = isUnknown ? { id: 'or-remove-line', values: { others: mustBe(error) } } : mustBe(error);
  if (instead === undefined) return others;
  const isNewName = format === formats['image'] && !text.endsWith(instead);
  return { id: isNewName ? 'if-meant.file' : 'if-meant', values: { instead: inFull(inYaml(instead)), others } };
}

const wrongFormat: Explanation = (error) => {
  const bad = badFormat(error);
  if (!bad) return undefined;
  const { text, format } = bad;
  const isDate = format?.code === 'invalid-date';
  const date = isDate ? dateMistake(error, text) : undefined;
  const intended = date?.instead ?? format?.meant?.(text);
  const instead = intended !== undefined && format?.test(intended) ? intended : undefined;
  return {
    code: format?.code ?? 'invalid-value',
    id: 'cannot-be',
    values: { name: nameOf(error.path), value: quote(text) },
    why: date?.why ?? format?.why?.(text),
    fix: formatFix(error, text, instead),
    edits: date?.isSame && instead !== undefined ? editOf(error, text, instead) : undefined,
  };
};

/** The value of a field for codes that violates its format; undefined for any other error. */
function codeOf({ keyword, node, value }: SchemaError): string | undefined {
  return keyword === 'format' && node.title === 'CodeText' && typeof value === 'string' ? value : undefined;
}

/** The text between typographic quotes around a whole value, if it can be written in straight quotes unchanged. */
function inCurlyQuotes(text: string): string | undefined {
  return /^[“”„‟]([^“”„‟‘’«»"\\]+)[“”„‟]$/.exec(text)?.[1];
}

/** The edit that straightens the quotes around a whole value; none if it has other quotes. */
function straightened({ document, path }: SchemaError, text: string): readonly Edit[] {
  const inside = inCurlyQuotes(text);
  if (inside === undefined || document.sourceText(path) !== text) return [];
  const value = { path, start: 0, end: text.length, text: inside };
  return [{ span: document.span(path), text: `"${inside}"`, value }];
}

/** Whether another value would satisfy the violated keyword. */
function satisfies({ keyword, limit }: SchemaError, value: string): boolean {
  if (keyword === 'enum') return Array.isArray(limit) && limit.includes(value);
  if (keyword === 'pattern') return new RegExp(String(limit), 'u').test(value);
  return keyword === 'format' && formats[String(limit)]?.test(value) === true;
}

/** Explains a value that would be valid without its typographic quotes. */
const quotedValue: Explanation = (error) => {
  const { value, path, node, keyword } = error;
  const inside = typeof value === 'string' ? inCurlyQuotes(value) : undefined;
  const code = formats[node.format ?? '']?.code ?? (keyword === 'enum' ? 'unknown-value' : 'invalid-value');
  // A date needs no quotes, and its errors have their own explanation.
  if (inside === undefined || code === 'invalid-date' || !satisfies(error, inside)) return undefined;
  return {
    code,
    id: 'cannot-be',
    values: { name: nameOf(path), value: quote(value) },
    why: { id: 'curly-quotes.why', values: { kind: 'value' } },
    fix: { id: 'curly-quotes.fix', values: { text: `"${inside}"` } },
    edits: straightened(error, String(value)),
  };
};

const quotedCode: Explanation = (error) => {
  const code = codeOf(error);
  if (code === undefined || !/[“”„‟‘’«»]/.test(code)) return undefined;
  return {
    code: 'invalid-value',
    id: 'cannot-be-code',
    values: { code: quote(code) },
    why: { id: 'curly-quotes.why', values: { kind: 'code' } },
    fix: { id: 'curly-quotes.fix', values: { text: `"${code.replace(/[“”„‟‘’«»]/g, '')}"` } },
    edits: straightened(error, code),
  };
};

const badCode: Explanation = (error) => {
  const code = codeOf(error);
  if (code === undefined) return undefined;
  return {
    code: 'invalid-value',
    id: 'cannot-be-code',
    values: { code: quote(code) },
    why: { id: 'cannot-be-code.form' },
    fix: { id: 'cannot-be-code.write' },
  };
};

const wrongPattern: Explanation = (error) =>
  error.keyword === 'pattern'
    ? {
        code: formats[error.node.format ?? '']?.code ?? 'invalid-value',
        id: 'cannot-be',
        values: { name: nameOf(error.path), value: quote(error.value) },
        fix: expectation(error.node),
      }
    : undefined;

const tooFew: Explanation = (error) => {
  const { keyword, path, value, limit, node } = error;
  if (keyword !== 'minItems') return undefined;
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const count = entries.length;
  const missing = missingEntries(error, entries);
  return {
    code: 'wrong-count',
    id: 'too-few',
    values: { name: nameOf(path), count, limit: Number(limit) },
    why: meaning(node),
    fix:
      missing.length > 0
        ? { id: 'too-few.add', values: { missing: { list: missing } } }
        : { id: count > 0 ? 'too-few.missing' : isRequired(error) ? 'too-few.needed' : 'too-few.optional' },
  };
};

const tooMany: Explanation = ({ keyword, path, value, limit, node }) =>
  keyword === 'maxItems'
    ? {
        code: 'wrong-count',
        id: 'too-many',
        values: { name: nameOf(path), count: Array.isArray(value) ? value.length : 0, limit: Number(limit) },
        why: meaning(node),
      }
    : undefined;

const repeatedEntry: Explanation = ({ keyword, params, path, document }) => {
  if (keyword !== 'uniqueItems') return undefined;
  const places = [Number(params['i']), Number(params['j'])];
  const first = document.span([...path, Math.min(...places)]);
  return {
    code: 'duplicate-entry',
    path: [...path, Math.max(...places)],
    id: 'duplicate-entry',
    values: { name: nameOf(path) },
    related: [{ message: { id: 'related.first' }, file: document.file.path, span: first }],
  };
};

const tooPrecise: Explanation = (error) =>
  error.keyword === 'multipleOf'
    ? {
        code: 'out-of-range',
        id: 'cannot-be',
        values: { name: nameOf(error.path), value: error.document.sourceText(error.path) },
        fix: expectation(error.node),
      }
    : undefined;

const bounds: ReadonlySet<string> = new Set(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']);

/** Explains a percentage written as a fraction of one. */
const shareOfOne: Explanation = ({ keyword, path, value }) => {
  if (keyword !== 'minimum' || path.at(-1) !== 'percent' || typeof value !== 'number' || value <= 0) return undefined;
  const percent = Math.round(value * 10_000) / 100;
  return {
    code: 'out-of-range',
    id: 'cannot-be',
    values: { name: nameOf(path), value: quote(value) },
    why: { id: 'share-of-one.why' },
    fix: { id: 'share-of-one.fix', values: { percent } },
  };
};

const outOfRange: Explanation = ({ keyword, path, document, node, limit }) =>
  bounds.has(keyword)
    ? {
        code: 'out-of-range',
        id: 'cannot-be',
        values: { name: nameOf(path), value: quote(document.sourceText(path)) },
        why: meaning(node),
        fix: { id: 'out-of-range.fix', values: { bound: keyword, limit: Number(limit) } },
      }
    : undefined;

const otherKeyword: Explanation = (error) => ({
  code: 'invalid-value',
  id: 'cannot-be',
  values: { name: nameOf(error.path), value: quote(error.document.sourceText(error.path)) },
  why: meaning(error.node),
  fix: expectation(error.node),
});

/** Explanations for values of the right type, most specific first. */
export const valueExplanations: readonly Explanation[] = [
  emptyTranslation,
  emptyText,
  tooLong,
  arabicComma,
  quotedCode,
  quotedValue,
  nameForCode,
  networkInList,
  noChoice,
  fixedValue,
  otherSpace,
  badCode,
  otherDigits,
  schemeTwice,
  localLink,
  insecureLink,
  spaceInLink,
  wrongFormat,
  wrongPattern,
  tooFew,
  tooMany,
  repeatedEntry,
  tooPrecise,
  shareOfOne,
  outOfRange,
  otherKeyword,
];
