import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isPostPath, notFoundPath, parseSitePath, sitePath } from '../domain/paths';
import { redirectTarget } from '../domain/redirects';
import { SiteHasChanged } from '../loading/import-whole';
import { forgetData } from '../loading/json';
import { loadRedirects } from '../loading/redirects';
import { showLaterFace } from './later-face';
import { loadNotFoundScreen, loadScreen, type Screen } from './load';
import { readPosition, restorePosition, scrollToTop, type ScrollPosition } from './scroll-position';

// Most pages are there sooner; a message that flashes by would only disturb.
const patience = 250;

/** What stands on the screen: the page, or in its place that the next one is on its way or did not come. */
export type Progress = 'shown' | 'loading' | 'failed';

/** The page for an address, or that an address is another. */
type Found = { readonly screen: Screen } | { readonly elsewhere: string };

/** Loads the page at an address, from the site's root. */
async function findScreen(pathname: string): Promise<Found> {
  const address = parseSitePath(pathname);
  const screen = address && (await loadScreen(address.language, address.path));
  if (screen) return { screen };
  const target = redirectTarget(await loadRedirects(), pathname);
  if (target !== undefined) return { elsewhere: target };
  if (address && isPostPath(address.path)) return { elsewhere: sitePath(address.language, notFoundPath) };
  return { screen: await loadNotFoundScreen(address?.language) };
}

/**
 * While something stands in the page's place, that begins at the top; the page comes back where it was left. Gives how far
 * down that was, to be set by whoever puts something in its place.
 */
function usePlaceLeft(progress: Progress): RefObject<ScrollPosition | undefined> {
  const leftAt = useRef<ScrollPosition>(undefined);
  useLayoutEffect(() => {
    if (progress === 'shown') {
      if (leftAt.current) restorePosition(leftAt.current);
      leftAt.current = undefined;
    } else {
      scrollToTop();
      // The next thing to tab to is the button that tries again.
      if (progress === 'failed') document.getElementById('content')?.focus({ preventScroll: true });
    }
  }, [progress]);
  return leftAt;
}

/** What `useScreen` gives. */
export interface ShownScreen {
  /** The last page that came. */
  readonly screen: Screen;
  readonly progress: Progress;
  /** Asks for the page of the address once more. */
  readonly tryAgain: () => void;
}

/** Follows the address: loads the next page, and keeps the last one until it is there. */
export function useScreen(first: Screen): ShownScreen {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [screen, setScreen] = useState(first);
  const [progress, setProgress] = useState<Progress>('shown');
  const [attempt, setAttempt] = useState(0);
  const shownAt = useRef(pathname);
  const leftAt = usePlaceLeft(progress);

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
    let current = true;
    const stand = (instead: 'loading' | 'failed'): void => {
      leftAt.current ??= readPosition();
      setProgress(instead);
    };
    const slow = setTimeout(() => stand('loading'), patience);
    const open = async (): Promise<void> => {
      const found = await findScreen(pathname);
      if (!current) return;
      if ('elsewhere' in found) {
        void navigate(found.elsewhere, { replace: true });
        return;
      }
      // On a page that is shown anew no letter moves, either.
      if (pathname !== shownAt.current) await showLaterFace(found.screen.page.language);
      if (!current) return;
      shownAt.current = pathname;
      leftAt.current = undefined;
      setScreen(found.screen);
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
  }, [pathname, attempt, navigate, leftAt]);

  const tryAgain = (): void => {
    setProgress('loading');
    setAttempt((count) => count + 1);
  };
  return { screen, progress, tryAgain };
}
