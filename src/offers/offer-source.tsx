import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Language } from '../domain/language';
import type { OfferView, StorePage, StoreSummary } from '../domain/page-data';

/** Which thumb. */
export type Thumb = 'up' | 'down';

/** What the offers of one store's page have in common, and what this page view knows of them. */
export interface OfferSource {
  readonly store: StoreSummary;
  readonly offers: readonly OfferView[];
  /** The offer that stands above all sections. */
  readonly featured?: OfferView | undefined;
  /** true where expired offers are dropped. */
  readonly fromFeed: boolean;
  readonly feedback?: StorePage['feedback'];
  readonly copiedNotice?: string;
  /** The thumb given to an offer in this page view. */
  readonly thumbs: Readonly<Record<string, Thumb>>;
  /** Gives a thumb; false if the offer has had one. */
  readonly vote: (offerId: string, thumb: Thumb) => boolean;
  /** The language of the interface, where the content around the offers is in another one. */
  readonly offersIn?: Language;
}

const OfferSourceContext = createContext<OfferSource | undefined>(undefined);

interface OfferSourceProviderProps
  extends Pick<OfferSource, 'store' | 'offers' | 'featured' | 'feedback' | 'copiedNotice' | 'offersIn'> {
  readonly fromFeed?: boolean | undefined;
  readonly children: ReactNode;
}

/** Gives the sections of a page its offers. Votes live as long as the page is shown and are sent nowhere. */
export function OfferSourceProvider({
  children,
  fromFeed = false,
  store,
  offers,
  featured,
  feedback,
  copiedNotice,
  offersIn,
}: OfferSourceProviderProps) {
  const [thumbs, setThumbs] = useState<Readonly<Record<string, Thumb>>>({});
  // Two presses before the next render must not count as two votes.
  const voted = useRef(new Set<string>());
  const vote = useCallback((offerId: string, thumb: Thumb) => {
    if (voted.current.has(offerId)) return false;
    voted.current.add(offerId);
    setThumbs((given) => ({ ...given, [offerId]: thumb }));
    return true;
  }, []);
  const source = useMemo<OfferSource>(
    () => ({
      store,
      offers,
      fromFeed,
      thumbs,
      vote,
      featured,
      ...(feedback !== undefined && { feedback }),
      ...(copiedNotice !== undefined && { copiedNotice }),
      ...(offersIn !== undefined && { offersIn }),
    }),
    [store, offers, featured, fromFeed, thumbs, vote, feedback, copiedNotice, offersIn],
  );
  return <OfferSourceContext value={source}>{children}</OfferSourceContext>;
}

/** The offers of the page and what belongs to them. */
export function useOfferSource(): OfferSource {
  const source = use(OfferSourceContext);
  if (!source) throw new Error('A list of offers was rendered outside OfferSourceProvider.');
  return source;
}

/** The same, or undefined in lists of several stores. */
export function useOptionalOfferSource(): OfferSource | undefined {
  return use(OfferSourceContext);
}
