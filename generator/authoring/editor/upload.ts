import type { AddedPicture, PictureFigures } from '../../../src/domain/editing/editor-protocol';
import { slugOf } from '../../../src/domain/pages/slugs';
import type { PictureTools } from '../../site/pictures/tools';
import { diagnostic, type Diagnostic } from '../../catalogue/diagnostics/diagnostic';
import type { Values } from '../../catalogue/diagnostics/phrases';
import type { TextId } from '../../catalogue/diagnostics/texts/texts';
import { formatName, kindOf, type PictureFormat } from '../../catalogue/load/pictures/formats';
import { inspectPicture } from '../../catalogue/load/pictures/inspect';
import { maximumRasterBytes, picturePlaces, type PictureSize } from '../../catalogue/load/pictures/limits';
import { readRaster } from '../../catalogue/load/pictures/raster';
import { encoded } from '../../system/bytes/common';
import type { System } from '../../system/system';
import type { NewContent } from './creating';
import { sameContent } from './contents';
import { largestUpload } from './limits';
import { RequestRefused } from './refusal';

const endings: Readonly<Record<PictureFormat, string>> = {
  svg: 'svg',
  png: 'png',
  jpeg: 'jpg',
  gif: 'gif',
  webp: 'webp',
  avif: 'avif',
};

function refused(id: TextId, values: Values): RequestRefused {
  return new RequestRefused('picture', { id, values });
}

function refusedFor({ message, fix }: Diagnostic): RequestRefused {
  return refused('picture.fault', { message, fix });
}

/** Before the picture is scaled. */
const mostPixels = 100_000_000;

/** The factor by which a picture with too many bytes is scaled down, and the maximum number of attempts. */
const smaller = { factor: 0.75, times: 5 } as const;

/** Scales to the largest size that a page shows, within the size limit of files in data/. */
async function rasterOf(
  bytes: Uint8Array,
  format: Exclude<PictureFormat, 'svg'>,
  tools: PictureTools,
): Promise<Uint8Array> {
  const { size, isWhole } = readRaster(format, bytes);
  const damaged = refused('picture.damaged', { format: formatName(format) });
  if (!size || !isWhole) throw damaged;
  if (size.width * size.height > mostPixels)
    throw refused('picture.pixels', { width: size.width, height: size.height, most: mostPixels / 1_000_000 });
  let { width, height }: PictureSize = picturePlaces.post.kept;
  for (let time = 0; ; time += 1) {
    const kept = await tools.scaled(bytes, format, { width, height }, format, mostPixels).catch(() => {
      throw damaged;
    });
    if (kept.length <= maximumRasterBytes) return kept;
    if (time === smaller.times) {
      const numbers = new Intl.NumberFormat('en');
      const bytes = numbers.format(kept.length);
      throw refused('picture.too-large', { bytes, most: numbers.format(maximumRasterBytes) });
    }
    width = Math.round(width * smaller.factor);
    height = Math.round(height * smaller.factor);
  }
}

/** Cleans an SVG, after trying whether it can be rendered. */
async function drawingOf(path: string, bytes: Uint8Array, tools: PictureTools): Promise<Uint8Array> {
  const svg = new TextDecoder().decode(bytes);
  const fault = await tools.faultOf(svg);
  if (fault) throw refusedFor(diagnostic('damaged-picture', path, { start: 0, end: 0 }, fault));
  return encoded(await tools.cleanSvg(svg));
}

/** Undefined if the picture was not scaled. */
function scalingOf(bytes: Uint8Array, content: Uint8Array, format: PictureFormat): AddedPicture['scaled'] {
  if (format === 'svg') return undefined;
  const figures = (own: Uint8Array): PictureFigures | undefined => {
    const { size } = readRaster(format, own);
    return size && { width: size.width, height: size.height, bytes: own.length };
  };
  const [from, to] = [figures(bytes), figures(content)];
  return from && to && from.width * from.height > to.width * to.height ? { from, to } : undefined;
}

/** Keeps only characters that are safe in an address. */
function stemOf(name: string): string {
  return slugOf(name.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, '')).slice(0, 60) || 'picture';
}

/** A path in data/images that is free, or whose file has the same content. */
function freePath(stem: string, ending: string, content: Uint8Array, system: Pick<System, 'read' | 'kindOf'>): string {
  for (let number = 1; ; number += 1) {
    const path = `data/images/${stem}${number === 1 ? '' : `-${number}`}.${ending}`;
    const kind = system.kindOf(path);
    if (kind === undefined || (kind === 'file' && sameContent(system.read(path), content))) return path;
  }
}

/**
 * Converts an uploaded picture to a file of data/. Decoding proves that it is a picture. A raster picture is scaled; an
 * SVG is cleaned, and refused if it has a script or loads other files.
 */
export async function pictureOf(
  name: string,
  bytes: Uint8Array,
  system: Pick<System, 'read' | 'kindOf'>,
  tools: PictureTools,
): Promise<NewContent & Pick<AddedPicture, 'scaled'>> {
  if (bytes.length > largestUpload) throw refused('picture.limit', { most: largestUpload / 1_000_000 });
  const kind = kindOf(bytes);
  if ('other' in kind) throw refused('picture.other', { other: kind.other, advice: kind.advice });
  const { format } = kind;
  const ending = endings[format];
  const draft = `data/images/${stemOf(name)}.${ending}`;
  const made = format === 'svg' ? bytes : await rasterOf(bytes, format, tools);
  const [fault] = inspectPicture(draft, made, new Set([draft])).diagnostics;
  if (fault) throw refusedFor(fault);
  const content = format === 'svg' ? await drawingOf(draft, made, tools) : made;
  const scaling = scalingOf(bytes, content, format);
  return { path: freePath(stemOf(name), ending, content, system), content, scaled: scaling };
}
