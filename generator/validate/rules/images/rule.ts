import { nearest } from '../../../diagnostics/suggest';
import { imageTypeOf, imageTypes } from '../../../../src/domain/image-types';
import { oneOf, quote } from '../../../diagnostics/visible';
import type { SourceDocument } from '../../../load/document';
import type { Draft, Report, Rule } from '../../draft';

const drawable = Object.entries(imageTypes).flatMap(([extension, { inPreviews }]) => (inPreviews ? [extension] : []));

/** The fields that name pictures, by kind of file. */
const imageFields: Readonly<Record<string, readonly string[]>> = {
  store: ['logo'],
  post: ['image', 'authorAvatar'],
  site: ['icon'],
};

/** The pictures that are drawn into the share picture of a page. */
const drawnFields = new Set(['logo', 'image']);

function reportMissing(
  name: string,
  field: string,
  document: SourceDocument,
  { images }: Pick<Draft, 'images'>,
  report: Report,
): void {
  const near = nearest(name, images);
  report('missing-image', document, document.span([field]), {
    message: `there is no file ${quote(`data/images/${name}`)}`,
    fix:
      near === undefined
        ? 'put the picture there, or correct the name'
        : `did you mean ${quote(near)}? Otherwise put the picture there`,
  });
}

function reportNotDrawable(name: string, field: string, document: SourceDocument, report: Report): void {
  report('image-not-in-preview', document, document.span([field]), {
    message: `share pictures cannot contain ${quote(name)}`,
    why: 'the program that draws them cannot read this format',
    fix: `convert it to ${oneOf(drawable)}`,
  });
}

/** A picture that is a file is there, unless an image host serves it; the site's icon, from which others are drawn, always is. */
export const imageFiles: Rule = {
  name: 'images',
  codes: ['missing-image', 'image-not-in-preview'],
  each(draft, _context, report) {
    if (draft.site === undefined) return () => undefined;
    const elsewhere = draft.site.value.imageHost !== undefined;
    return ({ kind, document }) => {
      const { value: root } = document;
      if (typeof root !== 'object' || root === null || (elsewhere && kind !== 'site')) return;
      for (const field of imageFields[kind] ?? []) {
        const value: unknown = Reflect.get(root, field);
        if (typeof value !== 'string' || value.includes('/') || !value.includes('.')) continue;
        if (!draft.images.has(value)) reportMissing(value, field, document, draft, report);
        else if (drawnFields.has(field) && imageTypeOf(value)?.inPreviews === false)
          reportNotDrawable(value, field, document, report);
      }
    };
  },
};
