import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import type { OfferStore, OfferView, StorePage } from '../domain/page-data';
import { useRequired } from '../hooks/required';

export type Thumb = 'up' | 'down';

/** The offers of a store's page, their common settings, and the votes of this page view. */
export interface OfferSource {
  readonly store: OfferStore;
  readonly offers: readonly OfferView[];
  /** The featured offer, above all sections. */
  readonly featured?: OfferView | undefined;
  /** The sections of a store's page, which may list an offer twice. */
  readonly sections?: StorePage['sections'] | undefined;
  /** true if expired offers are omitted. */
  readonly fromFeed: boolean;
  readonly feedback?: StorePage['feedback'];
  readonly copiedNotice?: string;
  /** The votes of this page view, by offer id. */
  readonly thumbs: Readonly<Record<string, Thumb>>;
  /** Records a vote; returns false if the offer already has one. */
  readonly vote: (offerId: string, thumb: Thumb) => boolean;
}

const OfferSourceContext = createContext<OfferSource | undefined>(undefined);

interface OfferSourceProviderProps
  extends Pick<OfferSource, 'store' | 'offers' | 'featured' | 'sections' | 'feedback' | 'copiedNotice'> {
  readonly fromFeed?: boolean | undefined;
  readonly children: ReactNode;
}

/** Provides the offers of a page to its sections. Votes are kept while the page is shown, and are not sent. */
export function OfferSourceProvider({
  children,
  fromFeed = false,
  store,
  offers,
  featured,
  sections,
  feedback,
  copiedNotice,
}: OfferSourceProviderProps) {
  const [thumbs, setThumbs] = useState<Readonly<Record<string, Thumb>>>({});
  // A ref, so that two clicks before the next render count as one vote.
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
      sections,
      ...(feedback !== undefined && { feedback }),
      ...(copiedNotice !== undefined && { copiedNotice }),
    }),
    [store, offers, featured, sections, fromFeed, thumbs, vote, feedback, copiedNotice],
  );
  return <OfferSourceContext value={source}>{children}</OfferSourceContext>;
}

/** The `OfferSource` of the page. Throws if there is none. */
export function useOfferSource(): OfferSource {
  return useRequired(OfferSourceContext);
}

/** The `OfferSource` of the page; undefined in lists of several stores. */
export function useOptionalOfferSource(): OfferSource | undefined {
  return use(OfferSourceContext);
}
