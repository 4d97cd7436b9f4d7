/** Calls a function now and in the next frames, in which content near the window is laid out. */
export function whileLaidOut(align: () => void, frames: number): void {
  align();
  if (frames > 0) requestAnimationFrame(() => whileLaidOut(align, frames - 1));
}

/** Scrolls to an element immediately, like a link to it. */
export function scrollToElement(element: Element): void {
  // Each correction may bring further tickets near the window.
  whileLaidOut(() => element.scrollIntoView({ behavior: 'instant' }), 8);
}

export function isFragmentLink(link: HTMLAnchorElement): boolean {
  return link.hash !== '' && link.href.replace(/#.*/, '') === window.location.href.replace(/#.*/, '');
}

export function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

function scrollSmoothly(smooth: boolean): void {
  document.documentElement.style.scrollBehavior = smooth ? 'smooth' : '';
}

/**
 * Corrects estimated heights of parts that were not laid out when scrolling began. Scrolling by the reader stops it.
 */
function arrive(isSmooth: boolean): void {
  const ended = new AbortController();
  const end = (): void => ended.abort();
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    window.addEventListener(type, end, { signal: ended.signal, passive: true });
  const correct = (): void => {
    const target = document.querySelector(':target');
    if (target && !ended.signal.aborted) scrollToElement(target);
    end();
  };
  if (isSmooth) document.addEventListener('scrollend', correct, { signal: ended.signal });
  else requestAnimationFrame(() => requestAnimationFrame(correct));
}

/** Scrolls smoothly to fragments of the current page. The router leaves links to them to the browser. */
export function followFragments(): () => void {
  const follow = (event: MouseEvent): void => {
    const link = event.defaultPrevented || event.button !== 0 ? undefined : linkOf(event);
    const isFragment = link !== undefined && isFragmentLink(link);
    const isSmooth = isFragment && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollSmoothly(isSmooth);
    if (isFragment) arrive(isSmooth);
  };
  // The browser has started to scroll to the fragment; later scrolls are not smooth.
  const onHashChange = (): void => scrollSmoothly(false);
  document.addEventListener('click', follow);
  window.addEventListener('hashchange', onHashChange);
  return () => {
    document.removeEventListener('click', follow);
    window.removeEventListener('hashchange', onHashChange);
  };
}
