import { parseSitePath, type SitePath } from '../domain/pages/paths';
import { isFragmentLink, linkOf } from '../ui/links/fragments';
import type { Language } from '../domain/language/language';
import type { PageData } from '../domain/pages/page-data';
import { loadScreen } from './load';

/** The maximum number of pages that are prefetched because a link to them is visible. */
const maxVisible = 12;
/** How long, in milliseconds, a link must be visible, so that scrolling past it prefetches nothing. */
const dwell = 300;

/** The Network Information API, which not every browser has. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the connection is too slow or too expensive for prefetching. */
function isLimited(): boolean {
  // The API is not a standard, so the types lack it.
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/** The target page of a link; undefined for files, other hosts, other windows and fragments of the current page. */
function pageTargetOf(link: HTMLAnchorElement, basePath: string): SitePath | undefined {
  const { origin, pathname } = link;
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
  return /\.\w+$/.test(inside) ? undefined : address;
}

function prefetch({ language, path }: SitePath): void {
  // A failure is reported when the page is opened.
  loadScreen(language, path).catch(() => undefined);
}

/**
 * Prefetches pages: at once when a link is hovered, touched or focused, after a delay when it is visible. The router
 * prefetches only in its framework mode.
 */
export function prefetchLinks(basePath: string): {
  readonly watch: (page: PageData) => void;
  readonly stop: () => void;
} {
  const onIntent = (event: Event): void => {
    const link = linkOf(event);
    const target = link && pageTargetOf(link, basePath);
    if (target && !isLimited()) prefetch(target);
  };
  const intents = ['pointerover', 'touchstart', 'focusin'] as const;
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });

  let language: Language | undefined;
  const seen = new Set<string>();
  const waiting = new Map<Element, ReturnType<typeof setTimeout>>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target: link, isIntersecting } of entries) {
      clearTimeout(waiting.get(link));
      waiting.delete(link);
      if (isIntersecting && link instanceof HTMLAnchorElement)
        waiting.set(
          link,
          setTimeout(() => onDwell(link), dwell),
        );
    }
  });
  const onDwell = (link: HTMLAnchorElement): void => {
    observer.unobserve(link);
    waiting.delete(link);
    const target = pageTargetOf(link, basePath);
    if (!target || target.language !== language || seen.has(target.path) || seen.size >= maxVisible) return;
    seen.add(target.path);
    prefetch(target);
  };

  return {
    watch(page) {
      language = page.language;
      observer.disconnect();
      for (const timer of waiting.values()) clearTimeout(timer);
      waiting.clear();
      seen.clear();
      if (isLimited()) return;
      for (const link of document.querySelectorAll('main a[href]')) observer.observe(link);
    },
    stop() {
      observer.disconnect();
      for (const timer of waiting.values()) clearTimeout(timer);
      for (const intent of intents) document.removeEventListener(intent, onIntent);
    },
  };
}
