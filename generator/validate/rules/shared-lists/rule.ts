import type {
  Categories,
  Check,
  Countries,
  Evidence,
  Feed,
  FeedCorrections,
  Networks,
  Seasons,
  Offer,
  Site,
  Store,
  StoreRule,
} from '../../../../src/generated/data-types';
import { languages } from '../../../../src/domain/language';
import { choose, listing, nearest } from '../../../diagnostics/suggest';
import { quote } from '../../../diagnostics/visible';
import type { Path, SourceDocument } from '../../../load/document';
import { isCountryCode, isCurrencyCode } from '../../../load/iso-codes';
import { categoryMeant } from '../../categories';
import type { Draft, Report, Rule } from '../../draft';
import { unfinishedMark } from '../unfinished/rule';

/** The use of a country or currency in a file. */
interface Use {
  readonly kind: 'country' | 'currency';
  readonly code: string;
  readonly document: SourceDocument;
  readonly path: Path;
}

type UseIn = Pick<Use, 'kind' | 'code' | 'path'>;

/** The fields of an offer that have a currency. */
const amounts = ['minimumSpend', 'maximumSpend', 'maximumDiscount', 'perItem'] as const;

function usesInBenefit(benefit: Offer['benefit'], path: Path): readonly UseIn[] {
  return benefit?.kind === 'amount' ? [{ kind: 'currency', code: benefit.currency, path: [...path, 'currency'] }] : [];
}

/** The limits that offers and corrections of rows have. */
type Limits = Partial<Pick<Offer, 'benefit' | 'where' | (typeof amounts)[number]>>;

function usesInLimits(limits: Limits, path: Path): readonly UseIn[] {
  const { benefit, where = [] } = limits;
  return [
    ...usesInBenefit(benefit, [...path, 'benefit']),
    ...amounts.flatMap((field): readonly UseIn[] => {
      const code = limits[field]?.currency;
      return code === undefined ? [] : [{ kind: 'currency', code, path: [...path, field, 'currency'] }];
    }),
    ...where.map((code, index): UseIn => ({ kind: 'country', code, path: [...path, 'where', index] })),
  ];
}

function usesInOffer(offer: Offer, path: Path): readonly UseIn[] {
  const { benefits = [], checks = [] } = offer;
  return [
    ...usesInLimits(offer, path),
    ...benefits.flatMap((each, index) => usesInBenefit(each.benefit, [...path, 'benefits', index, 'benefit'])),
    ...usesInChecks(checks, [...path, 'checks']),
  ];
}

function usesInChecks(checks: readonly Pick<Check, 'country' | 'basket'>[], path: Path): readonly UseIn[] {
  return checks.flatMap(({ country, basket }, index): readonly UseIn[] => [
    ...(country ? [{ kind: 'country', code: country, path: [...path, index, 'country'] } as const] : []),
    ...(basket
      ? [{ kind: 'currency', code: basket.currency, path: [...path, index, 'basket', 'currency'] } as const]
      : []),
  ]);
}

function usesInRule(rule: StoreRule, path: Path): readonly UseIn[] {
  if (rule.kind !== 'minimum') return [];
  return [
    { kind: 'currency', code: rule.currency, path: [...path, 'currency'] },
    ...(rule.countries ?? []).map(
      (code, index): UseIn => ({ kind: 'country', code, path: [...path, 'countries', index] }),
    ),
  ];
}

function usesInStore({ countries, offers = [], rules = [] }: Store): readonly UseIn[] {
  return [
    ...(countries?.choices ?? []).map(
      (code, index): UseIn => ({
        kind: 'country',
        code,
        path: ['countries', 'choices', index],
      }),
    ),
    ...languages.flatMap((language): UseIn[] =>
      countries
        ? [{ kind: 'country', code: countries.default[language], path: ['countries', 'default', language] }]
        : [],
    ),
    ...offers.flatMap((offer, index) => usesInOffer(offer, ['offers', index])),
    ...rules.flatMap((rule, index) => usesInRule(rule, ['rules', index])),
  ];
}

