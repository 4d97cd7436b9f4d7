import type { Edit } from '../../diagnostics/diagnostic';
import type { Phrase } from '../../diagnostics/phrases';
import { choiceFromAll } from '../../diagnostics/suggest';
import { codePointName, inFull, quote } from '../../diagnostics/visible';
import { isoDay } from '../../../../src/domain/dates/calendar';
import { impossibleDate, lastDayOf, withoutOffset, type ImpossibleDate } from '../../load/date-mistakes';
import { asList, isMapping, valueAt } from '../../load/fields';
import { otherSpaces } from '../../load/foreign-text';
import { momentParts } from '../../load/moments';
import { countryMeant, currencyMeant } from '../references/categories';
import { editWithin, relatedAt } from '../engine/reporting';
import { formats, isLocalAddress } from '../schema/formats';
import { joinedEntries } from '../schema/joined-entries';
import { expectation } from '../schema/names';
import { withLatinDigits } from '../texts/latin-digits';
import { isRequired, missingEntries, missingTranslationAt, type Explanation, type SchemaError } from './schema-error';

function write(text: string): Phrase {
  return { id: 'write', values: { text: inFull(text) } };
}

/** The entries of the list that has the wrong value; none outside of a list. Lists of codes and ids have each once. */
function entriesBeside({ document, path }: SchemaError): readonly unknown[] {
  return asList(valueAt(document.value, path.slice(0, -1)));
}

/** The fix for an entry that could only be one of those that the list already has. */
function removeEntry(present: readonly string[]): Phrase {
  return { id: 'remove-entry', values: { present: { list: present } } };
}

function editOf({ document, path, text }: SchemaError, instead: string): readonly Edit[] {
  return editWithin(document, path, [0, text.length], instead);
}

/** What is wrong with a date; undefined if that is unknown. */
function dateMistake({ path, limit, text }: SchemaError): ImpossibleDate | undefined {
  const latin = withLatinDigits(text);
  if (limit === 'month') {
    const mistake = impossibleDate(latin);
    const { day } = momentParts(mistake?.instead ?? latin) ?? {};
    // For a full date, its month is proposed, but not as an edit: the day may be needed.
    return day ? { why: mistake?.why ?? { id: 'invalid-date.month' }, instead: isoDay(day).slice(0, 7) } : mistake;
  }
  if (limit !== 'moment') return impossibleDate(latin);
  // Only for the end of an offer is the day clear from the month: the last one.
  if (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(latin))
    return { why: { id: 'invalid-date.no-day' }, instead: path.at(-1) === 'expires' ? lastDayOf(latin) : undefined };
  return impossibleDate(latin) ?? withoutOffset(latin);
}

/** The fix for a text of the wrong format, with the value that was probably meant. */
function formatFix({ text, format, formatCode, needed }: SchemaError, instead: string | undefined): Phrase {
  const mustBe: Phrase = { id: 'must-be', values: { what: needed } };
  const isUnknown = formatCode === 'invalid-date' && !/\p{N}/u.test(text);
  const others: Phrase = isUnknown ? { id: 'or-remove-line', values: { others: mustBe } } : mustBe;
  if (instead === undefined) return others;
  const isNewName = format === formats['image'] && !text.endsWith(instead);
  // A text that starts with # needs quotes.
  const inYaml = instead.startsWith('#') ? `"${instead}"` : instead;
  return { id: isNewName ? 'if-meant.file' : 'if-meant', values: { instead: inFull(inYaml), others } };
}

