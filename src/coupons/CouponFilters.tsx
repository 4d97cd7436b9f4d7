import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { countsOf } from '../domain/facets/fact-table';
import { isWholeList } from '../domain/pages/list-pages';
import { factsOfPage } from '../domain/facets/offer-facts';
import type { CouponsPageView } from '../domain/pages/page-data';
import type { CategorizedOffer, StoreSummary } from '../domain/offers/offer-view';
import { money } from '../generated/money';
import { settings } from '../generated/settings';
import { useNow } from '../hooks/clock';
import { EndedOffers } from '../offers/rows/EndedOffers';
import { OfferGroup } from '../offers/rows/OfferGroup';
import { styles } from './CouponFilters.styles';
import { FilterLayout, NoResults, type CouponFiltersProps } from './FilterLayout';
import { IndexedFilters } from './IndexedFilters';
import { OfferGroups } from '../offers/rows/OfferGroups';
import { resultsOf, tableOfPage, type Results } from './results';
import { savingText } from './saving-text';
import { useChoice, type Choice } from './use-choice';

interface MatchesProps {
  readonly page: CouponsPageView;
  readonly choice: Choice;
  readonly results: Results;
}

function Matches({ page, choice, results }: MatchesProps) {
  const intl = useIntl();
  const { offers, verdicts, isFlat, counts, all } = results;
  const storeOf = (offer: CategorizedOffer): StoreSummary | undefined => page.stores[offer.store];
  const savingOf = (offer: CategorizedOffer): string | undefined => {
    const answer = verdicts?.get(offer);
    return answer && savingText(answer, { intl, money });
  };
  return (
    <>
      {counts.all === 0 && <NoResults names={page} choice={choice} ways={results.ways} />}
      {isFlat ? (
        <OfferGroup
          id="results"
          heading={intl.formatMessage({ id: 'filter.offers' })}
          count={counts.all}
          offers={offers}
          storeOf={storeOf}
          savingOf={savingOf}
        />
      ) : (
        <OfferGroups offers={offers} storeOf={storeOf} />
      )}
      <div className={styles.ended}>
        <EndedOffers offers={all} storeOf={storeOf} />
      </div>
    </>
  );
}

function PageFilters({ page, open, onClose, onCounts }: CouponFiltersProps) {
  const now = useNow();
  const choice = useChoice(page);
  const { filters, basket } = choice;
  const { country } = filters;
  const context = useMemo(() => ({ now, timeZone: settings.timeZone, money }), [now]);
  const table = useMemo(() => tableOfPage(factsOfPage(page, context)), [page, context]);
  const results = useMemo(
    () => resultsOf(table, page.stores, { filters, basket: { ...basket, country } }, context),
    [table, page, filters, basket, country, context],
  );
  const all = useMemo(() => countsOf(table, { country }, now, table.slugs), [table, country, now]);
  return (
    <FilterLayout
      names={page}
      choice={choice}
      counts={results.counts}
      all={all}
      open={open}
      onClose={onClose}
      onCounts={onCounts}
    >
      {(here) => <Matches page={page} choice={here} results={results} />}
    </FilterLayout>
  );
}

/** A list of several pages is filtered with the index of all offers. */
export default function CouponFilters(props: CouponFiltersProps) {
  return isWholeList(props.page) ? <PageFilters {...props} /> : <IndexedFilters {...props} />;
}
