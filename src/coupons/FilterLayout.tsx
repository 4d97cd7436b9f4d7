import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import {
  chosenFacets,
  filterQuery,
  toggleValue,
  withoutFacet,
  type Facet,
  type FacetCounts,
  type Filters,
} from '../domain/facets/facets';
import type { CouponsPageView } from '../domain/pages/page-data';
import { givenUpIn, type CountedFilters } from '../domain/search/search-nearest';
import { useMediaQuery } from '../hooks/media';
import { Bidi } from '../ui/text/Bidi';
import { Button } from '../ui/Button';
import { chipClass } from '../ui/Chip';
import { Dialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { styles } from './CouponFilters.styles';
import { facetLabel, type ValueNames } from './facet-labels';
import { FilterPanel } from './FilterPanel';
import type { Choice } from './use-choice';

// In milliseconds. Only the last of several changes in a row is announced.
const settleDelay = 500;

/** The text of a live region: `text`, once `cause` has stopped changing for a while; empty before that. */
function useAnnouncement(text: string, cause: string, atFirst: boolean): string {
  const [said, setSaid] = useState('');
  const last = useRef(atFirst ? undefined : cause);
  useEffect(() => {
    if (last.current === cause) return undefined;
    setSaid('');
    const timer = setTimeout(() => {
      last.current = cause;
      setSaid(text);
    }, settleDelay);
    return () => clearTimeout(timer);
  }, [text, cause]);
  return said;
}

interface ChosenProps {
  readonly names: ValueNames;
  readonly choice: Choice;
}

/** The chosen values as buttons that remove them, except the kind, which the line above shows. */
function ChosenValues({ names, choice: { filters, change } }: ChosenProps) {
  const intl = useIntl();
  const chosen = chosenFacets(filters);
  const shown = chosen.filter((facet) => facet !== 'kind');
  if (shown.length === 0) return null;
  return (
    <div role="group" aria-label={intl.formatMessage({ id: 'filter.chosen' })} className={styles.chosen}>
      {shown.flatMap((facet) =>
        (filters[facet] ?? []).map((value) => {
          const name = facetLabel(facet, value, names, intl);
          return (
            <button
              key={`${facet}=${value}`}
              type="button"
              className={chipClass()}
              aria-label={intl.formatMessage({ id: 'filter.remove' }, { name })}
              onClick={() => change({ filters: toggleValue(filters, facet, value) })}
            >
              <Bidi>{name}</Bidi>
              <Icon name="close" />
            </button>
          );
        }),
      )}
      <Button variant="quiet" onClick={() => change({ filters: chosen.reduce(withoutFacet, filters) })}>
        {intl.formatMessage({ id: 'filter.clear' })}
      </Button>
    </div>
  );
}

interface NoResultsProps extends ChosenProps {
  readonly ways: readonly CountedFilters[];
}

export function NoResults({ names, choice: { filters, change }, ways }: NoResultsProps) {
  const intl = useIntl();
  const labelsOf = (facet: Facet | 'country'): readonly string[] => {
    if (facet !== 'country') return (filters[facet] ?? []).map((value) => facetLabel(facet, value, names, intl));
    return filters.country ? [intl.formatMessage({ id: `country-short.${filters.country}` })] : [];
  };
  const nameOf = (way: Filters): string =>
    givenUpIn(filters, way)
      .flatMap(labelsOf)
      .reduce((list, next) => intl.formatMessage({ id: 'filter.list' }, { list, next }));
  return (
    <div className={styles.none}>
      <p className={styles.noneTitle}>{intl.formatMessage({ id: 'filter.none' })}</p>
      <ul className={styles.ways}>
        {ways.map(({ filters: way, count }) => (
          <li key={filterQuery(way)}>
            <Button variant="secondary" onClick={() => change({ filters: way })}>
              <Bidi>{intl.formatMessage({ id: 'filter.without' }, { name: nameOf(way), count })}</Bidi>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

export type KindCounts = Readonly<Record<'code' | 'deal', number>>;

interface PanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Receives the numbers of offers that match the facets other than the kind. */
  readonly onCounts: (counts: KindCounts) => void;
}

export interface CouponFiltersProps extends PanelProps {
  readonly page: CouponsPageView;
}

interface FilterLayoutProps extends ChosenProps, PanelProps {
  /** Counts with the other facets applied. */
  readonly counts: FacetCounts;
  /** Counts without any facet. */
  readonly all: FacetCounts;
  /** Renders the matching offers. The `choice` that it receives moves the focus to the list on each change. */
  readonly children: (choice: Choice) => ReactNode;
}

export function FilterLayout({ names, choice, counts, all, open, onClose, onCounts, children }: FilterLayoutProps) {
  const intl = useIntl();
  const list = useRef<HTMLDivElement>(null);
  const { filters, basket } = choice;
  const [code = 0, deal = 0] = [counts.kind.get('code'), counts.kind.get('deal')];
  useEffect(() => onCounts({ code, deal }), [onCounts, code, deal]);
  // After the change, the pressed control no longer exists.
  const changeHere: Choice = {
    ...choice,
    change: (next) => {
      choice.change(next);
      list.current?.focus({ preventScroll: true });
    },
  };
  const said = useAnnouncement(
    intl.formatMessage({ id: 'filter.results' }, { count: counts.all }),
    JSON.stringify([filters, basket]),
    chosenFacets(filters).length > 0,
  );
  const panel = <FilterPanel names={names} choice={choice} counts={counts} all={all} />;
  // The one live region is where the focus is.
  const status = (
    <VisuallyHidden as="div">
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
  // On a wide screen the panel is beside the list, else it is a sheet over it.
  const isWide = useMediaQuery('(min-width: 64rem)');
  const isAside = open && isWide;
  const isSheet = open && !isWide;
  return (
    <div className={styles.root} data-panel={isAside ? '' : undefined}>
      {isAside && (
        <aside aria-label={intl.formatMessage({ id: 'coupons.filters' })} className={styles.aside}>
          {panel}
        </aside>
      )}
      {isSheet && (
        <Dialog title={intl.formatMessage({ id: 'coupons.filters' })} onClose={onClose}>
          {panel}
          {status}
          <div className={styles.foot}>
            <Button variant="primary" size="l" onClick={onClose}>
              {intl.formatMessage({ id: 'filter.show' }, { count: counts.all })}
            </Button>
          </div>
        </Dialog>
      )}
      <div ref={list} tabIndex={-1} className={styles.results}>
        {!isSheet && status}
        <ChosenValues names={names} choice={changeHere} />
        {children(changeHere)}
      </div>
    </div>
  );
}
