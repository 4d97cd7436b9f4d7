import type { Categories } from '../../../../../src/generated/data-types';
import { listed, meantOrListed, nearest } from '../../../diagnostics/suggest';
import { inFull, quote } from '../../../diagnostics/visible';
import type { Path, SourceDocument } from '../../../load/document';
import { isCountryCode, isCurrencyCode } from '../../../load/iso-codes';
import { categoryMeant } from '../../categories';
import type { Draft, Report, Rule } from '../../draft';
import { usesInDraft, type FileUses } from '../../references/draft-uses';
import { unfinishedMark } from '../unfinished/rule';

const isCode = { country: isCountryCode, currency: isCurrencyCode } as const;

/** Reports unlisted countries and currencies, each at its first use. */
function checkCodes(draft: Draft, files: readonly FileUses[], report: Report): void {
  const lists = { country: draft.countries?.value.countries, currency: draft.currencies?.value.currencies };
  const reported = new Set<string>();
  for (const { document, uses } of files) {
    for (const { kind, id: code, path, mayLack } of uses) {
      if (mayLack || (kind !== 'country' && kind !== 'currency')) continue;
      const list = lists[kind];
      // While the file is invalid, the listed codes are unknown.
      if (!list || Object.hasOwn(list, code) || reported.has(code)) continue;
      reported.add(code);
      // A code of the ISO standard is not a typing error.
      const near = isCode[kind](code) ? undefined : nearest(code, Object.keys(list));
      report(`unlisted-${kind}`, document, document.span(path), {
        id: `unlisted-${kind}`,
        values: { code: quote(code) },
        fix: meantOrListed(near, { id: 'listed', values: { known: listed(Object.keys(list)) } }),
      });
    }
  }
}

function checkCategory(id: string, path: Path, document: SourceDocument, categories: Categories, report: Report): void {
  const ids = Object.keys(categories.categories);
  // Another rule reports the unfinished category of a new store.
  if (ids.includes(id) || (id === unfinishedMark && path.length === 1)) return;
  const meant = categoryMeant([id], categories);
  report('unknown-category', document, document.span(path), {
    id: 'unknown-category',
    values: { id: quote(id) },
    fix: meantOrListed(meant, { id: 'unknown-category.choose', values: { known: listed(ids) } }),
  });
}

/**
 * The category whose id is mistyped in the list: several stores use the same unknown id, and none uses the nearest
 * listed one.
 */
function mistypedCategory(stores: Draft['stores'], categories: Categories): { id: string; named: string } | undefined {
  const ids = Object.keys(categories.categories);
  const named = stores.map(({ category }) => category);
  const unknown = named.filter((id) => !ids.includes(id) && id !== unfinishedMark);
  const [first, second] = unknown;
  const id = first === undefined ? undefined : nearest(first, ids);
  if (first === undefined || second === undefined || id === undefined) return undefined;
  return unknown.every((other) => other === first) && !named.includes(id) ? { id, named: first } : undefined;
}

function checkCategories({ categories: entry, stores }: Draft, files: readonly FileUses[], report: Report): void {
  if (!entry) return;
  const { value: categories, document: file } = entry;
  const mistyped = mistypedCategory(stores, categories);
  if (mistyped) {
    const { id, named } = mistyped;
    const places = stores.filter(({ category }) => category === named);
    report('unknown-category', file, file.span(['categories', id], 'key'), {
      id: 'unknown-category.mistyped',
      values: { id: quote(id), count: places.length, named: quote(named), line: inFull(`${named}:`) },
      related: places.map(({ document }) => ({
        message: { id: 'unknown-category.mistyped.related', values: { named } },
        file: document.file.path,
        span: document.span(['category']),
      })),
    });
    return;
  }
  for (const { uses, document } of files)
    for (const { kind, id, path } of uses)
      if (kind === 'category') checkCategory(id, path, document, categories, report);
  const groups = Object.keys(categories.groups ?? {});
  for (const id of Object.keys(categories.categories)) {
    if (groups.includes(id))
      report('category-like-group', file, file.span(['categories', id], 'key'), {
        id: 'category-like-group',
        values: { id: quote(id) },
        related: [
          {
            message: { id: 'category-like-group.related' },
            file: file.file.path,
            span: file.span(['groups', id], 'key'),
          },
        ],
      });
  }
}

/** The countries, currencies and categories that files name are in the shared lists. */
export const sharedLists: Rule = {
  name: 'shared-lists',
  codes: ['unlisted-country', 'unlisted-currency', 'unknown-category', 'category-like-group'],
  check(draft, { schemas }, report) {
    const files = usesInDraft(draft, schemas);
    checkCodes(draft, files, report);
    checkCategories(draft, files, report);
  },
};
