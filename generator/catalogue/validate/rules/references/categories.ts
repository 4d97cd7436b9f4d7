import { listed, meantOrListed, nearest } from '../../../diagnostics/suggest';
import type { SourceDocument } from '../../../load/document';
import { inFull, quote } from '../../../diagnostics/visible';
import { entryMeant } from '../../references/categories';
import type { Draft, Report } from '../../engine/draft';
import type { Use } from '../../references/uses';
import { unfinishedMark } from '../unfinished/rule';
import { relatedAt } from '../../engine/related';

export interface PlacedUse extends Use {
  readonly document: SourceDocument;
}

/** Several references use the same unknown id, and none uses the nearest defined one, which is mistyped. */
export function mistypedId(
  named: readonly string[],
  ids: readonly string[],
): { readonly id: string; readonly named: string } | undefined {
  const unknown = named.filter((name) => !ids.includes(name));
  const [first, second] = unknown;
  const id = first === undefined ? undefined : nearest(first, ids);
  if (first === undefined || second === undefined || id === undefined) return undefined;
  return unknown.every((other) => other === first) && !named.includes(id) ? { id, named: first } : undefined;
}

/** Every category that files name is listed, and none has the name of a group. */
export function checkCategories(
  { categories: entry, stores }: Draft,
  uses: readonly PlacedUse[],
  report: Report,
): void {
  if (!entry) return;
  const { value: categories, document: file } = entry;
  const named = stores.map(({ category }) => category).filter((id) => id !== unfinishedMark);
  const ids = Object.keys(categories.categories);
  const mistyped = mistypedId(named, ids);
  if (mistyped) {
    const { id, named } = mistyped;
    const places = stores.filter(({ category }) => category === named);
    report('unknown-category', file, file.span(['categories', id], 'key'), {
      id: 'unknown-category.mistyped',
      values: { id: quote(id), count: places.length, named: quote(named), line: inFull(`${named}:`) },
      related: places.flatMap(({ document }) =>
        relatedAt({ id: 'unknown-category.mistyped.related', values: { named } }, document, ['category']),
      ),
    });
    return;
  }
  for (const { kind, id, path, document } of uses) {
    // Another rule reports the unfinished category of a new store.
    if (kind !== 'category' || ids.includes(id) || (id === unfinishedMark && path.length === 1)) continue;
    const meant = entryMeant([id], categories.categories);
    report('unknown-category', document, document.span(path), {
      id: 'unknown-category',
      values: { id: quote(id) },
      fix: meantOrListed(meant, { id: 'unknown-category.choose', values: { known: listed(ids) } }),
    });
  }
  const groups = Object.keys(categories.groups ?? {});
  for (const id of ids) {
    if (groups.includes(id))
      report('category-like-group', file, file.span(['categories', id], 'key'), {
        id: 'category-like-group',
        values: { id: quote(id) },
        related: relatedAt({ id: 'category-like-group.related' }, file, ['groups', id], 'key'),
      });
  }
}
