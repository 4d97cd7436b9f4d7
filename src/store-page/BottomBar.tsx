import { useEffect, useState, type RefObject } from 'react';
import { countedIn } from '../domain/country';
import type { OfferView, StorePage } from '../domain/page-data';
import { shownActiveOffers } from '../domain/shown-offers';
import { useNow } from '../hooks/clock';
import { useCountry } from '../hooks/country';
import { useMediaQuery } from '../hooks/media';
import { usePart } from '../hooks/part';
import { importWhole } from '../loading/import-whole';

const importBar = () => importWhole(() => import('./StoreBar'));

const firstOf = (offers: readonly OfferView[]): OfferView | undefined =>
  offers.find(({ kind }) => kind === 'code') ?? offers[0];

interface BottomBarProps {
  readonly page: StorePage;
  /** The element with the first ticket. The bar is shown while that is above the window. */
  readonly after: RefObject<HTMLElement | null>;
}

/**
 * The bar at the bottom of small screens, with the first active code of the page or, without one, the first deal (product
 * rule R59); what is invalid in the chosen country only if all is. It is loaded and shown once the first ticket has left the window upwards, and stays while it has the focus.
 */
export function BottomBar({ page, after }: BottomBarProps) {
  const small = useMediaQuery('(max-width: 63.99rem)');
  const [above, setAbove] = useState(false);
  const [focused, setFocused] = useState(false);
  const { Part: StoreBar, load } = usePart('StoreBar', importBar);
  useEffect(() => {
    const element = after.current;
    if (!small || !element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      const isAbove = last !== undefined && !last.isIntersecting && last.boundingClientRect.top < 0;
      setAbove(isAbove);
      if (isAbove) void load();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [small, after, load]);

  const country = useCountry();
  const active = shownActiveOffers(page, useNow(), country).map(({ offer }) => offer);
  const offer = firstOf(countedIn(active, country)) ?? firstOf(active);
  const shown = small && (above || focused);
  return StoreBar && offer && shown && <StoreBar offer={offer} store={page.store} onFocusChange={setFocused} />;
}
