import { nearest } from '../../diagnostics/suggest';
import { quote } from '../../diagnostics/visible';
import type { Rule } from '../draft';
import { stringsOf } from '../texts';

/** The fields that name pictures, by kind of file. */
const imageFields: Readonly<Record<string, readonly unknown[]>> = {
  store: ['logo'],
  post: ['image', 'authorAvatar'],
  site: ['icon'],
};

/** A picture that is a file is there, unless an image host serves it; the site's icon, from which others are drawn, always is. */
export const imageFiles: Rule = {
  codes: ['missing-image'],
  check(draft, _context, report) {
    if (draft.site === undefined) return;
    const elsewhere = draft.site.value.imageHost !== undefined;
    for (const { kind, document } of draft.documents) {
      const fields = imageFields[kind];
      if (!fields || (elsewhere && kind !== 'site')) continue;
      for (const { path, value } of stringsOf(document)) {
        if (path.length !== 1 || !fields.includes(path[0]) || value.includes('/') || !value.includes('.') || draft.images.has(value)) continue;
        const near = nearest(value, draft.images);
        report('missing-image', document, document.span(path), {
          message: `there is no file ${quote(`data/images/${value}`)}`,
          fix: near === undefined ? 'put the picture there, or correct the name' : `did you mean ${quote(near)}? Otherwise put the picture there`,
        });
      }
    }
  },
};
