/**
 * The inline script of every page, the only one that runs while the page loads. It loads the site's code when the page
 * is complete and the browser idle, or at the first interaction. It stores the last click on a control and replays it
 * when the code is ready. If the code cannot be loaded, links work as plain links.
 */
const root = document.documentElement;
try {
  // Styles then reserve the space of the texts about the country in the address or the stored one.
  if (/[?&]country=/.test(location.search) || Object.keys(localStorage).some((key) => key.startsWith('saved-country')))
    root.dataset.country = '';
} catch {
  // The browser refuses access to its storage, so nothing is stored.
}
// The assertion is sound: the generator writes this script into an element with these attributes.
const { entry, modules, styles, page, texts } = (document.currentScript as HTMLScriptElement).dataset as Record<
  'entry' | 'modules' | 'styles' | 'page' | 'texts',
  string
>;

let started = false;
let ready = false;
let clicked: HTMLElement | undefined;

function fail(reason: unknown): void {
  if (reason instanceof Event) reason.preventDefault();
  ready = true;
  root.dataset.script = 'failed';
  delete root.dataset.country;
  if (clicked instanceof HTMLAnchorElement) location.assign(clicked.href);
}

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
  return link;
}

function start(): void {
  if (started) return;
  started = true;
  addLink('stylesheet', styles).dataset.styles = '';
  for (const href of modules.split(' ')) addLink('modulepreload', href);
  window.firstLoads = {};
  for (const address of [page, texts]) {
    const request = fetch(address);
    // The code that uses the response handles its failure.
    request.catch(() => {});
    window.firstLoads[address] = request;
  }
  import(/* @vite-ignore */ entry).catch(fail);
}

function storeClick(event: MouseEvent): void {
  start();
  if (ready || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const target = event.target instanceof Element && event.target.closest<HTMLElement>('[data-replay]');
  if (!target) return;
  event.preventDefault();
  clicked?.removeAttribute('aria-busy');
  clicked = target;
  target.ariaBusy = 'true';
}

addEventListener('click', storeClick, true);
for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, start, true);
addEventListener('site:ready', () => {
  ready = true;
  root.dataset.script = 'ready';
  removeEventListener('click', storeClick, true);
  clicked?.removeAttribute('aria-busy');
  // Setting the clock to the visitor's time may have removed the element.
  if (clicked?.isConnected) clicked.click();
});
addEventListener('site:failed', fail);
// After the page has loaded and painted, because earlier requests would delay the first paint.
addEventListener('load', () => {
  const whenIdle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start);
  };
  new PerformanceObserver(whenIdle).observe({ type: 'paint', buffered: true });
});
