import type { Span } from '../../../diagnostics/diagnostic';
import { choose } from '../../../diagnostics/suggest';
import { allOf, counted, quote } from '../../../diagnostics/visible';
import type { Rule } from '../../draft';
import { placeholderNames, placeholdersIn, refusalOf, type PlaceholderName, type Refusal } from '../../placeholders';
import { textsOf, type TextField } from '../../texts';
import { isUntranslated } from '../translations/rule';

function isPlaceholder(name: string): name is PlaceholderName {
  return (placeholderNames as readonly string[]).includes(name); // widened, so that any name may be asked for
}

function namesIn(text: TextField): ReadonlySet<string> {
  return new Set(placeholdersIn(text.value).map(({ name }) => name));
}

/** Placeholders are known, have a value where they stand, and are the same in both languages. */
export const textPlaceholders: Rule = {
  name: 'text-placeholders',
  codes: ['unknown-placeholder', 'misplaced-placeholder', 'placeholder-mismatch'],
  each: (_draft, _context, report) => (read) => {
    const { pairs, all } = textsOf(read);
    // A text whose placeholders are wrong in themselves is not also compared with its translation.
    const invalid = new Set<TextField>();
    const refused = new Map<string, { name: PlaceholderName; refusal: Refusal; span: Span; count: number }>();
    for (const text of all) {
      const { document, path } = text;
      for (const { name, start, end } of placeholdersIn(text.value)) {
        const span = (): Span => document.spanWithin(path, start, end);
        if (!isPlaceholder(name)) {
          invalid.add(text);
          report('unknown-placeholder', document, span(), {
            message: `there is no placeholder ${quote(`{${name}}`)}`,
            fix: choose(name, 'placeholders', placeholderNames),
          });
          continue;
        }
        const refusal = refusalOf(name, read.kind, document.value, path);
        if (!refusal) continue;
        invalid.add(text);
        const places = refused.get(`${name} ${refusal.why}`);
        if (places) places.count += 1;
        else refused.set(`${name} ${refusal.why}`, { name, refusal, span: span(), count: 1 });
      }
    }
    // One cause (a featured offer that is gone) can empty a placeholder in the whole file: that is one diagnostic.
    for (const { name, refusal, span, count } of refused.values()) {
      const elsewhere = count === 1 ? '' : `, nor in ${counted(count - 1, 'other place')} of this file`;
      report('misplaced-placeholder', read.document, span, {
        message: `${quote(`{${name}}`)} has no value here${elsewhere}`,
        why: refusal.why,
        fix: refusal.fix,
      });
    }
    for (const pair of pairs) {
      const { en, ar } = pair;
      // A translation that is missing altogether has a diagnostic of its own.
      if (invalid.has(en) || invalid.has(ar) || isUntranslated(pair)) continue;
      const english = namesIn(en);
      const arabic = namesIn(ar);
      const lost = [...english].filter((name) => !arabic.has(name)).map((name) => `{${name}}`);
      const gained = [...arabic].filter((name) => !english.has(name)).map((name) => `{${name}}`);
      if (lost.length === 0 && gained.length === 0) continue;
      report('placeholder-mismatch', ar.document, ar.document.span(ar.path), {
        message: `the Arabic text ${lost.length > 0 ? `lacks ${allOf(lost)}` : `has ${allOf(gained)}, which the English lacks`}`,
        fix: 'use the same placeholders in both languages',
        related: [{ message: 'the English text', file: en.document.file.path, span: en.document.span(en.path) }],
      });
    }
  },
};
