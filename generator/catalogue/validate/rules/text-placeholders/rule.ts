import type { Span } from '../../../diagnostics/diagnostic';
import { choice } from '../../../diagnostics/suggest';
import { quote } from '../../../diagnostics/visible';
import { fieldOf, textField } from '../../../load/fields';
import { baseName } from '../../../load/places';
import type { ReadDocument } from '../../catalogue';
import type { Report, Rule } from '../../engine/draft';
import type { FileFacts } from '../../engine/facts';
import {
  placeholderNames,
  placeholdersIn,
  refusalOf,
  visibleBraceIn,
  type PlaceholderName,
  type Refusal,
} from '../../texts/placeholders';
import { textsOf, type TextField, type TextPair } from '../../texts/texts';
import { isUntranslated } from '../translations/rule';
import { relatedAt } from '../../engine/reporting';

function isPlaceholder(name: string): name is PlaceholderName {
  return (placeholderNames as readonly string[]).includes(name); // widened so that any name can be compared
}

/** The placeholders of a text that another one lacks. */
function onlyIn(text: TextField, other: TextField): readonly string[] {
  const [own = [], others = []] = [text, other].map(({ value }) =>
    placeholdersIn(value).map(({ name }) => `{${name}}`),
  );
  return [...new Set(own)].filter((name) => !others.includes(name));
}

interface MisplacedPlaceholder {
  readonly name: PlaceholderName;
  readonly refusal: Refusal;
  readonly span: Span;
  count: number;
}

/** Reports unknown and misplaced placeholders. Returns the texts that contain them. */
function reportInvalid(
  read: ReadDocument,
  texts: readonly TextField[],
  facts: FileFacts,
  report: Report,
): ReadonlySet<TextField> {
  // While a store is invalid, it is unknown whether it has a featured offer.
  const isUnclear = read.kind === 'store' && facts.isInvalidStore(baseName(read.document.file.path));
  const invalid = new Set<TextField>();
  const misplaced = new Map<string, MisplacedPlaceholder>();
  for (const text of texts) {
    const { document, path } = text;
    // A visible brace has its own diagnostic.
    if (visibleBraceIn(text.value)) {
      invalid.add(text);
      continue;
    }
    for (const { name, start, end } of placeholdersIn(text.value)) {
      if (!isPlaceholder(name)) {
        invalid.add(text);
        const known = placeholderNames.map((each) => `{${each}}`);
        report('unknown-placeholder', document, document.spanWithin(path, start, end), {
          id: 'unknown-placeholder',
          values: { name: quote(`{${name}}`) },
          fix: choice(`{${name}}`, { id: 'label.placeholders' }, known),
        });
        continue;
      }
      const refusal = refusalOf(name, read.kind, document.value, path);
      if (!refusal || (isUnclear && name === 'code')) continue;
      invalid.add(text);
      const key = `${name} ${refusal.why.id}`;
      const places = misplaced.get(key);
      if (places) places.count += 1;
      else misplaced.set(key, { name, refusal, span: document.spanWithin(path, start, end), count: 1 });
    }
  }
  // One cause, such as a removed featured offer, can affect a placeholder in the whole file: that is one diagnostic.
  for (const { name, refusal, span, count } of misplaced.values())
    report('misplaced-placeholder', read.document, span, {
      id: 'misplaced-placeholder',
      values: { name: quote(`{${name}}`), others: count - 1 },
      ...refusal,
    });
  return invalid;
}

/** Whether a text of a store contains the store's name. */
function hasStoreName({ document, language, value }: TextField): boolean {
  const name = textField(fieldOf(document.value, 'name'), language)?.trim() ?? '';
  return name !== '' && value.includes(name);
}

function reportMismatch({ en, ar }: TextPair, report: Report): void {
  const lost = onlyIn(en, ar);
  const gained = onlyIn(ar, en);
  if (lost.length === 0 && gained.length === 0) return;
  const [without, other] = lost.length > 0 ? [ar, en] : [en, ar];
  const { document } = ar;
  if ([...lost, ...gained].join() === '{store}' && hasStoreName(without)) {
    report('written-out-name', document, document.span(without.path), {
      id: 'written-out-name',
      values: { language: without.language },
      related: relatedAt({ id: 'related.other-text' }, document, other.path),
    });
    return;
  }
  report('placeholder-mismatch', document, document.span(ar.path), {
    id: lost.length > 0 ? 'placeholder-mismatch.lost' : 'placeholder-mismatch.gained',
    values: { names: { and: (lost.length > 0 ? lost : gained).map(quote) } },
    related: relatedAt({ id: 'related.english-text' }, document, en.path),
  });
}

/** Placeholders are well-formed, known, have a value in their context, and are the same in both languages. */
export const textPlaceholders: Rule = {
  name: 'text-placeholders',
  codes: ['unknown-placeholder', 'misplaced-placeholder', 'placeholder-mismatch', 'written-out-name'],
  each(read, facts, _context, report) {
    const { pairs, all } = textsOf(read);
    const invalid = reportInvalid(read, all, facts, report);
    for (const pair of pairs) {
      // Texts with invalid placeholders are not compared as well, and a missing translation has its own diagnostic.
      if (!invalid.has(pair.en) && !invalid.has(pair.ar) && !isUntranslated(pair)) reportMismatch(pair, report);
    }
  },
};
