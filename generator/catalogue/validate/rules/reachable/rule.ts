import { blogPath, checksPath, postPath } from '../../../../../src/domain/pages/paths';
import { quote } from '../../../diagnostics/visible';
import type { SourceDocument } from '../../../load/document';
import { addressesOf, testedStores } from '../../engine/addresses';
import type { Address } from '../../engine/facts';
import type { Draft, Rule } from '../../engine/draft';
import { usesInDraft } from '../../references/file-uses';

/** The links that templates add, by the file of the page. */
function templateLinks(draft: Draft): ReadonlyMap<SourceDocument, readonly string[]> {
  const links = new Map<SourceDocument, readonly string[]>();
  const storePath = new Map(draft.stores.map(({ slug, path }) => [slug, path]));
  const listPath = (kind: string): readonly string[] =>
    draft.pages.flatMap(({ value }) => (value.kind === kind ? [value.path] : []));
  const posts = draft.posts.map(({ value }) => postPath(value.slug));
  if (draft.home) {
    const { banner, featured } = draft.home.value;
    const named = [...banner, ...featured.stores].flatMap(({ store }) => storePath.get(store) ?? []);
    links.set(draft.home.document, [...named, ...listPath('directory'), ...listPath('coupons')]);
  }
  for (const { value, document } of draft.pages) {
    if (value.kind === 'directory') links.set(document, [...storePath.values()]);
    if (value.kind === 'compare') links.set(document, listPath('directory'));
    if (value.kind === 'saved') links.set(document, listPath('coupons'));
    if (value.kind === 'blog') links.set(document, posts);
    if (value.kind === 'article') links.set(document, [storePath.get(value.store) ?? '/']);
  }
  for (const { path, document } of testedStores(draft)) links.set(document, [checksPath(path)]);
  for (const { document } of draft.posts) links.set(document, [blogPath, ...posts]);
  return links;
}

/** Every page is reachable from the home page. */
export const reachable: Rule = {
  name: 'reachable',
  codes: ['unreachable-page'],
  check(draft, _context, report) {
    // The links of an invalid file are unknown.
    if (!draft.site || !draft.home || draft.pathsIncomplete) return;
    const byTemplate = templateLinks(draft);
    const pages = new Map<string, Address>();
    for (const address of addressesOf(draft)) if (!pages.has(address.path)) pages.set(address.path, address);
    const uses = new Map(usesInDraft(draft).map((file) => [file.document, file.uses]));
    const linksFrom = (document: SourceDocument): readonly string[] => [
      ...(uses.get(document) ?? []).flatMap(({ kind, id }) => (kind === 'page' && id.startsWith('/') ? [id] : [])),
      ...(byTemplate.get(document) ?? []),
    ];

    const reached = new Set<string>();
    const follow = (from: readonly string[]): void => {
      const waiting = [...from];
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        const page = pages.get(path);
        // Readers cannot follow links of unpublished pages.
        if (!page || page.from > draft.day || reached.has(path)) continue;
        reached.add(path);
        waiting.push(...linksFrom(page.document));
      }
    };
    // Every page has the header and the footer.
    follow(['/', ...linksFrom(draft.site.document)]);

    const unexpected = new Set(
      draft.pages.filter(({ value }) => value.kind === 'not-found').map(({ document }) => document),
    );
    // Drafts are excluded: no published page may link to them, and no build may fail for a missing link on the day in
    // `publish`.
    const candidates = [...pages.values()].filter(({ document, from }) => from === '' && !unexpected.has(document));
    const left = (): readonly Address[] => candidates.filter(({ path }) => !reached.has(path));
    for (let lost = left(); lost.length > 0; lost = left()) {
      // Pages that only an unreachable page links to become reachable with it: one missing link yields one diagnostic.
      const followed = new Set(
        lost.flatMap(({ path, document }) => linksFrom(document).filter((target) => target !== path)),
      );
      const page = lost.find(({ path }) => !followed.has(path)) ?? lost[0];
      if (!page) return;
      report('unreachable-page', page.document, page.document.span(page.place), {
        id: 'unreachable-page',
        values: { path: quote(page.path) },
      });
      follow([page.path]);
    }
  },
};
