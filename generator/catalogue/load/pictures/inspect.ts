import {
  diagnostic,
  fileStart,
  type Diagnostic,
  type DiagnosticText,
  type SourceFile,
} from '../../diagnostics/diagnostic';
import { render, type Phrase } from '../../diagnostics/phrases';
import { inFull, quote } from '../../diagnostics/visible';
import { decode } from '../decode';
import { formatName, formatNamed, kindOf, type PictureFormat } from './formats';
import { maximumPixels, maximumRasterBytes, maximumSvgBytes, type PictureSize } from './limits';
import { readRaster } from './raster';
import { readSvg } from './svg';
import { fileName } from '../places';

export interface InspectedPicture {
  /** Absent for a picture with a fault. */
  readonly size?: PictureSize;
  readonly source: SourceFile;
  readonly diagnostics: readonly Diagnostic[];
}

/** An unused path for a file with another suffix. */
function freePath(path: string, ending: string, paths: ReadonlySet<string>): string {
  const stem = path.slice(0, path.lastIndexOf('.'));
  for (let number = 1; ; number += 1) {
    const free = `${stem}${number === 1 ? '' : `-${number}`}.${ending}`;
    if (!paths.has(free)) return free;
  }
}

const endings: Readonly<Record<PictureFormat, string>> = {
  svg: 'svg',
  png: 'png',
  jpeg: 'jpg',
  gif: 'gif',
  webp: 'webp',
  avif: 'avif',
};

/** Undefined if the content of a file matches its suffix. */
function misnamed(
  path: string,
  named: PictureFormat,
  bytes: Uint8Array,
  paths: ReadonlySet<string>,
): DiagnosticText | undefined {
  const kind = kindOf(bytes);
  if ('other' in kind)
    return {
      id: 'picture-format.other',
      values: { found: kind.other, named: formatName(named), advice: kind.advice },
    };
  if (kind.format === named) return undefined;
  const right = freePath(path, endings[kind.format], paths);
  return {
    id: 'picture-format.misnamed',
    values: {
      found: formatName(kind.format),
      named: formatName(named),
      place: inFull(right),
      name: inFull(fileName(right)),
      old: quote(fileName(path)),
    },
  };
}

function bytesInWords(bytes: number): Phrase {
  return bytes >= 1_000_000
    ? { id: 'bytes.mega', values: { number: (bytes / 1_000_000).toFixed(1) } }
    : { id: 'bytes.kilo', values: { number: Math.ceil(bytes / 1000) } };
}

/** A size and the limit that it exceeds, precise enough to show the difference. */
function sizesInWords(bytes: number, limit: number): { readonly size: Phrase; readonly most: Phrase | string } {
  const [size, most] = [bytesInWords(bytes), bytesInWords(limit)];
  if (render(size, 'en') !== render(most, 'en')) return { size, most };
  const numbers = new Intl.NumberFormat('en');
  return { size: { id: 'bytes.single', values: { number: numbers.format(bytes) } }, most: numbers.format(limit) };
}

/** For a picture whose suffix is that of a supported format. `paths` are all files of data/. */
export function inspectPicture(path: string, bytes: Uint8Array, paths: ReadonlySet<string>): InspectedPicture {
  const named = formatNamed(path) ?? 'svg';
  const none: SourceFile = { path, text: '' };
  const fault = (code: Diagnostic['code'], text: DiagnosticText, source = none): InspectedPicture => ({
    source,
    diagnostics: [diagnostic(code, path, fileStart, text)],
  });
  if (bytes.length === 0) return fault('damaged-picture', { id: 'damaged-picture.empty' });
  const wrongName = misnamed(path, named, bytes, paths);
  if (wrongName) return fault('picture-format', wrongName);
  const limit = named === 'svg' ? maximumSvgBytes : maximumRasterBytes;
  if (bytes.length > limit)
    return fault('large-picture', {
      id: named === 'svg' ? 'large-picture.svg' : 'large-picture.raster',
      values: sizesInWords(bytes.length, limit),
    });
  if (named === 'svg') {
    const { source, diagnostics } = decode(path, bytes);
    if (diagnostics.length > 0) return { source, diagnostics };
    const { size, faults } = readSvg(source.text);
    return {
      size: size && faults.length === 0 ? size : undefined,
      source,
      diagnostics: faults.map(({ kind, span, ...text }) =>
        diagnostic(kind === 'content' ? 'svg-content' : 'damaged-picture', path, span, text),
      ),
    };
  }
  const { size, isWhole } = readRaster(named, bytes);
  if (size && size.width * size.height > maximumPixels) {
    const { width, height } = size;
    const values = { width, height, millions: maximumPixels / 1_000_000 };
    return fault('large-picture', { id: 'large-picture.pixels', values });
  }
  if (!size || !isWhole || size.width === 0 || size.height === 0)
    return fault('damaged-picture', { id: 'damaged-picture.part', values: { picture: formatName(named) } });
  return { size, source: none, diagnostics: [] };
}
