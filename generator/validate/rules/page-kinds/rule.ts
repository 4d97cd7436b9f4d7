import { notFoundPath } from '../../../../src/domain/paths';
import type { Page } from '../../../../src/generated/data-types';
import { quote } from '../../../diagnostics/visible';
import type { Entry } from '../../catalogue';
import type { Rule } from '../../draft';

/** The kinds of page that the site has once, and why. */
const singular = {
  directory: 'it lists all stores',
  coupons: 'it lists all codes and deals',
  blog: 'it lists the posts',
  compare: 'it compares all stores',
  saved: 'it shows all saved codes',
  'not-found': 'unknown addresses show it',
} as const;

/** The kinds that a site need not have. */
const optional = new Set(['compare', 'saved']);

/** Each list, and the page for unknown addresses, exists exactly once, and the comparison and the saved codes at most once. */
export const pageKinds: Rule = {
  name: 'page-kinds',
  codes: ['missing-page', 'duplicate-page-kind', 'not-found-path'],
  check(draft, _context, report) {
    for (const [kind, why] of Object.entries(singular)) {
      const pages: readonly Entry<Page>[] = draft.pages.filter(({ value }) => value.kind === kind);
      const [first, ...others] = pages;
      for (const { document } of others) {
        report('duplicate-page-kind', document, document.span(['kind']), {
          message: `there are two pages of kind ${quote(kind)}`,
          why,
          fix: 'remove one, or give it another kind',
          related: first
            ? [{ message: 'the other one', file: first.document.file.path, span: first.document.span(['kind']) }]
            : [],
        });
      }
      if (first || optional.has(kind) || draft.pathsIncomplete || !draft.site) continue;
      report('missing-page', draft.site.document, draft.site.document.span(['navigation'], 'key'), {
        message: `no file in data/pages is of kind ${quote(kind)}`,
        why,
        fix: `write a file in data/pages with \`kind: ${kind}\``,
      });
    }
    for (const { value, document } of draft.pages) {
      if (value.kind !== 'not-found' || value.path === notFoundPath) continue;
      report('not-found-path', document, document.span(['path']), {
        message: `the page for unknown addresses has the address ${quote(value.path)}`,
        why: 'hosts expect it at this address',
        fix: `write \`path: ${notFoundPath}\``,
      });
    }
  },
};
