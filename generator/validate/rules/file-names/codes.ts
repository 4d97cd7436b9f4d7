import { inPost, type CodeEntry } from '../../../diagnostics/codes/entry';

export const fileNamesCodes = {
  'slug-differs-from-file': {
    severity: 'error',
    title: 'A store or post has the name of its file',
    explanation:
      'Other files refer to it by its slug, and the file is found by its name. So two stores or posts cannot have the same slug either.',
    fix: 'rename the file, or correct `slug:`',
    wrong: inPost`
      slug: first-orders
    `,
    right: inPost`
      slug: first-order
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
