import { inEnglish } from '../../../../support/english';
import { expect, test } from 'vitest';
import { iconFiles } from '../../../../../generator/site/emit/icons';
import { inspectIcon, symbolNames } from '../../../../../generator/catalogue/load/pictures/icon';
import { siteIcons } from '../../../../../generator/catalogue/validate/icons';
import { loadSchemas } from '../../../../../generator/catalogue/load/schemas';
import { projectSystem } from '../../../../support/catalogue';

const sprite = new TextDecoder().decode(projectSystem().read('src/ui/icons.svg'));

function inspect(inside: string, attributes = 'viewBox="0 0 24 24"') {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
  return inspectIcon('data/icons/a.svg', Buffer.from(text), new Set());
}

/** What is drawn of an icon; an error if it has a fault. */
function drawn(inside: string, attributes?: string): string {
  const { drawing, diagnostics } = inspect(inside, attributes);
  expect(diagnostics).toEqual([]);
  return `${drawing?.attributes ?? ''} > ${drawing?.shapes ?? ''}`;
}

function faults(inside: string, attributes?: string): readonly string[] {
  return inEnglish(inspect(inside, attributes).diagnostics).map(({ message }) => message);
}

test('an icon keeps its shapes, and how they are painted', () => {
  expect(
    drawn(
      '\n  <g id="Layer_1" class="cls" transform="rotate(90 12 12)">\n <path\n d="M4 4\n h16" stroke-width="2" /><circle cx="12" cy="12" r="3"/></g>\n',
      'viewBox="0 0 24 24" width="48" height="48" fill="none" stroke="currentColor" id="a"',
    ),
  ).toBe(
    ' fill="none" stroke="currentColor" > <g transform="rotate(90 12 12)"><path d="M4 4 h16" stroke-width="2"/><circle cx="12" cy="12" r="3"/></g>',
  );
});

test('what an icon does not say is as an SVG alone has it: areas are filled, and lines are not drawn', () => {
  expect(drawn('<path d="M4 4h16z"/>')).toBe(' fill="currentColor" stroke="none" > <path d="M4 4h16z"/>');
});

test('what drawing programs note is left out', () => {
  expect(
    drawn(
      '<title>A</title><!-- B --><metadata><rdf:RDF xmlns:rdf="a"><path d="M1 1"/></rdf:RDF></metadata><defs><path d="M2 2"/></defs><inkscape:grid xmlns:inkscape="b"><path d="M3 3"/></inkscape:grid><path d="M4 4h16"/>',
    ),
  ).toBe(' fill="currentColor" stroke="none" > <path d="M4 4h16"/>');
});

test('a value cannot leave its attribute', () => {
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
])('an icon with %s is on the square of icons: %s', (attributes, good) => {
  expect(faults('<path d="M4 4h16"/>', attributes).length).toBe(good ? 0 : 1);
});

test.each(['none', 'currentColor', 'currentcolor', 'inherit'])('%s is no colour of its own', (colour) => {
  expect(faults(`<path d="M4 4h16" fill="${colour}"/>`)).toEqual([]);
});

test.each(['black', '#000', 'rgb(0 0 0)', 'url(#a)', 'var(--a)', ''])('"%s" is one', (colour) => {
  expect(faults(`<path d="M4 4h16" stroke="${colour}"/>`)).toEqual([expect.stringContaining('colour')]);
});

test.each(['use href="#a"', 'image href="data:image/png;base64,"', 'a', 'animate', 'symbol', 'switch', 'SCRIPT'])(
  'an icon with <%s> is refused',
  (element) => {
    expect(faults(`<path d="M4 4h16"/><${element}/>`).length).toBeGreaterThan(0);
  },
);

test('the file of all icons is that of the interface where the data has none', () => {
  expect(iconFiles(sprite, new Map()).get('icons.svg')).toBe(sprite);
});

test('the icons of the data follow those of the interface, and pages may name them', () => {
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

test('each icon that the schema offers for the data is one of the interface', () => {
  expect(symbolNames(sprite)).toEqual(expect.arrayContaining([...siteIcons(loadSchemas(projectSystem()))]));
});
