import type { Instant } from '../domain/calendar';
import { directionOf, type Language } from '../domain/language';
import type { OfferView, PageData, SiteView, StoreSummary } from '../domain/page-data';
import { shownActiveOffers } from '../domain/shown-offers';
import { previewSize } from '../domain/site-files';
import type { PreviewTools } from '../domain/static-site';
import type { Translate } from '../hooks/messages';
import { benefitWords } from '../offers/benefit';
import { hex } from '../theme/colour-space';
import { brandColour, light, type BrandRole } from '../theme/palette';
import { directed, escapeSvg, fitText } from './text';

/** What a preview is drawn with. */
export interface PreviewContext {
  readonly site: SiteView;
  readonly t: Translate;
  readonly instant: Instant;
  readonly tools: PreviewTools;
}

const { width, height } = previewSize;
const margin = 72;
/** The panel at the end of the line of reading: a ticket, tiles, or a picture. */
const panel = { width: 408, top: 96, height: 438 };
const gap = 56;
const wordsWidth = width - 2 * margin - panel.width - gap;

const neutral = { brand: light.ink, soft: light.sand, field: [0.34, 0.015, 70] } as const;

function brand(role: BrandRole, hue: number): string {
  return hex(hue < 0 ? neutral[role] : brandColour('light', role, hue));
}

/** A page in drawing: words begin at the start of the reading direction, and everything else follows it. */
class Sheet {
  private readonly parts: string[] = [];

  constructor(
    readonly language: Language,
    readonly tools: PreviewTools,
  ) {}

  private get mirrored(): boolean {
    return directionOf(this.language) === 'rtl';
  }

  /** The distance from the left of something so wide that begins so far from the start. */
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

  /** A line of text that begins, or stands in the middle, at a distance from the start. */
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
    const words = escapeSvg(directed(text, this.language));
    this.add(
      `<text x="${this.left(start, 0)}" y="${baseline}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="${fill}">${words}</text>`,
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
const saffron = hex(light.saffron);
const surface = hex(light.surface);
const sand = hex(light.sand);
const line = hex(light.line);
const lineStrong = hex(light['line-strong']);

const markShape =
  'M9 7h22a5 5 0 0 1 5 5v4.2a3.9 3.9 0 0 0 0 7.6V28a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5v-4.2a3.9 3.9 0 0 0 0-7.6V12a5 5 0 0 1 5-5z';

/** The site's mark; its tick stays a tick in both directions. */
function mark(sheet: Sheet, start: number, top: number, side: number): void {
  const dots = [11.5, 17.2, 22.9, 28.6]
    .map((y) => `<circle cx="14.5" cy="${y}" r="1" fill="${paper}" opacity="0.75"/>`)
    .join('');
  const mirrored = directionOf(sheet.language) === 'rtl';
  const [flip, tick] = mirrored
    ? ['translate(40 0) scale(-1 1)', 'M10.75 20.4l3.3 3.3 6.2-7']
    : ['', 'M19.75 20.4l3.3 3.3 6.2-7'];
  sheet.add(
    `<g transform="translate(${sheet.left(start, side)} ${top}) scale(${side / 40})"><g transform="${flip}"><path d="${markShape}" fill="${teal}"/>${dots}</g>` +
      `<path d="${tick}" fill="none" stroke="${saffron}" stroke-width="3.25" stroke-linecap="round" stroke-linejoin="round"/></g>`,
  );
}

function logoTile(sheet: Sheet, store: StoreSummary, start: number, top: number, side: number): void {
  const radius = Math.round(side * 0.23);
  const id = `tile-${start}-${top}`;
  const x = sheet.left(start, side);
  sheet.add(
    `<clipPath id="${id}"><rect x="${x}" y="${top}" width="${side}" height="${side}" rx="${radius}"/></clipPath>`,
  );
  if (sheet.image(store.logo, start, top, side, side, `clip-path="url(#${id})"`)) return;
  sheet.box(start, top, side, side, brand('brand', store.hue), `rx="${radius}"`);
  sheet.line(store.initials, start + side / 2, top + side * 0.63, side * 0.38, 700, hex(light['on-night']), true);
}

/** The words of the page: whose site it is, what the page says, and when it was last checked. */
function words(
  sheet: Sheet,
  page: PageData,
  { site, tools }: PreviewContext,
  wide: number,
  note: string | undefined,
): void {
  mark(sheet, margin, 72, 60);
  sheet.line(site.name, margin + 76, 115, 36, 700, ink);
  const arabic = sheet.language === 'ar';
  const leading = arabic ? 1.42 : 1.18;
  const fitted = fitText(
    page.heading,
    { width: wide, sizes: [84, 76, 70, 64, 58, 52, 46], lines: 4, weight: 700, leading, height: 320 },
    tools.measure,
  );
  const step = fitted.size * leading;
  const first = 326 - (step * (fitted.lines.length - 1)) / 2 + fitted.size * 0.34;
  fitted.lines.forEach((text, index) => sheet.line(text, margin, first + index * step, fitted.size, 700, ink));
  if (note !== undefined) {
    const small = fitText(note, { width: wide, sizes: [28, 26, 24], lines: 1, weight: 400 }, tools.measure);
    sheet.line(small.lines[0] ?? '', margin, 541, small.size, 400, inkSoft);
  }
}

/** The card on which tickets and pictures lie, with its shade. */
function card(sheet: Sheet, start: number, more = ''): void {
  sheet.box(start, panel.top + 10, panel.width, panel.height, line, 'rx="36" opacity="0.7"');
  sheet.box(start, panel.top, panel.width, panel.height, surface, `rx="36" ${more}`);
}

interface Row {
  readonly text: string;
  readonly size: number;
  readonly weight: 400 | 700;
  readonly fill: string;
  /** The height of its letters and of the air that belongs to them, as shares of the size. */
  readonly rise: number;
  readonly fall: number;
}

/** What the stub of a ticket says: the benefit with its figure large, or the offer's title. */
function stubRows(sheet: Sheet, offer: OfferView, colour: string, { t, tools }: PreviewContext): readonly Row[] {
  const inner = panel.width - 60;
  const arabic = sheet.language === 'ar';
  // Arabic reaches further below the line; figures do not.
  const spoken = arabic ? { rise: 0.72, fall: 0.34 } : { rise: 0.72, fall: 0.2 };
  const figures = { rise: 0.7, fall: 0 };
  const benefit = offer.benefit && benefitWords(offer.benefit, t);
  if (!benefit) {
    const title = fitText(offer.title, { width: inner, sizes: [38, 34, 30, 26], lines: 3, weight: 700 }, tools.measure);
    return title.lines.map((text) => ({ text, size: title.size, weight: 700, fill: colour, ...spoken }));
  }
  const { before, figure, after, inWords } = benefit;
  const small = (text: string): readonly Row[] =>
    text === '' ? [] : [{ text, size: arabic ? 30 : 28, weight: 400, fill: ink, ...spoken }];
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
      (text): Row => ({ text, size: large.size, weight: 700, fill: colour, ...(inWords ? spoken : figures) }),
    ),
    ...small(after),
  ];
}

