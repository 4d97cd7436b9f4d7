import { memo, use, useCallback, useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withCountryOf } from '../domain/offers/country';
import type { PageKind } from '../domain/pages/page-data';
import { countryCodes } from '../generated/codes';
import { settings } from '../generated/settings';
import { SiteHasChanged, importWhole } from '../browser/import-whole';
import { forgetData } from '../browser/json';
import { restorePosition, topOfPage, type ScrollPosition } from '../ui/scroll-position';
import { Loading } from '../ui/Loading';
import { App } from './App';
import { applyHead } from './document-head';
import { headOf } from './head';
import type { Screen } from './load';
import { LoadFailure } from './LoadFailure';
import { useNavigation, type Progress } from './navigation';
import type { prefetchLinks } from './prefetch';
import { destinationAgain, destinationAt, forgetFailure, forgetOthers, type Destination } from './screens';
import { useScrolling } from './use-scrolling';

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

/** After a navigation, updates the document's head and moves the focus to the content. */
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
function useMessagePosition(
  screen: Screen,
  progress: Progress,
  left: { readonly current: ScrollPosition | undefined },
): void {
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

interface Attempt {
  readonly pathname: string;
  readonly loading: Promise<Destination>;
}

/** The destination of the route's path, and a function that loads it again. */
function useDestination(kind: PageKind | undefined): {
  readonly destination: Destination;
  readonly isRetrying: boolean;
  readonly loadAgain: () => void;
} {
  const { pathname } = useLocation();
  const { first } = useNavigation();
  const [attempt, setAttempt] = useState<Attempt>();
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

/**
 * The page of a route: loads it and shows it in the shell. While the next page is loading, or if it cannot be loaded,
 * the last one is hidden behind a message.
 */
export function RoutePage({ kind }: { readonly kind?: PageKind }) {
  const { left, isSlow, first } = useNavigation();
  const navigate = useNavigate();
  const { destination, isRetrying, loadAgain } = useDestination(kind);
  const [screen, setScreen] = useState(first.screen);
  if ('screen' in destination && destination.screen !== screen) setScreen(destination.screen);
  const error = 'error' in destination ? destination.error : undefined;
  const isReload = error !== undefined && needsDocument(error);
  const progress: Progress = isSlow || isRetrying || isReload ? 'loading' : error === undefined ? 'shown' : 'failed';
  useDataChanges(loadAgain);
  usePrefetching(screen);
  useHeadAndFocus(screen);
  useMessagePosition(screen, progress, left);
  useScrolling(screen, progress);
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
