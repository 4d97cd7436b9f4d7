import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { openOutbound } from '../app/links';
import type { StoreSummary } from '../domain/page-data';
import { usePart } from './use-part';

/** What the window with the code shows. */
export interface Coupon {
  readonly code: string;
  /** Where "Go to store" leads. */
  readonly url: string;
  readonly store: StoreSummary;
  /** The store's own words after a copy. */
  readonly copiedNotice?: string;
}

type OpenCouponModal = (coupon: Coupon) => void;

const CouponModalContext = createContext<OpenCouponModal | undefined>(undefined);

const importModal = () => import('./CouponModal');

interface Opening {
  readonly coupon: Coupon;
  /** Differs at each opening, so that the window starts afresh. */
  readonly turn: number;
}

/** Holds the one coupon modal of the site. Its code is loaded when it is first opened. */
export function CouponModalProvider({ children }: { readonly children: ReactNode }) {
  const { Part: CouponModal, load } = usePart(importModal);
  const [opening, setOpening] = useState<Opening>();
  const open = useCallback<OpenCouponModal>(
    (coupon) => {
      setOpening((last) => ({ coupon, turn: (last?.turn ?? 0) + 1 }));
      void load().then((loaded) => {
        if (!loaded) openOutbound(coupon.url);
      });
    },
    [load],
  );
  const close = useCallback(() => setOpening(undefined), []);
  return (
    <CouponModalContext value={open}>
      {children}
      {CouponModal && opening && <CouponModal key={opening.turn} coupon={opening.coupon} onClose={close} />}
    </CouponModalContext>
  );
}

/** Opens the window with a code. To be called from a "Get Code" action. */
export function useCouponModal(): OpenCouponModal {
  const open = use(CouponModalContext);
  if (!open) throw new Error('A part of the site was rendered outside CouponModalProvider.');
  return open;
}
