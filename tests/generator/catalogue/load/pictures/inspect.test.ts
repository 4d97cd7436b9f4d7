import { inEnglish } from '../../../../support/english';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { inspectPicture } from '../../../../../generator/catalogue/load/pictures/inspect';
import { cleanSvg } from '../../../../../generator/site/pictures/clean';

const formats = ['png', 'jpeg', 'gif', 'webp', 'avif'] as const;

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#fb7701' } });
}

/** The diagnostics of a file with this name. */
function said(name: string, content: Uint8Array | string, others: readonly string[] = []): string {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const { diagnostics } = inspectPicture(`data/images/${name}`, bytes, new Set(others));
  return inEnglish(diagnostics)
    .map(({ code, message, why = '', fix = '' }) => [code, message, why, fix].join('\n'))
    .join('\n\n');
}

function sizeOf(name: string, bytes: Uint8Array) {
  return inspectPicture(`data/images/${name}`, bytes, new Set()).size;
}

const svg = (inside: string, attributes = 'viewBox="0 0 96 96"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>\n`;

describe.each(formats)('inspectPicture, for a %s picture', (format) => {
  const bytes = picture(30, 20).toFormat(format).toBuffer();

  test('reads the size from the header', async () => {
    expect(sizeOf(`a.${format}`, await bytes)).toEqual({ width: 30, height: 20 });
  });

  test('reports a file that is cut off at any position', async () => {
    const whole = await bytes;
    for (let length = 1; length < whole.length - 1; length += 7)
      expect(said(`a.${format}`, whole.subarray(0, length)), String(length)).toMatch(
        /^(damaged-picture|picture-format)/,
      );
  });

  test('recognizes the format under a wrong file name', async () => {
    const wrong = format === 'png' ? 'a.gif' : 'a.png';
    expect(said(wrong, await bytes)).toContain(`rename it to \`data/images/a.${format === 'jpeg' ? 'jpg' : format}\``);
  });
});

describe('inspectPicture, for a raster picture', () => {
  test('applies the camera orientation to the size', async () => {
    const bytes = await picture(30, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(sizeOf('a.jpg', bytes)).toEqual({ width: 20, height: 30 });
  });

  test('reports damaged bytes in a PNG', async () => {
    const bytes = await picture(30, 20).png().toBuffer();
    bytes[45] = (bytes[45] ?? 0) ^ 1;
    expect(said('a.png', bytes)).toContain('damaged');
  });

  test('suggests a file name that is not taken', async () => {
    const bytes = await picture(30, 20).jpeg().toBuffer();
    expect(said('a.png', bytes, ['data/images/a.jpg'])).toContain('rename it to `data/images/a-2.jpg`');
  });

  test('reports a file of more than 2 MB', async () => {
    const bytes = await picture(30, 20).png().toBuffer();
    expect(said('a.png', Buffer.concat([bytes, Buffer.alloc(2_000_000)]))).toContain('2,000,000');
  });
});

/** A drawing of ten copies of a drawing of ten copies, and so on. */
function copiesOfCopies(levels: number): string {
  const groups = Array.from(
    { length: levels },
    (_, level) => `<g id="g${level + 1}">${`<use href="#g${level}"/>`.repeat(10)}</g>`,
  );
  return `<defs><rect id="g0" width="1" height="1"/>${groups.join('')}</defs><use href="#g${levels}"/>`;
}

/** Nine levels of an element, each with ten shapes that refer to the level below. */
function nested(element: string, attribute: string, property = ''): string {
  const levels = Array.from(
    { length: 9 },
    (_, level) =>
      `<${element} id="a${level + 1}">${`<path ${attribute}="${property}url(#a${level})"/>`.repeat(10)}</${element}>`,
  );
  return `<${element} id="a0"><path/></${element}>${levels.join('')}<path ${attribute}="${property}url(#a9)"/>`;
}

describe('inspectPicture, for an SVG drawing', () => {
  test('accepts shapes, references to its own parts and embedded pictures', () => {
    const good = svg(
      '<defs><linearGradient id="a"/></defs><rect fill="url(#a)" style="stroke: url(#a)"/><use href="#a"/><image href="data:image/png;base64,iVBORw0KGgo="/>',
    );
    expect(said('a.svg', good)).toBe('');
    expect(
      said('a.svg', `\ufeff<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a">\n${good}`),
    ).toBe('');
  });

  test.each([
    ['a script', '<script/>', '`<script>`'],
    ['a script with a namespace prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg"/>', '`<s:script>`'],
    ['an event handler', '<rect onload="a()"/>', '`onload`'],
    ['a style sheet', '<style/>', '`<style>`'],
    ['a style sheet for all windows', '<style>.a { fill: red }</style>', '`<style>`'],
    [
      'a file that a style sheet for dark windows names',
      '<style>@media (prefers-color-scheme: dark) { .a { fill: url(https://example.com/a.svg) } }</style>',
      'prefers-color-scheme',
    ],
    ['a web page', '<foreignObject/>', '`<foreignObject>`'],
    ['a picture from another site', '<image href="//example.com/a.png"/>', '`//example.com/a.png`'],
    ['an embedded SVG', '<image href="data:image/svg+xml;base64,AA"/>', 'data:image/svg+xml'],
    ['a javascript: link', '<a href="javascript:a()"/>', '`javascript:a()`'],
    [
      'a link that is animated into a javascript: link',
      '<a href="#a"><animate attributeName="href" values="javascript:a()"/></a>',
      '`href`',
    ],
    [
      'a link target that is set by an animation',
      '<a><set attributeName="xlink:href" to="https://example.com"/></a>',
      '`xlink:href`',
    ],
    [
      'an event handler that is set by an animation',
      '<rect><set attributename=" onclick" to="a()"/></rect>',
      'onclick',
    ],
    ['a handler element', '<handler type="text/javascript"/>', '`<handler>`'],
    ['nested copies that multiply', copiesOfCopies(12), 'more than 10000 further shapes'],
    ['nested masks', nested('mask', 'mask'), '10000 further shapes'],
    ['nested clip paths', nested('clipPath', 'style', 'clip-path: '), '10000 further shapes'],
    ['nested patterns', nested('pattern', 'fill'), '10000 further shapes'],
    ['nested markers', nested('marker', 'marker-end'), '10000 further shapes'],
    [
      'a pattern that many shapes inherit',
      `<pattern id="a">${'<path/>'.repeat(100)}</pattern><g fill="url(#a)">${'<path/>'.repeat(100)}</g>`,
      '10000 further shapes',
    ],
    [
      'a marker at many points',
      `<marker id="a">${'<path/>'.repeat(10)}</marker><path marker-mid="url(#a)" d="${'1 1 '.repeat(1000)}"/>`,
      '10000 further shapes',
    ],
    [
      'noise of many octaves',
      `<filter id="a">${'<feTurbulence numOctaves="9999"/>'.repeat(100)}</filter><path filter="url(#a)"/>`,
      '10000 further shapes',
    ],
    [
      'a thick outline by a filter',
      '<filter id="a"><feMorphology radius="99"/></filter><path filter="url(#a)"/>',
      '10000 further shapes',
    ],
    [
      'a large kernel',
      '<filter id="a"><feConvolveMatrix order="99"/></filter><path filter="url(#a)"/>',
      '10000 further shapes',
    ],
    [
      'a mask that hides behind another of the same id',
      `<g id="a">${'<path/>'.repeat(1000)}</g><g id="a"/>${'<g mask="url(#a)"/>'.repeat(11)}`,
      '10000 further shapes',
    ],
    ['an external file in a style', '<rect style="fill: URL( \'b.svg#a\' )"/>', '`b.svg#a`'],
  ])('refuses %s', (_name, inside, words) => {
    expect(said('a.svg', svg(inside))).toMatch(/^svg-content\n/);
    expect(said('a.svg', svg(inside))).toContain(words);
  });

  test('accepts other colours for dark windows, which cleaning keeps', async () => {
    const dark = svg(
      '<style>@media (prefers-color-scheme: dark) { .a { fill: #fff } .b { stroke: #000 } }</style><rect class="a"/>',
    );
    expect(said('a.svg', dark)).toBe('');
    expect(await cleanSvg(dark)).toContain('prefers-color-scheme: dark');
  });

  test('accepts animation, 1,000 copies and a copy of itself', () => {
    const move = '<rect id="a"><animate attributeName="x" values="0;1"/></rect><g id="b"><use href="#b"/></g>';
    expect(said('a.svg', svg(move + '<use href="#a"/>'.repeat(1000)))).toBe('');
  });

  test('accepts the shadows, masks, patterns and arrows that drawing programs write', () => {
    const effects = 'Flood ColorMatrix Offset GaussianBlur Composite Blend'.split(' ').map((name) => `<fe${name}/>`);
    const parts = `<filter id="f">${effects.join('')}</filter><mask id="m"><rect/></mask><pattern id="p"><image/></pattern><marker id="a"><path/></marker><linearGradient id="g">${'<stop/>'.repeat(9)}</linearGradient>`;
    const shape =
      '<g filter="url(#f)" mask="url(#m)"><rect fill="url(#p)"/><path marker-end="url(#a)" d="M0 0h9"/></g>';
    expect(said('a.svg', svg(parts + shape.repeat(50) + '<path fill="url(#g)"/>'.repeat(3000)))).toBe('');
  });

  test('refuses drawings that browsers do not show', () => {
    expect(said('a.svg', '<svg viewBox="0 0 1 1"/>')).toContain('xmlns="http://www.w3.org/2000/svg"');
    expect(said('a.svg', svg('', 'width="100%"'))).toContain('viewBox="0 0 96 96"');
    expect(said('a.svg', svg('<text>a & b</text>'))).toContain('write `&amp;` in its place');
    expect(said('a.svg', svg('<g>').replace('</svg>\n', ''))).toContain('the file ends before `</g>`');
  });

  test('refuses a file of more than 100 KB', () => {
    expect(said('a.svg', svg(`<!--${'a'.repeat(100_000)}-->`))).toContain('at most 100 KB');
  });
});

test.each([
  ['an iPhone', Buffer.from('\0\0\0\x1cftypheic\0\0\0\0mif1heic', 'latin1'), 'a HEIC photo', 'Most Compatible'],
  ['Acrobat', '%PDF-1.7\n', 'a PDF', 'export it as SVG'],
  ['a browser', '<!doctype html><title>404</title>', 'a web page', 'save the picture itself'],
  ['Git LFS', 'version https://git-lfs.github.com/spec/v1\n', 'a note of Git LFS', '`git lfs pull`'],
  ['nobody', '', 'empty', 'export it again'],
])('inspectPicture recognizes a file of %s under the name of a picture', (_name, content, what, fix) => {
  expect(said('a.png', content)).toContain(what);
  expect(said('a.png', content)).toContain(fix);
});
