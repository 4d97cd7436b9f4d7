import { chooseFromAll } from '../../diagnostics/suggest';
import type { Edit } from '../../diagnostics/diagnostic';
import { codePointName, counted, quote } from '../../diagnostics/visible';
import { impossibleDate, lastDayOf, withoutOffset, type ImpossibleDate } from '../../load/date-mistakes';
import { countryMeant, currencyMeant } from '../codes-meant';
import { editWithin } from '../edits';
import { formats, type Format } from '../formats';
import { withLatinDigits } from '../latin-digits';
import { isRequired, spelling, type Explanation, type SchemaError } from './explanation';
import { inSentence, meaning, nameOf } from './names';
import { missingTranslationAt } from './translations';

function expectation({ node }: SchemaError): string {
  return `expected: ${inSentence(node.description ?? 'see the description in the schema')}`;
}

const emptyTranslation: Explanation = (error) =>
  error.keyword === 'minLength' ? missingTranslationAt(error) : undefined;

const emptyText: Explanation = (error) =>
  error.keyword === 'minLength'
    ? {
        code: 'missing-value',
        message: `${nameOf(error.path)} is empty`,
        why: meaning(error.node),
        fix: isRequired(error) ? 'write the text: it is needed' : 'write the text, or remove the key',
      }
    : undefined;

const tooLong: Explanation = ({ keyword, path, limit }) =>
  keyword === 'maxLength'
    ? {
        code: 'invalid-value',
        message: `${nameOf(path)} is longer than ${String(limit)} characters`,
        fix: 'shorten it',
      }
    : undefined;

/** A text that has not the form of a code of a country or currency: mostly its name. */
const nameForCode: Explanation = (error) => {
  const { keyword, node, path, value, lists } = error;
  if (keyword !== 'pattern' || typeof value !== 'string') return undefined;
  const list =
    node.title === 'Country'
      ? {
          file: 'data/countries.yaml',
          codes: Object.keys(lists.countries?.countries ?? {}),
          meant: lists.countries && countryMeant(value, lists.countries),
        }
      : node.title === 'Currency'
        ? {
            file: 'data/currencies.yaml',
            codes: Object.keys(lists.currencies?.currencies ?? {}),
            meant: lists.currencies && currencyMeant(value, lists.currencies),
          }
        : undefined;
  if (!list) return undefined;
  const { file, codes, meant } = list;
  const written = spelling(error);
  return {
    code: 'unknown-value',
    message: `${nameOf(path)} cannot be ${quote(written)}`,
    ...(meant !== undefined && { why: meaning(node) }),
    fix:
      meant === undefined
        ? `${chooseFromAll(written, 'values', codes)}; ${file} holds their names`
        : `write ${quote(meant)}`,
  };
};

const noChoice: Explanation = (error) => {
  const { keyword, path, limit } = error;
  if (keyword !== 'enum') return undefined;
  const written = spelling(error);
  const values = Array.isArray(limit) ? limit.map(String) : [];
  return {
    code: 'unknown-value',
    message: `${nameOf(path)} cannot be ${quote(written)}`,
    // The list is closed, so all of it is shown.
    fix: chooseFromAll(written, 'values', values),
  };
};

/** The comma of Arabic in a list on one line: `[SA، AE]` is one entry. */
const arabicComma: Explanation = ({ keyword, path, value, document }) => {
  if (
    (keyword !== 'enum' && keyword !== 'pattern') ||
    typeof path.at(-1) !== 'number' ||
    typeof value !== 'string' ||
    !/[،؛]/.test(value)
  )
    return undefined;
  const list = document.sourceText(path.slice(0, -1));
  return {
    code: 'unknown-value',
    message: `${nameOf(path)} cannot be ${quote(value)}`,
    why: 'the Arabic comma does not separate the entries of a list',
    fix: `write ${quote(list.replace(/\s*[،؛]\s*/g, ', '))}`,
  };
};

const fixedValue: Explanation = ({ keyword, path, limit, node }) =>
  keyword === 'const'
    ? {
        code: 'unknown-value',
        message: `${nameOf(path)} can only be ${quote(limit)}`,
        why: meaning(node),
        // A flag that can only be true is optional; any other key with one possible value is required.
        fix: `write ${quote(limit)}${typeof limit === 'boolean' ? ', or remove the key' : ''}`,
      }
    : undefined;

/** A value of the wrong format, and the format. */
function badFormat({ keyword, value, limit }: SchemaError): { text: string; format: Format | undefined } | undefined {
  return keyword === 'format' ? { text: String(value), format: formats[String(limit)] } : undefined;
}

/** The edit that writes another text in place of a whole value. */
function editOf({ document, path }: SchemaError, text: string, instead: string): readonly Edit[] {
  return editWithin(document, path, [0, text.length], instead);
}

