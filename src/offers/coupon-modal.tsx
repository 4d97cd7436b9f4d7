import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react';
import type { PageData } from '../domain/page-data';
import { importWhole } from '../loading/import-whole';
import { useMessages } from '../hooks/messages';
import { usePage } from '../hooks/page';
import { usePart } from '../hooks/part';
import { useToast } from '../ui/toast-provider';
import { useAwaited } from '../ui/use-awaited';
import type { Coupon } from './coupon';

type OpenCouponModal = (coupon: Coupon) => void;

const CouponModalContext = createContext<OpenCouponModal | undefined>(undefined);

const importModal = () => importWhole(() => import('./CouponModal'));

interface Opening {
  readonly page: PageData;
  readonly coupon: Coupon;
  /** Differs at each opening, so that the window starts afresh. */
  readonly turn: number;
}

// Long enough to write the code down or to follow the link.
const failureDuration = 20_000;

/**
 * Holds the one coupon modal of the site. Its code is loaded when it is first opened; where that fails, a notice gives
 * the code that the window would have shown, and a link to the store. Windows cannot be opened that late.
 */
export function CouponModalProvider({ children }: { readonly children: ReactNode }) {
  const t = useMessages();
  const toast = useToast();
  const page = usePage();
  const awaited = useAwaited();
  const { Part: CouponModal, load } = usePart('CouponModal', importModal);
  const [opening, setOpening] = useState<Opening>();
  // A window belongs to the page on which it was opened.
  const shown = opening?.page === page ? opening : undefined;
  // Of several presses while the code is on its way, the last one counts.
  const wanted = useRef<Omit<Opening, 'turn'>>(undefined);
  const open = useCallback<OpenCouponModal>(
    (coupon) => {
      const isWaiting = wanted.current !== undefined;
      wanted.current = { coupon, page };
      if (isWaiting) return;
      void awaited(load()).then((loaded) => {
        const last = wanted.current;
        wanted.current = undefined;
        if (!last) return;
        if (loaded) setOpening((before) => ({ ...last, turn: (before?.turn ?? 0) + 1 }));
        else
          toast({
            title: t('modal.failed-title'),
            description: t('modal.failed-text', { code: last.coupon.code }),
            tone: 'bad',
            link: { href: last.coupon.url, label: t('modal.go-to-store') },
            duration: failureDuration,
          });
      });
    },
    [awaited, load, page, t, toast],
  );
  const close = useCallback(() => setOpening(undefined), []);
  return (
    <CouponModalContext value={open}>
      {children}
      {CouponModal && shown && <CouponModal key={shown.turn} coupon={shown.coupon} onClose={close} />}
    </CouponModalContext>
  );
}

/** Opens the window with a code. To be called from a "Get Code" action. */
export function useCouponModal(): OpenCouponModal {
  const open = use(CouponModalContext);
  if (!open) throw new Error('A part of the site was rendered outside CouponModalProvider.');
  return open;
}
