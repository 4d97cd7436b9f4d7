import type {
  Check,
  Countries,
  Evidence,
  Feed,
  FeedCorrections,
  Networks,
  Offer,
  Seasons,
  Site,
  Store,
  StoreRule,
} from '../../../src/generated/data-types';
import { languages } from '../../../src/domain/language';
import type { Path } from '../load/document';
import { minimumPlaces } from './minimums';

/** A place in a file that names a country or currency. */
export interface CodeUse {
  readonly kind: 'country' | 'currency';
  readonly code: string;
  readonly path: Path;
}

/** The fields of an offer with a currency, besides its lowest order values. */
const amounts = ['maximumSpend', 'maximumDiscount', 'perItem'] as const;

function usesInBenefit(benefit: Offer['benefit'], path: Path): readonly CodeUse[] {
  return benefit?.kind === 'amount' ? [{ kind: 'currency', code: benefit.currency, path: [...path, 'currency'] }] : [];
}

/** The limits that both offers and row corrections have. */
type Limits = Partial<Pick<Offer, 'benefit' | 'where' | 'minimumSpend' | (typeof amounts)[number]>>;

function usesInLimits(limits: Limits, path: Path): readonly CodeUse[] {
  const { benefit, where = [] } = limits;
  return [
    ...usesInBenefit(benefit, [...path, 'benefit']),
    ...minimumPlaces(limits).flatMap(({ minimum: { currency, countries = [] }, path: own }): readonly CodeUse[] => [
      { kind: 'currency', code: currency, path: [...path, ...own, 'currency'] },
      ...countries.map(
        (code, index): CodeUse => ({ kind: 'country', code, path: [...path, ...own, 'countries', index] }),
      ),
    ]),
    ...amounts.flatMap((field): readonly CodeUse[] => {
      const code = limits[field]?.currency;
      return code === undefined ? [] : [{ kind: 'currency', code, path: [...path, field, 'currency'] }];
    }),
    ...where.map((code, index): CodeUse => ({ kind: 'country', code, path: [...path, 'where', index] })),
  ];
}

function usesInOffer(offer: Offer, path: Path): readonly CodeUse[] {
  const { benefits = [], checks = [] } = offer;
  return [
    ...usesInLimits(offer, path),
    ...benefits.flatMap((each, index) => usesInBenefit(each.benefit, [...path, 'benefits', index, 'benefit'])),
    ...usesInChecks(checks, [...path, 'checks']),
  ];
}

function usesInChecks(checks: readonly Pick<Check, 'country' | 'basket'>[], path: Path): readonly CodeUse[] {
  return checks.flatMap(({ country, basket }, index): readonly CodeUse[] => [
    ...(country ? [{ kind: 'country', code: country, path: [...path, index, 'country'] } as const] : []),
    ...(basket
      ? [{ kind: 'currency', code: basket.currency, path: [...path, index, 'basket', 'currency'] } as const]
      : []),
  ]);
}

function usesInRule(rule: StoreRule, path: Path): readonly CodeUse[] {
  if (rule.kind !== 'minimum') return [];
  return [
    { kind: 'currency', code: rule.currency, path: [...path, 'currency'] },
    ...(rule.countries ?? []).map(
      (code, index): CodeUse => ({ kind: 'country', code, path: [...path, 'countries', index] }),
    ),
  ];
}

function usesInStore({ countries, offers = [], rules = [] }: Store): readonly CodeUse[] {
  return [
    ...(countries?.choices ?? []).map(
      (code, index): CodeUse => ({
        kind: 'country',
        code,
        path: ['countries', 'choices', index],
      }),
    ),
    ...languages.flatMap((language): CodeUse[] =>
      countries
        ? [{ kind: 'country', code: countries.default[language], path: ['countries', 'default', language] }]
        : [],
    ),
    ...offers.flatMap((offer, index) => usesInOffer(offer, ['offers', index])),
    ...rules.flatMap((rule, index) => usesInRule(rule, ['rules', index])),
  ];
}

export function usesInSite({ footer, disclosures = {}, licences = [] }: Site): readonly CodeUse[] {
  return [
    ...(footer.countries ?? []).map(
      (code, index): CodeUse => ({ kind: 'country', code, path: ['footer', 'countries', index] }),
    ),
    ...Object.keys(disclosures).map((code): CodeUse => ({ kind: 'country', code, path: ['disclosures', code] })),
    ...licences.map(
      ({ country }, index): CodeUse => ({ kind: 'country', code: country, path: ['licences', index, 'country'] }),
    ),
  ];
}

export function usesInSeasons({ seasons }: Seasons): readonly CodeUse[] {
  return Object.entries(seasons).flatMap(([id, season]) =>
    (season?.dates ?? []).flatMap(({ country }, index): readonly CodeUse[] =>
      country ? [{ kind: 'country', code: country, path: ['seasons', id, 'dates', index, 'country'] }] : [],
    ),
  );
}

export function usesInNetworks({ networks = {} }: Networks): readonly CodeUse[] {
  return Object.entries(networks).flatMap(([name, network]): readonly CodeUse[] => {
    const code = network?.report?.currency;
    return code === undefined ? [] : [{ kind: 'currency', code, path: ['networks', name, 'report', 'currency'] }];
  });
}

export function usesInFeed({ checks = [], currency }: Feed): readonly CodeUse[] {
  const own: readonly CodeUse[] = currency ? [{ kind: 'currency', code: currency, path: ['currency'] }] : [];
  return [...own, ...usesInChecks(checks, ['checks'])];
}

export function usesInCorrections({ rows }: FeedCorrections): readonly CodeUse[] {
  return rows.flatMap((row, index) => usesInLimits(row, ['rows', index]));
}

export function usesInEvidence(value: Evidence): readonly CodeUse[] {
  return (['stores', 'feeds'] as const).flatMap((kind) =>
    Object.entries(value[kind] ?? {}).flatMap(([name, orders = []]) => usesInChecks(orders, [kind, name])),
  );
}

export function usesInCountries({ countries }: Countries): readonly CodeUse[] {
  return Object.entries(countries).flatMap(([code, country]): CodeUse[] =>
    country ? [{ kind: 'currency', code: country.currency, path: ['countries', code, 'currency'] }] : [],
  );
}

/** The countries and currencies that a store names, each with its first place. */
export function codesInStore(store: Store): readonly CodeUse[] {
  const first = new Map<string, CodeUse>();
  for (const use of usesInStore(store)) if (!first.has(use.code)) first.set(use.code, use);
  return [...first.values()];
}