/** An id, a code or an address with a space that a keyboard does not type. */
const otherSpace: Explanation = (error) => {
  const { keyword, path, node, value } = error;
  const found = typeof value === 'string' ? /[\u00a0\u2000-\u200a\u202f\u3000]/.exec(value) : null;
  if ((keyword !== 'format' && keyword !== 'pattern') || !found) return undefined;
  return {
    code: formats[node.format ?? '']?.code ?? 'invalid-value',
    message: `${nameOf(path)} cannot be ${quote(value)}`,
    why: `it has a non-breaking space (${codePointName(found[0])}), as text from a web page or a chat has it`,
    fix: 'delete it',
  };
};

const otherDigits: Explanation = (error) => {
  const { text, format } = badFormat(error) ?? {};
  const latin = withLatinDigits(text ?? '');
  if (text === undefined || latin === text || !format?.test(latin)) return undefined;
  return {
    code: format.code,
    message: `${nameOf(error.path)} cannot be ${quote(text)}`,
    why: 'figures in the data are written in Latin digits',
    fix: `write ${quote(latin)}`,
    edits: editOf(error, text, latin),
  };
};

const insecureLink: Explanation = (error) => {
  const { text = '', format } = badFormat(error) ?? {};
  if (format?.code !== 'invalid-link' || !/^http:\/\//i.test(text)) return undefined;
  return {
    code: format.code,
    message: `${nameOf(error.path)} cannot be ${quote(text)}`,
    why: 'others can read and change what is sent without https',
    fix: `write https:// if the site answers there; it must be ${format.sentence}`,
  };
};

/** What is wrong with a date. */
function dateMistake({ path, limit }: SchemaError, text: string): ImpossibleDate | undefined {
  const latin = withLatinDigits(text);
  if (limit !== 'moment') return impossibleDate(latin);
  // Only the end of an offer is known from its month: the end of that month.
  if (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(latin))
    return { why: 'the day is missing', ...(path.at(-1) === 'expires' && { instead: lastDayOf(latin) }) };
  return impossibleDate(latin) ?? withoutOffset(latin);
}

/** A text that begins with # needs quotes. */
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
    message: `${nameOf(error.path)} cannot be ${quote(text)}`,
    why: 'an address has no space',
    fix: `write ${quote(instead)} if the space belongs to the address; otherwise remove it`,
  };
};

const wrongFormat: Explanation = (error) => {
  const bad = badFormat(error);
  if (!bad) return undefined;
  const { text, format } = bad;
  const isDate = format?.code === 'invalid-date';
  const date = isDate ? dateMistake(error, text) : undefined;
  const intended = date?.instead ?? format?.meant?.(text);
  const instead =
    intended !== undefined && format?.test(intended) ? `write ${quote(inYaml(intended))} if you meant that; ` : '';
  const unknown = isDate && !/\p{N}/u.test(text) ? '; if it is not known, remove the line' : '';
  const sentence = format?.sentence ?? error.node.description ?? 'see the description in the schema';
  return {
    code: format?.code ?? 'invalid-value',
    message: `${nameOf(error.path)} cannot be ${quote(text)}`,
    why: date?.why ?? format?.why?.(text),
    fix: `${instead}it must be ${sentence}${unknown}`,
    ...(instead !== '' && date?.isSame && intended !== undefined && { edits: editOf(error, text, intended) }),
  };
};

/** What is written in place of a code, if the value should be one. */
function codeOf({ keyword, node, value }: SchemaError): string | undefined {
  return keyword === 'format' && node.title === 'CodeText' && typeof value === 'string' ? value : undefined;
}

