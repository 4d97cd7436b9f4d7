import {
  memo,
  startTransition,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
} from 'react';
import { Route, Routes, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Location, NavigationType } from 'react-router-dom';
import { SiteHasChanged, importWhole } from '../browser/import-whole';
import { forgetData } from '../browser/json';
import type { Instant } from '../domain/dates/calendar';
import { withCountryOf } from '../domain/offers/country';
import type { PageKind } from '../domain/pages/page-data';
import { countryCodes } from '../generated/codes';
import { settings } from '../generated/settings';
import { AddressProvider } from '../hooks/address';
import { followFragments } from '../ui/links/fragments';
import { Loading } from '../ui/Loading';
import { App } from './App';
import { headOf, applyHead } from './head';
import { destinationAgain, destinationAt, forgetFailure, forgetOthers, keepDestination } from './load';
import type { Destination, Screen } from './load';
import { LoadFailure } from './LoadFailure';
import type { prefetchLinks } from './prefetch';
import { readPosition, restorePosition, topOfPage, useScrolling, type ScrollPosition } from './scrolling';

/** Notifies the starter script of the page that the site handles clicks. */
const readyEvent = 'site:ready';

/** Notifies the starter script that the site cannot handle clicks. */
export const failedEvent = 'site:failed';

// In milliseconds. Most pages load faster, and a message that disappears immediately would be distracting.
const loadingDelay = 250;

/** What is shown: the page, or instead of it that the next page is loading or could not be loaded. */
type Progress = 'shown' | 'loading' | 'failed';

interface Navigation {
  readonly type: NavigationType;
  /** Whether the next page has been loading for longer than `loadingDelay`. */
  readonly isSlow: boolean;
  /** The scroll position of the page when the navigation to the next one began. */
  readonly left: { current: ScrollPosition | undefined };
}

/** The page of the document, which was loaded before the first render. */
interface FirstScreen {
  readonly screen: Screen;
  readonly start: Instant;
  readonly destination: Promise<Destination>;
}

function useReadyEvent(): void {
  // The first effects set the clock to the visitor's time in a transition, which this transition joins. So a click that
  // the starter has stored is replayed on the updated page.
  const [updated, setUpdated] = useState(false);
  useEffect(() => {
    if (updated) window.dispatchEvent(new Event(readyEvent));
    else startTransition(() => setUpdated(true));
  }, [updated]);
}

/** The location of the shown page, and what is known of the navigation to the next one. */
function useShownLocation(): Pick<Navigation, 'isSlow' | 'left'> & { readonly shown: Location } {
  const location = useLocation();
  const { pathname } = location;
  const deferred = useDeferredValue(location);
  const shown = deferred.pathname === pathname ? location : deferred;
  const isPending = shown !== location;
  const [slow, setSlow] = useState<string>();
  const left = useRef<ScrollPosition>(undefined);
  useLayoutEffect(() => {
    if (isPending) left.current = readPosition();
  }, [isPending]);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => {
      left.current = readPosition();
      setSlow(pathname);
    }, loadingDelay);
    return () => {
      clearTimeout(timer);
      setSlow(undefined);
    };
  }, [isPending, pathname]);
  return { shown, isSlow: isPending && slow === pathname, left };
}

/**
 * The site in the browser. During a navigation, React renders the next page in the background and keeps the present one
 * until the data is loaded. Another query or fragment of the same page is shown immediately.
 *
 * Data and template of a page are promises in a cache (`load.ts`), read with `use`. The router's data mode does the
 * same with loaders, but it adds 15 KB to the first load, and a loader that fails removes the open page.
 */
export function BrowserSite({ screen, start }: { readonly screen: Screen; readonly start: Instant }) {
  useReadyEvent();
  useEffect(followFragments, []);
  const location = useLocation();
  const type = useNavigationType();
  const { pathname } = location;
  const [first] = useState<FirstScreen>(() => {
    const destination = Promise.resolve({ screen });
    keepDestination(pathname, destination);
    return { screen, start, destination };
  });

  const { shown, isSlow, left } = useShownLocation();
  const page = (kind?: PageKind) => <RoutePage kind={kind} first={first} navigation={{ type, isSlow, left }} />;
  // Patterns only, so that the scripts do not grow with the catalogue: the data of a page names its template. A route
  // that knows the kind of its page loads both at once.
  return (
    <AddressProvider value={location}>
      <Routes location={shown}>
        <Route path="/:language" element={page('home')} />
        <Route path="/:language/store/:slug" element={page('store')} />
        <Route path="/:language/blog/:slug" element={page('post')} />
        <Route path="*" element={page()} />
      </Routes>
    </AddressProvider>
  );
}

// Counted from module load on: a listener added at the first render would miss a save while the page loads.
let dataChanges = 0;
import.meta.hot?.on('site:data', () => {
  dataChanges += 1;
  forgetData();
});

