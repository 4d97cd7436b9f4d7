import { useEffect, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { basketFragmentStart } from '../domain/constants';
import { countedIn, inCountryOrder } from '../domain/offers/country';
import { choosesOffers } from '../domain/facets/facet-names';
import { inRecommendedOrder } from '../domain/offers/first-coupons';
import { isWholeList } from '../domain/pages/list-pages';
import { activeFirst, activeOffers } from '../domain/offers/offer-status';
import type { CouponsPageView } from '../domain/pages/page-data';
import type { CategorizedOffer, StoreSummary } from '../domain/offers/offer-view';
import { useNow } from '../hooks/clock';
import { useCountry } from '../hooks/country';
import { useOnceHydrated } from '../hooks/media';
import { usePart } from '../hooks/part';
import { importWhole } from '../browser/import-whole';
import { AffiliateDisclosure } from '../offers/tickets/AffiliateDisclosure';
import { EndedOffers } from '../offers/rows/EndedOffers';
import { hasModifier } from '../offers/codes/OfferAction';
import { PrintHeader } from '../offers/print/PrintHeader';
import { WayOn } from '../offers/feedback/WayOn';
import { ListPages } from '../pages/ListPages';
import { PageLinks } from '../pages/PageLinks';
import { Bidi, BidiText } from '../ui/text/Bidi';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import { chipClass } from '../ui/Chip';
import { Container } from '../ui/Container';
import { Icon } from '../ui/Icon';
import { RichTextView } from '../ui/RichTextView';
import { styles } from './CouponsPage.styles';
import type { KindCounts } from './FilterLayout';
import { kinds, OfferGroups } from '../offers/rows/OfferGroups';

/** Handles the keys of the list while the focus is inside it. The code for them is loaded with the first key. */
function pressKeyIn({ nativeEvent, currentTarget }: KeyboardEvent<HTMLElement>, openFilters: () => void): void {
  const { ctrlKey, metaKey, altKey, code } = nativeEvent;
  if (ctrlKey || metaKey || altKey || !/^Key|^$/.test(code)) return;
  importWhole(() => import('./list-keys')).then(
    ({ pressKey }) => pressKey(nativeEvent, currentTarget, openFilters),
    // Every action is also available without keys.
    () => undefined,
  );
}

interface PageProps {
  readonly page: CouponsPageView;
}

interface ChipsProps {
  readonly search: string;
  /** The number of active offers by kind that match the other filters; undefined if it is not known. */
  readonly counts: KindCounts | undefined;
  readonly open: boolean;
  /** Changes the query; resolves to false if the code for it cannot be loaded. */
  readonly show: (search: string) => Promise<boolean>;
  readonly onFilters: () => void;
}

/** Without scripts, all buttons but that of the filters link to the parts of the list. */
function Chips({ search, counts, open, show, onFilters }: ChipsProps) {
  const intl = useIntl();
  const query = new URLSearchParams(search);
  const chosen = query.get('kind');
  const entries = [
    ['', 'offers', intl.formatMessage({ id: 'coupons.all' }), counts && counts.code + counts.deal],
    ...kinds.map(([kind, id]) => [kind, id, intl.formatMessage({ id: `coupons.${id}` }), counts?.[kind]] as const),
  ] as const;
  const press = (event: MouseEvent, kind: string, id: string): void => {
    if (hasModifier(event)) return;
    event.preventDefault();
    if (kind === '') query.delete('kind');
    else query.set('kind', kind);
    void show(query.toString()).then((shown) => {
      if (!shown) window.location.hash = id;
    });
  };
  return (
    <nav aria-label={intl.formatMessage({ id: 'coupons.list' })} className={styles.chips}>
      {entries.map(([kind, id, label, count]) => (
        <a
          key={id}
          href={`#${id}`}
          className={chipClass()}
          aria-current={(chosen ?? '') === kind ? 'true' : undefined}
          onClick={(event) => press(event, kind, id)}
        >
          {label} {count !== undefined && <span className={styles.count}>{count}</span>}
        </a>
      ))}
      <button
        type="button"
        className={chipClass()}
        aria-expanded={open}
        onClick={onFilters}
        data-needs-script=""
        data-replay=""
      >
        <Icon name="filter" />
        {intl.formatMessage({ id: 'coupons.filters' })}
      </button>
    </nav>
  );
}

/** After the list: links to further pages, unless the filtered list covers them, the categories, and the text. */
function Foot({ page, isChosen }: PageProps & { readonly isChosen: boolean }) {
  const { stores, subtitle, intro, categories = [] } = page;
  const { more: longStores = [], part = undefined } = isChosen ? {} : page;
  const intl = useIntl();
  const more = longStores.flatMap((slug) => {
    const store = stores[slug];
    return store
      ? [{ name: intl.formatMessage({ id: 'coupons.more-of-store' }, { store: store.name }), path: store.path }]
      : [];
  });
  const withPage = categories.flatMap(({ name, path }) => (path === undefined ? [] : [{ name, path }]));
  return (
    <>
      {more.length > 0 && (
        <div className={styles.links}>
          <PageLinks links={more} />
        </div>
      )}
      {part && <ListPages part={part} />}
      {withPage.length > 0 && (
        <nav aria-label={intl.formatMessage({ id: 'home.categories' })} className={styles.links}>
          <PageLinks links={withPage} />
        </nav>
      )}
      <div className={styles.about}>
        <BidiText text={subtitle} />
        {intro !== undefined && <RichTextView text={intro} />}
      </div>
    </>
  );
}

/** The component that filters. It is loaded when it is first needed: by a press, or by the address. */
function useFilters() {
  const location = useLocation();
  const navigate = useNavigate();
  // The HTML is rendered without query and fragment.
  const search = useOnceHydrated(location.search, '');
  const hash = useOnceHydrated(location.hash, '');
  const [open, setOpen] = useState(false);
  const { Part, failed, load } = usePart('CouponFilters', () => importWhole(() => import('./CouponFilters')));
  const isWanted = choosesOffers(search) || hash.startsWith(basketFragmentStart);
  useEffect(() => {
    if (isWanted) void load();
  }, [isWanted, load]);
  const show = async (next: string): Promise<boolean> => {
    const loaded = await load();
    if (loaded) void navigate({ search: next, hash: window.location.hash });
    return loaded;
  };
  const toggle = async (): Promise<void> => {
    if (await load()) setOpen((before) => !before);
  };
  return { Part, search, isWanted, open, failed, show, toggle, close: () => setOpen(false) };
}

export default function CouponsPage({ page }: PageProps) {
  const intl = useIntl();
  const now = useNow();
  const country = useCountry();
  const { heading, month, trail, stores } = page;
  const { Part: CouponFilters, search, isWanted, open, failed, show, toggle, close } = useFilters();
  const active = inCountryOrder(activeFirst(inRecommendedOrder(activeOffers(page.offers, now), now), now), country);
  const countOf = (kind: 'code' | 'deal'): number =>
    countedIn(active, country).filter((offer) => offer.kind === kind).length;
  // The numbers that match the filters, once they are loaded.
  const [matching, setMatching] = useState<KindCounts>();
  const counts = matching ?? (isWholeList(page) ? { code: countOf('code'), deal: countOf('deal') } : undefined);
  const chosen = new URLSearchParams(search).get('kind');
  const count = counts && kinds.reduce((sum, [kind]) => sum + (kind === (chosen ?? kind) ? counts[kind] : 0), 0);
  const storeOf = (offer: CategorizedOffer): StoreSummary | undefined => stores[offer.store];
  return (
    <Container>
      <PrintHeader path={page.path} />
      <div className={styles.head}>
        <Breadcrumbs trail={trail} />
        <BidiText as="h1" className={styles.heading} text={heading} />
        <p className={styles.meta}>
          {count !== undefined && <Bidi>{intl.formatMessage({ id: 'store.active-offers' }, { count })}</Bidi>}
          {month !== undefined && (
            <>
              {count !== undefined && ' · '}
              <Bidi>{intl.formatMessage({ id: 'store.checked' }, { month })}</Bidi>
            </>
          )}
        </p>
      </div>
      <AffiliateDisclosure />
      <div className={styles.bar}>
        <Chips search={search} counts={counts} open={open} show={show} onFilters={() => void toggle()} />
      </div>
      {failed && (
        <p role="alert" className={styles.failed}>
          <FormattedMessage id="load-failure.text" />
        </p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are shortcuts for controls inside */}
      <div id="offers" className={styles.list} onKeyDown={(event) => pressKeyIn(event, () => void toggle())}>
        {CouponFilters ? (
          <CouponFilters page={page} open={open} onClose={close} onCounts={setMatching} />
        ) : (
          <>
            {active.length === 0 && <WayOn framed title={intl.formatMessage({ id: 'offers.none' })} stores={[]} />}
            <OfferGroups offers={active} storeOf={storeOf} />
            <div className={styles.ended}>
              <EndedOffers offers={page.offers} storeOf={storeOf} />
            </div>
          </>
        )}
      </div>
      <Foot page={page} isChosen={isWanted} />
    </Container>
  );
}
