import { SaxesParser } from 'saxes';
import type { DiagnosticText, Span } from '../../diagnostics/diagnostic';
import type { TextId } from '../../diagnostics/texts/texts';
import { inFull, quote } from '../../diagnostics/visible';
import type { PictureSize } from './limits';
import { SvgWork } from './svg-work';

/** Content of an SVG that the site does not publish, or damage that prevents rendering. */
type SvgFault = DiagnosticText & {
  readonly kind: 'content' | 'damage';
  readonly span: Span;
};

interface SvgReading {
  /** Absent if the file has no size. */
  readonly size?: PictureSize;
  readonly faults: readonly SvgFault[];
}

const namespace = 'http://www.w3.org/2000/svg';

/** Case is ignored, as browsers do for SVG inside HTML. `style` is checked separately. */
const refusedElements: Readonly<Record<string, TextId>> = {
  script: 'svg.refused.program',
  foreignobject: 'svg.refused.foreign',
  handler: 'svg.refused.program',
  iframe: 'svg.refused.page',
  embed: 'svg.refused.file',
  object: 'svg.refused.file',
  audio: 'svg.refused.sound',
  video: 'svg.refused.video',
};

/**
 * Only changes colours in dark mode, which share pictures ignore. Quotes, brackets and escapes are not allowed, so that
 * it cannot load anything.
 */
