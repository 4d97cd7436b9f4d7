import './theme/all';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { BrowserSite } from './app/BrowserSite';
import { applyHead } from './app/document-head';
import { ErrorBoundary } from './app/ErrorBoundary';
import { readFirstPage } from './app/first-page';
import { headOf } from './app/head';
import { loadNotFoundScreen, loadScreen, screenOf, type Screen } from './app/load';
import type { Instant } from './domain/calendar';
import { parseSitePath } from './domain/paths';
import { redirectTarget } from './domain/redirects';
import { redirects } from './generated/routes';
import { settings } from './generated/settings';
import { presentInstant } from './hooks/clock';

function siteOf(screen: Screen, start: Instant) {
  return (
    <ErrorBoundary screen={screen}>
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

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  const pathname = sitePathname();
  const first = readFirstPage();
  const address = parseSitePath(pathname);

  // The HTML is that of this very address, or the not-found page in the address's language.
  const rendered = first && address && first.page.language === address.language;
  if (rendered && (first.page.path === address.path || (first.page.kind === 'not-found' && !(await loadScreen(address.language, address.path))))) {
    hydrateRoot(root, siteOf(await screenOf(first.page), first.instant));
    return;
  }

  // A host without our redirects, or one that serves its one not-found file for everything it does not know.
  const target = redirectTarget(redirects, pathname);
  if (target !== undefined) {
    window.location.replace(settings.basePath + target + window.location.search + window.location.hash);
    return;
  }
  const screen = (address && (await loadScreen(address.language, address.path))) ?? (await loadNotFoundScreen(address?.language));
  applyHead(headOf(screen.page, settings));
  createRoot(root).render(siteOf(screen, presentInstant()));
}

await start();
