/**
 * The only script that runs while a page loads; it stands in the HTML itself. It starts the site's code once the page
 * is complete and the browser idle, or at the first sign of life, and keeps the first click until the code is there
 * to answer it. If the code cannot be loaded, links do what links do.
 */
const root = document.documentElement;
// The generator has put this very script into an element with these attributes.
const { entry, modules, styles, page, texts } = (document.currentScript as HTMLScriptElement).dataset as Record<
  'entry' | 'modules' | 'styles' | 'page' | 'texts',
  string
>;

let started = false;
let ready = false;
let waiting: HTMLElement | undefined;

function giveUp(reason: unknown): void {
  if (reason instanceof Event) reason.preventDefault();
  ready = true;
  root.dataset.script = 'failed';
  if (waiting instanceof HTMLAnchorElement) location.assign(waiting.href);
}

function ask(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
  return link;
}

function start(): void {
  if (started) return;
  started = true;
  ask('stylesheet', styles).dataset.styles = '';
  for (const href of modules.split(' ')) ask('modulepreload', href);
  window.firstLoads = {};
  for (const address of [page, texts]) {
    const request = fetch(address);
    // The code that uses the response handles its failure.
    request.catch(() => {});
    window.firstLoads[address] = request;
  }
  import(/* @vite-ignore */ entry).catch(giveUp);
}

function keepClick(event: MouseEvent): void {
  start();
  if (ready || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const target = event.target instanceof Element && event.target.closest<HTMLElement>('[data-replay]');
  if (!target) return;
  event.preventDefault();
  waiting?.removeAttribute('aria-busy');
  waiting = target;
  target.ariaBusy = 'true';
}

addEventListener('click', keepClick, true);
for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, start, true);
addEventListener('site:ready', () => {
  ready = true;
  root.dataset.script = 'ready';
  removeEventListener('click', keepClick, true);
  waiting?.removeAttribute('aria-busy');
  // What the visitor's clock has taken away by now is not pressed.
  if (waiting?.isConnected) waiting.click();
});
addEventListener('site:failed', giveUp);
// Not before the page is complete and has been seen: what is asked for ahead of the first paint competes with it.
addEventListener('load', () => {
  const whenIdle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start);
  };
  new PerformanceObserver(whenIdle).observe({ type: 'paint', buffered: true });
});
