import { StrictMode, useMemo, type ReactNode } from 'react';
import type { Instant } from '../domain/dates/calendar';
import { validityPeriodsOf } from '../domain/offers/validity-periods';
import { settings } from '../generated/settings';
import { ClockProvider } from '../hooks/clock';
import { CountryProvider } from '../hooks/country';
import { Messages } from '../hooks/messages';
import { PageProvider } from '../hooks/page';
import { SiteProvider } from '../hooks/site';
import { ToastProvider } from '../ui/toast-provider';
import { Shell } from '../layout/Shell';
import { CopiedStrip } from '../offers/tickets/CopiedStrip';
import { CouponModalProvider } from '../offers/state/coupon-modal';
import type { Screen } from './load';

interface AppProps {
  readonly screen: Screen;
  /** The instant of the first render (product rule R10). */
  readonly start: Instant;
  /** Called for a message that is missing or cannot be formatted. The default logs it. */
  readonly onMessageError?: (error: Error) => void;
  /** Shown instead of the page while the next one is loading or after it could not be loaded. */
  readonly overlay?: ReactNode;
}

export function App({ screen, start, onMessageError = console.error, overlay }: AppProps) {
  const { page, Template, texts } = screen;
  const periods = useMemo(() => validityPeriodsOf(page), [page]);
  return (
    <StrictMode>
      <Messages language={page.language} messages={texts.messages} onError={onMessageError}>
        <SiteProvider language={page.language} site={texts.site}>
          <PageProvider value={page}>
            <ClockProvider start={start} timeZone={settings.timeZone} periods={periods}>
              <CountryProvider>
                <ToastProvider>
                  <CouponModalProvider>
                    <Shell>
                      {/* Hidden instead of unmounted, so that returning to the page restores its state. */}
                      <div hidden={overlay !== undefined}>
                        <Template key={`${page.language}${page.path}`} page={page} />
                      </div>
                      {overlay}
                      <CopiedStrip />
                    </Shell>
                  </CouponModalProvider>
                </ToastProvider>
              </CountryProvider>
            </ClockProvider>
          </PageProvider>
        </SiteProvider>
      </Messages>
    </StrictMode>
  );
}
