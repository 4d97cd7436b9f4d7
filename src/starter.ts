/**
 * The only script that runs while a page loads; it stands in the HTML itself. It starts the site's code once the page
 * is complete and the browser idle, or at the first sign of life, and keeps the first click until the code is there
 * to answer it. If the code cannot be loaded, links do what links do.
 */
const script = document.currentScript;
const { entry = '', modules = '', styles = '', page = '' } = script instanceof HTMLScriptElement ? script.dataset : {};
const root = document.documentElement;

let started = false;
let ready = false;
let waiting: HTMLElement | undefined;

function followLink(element: HTMLElement | undefined): void {
  if (element instanceof HTMLAnchorElement) window.location.assign(element.href);
}

function giveUp(reason?: unknown): void {
  if (reason instanceof Event) reason.preventDefault();
  ready = true;
  root.dataset.script = 'failed';
  followLink(waiting);
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
  window.firstPage = fetch(page);
  // Whoever waits for it is told; if nobody does, it is no matter.
  window.firstPage.catch(() => undefined);
  import(/* @vite-ignore */ entry).catch(giveUp);
}

function keepClick(event: MouseEvent): void {
  start();
  if (ready || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-replay]') : null;
  if (!target) return;
  event.preventDefault();
  waiting?.removeAttribute('aria-busy');
  waiting = target;
  target.setAttribute('aria-busy', 'true');
}

document.addEventListener('click', keepClick, true);
for (const type of ['pointerover', 'touchstart', 'keydown', 'focusin']) {
  document.addEventListener(type, start, { once: true, capture: true, passive: true });
}
window.addEventListener(
  'site:ready',
  () => {
    ready = true;
    root.dataset.script = 'ready';
    document.removeEventListener('click', keepClick, true);
    waiting?.removeAttribute('aria-busy');
    waiting?.click();
  },
  { once: true },
);
window.addEventListener('site:failed', giveUp);
window.addEventListener('load', () => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
});
