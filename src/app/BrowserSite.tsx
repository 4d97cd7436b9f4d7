import { memo, startTransition, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
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
import { useScrolling } from './use-scrolling';

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
  const { page } = screen;
  useEffect(() => prefetching.current?.watch(page), [page]);
}

/** Makes the head of the document that of the page, and moves the focus to its content, where readers go on. */
function useArrival(screen: Screen): void {
  const arrived = useRef(screen);
  useEffect(() => {
    if (arrived.current === screen) return;
    arrived.current = screen;
    applyHead(headOf(screen.page, settings));
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [screen]);
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
  useScrolling(screen, progress);
  const overlay =
    progress === 'loading' ? <Loading /> : progress === 'failed' ? <LoadFailure onRetry={tryAgain} /> : undefined;
  return <Shown screen={screen} start={start} overlay={overlay} />;
}
