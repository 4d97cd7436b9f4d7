import { grouped } from '../../../../../src/domain/language/grouped';
import { parseSitePath } from '../../../../../src/domain/pages/paths';
import { lastDay, laterDay, publishedFrom, type Publication } from '../../../../../src/domain/pages/publication';
import type { Offer, Store } from '../../../../../src/generated/data-types';
import type { Phrase } from '../../../diagnostics/phrases';
import { inFull, quote } from '../../../diagnostics/visible';
import type { Path, SourceDocument } from '../../../load/document';
import { fieldOf, publicationOf, textField, valueAt } from '../../../load/fields';
import { addressesOf } from '../../engine/addresses';
import type { FileUses, ReadDocument } from '../../catalogue';
import type { Draft, Report, Rule } from '../../engine/draft';
import type { Address, FileFacts } from '../../engine/facts';
import { codeLikeWords } from '../../coupon-codes/quoted-codes';
import { spanOf, usesIn, type Use } from '../../references/uses';
import { textsOf } from '../../texts/texts';
import type { DraftStore } from '../../stores/store-summary';
import { offersIn } from '../../stores/summaries';
import type { Span } from '../../../diagnostics/diagnostic';
import { relatedAt } from '../../engine/reporting';

/** A store, offer, page or post that others refer to. */
interface Target {
  /** For example: `the offer "x"`. */
  readonly name: Phrase;
  /** The first day on which it is published. */
  readonly from: string;
  readonly document: SourceDocument;
  /** The path of the value that may have `draft` or `publish`. */
  readonly path: Path;
}

/** A value that refers to a target. */
interface Reference {
  readonly document: SourceDocument;
  readonly span: Span;
  /** The first day on which the value is published. */
  readonly from: string;
}

/** Files without `draft`, which are always published. */
const alwaysPublished = new Set(['data/site.yaml', 'data/home.yaml', 'data/redirects.yaml']);

/**
 * Reports a reference to something that is published later than the reference. A text that quotes a code is a warning:
 * it may say when the code begins, or the code may be a word.
 */
function reportLate(
  target: Target,
  reference: Reference,
  report: Report,
  code: 'draft-reference' | 'code-differs-from-title' = 'draft-reference',
): void {
  const { name, from, document, path } = target;
  const field = from === lastDay ? 'draft' : 'publish';
  const value = valueAt(document.value, path);
  // The value of a store from an earlier check may not be loaded.
  const own = fieldOf(value, field) === undefined ? path : [...path, field];
  report(code, reference.document, reference.span, {
    id: 'draft-reference',
    values: {
      name,
      draft: from === lastDay,
      from,
      dated: reference.from !== '',
      since: reference.from,
      permanent: alwaysPublished.has(reference.document.file.path),
      line: inFull(`publish: ${from}`),
    },
    related: relatedAt({ id: 'draft-reference.related' }, document, own),
  });
}

/** Whether a place is an item of a list. */
function isItem(path: Path): boolean {
  return typeof path.at(-1) === 'number';
}

function named(kind: 'code' | 'offer' | 'page' | 'store', name: string): Phrase {
  return { id: `draft-reference.${kind}`, values: { name: quote(name) } };
}

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

/** Reports references from what is published from a day to what is published later, and after the build. */
class LateReferences {
  constructor(
    private readonly isAfterBuild: (day: string) => boolean,
    private readonly report: Report,
  ) {}

  isLate(target: Target | undefined, from: string): target is Target {
    return target !== undefined && target.from > from && this.isAfterBuild(target.from);
  }

  check(document: SourceDocument, path: Path, from: string, target: Target | undefined): void {
    if (this.isLate(target, from)) reportLate(target, { document, span: document.span(path), from }, this.report);
  }

  /** The references to offers of one store. A list may name drafts, but not only drafts, because it would be empty. */
  checkOffers(document: SourceDocument, uses: readonly Use[], from: string, offers: ReadonlyMap<string, Target>): void {
    for (const [list, inPlace] of grouped(uses, ({ path }) =>
      isItem(path) ? JSON.stringify(path.slice(0, -1)) : '',
    )) {
      const targets = inPlace.flatMap(({ id, path }) => {
        const target = offers.get(id);
        return target ? [{ target, path }] : [];
      });
      if (list === '') for (const { path, target } of targets) this.check(document, path, from, target);
      else if (targets.every(({ target }) => this.isLate(target, from)))
        this.check(document, inPlace[0]?.path ?? [], from, targets[0]?.target);
    }
  }

