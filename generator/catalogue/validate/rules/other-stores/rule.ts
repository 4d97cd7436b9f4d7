import type { Phrase } from '../../../diagnostics/phrases';
import { inFull, quote } from '../../../diagnostics/visible';
import { nameOfStore, namesOfOthers, type StoreFinding } from './findings';
import { copiesIn } from '../../stores/copies';
import type { Draft, Report, Rule } from '../../engine/draft';
import { editWithin, mostRelated, relatedAt } from '../../engine/reporting';
import { foreignPictureOf } from '../../references/unused-pictures';
import { grouped } from '../../../../../src/domain/language/grouped';
import { codesOfOthers } from './codes';
import { websitesOfOthers, linksToOthers, ownersOfBrands } from './links';
import { copiedLogos, logosOfOthers } from './logos';

/** Reports the findings of one group in one diagnostic. */
function reportPart(findings: readonly StoreFinding[], report: Report): void {
  const [first] = findings;
  if (!first) return;
  const { store, other, kind, path, start, end, right } = first;
  const { document } = store;
  const span = start === undefined || end === undefined ? document.span(path) : document.spanWithin(path, start, end);
  const kinds = [...new Set(findings.map((each) => each.kind))];
  const values = {
    store: quote(nameOfStore(store)),
    other: quote(nameOfStore(other)),
    file: inFull(other.document.file.path),
    text: quote(first.text),
  };
  const related = [
    ...findings
      .slice(1, mostRelated + 1)
      .flatMap((each) => relatedAt({ id: `belongs-to-other-store.several.${each.kind}` }, document, each.path)),
    ...relatedAt({ id: 'related.other-store' }, other.document, first.otherPath),
  ];
  if (kinds.length > 1) {
    const named = kinds.map((each): Phrase => ({ id: `belongs-to-other-store.several.${each}` }));
    report('belongs-to-other-store', document, span, {
      id: 'belongs-to-other-store.several',
      values: { ...values, kinds: { and: named } },
      related,
    });
    return;
  }
  report('belongs-to-other-store', document, span, {
    id: `belongs-to-other-store.${kind}`,
    values,
    fix:
      right !== undefined
        ? { id: 'belongs-to-other-store.logo.write', values: { right: inFull(right) } }
        : first.isInText
          ? { id: 'belongs-to-other-store.link-in-text', values }
          : undefined,
    edits: right === undefined ? undefined : editWithin(document, path, [0, first.text.length], right),
    related,
  });
}

function findingsIn(draft: Draft): readonly StoreFinding[] {
  // Copied files have their own diagnostic.
  const copies = copiesIn(draft);
  const stores = draft.stores.filter(({ document }) => !copies.has(document));
  const owners = ownersOfBrands(stores);
  return [
    ...websitesOfOthers(stores, owners),
    ...codesOfOthers(stores),
    ...linksToOthers(stores, owners),
    ...namesOfOthers(stores),
    ...logosOfOthers(stores, draft.images),
    ...copiedLogos(stores, draft.images),
  ];
}

/** Reports the pictures of posts that are named after a store that the post is not about. */
function checkPosts({ posts, stores, images }: Draft, report: Report): void {
  if (posts.length === 0) return;
  const bySlug = new Map(stores.map((store) => [store.slug, store]));
  for (const { value, document } of posts) {
    const found = foreignPictureOf(value, bySlug.keys(), new Set(images.keys()));
    const other = found && bySlug.get(found.other);
    if (!found || !other) continue;
    const { image = '', stores: own = [] } = value;
    const { right } = found;
    report('belongs-to-other-store', document, document.span(['image']), {
      id: 'belongs-to-other-store.picture',
      values: {
        text: quote(image),
        other: quote(nameOfStore(other)),
        stores: {
          and: own.map((slug) => bySlug.get(slug)).flatMap((store) => (store ? quote(nameOfStore(store)) : [])),
        },
      },
      fix:
        right === undefined ? undefined : { id: 'belongs-to-other-store.logo.write', values: { right: inFull(right) } },
      edits: right === undefined ? undefined : editWithin(document, ['image'], [0, image.length], right),
    });
  }
}

/** The links, codes, names and pictures of a store are not those of another one. */
export const otherStores: Rule = {
  name: 'other-stores',
  codes: ['belongs-to-other-store'],
  check(draft, _context, report) {
    // Findings in one offer, one section or the head of the page that point to the same other store belong together.
    const parts = grouped(findingsIn(draft), ({ store, other, path }) => {
      const root = path[0] === 'offers' || path[0] === 'sections' ? path.slice(0, 2).join(' ') : 'head';
      return [store.slug, other.slug, root].join(' ');
    });
    for (const findings of parts.values()) reportPart(findings, report);
    for (const { document, of, same, lines } of copiesIn(draft).values()) {
      if (!of) continue;
      report('belongs-to-other-store', document, document.span(['url']), {
        id: 'belongs-to-other-store.copy',
        values: { file: quote(of.document.file.path), same, lines, other: quote(nameOfStore(of)) },
      });
    }
    checkPosts(draft, report);
  },
};
