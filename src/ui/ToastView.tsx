import { useEffect, useRef, type DOMAttributes, type PointerEvent, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { toastDuration, toastHotkey, toastSwipe } from '../domain/constants';
import { BidiText } from './text/Bidi';
import { Button } from './Button';
import { Icon } from './Icon';
import { styles } from './ToastView.styles';
import type { ShownToast } from './toast';
import { ToastLink } from './ToastLink';

interface ToastViewProps {
  readonly toast: ShownToast;
  readonly onDismiss: () => void;
}

// The interval of the countdown in milliseconds.
const step = 100;

// In CSS pixels. A smaller movement is a tap, not a drag.
const dragStart = 6;

const icons = { neutral: 'chat', good: 'tick', bad: 'warning' } as const;

function useCountdown(region: RefObject<HTMLElement | null>, toast: ShownToast, onDismiss: () => void): void {
  useEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const isPaused = (): boolean =>
      (window.matchMedia('(hover: hover)').matches && element.matches(':hover')) ||
      element.matches(':focus-within') ||
      document.visibilityState === 'hidden';
    let remaining = toast.remaining ?? toast.duration ?? toastDuration;
    // Intervals in which the toast is paused do not count.
    const countdown = setInterval(() => {
      if (isPaused()) return;
      remaining -= step;
      toast.remaining = remaining;
      if (remaining <= 0) onDismiss();
    }, step);
    return () => clearInterval(countdown);
  }, [region, toast, onDismiss]);
}

/** Moves the focus to the toast with a key. Returns a function that moves it back. */
function useHotkey(region: RefObject<HTMLElement | null>): () => void {
  const cameFrom = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== toastHotkey) return;
      event.preventDefault();
      if (document.activeElement instanceof HTMLElement && !element.contains(document.activeElement))
        cameFrom.current = document.activeElement;
      element.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [region]);
  return () => {
    if (region.current?.contains(document.activeElement)) cameFrom.current?.focus({ preventScroll: true });
  };
}

type PointerListeners = Pick<
  DOMAttributes<HTMLElement>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
>;

/** Listeners that let an element be swiped away in the reading direction. */
function useSwipe(onSwiped: () => void): PointerListeners {
  const drag = useRef<{ readonly pointer: number; readonly from: number; moved: number }>(undefined);

  /** The distance that a pointer was dragged in the reading direction. */
  const along = (event: PointerEvent<HTMLElement>): number => {
    const rightToLeft = event.currentTarget.matches(':dir(rtl)');
    return (event.clientX - (drag.current?.from ?? event.clientX)) * (rightToLeft ? -1 : 1);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.button === 0) drag.current = { pointer: event.pointerId, from: event.clientX, moved: 0 };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    if (drag.current?.pointer !== event.pointerId) return;
    const moved = Math.max(0, along(event));
    if (moved < dragStart && drag.current.moved === 0) return;
    drag.current.moved = moved;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.dataset.dragged = '';
    event.currentTarget.style.setProperty('--moved', String(moved));
  };
  const onPointerEnd = (event: PointerEvent<HTMLElement>): void => {
    if (drag.current?.pointer !== event.pointerId) return;
    const { moved } = drag.current;
    drag.current = undefined;
    delete event.currentTarget.dataset.dragged;
    event.currentTarget.style.removeProperty('--moved');
    if (event.type === 'pointerup' && moved >= toastSwipe) onSwiped();
  };
  return { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd };
}

export default function ToastView({ toast, onDismiss }: ToastViewProps) {
  const intl = useIntl();
  const region = useRef<HTMLElement>(null);
  useCountdown(region, toast, onDismiss);
  const returnFocus = useHotkey(region);

  const close = (): void => {
    returnFocus();
    onDismiss();
  };
  const swipe = useSwipe(close);

  const tone = toast.tone ?? 'neutral';
  return (
    <section
      ref={region}
      className={styles.region}
      aria-label={intl.formatMessage({ id: 'toast.region' })}
      aria-keyshortcuts={toastHotkey}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Otherwise Escape would also close the dialog around the toast.
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
    >
      <div className={styles.toast} data-toast {...swipe}>
        <Icon name={icons[tone]} className={styles[tone]} />
        <div className={styles.words}>
          <BidiText className={styles.title} text={toast.title} /> <BidiText text={toast.description} />
          <ToastLink link={toast.link} />
        </div>
        <Button
          variant="icon"
          className={styles.close}
          aria-label={intl.formatMessage({ id: 'toast.close' })}
          onClick={close}
        >
          <Icon name="close" />
        </Button>
      </div>
    </section>
  );
}
