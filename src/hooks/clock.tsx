import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react';
import type { Instant } from '../domain/calendar';
import type { ValidityPeriod } from '../domain/offer-status';
import { unchangedSince, unchangedUntil } from '../domain/unchanged-period';

/** The visitor's clock. Nothing else in the site's code asks for the time. */
export function presentInstant(): Instant {
  return Date.now();
}

const ClockContext = createContext<Instant | undefined>(undefined);

// setTimeout takes 32 bits; a longer wait fires at once. Waking once a day also survives a laptop's sleep.
const longestWait = 86_400_000;

interface ClockProviderProps {
  /** The instant of the first render: the one the HTML was rendered with, so that hydration agrees. */
  readonly start: Instant;
  /** The zone whose midnight changes what relative days say. */
  readonly timeZone: string;
  /** What the page shows that begins or ends at some instant. */
  readonly lifetimes: readonly ValidityPeriod[];
  readonly children: ReactNode;
}

/**
 * The one clock of the site (product rule R10). The first render happens at `start`; right after it the visitor's clock
 * takes over, and again at each next change of an offer's status, at midnight, and when the page comes back into view. It
 * shows the earliest instant from which the page has looked as it does now: on the day on which the HTML was rendered
 * that is mostly the HTML's own, and nothing is rendered twice.
 */
export function ClockProvider({ start, timeZone, lifetimes, children }: ClockProviderProps) {
  const [now, setNow] = useState(start);
  const [shown, setShown] = useState(lifetimes);
  if (shown !== lifetimes) {
    // Another page: of what has ended while the reader was on the last one, nothing is shown as good, not even once.
    setShown(lifetimes);
    setNow(unchangedSince(lifetimes, presentInstant(), timeZone));
  }
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      clearTimeout(timer);
      const instant = presentInstant();
      // In slices: the whole page may have to say something else.
      startTransition(() => setNow(unchangedSince(lifetimes, instant, timeZone)));
      const next = unchangedUntil(lifetimes, instant, timeZone);
      timer = setTimeout(tick, Math.min(Math.max(next - presentInstant(), 0), longestWait));
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
  }, [lifetimes, timeZone]);
  return <ClockContext value={now}>{children}</ClockContext>;
}

/** The present instant, as the site's one clock shows it: good for the day and for the status of offers, not for the minute. */
export function useNow(): Instant {
  const now = use(ClockContext);
  if (now === undefined) throw new Error('A part of the site was rendered outside ClockProvider.');
  return now;
}