function usesInSite({ footer, disclosures = {}, licences = [] }: Site): readonly UseIn[] {
  return [
    ...footer.countries.map((code, index): UseIn => ({ kind: 'country', code, path: ['footer', 'countries', index] })),
    ...Object.keys(disclosures).map((code): UseIn => ({ kind: 'country', code, path: ['disclosures', code] })),
    ...licences.map(
      ({ country }, index): UseIn => ({ kind: 'country', code: country, path: ['licences', index, 'country'] }),
    ),
  ];
}

function usesInSeasons({ seasons }: Seasons): readonly UseIn[] {
  return Object.entries(seasons).flatMap(([id, season]) =>
    (season?.dates ?? []).flatMap(({ country }, index): readonly UseIn[] =>
      country ? [{ kind: 'country', code: country, path: ['seasons', id, 'dates', index, 'country'] }] : [],
    ),
  );
}

function usesInNetworks({ networks = {} }: Networks): readonly UseIn[] {
  return Object.entries(networks).flatMap(([name, network]): readonly UseIn[] => {
    const code = network?.report?.currency;
    return code === undefined ? [] : [{ kind: 'currency', code, path: ['networks', name, 'report', 'currency'] }];
  });
}

function usesInFeed({ checks = [], currency }: Feed): readonly UseIn[] {
  const own: readonly UseIn[] = currency ? [{ kind: 'currency', code: currency, path: ['currency'] }] : [];
  return [...own, ...usesInChecks(checks, ['checks'])];
}

function usesInCorrections({ rows }: FeedCorrections): readonly UseIn[] {
  return rows.flatMap((row, index) => usesInLimits(row, ['rows', index]));
}

function usesInEvidence(value: Evidence): readonly UseIn[] {
  return (['stores', 'feeds'] as const).flatMap((kind) =>
    Object.entries(value[kind] ?? {}).flatMap(([name, orders = []]) => usesInChecks(orders, [kind, name])),
  );
}

function usesInCountries({ countries }: Countries): readonly UseIn[] {
  return Object.entries(countries).flatMap(([code, country]): UseIn[] =>
    country ? [{ kind: 'currency', code: country.currency, path: ['countries', code, 'currency'] }] : [],
  );
}

/** One file after the other: a large catalogue has hundreds of thousands of uses. */
function* usesIn({ site, countries, seasons, networks, feeds, evidence, stores }: Draft): Generator<Use> {
  const within = (document: SourceDocument, uses: readonly UseIn[]): readonly Use[] =>
    uses.map((use) => ({ ...use, document }));
  if (site) yield* within(site.document, usesInSite(site.value));
  if (countries) yield* within(countries.document, usesInCountries(countries.value));
  if (seasons) yield* within(seasons.document, usesInSeasons(seasons.value));
  if (networks) yield* within(networks.document, usesInNetworks(networks.value));
  for (const { config, document, corrections } of feeds.values()) {
    yield* within(document, usesInFeed(config));
    if (corrections) yield* within(corrections.document, usesInCorrections(corrections.value));
  }
  for (const { value, document } of evidence) yield* within(document, usesInEvidence(value));
  for (const { value, document } of stores) yield* within(document, usesInStore(value));
}

const isCode = { country: isCountryCode, currency: isCurrencyCode } as const;
const files = { country: 'data/countries.yaml', currency: 'data/currencies.yaml' } as const;

/** Reports countries and currencies that their files lack, each at its first use. */
function checkCodes(draft: Draft, report: Report): void {
  const lists = { country: draft.countries?.value.countries, currency: draft.currencies?.value.currencies };
  const reported = new Set<string>();
  for (const { kind, code, document, path } of usesIn(draft)) {
    const list = lists[kind];
    // What is listed is not known while the file is invalid.
    if (!list || Object.hasOwn(list, code) || reported.has(code)) continue;
    reported.add(code);
    // A code that the standard has is no slip.
    const near = isCode[kind](code) ? undefined : nearest(code, Object.keys(list));
    report(`unlisted-${kind}`, document, document.span(path), {
      message: `the ${kind} ${quote(code)} is not in ${files[kind]}`,
      fix: `${near === undefined ? '' : `did you mean ${quote(near)}? `}listed: ${listing(Object.keys(list))}; add a new one there`,
    });
  }
}

