import { useMemo, useRef, type ReactNode, type RefObject } from 'react';
import type { CategorizedOffer, CouponsPageView, StoreSummary } from '../domain/page-data';
import { chosenFacets, toggled, withoutFacet, type Facet } from '../domain/facets';
import { money } from '../generated/money';
import { settings } from '../generated/settings';
import { useNow } from '../hooks/clock';
import { useMediaQuery } from '../hooks/media';
import { useMessages } from '../hooks/messages';
import { EndedOffers } from '../offers/EndedOffers';
import { OfferGroup } from '../offers/OfferGroup';
import { Bidi } from '../ui/Bidi';
import { Button } from '../ui/Button';
import { chipClass } from '../ui/Chip';
import { Dialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { css } from './CouponFilters.styles';
import { facetLabel } from './facet-labels';
import { FilterPanel } from './FilterPanel';
import { OfferGroups } from '../offers/OfferGroups';
import { entriesOf, resultsOf, type Results } from './results';
import { savingText } from './saving-text';
import { useAnnouncement } from './use-announcement';
import { useChoice, type Choice } from './use-choice';

interface PartProps {
  readonly page: CouponsPageView;
  readonly choice: Choice;
  readonly results: Results;
}

/** The chosen values, each of which a press removes. */
function ChosenValues({ page, choice: { filters, change } }: Omit<PartProps, 'results'>) {
  const t = useMessages();
  const chosen = chosenFacets(filters);
  if (chosen.length === 0) return null;
  return (
    <div role="group" aria-label={t('filter.chosen')} className={css.chosen}>
      {chosen.flatMap((facet) =>
        (filters[facet] ?? []).map((value) => {
          const name = facetLabel(facet, value, page, t);
          return (
            <button
              key={`${facet}=${value}`}
              type="button"
              className={chipClass()}
              aria-label={t('filter.remove', { name })}
              onClick={() => change({ filters: toggled(filters, facet, value) })}
            >
              <Bidi>{name}</Bidi>
              <Icon name="close" />
            </button>
          );
        }),
      )}
      <Button variant="quiet" onClick={() => change({ filters: chosen.reduce(withoutFacet, filters) })}>
        {t('filter.clear')}
      </Button>
    </div>
  );
}

/** That no offer matches, and which filter to give up for some. */
function NoResults({ page, choice: { filters, change }, results }: PartProps) {
  const t = useMessages();
  const nameOf = (facet: Facet): string =>
    (filters[facet] ?? [])
      .map((value) => facetLabel(facet, value, page, t))
      .reduce((list, next) => t('filter.list', { list, next }));
  return (
    <div className={css.none}>
      <p className={css.noneTitle}>{t('filter.none')}</p>
      <ul className={css.ways}>
        {results.ways.map(({ facet, count }) => (
          <li key={facet}>
            <Button variant="secondary" onClick={() => change({ filters: withoutFacet(filters, facet) })}>
              <Bidi>{t('filter.without', { name: nameOf(facet), count })}</Bidi>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The offers that match. */
function Matches(props: PartProps) {
  const { page, results } = props;
  const t = useMessages();
  const { offers, verdicts, isFlat, counts, all } = results;
  const storeOf = (offer: CategorizedOffer): StoreSummary | undefined => page.stores[offer.store];
  const savingOf = (offer: CategorizedOffer): string | undefined => {
    const answer = verdicts?.get(offer);
    return answer && savingText(answer, { t, money });
  };
  return (
    <>
      {offers.length === 0 && <NoResults {...props} />}
      {isFlat ? (
        <OfferGroup
          id="results"
          heading={t('filter.offers')}
          count={counts.all}
          offers={offers}
          storeOf={storeOf}
          savingOf={savingOf}
        />
      ) : (
        <OfferGroups offers={offers} storeOf={storeOf} />
      )}
      <div className={css.ended}>
        <EndedOffers offers={all} storeOf={storeOf} />
      </div>
    </>
  );
}

interface FrameProps {
  /** What is announced. */
  readonly said: string;
  readonly count: number;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly panel: ReactNode;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/** The panel beside the list on a wide screen, else as a sheet over it. There is one live region, where the reader is. */
function Frame({ said, count, open, onClose, panel, list, children }: FrameProps) {
  const t = useMessages();
  const isWide = useMediaQuery('(min-width: 64rem)');
  const status = (
    <VisuallyHidden as="div">
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
  const isAside = open && isWide;
  const isSheet = open && !isWide;
  return (
    <div className={css.root} data-panel={isAside ? '' : undefined}>
      {isAside && (
        <aside aria-label={t('coupons.filters')} className={css.aside}>
          {panel}
        </aside>
      )}
      {isSheet && (
        <Dialog title={t('coupons.filters')} onClose={onClose}>
          {panel}
          {status}
          <div className={css.foot}>
            <Button variant="primary" size="l" onClick={onClose}>
              {t('filter.show', { count })}
            </Button>
          </div>
        </Dialog>
      )}
      <div ref={list} tabIndex={-1} className={css.results}>
        {!isSheet && status}
        {children}
      </div>
    </div>
  );
}

export interface CouponFiltersProps {
  readonly page: CouponsPageView;
  /** Whether the panel is open. */
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The list as the address wants it, and the panel that changes the address. */
export default function CouponFilters({ page, open, onClose }: CouponFiltersProps) {
  const t = useMessages();
  const now = useNow();
  const list = useRef<HTMLDivElement>(null);
  const choice = useChoice(page);
  const { filters, basket } = choice;
  // The control that was pressed is gone after the change.
  const changeHere: Choice = {
    ...choice,
    change: (next) => {
      choice.change(next);
      list.current?.focus({ preventScroll: true });
    },
  };
  const context = useMemo(() => ({ now, timeZone: settings.timeZone, money }), [now]);
  const entries = useMemo(() => entriesOf(page, context), [page, context]);
  const results = useMemo(() => {
    const { country } = filters;
    return resultsOf(entries, page.stores, { filters, basket: { ...basket, ...(country && { country }) } }, context);
  }, [entries, page, filters, basket, context]);
  const { counts } = results;
  const said = useAnnouncement(
    t('filter.results', { count: counts.all }),
    JSON.stringify([filters, basket]),
    chosenFacets(filters).length > 0,
  );
  const panel = <FilterPanel page={page} choice={choice} entries={entries} counts={counts} />;
  return (
    <Frame said={said} count={counts.all} open={open} onClose={onClose} panel={panel} list={list}>
      <ChosenValues page={page} choice={changeHere} />
      <Matches page={page} choice={changeHere} results={results} />
    </Frame>
  );
}
