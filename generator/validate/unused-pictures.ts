import { diagnostic, type Diagnostic, type DiagnosticText } from '../diagnostics/diagnostic';
import { quote } from '../diagnostics/visible';
import { strayProgramFile } from '../load/stray-files';
import { whyNotShown } from '../load/pictures/formats';
import { formatNamed } from '../load/pictures/inspect';
import type { CheckedRest } from './catalogue';
import { iconsIn } from './icons';

const fileStart = { start: 0, end: 0 };

function textFor(name: string): DiagnosticText {
  const base = name.slice(name.lastIndexOf('/') + 1);
  const ofProgram = strayProgramFile(base);
  if (ofProgram) return ofProgram;
  if (formatNamed(name) === undefined)
    return {
      message: 'this file is not used, because the site cannot show it',
      why: whyNotShown(name) ?? 'pictures are SVG, PNG, JPEG, GIF, WebP or AVIF',
      fix: 'export the picture as SVG, PNG or JPEG if you need it, and delete this file',
    };
  if (name.includes('/'))
    return {
      message: 'this picture is not used, because it is in a folder of its own',
      fix: `move it to ${quote(`data/images/${base}`)} if you need it there; otherwise delete it`,
    };
  return {
    message: 'this picture is not used: no store, post or setting names it',
    fix: `delete it, or name it where it should be shown: \`logo: ${name}\` in the file of a store, or \`image: ${name}\` in that of a post`,
  };
}

function textForIcon(name: string): DiagnosticText {
  return {
    message: 'this icon is not used: no store and no section names it',
    why: 'every shopper would load it',
    fix: `delete it, or write \`icon: ${name}\` where it should be shown`,
  };
}

/** The warnings about files of data/images and data/icons that nothing shows. */
export function unusedPictures(
  {
    images,
    icons,
    site,
    posts,
    pages,
    home,
  }: Pick<CheckedRest, 'images' | 'icons' | 'site' | 'posts' | 'pages' | 'home'>,
  stores: Iterable<{ readonly logo: string; readonly ownIcons?: readonly string[] }>,
): readonly Diagnostic[] {
  const used = new Set<string | undefined>([site.value.icon]);
  const usedIcons = new Set([...pages, home].flatMap(({ value }) => iconsIn(value).map(({ name }) => name)));
  for (const { logo, ownIcons = [] } of stores) {
    used.add(logo);
    for (const name of ownIcons) usedIcons.add(name);
  }
  for (const { value } of posts) used.add(value.image).add(value.authorAvatar);
  const unused = (names: Iterable<string>, isUsed: ReadonlySet<string | undefined>): readonly string[] =>
    [...names].filter((name) => !isUsed.has(name));
  return [
    ...unused(images.keys(), used).map((name) =>
      diagnostic('unused-picture', `data/images/${name}`, fileStart, textFor(name)),
    ),
    ...unused(icons.keys(), usedIcons).map((name) =>
      diagnostic('unused-picture', `data/icons/${name}.svg`, fileStart, textForIcon(name)),
    ),
  ];
}
