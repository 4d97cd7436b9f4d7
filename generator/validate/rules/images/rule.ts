import { nearest } from '../../../diagnostics/suggest';
import { quote } from '../../../diagnostics/visible';
import type { DiagnosticText } from '../../../diagnostics/diagnostic';
import { formatNamed } from '../../../load/pictures/inspect';
import {
  pictureFields,
  picturePlaces,
  type PicturePlace,
  type PictureSize,
  type PictureUse,
} from '../../../load/pictures/limits';
import type { Draft, Rule } from '../../draft';

/** What to do about a picture that is not there: the files that probably are the one that was meant. */
function textForMissing(name: string, images: Draft['images']): DiagnosticText {
  const path = `data/images/${name}`;
  const message = `there is no file ${quote(path)}`;
  const names = [...images.keys()];
  const alike = names.find((other) => other.toLowerCase() === name.toLowerCase());
  if (alike !== undefined)
    return {
      message: `${message}; there is ${quote(alike)}, which differs in capital letters`,
      why: 'on the web, and on computers with Linux, these are two names',
      fix: `rename ${quote(`data/images/${alike}`)} to ${quote(path)}, or write ${quote(alike)} here`,
    };
  const deeper = names.find((other) => other.endsWith(`/${name}`));
  if (deeper !== undefined)
    return {
      message: `${message}; there is ${quote(`data/images/${deeper}`)}`,
      why: 'pictures are in data/images itself, not in folders of it',
      fix: `move ${quote(`data/images/${deeper}`)} to ${quote(path)}`,
    };
  const near = nearest(name, names);
  return {
    message,
    fix:
      near === undefined
        ? 'put the picture there, or correct the name'
        : `did you mean ${quote(near)}? Otherwise put the picture there`,
  };
}

/** What is wrong with the proportions of a picture, or with its size; undefined if it fits. */
function textForUnfit(name: string, { width, height }: PictureSize, use: PictureUse): DiagnosticText | undefined {
  const { words, proportion, tolerance, needed, kept }: PicturePlace = picturePlaces[use];
  const difference = width / height / proportion;
  const sides = `${Math.round(width)} by ${Math.round(height)}`;
  if (difference > tolerance || difference < 1 / tolerance)
    return {
      message: `${quote(name)} is ${sides}, but ${words}`,
      why: 'what is beyond that shape is cut off',
      fix:
        proportion === 1
          ? `make it square, such as ${kept.width} by ${kept.height}: put the drawing on a square of its background, with space around it`
          : `cut it to ${needed.width} by ${needed.height}, or to another size of that shape`,
    };
  if (formatNamed(name) === 'svg' || (width >= needed.width && height >= needed.height)) return undefined;
  return {
    message: `${quote(name)} has ${sides} pixels, which look blurred where it is shown`,
    why: `${words}, with at least two pixels of the screen for one of the page`,
    fix: `put a picture of at least ${needed.width} by ${needed.height} pixels in its place, or an SVG`,
  };
}

/** A picture that is a file is there and fits its place, unless an image host serves it; the site's icon, from which others are drawn, always is. */
export const imageFiles: Rule = {
  name: 'images',
  codes: ['missing-image', 'unfit-picture'],
  each(draft, _context, report) {
    if (draft.site === undefined) return () => undefined;
    const elsewhere = draft.site.value.imageHost !== undefined;
    return ({ kind, document }) => {
      const { value: root } = document;
      if (typeof root !== 'object' || root === null || (elsewhere && kind !== 'site')) return;
      for (const [field, use] of pictureFields[kind] ?? []) {
        const value: unknown = Reflect.get(root, field);
        if (typeof value !== 'string' || value.includes('/') || !value.includes('.')) continue;
        const size = draft.images.get(value);
        const unfit = size && textForUnfit(value, size, use);
        if (!draft.images.has(value))
          report('missing-image', document, document.span([field]), textForMissing(value, draft.images));
        else if (unfit) report('unfit-picture', document, document.span([field]), unfit);
      }
    };
  },
};
