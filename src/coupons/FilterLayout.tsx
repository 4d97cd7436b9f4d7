import { useRef, type ReactNode, type RefObject } from 'react';
import { chosenFacets, toggled, withoutFacet, type Facet, type FacetCounts } from '../domain/facets';
import type { CouponsPageView } from '../domain/page-data';
import { useMediaQuery } from '../hooks/media';
import { useMessages } from '../hooks/messages';
import { Bidi } from '../ui/Bidi';
import { Button } from '../ui/Button';
import { chipClass } from '../ui/Chip';
import { Dialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { css } from './CouponFilters.styles';
import { facetLabel, type ValueNames } from './facet-labels';
import { FilterPanel } from './FilterPanel';
import type { Ways } from './results';
import { useAnnouncement } from './use-announcement';
import type { Choice } from './use-choice';

interface ChosenProps {
  readonly names: ValueNames;
  readonly choice: Choice;
}

/** The chosen values, each of which a press removes. */
function ChosenValues({ names, choice: { filters, change } }: ChosenProps) {
  const t = useMessages();
  const chosen = chosenFacets(filters);
  if (chosen.length === 0) return null;
  return (
    <div role="group" aria-label={t('filter.chosen')} className={css.chosen}>
      {chosen.flatMap((facet) =>
        (filters[facet] ?? []).map((value) => {
          const name = facetLabel(facet, value, names, t);
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
export function NoResults({ names, choice: { filters, change }, ways }: ChosenProps & { readonly ways: Ways }) {
  const t = useMessages();
  const nameOf = (facet: Facet): string =>
    (filters[facet] ?? [])
      .map((value) => facetLabel(facet, value, names, t))
      .reduce((list, next) => t('filter.list', { list, next }));
  return (
    <div className={css.none}>
      <p className={css.noneTitle}>{t('filter.none')}</p>
      <ul className={css.ways}>
        {ways.map(({ facet, count }) => (
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

/** What the list of offers needs to be filtered. */
export interface CouponFiltersProps {
  readonly page: CouponsPageView;
  /** Whether the panel is open. */
  readonly open: boolean;
  readonly onClose: () => void;
}

interface FilterLayoutProps extends ChosenProps {
  /** As the other facets leave them. */
  readonly counts: FacetCounts;
  /** As they are without any facet. */
  readonly all: FacetCounts;
  /** Whether the panel is open. */
  readonly open: boolean;
  readonly onClose: () => void;
  /** The offers that match, with a choice whose changes keep the focus in the list. */
  readonly children: (choice: Choice) => ReactNode;
}

/** The panel, what is chosen, and the offers that match. Their number is announced. */
export function FilterLayout({ names, choice, counts, all, open, onClose, children }: FilterLayoutProps) {
  const t = useMessages();
  const list = useRef<HTMLDivElement>(null);
  const { filters, basket } = choice;
  // The control that was pressed is gone after the change.
  const changeHere: Choice = {
    ...choice,
    change: (next) => {
      choice.change(next);
      list.current?.focus({ preventScroll: true });
    },
  };
  const said = useAnnouncement(
    t('filter.results', { count: counts.all }),
    JSON.stringify([filters, basket]),
    chosenFacets(filters).length > 0,
  );
  const panel = <FilterPanel names={names} choice={choice} counts={counts} all={all} />;
  return (
    <Frame said={said} count={counts.all} open={open} onClose={onClose} panel={panel} list={list}>
      <ChosenValues names={names} choice={changeHere} />
      {children(changeHere)}
    </Frame>
  );
}
