import { directionOf, type Language } from '../../domain/language/language';
import type {
  DrawPreview,
  PreviewBenefit,
  PreviewContent,
  PreviewPanel,
  PreviewStore,
  PreviewTools,
} from '../../domain/pages/preview-content';
import { previewSize } from '../../domain/pages/site-files';
import { markDrawing } from '../../generated/mark-drawing';
import { hex } from '../../domain/looks/colour-space';
import { brandColour, type BrandRole } from '../../domain/looks/store-colours';
import { light } from '../../theme/palette';
import { directed, escapeSvg, fitText } from './text';

type Ticket = Extract<PreviewPanel, { kind: 'ticket' }>;

const { width, height } = previewSize;
const margin = 72;
/** The panel at the inline end: a ticket, logo tiles or an image. */
const panel = { width: 408, top: 96, height: 438 };
const gap = 56;
const textWidth = width - 2 * margin - panel.width - gap;

const neutral = { brand: light.ink, soft: light.sand, field: [0.34, 0.015, 70] } as const;

function brand(role: BrandRole, hue: number): string {
  return hex(hue < 0 ? neutral[role] : brandColour('light', role, hue));
}

/** Horizontal positions are distances from the inline start, so that Arabic pictures are mirrored. */
class Drawing {
  private readonly parts: string[] = [];

  constructor(
    readonly language: Language,
    readonly tools: PreviewTools,
  ) {}

  private get mirrored(): boolean {
    return directionOf(this.language) === 'rtl';
  }

  /** The distance of a box from the left edge, given its distance from the inline start and its width. */
  left(start: number, itsWidth: number): number {
    return this.mirrored ? width - start - itsWidth : start;
  }

  add(svg: string): void {
    this.parts.push(svg);
  }

  box(start: number, top: number, itsWidth: number, itsHeight: number, fill: string, more = ''): void {
    this.add(
      `<rect x="${this.left(start, itsWidth)}" y="${top}" width="${itsWidth}" height="${itsHeight}" fill="${fill}" ${more}/>`,
    );
  }

  circle(start: number, y: number, radius: number, fill: string): void {
    this.add(`<circle cx="${this.left(start, 0)}" cy="${y}" r="${radius}" fill="${fill}"/>`);
  }

  /** Adds a line of text that starts, or is centred, at a distance from the inline start. */
  line(
    text: string,
    start: number,
    baseline: number,
    size: number,
    weight: 400 | 700,
    fill: string,
    middle = false,
  ): void {
    const anchor = middle ? 'middle' : this.mirrored ? 'end' : 'start';
    const content = escapeSvg(directed(text, this.language));
    this.add(
      `<text x="${this.left(start, 0)}" y="${baseline}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="${fill}">${content}</text>`,
    );
  }

  image(address: string, start: number, top: number, itsWidth: number, itsHeight: number, more = ''): boolean {
    const embedded = this.tools.embed(address);
    if (embedded === undefined) return false;
    this.add(
      `<image href="${embedded}" x="${this.left(start, itsWidth)}" y="${top}" width="${itsWidth}" height="${itsHeight}" preserveAspectRatio="xMidYMid slice" ${more}/>`,
    );
    return true;
  }

  toString(): string {
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Readex Pro">`,
      ...this.parts,
      '</svg>',
    ].join('');
  }
}

const paper = hex(light.paper);
const ink = hex(light.ink);
const inkSoft = hex(light['ink-soft']);
const teal = hex(light.teal);
const tealSoft = hex(light['teal-soft']);
const surface = hex(light.surface);
const sand = hex(light.sand);
const line = hex(light.line);
const lineStrong = hex(light['line-strong']);

const markAddress = markDrawing === undefined ? undefined : `data:image/svg+xml,${encodeURIComponent(markDrawing)}`;

/** Draws the site's mark. Returns false for a site without one. */
function siteMark(drawing: Drawing, start: number, top: number, side: number): boolean {
  if (markAddress === undefined) return false;
  drawing.add(
    `<image href="${markAddress}" x="${drawing.left(start, side)}" y="${top}" width="${side}" height="${side}"/>`,
  );
  return true;
}

function logoTile(drawing: Drawing, store: PreviewStore, start: number, top: number, side: number): void {
  const radius = Math.round(side * 0.23);
  const id = `tile-${start}-${top}`;
  const x = drawing.left(start, side);
  drawing.add(
    `<clipPath id="${id}"><rect x="${x}" y="${top}" width="${side}" height="${side}" rx="${radius}"/></clipPath>`,
  );
  if (drawing.image(store.logo, start, top, side, side, `clip-path="url(#${id})"`)) return;
  drawing.box(start, top, side, side, brand('brand', store.hue), `rx="${radius}"`);
  drawing.line(store.initials, start + side / 2, top + side * 0.63, side * 0.38, 700, hex(light['on-night']), true);
}

