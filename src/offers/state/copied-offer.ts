import type { PageData } from '../../domain/pages/page-data';
import type { OfferStore, OfferView } from '../../domain/offers/offer-view';
import { usePage } from '../../hooks/page';
import { sharedState, useShared } from '../../hooks/shared-state';

export interface Copied {
  readonly offer: OfferView;
  readonly code: string;
  readonly store: OfferStore;
  readonly page: PageData;
  /** What had the focus. */
  readonly from: Element | null;
  /** true if that was in the strip at the foot of the window, which then keeps the focus. */
  readonly fromStrip: boolean;
  /** Its number among the copies since the document was loaded. */
  readonly count: number;
}

const copies = sharedState<Copied | undefined>(undefined);
const pointed = sharedState<string | undefined>(undefined);
let count = 0;

export function noteCopy(copied: Omit<Copied, 'count' | 'fromStrip'>): void {
  count += 1;
  copies.set({ ...copied, count, fromStrip: copied.from?.closest('[data-strip]') != null });
}

export function dismissCopy(): void {
  copies.set(undefined);
}

/** The last copy on the current page; undefined if the reader has dismissed it. */
export function useCopied(): Copied | undefined {
  const page = usePage();
  return useShared(copies, (copied) => (copied?.page === page ? copied : undefined));
}

/** Records the offer that the bar of a store's page shows, by its `offerKey`. */
export const pointTo = pointed.set;

/** The `offerKey` of the offer that was recommended or copied last; undefined if none was. */
export function usePointedOffer(): string | undefined {
  return useShared(pointed, (offer) => offer);
}
