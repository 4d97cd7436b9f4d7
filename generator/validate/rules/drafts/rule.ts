import { parseSitePath } from '../../../../src/domain/paths';
import { laterDay, publishedFrom } from '../../../../src/domain/publication';
import type { Home, Offer, Store } from '../../../../src/generated/data-types';
import { quote } from '../../../diagnostics/visible';
import type { Path, SourceDocument } from '../../../load/document';
import { publicationOf } from '../../../load/fields';
import { addressesOf } from '../../addresses';
import type { Entry } from '../../catalogue';
import type { Draft, ReadDocument, Report, Rule } from '../../draft';
import { homeEntriesOf } from '../../home-entries';
import { linksIn } from '../../markdown-links';
import { codeLikeWords } from '../../quoted-codes';
import { eachString, textsOf } from '../../texts';
import { reportLate, type Target } from './reference';

/** Reports a reference from a place that is published since `from`, if what it names is published later. */
type Refer = (document: SourceDocument, path: Path, from: string, target: Target | undefined) => void;

function referrer({ day }: Draft, report: Report): Refer {
  return (document, path, from, target) => {
    if (target && target.from > day && target.from > from)
      reportLate(target, { document, span: document.span(path), from }, report);
  };
}

/** The offers of a store by id, each as published with its store. */
function offerTargets({ value, document }: Entry<Store>): ReadonlyMap<string, Target> {
  const ofStore = publishedFrom(value);
  return new Map(
    (value.offers ?? []).map((offer, index): [string, Target] => {
      const own = publishedFrom(offer);
      const name = `the offer ${quote(offer.id)}`;
      return own > ofStore
        ? [offer.id, { name, from: own, document, path: ['offers', index] }]
        : [offer.id, { name, from: ofStore, document, path: [] }];
    }),
  );
}

interface AnySection {
  readonly kind: string;
  readonly offers?: readonly string[] | undefined;
}

/** A list of offers may name drafts, but not only drafts: it would be empty. */
function checkLists(
  document: SourceDocument,
  sections: readonly AnySection[],
  from: string,
  offers: ReadonlyMap<string, Target>,
  { refer, day }: { readonly refer: Refer; readonly day: string },
): void {
  sections.forEach(({ kind, offers: ids = [] }, index) => {
    const targets = ids.flatMap((id) => offers.get(id) ?? []);
    if (kind !== 'offers' || targets.some((target) => target.from <= day || target.from <= from)) return;
    refer(document, ['sections', index, 'offers', 0], from, targets[0]);
  });
}

/** The codes of a store's offers that are not published yet. */
function lateCodes(
  { value }: Entry<Store>,
  offers: ReadonlyMap<string, Target>,
  day: string,
): ReadonlyMap<string, Target> {
  const late = new Map<string, Target>();
  for (const offer of value.offers ?? []) {
    const target = offers.get(offer.id);
    if (offer.kind === 'code' && target && target.from > day)
      late.set(offer.code, { ...target, name: `the offer of the code ${quote(offer.code)}` });
  }
  return late;
}

/** Reports texts that quote the code of an offer that is published later than they are. */
function checkQuotes(
  read: ReadDocument,
  fromOf: (path: Path) => string,
  codes: ReadonlyMap<string, Target>,
  report: Report,
): void {
  if (codes.size === 0) return;
  // The same code in both languages is one mistake.
  const reported = new Set<string>();
  for (const { document, path, value } of textsOf(read).all) {
    for (const { code, start, end } of codeLikeWords(value)) {
      const target = codes.get(code);
      const from = fromOf(path);
      const place = `${path.slice(0, -1).join('.')} ${code}`;
      if (!target || target.from <= from || reported.has(place)) continue;
      reported.add(place);
      reportLate(target, { document, span: document.spanWithin(path, start, end), from }, report);
    }
  }
}

/** When a text of a store is published: with its offer, or with the store. */
function textsOfStore(store: Store): (path: Path) => string {
  const own = publishedFrom(store);
  const offers: readonly Offer[] = store.offers ?? [];
  return ([root, index]) => {
    const offer = root === 'offers' && typeof index === 'number' ? offers[index] : undefined;
    return offer ? laterDay(own, publishedFrom(offer)) : own;
  };
}

