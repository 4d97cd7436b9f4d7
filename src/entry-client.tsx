import './theme/all';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { BrowserSite, failedEvent } from './app/BrowserSite';
import { applyHead } from './app/document-head';
import { ErrorBoundary } from './app/ErrorBoundary';
import { loadFirstPage, loadStyles, type FirstPage } from './app/first-page';
import { headOf } from './app/head';
import { loadNotFoundScreen, loadScreen, screenOf, type Screen } from './app/load';
import { presetOffset, type Instant } from './domain/calendar';
import { parseSitePath } from './domain/paths';
import { redirectTarget } from './domain/redirects';
import { clock } from './generated/clock';
import { settings } from './generated/settings';
import { presentInstant } from './hooks/clock';
import { loadRedirects } from './loading/redirects';

/** Whether the document was loaded anew by the browser's own button, or by ours. */
function isReloaded(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');
}

/**
 * What to do when a page cannot be shown. Data that did not come with the document may be of a later build than its
 * code, so the document is loaded anew, once; where that has been done, the fallback stays.
 */
function startAnew(isOfDocument: boolean): () => void {
  const { pathname } = window.location;
  return () => {
    if (window.location.pathname !== pathname || (!isOfDocument && !isReloaded())) window.location.reload();
  };
}

function siteOf(screen: Screen, start: Instant, isOfDocument: boolean) {
  return (
    <ErrorBoundary screen={screen} onFailure={startAnew(isOfDocument)}>
      <BrowserRouter basename={settings.basePath}>
        <BrowserSite screen={screen} start={start} />
      </BrowserRouter>
    </ErrorBoundary>
  );
}

/** The address without the folder that the site lives in. */
function sitePathname(): string {
  const { pathname } = window.location;
  return pathname.startsWith(`${settings.basePath}/`) ? pathname.slice(settings.basePath.length) : pathname;
}

/** Shows a page in place of whatever HTML the document came with. */
function show(root: HTMLElement, screen: Screen): void {
  applyHead(headOf(screen.page, settings));
  createRoot(root).render(siteOf(screen, presentInstant(), false));
}

/** Shows the page whose HTML the document came with. */
async function bringToLife(root: HTMLElement, { page, instant, isOfHtml }: FirstPage): Promise<void> {
  const screen = await screenOf(page);
  // In slices: a phone has other things to do while a long page comes to life.
  if (isOfHtml) startTransition(() => void hydrateRoot(root, siteOf(screen, instant, true)));
  else show(root, screen);
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  const pathname = sitePathname();
  const [first] = await Promise.all([loadFirstPage(), loadStyles()]);
  const address = parseSitePath(pathname);
  if (first && address && first.page.language === address.language && first.page.path === address.path) {
    await bringToLife(root, first);
    return;
  }
  const screen = address && (await loadScreen(address.language, address.path));
  if (screen) {
    show(root, screen);
    return;
  }
  // A host that does not know the redirects, or one that serves its one not-found file for every unknown address.
  const target = redirectTarget(await loadRedirects(), pathname);
  if (target !== undefined)
    window.location.replace(settings.basePath + target + window.location.search + window.location.hash);
  else if (first?.page.kind === 'not-found' && first.page.language === address?.language)
    await bringToLife(root, first);
  else show(root, await loadNotFoundScreen(address?.language));
}

if (clock) presetOffset(settings.timeZone, clock);

// Not awaited: the templates, which it imports, stand in chunks that import this one.
start().catch((error: unknown) => {
  // The starter makes links of everything again; where there is none, while developing, the console is told.
  if (window.dispatchEvent(new Event(failedEvent, { cancelable: true }))) throw error;
});
