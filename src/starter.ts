/**
 * The only script that runs while a page loads; it stands in the HTML itself. It starts the site's code once the page
 * is complete and the browser idle, or at the first sign of life, and keeps the first click until the code is there
 * to answer it. If the code cannot be loaded, links do what links do.
 */
const script = document.currentScript;
const { entry = '', modules = '' } = script instanceof HTMLScriptElement ? script.dataset : {};
const root = document.documentElement;

let started = false;
let ready = false;
let waiting: HTMLElement | undefined;

function followLink(element: HTMLElement | undefined): void {
  if (element instanceof HTMLAnchorElement) window.location.assign(element.href);
}

function start(): void {
  if (started) return;
  started = true;
  for (const href of modules.split(' ')) {
    if (href === '') continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  import(/* @vite-ignore */ entry).catch(() => {
    ready = true;
    root.dataset.script = 'failed';
    followLink(waiting);
  });
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
window.addEventListener('load', () => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
});
