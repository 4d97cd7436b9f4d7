import { memo, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Instant } from '../domain/calendar';
import { parseSitePath, sitePath, notFoundPath } from '../domain/paths';
import { redirectTarget } from '../domain/redirects';
import { redirects } from '../generated/routes';
import { settings } from '../generated/settings';
import { Loading } from '../ui/Loading';
import { App } from './App';
import { applyHead } from './document-head';
import { followLinks } from './follow-links';
import { headOf } from './head';
import { SiteHasChanged } from './import-whole';
import { showLaterFace } from './later-face';
import { forgetData, loadNotFoundScreen, loadScreen, type Screen } from './load';
import { LoadFailure } from './LoadFailure';
import { prefetchLinks } from './prefetch';

/** The script's word to the starter in the page that clicks are answered now. */
export const readyEvent = 'site:ready';

/** The script's word to the starter that it cannot answer clicks. */
export const failedEvent = 'site:failed';

// Most pages are there sooner; a message that flashes by would only disturb.
const patience = 250;

interface BrowserSiteProps {
  readonly screen: Screen;
  readonly start: Instant;
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

/** The page on show has nothing to do with an address whose page is on its way. */
const Shown = memo(App);

type Progress = 'shown' | 'loading' | 'failed';

/** The site in the browser: follows the address, loads the next page, and keeps showing the last one until it is there. */
export function BrowserSite({ screen: first, start }: BrowserSiteProps) {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [screen, setScreen] = useState(first);
  const [progress, setProgress] = useState<Progress>('shown');
  const [attempt, setAttempt] = useState(0);
  const shownAt = useRef(pathname);

  // While something stands in the page's place, that begins at the top; the page comes back where it was left.
  const leftAt = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (progress === 'shown') {
      if (leftAt.current !== undefined) window.scrollTo(0, leftAt.current);
      leftAt.current = undefined;
    } else {
      window.scrollTo(0, 0);
      // The next thing to tab to is the button that tries again.
      if (progress === 'failed') document.getElementById('content')?.focus({ preventScroll: true });
    }
  }, [progress]);

  // In the first effects the visitor's clock takes over, in a transition that this one joins. A press that waited is
  // answered by what the page says then.
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    if (awake) window.dispatchEvent(new Event(readyEvent));
    else startTransition(() => setAwake(true));
  }, [awake]);

  useEffect(() => followLinks(settings.basePath, (to, options) => void navigate(to, options)), [navigate]);

  useEffect(() => {
    if (!import.meta.hot) return undefined;
    const refresh = (): void => {
      forgetData();
      setAttempt((count) => count + 1);
    };
    import.meta.hot.on('site:data', refresh);
    return () => import.meta.hot?.off('site:data', refresh);
  }, []);

  useEffect(() => {
    if (pathname === shownAt.current && attempt === 0) {
      // Back on the page that is still there, while another was on its way or did not come.
      setProgress('shown');
      return undefined;
    }
    const target = redirectTarget(redirects, pathname);
    if (target !== undefined) {
      void navigate(target, { replace: true });
      return undefined;
    }
    let current = true;
    const stand = (instead: 'loading' | 'failed'): void => {
      leftAt.current ??= window.scrollY;
      setProgress(instead);
    };
    const slow = setTimeout(() => stand('loading'), patience);
    const open = async (): Promise<void> => {
      const address = parseSitePath(pathname);
      const next = address && (await loadScreen(address.language, address.path));
      if (!current) return;
      if (!next && address?.path.startsWith('/blog/')) {
        void navigate(sitePath(address.language, notFoundPath), { replace: true });
        return;
      }
      const found = next ?? (await loadNotFoundScreen(address?.language));
      // On a page that is shown anew no letter moves, either.
      if (pathname !== shownAt.current) await showLaterFace(found.page.language);
      if (!current) return;
      shownAt.current = pathname;
      leftAt.current = undefined;
      setScreen(found);
      setProgress('shown');
      setAttempt(0);
    };
    open()
      .catch((error: unknown) => {
        if (!current) return;
        // The address is that of the next page already, and its document brings the code that belongs to it.
        if (error instanceof SiteHasChanged) window.location.reload();
        else stand('failed');
      })
      .finally(() => clearTimeout(slow));
    return () => {
      current = false;
      clearTimeout(slow);
    };
  }, [pathname, attempt, navigate]);

  const prefetching = useRef<ReturnType<typeof prefetchLinks>>(undefined);
  useEffect(() => {
    prefetching.current = prefetchLinks(settings.basePath);
    return () => prefetching.current?.stop();
  }, []);
  // The links of the page that is shown now.
  useEffect(() => prefetching.current?.look(), [screen]);

  const settled = useRef(screen);
  useEffect(() => {
    if (settled.current === screen) return;
    settled.current = screen;
    applyHead(headOf(screen.page, settings));
    const anchor = elementAt(hash);
    if (anchor) anchor.scrollIntoView();
    else window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [screen, hash]);

  const tryAgain = (): void => {
    setProgress('loading');
    setAttempt((count) => count + 1);
  };
  const overlay = progress === 'loading' ? <Loading /> : progress === 'failed' ? <LoadFailure onRetry={tryAgain} /> : undefined;
  return <Shown screen={screen} start={start} overlay={overlay} />;
}
