import { linkOf, pageTargetOf, type PageTarget } from '../links/follow-links';
import type { Language } from '../domain/language';
import type { PageData } from '../domain/page-data';
import { loadScreen } from './load';

/** How many pages are fetched only because a link to them can be seen; further ones wait for a finger or a pointer. */
const visibleAtMost = 12;
/** How long a link has to be in view; whoever scrolls past it is not about to press it. */
const dwell = 300;

/** What the browser says of the connection, where it does. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the visitor pays dearly for bytes that may not be needed. */
function isSparing(): boolean {
  // Not a standard yet, so the types do not know it.
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

function prefetch({ language, path }: PageTarget): void {
  // Whatever fails here fails again, and is said, when the page is opened.
  loadScreen(language, path).catch(() => undefined);
}

/**
 * Fetches the data and the code of pages before they are asked for: at once where a pointer, a finger or the focus is on
 * their link, and at leisure for links that stay in view. Gives back a function to watch the links of another page, and
 * one to stop.
 */
export function prefetchLinks(basePath: string): {
  readonly watch: (page: PageData) => void;
  readonly stop: () => void;
} {
  const point = (event: Event): void => {
    const link = linkOf(event);
    const target = link && pageTargetOf(link, basePath);
    if (target && !isSparing()) prefetch(target);
  };
  const signs = ['pointerover', 'touchstart', 'focusin'] as const;
  for (const sign of signs) document.addEventListener(sign, point, { passive: true });

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
          setTimeout(() => linger(link), dwell),
        );
    }
  });
  const linger = (link: HTMLAnchorElement): void => {
    observer.unobserve(link);
    waiting.delete(link);
    const target = pageTargetOf(link, basePath);
    if (!target || target.language !== language || seen.has(target.path) || seen.size >= visibleAtMost) return;
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
      if (isSparing()) return;
      for (const link of document.querySelectorAll('main a[href]')) observer.observe(link);
    },
    stop() {
      observer.disconnect();
      for (const timer of waiting.values()) clearTimeout(timer);
      for (const sign of signs) document.removeEventListener(sign, point);
    },
  };
}
