import { grouped } from '../../../../../src/domain/language/grouped';
import type { DiagnosticCode, DiagnosticText } from '../../../diagnostics/diagnostic';
import { choice, listed, meantOrListed, nearest } from '../../../diagnostics/suggest';
import { inFull, quote } from '../../../diagnostics/visible';
import { fieldOf } from '../../../load/fields';
import { baseName } from '../../../load/places';
import type { Draft, Report, Rule } from '../../engine/draft';
import { isCountryCode, isCurrencyCode } from '../../../load/iso-codes';
import { restFacts } from '../../engine/fact-book';
import type { RestFacts } from '../../engine/facts';
import { usesInDraft } from '../../references/file-uses';
import { entryMeant } from '../../references/categories';
import { listFiles, type ListedKind } from '../../references/lists';
import { checkedPerFile } from '../../references/store-uses';
import { usesIn, type Use } from '../../references/uses';
import type { ReferenceKind } from '../../schema/schemas';
import { feedOfStore } from '../../../offers/store-offers';
import type { DraftStore, StoreSummary } from '../../stores/store-summary';
import { relatedAt } from '../../engine/reporting';
import type { SourceDocument } from '../../../load/document';
import { unfinishedMark } from '../unfinished/rule';

interface PlacedUse extends Use {
  readonly document: SourceDocument;
}

