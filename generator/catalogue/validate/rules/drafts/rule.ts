import { grouped } from '../../../../../src/domain/language/grouped';
import { parseSitePath } from '../../../../../src/domain/pages/paths';
import { laterDay, publishedFrom, type Publication } from '../../../../../src/domain/pages/publication';
import type { Offer, Store } from '../../../../../src/generated/data-types';
import type { Phrase } from '../../../diagnostics/phrases';
import { quote } from '../../../diagnostics/visible';
import type { Path, SourceDocument } from '../../../load/document';
import { publicationOf, textField } from '../../../load/fields';
import { addressesOf } from '../../engine/addresses';
import type { FileUses, ReadDocument } from '../../catalogue';
import type { Draft, Report, Rule } from '../../engine/draft';
import type { FileFacts } from '../../engine/facts';
import { codeLikeWords } from '../../coupon-codes/quoted-codes';
import { spanOf, usesIn, type Use } from '../../references/uses';
import { textsOf } from '../../texts/texts';
import type { DraftStore } from '../../stores/store-summary';
import { offersIn } from '../../stores/summaries';
import { reportLate, type Target } from './reference';

/** Reports a reference that is published from the day `from` if its target is published later. */
type Refer = (document: SourceDocument, path: Path, from: string, target: Target | undefined) => void;

/** Whether a target is published only after the day of the build. */
type IsLate = (target: Target) => boolean;

function isLateIn({ day }: Draft): IsLate {
  return ({ from }) => from > day;
}

function referrer(isLate: IsLate, report: Report): Refer {
  return (document, path, from, target) => {
    if (target && target.from > from && isLate(target))
      reportLate(target, { document, span: document.span(path), from }, report);
  };
}

/** Whether a place is an item of a list. */
function isItem(path: Path): boolean {
  return typeof path.at(-1) === 'number';
}

function named(kind: 'offer' | 'page' | 'store', name: string): Phrase {
  return { id: `draft-reference.${kind}`, values: { name: quote(name) } };
}

/** The parts of a store that decide when its offers are published. */
type StoreOffers = Pick<DraftStore, 'offers' | 'document' | keyof Publication>;

/** The offers of a store by id. None is published before its store. */
function offerTargets({ offers, document, ...store }: StoreOffers): ReadonlyMap<string, Target> {
  const ofStore = publishedFrom(store);
  return new Map(
    offers.map(({ id, from }, index): [string, Target] => {
      const name = named('offer', id);
      return from > ofStore
        ? [id, { name, from, document, path: ['offers', index] }]
        : [id, { name, from: ofStore, document, path: [] }];
    }),
  );
}

/** The references to offers of one store. A list may name drafts, but not only drafts, because it would be empty. */
function checkOffers(
  document: SourceDocument,
  uses: readonly Use[],
  from: string,
  offers: ReadonlyMap<string, Target>,
  { refer, isLate }: { readonly refer: Refer; readonly isLate: IsLate },
): void {
  for (const [list, inPlace] of grouped(uses, ({ path }) => (isItem(path) ? JSON.stringify(path.slice(0, -1)) : ''))) {
    const targets = inPlace.flatMap(({ id, path }) => {
      const target = offers.get(id);
      return target ? [{ target, path }] : [];
    });
    if (list === '') for (const { path, target } of targets) refer(document, path, from, target);
    else if (targets.every(({ target }) => target.from > from && isLate(target)))
      refer(document, inPlace[0]?.path ?? [], from, targets[0]?.target);
  }
}