/** The stores by slug, also those that are not checked again. */
function storeTargets(draft: Draft): ReadonlyMap<string, Target> {
  const stores = [...draft.stores.map(({ value, document }) => ({ ...value, document })), ...draft.known];
  return new Map(
    stores.map((store) => [
      store.slug,
      { name: `the store ${quote(store.slug)}`, from: publishedFrom(store), document: store.document, path: [] },
    ]),
  );
}

function checkStores(draft: Draft, refer: Refer, report: Report): void {
  const { day } = draft;
  for (const entry of draft.stores) {
    const { value, document } = entry;
    const from = publishedFrom(value);
    const offers = offerTargets(entry);
    if (value.featured !== undefined) refer(document, ['featured'], from, offers.get(value.featured));
    checkLists(document, value.sections, from, offers, { refer, day });
    checkQuotes({ kind: 'store', document }, textsOfStore(value), lateCodes(entry, offers, day), report);
  }
}

function checkArticles(draft: Draft, stores: ReadonlyMap<string, Target>, refer: Refer, report: Report): void {
  const { day } = draft;
  for (const { value, document } of draft.pages) {
    if (value.kind !== 'article') continue;
    const from = publishedFrom(value);
    const store = stores.get(value.store);
    refer(document, ['store'], from, store);
    const entry = draft.stores.find((each) => each.value.slug === value.store);
    // What is about a store that is not published is one mistake.
    if (!entry || (store && store.from > day && store.from > from)) continue;
    const offers = offerTargets(entry);
    checkLists(document, value.sections, from, offers, { refer, day });
    checkQuotes({ kind: 'page', document }, () => from, lateCodes(entry, offers, day), report);
  }
}

/** The home page shows no draft store, and advertises no draft offer. */
function checkHome(draft: Draft, home: Entry<Home>, stores: ReadonlyMap<string, Target>, refer: Refer): void {
  for (const { entry, path } of homeEntriesOf(home.value)) {
    const store = stores.get(entry.store);
    refer(home.document, [...path, 'store'], '', store);
    const own = draft.stores.find(({ value }) => value.slug === entry.store);
    if (!entry.advertises || !own || (store && store.from > draft.day)) continue;
    refer(home.document, [...path, 'advertises', 'offer'], '', offerTargets(own).get(entry.advertises.offer));
  }
}

/** The pages that are not published yet, by path. */
function latePages(draft: Draft): ReadonlyMap<string, Target> {
  return new Map(
    addressesOf(draft)
      .filter(({ from }) => from > draft.day)
      .map(({ path, from, document }) => [path, { name: `the page ${quote(path)}`, from, document, path: [] }]),
  );
}

/** What is published refers to nothing that is not. */
export const drafts: Rule = {
  name: 'drafts',
  codes: ['draft-reference'],
  check(draft, _context, report) {
    const refer = referrer(draft, report);
    const stores = storeTargets(draft);
    checkStores(draft, refer, report);
    checkArticles(draft, stores, refer, report);
    const { home, redirects, site } = draft;
    const promoted = site?.value.promo.store;
    if (site && promoted !== undefined) refer(site.document, ['promo', 'store'], '', stores.get(promoted));
    if (home) checkHome(draft, home, stores, refer);
    const pages = latePages(draft);
    redirects?.value.redirects.forEach(({ to }, index) => {
      const target = parseSitePath(to.replaceAll('{lang}', 'en'));
      refer(redirects.document, ['redirects', index, 'to'], '', target && pages.get(target.path));
    });
  },
  each(draft, _context, report) {
    const pages = latePages(draft);
    const refer = referrer(draft, report);
    return (read) => {
      const { kind, document } = read;
      if (pages.size === 0 || kind === 'redirects' || kind === 'messages' || kind === 'feed') return;
      const from = publishedFrom(publicationOf(document.value));
      eachString(document, (value, path) => {
        if (path.at(-1) === 'to') refer(document, path, from, pages.get(value));
      });
      for (const text of textsOf(read).all) {
        for (const link of linksIn(text)) {
          const target = pages.get(link.url);
          if (target && target.from > from)
            reportLate(target, { document, span: document.spanWithin(text.path, link.start, link.end), from }, report);
        }
      }
    };
  },
};
