import { grouped } from '../../../../../src/domain/language/grouped';
import type { DiagnosticCode, DiagnosticText } from '../../../diagnostics/diagnostic';
import { choice, listed, meantOrListed, nearest } from '../../../diagnostics/suggest';
import { inFull, quote } from '../../../diagnostics/visible';
import type { SourceDocument } from '../../../load/document';
import { baseName } from '../../../load/places';
import type { Draft, Report, Rule } from '../../draft';
import { restFacts } from '../../fact-book';
import type { RestFacts } from '../../facts';
import { usesInDraft } from '../../references/draft-uses';
import { usesIn, type Use } from '../../references/uses';
import type { ReferenceKind } from '../../schemas';
import { feedOfStore } from '../../../offers/store-offers';
import type { DraftStore, StoreSummary } from '../../store-summary';

interface PlacedUse extends Use {
  readonly document: SourceDocument;
}

/** What is said of an unknown name. */
interface Unknown {
  readonly code: DiagnosticCode;
  readonly text: DiagnosticText;
}

function unknown(kind: 'feed' | 'offer' | 'store', name: string, known: readonly string[]): Unknown {
  return {
    code: 'unknown-reference',
    text: {
      id: `unknown-reference.${kind}`,
      values: { name: quote(name) },
      fix: choice(name, { id: `label.${kind}s` }, known),
    },
  };
}

function reportAt({ document, path }: PlacedUse, { code, text }: Unknown, report: Report): void {
  report(code, document, document.span(path), text);
}

/** What is said of a name that is not in a list; undefined if it is, or while the list is invalid. */
type Find = (name: string, facts: RestFacts) => Unknown | undefined;

function notIn(
  list: object | undefined,
  name: string,
  found: (known: readonly string[]) => Unknown,
): Unknown | undefined {
  return list === undefined || Object.hasOwn(list, name) ? undefined : found(Object.keys(list));
}

function entryOf(kind: 'payment' | 'goods' | 'season', file: 'payments' | 'goods' | 'seasons'): Find {
  return (name, facts) => {
    const lists: Readonly<Partial<Record<typeof file, object>>> = facts.list(file) ?? {};
    return notIn(lists[file], name, (known) => ({
      code: `unknown-${kind}`,
      text: {
        id: `unknown-${kind}`,
        values: { id: quote(name) },
        fix: meantOrListed(nearest(name, known), {
          id: 'listed.in-file',
          values: { known: listed(known), file: `data/${file}.yaml` },
        }),
      },
    }));
  };
}

/** The kinds of names for which the lists decide, whatever the other files refer to. */
const finders: Readonly<Partial<Record<ReferenceKind, Find>>> = {
  payment: entryOf('payment', 'payments'),
  goods: entryOf('goods', 'goods'),
  season: entryOf('season', 'seasons'),
  feed: (name, facts) => (facts.feed(name) === undefined ? unknown('feed', name, facts.feedNames()) : undefined),
  network: (name, facts) =>
    notIn(facts.list('networks')?.networks, name, (known) => ({
      code: 'unknown-network',
      text: {
        id: 'unknown-network',
        values: { network: quote(name), choice: choice(name, { id: 'label.networks' }, known) },
      },
    })),
  group(name, facts) {
    const categories = facts.list('categories');
    return notIn(categories && (categories.groups ?? {}), name, (known) => ({
      code: 'unknown-group',
      text: {
        id: 'unknown-group',
        values: { group: quote(name) },
        fix: choice(name, { id: 'label.groups' }, known),
      },
    }));
  },
};

function checkLists(uses: readonly PlacedUse[], facts: RestFacts, report: Report): void {
  for (const use of uses) {
    const found = finders[use.kind]?.(use.id, facts);
    if (found) reportAt(use, found, report);
  }
}

/**
 * The ids of a store's offers from all sources; undefined while they are uncertain, as with duplicate ids or an invalid
 * feed.
 */
function offerIds(draft: Draft, store: StoreSummary): readonly string[] | undefined {
  const own = store.offers.map(({ id }) => id);
  if (new Set(own).size < own.length) return undefined;
  if (store.offersFrom === undefined) return own;
  const used = feedOfStore(store, draft.feeds);
  // A row that is left out because it is invalid still exists.
  return used && [...own, ...used.rows.map(({ offer }) => offer.id), ...used.feed.quarantined];
}

/**
 * Reports references to offers that the store does not have. If several references agree on an unknown id, and none
 * uses the nearest id of the store, the id in the store is the mistyped one.
 */
function checkOfferUses(
  { offers, document }: DraftStore,
  uses: readonly PlacedUse[],
  ids: readonly string[],
  report: Report,
): void {
  const unknownUses = uses.filter(({ id }) => !ids.includes(id));
  const [first, second] = unknownUses;
  const meant = first && nearest(first.id, ids);
  const own = offers.findIndex(({ id }) => id === meant);
  const isMistyped =
    second !== undefined &&
    own >= 0 &&
    unknownUses.every(({ id }) => id === first?.id) &&
    uses.every(({ id }) => id !== meant);
  if (!isMistyped || !first) {
    for (const use of unknownUses) reportAt(use, unknown('offer', use.id, ids), report);
    return;
  }
  report('unknown-reference', document, document.span(['offers', own, 'id']), {
    id: 'unknown-reference.mistyped',
    values: {
      meant: quote(meant),
      count: unknownUses.length,
      named: quote(first.id),
      line: inFull(`id: ${first.id}`),
    },
    related: unknownUses.map((use) => ({
      message: { id: 'unknown-reference.mistyped.related', values: { named: first.id } },
      file: use.document.file.path,
      span: use.document.span(use.path),
    })),
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
  ],
  check(draft, { schemas }, report) {
    const slugs = new Set(draft.stores.map(({ slug }) => slug));
    // A store with a mistyped slug is known by its file name; the slug has its own diagnostic.
    const names = new Set(draft.stores.map(({ document }) => baseName(document.file.path)));
    const uses = usesInDraft(draft, schemas).flatMap((file) =>
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
  },
  store({ document }, facts, report, { schemas }) {
    checkLists(
      usesIn(schemas, 'store', document.value).map((use) => ({ ...use, document })),
      facts,
      report,
    );
  },
};
