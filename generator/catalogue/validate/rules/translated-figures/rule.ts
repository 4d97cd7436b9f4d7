import { quote } from '../../../diagnostics/visible';
import { figuresIn, type Figure } from '../../figures';
import type { Rule } from '../../draft';
import { textsOf, type TextField } from '../../texts';

/** Numbers up to this one are often words («سبعة», seven). */
const largestWord = 10;

/** The last day of a month in words. */
const lastDay = /last day of|end of|آخر يوم من|نهاية/iu;

function isEndOfMonth(value: number): boolean {
  return value >= 28 && value <= 31;
}

/** The figures of a text that the other one lacks. */
function missingIn(others: readonly Figure[], figures: readonly Figure[], other: TextField): readonly Figure[] {
  const known = new Set(others.map(({ value }) => value));
  const missing = figures.filter(({ value }) => !known.has(value) && (value > largestWord || !Number.isInteger(value)));
  if (missing.length === 0) return missing;
  return lastDay.test(other.value) ? missing.filter(({ value }) => !isEndOfMonth(value)) : missing;
}

/** A figure in one language of a text is in the other as well. */
export const translatedFigures: Rule = {
  name: 'translated-figures',
  codes: ['figures-differ'],
  each(read, _facts, _context, report) {
    for (const { en, ar } of textsOf(read).pairs) {
      const sides = [
        { text: en, figures: figuresIn(en), other: ar },
        { text: ar, figures: figuresIn(ar), other: en },
      ] as const;
      const [english, arabic] = sides;
      const reportMissing = (text: TextField, figures: readonly Figure[], other: TextField): void => {
        const [first] = figures;
        if (!first) return;
        const written = figures.map(({ start, end }) => text.value.slice(start, end));
        report('figures-differ', read.document, read.document.spanWithin(text.path, first.start, first.end), {
          id: 'figures-differ',
          values: {
            language: other.language,
            count: figures.length,
            figures: { and: [...new Set(written)].map(quote) },
          },
          related: [
            {
              message: { id: 'related.other-text' },
              file: read.document.file.path,
              span: read.document.span(other.path),
            },
          ],
        });
      };
      const lacking = missingIn(arabic.figures, english.figures, ar);
      if (lacking.length > 0) reportMissing(en, lacking, ar);
      else reportMissing(ar, missingIn(english.figures, arabic.figures, en), en);
    }
  },
};
