import { inFull, quote } from '../../../diagnostics/visible';
import { figuresIn, type Figure } from '../../texts/figures';
import { fieldOf } from '../../../load/fields';
import type { Report, Rule } from '../../engine/draft';
import { editWithin } from '../../engine/edits';
import { textsOf, type TextField } from '../../texts/texts';

/** Numbers up to this one are often written as words («سبعة», seven). */
const largestWord = 10;

/** Phrases for the last day of a month. */
const lastDay = /last day of|end of|آخر يوم من|نهاية/iu;

function isEndOfMonth(value: number): boolean {
  return value >= 28 && value <= 31;
}

/** The numbers of a text that the other one lacks. */
function missingIn(others: readonly Figure[], figures: readonly Figure[], other: TextField): readonly Figure[] {
  const known = new Set(others.map(({ value }) => value));
  const missing = figures.filter(({ value }) => !known.has(value) && (value > largestWord || !Number.isInteger(value)));
  if (missing.length === 0) return missing;
  return lastDay.test(other.value) ? missing.filter(({ value }) => !isEndOfMonth(value)) : missing;
}

/** The keys of an offer whose numbers its texts may mention. */
const figureKeys: ReadonlySet<string> = new Set(['percent', 'amount', 'from']);

/** The numbers in the fields of an offer. */
function figuresInFields(value: unknown, key = ''): readonly number[] {
  if (typeof value === 'number') return figureKeys.has(key) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => figuresInFields(child, Array.isArray(value) ? key : name));
}

/** The offer that a text belongs to; undefined if there is none. */
function offerOf({ document, path: [root, index], kind }: TextField): unknown {
  return kind === 'store' && root === 'offers' ? fieldOf(fieldOf(document.value, root), String(index)) : undefined;
}

/**
 * Reports a number that is not in the offer's fields while the number of the translation is; returns whether it did.
 */
function reportWrong(
  [one, other]: readonly [en: TextField, ar: TextField],
  [ofOne, ofOther]: readonly [readonly Figure[], readonly Figure[]],
  report: Report,
): boolean {
  const [wrong, ...moreWrong] = ofOne;
  const [right, ...moreRight] = ofOther;
  if (!wrong || !right || moreWrong.length + moreRight.length > 0 || wrong.isPercent !== right.isPercent) return false;
  const known = figuresInFields(offerOf(one));
  if (known.includes(wrong.value) || !known.includes(right.value)) return false;
  const { document, path, value } = one;
  const shown = other.value.slice(right.start, right.end);
  report('figures-differ', document, document.spanWithin(path, wrong.start, wrong.end), {
    id: 'figures-differ.field',
    values: {
      wrong: quote(value.slice(wrong.start, wrong.end)),
      right: inFull(shown),
      language: other.language,
    },
    // A number that is not a percentage may count something else.
    edits: right.isPercent ? editWithin(document, path, [wrong.start, wrong.end], shown) : [],
    related: [{ message: { id: 'related.other-text' }, file: document.file.path, span: document.span(other.path) }],
  });
  return true;
}

/** A number in one language of a text is also in the other one. */
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
      const surplus = missingIn(english.figures, arabic.figures, en);
      if (reportWrong([en, ar], [lacking, surplus], report) || reportWrong([ar, en], [surplus, lacking], report))
        continue;
      if (lacking.length > 0) reportMissing(en, lacking, ar);
      else reportMissing(ar, surplus, en);
    }
  },
};
