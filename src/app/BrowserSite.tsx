import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Instant } from '../domain/dates/calendar';
import { AddressProvider } from '../hooks/address';
import { followFragments } from '../ui/fragments';
import type { Screen } from './load';
import { NavigationProvider, useShownLocation } from './navigation';
import { SiteRoutes } from './routes';
import { keepDestination } from './screens';

/** Notifies the starter script of the page that the site handles clicks. */
const readyEvent = 'site:ready';

/** Notifies the starter script that the site cannot handle clicks. */
export const failedEvent = 'site:failed';

interface BrowserSiteProps {
  readonly screen: Screen;
  readonly start: Instant;
}

/** Dispatches `readyEvent` after the page shows the visitor's time. */
function useReadyEvent(): void {
  // The first effects set the clock to the visitor's time in a transition, which this transition joins. So a click that
  // the starter has stored is replayed on the updated page.
  const [updated, setUpdated] = useState(false);
  useEffect(() => {
    if (updated) window.dispatchEvent(new Event(readyEvent));
    else startTransition(() => setUpdated(true));
  }, [updated]);
}

/** The site in the browser, with client-side navigation. */
export function BrowserSite({ screen, start }: BrowserSiteProps) {
  useReadyEvent();
  useEffect(followFragments, []);
  const { pathname } = useLocation();
  const [first] = useState(() => {
    const destination = Promise.resolve({ screen });
    keepDestination(pathname, destination);
    return { screen, start, destination };
  });
  const { address, shown, navigation } = useShownLocation(first);
  return (
    <AddressProvider value={address}>
      <NavigationProvider value={navigation}>
        <SiteRoutes location={shown} />
      </NavigationProvider>
    </AddressProvider>
  );
}
