import { slugOf } from '../../src/domain/slugs';
import { cleanSvg } from '../pictures/clean';
import { scaled } from '../pictures/scale';
import { formatNames, kindOf, type PictureFormat } from '../load/pictures/formats';
import { inspectPicture } from '../load/pictures/inspect';
import { maximumPixels, picturePlaces } from '../load/pictures/limits';
import { readRaster } from '../load/pictures/raster';
import type { System } from '../system/system';
import type { NewContent } from './creating';
import { sameContent } from './contents';
import { RequestRefused } from './refusal';

/** How many bytes a picture may have that is still to be scaled. */
export const largestUpload = 20_000_000;

const endings: Readonly<Record<PictureFormat, string>> = {
  svg: 'svg',
  png: 'png',
  jpeg: 'jpg',
  gif: 'gif',
  webp: 'webp',
  avif: 'avif',
};

function refused(message: string): RequestRefused {
  return new RequestRefused('picture', message);
}

/** A picture of pixels as it is kept: no larger than any place shows. */
async function rasterOf(bytes: Uint8Array, format: Exclude<PictureFormat, 'svg'>): Promise<Uint8Array> {
  const { size, isWhole } = readRaster(format, bytes);
  const damaged = `This is ${formatNames[format]} of which a part is missing or damaged. Export or download it again, and check that it opens.`;
  if (!size || !isWhole) throw refused(damaged);
  if (size.width * size.height > maximumPixels)
    throw refused(
      `This picture has ${size.width} by ${size.height} pixels; at most ${maximumPixels / 1_000_000} million are accepted. Make it smaller in a picture program.`,
    );
  return await scaled(bytes, format, picturePlaces.post.kept).catch(() => {
    throw refused(damaged);
  });
}

/** The name of a file without what no address should have. */
function stemOf(name: string): string {
  return slugOf(name.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, '')).slice(0, 60) || 'picture';
}

/** A path in data/images that no file with another content has. */
function freePath(stem: string, ending: string, content: Uint8Array, system: Pick<System, 'read' | 'kindOf'>): string {
  for (let number = 1; ; number += 1) {
    const path = `data/images/${stem}${number === 1 ? '' : `-${number}`}.${ending}`;
    const kind = system.kindOf(path);
    if (kind === undefined || (kind === 'file' && sameContent(system.read(path), content))) return path;
  }
}

/**
 * A picture as a file of the data. It is decoded, so that what is kept is a picture and nothing else; one of pixels is scaled to what is
 * shown, an SVG is cleaned, and refused if it has a script or loads something.
 */
export async function pictureOf(
  name: string,
  bytes: Uint8Array,
  system: Pick<System, 'read' | 'kindOf'>,
): Promise<NewContent> {
  if (bytes.length > largestUpload) throw refused(`A picture has at most ${largestUpload / 1_000_000} MB.`);
  const kind = kindOf(bytes);
  if ('other' in kind)
    throw refused(`This is ${kind.other}. To use it, ${kind.advice ?? 'export it as SVG, PNG or JPEG'}.`);
  const { format } = kind;
  const ending = endings[format];
  const draft = `data/images/${stemOf(name)}.${ending}`;
  const made = format === 'svg' ? bytes : await rasterOf(bytes, format);
  const [fault] = inspectPicture(draft, made, new Set([draft])).diagnostics;
  if (fault) throw refused(`${fault.message}.${fault.fix === undefined ? '' : ` To correct it, ${fault.fix}.`}`);
  const content = format === 'svg' ? Buffer.from(await cleanSvg(new TextDecoder().decode(made))) : made;
  return { path: freePath(stemOf(name), ending, content, system), content };
}
