import { withCountryOf } from '../domain/country';
import { countryCodes } from '../generated/codes';
import { parseSitePath, type SitePath } from '../domain/paths';

/** A link to a page of the site. */
export interface PageTarget extends SitePath {
  /** The address without the base path, with query and fragment. */
  readonly to: string;
}

/** Whether a link leads to a fragment of the current page. */
function isFragmentLink(link: HTMLAnchorElement): boolean {
  return link.hash !== '' && link.href.replace(/#.*/, '') === window.location.href.replace(/#.*/, '');
}

/** The target page of a link; undefined for files, other hosts, other windows and fragments of the current page. */
export function pageTargetOf(link: HTMLAnchorElement, basePath: string): PageTarget | undefined {
  const { origin, pathname, search, hash } = link;
  if (
    link.target !== '' ||
    link.hasAttribute('download') ||
    isFragmentLink(link) ||
    origin !== window.location.origin ||
    !pathname.startsWith(`${basePath}/`)
  )
    return undefined;
  const inside = pathname.slice(basePath.length);
  const address = parseSitePath(inside);
  // Paths with an extension are files other than pages.
  return address && !/\.\w+$/.test(inside) ? { ...address, to: inside + search + hash } : undefined;
}

/** The link that contains the target of an event. */
export function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

/** Sets whether the browser scrolls smoothly when it follows a fragment. */
function scrollSmoothly(smooth: boolean): void {
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.documentElement.style.scrollBehavior = smooth && !reducedMotion ? 'smooth' : '';
}

/**
 * Opens pages of the site by client-side navigation, and keeps the country of the address (product rule R56). One listener handles all links, so that a link adds neither script nor
 * rendering time. It runs after React's listeners, which may prevent the navigation. Returns a function that removes it.
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
    scrollSmoothly(link !== undefined && isFragmentLink(link));
    const target = link && pageTargetOf(link, basePath);
    if (!target) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    const to = withCountryOf(search, target.to, countryCodes);
    // Like browsers, replaces the history entry if the address is already open.
    open(to, { replace: link.dataset.replace !== undefined || basePath + to === pathname + search + hash });
  };
  // The browser has started the scroll of the fragment; later scrolls are not smooth.
  const onHashChange = (): void => scrollSmoothly(false);
  document.addEventListener('click', follow);
  window.addEventListener('hashchange', onHashChange);
  return () => {
    document.removeEventListener('click', follow);
    window.removeEventListener('hashchange', onHashChange);
  };
}
