import { fieldOf } from '../../catalogue/load/fields';
import { quote } from '../../catalogue/diagnostics/visible';
import { withLatinDigits } from '../../catalogue/validate/texts/latin-digits';
import { Missing, createPlanner, Unclear, type Planner } from './plan';
import { requirePage } from './pages';
import { dayAgo } from './words';

/** Sets the month in which pages were reviewed: the given month, or the current one. */
export const planChecked: Planner = createPlanner((data, { words }) => {
  const latin = words.map(withLatinDigits);
  const months = latin.filter((word) => /^\d{4}-\d{2}$/.test(word));
  if (months.length > 1) throw new Unclear('everyday.two-months', { months: { and: months } });
  const [month = dayAgo(0, data).slice(0, 'YYYY-MM'.length)] = months;
  const pages = words.filter((_, index) => !months.includes(latin[index] ?? '')).map((word) => requirePage(word, data));
  if (pages.length === 0)
    throw new Missing({
      name: 'page',
      text: { id: 'everyday.ask-reviewed' },
      placeholder: 'PAGE',
    });
  for (const { kind, document } of pages) {
    const isWithout = kind === 'post' || fieldOf(document.value, 'kind') === 'not-found';
    if (isWithout) throw new Unclear('everyday.no-review', { file: document.file.path });
  }
  const reviewed = new Set(pages.map(({ document }) => document));
  const later = [...reviewed].find((document) => String(fieldOf(document.value, 'checked') ?? '') > month);
  if (later)
    throw new Unclear('everyday.later-review', {
      file: later.file.path,
      reviewed: quote(fieldOf(later.value, 'checked')),
      month,
    });
  return {
    edits: [...reviewed].map((document) => ({ document, edits: [{ kind: 'set', path: ['checked'], value: month }] })),
  };
});
