import { SaxesParser } from 'saxes';
import type { Span } from '../../diagnostics/diagnostic';
import { quote } from '../../diagnostics/visible';
import type { PictureSize } from './limits';

/** Something in an SVG that the site does not publish, or that keeps it from being shown. */
export interface SvgFault {
  readonly kind: 'content' | 'damage';
  readonly span: Span;
  readonly message: string;
  readonly why?: string;
  readonly fix: string;
}

/** What an SVG says about itself. */
export interface SvgReading {
  /** Absent if the file does not say it. */
  readonly size?: PictureSize;
  readonly faults: readonly SvgFault[];
}

const namespace = 'http://www.w3.org/2000/svg';
const plainExport = 'or export the drawing again as a plain SVG';

/** Elements that pictures must not have, with what to do. Any case: browsers read pictures inside of pages so. */
const refusedElements: Readonly<Record<string, { readonly why: string; readonly instead?: string }>> = {
  script: { why: 'a picture with a program in it is not published' },
  style: {
    why: 'share pictures and other programs do not read style sheets, so that the colours would be others there',
    instead:
      'export the drawing again with styles as attributes (Illustrator: "Styling: Presentation Attributes"; Inkscape: "Optimized SVG"), or write `fill` and `stroke` at each shape and delete the element',
  },
  foreignobject: { why: 'it holds a piece of a web page, which most programs do not show in a picture' },
  iframe: { why: 'it loads a web page' },
  embed: { why: 'it loads another file' },
  object: { why: 'it loads another file' },
  audio: { why: 'a picture has no sound' },
  video: { why: 'a picture has no video' },
};

/** Whether a reference stays inside of the file: a part of it, or an embedded picture of pixels. */
function isInside(reference: string): boolean {
  return /^(?:#|data:image\/(?:png|jpeg|gif|webp);base64,)/.test(reference.trim()) || reference.trim() === '';
}

/** The first reference of an attribute that leads out of the file. */
function outsideReference(name: string, value: string): string | undefined {
  if (/^(?:\w+:)?(?:href|src)$/i.test(name)) return isInside(value) ? undefined : value;
  for (const [, , address = ''] of value.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/gi))
    if (!isInside(address)) return address;
  return /@import/i.test(value) ? value : undefined;
}

/** The numbers of a `viewBox`, or `width` and `height`, as the size in the units of the drawing. */
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

