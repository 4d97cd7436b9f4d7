import { diagnostic, type Diagnostic, type DiagnosticText, type SourceFile } from '../../diagnostics/diagnostic';
import { quote } from '../../diagnostics/visible';
import { decode } from '../decode';
import { formatNames, formatOfEnding, kindOf, type PictureFormat } from './formats';
import { maximumPixels, maximumRasterBytes, maximumSvgBytes, type PictureSize } from './limits';
import { readRaster } from './raster';
import { readSvg } from './svg';

/** What is known of a picture after its bytes were inspected. */
export interface InspectedPicture {
  /** Absent for a picture with a fault. */
  readonly size?: PictureSize;
  readonly source: SourceFile;
  readonly diagnostics: readonly Diagnostic[];
}

const fileStart = { start: 0, end: 0 };

/** The format that the name of a file says; undefined for a file that is no picture by its name. */
export function formatNamed(path: string): PictureFormat | undefined {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  // Widened, so that any ending can be looked up.
  const formats: Readonly<Record<string, PictureFormat>> = formatOfEnding;
  return Object.hasOwn(formats, ending) ? formats[ending] : undefined;
}

/** A name for a file with another ending that no other file has. */
function freePath(path: string, ending: string, paths: ReadonlySet<string>): string {
  const stem = path.slice(0, path.lastIndexOf('.'));
  for (let number = 1; ; number += 1) {
    const free = `${stem}${number === 1 ? '' : `-${number}`}.${ending}`;
    if (!paths.has(free)) return free;
  }
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

const endings: Readonly<Record<PictureFormat, string>> = {
  svg: 'svg',
  png: 'png',
  jpeg: 'jpg',
  gif: 'gif',
  webp: 'webp',
  avif: 'avif',
};

/** Says that a file is not what its name says; undefined if it is. */
function misnamed(
  path: string,
  named: PictureFormat,
  bytes: Uint8Array,
  paths: ReadonlySet<string>,
): DiagnosticText | undefined {
  const kind = kindOf(bytes);
  if ('other' in kind)
    return {
      message: `this is ${kind.other}, not ${formatNames[named]}`,
      why: 'browsers would show nothing in its place',
      fix: `${kind.advice ?? 'export it as SVG, PNG or JPEG'}; put that file into data/images, write its name where the data names this one, and delete this one`,
    };
  if (kind.format === named) return undefined;
  const right = freePath(path, endings[kind.format], paths);
  return {
    message: `this is ${formatNames[kind.format]}, not ${formatNames[named]}`,
    why: 'browsers and other programs go by the name of the file, and would show nothing in its place',
    fix: `rename it to ${quote(right)}, and write ${quote(fileName(right))} where the data names ${quote(fileName(path))}`,
  };
}

/** A number of bytes, as people read it. */
function bytesInWords(bytes: number): string {
  return bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.ceil(bytes / 1000)} KB`;
}

function tooManyBytes(named: PictureFormat, bytes: number): DiagnosticText | undefined {
  const limit = named === 'svg' ? maximumSvgBytes : maximumRasterBytes;
  if (bytes <= limit) return undefined;
  const message = `this picture has ${bytesInWords(bytes)}; at most ${bytesInWords(limit)} are accepted`;
  return named === 'svg'
    ? {
        message,
        why: 'shoppers load an SVG as it is; one as large as this usually has a photo in it, or thousands of points',
        fix: 'export the drawing in a simpler form, or export it as PNG, write the name of the PNG where the data names this file, and delete this file',
      }
    : {
        message,
        why: 'every clone of the project has the file, and more than 1280 by 720 pixels are never shown',
        fix: 'open it in a picture program, make it 1280 pixels wide (a logo: 240), save it, and put that file in its place',
      };
}

function tooManyPixels({ width, height }: PictureSize): DiagnosticText | undefined {
  if (width * height <= maximumPixels) return undefined;
  return {
    message: `this picture has ${width} by ${height} pixels; at most ${maximumPixels / 1_000_000} million are accepted`,
    why: 'decoding it would take more memory than most computers have to spare',
    fix: 'open it in a picture program, make it 1280 pixels wide (a logo: 240), save it, and put that file in its place',
  };
}

/** Inspects the bytes of a picture whose name says one of the formats; `paths` are all files of data/. */
export function inspectPicture(path: string, bytes: Uint8Array, paths: ReadonlySet<string>): InspectedPicture {
  const named = formatNamed(path) ?? 'svg';
  const none: SourceFile = { path, text: '' };
  const fault = (code: Diagnostic['code'], text: DiagnosticText, source = none): InspectedPicture => ({
    source,
    diagnostics: [diagnostic(code, path, fileStart, text)],
  });
  if (bytes.length === 0)
    return fault('damaged-picture', {
      message: 'this file is empty',
      fix: 'put the picture in its place: export it again, or download it again',
    });
  const wrongName = misnamed(path, named, bytes, paths);
  if (wrongName) return fault('picture-format', wrongName);
  const large = tooManyBytes(named, bytes.length);
  if (large) return fault('large-picture', large);
  if (named === 'svg') return inspectSvg(path, bytes);
  const { size, isWhole } = readRaster(named, bytes);
  const vast = size && tooManyPixels(size);
  if (vast) return fault('large-picture', vast);
  if (!size || !isWhole || size.width === 0 || size.height === 0)
    return fault('damaged-picture', {
      message: `this is ${formatNames[named]} of which a part is missing or damaged`,
      why: 'it was probably not saved or loaded to its end',
      fix: 'put the complete file in its place: export it again, or download it again, and check that it opens',
    });
  return { size, source: none, diagnostics: [] };
}

function inspectSvg(path: string, bytes: Uint8Array): InspectedPicture {
  const { source, diagnostics } = decode(path, bytes);
  if (diagnostics.length > 0) return { source, diagnostics };
  const { size, faults } = readSvg(source.text);
  return {
    ...(size && faults.length === 0 && { size }),
    source,
    diagnostics: faults.map(({ kind, span, message, why, fix }) =>
      diagnostic(kind === 'content' ? 'svg-content' : 'damaged-picture', path, span, { message, why, fix }),
    ),
  };
}
