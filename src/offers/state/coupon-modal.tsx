import { createContext, useCallback, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { PageData } from '../../domain/pages/page-data';
import { importWhole } from '../../browser/import-whole';
import { usePage } from '../../hooks/page';
import { usePart } from '../../hooks/part';
import { useToast } from '../../ui/toast-provider';
import { useLoadNotice } from '../../ui/parts/use-dialog-part';
import type { Coupon } from './coupon';
import { useRequired } from '../../hooks/required';

type OpenCouponModal = (coupon: Coupon) => void;

const CouponModalContext = createContext<OpenCouponModal | undefined>(undefined);

interface Opening {
  readonly page: PageData;
  readonly coupon: Coupon;
  /** A new key for each opening, so that the state of the modal is reset. */
  readonly key: number;
}

// Long enough to write the code down or to follow the link.
const failureDuration = 20_000;

/** Loaded when first opened. If that fails, a toast shows code and link: browsers open no tab so long after a click. */
export function CouponModalProvider({ children }: { readonly children: ReactNode }) {
  const intl = useIntl();
  const toast = useToast();
  const page = usePage();
  const withNotice = useLoadNotice();
  const { Part: CouponModal, load } = usePart('CouponModal', () => importWhole(() => import('../tickets/CouponModal')));
  const [opening, setOpening] = useState<Opening>();
  // A navigation closes the modal.
  const shown = opening?.page === page ? opening : undefined;
  // The last of several clicks while the code is loading.
  const requested = useRef<Omit<Opening, 'key'>>(undefined);
  const open = useCallback<OpenCouponModal>(
    (coupon) => {
      const isWaiting = requested.current !== undefined;
      requested.current = { coupon, page };
      if (isWaiting) return;
      void withNotice(load()).then((loaded) => {
        const last = requested.current;
        requested.current = undefined;
        if (!last) return;
        if (loaded) setOpening((before) => ({ ...last, key: (before?.key ?? 0) + 1 }));
        else
          toast({
            title: intl.formatMessage({ id: 'modal.failed-title' }),
            description: intl.formatMessage({ id: 'modal.failed-text' }, { code: last.coupon.code }),
            tone: 'bad',
            link: { href: last.coupon.url, label: intl.formatMessage({ id: 'modal.go-to-store' }) },
            duration: failureDuration,
          });
      });
    },
    [withNotice, load, page, intl, toast],
  );
  const close = useCallback(() => setOpening(undefined), []);
  return (
    <CouponModalContext value={open}>
      {children}
      {CouponModal && shown && <CouponModal key={shown.key} coupon={shown.coupon} onClose={close} />}
    </CouponModalContext>
  );
}

export function useCouponModal(): OpenCouponModal {
  return useRequired(CouponModalContext);
}
