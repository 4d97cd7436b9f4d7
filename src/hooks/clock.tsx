import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { dayAt, endOfDay, type Instant } from '../domain/calendar';
import { nextStatusChange, type Lifetime } from '../domain/offer-status';

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
  readonly lifetimes: readonly Lifetime[];
  readonly children: ReactNode;
}

/**
 * The one clock of the site (rulings, 6). The first render happens at `start`; right after it the visitor's clock
 * takes over, and again at each next change of an offer's status, at midnight, and when the page comes back into view.
 */
export function ClockProvider({ start, timeZone, lifetimes, children }: ClockProviderProps) {
  const [now, setNow] = useState(start);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      clearTimeout(timer);
      const instant = presentInstant();
      setNow(instant);
      const midnight = endOfDay(dayAt(instant, timeZone), timeZone);
      const next = Math.min(nextStatusChange(lifetimes, instant) ?? Infinity, midnight);
      timer = setTimeout(tick, Math.min(Math.max(next - instant, 0), longestWait));
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

/** The present instant, as the site's one clock shows it. */
export function useNow(): Instant {
  const now = use(ClockContext);
  if (now === undefined) throw new Error('A part of the site was rendered outside ClockProvider.');
  return now;
}
