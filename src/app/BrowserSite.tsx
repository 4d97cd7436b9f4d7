import { memo, startTransition, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Instant } from '../domain/calendar';
import { settings } from '../generated/settings';
import { Loading } from '../ui/Loading';
import { App } from './App';
import { applyHead } from './document-head';
import { followLinks } from '../links/follow-links';
import { headOf } from './head';
import type { Screen } from './load';
import { LoadFailure } from './LoadFailure';
import { prefetchLinks } from './prefetch';
import { useScreen } from './use-screen';

/** The script's word to the starter in the page that clicks are answered now. */
export const readyEvent = 'site:ready';

/** The script's word to the starter that it cannot answer clicks. */
export const failedEvent = 'site:failed';

interface BrowserSiteProps {
  readonly screen: Screen;
  readonly start: Instant;
}

/** Says that clicks are answered. */
function useReadyWord(): void {
  // In the first effects the visitor's clock takes over, in a transition that this one joins. A press that waited is
  // answered by what the page says then.
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    if (awake) window.dispatchEvent(new Event(readyEvent));
    else startTransition(() => setAwake(true));
  }, [awake]);
}

/** Fetches what the links of the page on show lead to. */
function usePrefetching(screen: Screen): void {
  const prefetching = useRef<ReturnType<typeof prefetchLinks>>(undefined);
  useEffect(() => {
    prefetching.current = prefetchLinks(settings.basePath);
    return () => prefetching.current?.stop();
  }, []);
  useEffect(() => prefetching.current?.look(), [screen]);
}

/** The element that a fragment leads to, if there is one. */
function elementAt(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Anyone can write a percent sign into an address.
    return null;
  }
}

/** Does what a browser does when a document has come: the head is that of the page, and readers are where its address leads. */
function useArrival(screen: Screen): void {
  const { hash } = useLocation();
  const arrived = useRef(screen);
  useEffect(() => {
    if (arrived.current === screen) return;
    arrived.current = screen;
    applyHead(headOf(screen.page, settings));
    const anchor = elementAt(hash);
    if (anchor) anchor.scrollIntoView();
    else window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [screen, hash]);
}

/** The page on show has nothing to do with an address whose page is on its way. */
const Shown = memo(App);

/** The site in the browser: one page after the other in the document of the first. */
export function BrowserSite({ screen: first, start }: BrowserSiteProps) {
  const navigate = useNavigate();
  useReadyWord();
  useEffect(() => followLinks(settings.basePath, (to, options) => void navigate(to, options)), [navigate]);
  const { screen, progress, tryAgain } = useScreen(first);
  usePrefetching(screen);
  useArrival(screen);
  const overlay =
    progress === 'loading' ? <Loading /> : progress === 'failed' ? <LoadFailure onRetry={tryAgain} /> : undefined;
  return <Shown screen={screen} start={start} overlay={overlay} />;
}
