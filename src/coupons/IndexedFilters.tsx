import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { countPlaces, countsOf, matchingPlaces, orderedPlaces } from '../domain/facets/fact-table';
import { chosenFacets, type FacetCounts, type Filters } from '../domain/facets/facets';
import { inRecommendedOrder } from '../domain/offers/first-coupons';
import { activeFirst, activeOffers } from '../domain/offers/offer-status';
import type { CouponsPageView } from '../domain/pages/page-data';
import type { CategorizedOffer, StoreSummary } from '../domain/offers/offer-view';
import { waysFrom } from '../domain/search/search-nearest';
import { verdict, type Basket, type VerdictContext } from '../domain/verdict/verdict';
import { money } from '../generated/money';
import { settings } from '../generated/settings';
import { useNow } from '../hooks/clock';
import { useLanguage } from '../hooks/site';
import type { FoundOffer } from '../browser/facet-index';
import { EndedOffers } from '../offers/rows/EndedOffers';
import type { LoadedIndex } from '../browser/facet-index';
import { OfferGroup } from '../offers/rows/OfferGroup';
import { Button } from '../ui/Button';
import { LoadState } from '../ui/LoadState';
import { styles } from './CouponFilters.styles';
import type { ValueNames } from './facet-labels';
import { FilterLayout, NoResults, type CouponFiltersProps } from './FilterLayout';
import { OfferGroups } from '../offers/rows/OfferGroups';
import { savingText } from './saving-text';
import { useChoice, type Choice } from './use-choice';
import type { Loading } from '../hooks/loading';
import { useFoundOffers, useOrderedIndex, type OrderedIndex } from './use-index';

/** The number of offers that one press adds. */
const portion = 20;

const noSlugs: readonly string[] = [];
const noCounts: FacetCounts = {
  all: 0,
  valid: 0,
  country: new Map(),
  store: new Map(),
  category: new Map(),
  kind: new Map(),
  benefit: new Map(),
  customers: new Map(),
  minimum: new Map(),
  ends: new Map(),
};

function withExistingStores(filters: Filters, loaded: LoadedIndex | undefined): Filters {
  const { store, ...others } = filters;
  const slugs = store?.filter((slug) => !loaded || loaded.stores.has(slug)) ?? [];
  return { ...others, store: slugs.length > 0 ? slugs : undefined };
}

function namesFor(
  { stores, categories }: CouponsPageView,
  loaded: LoadedIndex | undefined,
  slugs: readonly string[],
  language: 'en' | 'ar',
): ValueNames {
  const chosen = slugs.flatMap((slug) => {
    const store = loaded?.stores.get(slug);
    return store ? [[slug, { name: store.names[language] }] as const] : [];
  });
  return { stores: { ...stores, ...Object.fromEntries(chosen) }, categories };
}

function PageList({ page }: { readonly page: CouponsPageView }) {
  const now = useNow();
  const storeOf = (offer: CategorizedOffer): StoreSummary | undefined => page.stores[offer.store];
  const active = activeFirst(inRecommendedOrder(activeOffers(page.offers, now), now), now);
  return (
    <>
      <OfferGroups offers={active} storeOf={storeOf} />
      <div className={styles.ended}>
        <EndedOffers offers={page.offers} storeOf={storeOf} />
      </div>
    </>
  );
}

/** The number of portions in the current history entry, which is the only place that stores it; 1 if there is none. */
function keptPortions(): number {
  const state: unknown = window.history.state;
  // The assertion is sound: only `keepPortions` writes it.
  return state instanceof Object && 'portions' in state ? (state.portions as number) : 1;
}

function keepPortions(portions: number): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(state instanceof Object && state), portions }, '');
}

interface FoundProps {
  readonly loaded: OrderedIndex;
  readonly filters: Filters;
  readonly basket: Basket;
  readonly context: VerdictContext;
  readonly count: number;
  /** The number of those that are valid in the chosen country. */
  readonly valid: number;
}

