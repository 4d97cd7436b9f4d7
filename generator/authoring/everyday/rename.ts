import { postPath } from '../../../src/domain/pages/paths';
import { isSlug, slugOf } from '../../../src/domain/pages/slugs';
import type { Edit } from '../../catalogue/amend/amend';
import type { DocumentEdits } from '../../catalogue/amend/document-changes';
import { moveRemovalsLast, replaceReferences } from '../../catalogue/amend/reference-edits';
import { quote } from '../../catalogue/diagnostics/visible';
import { formats } from '../../catalogue/validate/schema/formats';
import { Unclear, type Action, type EverydayData, type Intent } from './action';
import { findPage, pageOrOffer, type PageFile } from './pages';
import { updateRedirects } from './redirecting';
import { renameSite, siteWord } from './rename-site';
import { offerReferences, pageReferences } from './references';
import { offerName, type FoundOffer } from './words';

function demandSlug(word: string): string {
  if (isSlug(word)) return word;
  const meant = slugOf(word);
  throw new Unclear(meant === '' ? 'everyday.no-name' : 'everyday.no-name.meant', { word: quote(word), meant });
}

/** The file name that `npm run new page` uses. */
function fileNameOf(path: string): string {
  return path.slice(1).replaceAll('/', '-');
}

interface NewNames {
  readonly path: string;
  /** The name of its file, which is the slug of a store or post. */
  readonly name: string;
}

/** From an address, or from a name that also replaces the end of the address. */
function newNames({ kind, path, name }: PageFile, word: string): NewNames {
  if (word.startsWith('/')) {
    if (kind === 'post') throw new Unclear('everyday.post-address', { slug: slugOf(word) });
    if (!formats['path']?.test(word)) throw new Unclear('everyday.no-path', { word: quote(word) });
    const isNamedByPath = kind === 'page' && name === fileNameOf(path);
    return { path: word, name: isNamedByPath ? fileNameOf(word) : name };
  }
  const newName = demandSlug(word);
  if (kind === 'post') return { path: postPath(newName), name: newName };
  return { path: path.endsWith(`/${name}`) ? path.slice(0, -name.length) + newName : path, name: newName };
}

function renamePage(page: PageFile, word: string, data: EverydayData): Intent {
  const { kind, document, path, name, isDraft } = page;
  if (kind === 'home') throw new Unclear('everyday.home-name');
  const now = newNames(page, word);
  if (now.path === path && now.name === name) throw new Unclear('everyday.same-name', { file: document.file.path });
  const folder = document.file.path.slice(0, document.file.path.lastIndexOf('/'));
  const newPath = `${folder}/${now.name}.yaml`;
  const edits: Edit[] = [];
  if (kind !== 'page' && now.name !== name) edits.push({ kind: 'set', path: ['slug'], value: now.name });
  if (kind !== 'post' && now.path !== path) edits.push({ kind: 'set', path: ['path'], value: now.path });
  const address = { from: path, to: now.path, isMoved: true, isPublic: !isDraft };
  const references = pageReferences(page, data).filter(({ kind: of }) =>
    of === 'page' ? now.path !== path : now.name !== name,
  );
  const named = replaceReferences(references, ({ kind: of, id }) => {
    if (of === 'page') return now.path + id.slice(path.length);
    return of === 'file' ? newPath : now.name;
  });
  return {
    edits: moveRemovalsLast([
      { document, edits, newPath: now.name === name ? undefined : newPath },
      ...named,
      ...(now.path === path ? [] : [updateRedirects(address, page, data)]),
    ]),
    notes:
      now.path === path
        ? [`The address of the page stays ${path}. To change it too: npm run rename ${path} NEW-ADDRESS`]
        : [],
  };
}

function renameOffer(found: FoundOffer, word: string, data: EverydayData): Intent {
  const { store, offer } = found;
  const { slug } = store.entry.value;
  const id = demandSlug(word.startsWith(`${slug}/`) ? word.slice(slug.length + 1) : word);
  if (offer.log.isOfFeed) throw new Unclear('everyday.feed-id', { offer: offerName(found) });
  if (id === offer.id) throw new Unclear('everyday.same-id', { offer: offerName(found) });
  const path = offer.log.path.slice(0, -1);
  const { document } = offer.log;
  const again = offer.formerly.indexOf(id);
  const edits: readonly Edit[] = [
    { kind: 'set', path: [...path, 'id'], value: id },
    { kind: 'insert', path: [...path, 'formerly'], at: 0, value: offer.id },
    // An id that the offer takes back is no longer a former one.
    ...(again < 0 ? [] : [{ kind: 'remove', path: [...path, 'formerly', again + 1] } as const]),
  ];
  const own: DocumentEdits = { document, edits };
  return { edits: [own, ...replaceReferences(offerReferences(slug, offer.id, data), () => id)] };
}

function isSite(word: string | undefined, data: EverydayData): boolean {
  return word === siteWord && !findPage(word, data);
}

/** Also updates every reference to it. */
export const rename: Action = {
  questions: [
    {
      name: 'what',
      placeholder: 'STORE|PAGE|OFFER|site',
      text: 'ask.renamed',
      problem: (what, data) => (isSite(what, data) ? undefined : void pageOrOffer(what, data)),
    },
    { name: 'name', placeholder: 'NEW-NAME', text: 'ask.new-name' },
    {
      name: 'name-ar',
      placeholder: 'ARABIC-NAME',
      text: 'ask.new-name-ar',
      when: ({ what }, data) => isSite(what, data),
    },
  ],
  intend(data, { what = '', name = '', 'name-ar': arabic }) {
    if (isSite(what, data)) return renameSite({ en: name, ar: arabic ?? name }, data);
    if (arabic !== undefined) throw new Unclear('everyday.one-name', { word: quote(arabic) });
    const found = pageOrOffer(what, data);
    return 'offer' in found ? renameOffer(found, name, data) : renamePage(found, name, data);
  },
};