function checkCategory(id: string, path: Path, document: SourceDocument, categories: Categories, report: Report): void {
  const ids = Object.keys(categories.categories);
  // Another rule reports what a new store leaves to write.
  if (ids.includes(id) || (id === unfinishedMark && path.length === 1)) return;
  const meant = categoryMeant([id], categories);
  report('unknown-category', document, document.span(path), {
    message: `there is no category ${quote(id)}`,
    fix: `${meant === undefined ? '' : `did you mean ${quote(meant)}? `}categories: ${listing(ids)}; data/categories.yaml holds them`,
  });
}

/** The category whose id is mistyped in the list: several stores agree on an id that it lacks, and none names the nearest that it has. */
function mistypedCategory(stores: Draft['stores'], categories: Categories): { id: string; named: string } | undefined {
  const ids = Object.keys(categories.categories);
  const named = stores.map(({ value }) => value.category);
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
    const places = stores.filter(({ value }) => value.category === named);
    report('unknown-category', file, file.span(['categories', id], 'key'), {
      message: `no store names the category ${quote(id)}, and ${places.length} stores name ${quote(named)}, which there is not`,
      fix: `write \`${named}:\`, or correct the stores`,
      related: places.map(({ document }) => ({
        message: `names ${named}`,
        file: document.file.path,
        span: document.span(['category']),
      })),
    });
    return;
  }
  for (const { value, document } of stores) {
    checkCategory(value.category, ['category'], document, categories, report);
    (value.offers ?? []).forEach(({ category }, index) => {
      if (category !== undefined) checkCategory(category, ['offers', index, 'category'], document, categories, report);
    });
  }
  const groups = Object.keys(categories.groups ?? {});
  for (const [id, category] of Object.entries(categories.categories)) {
    if (groups.includes(id))
      report('category-like-group', file, file.span(['categories', id], 'key'), {
        message: `a category and a group have the id ${quote(id)}`,
        why: 'their pages would have the same address',
        fix: 'give one of them another id',
        related: [{ message: 'the group', file: file.file.path, span: file.span(['groups', id], 'key') }],
      });
    const group = category?.group;
    if (group === undefined || groups.includes(group)) continue;
    report('unknown-group', file, file.span(['categories', id, 'group']), {
      message: `there is no group ${quote(group)}`,
      fix: choose(group, 'groups', groups),
    });
  }
}

/** An id of a shared list in a file of a store. */
interface IdUse {
  readonly id: string;
  readonly path: Path;
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

/** What `on` of a benefit can be besides a kind of goods. */
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

/** Reports payment methods, kinds of goods and seasons that their files lack. */
function checkIds({ payments, goods, seasons, stores }: Draft, report: Report): void {
  const lists = [
    ['unknown-payment', 'payment method', 'data/payments.yaml', payments?.value.payments, paymentsIn],
    ['unknown-goods', 'kind of goods', 'data/goods.yaml', goods?.value.goods, goodsIn],
    ['unknown-season', 'season', 'data/seasons.yaml', seasons?.value.seasons, seasonsIn],
  ] as const;
  for (const [code, what, file, list, usesOf] of lists) {
    // What is listed is not known while the file is invalid.
    if (!list) continue;
    const ids = Object.keys(list);
    for (const { value, document } of stores) {
      for (const { id, path } of usesOf(value)) {
        if (ids.includes(id)) continue;
        const near = nearest(id, ids);
        report(code, document, document.span(path), {
          message: `there is no ${what} ${quote(id)}`,
          fix: `${near === undefined ? '' : `did you mean ${quote(near)}? `}listed: ${listing(ids)}; add a new one to ${file}`,
        });
      }
    }
  }
}

/** Countries, currencies, categories, payment methods, kinds of goods and seasons that files name are in the lists that all files share. */
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
    checkIds(draft, report);
  },
};