/** Rows one below the other, in the middle of a room. */
function stack(sheet: Sheet, rows: readonly Row[], middle: number, top: number, bottom: number): void {
  const air = 14;
  const tall = rows.reduce((sum, { size, rise, fall }) => sum + size * (rise + fall), 0) + air * (rows.length - 1);
  let y = (top + bottom - tall) / 2;
  for (const { text, size, weight, fill, rise, fall } of rows) {
    sheet.line(text, middle, y + size * rise, size, weight, fill, true);
    y += size * (rise + fall) + air;
  }
}

/** The offer that a page puts first, as its ticket. */
function ticket(sheet: Sheet, offer: OfferView, store: StoreSummary, context: PreviewContext): void {
  const { t, tools } = context;
  const start = width - margin - panel.width;
  const middle = start + panel.width / 2;
  const tear = panel.top + 282;
  const colour = brand('brand', store.hue);
  card(sheet, start);
  const x = sheet.left(start, panel.width);
  sheet.add(
    `<path d="M${x} ${tear}v-${tear - panel.top - 36}a36 36 0 0 1 36-36h${panel.width - 72}a36 36 0 0 1 36 36v${tear - panel.top - 36}z" fill="${brand('soft', store.hue)}"/>`,
  );
  sheet.add(
    `<path d="M${x + 34} ${tear}h${panel.width - 68}" stroke="${lineStrong}" stroke-opacity="0.55" stroke-width="4" stroke-dasharray="0.1 13" stroke-linecap="round"/>`,
  );
  for (const edge of [start, start + panel.width]) sheet.circle(edge, tear, 22, paper);

  logoTile(sheet, store, middle - 42, panel.top + 28, 84);
  stack(sheet, stubRows(sheet, offer, colour, context), middle, panel.top + 124, tear - 20);

  const box = { start: start + 30, top: tear + 38, width: panel.width - 60, height: 84 };
  if (offer.code === undefined) {
    sheet.line(t('offer.no-code-needed'), middle, box.top + 54, 32, 700, teal, true);
  } else {
    sheet.box(
      box.start,
      box.top,
      box.width,
      box.height,
      sand,
      `rx="16" stroke="${lineStrong}" stroke-width="2.5" stroke-dasharray="9 8"`,
    );
    const code = fitText(
      offer.code,
      { width: box.width - 40, sizes: [44, 40, 36, 30, 24], lines: 1, weight: 700 },
      tools.measure,
    );
    sheet.line(offer.code, middle, box.top + box.height / 2 + code.size * 0.36, code.size, 700, ink, true);
  }
}