/** The text between typographic quotes around a whole value, if it can be written in straight quotes unchanged. */
function inCurlyQuotes(text: string): string | undefined {
  return /^[“”„‟]([^“”„‟‘’«»"\\]+)[“”„‟]$/.exec(text)?.[1];
}

/** The edit that straightens the quotes around a whole value; none if it has other quotes. */
function straightened({ document, path, text, source }: SchemaError): readonly Edit[] {
  const inside = inCurlyQuotes(text);
  if (inside === undefined || source !== text) return [];
  const value = { path, start: 0, end: text.length, text: inside };
  return [{ span: document.span(path), text: `"${inside}"`, value }];
}

/** Whether another value would satisfy the violated keyword. */
function satisfies({ keyword, limit, format }: SchemaError, value: string): boolean {
  if (keyword === 'enum') return Array.isArray(limit) && limit.includes(value);
  if (keyword === 'pattern') return new RegExp(String(limit), 'u').test(value);
  return keyword === 'format' && format?.test(value) === true;
}

/** The list of codes that a text should be one of, and the code of the name that it is. */
function codesFor({ node, text, lists: { countries, currencies } }: SchemaError) {
  if (node['x-ref'] === 'country')
    return {
      file: 'data/countries.yaml',
      codes: Object.keys(countries?.countries ?? {}),
      meant: countries && countryMeant(text, countries),
    };
  if (node['x-ref'] !== 'currency') return undefined;
  return {
    file: 'data/currencies.yaml',
    codes: Object.keys(currencies?.currencies ?? {}),
    meant: currencies && currencyMeant(text, currencies),
  };
}

/** An explanation of a text that another program or keyboard wrote, with the corrected text if it is valid. */
function rewritten(
  on: Pick<Explanation, 'on' | 'when'>,
  why: 'latin-digits.why' | 'scheme-twice.why',
  rewrite: (text: string) => string,
): Explanation {
  return {
    ...on,
    say(error) {
      const instead = rewrite(error.text);
      if (instead === error.text || !satisfies(error, instead)) return undefined;
      return { why: { id: why }, fix: write(instead), edits: editOf(error, instead) };
    },
  };
}

const format = ['format'];
const code = { title: 'CodeText', given: 'string' } as const;
const link = { formatCode: 'invalid-link' } as const;

/** Explanations for values of the right type, most specific first. */
export const valueExplanations: readonly Explanation[] = [
  { on: ['minLength'], say: missingTranslationAt },
  {
    on: ['minLength'],
    code: 'missing-value',
    say: (error) => ({
      id: 'missing-value.empty',
      why: error.why,
      fix: { id: isRequired(error) ? 'missing-value.empty.needed' : 'missing-value.empty.optional' },
    }),
  },
  {
    on: ['maxLength'],
    code: 'invalid-value',
    say: ({ limit }) => ({ id: 'too-long', values: { limit: Number(limit) } }),
  },
  {
    // An Arabic comma in a flow list: `[SA، AE]` is one entry. For entries with texts, `misreadTexts` reports it.
    on: ['enum', 'pattern', 'format'],
    when: { given: 'string' },
    say: ({ path, text, document }) => joinedEntries(path, text, document),
  },
  {
    on: format,
    when: code,
    say(error) {
      const { text } = error;
      if (!/[“”„‟‘’«»]/.test(text)) return undefined;
      return {
        id: 'cannot-be-code',
        values: { code: quote(text) },
        why: { id: 'curly-quotes.why', values: { kind: 'code' } },
        fix: { id: 'curly-quotes.fix', values: { text: `"${text.replace(/[“”„‟‘’«»]/g, '')}"` } },
        edits: straightened(error),
      };
    },
  },
  {
    // A value that would be valid without its typographic quotes.
    say(error) {
      const inside = inCurlyQuotes(error.text);
      // A date needs no quotes, and its errors have their own explanation.
      if (inside === undefined || error.formatCode === 'invalid-date' || !satisfies(error, inside)) return undefined;
      return {
        code: error.keyword === 'enum' ? 'unknown-value' : undefined,
        why: { id: 'curly-quotes.why', values: { kind: 'value' } },
        fix: { id: 'curly-quotes.fix', values: { text: `"${inside}"` } },
        edits: straightened(error),
      };
    },
  },
  {
    // A text without the form of a country or currency code, usually the name of one.
    on: ['pattern'],
    when: { given: 'string' },
    code: 'unknown-value',
    say(error) {
      const list = codesFor(error);
      if (!list) return undefined;
      const { file, codes, meant } = list;
      if (meant !== undefined)
        return { why: error.why, fix: entriesBeside(error).includes(meant) ? removeEntry([meant]) : write(meant) };
      const choice = choiceFromAll(error.text, { id: 'label.values' }, codes);
      return { fix: { id: 'values.named-in', values: { choice, file } } };
    },
  },
  {
    // `- instagram: https://…`: networks with addresses are keys, not entries of a list.
    when: { title: 'SocialNetwork' },
    code: 'wrong-type',
    say({ value }) {
      const [[network, address] = []] = Object.entries(isMapping(value) ? value : {});
      if (network === undefined) return undefined;
      return { id: 'network-in-list', values: { line: inFull(`${network}: ${String(address)}`) } };
    },
  },
  {
    on: ['enum'],
    code: 'unknown-value',
    say(error) {
      const values = asList(error.limit).map(String);
      const beside = entriesBeside(error);
      const unused = values.filter((value) => !beside.includes(value));
      // All values are shown, because the list is closed.
      const fix = choiceFromAll(error.spelling, { id: 'label.values' }, unused);
      return { fix: unused.length > 0 ? fix : removeEntry(values) };
    },
  },
  {
    on: ['const'],
    code: 'unknown-value',
    say: ({ limit, why }) => ({
      // A flag that can only be true is optional; any other key with one possible value is required.
      id: typeof limit === 'boolean' ? 'fixed-value.flag' : 'fixed-value',
      values: { value: quote(limit) },
      why,
    }),
  },
  {
    // An unusual space character in an id, a code or an address.
    on: ['format', 'pattern'],
    say(error) {
      const [found] = new RegExp(otherSpaces).exec(error.text) ?? [];
      if (found === undefined) return undefined;
      const instead = error.text.replace(new RegExp(otherSpaces, 'g'), '');
      return {
        why: { id: 'other-space.why', values: { space: codePointName(found) } },
        fix: satisfies(error, instead)
          ? { id: 'other-space.write', values: { instead: inFull(instead) } }
          : { id: 'other-space.delete' },
      };
    },
  },
  {
    on: format,
    when: code,
    say: ({ text }) => ({
      id: 'cannot-be-code',
      values: { code: quote(text) },
      why: { id: 'cannot-be-code.form' },
      fix: { id: 'cannot-be-code.write' },
    }),
  },
  rewritten({ on: format }, 'latin-digits.why', withLatinDigits),
  // An address with a repeated scheme: `https://https://` or `http://https://`.
  rewritten({ on: format, when: link }, 'scheme-twice.why', (text) => text.replace(/^(?:https?:\/*){2,}/i, 'https://')),
  {
    // An address that is reachable only from one computer or network.
    on: format,
    when: link,
    say({ limit, text }) {
      if (!isLocalAddress(text)) return undefined;
      // Addresses of the development server start with the language.
      const isPage = limit === 'link-target' && /^https?:\/\/[^/]+\/(?:en|ar)\//i.test(text);
      const page = isPage ? formats['path']?.meant?.(text.replace(/[?#].*$/, '')) : undefined;
      return {
        why: { id: 'local-link.why' },
        fix:
          page === undefined ? { id: 'local-link.fix' } : { id: 'local-link.fix.own', values: { page: inFull(page) } },
      };
    },
  },
  {
    on: format,
    when: link,
    say({ text, needed }) {
      const mustBe: Phrase = { id: 'must-be', values: { what: needed } };
      return /^http:\/\//i.test(text)
        ? { why: { id: 'insecure-link.why' }, fix: { id: 'insecure-link.fix', values: { mustBe } } }
        : undefined;
    },
  },
  {
    on: format,
    when: link,
    say(error) {
      const instead = error.text.trim().replace(/\s+/g, '%20');
      if (!error.text.startsWith('https:') || instead === error.text || !satisfies(error, instead)) return undefined;
      const fix: Phrase = { id: 'space-in-link.fix', values: { instead: inFull(instead) } };
      return { why: { id: 'space-in-link.why' }, fix };
    },
  },
  {
    on: format,
    say(error) {
      const { text, formatCode } = error;
      const date = formatCode === 'invalid-date' ? dateMistake(error) : undefined;
      const intended = date?.instead ?? error.format?.meant?.(text);
      const instead = intended !== undefined && satisfies(error, intended) ? intended : undefined;
      return {
        why: date?.why ?? error.format?.why?.(text),
        fix: formatFix(error, instead),
        edits: date?.isSame && instead !== undefined ? editOf(error, instead) : undefined,
      };
    },
  },
  { on: ['pattern'], say: ({ node }) => ({ fix: expectation(node) }) },
  {
    on: ['minItems'],
    code: 'wrong-count',
    say(error) {
      const entries = asList(error.value);
      const missing = missingEntries(error, entries);
      const id = entries.length > 0 ? 'too-few.missing' : isRequired(error) ? 'too-few.needed' : 'too-few.optional';
      return {
        id: 'too-few',
        values: { count: entries.length, limit: Number(error.limit) },
        why: error.why,
        fix: missing.length > 0 ? { id: 'too-few.add', values: { missing: { list: missing } } } : { id },
      };
    },
  },
  {
    on: ['maxItems'],
    code: 'wrong-count',
    say: ({ value, limit, why }) => ({
      id: 'too-many',
      values: { count: Array.isArray(value) ? value.length : 0, limit: Number(limit) },
      why,
    }),
  },
  {
    on: ['uniqueItems'],
    code: 'duplicate-entry',
    say({ params, path, document }) {
      const places = [Number(params['i']), Number(params['j'])];
      return {
        path: [...path, Math.max(...places)],
        id: 'duplicate-entry',
        related: relatedAt({ id: 'related.first' }, document, [...path, Math.min(...places)]),
      };
    },
  },
  {
    // A percentage written as a fraction of one.
    on: ['minimum'],
    when: { given: 'number' },
    code: 'out-of-range',
    say: ({ path, value }) =>
      path.at(-1) === 'percent' && Number(value) > 0
        ? {
            why: { id: 'share-of-one.why' },
            fix: { id: 'share-of-one.fix', values: { percent: Math.round(Number(value) * 10_000) / 100 } },
          }
        : undefined,
  },
  {
    on: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
    code: 'out-of-range',
    say: ({ keyword, why, limit }) => ({
      why,
      fix: { id: 'out-of-range.fix', values: { bound: keyword, limit: Number(limit) } },
    }),
  },
  {
    // Too many digits after the decimal point.
    on: ['multipleOf'],
    code: 'out-of-range',
    say: ({ node, spelling }) => ({ values: { value: spelling }, fix: expectation(node) }),
  },
  {
    code: 'invalid-value',
    say: ({ node, source, why }) => ({ values: { value: quote(source) }, why, fix: expectation(node) }),
  },
];
