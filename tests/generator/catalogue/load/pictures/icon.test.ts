import { inEnglish } from '../../../../support/english';
import { expect, test } from 'vitest';
import { iconFiles } from '../../../../../generator/site/emit/icons';
import { inspectIcon, symbolNames } from '../../../../../generator/catalogue/load/pictures/icon';
import { siteIcons } from '../../../../../generator/catalogue/validate/schema/icons';
import { loadSchemas } from '../../../../../generator/catalogue/load/schemas';
import { projectSystem } from '../../../../support/catalogue';

const sprite = new TextDecoder().decode(projectSystem().read('src/ui/icons.svg'));

function inspect(inside: string, attributes = 'viewBox="0 0 24 24"') {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
  return inspectIcon('data/icons/a.svg', Buffer.from(text), new Set());
}

/** The drawing of an icon. Throws for an invalid icon. */
function drawn(inside: string, attributes?: string): string {
  const { drawing, diagnostics } = inspect(inside, attributes);
  expect(diagnostics).toEqual([]);
  return `${drawing?.attributes ?? ''} > ${drawing?.shapes ?? ''}`;
}

function faults(inside: string, attributes?: string): readonly string[] {
  return inEnglish(inspect(inside, attributes).diagnostics).map(({ message }) => message);
}

test('inspectIcon keeps the shapes of an icon and their paint attributes', () => {
  expect(
    drawn(
      '\n  <g id="Layer_1" class="cls" transform="rotate(90 12 12)">\n <path\n d="M4 4\n h16" stroke-width="2" /><circle cx="12" cy="12" r="3"/></g>\n',
      'viewBox="0 0 24 24" width="48" height="48" fill="none" stroke="currentColor" id="a"',
    ),
  ).toBe(
    ' fill="none" stroke="currentColor" > <g transform="rotate(90 12 12)"><path d="M4 4 h16" stroke-width="2"/><circle cx="12" cy="12" r="3"/></g>',
  );
});

test('inspectIcon applies the SVG defaults to missing attributes: filled areas and no strokes', () => {
  expect(drawn('<path d="M4 4h16z"/>')).toBe(' fill="currentColor" stroke="none" > <path d="M4 4h16z"/>');
});

test('inspectIcon removes the metadata of drawing programs', () => {
  expect(
    drawn(
      '<title>A</title><!-- B --><metadata><rdf:RDF xmlns:rdf="a"><path d="M1 1"/></rdf:RDF></metadata><defs><path d="M2 2"/></defs><inkscape:grid xmlns:inkscape="b"><path d="M3 3"/></inkscape:grid><path d="M4 4h16"/>',
    ),
  ).toBe(' fill="currentColor" stroke="none" > <path d="M4 4h16"/>');
});

test('inspectIcon escapes values, so that none can leave its attribute', () => {
  expect(drawn('<path d="M4 4&quot;&gt;&lt;script&gt;&amp;"/>')).toContain('d="M4 4&quot;>&lt;script>&amp;"');
});

test.each([
  ['viewBox="0 0 24 24"', true],
  ['viewBox=" 0,0,24,24 "', true],
  ['width="24" height="24px"', true],
  ['width="24" height="24" viewBox="0 0 48 48"', false],
  ['width="48" height="48"', false],
  ['viewBox="1 1 24 24"', false],
  ['viewBox="0 0 24 32"', false],
])('inspectIcon checks the 24 × 24 square of an icon with %s: %s', (attributes, good) => {
  expect(faults('<path d="M4 4h16"/>', attributes).length).toBe(good ? 0 : 1);
});

test.each(['none', 'currentColor', 'currentcolor', 'inherit'])('inspectIcon accepts the paint %s', (colour) => {
  expect(faults(`<path d="M4 4h16" fill="${colour}"/>`)).toEqual([]);
});

test.each(['black', '#000', 'rgb(0 0 0)', 'url(#a)', 'var(--a)', ''])(
  'inspectIcon refuses the colour "%s"',
  (colour) => {
    expect(faults(`<path d="M4 4h16" stroke="${colour}"/>`)).toEqual([expect.stringContaining('colour')]);
  },
);

test.each(['use href="#a"', 'image href="data:image/png;base64,"', 'a', 'animate', 'symbol', 'switch', 'SCRIPT'])(
  'inspectIcon refuses an icon with <%s>',
  (element) => {
    expect(faults(`<path d="M4 4h16"/><${element}/>`).length).toBeGreaterThan(0);
  },
);

test('iconFiles returns the sprite of the interface unchanged when the data has no icons', () => {
  expect(iconFiles(sprite, new Map()).get('icons.svg')).toBe(sprite);
});

test('iconFiles appends the icons of the data to the sprite and to the type of icon names', () => {
  const { drawing = { attributes: '', shapes: '' } } = inspect('<path d="M4 4h16"/>');
  const files = iconFiles(sprite, new Map([['rocket', drawing]]));
  expect(files.get('icons.svg')).toBe(
    sprite.replace(
      '</svg>',
      '  <symbol id="rocket" viewBox="0 0 24 24" fill="currentColor" stroke="none"><path d="M4 4h16"/></symbol>\n</svg>',
    ),
  );
  expect(files.get('icon-names.d.ts')).toContain('| "warning" | "rocket";');
});

test('every icon that the schema allows in the data exists in the sprite of the interface', () => {
  expect(symbolNames(sprite)).toEqual(expect.arrayContaining([...siteIcons(loadSchemas(projectSystem()))]));
});
