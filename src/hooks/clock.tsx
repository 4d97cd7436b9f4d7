import { createContext, startTransition, useEffect, useState, type ReactNode } from 'react';
import type { Instant } from '../domain/dates/calendar';
import type { ValidityPeriod } from '../domain/offers/offer-status';
import { unchangedPeriod } from '../domain/offers/unchanged-period';
import { useRequired } from './required';

/** The visitor's time. All other code reads the time from here. */
export function presentInstant(): Instant {
  return Date.now();
}

const ClockContext = createContext<Instant | undefined>(undefined);

interface ClockProviderProps {
  /** The instant of the first render: that of the HTML, so that hydration matches. */
  readonly start: Instant;
  /** The time zone whose midnight changes relative dates. */
  readonly timeZone: string;
  readonly periods: readonly ValidityPeriod[];
  readonly children: ReactNode;
}

/**
 * The clock of the site (product rule R10). The first render uses `start`. The clock is then set to the visitor's time,
 * and again at every change of an offer's status, at midnight, and when the page becomes visible. Its value is the
 * earliest instant since which the page has not changed. On the day of the build that is usually the instant of the
 * HTML, so that nothing is rendered twice.
 */
export function ClockProvider({ start, timeZone, periods, children }: ClockProviderProps) {
  const [now, setNow] = useState(start);
  const [shown, setShown] = useState(periods);
  if (shown !== periods) {
    // Updated during the first render of another page, so that expired offers are never shown as active.
    setShown(periods);
    setNow(unchangedPeriod(periods, presentInstant(), timeZone).since);
  }
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      clearTimeout(timer);
      const { since, until } = unchangedPeriod(periods, presentInstant(), timeZone);
      // In a transition, because the whole page may change.
      startTransition(() => setNow(since));
      // At midnight at the latest, so the delay is short enough for `setTimeout`, which fires immediately for delays
      // above 32 bits.
      timer = setTimeout(tick, until - presentInstant());
    };
    const wake = (): void => {
      if (document.visibilityState === 'visible') tick();
    };
    tick();
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('pageshow', wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('pageshow', wake);
    };
  }, [periods, timeZone]);
  return <ClockContext value={now}>{children}</ClockContext>;
}

/** The current instant, precise enough for the date and the status of offers, but not for the time of day. */
export function useNow(): Instant {
  return useRequired(ClockContext);
}
