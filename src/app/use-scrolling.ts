import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Screen } from './load';
import {
  keepScrollState,
  readPosition,
  restorePosition,
  scrollState,
  scrollToTop,
  type ScrollPosition,
} from './scroll-position';
import type { Progress } from './use-screen';

// Browsers limit how often a history entry may be changed.
const restTime = 300;

/** The element that a fragment leads to, if there is one. */
function elementAt(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Not every address is encoded correctly.
    return null;
  }
}

/** Scrolls at once to the element that a fragment leads to, or to the top of the page. */
function scrollToFragment(hash: string): void {
  const element = elementAt(hash);
  if (element) element.scrollIntoView({ behavior: 'instant' });
  else scrollToTop();
}

// Within a document ids are counted; entries of an earlier document have another time in front.
let count = 0;

/** The id of the present history entry; gives it one if it has none yet. */
function entryId(): string {
  const known = scrollState();
  if (known) return known.id;
  count += 1;
  const id = `${performance.timeOrigin}-${count}`;
  keepScrollState({ id });
  return id;
}

/** Takes the restoration of scroll positions over from the browser for as long as the document is shown. */
function useOwnRestoration(keep: () => void): void {
  useEffect(() => {
    const { history } = window;
    // The browser restores the entry that a document is loaded for, unless an earlier document has taken that over.
    const missed = history.scrollRestoration === 'manual' ? scrollState()?.position : undefined;
    if (missed) restorePosition(missed);
    const takeOver = (): void => {
      history.scrollRestoration = 'manual';
    };
    const handBack = (): void => {
      keep();
      history.scrollRestoration = 'auto';
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = (): void => {
      clearTimeout(timer);
      timer = setTimeout(keep, restTime);
    };
    takeOver();
    document.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', handBack);
    window.addEventListener('pageshow', takeOver);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', handBack);
      window.removeEventListener('pageshow', takeOver);
      history.scrollRestoration = 'auto';
    };
  }, [keep]);
}

/** What is on the screen, and the history entry that it belongs to. */
interface Shown {
  readonly screen: Screen;
  readonly address: string;
  readonly pathname: string;
  readonly id: string;
}

/**
 * Scrolls as if each page were a document: a link shows the page at its top or at its fragment at once, Back and Forward
 * restore the position, as soon as the page has come. Fragments of the page that is shown are left to the browser.
 */
export function useScrolling(screen: Screen, progress: Progress): void {
  const location = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef<Shown>(undefined);
  // Whether the window shows the page of the present history entry.
  const arrived = useRef(false);
  const positions = useRef(new Map<string, ScrollPosition>());

  const keep = useCallback((): void => {
    if (!arrived.current || !shown.current) return;
    const position = readPosition();
    positions.current.set(shown.current.id, position);
    keepScrollState({ id: shown.current.id, position });
  }, []);
  useOwnRestoration(keep);

  useLayoutEffect(() => {
    const { pathname, search, hash } = location;
    const address = pathname + search + hash;
    const last = shown.current;
    const isNew = scrollState() === undefined;
    const byBrowser = isNew && navigationType === 'POP';
    arrived.current = false;
    if (progress !== 'shown') return;
    // The browser has followed a fragment, and has scrolled already.
    if (last?.screen === screen && last.id !== scrollState()?.id && !byBrowser)
      positions.current.set(last.id, readPosition());
    // Another page is on its way.
    if (last?.screen === screen && last.pathname !== pathname) return;

    const id = entryId();
    arrived.current = true;
    shown.current = { screen, address, pathname, id };
    if (!last || (last.screen === screen && last.id === id)) return;
    const position = isNew ? undefined : (positions.current.get(id) ?? scrollState()?.position);
    if (position) restorePosition(position);
    else if (last.screen !== screen || (last.address === address && !byBrowser)) scrollToFragment(hash);
  }, [screen, progress, location, navigationType]);
}
