import { useEffect, useRef, type PointerEvent } from 'react';
import { toastDuration, toastHotkey, toastSwipe } from '../domain/constants';
import { useMessages } from '../hooks/messages';
import type { ShownToast } from '../hooks/toast';
import { Bidi } from './Bidi';
import { Button } from './Button';
import { classNames } from './class-names';
import { Icon } from './Icon';
import { css } from './ToastView.styles';

interface ToastViewProps {
  readonly toast: ShownToast;
  readonly onDismiss: () => void;
}

// Less than this is a trembling finger on its way to a button.
const dragStart = 6;

const icons = { neutral: 'chat', good: 'tick', bad: 'warning' } as const;

/** A notice: goes away after its time, waits while it is looked at, and can be swept or sent away. */
export default function ToastView({ toast, onDismiss }: ToastViewProps) {
  const t = useMessages();
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(undefined);
  const drag = useRef<{ readonly pointer: number; readonly from: number; moved: number }>(undefined);

  useEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let startedAt = 0;
    let remaining = toast.remaining ?? toastDuration;

    const isLookedAt = (): boolean => element.matches(':hover, :focus-within') || document.visibilityState === 'hidden';
    const pause = (): void => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      remaining -= performance.now() - startedAt;
      toast.remaining = remaining;
    };
    const resume = (): void => {
      if (timer !== undefined || isLookedAt()) return;
      startedAt = performance.now();
      timer = setTimeout(onDismiss, remaining);
    };
    const review = (): void => {
      // After the event: focus and pointer have then arrived where they go.
      queueMicrotask(() => (isLookedAt() ? pause() : resume()));
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== toastHotkey) return;
      event.preventDefault();
      if (document.activeElement instanceof HTMLElement && !element.contains(document.activeElement)) cameFrom.current = document.activeElement;
      element.focus();
    };
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const;
    for (const type of events) element.addEventListener(type, review);
    document.addEventListener('visibilitychange', review);
    document.addEventListener('keydown', onKey);
    resume();
    return () => {
      pause();
      for (const type of events) element.removeEventListener(type, review);
      document.removeEventListener('visibilitychange', review);
      document.removeEventListener('keydown', onKey);
    };
  }, [toast, onDismiss]);

  const leave = (): void => {
    if (region.current?.contains(document.activeElement)) cameFrom.current?.focus({ preventScroll: true });
    onDismiss();
  };

  /** How far a pointer is along the reading direction. */
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
    if (event.type === 'pointerup' && moved >= toastSwipe) leave();
  };

  const tone = toast.tone ?? 'neutral';
  return (
    <section
      ref={region}
      className={css.region}
      aria-label={t('toast.region')}
      aria-keyshortcuts={toastHotkey}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Escape would close the dialog that the notice may stand in.
        event.preventDefault();
        event.stopPropagation();
        leave();
      }}
    >
      <div
        className={css.toast}
        data-toast
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
      >
        <span className={classNames(css.mark, css[tone])}>
          <Icon name={icons[tone]} />
        </span>
        <div className={css.words}>
          <p className={css.title}>
            <Bidi>{toast.title}</Bidi>
          </p>
          {toast.description !== undefined && (
            <p className={css.description}>
              <Bidi>{toast.description}</Bidi>
            </p>
          )}
        </div>
        <Button variant="icon" size="s" className={css.close} aria-label={t('toast.close')} onClick={leave}>
          <Icon name="close" />
        </Button>
      </div>
    </section>
  );
}
