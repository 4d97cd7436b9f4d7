import { parseSitePath, type SitePath } from '../domain/paths';

/** A link to a page of the site. */
export interface PageTarget extends SitePath {
  /** The address without the folder that the site lives in, with what follows the path. */
  readonly to: string;
}

/** The page of the site that a link leads to; undefined for files, other hosts, other windows and places in the present page. */
export function pageTargetOf(link: HTMLAnchorElement, basePath: string): PageTarget | undefined {
  const { origin, pathname, search, hash } = link;
  const { location } = window;
  if (
    link.target !== '' ||
    link.hasAttribute('download') ||
    origin !== location.origin ||
    !pathname.startsWith(`${basePath}/`)
  )
    return undefined;
  if (hash !== '' && pathname === location.pathname && search === location.search) return undefined;
  const inside = pathname.slice(basePath.length);
  const address = parseSitePath(inside);
  // What has an ending is a file beside the pages.
  return address && !/\.\w+$/.test(inside) ? { ...address, to: inside + search + hash } : undefined;
}

/** The link that an event happened in. */
export function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

/** Whether a link leads to a place in the page that is shown. */
function leadsWithinPage(link: HTMLAnchorElement): boolean {
  return link.hash !== '' && link.href.replace(/#.*/, '') === window.location.href.replace(/#.*/, '');
}

/** Makes the browser scroll smoothly, or at once, when it follows a fragment. */
function scrollSmoothly(smooth: boolean): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.documentElement.style.scrollBehavior = smooth && !calm ? 'smooth' : '';
}

/**
 * Opens the site's own pages without leaving the document: one listener for all links, so that a link costs neither
 * script nor rendering time. It comes after the page's own listeners, which may prevent it. Gives back how to stop.
 */
export function followLinks(
  basePath: string,
  open: (to: string, options: { readonly replace: boolean }) => void,
): () => void {
  const follow = (event: MouseEvent): void => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = linkOf(event);
    scrollSmoothly(link !== undefined && leadsWithinPage(link));
    const target = link && pageTargetOf(link, basePath);
    if (!target) return;
    event.preventDefault();
    // As browsers do: the address that is open already does not come into the history twice.
    open(target.to, { replace: link.dataset.replace !== undefined || link.href === window.location.href });
  };
  // Once the browser has begun to scroll, the rest of the page is scrolled at once again.
  const followed = (): void => scrollSmoothly(false);
  document.addEventListener('click', follow);
  window.addEventListener('hashchange', followed);
  return () => {
    document.removeEventListener('click', follow);
    window.removeEventListener('hashchange', followed);
  };
}
