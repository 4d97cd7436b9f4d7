import { StrictMode, useMemo, type ReactNode } from 'react';
import type { Instant } from '../domain/calendar';
import { validityPeriodsOf } from '../domain/validity-periods';
import { settings } from '../generated/settings';
import { ClockProvider } from '../hooks/clock';
import { MessagesProvider } from '../hooks/intl';
import { PageProvider } from '../hooks/page';
import { SiteProvider } from '../hooks/site';
import { ToastProvider } from '../ui/toast-provider';
import { Shell } from '../layout/Shell';
import { CouponModalProvider } from '../offers/coupon-modal';
import type { Screen } from './load';

interface AppProps {
  readonly screen: Screen;
  /** The instant of the first render (product rule R10). */
  readonly start: Instant;
  /** What to do with a message that is missing or cannot be formatted. Without it, the console is told. */
  readonly onMessageError?: (error: Error) => void;
  /** Shown instead of the page while the next one is loading, or when it could not be loaded. */
  readonly overlay?: ReactNode;
}

/** The site around one page: providers, shell, template. */
export function App({ screen, start, onMessageError = console.error, overlay }: AppProps) {
  const { page, Template, texts } = screen;
  const lifetimes = useMemo(() => validityPeriodsOf(page), [page]);
  return (
    <StrictMode>
      <MessagesProvider language={page.language} messages={texts.messages} onError={onMessageError}>
        <SiteProvider language={page.language} site={texts.site}>
          <PageProvider value={page}>
            <ClockProvider start={start} timeZone={settings.timeZone} lifetimes={lifetimes}>
              <ToastProvider>
                <CouponModalProvider>
                  <Shell>
                    {/* Whoever goes back to the page finds it as it was left. */}
                    <div hidden={overlay !== undefined}>
                      <Template key={`${page.language}${page.path}`} page={page} />
                    </div>
                    {overlay}
                  </Shell>
                </CouponModalProvider>
              </ToastProvider>
            </ClockProvider>
          </PageProvider>
        </SiteProvider>
      </MessagesProvider>
    </StrictMode>
  );
}
