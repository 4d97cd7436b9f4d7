import type { ErrorObject } from 'ajv/dist/2020.js';
import { diagnostic, type Diagnostic, type DiagnosticCode, type Words } from '../diagnostics/diagnostic';
import { choose, listing, nearest } from '../diagnostics/suggest';
import { counted, quote } from '../diagnostics/visible';
import { grouped } from '../../src/domain/grouped';
import type { Path, SourceDocument } from '../load/document';
import { impossibleDate } from '../load/moments';
import { formats, type Format } from './formats';
import { withLatinDigits } from './latin-digits';
import { isNoCode } from './no-code';
import { nounOf, schemaNodeOf, type SchemaNode, type Schemas } from './schemas';

const languageNames: ReadonlyMap<unknown, string> = new Map([
  ['en', 'English'],
  ['ar', 'Arabic'],
]);

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'a mapping (keys with their values, indented below it)',
  array: 'a list (entries that begin with `- `, below it)',
};

/** Words that people take for true and false; older YAML did, too. */
const truths: ReadonlyMap<string, string> = new Map([
  ...['true', 'yes', 'y', 'on', 'نعم'].map((word) => [word, 'true'] as const),
  ...['false', 'no', 'n', 'off', 'لا'].map((word) => [word, 'false'] as const),
]);

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A JSON pointer as a path: steps into lists become numbers. */
function pathOf(pointer: string, value: unknown): Path {
  let current = value;
  return pointer
    .split('/')
    .slice(1)
    .map((escaped) => {
      const step = escaped.replace(/~1/g, '/').replace(/~0/g, '~');
      if (Array.isArray(current)) {
        current = current[Number(step)];
        return Number(step);
      }
      current = isObject(current) ? current[step] : undefined;
      return step;
    });
}

/** A value by its place, as a person would call it: `title`, the Arabic text of `title`, entry 2 of `tags`. */
export function nameOf(path: Path): string {
  const last = path.at(-1);
  const parent = path.slice(0, -1);
  if (last === undefined) return 'this file';
  if (typeof last === 'number')
    return parent.length === 0 ? `entry ${last + 1}` : `entry ${last + 1} of ${nameOf(parent)}`;
  const language = languageNames.get(last);
  return language !== undefined && parent.length > 0 ? `the ${language} text of ${nameOf(parent)}` : quote(last);
}

/** Whether a node is a pair of texts, whatever its title. */
function isPair(node: SchemaNode): boolean {
  const required = node.required ?? [];
  return (
    required.length === 2 &&
    required.includes('en') &&
    required.includes('ar') &&
    node.properties?.['en']?.type === 'string'
  );
}

function isLanguageOf(path: Path, parent: unknown): boolean {
  return (path.at(-1) === 'en' || path.at(-1) === 'ar') && isObject(parent);
}

