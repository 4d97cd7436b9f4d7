import type { Edit } from '../../diagnostics/diagnostic';
import type { Phrase } from '../../diagnostics/phrases';
import { choiceFromAll } from '../../diagnostics/suggest';
import { codePointName, inFull, quote } from '../../diagnostics/visible';
import { isoDay } from '../../../../src/domain/dates/calendar';
import { impossibleDate, lastDayOf, withoutOffset, type ImpossibleDate } from '../../load/date-mistakes';
import { otherSpaces } from '../../load/foreign-text';
import { momentParts } from '../../load/moments';
import { countryMeant, currencyMeant } from '../coupon-codes/codes-meant';
import { editWithin } from '../engine/edits';
import { joinedEntries } from '../schema/joined-entries';
import { formats, formatSentence, isLocalAddress, type Format } from '../schema/formats';
import { withLatinDigits } from '../texts/latin-digits';
import {
  isRequired,
  missingEntries,
  on,
  spelling,
  type Explained,
  type Explanation,
  type SchemaError,
} from './explanation';
import { isMapping, valueAt } from '../../load/fields';
import { expectation, meaning, typeName } from '../schema/names';
import { missingTranslationAt } from './translations';

/** The fix that shows the text to write. */
function write(text: string): Phrase {
  return { id: 'write', values: { text: inFull(text) } };
}

/** The entries of the list that has the wrong value; none outside of a list. Lists of codes and ids have each once. */
function entriesBeside({ document, path }: SchemaError): readonly unknown[] {
  const list = valueAt(document.value, path.slice(0, -1));
  return Array.isArray(list) ? list : [];
}

/** The fix for an entry that could only be one of those that the list already has. */
function removeEntry(present: readonly string[]): Phrase {
  return { id: 'remove-entry', values: { present: { list: present } } };
}

/** The edit that replaces a whole value. */
function editOf({ document, path }: SchemaError, text: string, instead: string): readonly Edit[] {
  return editWithin(document, path, [0, text.length], instead);
}

/** What a value must be, according to its format. */
function mustBe({ limit }: SchemaError): Phrase {
  return { id: 'must-be', values: { what: formatSentence(String(limit)) ?? typeName('string') } };
}

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