  /** Texts that quote the code of an offer that is published later than they are. */
  checkQuotes(
    read: ReadDocument,
    fromOf: (path: Path) => string,
    store: StoreOffers,
    offers: ReadonlyMap<string, Target>,
  ): void {
    const codes = new Map<string, Target>();
    for (const { id, code } of store.offers) {
      const target = offers.get(id);
      if (code !== undefined && this.isLate(target, '')) codes.set(code, { ...target, name: named('code', code) });
    }
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
        const span = document.spanWithin(path, start, end);
        reportLate(target, { document, span, from }, this.report, 'code-differs-from-title');
      }
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

/** Checks what a file refers to. A list of stores may name drafts. */
function checkFile(
  { kind, document, uses }: FileUses,
  from: string,
  draft: Draft,
  stores: ReadonlyMap<string, Target>,
  late: LateReferences,
): void {
  const sure = uses.filter(({ mayLack }) => !mayLack);
  for (const use of sure)
    if (use.kind === 'store' && !isItem(use.path)) late.check(document, use.path, from, stores.get(use.id));
  // The offers of a store's own file are checked with the file.
  if (kind === 'store') return;
  const ofOffers = grouped(
    sure.filter((use) => use.kind === 'offer'),
    ({ store }) => store,
  );
  const about = kind === 'page' ? textField(document.value, 'store') : undefined;
  for (const slug of new Set([...ofOffers.keys(), about])) {
    const entry = draft.stores.find((each) => each.slug === slug);
    // References to an unpublished store are reported once, at the store.
    if (!entry || late.isLate(stores.get(slug ?? ''), from)) continue;
    const offers = offerTargets(entry);
    late.checkOffers(document, ofOffers.get(slug) ?? [], from, offers);
    if (slug === about) late.checkQuotes({ kind, document }, () => from, entry, offers);
  }
}

function pageTarget({ path, from, document }: Address): Target {
  return { name: named('page', path), from, document, path: [] };
}

/** The target for a page that is not published yet; undefined for any other path. */
function lateTarget(path: string, facts: FileFacts): Target | undefined {
  const from = facts.pageFrom(path) ?? '';
  if (from === '' || !facts.isAfterBuild(from)) return undefined;
  const page = facts.pages().find((address) => address.path === path);
  return page && pageTarget(page);
}

/** Published content does not refer to unpublished content. */
export const drafts: Rule = {
  name: 'drafts',
  codes: ['draft-reference', 'code-differs-from-title'],
  check(draft, _context, report) {
    const late = new LateReferences((day) => day > draft.day, report);
    const stores = new Map(
      draft.stores.map((store): [string, Target] => [
        store.slug,
        { name: named('store', store.slug), from: publishedFrom(store), document: store.document, path: [] },
      ]),
    );
    for (const file of draft.uses)
      checkFile(file, publishedFrom(publicationOf(file.document.value)), draft, stores, late);
    for (const store of draft.stores) checkFile({ kind: 'store', ...store }, publishedFrom(store), draft, stores, late);
    const pages = new Map(addressesOf(draft).map((address) => [address.path, address]));
    const { redirects } = draft;
    redirects?.value.redirects.forEach(({ to }, index) => {
      const address = pages.get(parseSitePath(to.replaceAll('{lang}', 'en'))?.path ?? '');
      late.check(redirects.document, ['redirects', index, 'to'], '', address && pageTarget(address));
    });
  },
  each(read, facts, { schemas }, report) {
    const { document } = read;
    const late = new LateReferences((day) => facts.isAfterBuild(day), report);
    const from = publishedFrom(publicationOf(document.value));
    for (const use of usesIn(schemas, read)) {
      const target = use.kind === 'page' ? lateTarget(use.id, facts) : undefined;
      if (late.isLate(target, from)) reportLate(target, { document, span: spanOf(use, document), from }, report);
    }
  },
  store({ value, document }, facts, report, { schemas }) {
    const store = { ...value, offers: offersIn(value), document };
    const offers = offerTargets(store);
    const late = new LateReferences((day) => facts.isAfterBuild(day), report);
    const own = usesIn(schemas, { kind: 'store', document }).filter(({ kind }) => kind === 'offer');
    late.checkOffers(document, own, publishedFrom(value), offers);
    late.checkQuotes({ kind: 'store', document }, textsOfStore(value), store, offers);
  },
};