/** A description as part of a sentence. */
function inSentence(description: string): string {
  const text = description.replace(/\.$/, '');
  return /^[A-Z][a-z ]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function meaning(description: string | undefined): string | undefined {
  return description === undefined ? undefined : `it means: ${inSentence(description)}`;
}

/** What is wrong with a code, by the first sign in it that does not belong there. */
function codeWords(code: string): Words {
  const wrong = /^[-_]|[^A-Za-z0-9_-]/.exec(code)?.[0] ?? '';
  const message = `${quote(code)} cannot be a code`;
  if (/[“”„‟‘’«»]/.test(code)) {
    return {
      message,
      why: 'these quotation marks are typographic, and YAML takes them for part of the code',
      fix: `use straight ones: "${code.replace(/[“”„‟‘’«»]/g, '')}"`,
    };
  }
  const sign = wrong === ' ' ? 'a space' : quote(wrong);
  return {
    message,
    why: `it holds ${sign}, and a code is made of Latin letters, digits, hyphens and underscores`,
    fix: 'write it exactly as shoppers type it at checkout',
  };
}

class SchemaFaults {
  readonly diagnostics: Diagnostic[] = [];
  readonly #document: SourceDocument;
  readonly #schemas: Schemas;

  constructor(document: SourceDocument, schemas: Schemas) {
    this.#document = document;
    this.#schemas = schemas;
  }

  #report(code: DiagnosticCode, path: Path, words: Words, target: 'key' | 'value' = 'value'): void {
    this.diagnostics.push(diagnostic(code, this.#document.file.path, this.#document.span(path, target), words));
  }

  #at(path: Path): unknown {
    let current: unknown = this.#document.value;
    for (const step of path) {
      if (Array.isArray(current)) current = current[Number(step)];
      else current = isObject(current) ? current[String(step)] : undefined;
    }
    return current;
  }

  /** All that Ajv says about one value, as few faults as there are mistakes. */
  group(path: Path, errors: readonly ErrorObject[]): void {
    const union = errors.find(({ keyword }) => keyword === 'discriminator');
    if (union) {
      this.#union(path, union);
      return;
    }
    const type = errors.find(({ keyword }) => keyword === 'type');
    if (type) {
      this.#type(path, type);
      return;
    }
    this.#keys(path, errors);
    const order = [
      'minLength',
      'maxLength',
      'enum',
      'const',
      'format',
      'pattern',
      'minItems',
      'maxItems',
      'uniqueItems',
    ];
    const value = errors
      .filter(
        ({ keyword, propertyName }) =>
          propertyName === undefined && !['required', 'additionalProperties', 'propertyNames'].includes(keyword),
      )
      .toSorted((a, b) => (order.indexOf(a.keyword) + 1 || 99) - (order.indexOf(b.keyword) + 1 || 99))[0];
    if (value) this.#value(path, value);
  }

  #union(path: Path, error: ErrorObject): void {
    const union = schemaNodeOf(error);
    const noun = nounOf(union);
    const kinds = this.#schemas.kindsOf(union);
    const code = noun === 'section' ? 'unknown-section-kind' : 'unknown-kind';
    const own = this.#at(path);
    const kind = isObject(own) ? own['kind'] : undefined;
    if (kind === undefined || kind === null) {
      const slip = isObject(own) && kind === undefined ? nearest('kind', Object.keys(own)) : undefined;
      if (slip !== undefined) {
        this.#report(
          'unknown-key',
          [...path, slip],
          { message: `${quote(slip)} is not a key here`, fix: 'did you mean `kind`?' },
          'key',
        );
        return;
      }
      this.#report(kind === null ? 'missing-value' : 'missing-key', [...path, 'kind'], {
        message: `this ${noun} does not say of which kind it is`,
        fix: `add \`kind:\`; kinds: ${listing(kinds)}`,
      });
      return;
    }
    const written = typeof kind === 'string' ? kind : this.#document.sourceText([...path, 'kind']);
    const elsewhere = this.#schemas.isKindElsewhere(noun, written);
    this.#report(code, [...path, 'kind'], {
      message: `${quote(written)} is not a kind of ${noun}${elsewhere ? ' here' : ''}`,
      why: elsewhere
        ? `here it must be ${inSentence((union.description ?? '').replace(/ Its `kind` says which\.$/, ''))}`
        : undefined,
      fix: choose(written, 'kinds', kinds),
    });
  }

  #type(path: Path, error: ErrorObject): void {
    const node = schemaNodeOf(error);
    const expected = node.type ?? 'string';
    const value: unknown = error.data;
    const name = nameOf(path);
    const source = this.#document.sourceText(path);
    const description = node.description;

    if (value === null) {
      if (isLanguageOf(path, this.#at(path.slice(0, -1)))) {
        this.#missingTranslation(path.slice(0, -1), [String(path.at(-1))]);
        return;
      }
      const comment = this.#commentAfter(path);
      this.#report('missing-value', path, {
        message: `${name} has no value`,
        why:
          comment === undefined
            ? meaning(description)
            : 'a # after a space begins a comment, so the rest of the line does not count',
        fix:
          comment === undefined
            ? `write ${typeNames[expected] ?? 'a value'}, or remove the key`
            : `put the value in quotes: "${comment}"`,
      });
      return;
    }
    if (expected === 'string' && (typeof value === 'number' || typeof value === 'boolean')) {
      this.#report('unquoted-text', path, {
        message: `${name} must be a text, and ${quote(source)} without quotes is ${typeof value === 'number' ? 'a number' : 'a yes-or-no value'}`,
        why:
          typeof value === 'boolean'
            ? 'YAML reads true and false as values of their own'
            : String(value) === source
              ? 'YAML reads digits without quotes as a number'
              : typeof value === 'number' && !Number.isFinite(value)
                ? 'YAML has these signs for numbers that no digits can write: endless ones, and what is none'
                : `YAML reads it as the number ${value}, so what was written would be lost`,
        fix: `put it in quotes: "${source}"`,
      });
      return;
    }
    if (expected === 'string' && isObject(value)) {
      if (source.startsWith('{')) {
        this.#report('unquoted-text', path, {
          message: `${name} must be a text, and one that begins with { is read as a mapping`,
          fix: `put it in quotes: "${source.replace(/"/g, '\\"')}"`,
        });
        return;
      }
      if ('en' in value || 'ar' in value) {
        this.#report('wrong-type', path, {
          message: `${name} is one text here, not one for each language`,
          why: 'this file is written in one language',
          fix: 'write the text after the colon, in the language that `language` names',
        });
        return;
      }
    }
    if (expected === 'object' && isPair(node) && !isObject(value)) {
      this.#report('missing-translation', path, {
        message: `${name} stands in one language only`,
        why: 'every text of the site is shown in English and in Arabic',
        fix: `below ${name} write \`en:\` with the English text and \`ar:\` with the Arabic one`,
      });
      return;
    }
    if (
      (expected === 'number' || expected === 'integer') &&
      typeof value === 'string' &&
      value.trim() !== '' &&
      Number.isFinite(Number(value))
    ) {
      this.#report('wrong-type', path, {
        message: `${name} must be ${typeNames[expected] ?? ''}, and in quotes it is a text`,
        fix: `remove the quotes: ${value}`,
      });
      return;
    }
    const latin = typeof value === 'string' ? withLatinDigits(value) : '';
    const written =
      expected === 'number' || expected === 'integer' ? /^\D*(\d+(?:\.\d+)?)\D*$/.exec(latin)?.[1] : undefined;
    if (written !== undefined) {
      this.#report('wrong-type', path, {
        message: `${name} must be ${typeNames[expected] ?? ''}, and ${quote(value)} is a text`,
        fix: `write the number alone${latin === value ? '' : ', in Latin digits'}: ${written}`,
      });
      return;
    }
    if (expected === 'integer' && typeof value === 'number') {
      this.#report('wrong-type', path, {
        message: `${name} must be a whole number, not ${quote(source)}`,
        fix: 'write it without a fraction',
      });
      return;
    }
    const truth =
      expected === 'boolean' && typeof value === 'string' ? truths.get(value.trim().toLowerCase()) : undefined;
    if (truth !== undefined) {
      this.#report('wrong-type', path, {
        message: `${name} must be true or false, and ${quote(value)} is a text`,
        fix: `write ${truth}, without quotes`,
      });
      return;
    }
    this.#report('wrong-type', path, {
      message: `${name} must be ${typeNames[expected] ?? expected}`,
      why: meaning(description),
      fix:
        expected === 'array'
          ? 'begin each entry with `- ` on a line of its own, two spaces deeper than the key'
          : expected === 'object'
            ? `write its keys below it, two spaces deeper${node.properties ? `; keys: ${listing(Object.keys(node.properties))}` : ''}`
            : `write ${typeNames[expected] ?? 'another value'}`,
    });
  }

  /** What follows `key: #`, for those who did not know that # begins a comment. */
  #commentAfter(path: Path): string | undefined {
    const { text } = this.#document.file;
    const { end } = this.#document.span(path, 'key');
    return /^:[ ]+(#[^\s#]\S*)[ \t]*(?:\r?\n|$)/.exec(text.slice(end, end + 200))?.[1];
  }

  #missingTranslation(path: Path, missing: readonly string[]): void {
    const names = missing.map((language) => languageNames.get(language) ?? language).join(' and no ');
    const written = missing.map((language) => `\`${language}:\``).join(' and ');
    const [only] = missing;
    this.#report('missing-translation', missing.length === 1 && only !== undefined ? [...path, only] : path, {
      message: `${nameOf(path)} has no ${names} text`,
      why: 'every text of the site is shown in English and in Arabic',
      fix: `write it after ${written}`,
    });
  }

  #keys(path: Path, errors: readonly ErrorObject[]): void {
    const value = this.#at(path);
    const node = schemaNodeOf(
      errors.find(({ keyword }) => keyword === 'required' || keyword === 'additionalProperties'),
    );
    const properties = node.properties ?? {};
    const present = new Set(isObject(value) ? Object.keys(value) : []);
    const missing = new Set(
      errors.flatMap(({ keyword, params }) => (keyword === 'required' ? [String(params['missingProperty'])] : [])),
    );
    const unknown = errors.flatMap(({ keyword, params }) =>
      keyword === 'additionalProperties' ? [String(params['additionalProperty'])] : [],
    );

    for (const { propertyName, keyword } of errors) {
      if (propertyName === undefined || keyword === 'propertyNames') continue;
      this.#report(
        'invalid-value',
        [...path, propertyName],
        {
          message: `${quote(propertyName)} cannot be a key of ${nameOf(path)}`,
          fix: 'use small Latin letters, digits, dots and hyphens, such as `search.placeholder`',
        },
        'key',
      );
    }

    for (const key of unknown) {
      if (node.title === 'DealOffer' && key === 'code') {
        this.#report(
          'deal-with-code',
          [...path, key],
          {
            message: 'this offer is a deal, and a deal has no code',
            fix: 'if shoppers type the code, write `kind: code`; if they do not, remove the line',
          },
          'key',
        );
        continue;
      }
      const slip =
        nearest(key, missing) ??
        nearest(
          key,
          Object.keys(properties).filter((name) => !present.has(name)),
        );
      if (slip !== undefined) missing.delete(slip);
      this.#report(
        'unknown-key',
        [...path, key],
        {
          message: `${quote(key)} is not a key here`,
          fix:
            slip === undefined
              ? `remove it; keys: ${listing(Object.keys(properties))}`
              : `did you mean ${quote(slip)}?`,
        },
        'key',
      );
    }

    if (isPair(node)) {
      if (missing.size > 0) this.#missingTranslation(path, [...missing]);
      return;
    }
    for (const key of missing) {
      if (node.title === 'CodeOffer' && key === 'code') {
        this.#report('missing-code', [...path, key], {
          message: 'this offer is of kind `code`, and its code is missing',
          fix: 'add `code:` with the code in quotes; if none is needed, write `kind: deal`',
        });
        continue;
      }
      const field = this.#schemas.resolve(properties[key] ?? {});
      const value = field.enum
        ? `one of: ${listing(field.enum.map(String))}`
        : (typeNames[field.type ?? ''] ?? 'a value');
      this.#report('missing-key', [...path, key], {
        message: `the key ${quote(key)} is missing${path.length === 0 ? '' : ` in ${nameOf(path)}`}`,
        why: meaning(field.description),
        fix: isPair(field) ? `add \`${key}:\` with \`en:\` and \`ar:\` below it` : `add \`${key}:\` with ${value}`,
      });
    }
  }

  #badFormat(path: Path, value: string, format: Format | undefined, description: string): void {
    const { code = 'invalid-value', sentence = description } = format ?? {};
    const message = `${nameOf(path)} cannot be ${quote(value)}`;
    const latin = withLatinDigits(value);
    if (latin !== value && format?.test(latin)) {
      this.#report(code, path, {
        message,
        why: 'figures in the data are written in Latin digits',
        fix: `write ${quote(latin)}`,
      });
    } else if (code === 'invalid-link' && /^http:\/\//i.test(value)) {
      this.#report(code, path, {
        message,
        why: 'a link without https can be read and changed on its way',
        fix: `write https:// if the site answers there; it must be ${sentence}`,
      });
    } else {
      const date = code === 'invalid-date' ? impossibleDate(latin) : undefined;
      const meant = date?.instead ?? format?.meant?.(value);
      const instead = meant !== undefined && format?.test(meant) ? `write ${quote(meant)} if that was meant; ` : '';
      this.#report(code, path, { message, why: date?.why, fix: `${instead}it must be ${sentence}` });
    }
  }

  #value(path: Path, error: ErrorObject): void {
    const node = schemaNodeOf(error);
    const name = nameOf(path);
    const value: unknown = error.data;
    const limit: unknown = error.schema;
    const description = node.description ?? 'see the description in the schema';
    switch (error.keyword) {
      case 'minLength':
        if (isLanguageOf(path, this.#at(path.slice(0, -1))))
          this.#missingTranslation(path.slice(0, -1), [String(path.at(-1))]);
        else
          this.#report('missing-value', path, {
            message: `${name} is empty`,
            why: meaning(description),
            fix: 'write the text, or remove the key if it is optional',
          });
        return;
      case 'maxLength':
        this.#report('invalid-value', path, {
          message: `${name} is longer than ${String(limit)} characters`,
          fix: 'shorten it',
        });
        return;
      case 'enum': {
        const choices = Array.isArray(limit) ? limit.map(String) : [];
        const written = typeof value === 'string' ? value : this.#document.sourceText(path);
        this.#report('unknown-value', path, {
          message: `${name} cannot be ${quote(written)}`,
          fix: choose(written, 'values', choices),
        });
        return;
      }
      case 'const':
        this.#report('unknown-value', path, {
          message: `${name} can only be ${quote(limit)}`,
          why: meaning(node.description),
          // A flag that can only be true is optional; of all other keys one value is required.
          fix: `write ${quote(limit)}${typeof limit === 'boolean' ? ', or remove the key' : ''}`,
        });
        return;
      case 'format':
        this.#badFormat(path, String(value), formats[String(limit)], description);
        return;
      case 'pattern': {
        if (node.title === 'CodeText' && typeof value === 'string' && isNoCode(value)) {
          this.#report('not-a-code', path, {
            message: `${quote(value)} is not a code but says that there is none`,
            fix: 'write `kind: deal` and remove the line `code:`',
          });
          return;
        }
        if (node.title === 'CodeText' && typeof value === 'string') {
          this.#report('invalid-value', path, codeWords(value));
          return;
        }
        this.#report(
          node.format === undefined ? 'invalid-value' : (formats[node.format]?.code ?? 'invalid-value'),
          path,
          {
            message: `${name} cannot be ${quote(value)}`,
            fix: `expected: ${inSentence(description)}`,
          },
        );
        return;
      }
      case 'minItems':
      case 'maxItems': {
        const count = Array.isArray(value) ? value.length : 0;
        this.#report('wrong-count', path, {
          message: `${name} has ${counted(count, 'entry', 'entries')}, and needs ${error.keyword === 'minItems' ? 'at least' : 'at most'} ${String(limit)}`,
          why: meaning(node.description),
          fix:
            error.keyword === 'minItems'
              ? count === 0
                ? 'add an entry, or remove the key if it is optional'
                : 'add what is missing'
              : 'remove what is too much',
        });
        return;
      }
      case 'uniqueItems': {
        const [i, j] = [Number(error.params['i']), Number(error.params['j'])];
        this.#report('duplicate-entry', [...path, Math.max(i, j)], {
          message: `${name} names this twice`,
          fix: 'remove one of the two',
          related: [
            {
              message: 'the first one',
              file: this.#document.file.path,
              span: this.#document.span([...path, Math.min(i, j)]),
            },
          ],
        });
        return;
      }
      case 'multipleOf':
        this.#report('out-of-range', path, {
          message: `${name} cannot be ${this.#document.sourceText(path)}`,
          fix: `expected: ${inSentence(description)}`,
        });
        return;
      default: {
        const bounds: Readonly<Record<string, string>> = {
          minimum: 'at least',
          maximum: 'at most',
          exclusiveMinimum: 'more than',
          exclusiveMaximum: 'less than',
        };
        const bound = bounds[error.keyword];
        this.#report(bound === undefined ? 'invalid-value' : 'out-of-range', path, {
          message: `${name} cannot be ${quote(this.#document.sourceText(path))}`,
          why: meaning(description),
          fix:
            bound === undefined
              ? `expected: ${inSentence(description)}`
              : `write a number of ${bound} ${String(limit)}`,
        });
      }
    }
  }
}

/** Turns all that Ajv says about a document into faults for people: one mistake, one message. */
export function schemaFaults(
  document: SourceDocument,
  errors: readonly ErrorObject[],
  schemas: Schemas,
): readonly Diagnostic[] {
  const faults = new SchemaFaults(document, schemas);
  for (const [pointer, group] of grouped(errors, ({ instancePath }) => instancePath))
    faults.group(pathOf(pointer, document.value), group);
  return faults.diagnostics;
}
