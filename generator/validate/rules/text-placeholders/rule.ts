import type { Span } from '../../../diagnostics/diagnostic';
import { choose } from '../../../diagnostics/suggest';
import { allOf, counted, quote } from '../../../diagnostics/visible';
import type { SourceDocument } from '../../../load/document';
import { baseName } from '../../../load/load';
import type { Draft, ReadDocument, Report, Rule } from '../../draft';
import {
  placeholderNames,
  placeholdersIn,
  refusalOf,
  visibleBraceIn,
  type PlaceholderName,
  type Refusal,
} from '../../placeholders';
import { textsOf, type TextField, type TextPair } from '../../texts';
import { isUntranslated } from '../translations/rule';

function isPlaceholder(name: string): name is PlaceholderName {
  return (placeholderNames as readonly string[]).includes(name); // widened, so that any name can be compared
}

function namesIn(text: TextField): ReadonlySet<string> {
  return new Set(placeholdersIn(text.value).map(({ name }) => name));
}

interface MisplacedPlaceholder {
  readonly name: PlaceholderName;
  readonly refusal: Refusal;
  readonly span: Span;
  count: number;
}

/** Reports braces that readers would see; gives whether there are some. */
function reportVisible({ document, path, value }: TextField, report: Report): boolean {
  const brace = visibleBraceIn(value);
  if (!brace) return false;
  const { start, end, meant } = brace;
  report('visible-brace', document, document.spanWithin(path, start, end), {
    message: `readers would see ${quote(value.slice(start, end))} as it is written`,
    why: 'only a name between one { and one } is replaced by its value',
    fix: meant === undefined ? 'remove the brace, or write the one that is missing' : `write ${quote(meant)}`,
  });
  return true;
}

/** Reports unknown and misplaced placeholders. Returns the texts that have some. */
function reportInvalid(
  read: ReadDocument,
  texts: readonly TextField[],
  { invalidStores }: Draft,
  report: Report,
): ReadonlySet<TextField> {
  // While a store is invalid, it is not known whether it has a featured offer.
  const isUnclear = read.kind === 'store' && invalidStores.has(baseName(read.document.file.path));
  const invalid = new Set<TextField>();
  const misplaced = new Map<string, MisplacedPlaceholder>();
  for (const text of texts) {
    const { document, path } = text;
    if (reportVisible(text, report)) {
      invalid.add(text);
      continue;
    }
    for (const { name, start, end } of placeholdersIn(text.value)) {
      if (!isPlaceholder(name)) {
        invalid.add(text);
        reportUnknown(name, document, document.spanWithin(path, start, end), report);
        continue;
      }
      const refusal = refusalOf(name, read.kind, document.value, path);
      if (!refusal || (isUnclear && name === 'code')) continue;
      invalid.add(text);
      const key = `${name} ${refusal.why}`;
      const places = misplaced.get(key);
      if (places) places.count += 1;
      else misplaced.set(key, { name, refusal, span: document.spanWithin(path, start, end), count: 1 });
    }
  }
  // One cause (a featured offer that is gone) can empty a placeholder in the whole file: that is one diagnostic.
  for (const each of misplaced.values()) reportMisplaced(each, read.document, report);
  return invalid;
}

function reportUnknown(name: string, document: SourceDocument, span: Span, report: Report): void {
  report('unknown-placeholder', document, span, {
    message: `there is no placeholder ${quote(`{${name}}`)}`,
    fix: choose(
      `{${name}}`,
      'placeholders',
      placeholderNames.map((each) => `{${each}}`),
    ),
  });
}

function reportMisplaced(
  { name, refusal, span, count }: MisplacedPlaceholder,
  document: SourceDocument,
  report: Report,
): void {
  const elsewhere = count === 1 ? '' : `, nor in ${counted(count - 1, 'other place')} of this file`;
  report('misplaced-placeholder', document, span, {
    message: `${quote(`{${name}}`)} has no value here${elsewhere}`,
    why: refusal.why,
    fix: refusal.fix,
  });
}

function reportMismatch({ en, ar }: TextPair, report: Report): void {
  const english = namesIn(en);
  const arabic = namesIn(ar);
  const lost = [...english].filter((name) => !arabic.has(name)).map((name) => `{${name}}`);
  const gained = [...arabic].filter((name) => !english.has(name)).map((name) => `{${name}}`);
  if (lost.length === 0 && gained.length === 0) return;
  report('placeholder-mismatch', ar.document, ar.document.span(ar.path), {
    message: `the Arabic text ${lost.length > 0 ? `lacks ${allOf(lost)}` : `has ${allOf(gained)}, which the English text lacks`}`,
    fix: 'use the same placeholders in both languages',
    related: [{ message: 'the English text', file: en.document.file.path, span: en.document.span(en.path) }],
  });
}

/** Placeholders are written right, known, have a value in their place, and are the same in both languages. */
export const textPlaceholders: Rule = {
  name: 'text-placeholders',
  codes: ['unknown-placeholder', 'visible-brace', 'misplaced-placeholder', 'placeholder-mismatch'],
  each: (draft, _context, report) => (read) => {
    const { pairs, all } = textsOf(read);
    const invalid = reportInvalid(read, all, draft, report);
    for (const pair of pairs) {
      // A text with invalid placeholders is not also compared with its translation; a missing translation has a diagnostic of its own.
      if (!invalid.has(pair.en) && !invalid.has(pair.ar) && !isUntranslated(pair)) reportMismatch(pair, report);
    }
  },
};
