import { notFoundPath } from '../../../../../src/domain/pages/paths';
import type { Page } from '../../../../../src/generated/data-types';
import type { Phrase } from '../../../diagnostics/phrases';
import { inFull, quote } from '../../../diagnostics/visible';
import type { Entry } from '../../catalogue';
import type { Rule } from '../../engine/draft';
import { relatedAt } from '../../engine/reporting';

/** Kinds of pages that may exist at most once. */
const singular = ['directory', 'coupons', 'blog', 'compare', 'saved', 'not-found'] as const;

/** Those of them that may be absent. */
const optional: ReadonlySet<string> = new Set(['compare', 'saved']);

/** List pages and the page for unknown addresses exist exactly once; the comparison and the saved codes at most once. */
export const pageKinds: Rule = {
  name: 'page-kinds',
  codes: ['missing-page', 'duplicate-page-kind', 'not-found-path'],
  check(draft, _context, report) {
    for (const kind of singular) {
      const why: Phrase = { id: `page-kind.${kind}` };
      const pages: readonly Entry<Page>[] = draft.pages.filter(({ value }) => value.kind === kind);
      const [first, ...others] = pages;
      for (const { document } of others) {
        report('duplicate-page-kind', document, document.span(['kind']), {
          id: 'duplicate-page-kind',
          values: { kind: quote(kind) },
          why,
          related: first && relatedAt({ id: 'related.other' }, first.document, ['kind']),
        });
      }
      if (first || optional.has(kind) || draft.pathsIncomplete || !draft.site) continue;
      report('missing-page', draft.site.document, draft.site.document.span(['navigation'], 'key'), {
        id: 'missing-page',
        values: { kind: quote(kind), line: inFull(`kind: ${kind}`) },
        why,
      });
    }
    for (const { value, document } of draft.pages) {
      if (value.kind !== 'not-found' || value.path === notFoundPath) continue;
      report('not-found-path', document, document.span(['path']), {
        id: 'not-found-path',
        values: { path: quote(value.path), line: inFull(`path: ${notFoundPath}`) },
      });
    }
  },
};
