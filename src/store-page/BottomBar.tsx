import { useEffect, useState, type RefObject } from 'react';
import type { StorePage } from '../domain/page-data';
import { shownActiveOffers } from '../domain/shown-offers';
import { useNow } from '../hooks/clock';
import { useMediaQuery } from '../hooks/media';
import { usePart } from '../hooks/part';
import { importWhole } from '../loading/import-whole';

const importBar = () => importWhole(() => import('./StoreBar'));

interface BottomBarProps {
  readonly page: StorePage;
  /** The element with the first ticket. The bar is shown while that is above the window. */
  readonly after: RefObject<HTMLElement | null>;
}

/**
 * The bar at the bottom of small screens, with the first active code of the page or, without one, the first deal (product
 * rule R59). It is loaded and shown once the first ticket has left the window upwards, and stays while it has the focus.
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

  const active = shownActiveOffers(page, useNow()).map(({ offer }) => offer);
  const offer = active.find(({ kind }) => kind === 'code') ?? active[0];
  const shown = small && (above || focused);
  return StoreBar && offer && shown && <StoreBar offer={offer} store={page.store} onFocusChange={setFocused} />;
}
