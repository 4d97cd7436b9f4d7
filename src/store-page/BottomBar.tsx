import { useEffect, useState, type RefObject } from 'react';
import { countedIn } from '../domain/offers/country';
import type { StorePage } from '../domain/pages/page-data';
import type { OfferView } from '../domain/offers/offer-view';
import { shownActiveOffers } from '../domain/offers/shown-offers';
import { useNow } from '../hooks/clock';
import { useCountry } from '../hooks/country';
import { useMediaQuery } from '../hooks/media';
import { usePart } from '../hooks/part';
import { useCopied, usePointedOffer } from '../offers/state/copied-offer';
import { importFootStrip } from '../offers/tickets/CopiedStrip';
import { offerKey } from '../offers/state/coupon';

const firstOf = (offers: readonly OfferView[]): OfferView | undefined =>
  offers.find(({ kind }) => kind === 'code') ?? offers[0];

/** Treats a ticket below the window as visible, so that a jump from above it to below it is noticed too. */
const belowIncluded: IntersectionObserverInit = { rootMargin: '0px 0px 1000000px 0px' };

interface BottomBarProps {
  readonly page: StorePage;
  /** The element with the first ticket. The bar is shown while that is above the window. */
  readonly after: RefObject<HTMLElement | null>;
}

/**
 * The bar at the bottom of small screens. It offers the offer that was recommended or copied last, else the first
 * active code of the page, else the first deal (product rule R59); offers that are invalid in the chosen country only
 * if all are. It is loaded and shown when the first ticket leaves the window at the top, and stays while it has the
 * focus. After a copy, the strip of the copy replaces it.
 */
export function BottomBar({ page, after }: BottomBarProps) {
  const small = useMediaQuery('(max-width: 63.99rem)');
  const [above, setAbove] = useState(false);
  const [focused, setFocused] = useState(false);
  const { Part: FootStrip, load } = usePart('FootStrip', importFootStrip);
  useEffect(() => {
    const element = after.current;
    if (!small || !element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const isAbove = entries.at(-1)?.isIntersecting === false;
      setAbove(isAbove);
      if (isAbove) void load();
    }, belowIncluded);
    observer.observe(element);
    return () => observer.disconnect();
  }, [small, after, load]);

  const country = useCountry();
  const active = shownActiveOffers(page, useNow(), country).map(({ offer }) => offer);
  const pointed = usePointedOffer();
  const offer =
    active.find((each) => offerKey(each, page.store) === pointed) ??
    firstOf(countedIn(active, country)) ??
    firstOf(active);
  const isCopied = useCopied() !== undefined;
  const shown = small && (above || focused) && !isCopied;
  return FootStrip && offer && shown && <FootStrip offer={offer} store={page.store} onFocusChange={setFocused} />;
}
