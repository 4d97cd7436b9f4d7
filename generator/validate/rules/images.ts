import { nearest } from '../../diagnostics/suggest';
import { quote } from '../../diagnostics/visible';
import type { Rule } from '../draft';
import { stringsOf } from '../texts';

const imageFields = new Set<unknown>(['logo', 'image', 'authorAvatar']);

/** A picture that is a file is there, unless an image host serves it. */
export const imageFiles: Rule = {
  codes: ['missing-image'],
  check(draft, _context, report) {
    if (draft.site?.value.imageHost !== undefined || draft.site === undefined) return;
    for (const { kind, document } of draft.documents) {
      if (kind !== 'store' && kind !== 'post') continue;
      for (const { path, value } of stringsOf(document)) {
        if (path.length !== 1 || !imageFields.has(path[0]) || value.includes('/') || !value.includes('.') || draft.images.has(value)) continue;
        const near = nearest(value, draft.images);
        report('missing-image', document, document.span(path), {
          message: `there is no file ${quote(`data/images/${value}`)}`,
          fix: near === undefined ? 'put the picture there, or correct the name' : `did you mean ${quote(near)}? Otherwise put the picture there`,
        });
      }
    }
  },
};
