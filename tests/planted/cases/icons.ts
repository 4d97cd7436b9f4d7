import { all, at, deleted, renamed, mistyped, replaced, whole, written, type Change, type Kind } from '../planted';

const temu = 'stores/temu.yaml';
const icon = 'icons/rocket.svg';
const lines = 'viewBox="0 0 24 24" fill="none" stroke="currentColor"';

function svg(inside: string, attributes = lines): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${inside}\n</svg>\n`;
}

const drawing = '<path d="M12 3l4 8-4 10-4-10z"/>';
const named = replaced(temu, 'icon: bag', 'icon: rocket');

/** Adds an icon and uses it in a store. */
function added(content: string | Uint8Array, file = icon): Change {
  return all(named, written(file, content));
}

const right = written(icon, svg(drawing));

/** Icons of the catalogue itself. */
export const icons: Kind = {
  id: 'icons',
  name: 'Icons (6)',
  cases: [
    {
      slip: 'added an icon of their own',
      file: icon,
      change: added(svg(drawing)),
      reported: [],
    },
    {
      slip: 'mistyped the name of an icon of their own',
      change: replaced(temu, 'icon: bag', 'icon: dres'),
      reported: [at('icon: dres', 'unknown-icon', 'did you mean `dress`')],
      fix: replaced(temu, 'icon: dres', 'icon: dress'),
    },
    {
      slip: 'wrote the name of an icon with a capital letter',
      change: replaced(temu, 'icon: bag', 'icon: Bag'),
      reported: [at('icon: Bag', 'unknown-icon', 'did you mean `bag`')],
    },
    {
      slip: 'wrote the name of an icon as that of a file',
      change: replaced(temu, 'icon: bag', 'icon: bag.svg'),
      reported: [at('icon: bag.svg', 'unknown-icon', 'did you mean `bag`')],
    },
    mistyped('wrote an emoji in place of an icon', temu, 'icon: bag', 'icon: 🚀', 'unknown-icon', 'bag, basket'),
    {
      slip: 'put the icon into the folder of pictures',
      file: temu,
      change: added(svg(drawing), 'images/rocket.svg'),
      reported: [at('icon: rocket', 'unknown-icon', 'data/images/rocket.svg', 'data/icons/rocket.svg')],
      fix: renamed('images/rocket.svg', icon),
    },
    {
      slip: 'put the icon into a folder with a name like that of the right one',
      file: 'icon/rocket.svg',
      change: added(svg(drawing), 'icon/rocket.svg'),
      reported: [whole('unknown-file', 'data/icons/rocket.svg')],
      fix: renamed('icon/rocket.svg', icon),
    },
    {
      slip: 'removed an icon that a page shows',
      file: 'stores/vogacloset.yaml',
      change: deleted('icons/dress.svg'),
      reported: [at('icon: dress', 'unknown-icon', 'hanger')],
      fix: replaced('stores/vogacloset.yaml', 'icon: dress', 'icon: hanger'),
    },
    {
      slip: 'added an icon that nothing shows',
      change: right,
      reported: [whole('unused-picture', 'icon: rocket')],
    },
    {
      slip: 'gave an icon a name with a capital letter',
      file: 'icons/Rocket.svg',
      change: added(svg(drawing), 'icons/Rocket.svg'),
      reported: [whole('icon-name', 'data/icons/rocket.svg')],
      fix: renamed('icons/Rocket.svg', icon),
    },
    {
      slip: 'gave an icon a name with spaces',
      file: 'icons/my rocket.svg',
      change: all(replaced(temu, 'icon: bag', 'icon: my rocket'), written('icons/my rocket.svg', svg(drawing))),
      reported: [whole('icon-name', 'data/icons/my-rocket.svg', 'icon: my-rocket')],
      fix: all(renamed('icons/my rocket.svg', 'icons/my-rocket.svg'), replaced(temu, 'my rocket', 'my-rocket')),
    },
    {
      slip: "gave an icon the name of one of the site's own",
      change: written('icons/bag.svg', svg(drawing)),
      reported: [whole('icon-name', 'data/icons/bag-2.svg', 'icon: bag-2')],
      fix: all(renamed('icons/bag.svg', 'icons/bag-2.svg'), replaced(temu, 'icon: bag', 'icon: bag-2')),
    },
    {
      slip: 'gave an icon the name of one that only the interface has',
      change: written('icons/arrow.svg', svg(drawing)),
      reported: [whole('icon-name', 'data/icons/arrow-2.svg')],
      fix: all(renamed('icons/arrow.svg', 'icons/arrow-2.svg'), replaced(temu, 'icon: bag', 'icon: arrow-2')),
    },
    {
      slip: 'saved an icon as a picture of pixels',
      file: 'icons/rocket.png',
      change: added(Uint8Array.of(0x89, 0x50, 0x4e, 0x47), 'icons/rocket.png'),
      reported: [whole('unknown-file', 'SVG', 'data/icons/rocket.svg')],
      fix: all(right, deleted('icons/rocket.png')),
    },
    {
      slip: 'gave a PNG the name of an icon',
      file: icon,
      change: added(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a)),
      reported: [whole('picture-format', 'a PNG', 'SVG')],
      fix: right,
    },
    {
      slip: 'left the second download of an icon beside the first',
      change: written('icons/dress (1).svg', svg(drawing)),
      reported: [whole('unknown-file', 'copy', 'data/icons/dress.svg')],
    },
    {
      slip: 'used an icon with a script in it',
      file: icon,
      change: added(svg(`<script>alert(1)</script>${drawing}`)),
      reported: [at('<script>', 'svg-content', 'program')],
      fix: replaced(icon, '<script>alert(1)</script>', ''),
    },
    {
      slip: 'used an icon that is wider than it is high',
      file: icon,
      change: added(svg(drawing, 'viewBox="0 0 32 24"')),
      reported: [at('viewBox="0 0 32 24"', 'unfit-icon', '24 by 24')],
      fix: right,
    },
    {
      slip: 'used an icon of Google, which has another square',
      file: icon,
      change: added(svg(drawing, 'height="24px" viewBox="0 -960 960 960" width="24px"')),
      reported: [at('viewBox="0 -960 960 960"', 'unfit-icon', '24 by 24')],
      fix: right,
    },
    {
      slip: 'used an icon of one colour',
      file: icon,
      change: added(svg('<path d="M12 3l4 8z" stroke="#1C274C"/>\n<path d="M8 3l4 8z" stroke="#1C274C"/>')),
      reported: [at('stroke="#1C274C"', 'unfit-icon', '`#1C274C`', '`currentColor`')],
      fix: all(replaced(icon, '#1C274C', 'currentColor'), replaced(icon, '#1C274C', 'currentColor')),
    },
    {
      slip: 'used an icon of two colours',
      file: icon,
      change: added(svg('<path d="M12 3l4 8z" fill="#ff0000"/>\n<path d="M8 3l4 8z" fill="url(#glow)"/>')),
      reported: [at('fill="#ff0000"', 'unfit-icon', '`#ff0000`, `url(#glow)`', '`currentColor`')],
      fix: all(replaced(icon, '#ff0000', 'currentColor'), replaced(icon, 'url(#glow)', 'currentColor')),
    },
    {
      slip: 'used an icon as Inkscape saves it',
      file: icon,
      change: added(
        svg(
          '<defs id="defs1"/>\n<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" pagecolor="#ffffff"/>\n<path style="fill:none;stroke:#000000;stroke-width:1.5;-inkscape-stroke:none" d="M12 3l4 8z"/>',
          'viewBox="0 0 24 24" width="24" height="24" id="svg1"',
        ),
      ),
      reported: [
        at('style="fill:none', 'unfit-icon', '`fill="none" stroke="currentColor" stroke-width="1.5"` in its place'),
      ],
      fix: replaced(
        icon,
        'style="fill:none;stroke:#000000;stroke-width:1.5;-inkscape-stroke:none"',
        'fill="none" stroke="currentColor" stroke-width="1.5"',
      ),
    },
    {
      slip: 'used an icon as Figma exports it, cut off by its frame',
      file: icon,
      change: added(
        svg(
          `<g clip-path="url(#clip0_1_2)">\n${drawing}\n</g>\n<defs><clipPath id="clip0_1_2"><rect width="24" height="24" fill="white"/></clipPath></defs>`,
        ),
      ),
      reported: [at('clip-path="url(#clip0_1_2)"', 'unfit-icon', 'delete')],
      fix: replaced(icon, ' clip-path="url(#clip0_1_2)"', ''),
    },
    {
      slip: 'used an icon with letters in it',
      file: icon,
      change: added(svg(`${drawing}\n<text x="4" y="12">SALE</text>`)),
      reported: [at('<text', 'unfit-icon', 'paths')],
      fix: replaced(icon, '<text x="4" y="12">SALE</text>', ''),
    },
    {
      slip: 'used an icon with a photo in it',
      file: icon,
      change: added(svg('<image width="24" height="24" href="data:image/png;base64,iVBORw0KGgo="/>')),
      reported: [at('<image', 'unfit-icon')],
      fix: right,
    },
    {
      slip: 'used an icon of thousands of points',
      file: icon,
      change: added(svg(`<path d="M12 3${'l0.1 0.1'.repeat(600)}"/>`)),
      reported: [whole('large-picture', '4000')],
      fix: right,
    },
    {
      slip: 'saved an icon from which the drawing was deleted',
      file: icon,
      change: added(svg('<title>Rocket</title>')),
      reported: [at('<svg', 'unfit-icon', 'draws nothing')],
      fix: right,
    },
  ],
};
