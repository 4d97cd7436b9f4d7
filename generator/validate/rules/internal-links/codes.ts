import { inStore, type CodeEntry } from '../../../diagnostics/codes/entry';

export const internalLinksCodes = {
  'unknown-link': {
    severity: 'error',
    title: 'A link inside the site leads to a page or section that exists',
    explanation:
      'Links name a page by its path without the language, or a section of the same page by the `id` of that section.',
    fix: 'write the path of a page that exists, without the language; the message names the nearest',
    wrong: inStore`
      actions:
        - label:
            en: All stores
            ar: كل المتاجر
          to: /shops
    `,
    right: inStore`
      actions:
        - label:
            en: All stores
            ar: كل المتاجر
          to: /stores
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
