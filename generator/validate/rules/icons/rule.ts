import type { DiagnosticText } from '../../../diagnostics/diagnostic';
import { chooseFromAll } from '../../../diagnostics/suggest';
import { quote } from '../../../diagnostics/visible';
import { slugOf } from '../../../../src/domain/slugs';
import type { Draft, Rule } from '../../draft';
import { iconsIn } from '../../icons';

const kinds: ReadonlySet<string> = new Set(['store', 'page', 'home']);

/** What to do about an icon that there is not. */
function textFor(name: string, { iconNames, images }: Draft): DiagnosticText {
  const message = `there is no icon ${quote(name)}`;
  const bare = name.replace(/\.svg$/i, '');
  const icon = slugOf(bare);
  const file = `${icon}.svg`;
  if (!iconNames.has(icon) && images.has(file))
    return {
      message: `${message}; there is the picture ${quote(`data/images/${file}`)}`,
      why: 'icons are in data/icons',
      fix: `move it to ${quote(`data/icons/${file}`)}, and write \`icon: ${icon}\``,
    };
  const isFree = icon !== '' && !iconNames.has(icon);
  return {
    message,
    fix: `${chooseFromAll(bare, 'icons', [...iconNames].sort())}; a new one is an SVG in data/icons${isFree ? `, such as ${quote(`data/icons/${file}`)}` : ''} (data/README.md, "Icons")`,
  };
}

/** The icons that stores and sections name are the site's own, or files of data/icons. */
export const icons: Rule = {
  name: 'icons',
  codes: ['unknown-icon'],
  each: (draft, _context, report) => {
    return ({ kind, document }) => {
      if (!kinds.has(kind)) return;
      for (const { name, path } of iconsIn(document.value))
        if (!draft.iconNames.has(name)) report('unknown-icon', document, document.span(path), textFor(name, draft));
    };
  },
};
