import type { Phrase } from '../../diagnostics/phrases';
import { choice, listed, nearest } from '../../diagnostics/suggest';
import { inFull, inQuotes, quote, withoutComment } from '../../diagnostics/visible';
import { dayOfSpreadsheet } from '../../load/date-mistakes';
import { fieldOf, isMapping } from '../../load/fields';
import { countryMeant, currencyMeant, entryMeant } from '../references/categories';
import { isPair, typeName } from '../schema/names';
import { isText } from '../schema/schema-strings';
import { nounOf, typeOf, type SchemaNode } from '../schema/schemas';
import { withLatinDigits } from '../texts/latin-digits';
import {
  bothLanguages,
  isRequired,
  missingEntries,
  missingTranslationAt,
  type Explanation,
  type SchemaError,
} from './schema-error';

/** Explanations for values that belong to no branch of a union: a misspelt key, a missing kind, an unknown one. */
export const kindExplanations: readonly Explanation[] = [
  {
    code: 'unknown-key',
    say({ value, path }) {
      const isWithout = isMapping(value) && value['kind'] === undefined;
      const typo = isWithout ? nearest('kind', Object.keys(value)) : undefined;
      return typo === undefined
        ? undefined
        : {
            path: [...path, typo],
            target: 'key',
            id: 'unknown-key',
            values: { key: quote(typo) },
            fix: { id: 'unknown-key.near', values: { near: quote('kind') } },
          };
    },
  },
  {
    say({ value, node, schemas, path, document }) {
      const kind = fieldOf(value, 'kind');
      const place = [...path, 'kind'];
      const noun = nounOf(node);
      const kinds = schemas.kindsOf(node);
      if (kind === undefined || kind === null)
        return {
          code: kind === null ? 'missing-value' : 'missing-key',
          path: place,
          id: 'missing-kind',
          values: { noun, kinds: listed(kinds) },
        };
      const written = typeof kind === 'string' ? kind : document.sourceText(place);
      return {
        code: noun === 'section' ? 'unknown-section-kind' : 'unknown-kind',
        path: place,
        id: schemas.isKindElsewhere(noun, written) ? 'unknown-kind.here' : 'unknown-kind',
        values: { kind: quote(written), noun, union: node.title ?? '' },
        fix: choice(written, { id: 'label.kinds' }, kinds),
      };
    },
  },
];

/** Words that people write for true and false; YAML 1.1 reads some of them as booleans. */
const truthWords: Readonly<Record<'true' | 'false', readonly string[]>> = {
  true: ['true', 'yes', 'y', 'on', 'نعم'],
  false: ['false', 'no', 'n', 'off', 'لا'],
};

function whyNotText(value: unknown, source: string): Phrase {
  if (typeof value === 'boolean') return { id: 'unquoted-text.truth' };
  if (String(value) === source) return { id: 'unquoted-text.digits' };
  return Number.isFinite(value)
    ? { id: 'unquoted-text.number', values: { number: String(value) } }
    : { id: 'unquoted-text.infinite' };
}