const darkStyles =
  /^\s*(?:@media\s*\(\s*prefers-color-scheme\s*:\s*dark\s*\)\s*\{(?:[^{}@\\<&"'()]*\{[^{}@\\<&"'()]*\})*\s*\}\s*)+$/i;

const animations = new Set(['animate', 'set', 'animatemotion', 'animatetransform', 'animatecolor']);
/** Attributes that an animation must not change, because it could set forbidden values. */
const notAnimated = /^(?:\w+:)?(?:href|src|on.*)$/i;

/** The maximum number of shapes that references may add to a drawing. */
const mostShapes = 10_000;

/** Whether a reference stays inside the file: a fragment, or an embedded raster picture. */
function isInside(reference: string): boolean {
  return /^(?:#|data:image\/(?:png|jpeg|gif|webp);base64,)/.test(reference.trim()) || reference.trim() === '';
}

/** The first reference of an attribute to something outside the file; undefined if there is none. */
function outsideReference(name: string, value: string): string | undefined {
  if (/^(?:\w+:)?(?:href|src)$/i.test(name)) return isInside(value) ? undefined : value;
  for (const [, , address = ''] of value.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/gi))
    if (!isInside(address)) return address;
  return /@import/i.test(value) ? value : undefined;
}

/** The size of a drawing: `width` and `height`, or else that of the `viewBox`; undefined if it has neither. */
function sizeOf(attributes: Readonly<Record<string, string>>): PictureSize | undefined {
  const { viewBox = '', width = '', height = '' } = attributes;
  const absolute = /^\s*\d*\.?\d+(?:px)?\s*$/;
  const own = { width: Number.parseFloat(width), height: Number.parseFloat(height) };
  if (absolute.test(width) && absolute.test(height) && own.width > 0 && own.height > 0) return own;
  const [, , boxWidth = 0, boxHeight = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return boxWidth > 0 && boxHeight > 0 ? { width: boxWidth, height: boxHeight } : undefined;
}

/** The span of an attribute with its value, within the tag at a span. */
export function attributeSpan(text: string, name: string, { start, end }: Span): Span {
  const at = text.slice(start, end).search(new RegExp(`[\\s"']${name.replace(/[^\w:-]/g, '.')}\\s*=`));
  const from = at < 0 ? start : start + at + 1;
  const closing = /=\s*(["'])[\s\S]*?\1/.exec(text.slice(from, end));
  return { start: from, end: closing ? from + closing.index + closing[0].length : end };
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

const isStyle = (name: string): boolean => localName(name) === 'style';

/** Parses an SVG as XML and collects its faults, only the first of each kind. */
class SvgWalk {
  readonly #parser = new SaxesParser();
  readonly #faults = new Map<string, SvgFault>();
  #size: PictureSize | undefined;
  #depth = 0;
  readonly #work = new SvgWork();
  #isBroken = false;
  /** The tag of the style sheet that is open. */
  #style: Span | undefined;

  constructor(readonly text: string) {}

  read(): SvgReading {
    const parser = this.#parser;
    parser.on('error', ({ message }) => this.#damage(message));
    parser.on('doctype', (doctype) => this.#doctype(doctype));
    parser.on('processinginstruction', ({ target }) => this.#instruction(target));
    parser.on('opentag', ({ name, attributes }) => this.#element(name, attributes));
    parser.on('closetag', ({ name }) => {
      this.#depth -= 1;
      this.#work.close();
      if (this.#style && isStyle(name)) this.#styleSheet(name, this.#style);
    });
    parser.write(this.text).close();
    this.#countShapes();
    return { size: this.#size, faults: [...this.#faults.values()] };
  }

  #countShapes(): void {
    const { shapes, span } = this.#work.added();
    if (shapes <= mostShapes) return;
    this.#add('use', {
      kind: 'content',
      span,
      id: 'svg.too-many-shapes',
      values: { most: mostShapes },
    });
  }

  #animation(local: string, attributes: Readonly<Record<string, string>>, span: Span): void {
    const [, changed = ''] = Object.entries(attributes).find(([name]) => /^attributename$/i.test(name)) ?? [];
    if (!animations.has(local) || !notAnimated.test(changed.trim())) return;
    this.#add('animation', {
      kind: 'content',
      span,
      id: 'svg.animation',
      values: { attribute: quote(changed), written: inFull(`attributeName="${changed}"`) },
    });
  }

  /** Keeps the first fault of each kind. After damage, further faults are unreliable and ignored. */
  #add(key: string, fault: SvgFault): void {
    if (!this.#isBroken && !this.#faults.has(key)) this.#faults.set(key, fault);
  }

  #damage(message: string): void {
    const at = Math.min(this.#parser.position, this.text.length);
    const ampersand = /&(?!#?\w+;)/.exec(this.text);
    if (ampersand) {
      this.#add('damage', {
        kind: 'damage',
        span: { start: ampersand.index, end: ampersand.index + 1 },
        id: 'svg.ampersand',
      });
      this.#isBroken = true;
      return;
    }
    const unclosed = /unclosed tag: (\S+)/.exec(message)?.[1];
    this.#add('damage', {
      kind: 'damage',
      span: { start: Math.max(0, at - 1), end: at },
      ...(unclosed === undefined
        ? { id: 'svg.damaged', values: { error: message.replace(/^\d+:\d+: /, '').replace(/\.$/, '') } }
        : { id: 'svg.cut-off', values: { tag: quote(`</${unclosed}>`) } }),
    });
    this.#isBroken = true;
  }

  #doctype(doctype: string): void {
    // Many programs write the DOCTYPE of SVG 1.1; only one with its own definitions matters.
    if (!doctype.includes('[')) return;
    const start = this.text.indexOf('<!DOCTYPE');
    const used = [...doctype.matchAll(/<!ENTITY\s+([\w.-]+)/g)]
      .map(([, name = '']) => `&${name};`)
      .filter((entity) => this.text.includes(entity));
    this.#add('doctype', {
      kind: 'content',
      span: { start: Math.max(0, start), end: this.#parser.position },
      id: 'svg.doctype',
      fix:
        used.length === 0
          ? { id: 'svg.doctype.delete' }
          : { id: 'svg.doctype.delete-uses', values: { entities: { or: used.map(quote) } } },
    });
    // The entities of the definitions would be reported as damage.
    this.#isBroken = true;
  }

  #instruction(target: string): void {
    if (target !== 'xml-stylesheet') return;
    const start = this.text.indexOf('<?xml-stylesheet');
    this.#add('xml-stylesheet', {
      kind: 'content',
      span: { start, end: this.#parser.position },
      id: 'svg.style-sheet',
    });
  }

  #element(name: string, attributes: Readonly<Record<string, string>>): void {
    const end = this.#parser.position;
    const start = this.text.lastIndexOf(`<${name}`, end - 1);
    if (this.#depth === 0) this.#root(name, attributes, { start, end });
    this.#depth += 1;
    const local = localName(name);
    this.#work.open(local, attributes, { start, end });
    this.#animation(local, attributes, { start, end });
    if (isStyle(name)) this.#style = { start, end };
    const refused = Object.hasOwn(refusedElements, local) ? refusedElements[local] : undefined;
    if (refused)
      this.#add(local, {
        kind: 'content',
        span: { start, end },
        id: 'svg.element',
        values: { element: quote(`<${name}>`) },
        why: { id: refused },
        fix: { id: 'svg.element.delete', values: { start: inFull(`<${name}`), end: inFull(`</${name}>`) } },
      });
    for (const [attribute, value] of Object.entries(attributes)) this.#attribute(attribute, value, { start, end });
  }

  #styleSheet(name: string, tag: Span): void {
    this.#style = undefined;
    const closing = this.text.lastIndexOf(`</${name}`, this.#parser.position);
    if (darkStyles.test(this.text.slice(tag.end, closing))) return;
    this.#add('style', {
      kind: 'content',
      span: tag,
      id: 'svg.element',
      values: { element: quote(`<${name}>`) },
      why: { id: 'svg.refused.style' },
      fix: { id: 'svg.element.style' },
    });
  }

  #root(name: string, attributes: Readonly<Record<string, string>>, span: Span): void {
    const [prefix] = name.includes(':') ? name.split(':') : [undefined];
    const own = attributes[prefix === undefined ? 'xmlns' : `xmlns:${prefix}`];
    this.#size = sizeOf(attributes);
    if (own !== namespace)
      this.#add('namespace', {
        kind: 'damage',
        span,
        id: 'svg.namespace',
        values: { tag: inFull(`<${name}>`), xmlns: inFull(`xmlns="${namespace}"`), start: inFull(`<${name}`) },
      });
    if (!this.#size)
      this.#add('size', {
        kind: 'damage',
        span,
        id: 'svg.no-size',
        values: { start: inFull(`<${name}`) },
      });
  }

  #attribute(name: string, value: string, tag: Span): void {
    const span = attributeSpan(this.text, name, tag);
    if (/^on/i.test(name))
      this.#add(name, {
        kind: 'content',
        span,
        id: 'svg.attribute',
        values: { name: quote(name), source: quote(this.text.slice(span.start, span.end)) },
      });
    const outside = outsideReference(name, value);
    if (outside !== undefined)
      this.#add('reference', {
        kind: 'content',
        span,
        id: 'svg.reference',
        values: { reference: quote(outside) },
      });
  }
}

export function readSvg(text: string): SvgReading {
  return new SvgWalk(text).read();
}
