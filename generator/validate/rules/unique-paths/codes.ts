import { inAllCoupons, type CodeEntry } from '../../../diagnostics/codes/entry';

export const uniquePathsCodes = {
  'duplicate-path': {
    severity: 'error',
    title: 'No two pages have the same address',
    explanation:
      'Only one of the two could be reached. The address of a post is that of the blog with the slug of the post.',
    fix: 'give one of the two pages another path',
    wrong: inAllCoupons`
      path: /stores
    `,
    right: inAllCoupons`
      path: /all-coupons
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