/** How YAML reads an unquoted text as a collection; undefined if the value was not meant as one text. */
function readAs({ value, source, node }: SchemaError): 'list' | 'mapping' | 'key' | undefined {
  const written = source.trim();
  if (written.includes('\n') || (!isText(node) && !written.startsWith('{'))) return undefined;
  if (written.startsWith('[')) return 'list';
  if (!isMapping(value)) return undefined;
  return written.startsWith('{') ? 'mapping' : 'key';
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

function typeFix({ properties }: SchemaNode, type: string): Phrase {
  if (type === 'array') return { id: 'wrong-type.list' };
  if (type !== 'object') return { id: 'wrong-type.write', values: { type: typeName(type) } };
  return properties
    ? { id: 'wrong-type.keys', values: { keys: listed(Object.keys(properties)) } }
    : { id: 'wrong-type.mapping' };
}

/** Explanations for values of the wrong type, most specific first. */
export const typeExplanations: readonly Explanation[] = [
  {
    when: { given: 'null' },
    code: 'missing-value',
    say({ document, path }) {
      const { end } = document.span(path, 'key');
      // A comment that directly follows `key:` or `-`.
      const comment = /^:?[ ]*(#[^\s#].*?)[ \t]*(?:\r?\n|$)/.exec(document.file.text.slice(end, end + 1000))?.[1];
      if (comment === undefined) return undefined;
      const text = inQuotes(withoutComment(comment));
      const fix: Phrase = { id: 'value-is-comment.fix', values: { text } };
      return { id: 'missing-value', why: { id: 'value-is-comment.why' }, fix };
    },
  },
  {
    // A word that YAML reads as null.
    when: { given: 'null' },
    code: 'unquoted-text',
    say: ({ node, source }) =>
      isText(node) && source !== ''
        ? { id: 'unquoted-text.nothing', values: { source: quote(source), text: inQuotes(source) } }
        : undefined,
  },
  { when: { given: 'null' }, say: missingTranslationAt },
  {
    when: { given: 'null', formatCode: 'invalid-date' },
    code: 'missing-value',
    say: ({ needed, why }) => ({ id: 'missing-value.date', values: { what: needed }, why }),
  },
  {
    when: { given: 'null' },
    code: 'missing-value',
    say(error) {
      const id = isRequired(error) ? 'missing-value.needed' : 'missing-value.optional';
      return { id: 'missing-value', why: error.why, fix: { id, values: { what: error.needed } } };
    },
  },
  {
    // A value that is neither one of a few words nor a mapping.
    say({ node, why }) {
      const words = /^\^\(([a-z|-]+)\)\$$/.exec(node.pattern ?? '')?.[1]?.split('|');
      if (!words || !Array.isArray(node.type) || !node.type.includes('object')) return undefined;
      const keys = Object.keys(node.properties ?? {}).map((key) => quote(`${key}:`));
      return {
        why,
        fix: { id: 'word-or-mapping.fix', values: { words: { or: words.map(quote) }, keys: { or: keys } } },
      };
    },
  },
  {
    // Spreadsheets store dates as numbers of days.
    when: { given: 'number', formatCode: 'invalid-date' },
    code: 'invalid-date',
    say({ value, needed }) {
      const day = dayOfSpreadsheet(Number(value));
      const others: Phrase = { id: 'must-be', values: { what: needed } };
      return {
        why: day === undefined ? undefined : { id: 'number-for-date.why', values: { day } },
        fix: day === undefined ? others : { id: 'if-meant', values: { instead: quote(day), others } },
      };
    },
  },
  {
    // A number or a word for true or false that was meant as a text.
    when: { wanted: 'string' },
    code: 'unquoted-text',
    say: ({ value, given, source }) =>
      given === 'number' || given === 'boolean'
        ? {
            id: 'unquoted-text',
            values: { source: quote(source), type: given },
            why: whyNotText(value, source),
            fix: { id: 'quote-it', values: { text: `"${source}"` } },
          }
        : undefined,
  },
  {
    // A text that YAML reads as a list or a mapping.
    when: { wanted: 'string' },
    code: 'unquoted-text',
    say(error) {
      const reading = readAs(error);
      const fix: Phrase = { id: 'quote-it', values: { text: inQuotes(error.source.trim()) } };
      return reading && { id: 'unquoted-text.collection', values: { reading }, fix };
    },
  },
  {
    // A store's category as a name in both languages instead of an id.
    say({ node, value, path, lists: { categories } }) {
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
  },
  {
    when: { wanted: 'string' },
    say: ({ value }) =>
      isMapping(value) && ('en' in value || 'ar' in value) ? { id: 'text-per-language' } : undefined,
  },
  {
    when: { wanted: 'object' },
    code: 'missing-translation',
    say: ({ value, node }) =>
      node.type === 'object' && isPair(node) && !isMapping(value)
        ? { id: 'one-language', why: bothLanguages }
        : undefined,
  },
  {
    when: { given: 'string', wanted: 'number' },
    say: ({ text }) =>
      text.trim() !== '' && Number.isFinite(Number(text))
        ? { id: 'quoted-number', values: { value: text } }
        : undefined,
  },
  {
    when: { given: 'string', wanted: 'number' },
    say({ text }) {
      const number = withoutCommas(inLatinSigns(text));
      if (number === undefined) return undefined;
      return { id: 'text-for', why: { id: 'number-with-comma.why' }, fix: { id: 'write', values: { text: number } } };
    },
  },
  {
    when: { given: 'string', wanted: 'number' },
    say({ text }) {
      const latin = withLatinDigits(text);
      const number = /^\D*(\d+(?:\.\d+)?)\D*$/.exec(latin)?.[1];
      const id = latin === text ? 'number-alone' : 'number-alone.latin';
      return number === undefined ? undefined : { id: 'text-for', fix: { id, values: { number } } };
    },
  },
  {
    when: { given: 'number', wanted: 'number' },
    say: ({ source }) => ({
      id: 'fraction',
      // The point in `2.500` is a thousands separator.
      fix: /^\d{1,3}(?:\.\d{3})+$/.test(source)
        ? { id: 'fraction.thousands', values: { number: source.replaceAll('.', '') } }
        : { id: 'fraction.whole' },
    }),
  },
  {
    when: { given: 'string', wanted: 'boolean' },
    say({ text }) {
      const truth = (['true', 'false'] as const).find((each) => truthWords[each].includes(text.trim().toLowerCase()));
      return truth && { id: 'text-for', fix: { id: 'write-truth', values: { truth } } };
    },
  },
  {
    // A list that is written as one text. Only names may contain spaces; for names of countries it has their codes.
    when: { given: 'string', wanted: 'array' },
    say(error) {
      const { text, node, schemas, lists } = error;
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
      const list = [...entries, ...missingEntries(error, entries)];
      return { id: 'list-as-text', values: { list: `[${list.join(', ')}]` } };
    },
  },
  {
    // An amount with its currency in one text: `100 SAR`, `SAR 100`, `100 ريال سعودي`.
    when: { given: 'string' },
    say({ node, text, lists: { currencies } }) {
      if (!node.properties?.['amount'] || !node.properties['currency']) return undefined;
      const [, before = '', number = '', after = ''] = /^(\D*)(\d[\d.,]*)([^\d.,]*)$/.exec(inLatinSigns(text)) ?? [];
      const amount = withoutCommas(number) ?? number;
      const written = before.trim() || after.trim();
      const isCode = currencies !== undefined && Object.hasOwn(currencies.currencies, written);
      const currency = isCode ? written : currencies && currencyMeant(written, currencies);
      if (!(Number(amount) > 0) || currency === undefined) return undefined;
      const keys = inFull(`{ amount: ${amount}, currency: ${currency} }`);
      return { id: 'wrong-type', values: { type: typeName('object') }, fix: { id: 'write', values: { text: keys } } };
    },
  },
  { say: ({ node, type, why }) => ({ id: 'wrong-type', why, fix: typeFix(node, type) }) },
];
