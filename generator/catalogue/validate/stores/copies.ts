import { baseName } from '../../load/places';
import type { SourceDocument } from '../../load/document';
import type { Draft } from '../engine/draft';

/** The stores and posts that have the slug of another file of their kind: copied files whose slug was not changed. */
export function copiesIn({ stores, posts }: Pick<Draft, 'stores' | 'posts'>): ReadonlySet<SourceDocument> {
  return new Set(
    [stores, posts.map(({ value: { slug }, document }) => ({ slug, document }))].flatMap((entries) => {
      const names = new Set(entries.map(({ document }) => baseName(document.file.path)));
      return entries
        .filter(({ slug, document }) => slug !== baseName(document.file.path) && names.has(slug))
        .map(({ document }) => document);
    }),
  );
}