function texts(drawing: Drawing, { siteName, heading, note }: PreviewContent): void {
  const { tools } = drawing;
  const hasMark = siteMark(drawing, margin, 72, 60);
  drawing.line(siteName, hasMark ? margin + 76 : margin, 115, 36, 700, ink);
  const arabic = drawing.language === 'ar';
  const leading = arabic ? 1.42 : 1.18;
  const fitted = fitText(
    heading,
    { width: textWidth, sizes: [84, 76, 70, 64, 58, 52, 46], lines: 4, weight: 700, leading, height: 320 },
    tools.measure,
  );
  const step = fitted.size * leading;
  const first = 326 - (step * (fitted.lines.length - 1)) / 2 + fitted.size * 0.34;
  for (const [index, text] of fitted.lines.entries())
    drawing.line(text, margin, first + index * step, fitted.size, 700, ink);
  if (note !== undefined) {
    const small = fitText(note, { width: textWidth, sizes: [28, 26, 24], lines: 1, weight: 400 }, tools.measure);
    drawing.line(small.lines[0] ?? '', margin, 541, small.size, 400, inkSoft);
  }
}

function card(drawing: Drawing, start: number, more = ''): void {
  drawing.box(start, panel.top + 10, panel.width, panel.height, line, 'rx="36" opacity="0.7"');
  drawing.box(start, panel.top, panel.width, panel.height, surface, `rx="36" ${more}`);
}

interface Row {
  readonly text: string;
  readonly size: number;
  readonly weight: 400 | 700;
  readonly fill: string;
  /** The height above the baseline, as a fraction of the size. */
  readonly ascent: number;
  /** The height below the baseline, as a fraction of the size. */
  readonly descent: number;
}

function stubRows(drawing: Drawing, benefit: PreviewBenefit | string, colour: string): readonly Row[] {
  const { tools } = drawing;
  const inner = panel.width - 60;
  const arabic = drawing.language === 'ar';
  // Arabic letters have longer descenders; digits have none.
  const letters = arabic ? { ascent: 0.72, descent: 0.34 } : { ascent: 0.72, descent: 0.2 };
  const digits = { ascent: 0.7, descent: 0 };
  if (typeof benefit === 'string') {
    const title = fitText(benefit, { width: inner, sizes: [38, 34, 30, 26], lines: 3, weight: 700 }, tools.measure);
    return title.lines.map((text) => ({ text, size: title.size, weight: 700, fill: colour, ...letters }));
  }
  const { before, figure, after, inWords } = benefit;
  const small = (text: string): readonly Row[] =>
    text === '' ? [] : [{ text, size: arabic ? 30 : 28, weight: 400, fill: ink, ...letters }];
  const both = before !== '' && after !== '';
  const large = fitText(
    figure,
    {
      width: inner,
      sizes: inWords ? [48, 42, 36, 32] : both ? [76, 66, 58, 50, 44] : [96, 84, 72, 62, 52, 44],
      lines: inWords ? 2 : 1,
      weight: 700,
    },
    tools.measure,
  );
  return [
    ...small(before),
    ...large.lines.map(
      (text): Row => ({ text, size: large.size, weight: 700, fill: colour, ...(inWords ? letters : digits) }),
    ),
    ...small(after),
  ];
}

function stack(drawing: Drawing, rows: readonly Row[], middle: number, top: number, bottom: number): void {
  const space = 14;
  const letters = rows.reduce((sum, { size, ascent, descent }) => sum + size * (ascent + descent), 0);
  let y = (top + bottom - (letters + space * (rows.length - 1))) / 2;
  for (const { text, size, weight, fill, ascent, descent } of rows) {
    drawing.line(text, middle, y + size * ascent, size, weight, fill, true);
    y += size * (ascent + descent) + space;
  }
}

