import { nearest } from '../../../diagnostics/suggest';
import { inFull, quote } from '../../../diagnostics/visible';
import type { DiagnosticText } from '../../../diagnostics/diagnostic';
import { formatNamed } from '../../../load/pictures/formats';
import { picturePlaces, type PicturePlace, type PictureSize, type PictureUse } from '../../../load/pictures/limits';
import type { Rule } from '../../engine/draft';
import { formats } from '../../schema/formats';
import { usesIn } from '../../references/uses';

function textForMissing(name: string, names: readonly string[]): DiagnosticText {
  const path = `data/images/${name}`;
  const instead = (id: 'capitals' | 'folder' | 'name', other: string, shown = other): DiagnosticText => ({
    id: `missing-image.${id}`,
    values: {
      path: quote(path),
      other: quote(shown),
      file: inFull(`data/images/${other}`),
      right: inFull(path),
      name: inFull(other),
    },
  });
  const alike = names.find((other) => other.toLowerCase() === name.toLowerCase());
  if (alike !== undefined) return instead('capitals', alike);
  const deeper = names.find((other) => other.endsWith(`/${name}`));
  if (deeper !== undefined) return instead('folder', deeper, `data/images/${deeper}`);
  const near = nearest(name, names);
  // The schema rejects this file's name, so the file must be renamed to the name in the data.
  if (near !== undefined && formats['image']?.test(near) === false) return instead('name', near);
  return {
    id: 'missing-image',
    values: { path: quote(path) },
    fix:
      near === undefined ? { id: 'missing-image.fix' } : { id: 'missing-image.meant', values: { near: inFull(near) } },
  };
}

function textForUnfit(name: string, { width, height }: PictureSize, use: PictureUse): DiagnosticText | undefined {
  const { proportion, tolerance, needed, kept }: PicturePlace = picturePlaces[use];
  const difference = width / height / proportion;
  const values = {
    name: quote(name),
    width: Math.round(width),
    height: Math.round(height),
    place: { id: `unfit-picture.${use}` },
    neededWidth: needed.width,
    neededHeight: needed.height,
  } as const;
  if (difference > tolerance || difference < 1 / tolerance)
    return {
      id: 'unfit-picture.shape',
      values,
      fix:
        proportion === 1
          ? { id: 'unfit-picture.shape.square', values: { ...kept } }
          : { id: 'unfit-picture.shape.cut', values: { ...needed } },
    };
  if (formatNamed(name) === 'svg' || (width >= needed.width && height >= needed.height)) return undefined;
  return { id: 'unfit-picture.small', values };
}

/** A picture exists and fits its place, unless an image host serves it. The site's icon always is a file. */
export const imageFiles: Rule = {
  name: 'images',
  codes: ['missing-image', 'unfit-picture'],
  each({ kind, document }, facts, { schemas }, report) {
    for (const { kind: of, id: value, path, place } of usesIn(schemas, { kind, document })) {
      if (of !== 'picture' || value.includes('/') || !value.includes('.')) continue;
      const elsewhere = facts.hasImageHost();
      if (elsewhere === undefined || (elsewhere && kind !== 'site')) return;
      const size = facts.picture(value);
      const unfit = size && place && textForUnfit(value, size, place);
      if (size === undefined)
        report('missing-image', document, document.span(path), textForMissing(value, facts.pictureNames()));
      else if (unfit) report('unfit-picture', document, document.span(path), unfit);
    }
  },
};
