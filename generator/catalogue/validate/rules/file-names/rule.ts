import { inFull, quote } from '../../../diagnostics/visible';
import { baseName } from '../../../load/places';
import { isSlug } from '../../../../../src/domain/pages/slugs';
import { copiesIn } from '../../stores/copies';
import type { Rule } from '../../engine/draft';
import { usesInDraft } from '../../references/file-uses';

/** The slug of a store or post is its file name, and therefore unique. */
export const fileNames: Rule = {
  name: 'file-names',
  codes: ['slug-differs-from-file'],
  check(draft, _context, report) {
    const copies = copiesIn(draft);
    const named = new Set(
      usesInDraft(draft).flatMap(({ uses }) =>
        uses.flatMap(({ kind, id, mayLack }) => (kind === 'store' && !mayLack ? [id] : [])),
      ),
    );
    const posts = draft.posts.map(({ value, document }) => ({ slug: value.slug, document }));
    for (const { slug, document } of [...draft.stores, ...posts]) {
      const name = baseName(document.file.path);
      if (slug === name) continue;
      if (copies.has(document)) {
        report('slug-differs-from-file', document, document.span(['slug']), {
          id: 'slug-differs-from-file.copy',
          values: { slug: quote(slug), file: quote(`${slug}.yaml`) },
        });
        continue;
      }
      const way = !isSlug(name)
        ? 'rename'
        : named.has(slug) && !named.has(name)
          ? 'rename-or-write'
          : 'write-or-rename';
      report('slug-differs-from-file', document, document.span(['slug']), {
        id: 'slug-differs-from-file',
        values: { slug: quote(slug), file: quote(`${name}.yaml`) },
        fix: {
          id: `slug-differs-from-file.${way}`,
          values: { right: inFull(`${slug}.yaml`), line: inFull(`slug: ${name}`), slug: quote(slug) },
        },
      });
    }
  },
};