/** Where an attribute with its value is in the tag at a place of a text. */
export function attributeSpan(text: string, name: string, { start, end }: Span): Span {
  const at = text.slice(start, end).search(new RegExp(`[\\s"']${name.replace(/[^\w:-]/g, '.')}\\s*=`));
  const from = at < 0 ? start : start + at + 1;
  const closing = /=\s*(["'])[\s\S]*?\1/.exec(text.slice(from, end));
  return { start: from, end: closing ? from + closing.index + closing[0].length : end };
}

/** Reads an SVG as XML, and collects what is wrong with it: of each kind the first. */
class SvgWalk {
  readonly #parser = new SaxesParser();
  readonly #faults = new Map<string, SvgFault>();
  #size: PictureSize | undefined;
  #depth = 0;
  #isBroken = false;

  constructor(readonly text: string) {}

  read(): SvgReading {
    const parser = this.#parser;
    parser.on('error', ({ message }) => this.#damage(message));
    parser.on('doctype', (doctype) => this.#doctype(doctype));
    parser.on('processinginstruction', ({ target }) => this.#instruction(target));
    parser.on('opentag', ({ name, attributes }) => this.#element(name, attributes));
    parser.on('closetag', () => {
      this.#depth -= 1;
    });
    parser.write(this.text).close();
    return { ...(this.#size && { size: this.#size }), faults: [...this.#faults.values()] };
  }

  /** Keeps the first fault of a kind; after damage, nothing else is known. */
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
        message: 'this SVG has a `&` that is not written as XML needs it, so that browsers show nothing',
        fix: 'write `&amp;` in its place',
      });
      this.#isBroken = true;
      return;
    }
    const unclosed = /unclosed tag: (\S+)/.exec(message)?.[1];
    this.#add('damage', {
      kind: 'damage',
      span: { start: Math.max(0, at - 1), end: at },
      message:
        unclosed === undefined
          ? 'this is no valid SVG from here on'
          : `the file ends before ${quote(`</${unclosed}>`)}, so that browsers show nothing`,
      ...(unclosed === undefined && {
        why: `the XML is wrong: ${message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')}`,
      }),
      fix: 'put the complete file in its place: export the drawing again, or download it again',
    });
    this.#isBroken = true;
  }

  #doctype(doctype: string): void {
    // Many programs write the DOCTYPE of SVG 1.1; only one with definitions of its own says more than that.
    if (!doctype.includes('[')) return;
    const start = this.text.indexOf('<!DOCTYPE');
    this.#add('doctype', {
      kind: 'content',
      span: { start: Math.max(0, start), end: this.#parser.position },
      message: 'this SVG has definitions in its DOCTYPE',
      why: 'these may load other files',
      fix: `delete everything from \`<!DOCTYPE\` to \`]>\`, ${plainExport}`,
    });
    // What the definitions stand for would be reported as damage.
    this.#isBroken = true;
  }

  #instruction(target: string): void {
    if (target !== 'xml-stylesheet') return;
    const start = this.text.indexOf('<?xml-stylesheet');
    this.#add('xml-stylesheet', {
      kind: 'content',
      span: { start, end: this.#parser.position },
      message: 'this SVG loads a style sheet',
      why: 'a picture is published without other files',
      fix: `delete the line with \`<?xml-stylesheet\`, ${plainExport}`,
    });
  }

  #element(name: string, attributes: Readonly<Record<string, string>>): void {
    const end = this.#parser.position;
    const start = this.text.lastIndexOf(`<${name}`, end - 1);
    if (this.#depth === 0) this.#root(name, attributes, { start, end });
    this.#depth += 1;
    const local = name.slice(name.indexOf(':') + 1).toLowerCase();
    const refused = Object.hasOwn(refusedElements, local) ? refusedElements[local] : undefined;
    if (refused)
      this.#add(local, {
        kind: 'content',
        span: { start, end },
        message: `this SVG has an element ${quote(`<${name}>`)}`,
        why: refused.why,
        fix: refused.instead ?? `delete everything from \`<${name}\` to \`</${name}>\`, ${plainExport}`,
      });
    for (const [attribute, value] of Object.entries(attributes)) this.#attribute(attribute, value, { start, end });
  }

  #root(name: string, attributes: Readonly<Record<string, string>>, span: Span): void {
    const [prefix] = name.includes(':') ? name.split(':') : [undefined];
    const own = attributes[prefix === undefined ? 'xmlns' : `xmlns:${prefix}`];
    this.#size = sizeOf(attributes);
    if (own !== namespace)
      this.#add('namespace', {
        kind: 'damage',
        span,
        message: `\`<${name}>\` has no \`xmlns="${namespace}"\`, so that browsers show nothing`,
        fix: `write \`xmlns="${namespace}"\` after \`<${name}\``,
      });
    if (!this.#size)
      this.#add('size', {
        kind: 'damage',
        span,
        message: 'this SVG does not say how large it is, so that it cannot be fitted into its place',
        fix: `write \`viewBox="0 0 96 96"\` after \`<${name}\`, with the width and the height of the drawing in place of 96, ${plainExport}`,
      });
  }

  #attribute(name: string, value: string, tag: Span): void {
    const span = attributeSpan(this.text, name, tag);
    if (/^on/i.test(name))
      this.#add(name, {
        kind: 'content',
        span,
        message: `this SVG has an attribute ${quote(name)}`,
        why: 'a picture with a program in it is not published',
        fix: `delete ${quote(this.text.slice(span.start, span.end))}, ${plainExport}`,
      });
    const outside = outsideReference(name, value);
    if (outside !== undefined)
      this.#add('reference', {
        kind: 'content',
        span,
        message: `this SVG refers to something outside of it: ${quote(outside)}`,
        why: 'a picture is published without other files, so that a part of it would be missing',
        fix: 'delete the element with this reference, or export the drawing again with all pictures embedded',
      });
  }
}

/** Reads the text of an SVG. */
export function readSvg(text: string): SvgReading {
  return new SvgWalk(text).read();
}
