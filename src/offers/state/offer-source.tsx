import { createContext, use, useMemo, type ReactNode } from 'react';
import type { StorePage } from '../../domain/pages/page-data';
import type { OfferStore, OfferView } from '../../domain/offers/offer-view';
import { useRequired } from '../../hooks/required';

export interface OfferSource {
  readonly store: OfferStore;
  readonly offers: readonly OfferView[];
  readonly featured?: OfferView | undefined;
  /** The sections of a store's page, which may list an offer twice. */
  readonly sections?: StorePage['sections'] | undefined;
  /** true if expired offers are omitted. */
  readonly fromFeed: boolean;
  readonly feedback?: StorePage['feedback'];
}

const OfferSourceContext = createContext<OfferSource | undefined>(undefined);

export function OfferSourceProvider(
  props: Omit<OfferSource, 'fromFeed'> & { readonly fromFeed?: boolean | undefined; readonly children: ReactNode },
) {
  const { children, fromFeed = false, store, offers, featured, sections, feedback } = props;
  const source = useMemo<OfferSource>(
    () => ({ store, offers, fromFeed, featured, sections, feedback }),
    [store, offers, featured, sections, fromFeed, feedback],
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