/** Up to nine stores: a few large in two columns, more in three. */
function tiles(sheet: Sheet, stores: readonly StoreSummary[]): void {
  const start = width - margin - panel.width;
  card(sheet, start);
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
      sheet,
      store,
      start + left + (index % columns) * (side + space),
      top + Math.floor(index / columns) * (side + space),
      side,
    );
  });
}

/** The picture of a post. */
function picture(sheet: Sheet, address: string): void {
  const start = width - margin - panel.width;
  card(sheet, start);
  sheet.add(
    `<clipPath id="picture"><rect x="${sheet.left(start, panel.width)}" y="${panel.top}" width="${panel.width}" height="${panel.height}" rx="36"/></clipPath>`,
  );
  sheet.image(address, start, panel.top, panel.width, panel.height, 'clip-path="url(#picture)"');
}

/** The site's own mark, large. */
function emblem(sheet: Sheet): void {
  const start = width - margin - panel.width;
  sheet.circle(start + panel.width / 2, panel.top + panel.height / 2, 214, tealSoft);
  mark(sheet, start + 74, panel.top + 89, 260);
}

/** The offer that stands for a page, and its store. */
function firstOffer(
  page: PageData,
  instant: Instant,
): { readonly offer: OfferView; readonly store: StoreSummary } | undefined {
  if (page.kind !== 'store' && page.kind !== 'article') return undefined;
  const [first] = shownActiveOffers(page, instant);
  return first && { offer: first.offer, store: page.store };
}

/** The stores that a page lists, each once, in its order. */
function storesOf(page: PageData): readonly StoreSummary[] {
  switch (page.kind) {
    case 'home':
      return page.featured.stores.map(({ store }) => store);
    case 'directory':
      return page.groups.flatMap(({ items }) => items);
    case 'coupons':
      return Object.values(page.stores);
    case 'store':
    case 'article':
      return [page.store];
    default:
      return [];
  }
}

/** A large tile of a store without an offer to show. */
function storeEmblem(sheet: Sheet, store: StoreSummary): void {
  const start = width - margin - panel.width;
  sheet.circle(start + panel.width / 2, panel.top + panel.height / 2, 214, brand('soft', store.hue));
  logoTile(sheet, store, start + 94, panel.top + 109, 220);
}

/** Draws the preview of a page, in its language and direction, as SVG. */
export function drawPreview(page: PageData, context: PreviewContext): string {
  const { t, tools, instant } = context;
  const sheet = new Sheet(page.language, tools);
  sheet.box(0, 0, width, height, paper);
  sheet.box(0, height - 14, width, 14, teal);
  // Where a coupon is torn off.
  sheet.add(
    `<path d="M20 ${height - 14}H${width}" stroke="${paper}" stroke-width="9" stroke-dasharray="0.1 22" stroke-linecap="round"/>`,
  );
  const first = firstOffer(page, instant);
  const stores = storesOf(page);
  const [only] = stores;
  if (first) ticket(sheet, first.offer, first.store, context);
  else if (page.kind === 'post') picture(sheet, page.post.image);
  else if (stores.length > 2) tiles(sheet, stores);
  else if (only) storeEmblem(sheet, only);
  else emblem(sheet);
  const note =
    page.kind === 'post'
      ? page.post.category
      : first?.offer.expiresOn !== undefined
        ? t('offer.valid-until', { date: first.offer.expiresOn })
        : page.month !== undefined
          ? t('store.checked', { month: page.month })
          : page.kind === 'home'
            ? context.site.tagline
            : undefined;
  words(sheet, page, context, wordsWidth, note);
  return sheet.toString();
}
