import { changesOf, textOfFile, type DocumentEdits } from '../../catalogue/amend/document-changes';
import type { FileChange } from '../../catalogue/amend/file-changes';
import { moveRemovalsLast, removeReferences, replaceReferences } from '../../catalogue/amend/reference-edits';
import { quote } from '../../catalogue/diagnostics/visible';
import type { SourceDocument } from '../../catalogue/load/document';
import { documentsOf } from '../../catalogue/validate/references/file-uses';
import type { Reference } from '../../catalogue/validate/references/removal';
import { correctOffers } from './corrections';
import { leftBehind, removeUnusedClaims, removeUnusedPictures } from './left-behind';
import { documentsAfter } from './mentions';
import { Unclear, type Action, type EverydayData, type Intent } from './action';
import { pageOrOffer, requirePage, type PageFile } from './pages';
import { updateRedirects } from './redirecting';
import { offerReferences, pageReferences, placeOf } from './references';
import { offerName } from './words';

/** Words instead of a target: the address becomes "not found", or was never published. */
const nowhere: readonly (string | undefined)[] = ['404', 'none'];

/** Throws `Unclear` if there are places whose replacement a person must choose. */
function demandNone(name: string, places: readonly Pick<Reference, 'document' | 'path'>[]): void {
  if (places.length === 0) return;
  throw new Unclear('everyday.still-needed', { name, places: { list: places.map(placeOf) } });
}

const isLink = ({ kind }: Reference): boolean => kind === 'page';

/** The page that the old address redirects to; undefined if none. */
function targetOf(word: string | undefined, page: PageFile, data: EverydayData): string | undefined {
  // An unpublished page may have been public before. In that case a word gives the target.
  if (word === undefined || nowhere.includes(word)) return undefined;
  const target = requirePage(word, data);
  if (target.document === page.document) throw new Unclear('everyday.is-removed', { word: quote(word) });
  return target.path;
}

/** Throws if a reference needs a replacement. */
function removableReferences(page: PageFile, data: EverydayData): readonly Reference[] {
  const { kind, document } = page;
  if (kind === 'home') throw new Unclear('everyday.home-stays');
  const references = pageReferences(page, data).filter((each) => each.document !== document);
  const others = references.filter((each) => !isLink(each));
  demandNone(document.file.path, removeReferences(others, data.schemas).needed);
  return references;
}

function removePage(page: PageFile, word: string | undefined, data: EverydayData): Intent {
  const { kind, document, path, name } = page;
  const references = removableReferences(page, data);
  const to = targetOf(word, page, data);
  const removed = removeReferences(
    references.filter((each) => to === undefined || !isLink(each)),
    data.schemas,
  );
  demandNone(document.file.path, removed.needed);
  const linked = to === undefined ? [] : replaceReferences(references.filter(isLink), () => to);
  const address = { from: path, to, isMoved: false, isPublic: true };
  const edits = [...removed.edits, ...linked, updateRedirects(address, page, data)];
  const own: FileChange = { path: document.file.path, before: textOfFile(document, data.files), after: undefined };
  const before = documentsOf(data.catalogue).map((each) => each.document);
  const after = (edited: readonly DocumentEdits[]): readonly SourceDocument[] =>
    documentsAfter(before, [own, ...changesOf(moveRemovalsLast(edited), data.files, data.schemas).changes]);
  const all = [...edits, removeUnusedClaims(before, after(edits), data)];
  const store = kind === 'store' ? data.book.storeOf(name) : undefined;
  return {
    edits: moveRemovalsLast(all),
    files: [own, ...removeUnusedPictures(document, data)],
    notes: store ? leftBehind(store, after(all), data) : [],
  };
}

/** Also removes the references to it. */
export const remove: Action = {
  questions: [
    {
      name: 'what',
      placeholder: 'STORE|PAGE|POST|OFFER',
      text: 'ask.removed',
      problem(what, data) {
        const found = pageOrOffer(what, data);
        if (!('offer' in found)) removableReferences(found, data);
        return undefined;
      },
    },
    {
      name: 'target',
      placeholder: '/ADDRESS|404|none',
      text: 'ask.target',
      when({ what }, data) {
        const found = what === undefined ? undefined : pageOrOffer(what, data);
        return found !== undefined && !('offer' in found) && !found.isDraft;
      },
    },
  ],
  intend(data, { what = '', target }) {
    const found = pageOrOffer(what, data);
    if (!('offer' in found)) return removePage(found, target, data);
    if (target !== undefined) throw new Unclear('everyday.no-own-address', { word: quote(target) });
    const { store, offer } = found;
    if (offer.log.isOfFeed) return { edits: correctOffers([found], { hide: true }, data) };
    const { document, path } = offer.log;
    const removed = removeReferences(offerReferences(store.entry.value.slug, offer.id, data), data.schemas);
    demandNone(offerName(found), removed.needed);
    const own: DocumentEdits = { document, edits: [{ kind: 'remove', path: path.slice(0, -1) }] };
    return { edits: moveRemovalsLast([...removed.edits, own]) };
  },
};