/** The fix for a text of the wrong format, with the value that was probably meant. */
function formatFix(error: SchemaError, text: string, instead: string | undefined): Phrase {
  const format = formats[String(error.limit)];
  const isUnknown = format?.code === 'invalid-date' && !/\p{N}/u.test(text);
  const others: Phrase = isUnknown ? { id: 'or-remove-line', values: { others: mustBe(error) } } : mustBe(error);
  if (instead === undefined) return others;
  const isNewName = format === formats['image'] && !text.endsWith(instead);
  return { id: isNewName ? 'if-meant.file' : 'if-meant', values: { instead: inFull(inYaml(instead)), others } };
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

/** Whether a value is a code for shoppers. */
function isCode({ node, value }: SchemaError): boolean {
  return node.title === 'CodeText' && typeof value === 'string';
}

/** Explains a text that violates its format. */
function inFormat(explain: (error: SchemaError, text: string, format: Format) => Explained | undefined): Explanation {
  return (error) => {
    const format = error.keyword === 'format' ? formats[String(error.limit)] : undefined;
    return format && explain(error, String(error.value), format);
  };
}

/** Explains a text that violates the format of an address. */
function inLink(explain: (error: SchemaError, text: string, format: Format) => Explained | undefined): Explanation {
  return inFormat((error, text, format) => (format.code === 'invalid-link' ? explain(error, text, format) : undefined));
}

/** The list of codes that a text should be one of, and the code of the name that it is. */
function codesFor({ node, lists: { countries, currencies } }: SchemaError, name: string) {
  if (node['x-ref'] === 'country')
    return {
      file: 'data/countries.yaml',
      codes: Object.keys(countries?.countries ?? {}),
      meant: countries && countryMeant(name, countries),
    };
  if (node['x-ref'] !== 'currency') return undefined;
  return {
    file: 'data/currencies.yaml',
    codes: Object.keys(currencies?.currencies ?? {}),
    meant: currencies && currencyMeant(name, currencies),
  };
}

/** Explanations for values of the right type, most specific first. */
export const valueExplanations: readonly Explanation[] = [
  on(['minLength'], missingTranslationAt),
  on(['minLength'], (error) => ({
    code: 'missing-value',
    id: 'missing-value.empty',
    why: meaning(error.node),
    fix: { id: isRequired(error) ? 'missing-value.empty.needed' : 'missing-value.empty.optional' },
  })),
  on(['maxLength'], ({ limit }) => ({ code: 'invalid-value', id: 'too-long', values: { limit: Number(limit) } })),
  // An Arabic comma in a flow list: `[SA، AE]` is one entry. For entries with texts, `misreadTexts` reports it.
  on(['enum', 'pattern', 'format'], ({ path, value, document }) =>
    typeof value === 'string' ? joinedEntries(path, value, document) : undefined,
  ),
  // A code in typographic quotes.
  on(['format'], (error) => {
    const code = String(error.value);
    if (!isCode(error) || !/[“”„‟‘’«»]/.test(code)) return undefined;
    return {
      id: 'cannot-be-code',
      values: { code: quote(code) },
      why: { id: 'curly-quotes.why', values: { kind: 'code' } },
      fix: { id: 'curly-quotes.fix', values: { text: `"${code.replace(/[“”„‟‘’«»]/g, '')}"` } },
      edits: straightened(error, code),
    };
  }),
  // A value that would be valid without its typographic quotes.
  (error) => {
    const { value, node, keyword } = error;
    const inside = typeof value === 'string' ? inCurlyQuotes(value) : undefined;
    const code = formats[node.format ?? '']?.code ?? (keyword === 'enum' ? 'unknown-value' : 'invalid-value');
    // A date needs no quotes, and its errors have their own explanation.
    if (inside === undefined || code === 'invalid-date' || !satisfies(error, inside)) return undefined;
    return {
      code,
      why: { id: 'curly-quotes.why', values: { kind: 'value' } },
      fix: { id: 'curly-quotes.fix', values: { text: `"${inside}"` } },
      edits: straightened(error, String(value)),
    };
  },
  // A text without the form of a country or currency code, usually the name of one.
  on(['pattern'], (error) => {
    const list = typeof error.value === 'string' ? codesFor(error, error.value) : undefined;
    if (!list) return undefined;
    const { file, codes, meant } = list;
    if (meant !== undefined)
      return {
        code: 'unknown-value',
        why: meaning(error.node),
        fix: entriesBeside(error).includes(meant) ? removeEntry([meant]) : write(meant),
      };
    const choice = choiceFromAll(spelling(error), { id: 'label.values' }, codes);
    return { code: 'unknown-value', fix: { id: 'values.named-in', values: { choice, file } } };
  }),
  // `- instagram: https://…`: networks with addresses are keys, not entries of a list.
  ({ node, value }) => {
    const [[network, address] = []] = Object.entries(isMapping(value) ? value : {});
    if (node.title !== 'SocialNetwork' || network === undefined) return undefined;
    return {
      code: 'wrong-type',
      id: 'network-in-list',
      values: { line: inFull(`${network}: ${String(address)}`) },
    };
  },
  on(['enum'], (error) => {
    const values = Array.isArray(error.limit) ? error.limit.map(String) : [];
    const beside = entriesBeside(error);
    const unused = values.filter((value) => !beside.includes(value));
    return {
      code: 'unknown-value',
      // All values are shown, because the list is closed.
      fix: unused.length > 0 ? choiceFromAll(spelling(error), { id: 'label.values' }, unused) : removeEntry(values),
    };
  }),
  on(['const'], ({ limit, node }) => ({
    code: 'unknown-value',
    // A flag that can only be true is optional; any other key with one possible value is required.
    id: typeof limit === 'boolean' ? 'fixed-value.flag' : 'fixed-value',
    values: { value: quote(limit) },
    why: meaning(node),
  })),
  // An unusual space character in an id, a code or an address.
  on(['format', 'pattern'], (error) => {
    const text = typeof error.value === 'string' ? error.value : '';
    const [found = ''] = new RegExp(otherSpaces).exec(text) ?? [];
    if (found === '') return undefined;
    const instead = text.replace(new RegExp(otherSpaces, 'g'), '');
    return {
      why: { id: 'other-space.why', values: { space: codePointName(found) } },
      fix: satisfies(error, instead)
        ? { id: 'other-space.write', values: { instead: inFull(instead) } }
        : { id: 'other-space.delete' },
    };
  }),
  on(['format'], (error) =>
    isCode(error)
      ? {
          id: 'cannot-be-code',
          values: { code: quote(error.value) },
          why: { id: 'cannot-be-code.form' },
          fix: { id: 'cannot-be-code.write' },
        }
      : undefined,
  ),
  inFormat((error, text, format) => {
    const latin = withLatinDigits(text);
    if (latin === text || !format.test(latin)) return undefined;
    return { why: { id: 'latin-digits.why' }, fix: write(latin), edits: editOf(error, text, latin) };
  }),
  // An address with a repeated scheme: `https://https://` or `http://https://`.
  inLink((error, text, format) => {
    const instead = text.replace(/^(?:https?:\/*){2,}/i, 'https://');
    if (instead === text || !format.test(instead)) return undefined;
    return { why: { id: 'scheme-twice.why' }, fix: write(instead), edits: editOf(error, text, instead) };
  }),
  // An address that is reachable only from one computer or network.
  inLink(({ limit }, text) => {
    if (!isLocalAddress(text)) return undefined;
    // Addresses of the development server start with the language.
    const isPage = limit === 'link-target' && /^https?:\/\/[^/]+\/(?:en|ar)\//i.test(text);
    const page = isPage ? formats['path']?.meant?.(text.replace(/[?#].*$/, '')) : undefined;
    return {
      why: { id: 'local-link.why' },
      fix: page === undefined ? { id: 'local-link.fix' } : { id: 'local-link.fix.own', values: { page: inFull(page) } },
    };
  }),
  inLink((error, text) =>
    /^http:\/\//i.test(text)
      ? { why: { id: 'insecure-link.why' }, fix: { id: 'insecure-link.fix', values: { mustBe: mustBe(error) } } }
      : undefined,
  ),
  inLink((_error, text, format) => {
    const instead = text.trim().replace(/\s+/g, '%20');
    if (!/^https:/.test(text) || instead === text || !format.test(instead)) return undefined;
    return { why: { id: 'space-in-link.why' }, fix: { id: 'space-in-link.fix', values: { instead: inFull(instead) } } };
  }),
  inFormat((error, text, format) => {
    const date = format.code === 'invalid-date' ? dateMistake(error, text) : undefined;
    const intended = date?.instead ?? format.meant?.(text);
    const instead = intended !== undefined && format.test(intended) ? intended : undefined;
    return {
      why: date?.why ?? format.why?.(text),
      fix: formatFix(error, text, instead),
      edits: date?.isSame && instead !== undefined ? editOf(error, text, instead) : undefined,
    };
  }),
  on(['pattern'], ({ node }) => ({ fix: expectation(node) })),
  on(['minItems'], (error) => {
    const entries: readonly unknown[] = Array.isArray(error.value) ? error.value : [];
    const missing = missingEntries(error, entries);
    const id = entries.length > 0 ? 'too-few.missing' : isRequired(error) ? 'too-few.needed' : 'too-few.optional';
    return {
      code: 'wrong-count',
      id: 'too-few',
      values: { count: entries.length, limit: Number(error.limit) },
      why: meaning(error.node),
      fix: missing.length > 0 ? { id: 'too-few.add', values: { missing: { list: missing } } } : { id },
    };
  }),
  on(['maxItems'], ({ value, limit, node }) => ({
    code: 'wrong-count',
    id: 'too-many',
    values: { count: Array.isArray(value) ? value.length : 0, limit: Number(limit) },
    why: meaning(node),
  })),
  on(['uniqueItems'], ({ params, path, document }) => {
    const places = [Number(params['i']), Number(params['j'])];
    const first = document.span([...path, Math.min(...places)]);
    return {
      code: 'duplicate-entry',
      path: [...path, Math.max(...places)],
      id: 'duplicate-entry',
      related: [{ message: { id: 'related.first' }, file: document.file.path, span: first }],
    };
  }),
  // Too many digits after the decimal point.
  on(['multipleOf'], (error) => ({
    code: 'out-of-range',
    id: 'cannot-be',
    values: { value: spelling(error) },
    fix: expectation(error.node),
  })),
  // A percentage written as a fraction of one.
  on(['minimum'], ({ path, value }) =>
    path.at(-1) === 'percent' && typeof value === 'number' && value > 0
      ? {
          code: 'out-of-range',
          why: { id: 'share-of-one.why' },
          fix: { id: 'share-of-one.fix', values: { percent: Math.round(value * 10_000) / 100 } },
        }
      : undefined,
  ),
  on(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'], ({ keyword, node, limit }) => ({
    code: 'out-of-range',
    why: meaning(node),
    fix: { id: 'out-of-range.fix', values: { bound: keyword, limit: Number(limit) } },
  })),
  ({ node, document, path }) => ({
    code: 'invalid-value',
    values: { value: quote(document.sourceText(path)) },
    why: meaning(node),
    fix: expectation(node),
  }),
];