/** The codes of a store's unpublished offers. */
function lateCodes(
  store: StoreOffers,
  offers: ReadonlyMap<string, Target>,
  isLate: IsLate,
): ReadonlyMap<string, Target> {
  const late = new Map<string, Target>();
  for (const { id, code } of store.offers) {
    const target = offers.get(id);
    if (code !== undefined && target && target.from !== '' && isLate(target))
      late.set(code, { ...target, name: { id: 'draft-reference.code', values: { code: quote(code) } } });
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
  // The same code in both languages is reported once.
  const reported = new Set<string>();
  for (const { document, path, value } of textsOf(read).all) {
    for (const { code, start, end } of codeLikeWords(value)) {
      const target = codes.get(code);
      const from = fromOf(path);
      const place = `${path.slice(0, -1).join('.')} ${code}`;
      if (!target || target.from <= from || reported.has(place)) continue;
      reported.add(place);
      reportLate(
        target,
        { document, span: document.spanWithin(path, start, end), from },
        report,
        'code-differs-from-title',
      );
    }
  }
}

/** Returns the first day on which a text of a store is published: with its offer or with the store. */
function textsOfStore(store: Store): (path: Path) => string {
  const own = publishedFrom(store);
  const offers: readonly Offer[] = store.offers ?? [];
  return ([root, index]) => {
    const offer = root === 'offers' && typeof index === 'number' ? offers[index] : undefined;
    return offer ? laterDay(own, publishedFrom(offer)) : own;
  };
}

function storeTargets(draft: Draft): ReadonlyMap<string, Target> {
  return new Map(
    draft.stores.map((store) => [
      store.slug,
      { name: named('store', store.slug), from: publishedFrom(store), document: store.document, path: [] },
    ]),
  );
}

/** Checks what a file refers to. A list of stores may name drafts. */
function checkFile(
  { kind, document, uses }: FileUses,
  from: string,
  draft: Draft,
  stores: ReadonlyMap<string, Target>,
  refer: Refer,
  report: Report,
): void {
  const isLate = isLateIn(draft);
  const sure = uses.filter(({ mayLack }) => !mayLack);
  for (const use of sure)
    if (use.kind === 'store' && !isItem(use.path)) refer(document, use.path, from, stores.get(use.id));
  // The offers of a store's own file are checked with the file.
  if (kind === 'store') return;
  const ofOffers = grouped(
    sure.filter((use) => use.kind === 'offer'),
    ({ store }) => store,
  );
  const about = kind === 'page' ? textField(document.value, 'store') : undefined;
  for (const slug of new Set([...ofOffers.keys(), about])) {
    const store = stores.get(slug ?? '');
    const entry = draft.stores.find((each) => each.slug === slug);
    // References to an unpublished store are reported once, at the store.
    if (!entry || (store && store.from > from && isLate(store))) continue;
    const offers = offerTargets(entry);
    checkOffers(document, ofOffers.get(slug) ?? [], from, offers, { refer, isLate });
    if (slug === about) checkQuotes({ kind, document }, () => from, lateCodes(entry, offers, isLate), report);
  }
}

/** The pages that are not published yet, by path. */
function latePages(draft: Draft): ReadonlyMap<string, Target> {
  return new Map(
    addressesOf(draft)
      .filter(({ from }) => from > draft.day)
      .map(({ path, from, document }) => [path, { name: named('page', path), from, document, path: [] }]),
  );
}

/** The target for a page that is not published yet; undefined for any other path. */
function lateTarget(path: string, facts: FileFacts): Target | undefined {
  const from = facts.pageFrom(path) ?? '';
  if (from === '' || !facts.isAfterBuild(from)) return undefined;
  const page = facts.pages().find((address) => address.path === path);
  return page && { name: named('page', path), from, document: page.document, path: [] };
}

/** Published content does not refer to unpublished content. */
export const drafts: Rule = {
  name: 'drafts',
  codes: ['draft-reference', 'code-differs-from-title'],
  check(draft, _context, report) {
    const refer = referrer(isLateIn(draft), report);
    const stores = storeTargets(draft);
    for (const file of draft.uses)
      checkFile(file, publishedFrom(publicationOf(file.document.value)), draft, stores, refer, report);
    for (const store of draft.stores)
      checkFile({ kind: 'store', ...store }, publishedFrom(store), draft, stores, refer, report);
    const { redirects } = draft;
    const pages = latePages(draft);
    redirects?.value.redirects.forEach(({ to }, index) => {
      const target = parseSitePath(to.replaceAll('{lang}', 'en'));
      refer(redirects.document, ['redirects', index, 'to'], '', target && pages.get(target.path));
    });
  },
  each(read, facts, { schemas }, report) {
    const { document } = read;
    const from = publishedFrom(publicationOf(document.value));
    for (const use of usesIn(schemas, read)) {
      const target = use.kind === 'page' ? lateTarget(use.id, facts) : undefined;
      if (target && target.from > from) reportLate(target, { document, span: spanOf(use, document), from }, report);
    }
  },
  store(entry, facts, report, { schemas }) {
    const { value, document } = entry;
    const { draft, publish } = value;
    const from = publishedFrom(value);
    const store = { offers: offersIn(value), document, draft, publish };
    const offers = offerTargets(store);
    const isLate = (target: Target): boolean => facts.isAfterBuild(target.from);
    const refer = referrer(isLate, report);
    const own = usesIn(schemas, { kind: 'store', document }).filter(({ kind }) => kind === 'offer');
    checkOffers(document, own, from, offers, { refer, isLate });
    checkQuotes({ kind: 'store', document }, textsOfStore(value), lateCodes(store, offers, isLate), report);
  },
};