function ticket(drawing: Drawing, { store, benefit, code, noCode }: Ticket): void {
  const start = width - margin - panel.width;
  const middle = start + panel.width / 2;
  const tear = panel.top + 282;
  const colour = brand('brand', store.hue);
  card(drawing, start);
  const x = drawing.left(start, panel.width);
  drawing.add(
    `<path d="M${x} ${tear}v-${tear - panel.top - 36}a36 36 0 0 1 36-36h${panel.width - 72}a36 36 0 0 1 36 36v${tear - panel.top - 36}z" fill="${brand('soft', store.hue)}"/>`,
  );
  drawing.add(
    `<path d="M${x + 34} ${tear}h${panel.width - 68}" stroke="${lineStrong}" stroke-opacity="0.55" stroke-width="4" stroke-dasharray="0.1 13" stroke-linecap="round"/>`,
  );
  for (const edge of [start, start + panel.width]) drawing.circle(edge, tear, 22, paper);

  logoTile(drawing, store, middle - 42, panel.top + 28, 84);
  stack(drawing, stubRows(drawing, benefit, colour), middle, panel.top + 124, tear - 20);

  const box = { start: start + 30, top: tear + 38, width: panel.width - 60, height: 84 };
  if (noCode !== undefined) drawing.line(noCode, middle, box.top + 54, 32, 700, teal, true);
  if (code !== undefined) {
    drawing.box(
      box.start,
      box.top,
      box.width,
      box.height,
      sand,
      `rx="16" stroke="${lineStrong}" stroke-width="2.5" stroke-dasharray="9 8"`,
    );
    const { size } = fitText(
      code,
      { width: box.width - 40, sizes: [44, 40, 36, 30, 24], lines: 1, weight: 700 },
      drawing.tools.measure,
    );
    drawing.line(code, middle, box.top + box.height / 2 + size * 0.36, size, 700, ink, true);
  }
}

/** Draws the logo tiles of up to nine stores: fewer than nine in two columns, nine in three. */
function tiles(drawing: Drawing, stores: readonly PreviewStore[]): void {
  const start = width - margin - panel.width;
  card(drawing, start);
  const columns = stores.length < 9 ? 2 : 3;
  const rows = Math.min(3, Math.ceil(stores.length / columns));
  const side = columns === 2 ? 112 : 104;
  const space = 24;
  const across = columns * side + (columns - 1) * space;
  const down = rows * side + (rows - 1) * space;
  const left = (panel.width - across) / 2;
  const top = panel.top + (panel.height - down) / 2;
  stores.slice(0, rows * columns).forEach((store, index) => {
    logoTile(
      drawing,
      store,
      start + left + (index % columns) * (side + space),
      top + Math.floor(index / columns) * (side + space),
      side,
    );
  });
}

function picture(drawing: Drawing, address: string): void {
  const start = width - margin - panel.width;
  card(drawing, start);
  drawing.add(
    `<clipPath id="picture"><rect x="${drawing.left(start, panel.width)}" y="${panel.top}" width="${panel.width}" height="${panel.height}" rx="36"/></clipPath>`,
  );
  drawing.image(address, start, panel.top, panel.width, panel.height, 'clip-path="url(#picture)"');
}

function emblem(drawing: Drawing, { siteName }: PreviewContent): void {
  const start = width - margin - panel.width;
  const middle = start + panel.width / 2;
  drawing.circle(middle, panel.top + panel.height / 2, 214, tealSoft);
  const letter = [...siteName][0] ?? '';
  if (!siteMark(drawing, start + 74, panel.top + 89, 260)) drawing.line(letter, middle, 378, 180, 700, teal, true);
}

function storeEmblem(drawing: Drawing, store: PreviewStore): void {
  const start = width - margin - panel.width;
  drawing.circle(start + panel.width / 2, panel.top + panel.height / 2, 214, brand('soft', store.hue));
  logoTile(drawing, store, start + 94, panel.top + 109, 220);
}

function drawPanel(drawing: Drawing, content: PreviewContent): void {
  const { panel } = content;
  switch (panel.kind) {
    case 'ticket':
      ticket(drawing, panel);
      break;
    case 'image':
      picture(drawing, panel.address);
      break;
    case 'tiles':
      tiles(drawing, panel.stores);
      break;
    case 'store':
      storeEmblem(drawing, panel.store);
      break;
    case 'emblem':
      emblem(drawing, content);
  }
}

export const drawPreview: DrawPreview = (content, tools) => {
  const drawing = new Drawing(content.language, tools);
  drawing.box(0, 0, width, height, paper);
  drawing.box(0, height - 14, width, 14, teal);
  // The perforated edge of a coupon.
  drawing.add(
    `<path d="M20 ${height - 14}H${width}" stroke="${paper}" stroke-width="9" stroke-dasharray="0.1 22" stroke-linecap="round"/>`,
  );
  drawPanel(drawing, content);
  texts(drawing, content);
  return drawing.toString();
};