/** Reloads the page when the development server reports that the data has changed. */
function useDataChanges(loadAgain: () => void): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!import.meta.hot) return undefined;
    const onChange = (): void => {
      forgetOthers(pathname);
      loadAgain();
    };
    if (dataChanges > 0) onChange();
    import.meta.hot.on('site:data', onChange);
    return () => import.meta.hot?.off('site:data', onChange);
  }, [pathname, loadAgain]);
}

/** Prefetches the targets of the links on the current page. Its code is not needed for the first page. */
function usePrefetching({ page }: Screen): void {
  const [prefetching, setPrefetching] = useState<ReturnType<typeof prefetchLinks>>();
  useEffect(() => {
    // Without it, pages are loaded when they are opened.
    importWhole(() => import('./prefetch')).then(
      (module) => setPrefetching(module.prefetchLinks(settings.basePath)),
      () => undefined,
    );
  }, []);
  useEffect(() => prefetching?.stop, [prefetching]);
  useEffect(() => prefetching?.watch(page), [prefetching, page]);
}

function useHeadAndFocus({ page }: Screen): void {
  const last = useRef(page);
  useEffect(() => {
    const before = last.current;
    if (before === page) return;
    last.current = page;
    applyHead(headOf(page, settings));
    // A newer version of the same page from the development server. The preview of the editor must not take the focus
    // from a field.
    if (before.path === page.path && before.language === page.language) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [page]);
}

/** Scrolls to the top while a message replaces the page, and back when the same page is shown again. */
function useMessagePosition(screen: Screen, progress: Progress, left: Navigation['left']): void {
  const hidden = useRef<{ readonly screen: Screen; readonly position: ScrollPosition | undefined }>(undefined);
  useLayoutEffect(() => {
    if (progress === 'shown') {
      const { current } = hidden;
      if (current?.position && current.screen === screen) restorePosition(current.position);
      hidden.current = undefined;
      return;
    }
    hidden.current ??= { screen, position: left.current };
    restorePosition(topOfPage);
    // Makes the retry button the next tab stop.
    if (progress === 'failed') document.getElementById('content')?.focus({ preventScroll: true });
  }, [screen, progress, left]);
}

/** Whether the document must be loaded for an address that could not be opened. */
function needsDocument(error: unknown): boolean {
  // The document loads the code of the new build.
  if (error instanceof SiteHasChanged) return true;
  // A request without a response, while a service worker answers navigations. Pages without https have no service
  // workers at run time.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  return error instanceof TypeError && Boolean(container?.controller);
}

function useDestination(
  kind: PageKind | undefined,
  first: FirstScreen,
): { readonly destination: Destination; readonly isRetrying: boolean; readonly loadAgain: () => void } {
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState<{ readonly pathname: string; readonly loading: Promise<Destination> }>();
  const [isRetrying, startRetry] = useTransition();
  const loading = attempt?.pathname === pathname ? attempt.loading : destinationAt(pathname, kind);
  // The first page is rendered synchronously: the HTML already shows it.
  const destination = loading === first.destination ? first : use(loading);
  const loadAgain = useCallback(
    () => startRetry(() => setAttempt({ pathname, loading: destinationAgain(pathname) })),
    [pathname],
  );
  const failed = 'error' in destination;
  useEffect(() => {
    if (!failed) return undefined;
    return () => {
      forgetFailure(pathname, loading);
      setAttempt((last) => (last?.loading === loading ? undefined : last));
    };
  }, [failed, pathname, loading]);
  return { destination, isRetrying, loadAgain };
}

// The page is not rendered again when only the address changes, while the next page is loading.
const MemoizedApp = memo(App);

function RoutePage({
  kind,
  first,
  navigation: { type, isSlow, left },
}: {
  readonly kind: PageKind | undefined;
  readonly first: FirstScreen;
  readonly navigation: Navigation;
}) {
  const navigate = useNavigate();
  const { destination, isRetrying, loadAgain } = useDestination(kind, first);
  const [screen, setScreen] = useState(first.screen);
  if ('screen' in destination && destination.screen !== screen) setScreen(destination.screen);
  const error = 'error' in destination ? destination.error : undefined;
  const isReload = error !== undefined && needsDocument(error);
  const progress: Progress = isSlow || isRetrying || isReload ? 'loading' : error === undefined ? 'shown' : 'failed';
  useDataChanges(loadAgain);
  usePrefetching(screen);
  useHeadAndFocus(screen);
  useMessagePosition(screen, progress, left);
  useScrolling(screen, progress === 'shown', type);
  useEffect(() => {
    if (isReload) window.location.reload();
  }, [isReload]);
  const movedTo = 'screen' in destination ? destination.movedTo : undefined;
  useEffect(() => {
    if (movedTo !== undefined)
      void navigate(withCountryOf(window.location.search, movedTo, countryCodes), { replace: true });
  }, [movedTo, navigate]);
  const overlay =
    progress === 'loading' ? <Loading /> : progress === 'failed' ? <LoadFailure onRetry={loadAgain} /> : undefined;
  return <MemoizedApp screen={screen} start={first.start} overlay={overlay} />;
}
