import { SaxesParser } from 'saxes';
import { slugOf } from '../../../../src/domain/pages/slugs';
import { diagnostic, fileStart, type DiagnosticText, type SourceFile, type Span } from '../../diagnostics/diagnostic';
import type { Phrase } from '../../diagnostics/phrases';
import { inFull, quote } from '../../diagnostics/visible';
import { formatName, kindOf } from './formats';
import { inspectPicture, type InspectedPicture } from './inspect';
import { maximumIconBytes } from './limits';
import { attributeSpan } from './svg';
import { fileName } from '../places';

interface InspectedIcon extends Omit<InspectedPicture, 'size'> {
  /** The icon as a part of the icon sprite; absent for one with a fault. */
  readonly drawing?: IconDrawing;
}

/** An icon reduced to what is rendered: the attributes of the whole icon, and its shapes. */
export interface IconDrawing {
  readonly attributes: string;
  readonly shapes: string;
}

/** Content of an SVG that an icon must not have. */
type IconFault = DiagnosticText & { readonly span: Span };

const shapes = new Set(['path', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'rect']);
/** Not rendered, including their content, as are elements of drawing programs, whose names have a prefix. */
const notDrawn = new Set(['title', 'desc', 'metadata', 'defs']);

/** The attributes that determine how shapes are painted. */
const painting = new Set([
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-opacity',
  'stroke-width',
  'opacity',
  'display',
  'visibility',
]);
const geometry = new Set(
  'd cx cy r rx ry x y x1 y1 x2 y2 width height points pathLength transform vector-effect'.split(' '),
);

type Attributes = Readonly<Record<string, string>>;

function escaped(value: string): string {
  const plain = value.replace(/\s+/g, ' ').trim();
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function written(attributes: Attributes, isKept: (name: string) => boolean): string {
  return Object.entries(attributes)
    .map(([name, value]) => (isKept(name) ? ` ${name}="${escaped(value)}"` : ''))
    .join('');
}

const isColour = (name: string): boolean => name === 'fill' || name === 'stroke';
const isOwnColour = (value: string): boolean => !/^\s*(?:none|currentcolor|inherit)\s*$/i.test(value);

/** Converts a `style` to attributes, with every colour replaced by the icon's single colour. */
function styleAsAttributes(style: string): string {
  return style
    .split(';')
    .map((declaration) => declaration.split(':').map((part) => part.trim()))
    .flatMap(([name = '', value = '']) => (painting.has(name) ? [[name, value] as const] : []))
    .map(([name, value]) => `${name}="${isColour(name) && isOwnColour(value) ? 'currentColor' : escaped(value)}"`)
    .join(' ');
}

function drawsOn24({ viewBox, width, height }: Attributes): boolean {
  const box = viewBox === undefined ? [0, 0, width, height].map((side) => Number.parseFloat(String(side))) : [];
  const numbers =
    viewBox
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? box;
  return numbers.join(' ') === '0 0 24 24';
}

/** Reads an SVG that has passed the check of pictures, and collects the first fault of each kind. */
class IconWalk {
  readonly #parser = new SaxesParser();
  readonly #faults = new Map<string, IconFault>();
  readonly #colours = new Set<string>();
  #firstColour: Span | undefined;
  #attributes = '';
  #shapes = '';
  /** The open elements, by how they are written; only groups need a closing tag. */
  readonly #open: ('group' | 'drawn' | 'skipped')[] = [];

  constructor(readonly text: string) {}

  read(): { readonly drawing: IconDrawing; readonly faults: readonly IconFault[] } {
    this.#parser.on('opentag', ({ name, attributes }) => this.#element(name, attributes));
    this.#parser.on('closetag', () => {
      if (this.#open.pop() === 'group') this.#shapes += '</g>';
    });
    this.#parser.write(this.text).close();
    this.#judge();
    return { drawing: { attributes: this.#attributes, shapes: this.#shapes }, faults: [...this.#faults.values()] };
  }

  #add(key: string, fault: IconFault): void {
    if (!this.#faults.has(key)) this.#faults.set(key, fault);
  }

  #element(name: string, attributes: Attributes): void {
    const end = this.#parser.position;
    const span = { start: this.text.lastIndexOf(`<${name}`, end - 1), end };
    const isRoot = this.#open.length === 0;
    const isSkipped = this.#open.at(-1) === 'skipped' || notDrawn.has(name) || (!isRoot && name.includes(':'));
    if (isRoot) this.#root(attributes, span);
    else if (isSkipped) {
      this.#open.push('skipped');
      return;
    } else if (name === 'g')
      this.#shapes += `<g${written(attributes, (each) => painting.has(each) || each === 'transform')}>`;
    else if (shapes.has(name))
      this.#shapes += `<${name}${written(attributes, (each) => painting.has(each) || geometry.has(each))}/>`;
    else this.#add(name, { span, id: 'icon.element', values: { element: quote(`<${name}>`) } });
    this.#open.push(name === 'g' ? 'group' : 'drawn');
    for (const [attribute, value] of Object.entries(attributes))
      this.#attribute(attribute, value, attributeSpan(this.text, attribute, span));
  }

  /** Attributes default to the values of the standard: areas are filled with the colour, lines are not drawn. */
  #root(attributes: Attributes, span: Span): void {
    const { viewBox, width = '', height = '' } = attributes;
    this.#attributes = written({ fill: 'currentColor', stroke: 'none', ...attributes }, (name) => painting.has(name));
    if (!drawsOn24(attributes))
      this.#add('size', {
        span: attributeSpan(this.text, viewBox === undefined ? 'width' : 'viewBox', span),
        id: 'icon.size',
        values: {
          area:
            viewBox === undefined
              ? { id: 'icon.size.sides', values: { width, height } }
              : { id: 'icon.size.box', values: { box: quote(viewBox) } },
        },
      });
  }

  #attribute(name: string, value: string, span: Span): void {
    const source = quote(this.text.slice(span.start, span.end));
    if (name === 'style') {
      const attributes = styleAsAttributes(value);
      this.#add(`style ${value}`, {
        span,
        id: 'icon.style',
        values: { source },
        fix:
          attributes === ''
            ? { id: 'icon.style.delete' }
            : { id: 'icon.style.write', values: { attributes: inFull(attributes) } },
      });
    } else if (isColour(name) && isOwnColour(value)) {
      this.#colours.add(value.trim());
      this.#firstColour ??= span;
    } else if (value.includes('url(')) {
      this.#add(`reference ${name}`, {
        span,
        id: 'icon.reference',
        values: { source },
      });
    }
  }

  #judge(): void {
    const colours = [...this.#colours];
    if (this.#firstColour)
      this.#add('colour', {
        span: this.#firstColour,
        id: 'icon.colour',
        values: { count: colours.length, colours: { list: colours.map(quote) } },
      });
    if (this.#faults.size === 0 && !/<[a-fh-z]/.test(this.#shapes))
      this.#add('empty', {
        span: fileStart,
        id: 'icon.empty',
      });
  }
}

