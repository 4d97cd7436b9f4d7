import type { DiagnosticText } from '../../../diagnostics/diagnostic';
import { choiceFromAll } from '../../../diagnostics/suggest';
import { inFull, quote } from '../../../diagnostics/visible';
import { slugOf } from '../../../../../src/domain/pages/slugs';
import type { Rule } from '../../engine/draft';
import type { FileFacts } from '../../engine/facts';
import { usesIn } from '../../references/uses';

function textFor(name: string, facts: FileFacts): DiagnosticText {
  const bare = name.replace(/\.svg$/i, '');
  const icon = slugOf(bare);
  const file = `${icon}.svg`;
  if (!facts.hasIcon(icon) && facts.picture(file) !== undefined)
    return {
      id: 'unknown-icon.picture',
      values: {
        name: quote(name),
        picture: quote(`data/images/${file}`),
        file: inFull(`data/icons/${file}`),
        line: inFull(`icon: ${icon}`),
      },
    };
  return {
    id: 'unknown-icon',
    values: {
      name: quote(name),
      choice: choiceFromAll(bare, { id: 'label.icons' }, facts.iconNames()),
      free: icon !== '' && !facts.hasIcon(icon),
      example: quote(`data/icons/${file}`),
    },
  };
}

/** The icons that stores and sections use are built in or files of data/icons. */
export const icons: Rule = {
  name: 'icons',
  codes: ['unknown-icon'],
  each(read, facts, { schemas }, report) {
    for (const use of usesIn(schemas, read))
      if (use.kind === 'icon' && !facts.hasIcon(use.id))
        report('unknown-icon', read.document, read.document.span(use.path), textFor(use.id, facts));
  },
};
