import type { imageTypes } from '../../../src/domain/image-types';

/** A format that the site can show. */
export type PictureFormat = 'svg' | 'png' | 'jpeg' | 'gif' | 'webp' | 'avif';

/** The formats by the endings of file names. */
export const formatOfEnding = {
  svg: 'svg',
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  gif: 'gif',
  webp: 'webp',
  avif: 'avif',
} as const satisfies Readonly<Record<keyof typeof imageTypes, PictureFormat>>;

/** The names of the formats for people. */
export const formatNames: Readonly<Record<PictureFormat, string>> = {
  svg: 'an SVG',
  png: 'a PNG',
  jpeg: 'a JPEG',
  gif: 'a GIF',
  webp: 'a WebP picture',
  avif: 'an AVIF picture',
};

/** What a file is by its bytes. */
export type FileKind =
  | { readonly format: PictureFormat }
  /** Something that the site cannot show, in words: "a PDF". */
  | { readonly other: string; readonly advice?: string };

const exportIt = 'open it in the program that made it, and export it as SVG, PNG or JPEG';
const photo =
  'open it in the photo app of the phone or computer and save it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible)';
const download =
  'open the address of the picture in a browser, save the picture itself (right click, "Save image as"), and check that it opens';

/** The first bytes of formats, in Latin-1, where the format does not need a closer look. */
const beginnings: readonly (readonly [start: RegExp, kind: FileKind])[] = [
  [/^\x89PNG/, { format: 'png' }],
  [/^\xff\xd8\xff/, { format: 'jpeg' }],
  [/^GIF8[79]a/, { format: 'gif' }],
  [/^RIFF[\s\S]{4}WEBP/, { format: 'webp' }],
  [/^[\s\S]{4}ftypavi[fs]/, { format: 'avif' }],
  [/^[\s\S]{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/, { other: 'a HEIC photo, as iPhones take them', advice: photo }],
  [/^[\s\S]{4}ftyp/, { other: 'a video', advice: 'save one frame of it as JPEG' }],
  [/^%PDF/, { other: 'a PDF', advice: exportIt }],
  [/^%!PS/, { other: 'an EPS drawing', advice: exportIt }],
  [/^8BPS/, { other: 'a Photoshop file', advice: exportIt }],
  [/^(?:II\*\0|MM\0\*)/, { other: 'a TIFF', advice: exportIt }],
  [/^BM[\s\S]{4}\0\0\0\0/, { other: 'a BMP', advice: 'open it in a picture program, and save it as PNG' }],
  [/^\0\0\x01\0/, { other: 'an icon of Windows (ICO)', advice: 'open it in a picture program, and save it as PNG' }],
  [/^PK\x03\x04/, { other: 'a ZIP archive, or a document of an Office program', advice: exportIt }],
  [/^\x1f\x8b/, { other: 'a compressed file (an SVGZ is an SVG in such a file)', advice: 'save it as a plain SVG' }],
  [/^\xd0\xcf\x11\xe0/, { other: 'a document of an Office program', advice: exportIt }],
  [
    /^version https:\/\/git-lfs/,
    { other: 'a note of Git LFS in place of the picture', advice: 'run `git lfs pull`, or save the picture itself' },
  ],
];

/** What a text is that may begin with a comment, an XML declaration and a DOCTYPE. */
function kindOfText(text: string): FileKind | undefined {
  if (/^\s*<(?:!doctype html|html|head|body)\b/i.test(text)) return { other: 'a web page', advice: download };
  if (/<(?:\w+:)?svg[\s>/]/.test(text)) return { format: 'svg' };
  if (/<html\b/i.test(text)) return { other: 'a web page', advice: download };
  if (/^\s*</.test(text)) return { other: 'XML, but no SVG', advice: download };
  return undefined;
}

/** Recognises a file by its bytes, whatever its name is. */
export function kindOf(bytes: Uint8Array): FileKind {
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  const known = beginnings.find(([pattern]) => pattern.test(start));
  if (known) return known[1];
  const isUtf16 = /^(?:\xff\xfe|\xfe\xff)/.test(start);
  const head = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes.subarray(0, 20_000));
  return kindOfText(head) ?? { other: 'no picture', advice: download };
}

const photos =
  'HEIC is the format of photos of iPhones, which browsers do not show: open the photo, and export it as JPEG';

/** Why the site cannot show some formats, by the endings of their names. */
const reasonsByEnding: Readonly<Record<string, string>> = {
  heic: photos,
  heif: photos,
  pdf: 'a PDF is a document, not a picture: export it as SVG or PNG',
  ai: 'only Illustrator reads its files: export the drawing as SVG',
  psd: 'only picture programs read files of Photoshop: export the picture as PNG or JPEG',
  tif: 'browsers do not show TIFF: export the picture as PNG or JPEG',
  tiff: 'browsers do not show TIFF: export the picture as PNG or JPEG',
  bmp: 'a BMP is not compressed, and many times larger than needed: export the picture as PNG',
  svgz: 'an SVGZ is a compressed SVG, which most web servers deliver wrongly: save it as a plain SVG',
};

/** Why the site cannot show a file with such a name, and what to do; undefined if nothing is known of its ending. */
export function whyNotShown(name: string): string | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(reasonsByEnding, ending) ? reasonsByEnding[ending] : undefined;
}
