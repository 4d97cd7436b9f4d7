import { StrictMode, useMemo, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Instant } from '../domain/calendar';
import { localeOf } from '../domain/language';
import { lifetimesOf } from '../domain/lifetimes';
import { settings } from '../generated/settings';
import { ClockProvider } from '../hooks/clock';
import { PageProvider } from '../hooks/page';
import { SiteProvider } from '../hooks/site';
import { ToastProvider } from '../hooks/toast';
import { Shell } from '../layout/Shell';
import { CouponModalProvider } from '../offers/coupon-modal';
import type { Screen } from './load';

interface AppProps {
  readonly screen: Screen;
  /** The instant of the first render (rulings, 6). */
  readonly start: Instant;
  /** What to do with a message that is missing or cannot be formatted. Without it, the console is told. */
  readonly onMessageError?: (error: Error) => void;
  /** Shown in place of the page while the next one is loading, or when it could not be loaded. */
  readonly overlay?: ReactNode;
}

/** The site around one page: providers, shell, template. */
export function App({ screen, start, onMessageError, overlay }: AppProps) {
  const { page, Template, bundle } = screen;
  const lifetimes = useMemo(() => lifetimesOf(page), [page]);
  return (
    <StrictMode>
      <IntlProvider locale={localeOf(page.language)} messages={bundle.messages} {...(onMessageError && { onError: onMessageError })}>
        <SiteProvider language={page.language} site={bundle.site}>
          <PageProvider value={page}>
            <ClockProvider start={start} timeZone={settings.timeZone} lifetimes={lifetimes}>
              <ToastProvider>
                <CouponModalProvider>
                  <Shell>{overlay ?? <Template key={`${page.language}${page.path}`} page={page} />}</Shell>
                </CouponModalProvider>
              </ToastProvider>
            </ClockProvider>
          </PageProvider>
        </SiteProvider>
      </IntlProvider>
    </StrictMode>
  );
}
