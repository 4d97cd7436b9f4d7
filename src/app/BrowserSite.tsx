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
import { importWhole } from '../loading/import-whole';
import type { prefetchLinks } from './prefetch';
import { useScreen } from './use-screen';
import { useScrolling } from './use-scrolling';

/** Notifies the starter script of the page that the site handles clicks. */
export const readyEvent = 'site:ready';

/** Notifies the starter script that the site cannot handle clicks. */
export const failedEvent = 'site:failed';

interface BrowserSiteProps {
  readonly screen: Screen;
  readonly start: Instant;
}

/** Dispatches `readyEvent` after the page shows the visitor's time. */
function useReadyEvent(): void {
  // The first effects set the clock to the visitor's time in a transition, which this transition joins. So a click that the
  // starter has stored is replayed on the updated page.
  const [updated, setUpdated] = useState(false);
  useEffect(() => {
    if (updated) window.dispatchEvent(new Event(readyEvent));
    else startTransition(() => setUpdated(true));
  }, [updated]);
}

/** Prefetches the targets of the links of the current page. Its code is not needed for the first page. */
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
    // A newer version of the same page, of the development server: the preview of the editor must not take the focus from a field.
    if (before.path === page.path && before.language === page.language) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [page]);
}

// The page is not rendered again when only the address changes, while the next page is loading.
const MemoizedApp = memo(App);

/** The site in the browser, with client-side navigation. */
export function BrowserSite({ screen: first, start }: BrowserSiteProps) {
  const navigate = useNavigate();
  useReadyEvent();
  useEffect(() => followLinks(settings.basePath, (to, options) => void navigate(to, options)), [navigate]);
  const { screen, progress, tryAgain } = useScreen(first);
  usePrefetching(screen);
  useHeadAndFocus(screen);
  useScrolling(screen, progress);
  const overlay =
    progress === 'loading' ? <Loading /> : progress === 'failed' ? <LoadFailure onRetry={tryAgain} /> : undefined;
  return <MemoizedApp screen={screen} start={start} overlay={overlay} />;
}
