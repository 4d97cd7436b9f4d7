import type { Rule } from '../../engine/draft';
import { editWithin } from '../../engine/reporting';
import { remembered } from '../../engine/remembered';
import { nameOf } from '../../schema/names';
import { pairedTexts, withoutMarkup } from '../../texts/shown-texts';
import { arabicForms } from './arabic';
import { endForms } from './ends';
import type { TextForm } from './form';
import { markupForms } from './markup';
import { pastedForms } from './pasted';
import { typingForms } from './typing';
import { unfinishedForms } from './unfinished';

/** All forms. A text with a mistake of a form that stands alone is not searched for the mistakes of those behind it. */
const forms: readonly TextForm[] = [
  ...unfinishedForms,
  ...pastedForms,
  ...markupForms,
  ...typingForms,
  ...arabicForms,
  ...endForms,
];

const mistakesIn = remembered((text) => {
  const possible = forms.filter(({ when }) => when.test(text.value));
  if (possible.length === 0) return [];
  const shown = withoutMarkup(text);
  return possible.flatMap((form) => {
    const mistake = form.find(text, shown);
    return mistake ? [{ form, mistake }] : [];
  });
});

/** The form of texts is right, whatever they say: characters, words, punctuation, nothing left over from elsewhere. */
export const textForms: Rule = {
  name: 'text-forms',
  codes: [...new Set(forms.map(({ code }) => code))],
  each(read, _facts, _context, report) {
    for (const text of pairedTexts(read)) {
      const { document, path } = text;
      for (const { form, mistake } of mistakesIn(text)) {
        if (form.where?.(text) === false) continue;
        const { start, end, says } = mistake;
        const { right = [], ...words } = says;
        const parts = typeof right === 'string' ? [[start, end, right] as const] : right;
        report(form.code, document, document.spanWithin(path, start, end), {
          ...words,
          values: { name: nameOf(path), ...words.values },
          edits: parts.flatMap(([from, to, part]) => editWithin(document, path, [from, to], part)),
        });
        if (form.alone) break;
      }
    }
  },
};
