import { inAbout, wholeFile, type CodeEntry } from '../../../diagnostics/codes/entry';

export const reachableCodes = {
  'unreachable-page': {
    severity: 'error',
    title: 'Every page can be reached by links from the home page',
    explanation:
      'Readers and search engines cannot find a page without a link to it. The header and the footer, the sections and texts of other pages can link to it. Stores are listed in the directory and posts in the blog by themselves.',
    fix: 'link to the page from a text or section of another one, or from `navigation` or `footer` of site.yaml',
    wrong: wholeFile('data/pages/gifts.yaml')`
      kind: static
      path: /gifts
      title:
        en: Gifts
        ar: هدايا
      description:
        en: Gifts for every taste.
        ar: هدايا لكل ذوق.
      heading:
        en: Gifts
        ar: هدايا
      sections:
        - kind: prose
          body:
            en: Incense is a good gift.
            ar: البخور هدية جميلة.
    `,
    right: inAbout`
      sections:
        - kind: prose
          body:
            en: We also write [guides](/blog).
            ar: نكتب أيضًا [أدلة](/blog).
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
