import type { Categories, Store } from '../../../../../src/generated/data-types';
import type { Phrase } from '../../../diagnostics/phrases';
import { choice, listed, nearest } from '../../../diagnostics/suggest';
import { inFull, quote } from '../../../diagnostics/visible';
import type { Path, SourceDocument } from '../../../load/document';
import { isCountryCode, isCurrencyCode } from '../../../load/iso-codes';
import { categoryMeant } from '../../categories';
import type { Entry } from '../../catalogue';
import {
  usesInCorrections,
  usesInCountries,
  usesInEvidence,
  usesInFeed,
  usesInNetworks,
  usesInSeasons,
  usesInSite,
  type CodeUse,
} from '../../code-uses';
import type { Draft, Report, Rule } from '../../draft';
import type { FileFacts } from '../../facts';
import type { IdUse } from '../../store-summary';
import { unfinishedMark } from '../unfinished/rule';

/** The countries and currencies that files name, by file. */
function* usesIn({ site, countries, seasons, networks, feeds, evidence, stores }: Draft): Generator<{
  readonly document: SourceDocument;
  readonly uses: readonly CodeUse[];
}> {
  if (site) yield { document: site.document, uses: usesInSite(site.value) };
  if (countries) yield { document: countries.document, uses: usesInCountries(countries.value) };
  if (seasons) yield { document: seasons.document, uses: usesInSeasons(seasons.value) };
  if (networks) yield { document: networks.document, uses: usesInNetworks(networks.value) };
  for (const { config, document, corrections } of feeds.values()) {
    yield { document, uses: usesInFeed(config) };
    if (corrections) yield { document: corrections.document, uses: usesInCorrections(corrections.value) };
  }
  for (const { value, document } of evidence) yield { document, uses: usesInEvidence(value) };
  for (const { codes, document } of stores) yield { document, uses: codes };
}

const isCode = { country: isCountryCode, currency: isCurrencyCode } as const;

/** `did you mean …?` before the alternatives, if a similar one exists. */
function meantOrListed(near: string | undefined, others: Phrase): Phrase {
  return near === undefined ? others : { id: 'choose.near', values: { near: quote(near), others } };
}

/** Reports unlisted countries and currencies, each at its first use. */
function checkCodes(draft: Draft, report: Report): void {
  const lists = { country: draft.countries?.value.countries, currency: draft.currencies?.value.currencies };
  const reported = new Set<string>();
  for (const { document, uses } of usesIn(draft)) {
    for (const { kind, code, path } of uses) {
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

function checkCategories({ categories: entry, stores }: Draft, report: Report): void {
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
  for (const { categories: named, document } of stores)
    for (const { id, path } of named) checkCategory(id, path, document, categories, report);
  const groups = Object.keys(categories.groups ?? {});
  for (const [id, category] of Object.entries(categories.categories)) {
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
    const group = category?.group;
    if (group === undefined || groups.includes(group)) continue;
    report('unknown-group', file, file.span(['categories', id, 'group']), {
      id: 'unknown-group',
      values: { group: quote(group) },
      fix: choice(group, { id: 'label.groups' }, groups),
    });
  }
}

function idsIn(list: readonly string[] | undefined, path: Path): readonly IdUse[] {
  return (list ?? []).map((id, index) => ({ id, path: [...path, index] }));
}

/** The payment methods that a store and its offers name. */
function paymentsIn({ offers = [], rules = [] }: Store): readonly IdUse[] {
  return [
    ...offers.flatMap(({ payment }, index) => [
      ...idsIn(payment?.only, ['offers', index, 'payment', 'only']),
      ...idsIn(payment?.except, ['offers', index, 'payment', 'except']),
    ]),
    ...rules.flatMap((rule, index) =>
      rule.kind === 'payment'
        ? [...idsIn(rule.only, ['rules', index, 'only']), ...idsIn(rule.except, ['rules', index, 'except'])]
        : [],
    ),
  ];
}

/** The seasons that the offers of a store name. */
function seasonsIn({ offers = [] }: Store): readonly IdUse[] {
  return offers.flatMap(({ seasons }, index) => idsIn(seasons, ['offers', index, 'seasons']));
}

/** The values of a benefit's `on` that are not kinds of goods. */
const priceKinds: readonly string[] = ['full-price', 'sale'];

/** The kinds of goods that a store and its offers name. */
function goodsIn({ offers = [], rules = [] }: Store): readonly IdUse[] {
  return [
    ...offers.flatMap(({ applies, benefits = [] }, index): readonly IdUse[] => [
      ...idsIn(applies?.only, ['offers', index, 'applies', 'only']),
      ...idsIn(applies?.except, ['offers', index, 'applies', 'except']),
      ...benefits
        .map(({ on }, place) => ({ id: on, path: ['offers', index, 'benefits', place, 'on'] }))
        .filter(({ id }) => !priceKinds.includes(id)),
    ]),
    ...rules.flatMap((rule, index) => (rule.kind === 'goods' ? idsIn(rule.except, ['rules', index, 'except']) : [])),
  ];
}

/** The ids of shared lists that a store uses, each with its path, by the name of the list's file. */
export function sharedIdsOf(store: Store) {
  return {
    categories: [{ id: store.category, path: ['category'] }],
    payments: paymentsIn(store),
    goods: goodsIn(store),
    seasons: seasonsIn(store),
  } as const;
}

/** Reports unlisted payment methods, kinds of goods and seasons. */
function checkIds({ value, document }: Entry<Store>, facts: FileFacts, report: Report): void {
  const lists = [
    ['unknown-payment', 'payments', paymentsIn(value)],
    ['unknown-goods', 'goods', goodsIn(value)],
    ['unknown-season', 'seasons', seasonsIn(value)],
  ] as const;
  for (const [code, name, uses] of lists) {
    if (uses.length === 0) continue;
    const file: Readonly<Partial<Record<typeof name, object>>> | undefined = facts.list(name);
    const list = file?.[name];
    // While the file is invalid, the listed ids are unknown.
    if (!list) continue;
    const ids = Object.keys(list);
    for (const { id, path } of uses) {
      if (ids.includes(id)) continue;
      const known: Phrase = { id: 'listed.in-file', values: { known: listed(ids), file: `data/${name}.yaml` } };
      report(code, document, document.span(path), {
        id: code,
        values: { id: quote(id) },
        fix: meantOrListed(nearest(id, ids), known),
      });
    }
  }
}

/**
 * The countries, currencies, categories, payment methods, kinds of goods and seasons that files name are in the shared
 * lists.
 */
export const sharedLists: Rule = {
  name: 'shared-lists',
  codes: [
    'unlisted-country',
    'unlisted-currency',
    'unknown-category',
    'unknown-group',
    'unknown-payment',
    'unknown-goods',
    'unknown-season',
    'category-like-group',
  ],
  check(draft, _context, report) {
    checkCodes(draft, report);
    checkCategories(draft, report);
  },
  store: checkIds,
};