/** The edit of a code that is wholly in typographic quotes, and in no others. */
function straightened({ document, path }: SchemaError, code: string): readonly Edit[] {
  const inside = /^[“”„‟]([^“”„‟‘’«»"\\]+)[“”„‟]$/.exec(code)?.[1];
  if (inside === undefined || document.sourceText(path) !== code) return [];
  const value = { path, start: 0, end: code.length, text: inside };
  return [{ span: document.span(path), text: `"${inside}"`, value }];
}

const quotedCode: Explanation = (error) => {
  const code = codeOf(error);
  if (code === undefined || !/[“”„‟‘’«»]/.test(code)) return undefined;
  return {
    code: 'invalid-value',
    message: `${quote(code)} cannot be a code`,
    why: 'these quotation marks are typographic, and YAML takes them for part of the code',
    fix: `use straight ones: "${code.replace(/[“”„‟‘’«»]/g, '')}"`,
    edits: straightened(error, code),
  };
};

const badCode: Explanation = (error) => {
  const code = codeOf(error);
  if (code === undefined) return undefined;
  return {
    code: 'invalid-value',
    message: `${quote(code)} cannot be a code`,
    why: 'a code is 1 to 64 printable characters on one line',
    fix: 'write it exactly as shoppers type it at checkout',
  };
};

/** An address of an app whose scheme is not in the list of the schema, which keeps addresses out that run code. */
const appScheme: Explanation = (error) =>
  error.keyword === 'pattern' && error.node.title === 'DeepLink'
    ? {
        code: 'invalid-link',
        message: `${nameOf(error.path)} cannot be ${quote(error.value)}`,
        why: 'only the schemes of apps that are in a list are allowed',
        fix: `${expectation(error)}; write the https address of the offer, and ask an engineer to add the scheme (\`npm run explain invalid-link\` says how)`,
      }
    : undefined;

const wrongPattern: Explanation = (error) =>
  error.keyword === 'pattern'
    ? {
        code: formats[error.node.format ?? '']?.code ?? 'invalid-value',
        message: `${nameOf(error.path)} cannot be ${quote(error.value)}`,
        fix: expectation(error),
      }
    : undefined;

const tooFew: Explanation = (error) => {
  const { keyword, path, value, limit, node } = error;
  if (keyword !== 'minItems') return undefined;
  const count = Array.isArray(value) ? value.length : 0;
  return {
    code: 'wrong-count',
    message: `${nameOf(path)} has ${counted(count, 'entry', 'entries')}, and needs at least ${String(limit)}`,
    why: meaning(node),
    fix: count > 0 ? 'add the missing entries' : isRequired(error) ? 'add an entry' : 'add an entry, or remove the key',
  };
};

const tooMany: Explanation = ({ keyword, path, value, limit, node }) =>
  keyword === 'maxItems'
    ? {
        code: 'wrong-count',
        message: `${nameOf(path)} has ${counted(Array.isArray(value) ? value.length : 0, 'entry', 'entries')}, and can have at most ${String(limit)}`,
        why: meaning(node),
        fix: 'remove entries',
      }
    : undefined;

const repeatedEntry: Explanation = ({ keyword, params, path, document }) => {
  if (keyword !== 'uniqueItems') return undefined;
  const places = [Number(params['i']), Number(params['j'])];
  const first = document.span([...path, Math.min(...places)]);
  return {
    code: 'duplicate-entry',
    path: [...path, Math.max(...places)],
    message: `${nameOf(path)} contains this entry twice`,
    fix: 'remove one of the two',
    related: [{ message: 'the first one', file: document.file.path, span: first }],
  };
};

const tooPrecise: Explanation = (error) =>
  error.keyword === 'multipleOf'
    ? {
        code: 'out-of-range',
        message: `${nameOf(error.path)} cannot be ${error.document.sourceText(error.path)}`,
        fix: expectation(error),
      }
    : undefined;

const bounds: Readonly<Record<string, string>> = {
  minimum: 'at least',
  maximum: 'at most',
  exclusiveMinimum: 'more than',
  exclusiveMaximum: 'less than',
};

/** A percentage that is written as a share of one. */
const shareOfOne: Explanation = ({ keyword, path, value }) => {
  if (keyword !== 'minimum' || path.at(-1) !== 'percent' || typeof value !== 'number' || value <= 0) return undefined;
  const percent = Math.round(value * 10_000) / 100;
  return {
    code: 'out-of-range',
    message: `${nameOf(path)} cannot be ${quote(value)}`,
    why: `it is the percentage, 1 to 100, and not a share of 1`,
    fix: `write ${percent} for ${percent}%`,
  };
};

const outOfRange: Explanation = ({ keyword, path, document, node, limit }) =>
  bounds[keyword] === undefined
    ? undefined
    : {
        code: 'out-of-range',
        message: `${nameOf(path)} cannot be ${quote(document.sourceText(path))}`,
        why: meaning(node),
        fix: `write a number of ${bounds[keyword]} ${String(limit)}`,
      };

const otherKeyword: Explanation = (error) => ({
  code: 'invalid-value',
  message: `${nameOf(error.path)} cannot be ${quote(error.document.sourceText(error.path))}`,
  why: meaning(error.node),
  fix: expectation(error),
});

/** Explanations of a value that has the right type and is wrong. */
export const valueExplanations: readonly Explanation[] = [
  emptyTranslation,
  emptyText,
  tooLong,
  arabicComma,
  nameForCode,
  noChoice,
  fixedValue,
  quotedCode,
  otherSpace,
  badCode,
  otherDigits,
  insecureLink,
  spaceInLink,
  wrongFormat,
  appScheme,
  wrongPattern,
  tooFew,
  tooMany,
  repeatedEntry,
  tooPrecise,
  shareOfOne,
  outOfRange,
  otherKeyword,
];
