import { fieldOf } from '../../catalogue/load/fields';
import { quote } from '../../catalogue/diagnostics/visible';
import { withLatinDigits } from '../../catalogue/validate/texts/latin-digits';
import { Unclear, type Action } from './action';
import { requirePage } from './pages';
import { dayAgo } from './words';

/** Sets the month in which pages were reviewed, by default the current month. */
export const checked: Action = {
  questions: [
    { name: 'page', placeholder: 'PAGE', text: 'ask.reviewed' },
    { name: 'checked', text: 'ask.month', onlyOption: true, ifEmpty: '' },
  ],
  read([word = ''], data) {
    const month = withLatinDigits(word);
    return [/^\d{4}-\d{2}$/.test(month) ? { checked: month } : { page: requirePage(word, data).document.file.path }, 1];
  },
  intend: (data, ...reviews) => ({
    edits: reviews.map(({ page = '', checked: month = dayAgo(0, data).slice(0, 'YYYY-MM'.length) }) => {
      const { kind, document } = requirePage(page, data);
      const { value, file } = document;
      if (kind === 'post' || fieldOf(value, 'kind') === 'not-found')
        throw new Unclear('everyday.no-review', { file: file.path });
      const reviewed = fieldOf(value, 'checked');
      if (String(reviewed ?? '') > month)
        throw new Unclear('everyday.later-review', { file: file.path, reviewed: quote(reviewed), month });
      return { document, edits: [{ kind: 'set', path: ['checked'], value: month }] };
    }),
  }),
};