/** The history entry stores the number of portions, so that going back restores it. */
function Found({ loaded, filters, basket, context, count, valid }: FoundProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { key } = useLocation();
  const [state, setState] = useState({ key, portions: keptPortions() });
  // A new choice starts with its first offers; one that the reader returns to has as many as before.
  if (state.key !== key) setState({ key, portions: keptPortions() });
  const { now } = context;
  const { index, order } = loaded;
  const places = useMemo(
    () =>
      orderedPlaces(index.table, matchingPlaces(index.table, filters, now), { country: filters.country, now }, order),
    [index, order, filters, now],
  );
  const fits = { valid, unknown: count - valid, invalid: places.length - count };
  const shown = [...places.subarray(0, state.portions * portion)];
  const found = useFoundOffers(loaded, shown, language);
  const more = (): void => {
    keepPortions(state.portions + 1);
    setState({ key, portions: state.portions + 1 });
  };
  const stores = new Map(found.value?.map(({ offer, store }) => [offer, store]));
  const savingOf = (offer: CategorizedOffer): string | undefined => {
    const store = stores.get(offer);
    if (basket.amount === undefined || !store) return undefined;
    return savingText(verdict(offer, store, basket, context), { intl, money });
  };
  return (
    <div aria-busy={!found.isCurrent && !found.failed}>
      {found.value === undefined && !found.failed && <LoadState failed={false} onRetry={found.retry} />}
      <OfferGroup
        id="results"
        heading={intl.formatMessage({ id: 'filter.offers' })}
        count={count}
        fits={fits}
        offers={(found.value ?? []).map(({ offer }: FoundOffer) => offer)}
        storeOf={(offer) => stores.get(offer)}
        savingOf={savingOf}
      />
      {found.failed && <LoadState failed onRetry={found.retry} />}
      {places.length > shown.length && !found.failed && (
        <Button variant="secondary" onClick={more}>
          {intl.formatMessage({ id: 'filter.more' })}
        </Button>
      )}
    </div>
  );
}

interface ResultsProps extends Omit<FoundProps, 'loaded'> {
  readonly page: CouponsPageView;
  readonly ordered: Loading<OrderedIndex>;
  readonly names: ValueNames;
  readonly choice: Choice;
}

function IndexedResults({ page, ordered, names, choice, ...wanted }: ResultsProps) {
  const { filters, basket, context, count } = wanted;
  const isPlain = chosenFacets(filters).length === 0 && filters.sort === undefined && basket.amount === undefined;
  const waiting = <LoadState failed={ordered.failed} onRetry={ordered.retry} />;
  if (ordered.failed) return waiting;
  if (isPlain) return <PageList page={page} />;
  if (!ordered.value) return waiting;
  const { value: loaded } = ordered;
  if (count > 0) return <Found loaded={loaded} {...wanted} />;
  const alternatives = waysFrom(filters, (fewer) => countPlaces(loaded.index.table, fewer, context.now).all);
  return ordered.isCurrent ? <NoResults names={names} choice={choice} ways={alternatives} /> : waiting;
}

export function IndexedFilters({ page, open, onClose, onCounts }: CouponFiltersProps) {
  const now = useNow();
  const language = useLanguage();
  const chosen = useChoice(page);
  const slugs = chosen.filters.store ?? noSlugs;
  const { country } = chosen.filters;
  const context = useMemo(() => ({ now, timeZone: settings.timeZone, money }), [now]);
  const basket = useMemo(() => ({ ...chosen.basket, country }), [chosen.basket, country]);
  const ordered = useOrderedIndex(slugs, { sort: chosen.filters.sort, basket }, context);
  const loaded = ordered.value;
  const filters = useMemo(() => withExistingStores(chosen.filters, loaded), [chosen.filters, loaded]);
  const choice: Choice = { ...chosen, filters };
  // Only the filtered stores are counted: the index does not contain the names of the others.
  const counts = useMemo(
    () => (loaded ? countsOf(loaded.index.table, filters, now, slugs) : noCounts),
    [loaded, filters, slugs, now],
  );
  const all = useMemo(
    () => (loaded ? countsOf(loaded.index.table, { country }, now, slugs) : noCounts),
    [loaded, country, slugs, now],
  );
  const names = namesFor(page, loaded, slugs, language);
  return (
    <FilterLayout
      names={names}
      choice={choice}
      counts={counts}
      all={all}
      open={open}
      onClose={onClose}
      onCounts={onCounts}
    >
      {(here) => (
        <IndexedResults
          names={names}
          choice={here}
          page={page}
          ordered={ordered}
          filters={filters}
          basket={basket}
          context={context}
          count={counts.all}
          valid={counts.valid}
        />
      )}
    </FilterLayout>
  );
}
