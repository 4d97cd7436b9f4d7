import './theme/all';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { headOf, applyHead } from './app/head';
import { loadFirstPage, loadNotFoundScreen, loadScreen, loadStyles, screenOf, loadRedirects } from './app/load';
import type { FirstPage, Screen } from './app/load';
import { BrowserSite, failedEvent } from './app/navigation';
import { presetOffset, type Instant } from './domain/dates/calendar';
import { localeOf } from './domain/language/language';
import { parseSitePath, sitePath } from './domain/pages/paths';
import { redirectTarget } from './domain/pages/redirects';
import { clock } from './generated/clock';
import { settings } from './generated/settings';
import { presentInstant } from './hooks/clock';
import { showKeptCountry } from './browser/kept-country';
import { ErrorBoundary } from './ui/parts/ErrorBoundary';
import { Container } from './ui/Container';
import { styles } from './app/LoadFailure.styles';

function plainMessage(screen: Screen, id: 'error.unexpected' | 'error.home'): string {
  const [element] = screen.texts.messages[id] ?? [];
  // Neither message has placeholders. The fallback must not throw, whatever the messages are.
  return element && 'value' in element ? element.value : '';
}

/** Shown when the page could not be rendered. It uses no provider. */
function RenderFailure({ screen }: { readonly screen: Screen }) {
  return (
    <Container>
      <main className={styles.root} data-open="">
        <h1>{plainMessage(screen, 'error.unexpected')}</h1>
        <p>
          <a href={settings.basePath + sitePath(screen.page.language, '/')}>{plainMessage(screen, 'error.home')}</a>
        </p>
      </main>
    </Container>
  );
}

function isReloaded(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');
}

/** Reloads the document once: data that was loaded later may belong to a newer build. Then the fallback remains. */
function reloadOnce(isOfDocument: boolean): () => void {
  const { pathname } = window.location;
  return () => {
    if (window.location.pathname !== pathname || (!isOfDocument && !isReloaded())) window.location.reload();
  };
}

function siteOf(screen: Screen, start: Instant, isOfDocument: boolean) {
  return (
    <ErrorBoundary fallback={<RenderFailure screen={screen} />} onFailure={reloadOnce(isOfDocument)}>
      <BrowserRouter basename={settings.basePath} useTransitions={false}>
        <BrowserSite screen={screen} start={start} />
      </BrowserRouter>
    </ErrorBoundary>
  );
}

function sitePathname(): string {
  const { pathname } = window.location;
  return pathname.startsWith(`${settings.basePath}/`) ? pathname.slice(settings.basePath.length) : pathname;
}

/** Renders a page instead of the document's HTML. */
function show(root: HTMLElement, screen: Screen): void {
  applyHead(headOf(screen.page, settings));
  createRoot(root).render(siteOf(screen, presentInstant(), false));
}

/** Hydrates the document's HTML, or replaces it if it was rendered from other data. */
async function hydrate(root: HTMLElement, { page, instant, isOfHtml }: FirstPage): Promise<void> {
  const screen = await screenOf(page);
  // The first use of `Intl`, by react-intl, loads the locales of the browser: 25 ms on a computer, 100 ms on a phone.
  // React hydrates in tasks after this one, so that no task is long.
  Intl.NumberFormat.supportedLocalesOf(localeOf(page.language));
  // In a transition, so that hydrating a long page does not block input on a phone.
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
    await hydrate(root, first);
    return;
  }
  const isNotFound = first?.page.kind === 'not-found';
  // A host that answers the address of a page with the not-found page knows no such page. With a trailing slash it may.
  const isUnknown = isNotFound && address && pathname === sitePath(address.language, address.path);
  const screen = address && !isUnknown && (await loadScreen(address.language, address.path));
  if (screen) {
    show(root, screen);
    return;
  }
  // The host does not apply the redirects, or serves one not-found file for all unknown addresses.
  const target = redirectTarget(await loadRedirects(), pathname);
  const language = address?.language ?? settings.languages[0];
  if (target !== undefined)
    window.location.replace(settings.basePath + target + window.location.search + window.location.hash);
  else if (isNotFound && first.page.language === language) await hydrate(root, first);
  else show(root, await loadNotFoundScreen(language));
}

if (clock) presetOffset(settings.timeZone, clock);

// Called before the router reads the address, which it also does when the visitor goes back to a page from before the
// country was stored.
showKeptCountry();
window.addEventListener('popstate', showKeptCountry);

// Not awaited: it imports templates, whose chunks import this module.
start().catch((error: unknown) => {
  // The starter handles the event and prevents its default. Without a starter, in development, the console reports the
  // error.
  if (window.dispatchEvent(new Event(failedEvent, { cancelable: true }))) throw error;
});
