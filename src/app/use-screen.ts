import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withCountryOf } from '../domain/country';
import { countryCodes } from '../generated/codes';
import { isPostPath, notFoundPath, parseSitePath, sitePath } from '../domain/paths';
import { redirectTarget } from '../domain/redirects';
import { SiteHasChanged } from '../loading/import-whole';
import { forgetData } from '../loading/json';
import { loadRedirects } from '../loading/redirects';
import { loadNotFoundScreen, loadScreen, type Screen } from './load';
import { readPosition, restorePosition, topOfPage, type ScrollPosition } from './scroll-position';

// In milliseconds. Most pages load faster, and a message that disappears at once would disturb.
const loadingDelay = 250;

/** What is shown: the page, or instead of it that the next page is loading or could not be loaded. */
export type Progress = 'shown' | 'loading' | 'failed';

/** The page for an address, or a redirect. */
type Resolution = { readonly screen: Screen } | { readonly redirectTo: string };

/** Loads the page at a path from the site's root. */
async function resolveScreen(pathname: string): Promise<Resolution> {
  const address = parseSitePath(pathname);
  const screen = address && (await loadScreen(address.language, address.path));
  if (screen) return { screen };
  const target = redirectTarget(await loadRedirects(), pathname);
  if (target !== undefined) return { redirectTo: target };
  if (address && isPostPath(address.path)) return { redirectTo: sitePath(address.language, notFoundPath) };
  return { screen: await loadNotFoundScreen(address?.language) };
}

/**
 * Scrolls to the top while a message replaces the page, and restores the scroll position when the page is shown again. The
 * caller stores that position in the returned ref before it replaces the page.
 */
function useSavedPosition(progress: Progress): RefObject<ScrollPosition | undefined> {
  const saved = useRef<ScrollPosition>(undefined);
  useLayoutEffect(() => {
    if (progress === 'shown') {
      if (saved.current) restorePosition(saved.current);
      saved.current = undefined;
    } else {
      restorePosition(topOfPage);
      // Makes the retry button the next tab stop.
      if (progress === 'failed') document.getElementById('content')?.focus({ preventScroll: true });
    }
  }, [progress]);
  return saved;
}

// Counted from the first moment: a save while the page loads would be lost with a listener that begins with the first render.
let dataChanges = 0;
import.meta.hot?.on('site:data', () => {
  dataChanges += 1;
  forgetData();
});

/** Reports, on the development server, that the data of the pages has changed. */
function useDataChanges(onChange: () => void): void {
  useEffect(() => {
    if (!import.meta.hot) return undefined;
    if (dataChanges > 0) onChange();
    import.meta.hot.on('site:data', onChange);
    return () => import.meta.hot?.off('site:data', onChange);
  }, [onChange]);
}

/** The result of `useScreen`. */
export interface ShownScreen {
  /** The last page that was loaded. */
  readonly screen: Screen;
  readonly progress: Progress;
  /** Loads the page of the address again. */
  readonly tryAgain: () => void;
}

/** Loads a page after a failure. The first call may share a request that a prefetch made before the retry; the next makes a new one. */
async function resolveAgain(pathname: string): ReturnType<typeof resolveScreen> {
  try {
    return await resolveScreen(pathname);
  } catch (error) {
    if (error instanceof SiteHasChanged) throw error;
    return resolveScreen(pathname);
  }
}

/** Whether an error is that of a request that the network did not answer, and a service worker answers navigations then. */
function isAnsweredOffline(error: unknown): boolean {
  // Pages without https have no service workers at run time.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  return error instanceof TypeError && Boolean(container?.controller);
}

/** Loads the page of the current address, and returns the previous page until it has loaded. */
export function useScreen(first: Screen): ShownScreen {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [screen, setScreen] = useState(first);
  const [progress, setProgress] = useState<Progress>('shown');
  const [attempt, setAttempt] = useState(0);
  const shownAt = useRef(pathname);
  const savedPosition = useSavedPosition(progress);
  const loadAgain = useCallback(() => setAttempt((count) => count + 1), []);

  useDataChanges(loadAgain);

  useEffect(() => {
    if (pathname === shownAt.current && attempt === 0) {
      // The reader went back to the previous page while the next one was loading or after it failed.
      setProgress('shown');
      return undefined;
    }
    let current = true;
    const replacePage = (message: 'loading' | 'failed'): void => {
      savedPosition.current ??= readPosition();
      setProgress(message);
    };
    const timer = setTimeout(() => replacePage('loading'), loadingDelay);
    const open = async (): Promise<void> => {
      const resolution = await (attempt === 0 ? resolveScreen(pathname) : resolveAgain(pathname));
      if (!current) return;
      if ('redirectTo' in resolution) {
        void navigate(withCountryOf(window.location.search, resolution.redirectTo, countryCodes), { replace: true });
        return;
      }
      shownAt.current = pathname;
      savedPosition.current = undefined;
      setScreen(resolution.screen);
      setProgress('shown');
      setAttempt(0);
    };
    open()
      .catch((error: unknown) => {
        if (!current) return;
        // The address is already that of the next page, whose document loads the code of the new build, or for which the service
        // worker answers where the network does not.
        if (error instanceof SiteHasChanged || isAnsweredOffline(error)) window.location.reload();
        else replacePage('failed');
      })
      .finally(() => clearTimeout(timer));
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [pathname, attempt, navigate, savedPosition]);

  const tryAgain = (): void => {
    setProgress('loading');
    loadAgain();
  };
  return { screen, progress, tryAgain };
}
