import type { imageTypes } from '../../../../src/domain/pages/image-types';
import { latin1 } from '../../../system/bytes/common';
import type { Phrase } from '../../diagnostics/phrases';
import type { TextId } from '../../diagnostics/texts/texts';

export type PictureFormat = 'svg' | 'png' | 'jpeg' | 'gif' | 'webp' | 'avif';

const formatOfEnding = {
  svg: 'svg',
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  gif: 'gif',
  webp: 'webp',
  avif: 'avif',
} as const satisfies Readonly<Record<keyof typeof imageTypes, PictureFormat>>;

/** Undefined if the suffix of a file is not that of a picture. */
export function formatNamed(path: string): PictureFormat | undefined {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  // Widened, so that any suffix can be looked up.
  const formats: Readonly<Record<string, PictureFormat>> = formatOfEnding;
  return Object.hasOwn(formats, ending) ? formats[ending] : undefined;
}

/** A phrase for a format: "a PNG". */
export function formatName(format: PictureFormat): Phrase {
  return { id: `picture-name.${format}` };
}

type FileKind =
  | { readonly format: PictureFormat }
  /** A kind that the site cannot show ("a PDF"), with advice. */
  | { readonly other: Phrase; readonly advice: Phrase };

function other(kind: TextId, advice: TextId): FileKind {
  return { other: { id: kind }, advice: { id: advice } };
}

/** The first bytes of formats, as Latin-1, for formats that need no closer look. */
const beginnings: readonly (readonly [start: RegExp, kind: FileKind])[] = [
  [/^\x89PNG/, { format: 'png' }],
  [/^\xff\xd8\xff/, { format: 'jpeg' }],
  [/^GIF8[79]a/, { format: 'gif' }],
  [/^RIFF[\s\S]{4}WEBP/, { format: 'webp' }],
  [/^[\s\S]{4}ftypavi[fs]/, { format: 'avif' }],
  [/^[\s\S]{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/, other('file-kind.heic', 'picture-advice.photo')],
  [/^[\s\S]{4}ftyp/, other('file-kind.video', 'picture-advice.frame')],
  [/^%PDF/, other('file-kind.pdf', 'picture-advice.export')],
  [/^%!PS/, other('file-kind.eps', 'picture-advice.export')],
  [/^8BPS/, other('file-kind.photoshop', 'picture-advice.export')],
  [/^(?:II\*\0|MM\0\*)/, other('file-kind.tiff', 'picture-advice.export')],
  [/^BM[\s\S]{4}\0\0\0\0/, other('file-kind.bmp', 'picture-advice.png')],
  [/^\0\0\x01\0/, other('file-kind.ico', 'picture-advice.png')],
  [/^PK\x03\x04/, other('file-kind.zip', 'picture-advice.export')],
  [/^\x1f\x8b/, other('file-kind.compressed', 'picture-advice.plain-svg')],
  [/^\xd0\xcf\x11\xe0/, other('file-kind.office', 'picture-advice.export')],
  [/^version https:\/\/git-lfs/, other('file-kind.git-lfs', 'picture-advice.git-lfs')],
];

/** The kind of a text, which may start with a comment, an XML declaration and a DOCTYPE; undefined if it is unknown. */
function kindOfText(text: string): FileKind | undefined {
  if (/^\s*<(?:!doctype html|html|head|body)\b/i.test(text))
    return other('file-kind.web-page', 'picture-advice.download');
  if (/<(?:\w+:)?svg[\s>/]/.test(text)) return { format: 'svg' };
  if (/<html\b/i.test(text)) return other('file-kind.web-page', 'picture-advice.download');
  if (/^\s*</.test(text)) return other('file-kind.xml', 'picture-advice.download');
  return undefined;
}

export function kindOf(bytes: Uint8Array): FileKind {
  const start = latin1(bytes.subarray(0, 64));
  const known = beginnings.find(([pattern]) => pattern.test(start));
  if (known) return known[1];
  const isUtf16 = /^(?:\xff\xfe|\xfe\xff)/.test(start);
  const head = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes.subarray(0, 20_000));
  return kindOfText(head) ?? other('file-kind.none', 'picture-advice.download');
}

/** Why the site cannot show some formats, by file suffix. */
const reasonsByEnding: Readonly<Record<string, Phrase>> = {
  heic: { id: 'not-shown.photo' },
  heif: { id: 'not-shown.photo' },
  pdf: { id: 'not-shown.pdf' },
  ai: { id: 'not-shown.illustrator' },
  psd: { id: 'not-shown.photoshop' },
  tif: { id: 'not-shown.tiff' },
  tiff: { id: 'not-shown.tiff' },
  bmp: { id: 'not-shown.bmp' },
  svgz: { id: 'not-shown.svgz' },
};

/** Why the site cannot show a file with this suffix, and what to do; undefined for other suffixes. */
export function whyNotShown(name: string): Phrase | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(reasonsByEnding, ending) ? reasonsByEnding[ending] : undefined;
}
