import { inStore, type CodeEntry } from '../../../diagnostics/codes/entry';

export const iconsCodes = {
  'unknown-icon': {
    severity: 'error',
    title: 'A store or a point names an icon that exists',
    explanation:
      'The site has icons of its own, which the message names and the guide shows (data/README.md, Icons). Each SVG in data/icons is one more: its name without `.svg` is that of the icon.',
    fix: 'write the name of an icon; the message names the nearest. For a new one, put its SVG into data/icons first',
    wrong: inStore`
      icon: leef
    `,
    right: inStore`
      icon: leaf
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
