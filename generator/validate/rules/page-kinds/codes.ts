import { inNotFound, wholeFile, untouched, type CodeEntry } from '../../../diagnostics/codes/entry';

export const pageKindsCodes = {
  'missing-page': {
    severity: 'error',
    title: 'The lists and the page for unknown addresses exist',
    explanation: 'The site has one page each of the kinds directory, coupons, blog and not-found.',
    fix: 'write the page; the message names its kind',
    wrong: { file: 'data/pages/not-found.yaml', text: '', absent: true },
    right: untouched,
  },
  'duplicate-page-kind': {
    severity: 'error',
    title: 'The lists, the comparison, the saved codes and the page for unknown addresses exist only once',
    explanation:
      'The site has one page each of the kinds directory, coupons, blog and not-found, and at most one each of the kinds compare and saved.',
    fix: 'delete one of the two pages, or make it `kind: static`',
    wrong: wholeFile('data/pages/shops.yaml')`
      kind: directory
      path: /shops
      title:
        en: All shops
        ar: كل المحلات
      description:
        en: Every shop from A to Z.
        ar: كل المحلات بالترتيب.
      heading:
        en: All shops
        ar: كل المحلات
    `,
    right: untouched,
  },
  'not-found-path': {
    severity: 'error',
    title: 'The page for unknown addresses is /404',
    explanation: 'Hosts expect it at this address.',
    fix: 'write `path: /404`',
    wrong: inNotFound`
      path: /lost
    `,
    right: inNotFound`
      path: /404
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