/** Several references use the same unknown id, and none uses the nearest defined one, which is mistyped. */
function mistypedId(
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
function checkCategories({ categories: entry, stores }: Draft, uses: readonly PlacedUse[], report: Report): void {
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

type Unknown = DiagnosticText & { readonly code: DiagnosticCode };

function unknown(kind: 'feed' | 'offer' | 'store', name: string, known: readonly string[]): Unknown {
  return {
    code: 'unknown-reference',
    id: `unknown-reference.${kind}`,
    values: { name: quote(name) },
    fix: choice(name, { id: `label.${kind}s` }, known),
  };
}

function reportAt({ document, path }: PlacedUse, { code, ...text }: Unknown, report: Report): void {
  report(code, document, document.span(path), text);
}

/** What is said of a name that is not in a list; undefined if it is, or while the list is invalid. */
type Find = (use: Use, facts: RestFacts) => Unknown | undefined;

/** The entries of the list in which a name must be; undefined while its file is invalid. */
function entriesOf(kind: ListedKind, facts: RestFacts): object | undefined {
  const file = facts.list(listFiles[kind]);
  const entries = fieldOf(file, kind === 'group' ? 'groups' : listFiles[kind]) ?? {};
  return file && typeof entries === 'object' ? entries : undefined;
}

function inList(
  kind: ListedKind,
  text: (name: string, known: readonly string[], entries: object) => DiagnosticText,
): Find {
  return ({ id }, facts) => {
    const entries = entriesOf(kind, facts);
    if (entries === undefined || Object.hasOwn(entries, id)) return undefined;
    const code =
      kind === 'country' || kind === 'currency' ? (`unlisted-${kind}` as const) : (`unknown-${kind}` as const);
    return { code, ...text(id, Object.keys(entries), entries) };
  };
}

function entryOf(kind: 'payment' | 'goods' | 'season'): Find {
  return inList(kind, (name, known, entries) => ({
    id: `unknown-${kind}`,
    values: { id: quote(name) },
    fix: meantOrListed(entryMeant([name], entries), {
      id: 'listed.in-file',
      values: { known: listed(known), file: `data/${listFiles[kind]}.yaml` },
    }),
  }));
}

function codeOf(kind: 'country' | 'currency', isCode: (code: string) => boolean): Find {
  return inList(kind, (code, known) => ({
    id: `unlisted-${kind}`,
    values: { code: quote(code) },
    // A code of the ISO standard is not a typing error.
    fix: meantOrListed(isCode(code) ? undefined : nearest(code, known), {
      id: 'listed',
      values: { known: listed(known) },
    }),
  }));
}

/** The kinds of names for which the lists decide, whatever the other files refer to. */
const finders: Readonly<Partial<Record<ReferenceKind, Find>>> = {
  payment: entryOf('payment'),
  goods: entryOf('goods'),
  season: entryOf('season'),
  country: codeOf('country', isCountryCode),
  currency: codeOf('currency', isCurrencyCode),
  feed: ({ id }, facts) => (facts.feed(id) === undefined ? unknown('feed', id, facts.feedNames()) : undefined),
  network: inList('network', (name, known) => ({
    id: 'unknown-network',
    values: { network: quote(name), choice: choice(name, { id: 'label.networks' }, known) },
  })),
  group: inList('group', (name, known) => ({
    id: 'unknown-group',
    values: { group: quote(name) },
    fix: choice(name, { id: 'label.groups' }, known),
  })),
};

function checkLists(uses: readonly PlacedUse[], facts: RestFacts, report: Report): void {
  const reported = new Set<string>();
  for (const use of uses) {
    const { kind, id } = use;
    const found = reported.has(id) ? undefined : finders[kind]?.(use, facts);
    if (!found) continue;
    reportAt(use, found, report);
    // A code is reported at its first use.
    if (kind === 'country' || kind === 'currency') reported.add(id);
  }
}

/** From all sources; undefined while they are uncertain, as with duplicate ids or an invalid feed. */
function offerIds(draft: Draft, store: StoreSummary): readonly string[] | undefined {
  const own = store.offers.map(({ id }) => id);
  if (new Set(own).size < own.length) return undefined;
  if (store.offersFrom === undefined) return own;
  const used = feedOfStore(store, draft.feeds);
  // A row that is left out because it is invalid still exists.
  return used && [...own, ...used.rows.map(({ offer }) => offer.id), ...used.feed.quarantined];
}

/**
 * If several references agree on an unknown id, and none uses the nearest id of the store, the id in the store is the
 * mistyped one.
 */
function checkOfferUses(
  { offers, document }: DraftStore,
  uses: readonly PlacedUse[],
  ids: readonly string[],
  report: Report,
): void {
  const unknownUses = uses.filter(({ id }) => !ids.includes(id));
  const mistyped = mistypedId(
    uses.map(({ id }) => id),
    ids,
  );
  const own = offers.findIndex(({ id }) => id === mistyped?.id);
  if (!mistyped || own < 0) {
    for (const use of unknownUses) reportAt(use, unknown('offer', use.id, ids), report);
    return;
  }
  const { id: meant, named } = mistyped;
  report('unknown-reference', document, document.span(['offers', own, 'id']), {
    id: 'unknown-reference.mistyped',
    values: { meant: quote(meant), count: unknownUses.length, named: quote(named), line: inFull(`id: ${named}`) },
    related: unknownUses.flatMap((use) =>
      relatedAt({ id: 'unknown-reference.mistyped.related', values: { named } }, use.document, use.path),
    ),
  });
}

/** Every reference to a store, an offer, a feed, a network or an entry of a shared list names an existing one. */
export const references: Rule = {
  name: 'references',
  codes: [
    'unknown-reference',
    'unknown-network',
    'unknown-group',
    'unknown-payment',
    'unknown-goods',
    'unknown-season',
    'unlisted-country',
    'unlisted-currency',
    'unknown-category',
    'category-like-group',
  ],
  check(draft, _context, report) {
    const slugs = new Set(draft.stores.map(({ slug }) => slug));
    // A store with a mistyped slug is known by its file name; the slug has its own diagnostic.
    const names = new Set(draft.stores.map(({ document }) => baseName(document.file.path)));
    const uses = usesInDraft(draft).flatMap((file) =>
      file.uses.filter(({ mayLack }) => !mayLack).map((use): PlacedUse => ({ ...use, document: file.document })),
    );
    const offers = grouped(
      uses.filter(({ kind }) => kind === 'offer'),
      ({ store }) => store,
    );
    for (const store of draft.stores) {
      const ids = offerIds(draft, store);
      const named = offers.get(store.slug) ?? [];
      const isOwn = ({ document }: PlacedUse): boolean => document === store.document;
      // The places in the store's own file come first.
      const ordered = [...named.filter(isOwn), ...named.filter((use) => !isOwn(use))];
      if (ids) checkOfferUses(store, ordered, ids, report);
    }
    for (const use of uses) {
      const { kind, id } = use;
      if (kind !== 'store' || slugs.has(id) || names.has(id) || draft.invalidStores.has(id)) continue;
      reportAt(use, unknown('store', id, [...slugs, ...draft.invalidStores].sort()), report);
    }
    checkLists(uses, restFacts(draft), report);
    checkCategories(draft, uses, report);
  },
  store({ document }, facts, report, { schemas }) {
    checkLists(
      usesIn(schemas, { kind: 'store', document })
        .filter(({ kind }) => checkedPerFile.has(kind))
        .map((use) => ({ ...use, document })),
      facts,
      report,
    );
  },
};