/** `paths` are all files of data/. */
export function inspectIcon(path: string, bytes: Uint8Array, paths: ReadonlySet<string>): InspectedIcon {
  const none: SourceFile = { path, text: '' };
  const kind = bytes.length === 0 ? { format: 'svg' as const } : kindOf(bytes);
  if ('other' in kind || kind.format !== 'svg') {
    const values = { found: 'other' in kind ? kind.other : formatName(kind.format) };
    return {
      source: none,
      diagnostics: [diagnostic('picture-format', path, fileStart, { id: 'icon.format', values })],
    };
  }
  const { source, diagnostics } = inspectPicture(path, bytes, paths);
  if (diagnostics.length > 0) return { source, diagnostics };
  if (bytes.length > maximumIconBytes) {
    const values = { bytes: bytes.length, most: maximumIconBytes };
    return {
      source: none,
      diagnostics: [diagnostic('large-picture', path, fileStart, { id: 'icon.large', values })],
    };
  }
  const { drawing, faults } = new IconWalk(source.text).read();
  if (faults.length === 0) return { drawing, source, diagnostics };
  return { source, diagnostics: faults.map(({ span, ...text }) => diagnostic('unfit-icon', path, span, text)) };
}

export function symbolNames(sprite: string): readonly string[] {
  return [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id = '']) => id);
}

/** Undefined if the name is right; `place` is the path that the file should have. `taken` are icons of the interface. */
export function iconNameFault(
  path: string,
  taken: ReadonlySet<string>,
  paths: ReadonlySet<string>,
): { readonly text: DiagnosticText; readonly place: string } | undefined {
  const stem = fileName(path).replace(/\.svg$/i, '');
  const slug = slugOf(stem) || 'icon';
  const at = (name: string): string => `data/icons/${name}.svg`;
  if (path === at(slug) && !taken.has(slug)) return undefined;
  const free = [slug, ...Array.from({ length: 99 }, (_each, index) => `${slug}-${index + 2}`)].find(
    (name) => !taken.has(name) && !paths.has(at(name)),
  );
  const place = at(free ?? slug);
  const fix: Phrase = {
    id: 'icon-name.rename',
    values: { place: inFull(place), line: inFull(`icon: ${free ?? slug}`) },
  };
  return path === at(slug)
    ? { text: { id: 'icon-name.taken', values: { slug: quote(slug) }, fix }, place }
    : { text: { id: 'icon-name.form', fix }, place };
}
