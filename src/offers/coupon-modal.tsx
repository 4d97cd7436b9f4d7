import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { importWhole } from '../loading/import-whole';
import { useMessages } from '../hooks/messages';
import { usePart } from '../hooks/part';
import { useToast } from '../ui/toast-provider';
import type { Coupon } from './coupon';

type OpenCouponModal = (coupon: Coupon) => void;

const CouponModalContext = createContext<OpenCouponModal | undefined>(undefined);

const importModal = () => importWhole(() => import('./CouponModal'));

interface Opening {
  readonly coupon: Coupon;
  /** Differs at each opening, so that the window starts afresh. */
  readonly turn: number;
}

/**
 * Holds the one coupon modal of the site. Its code is loaded when it is first opened; where that fails, a notice gives
 * the code that the window would have shown.
 */
export function CouponModalProvider({ children }: { readonly children: ReactNode }) {
  const t = useMessages();
  const toast = useToast();
  const { Part: CouponModal, load } = usePart('CouponModal', importModal);
  const [opening, setOpening] = useState<Opening>();
  const open = useCallback<OpenCouponModal>(
    (coupon) => {
      setOpening((last) => ({ coupon, turn: (last?.turn ?? 0) + 1 }));
      void load().then((loaded) => {
        if (loaded) return;
        setOpening(undefined);
        toast({
          title: t('modal.failed-title'),
          description: t('modal.failed-text', { code: coupon.code }),
          tone: 'bad',
        });
      });
    },
    [load, t, toast],
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
