import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useAddress } from '../hooks/address';
import type { Screen } from './load';
import {
  keepScrollState,
  readPosition,
  restorePosition,
  scrollState,
  scrollToElement,
  topOfPage,
  type ScrollPosition,
} from '../ui/scroll-position';
import { useNavigation, type Progress } from './navigation';

// In milliseconds. Browsers limit how often a history entry may be changed.
const saveDelay = 300;

/** The target element of a fragment: the element or the offer with this id; null if there is none. */
function elementAt(hash: string): HTMLElement | null {
  try {
    const id = decodeURIComponent(hash.slice(1));
    return document.getElementById(id) ?? document.querySelector(`main [data-offer="${CSS.escape(id)}"]`);
  } catch {
    // The fragment is not encoded correctly.
    return null;
  }
}

/** Scrolls immediately to the target element of a fragment, or to the top of the page. */
function scrollToFragment(hash: string): void {
  const element = elementAt(hash);
  // Browsers do the same for a fragment of the current page.
  element?.closest('details')?.setAttribute('open', '');
  if (element) scrollToElement(element);
  else restorePosition(topOfPage);
}

// Ids are unique across the documents of a history, because they start with the time origin of their document.
let count = 0;

/** The id of the current history entry, which is assigned on the first call. */
function entryId(): string {
  const state = scrollState();
  if (state) return state.id;
  count += 1;
  const id = `${performance.timeOrigin}-${count}`;
  keepScrollState({ id });
  return id;
}

/** Replaces the browser's restoration of scroll positions while the document is shown. */
function useOwnRestoration(save: () => void): void {
  useEffect(() => {
    const { history } = window;
    // The browser restores the position when it loads a document, except if an earlier document has set `manual`.
    const missed = history.scrollRestoration === 'manual' ? scrollState()?.position : undefined;
    if (missed) restorePosition(missed);
    const takeOver = (): void => {
      history.scrollRestoration = 'manual';
    };
    const handBack = (): void => {
      save();
      history.scrollRestoration = 'auto';
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = (): void => {
      clearTimeout(timer);
      timer = setTimeout(save, saveDelay);
    };
    takeOver();
    document.addEventListener('scroll', onScroll, { passive: true });
    // The event does not bubble.
    document.addEventListener('toggle', onScroll, { capture: true });
    window.addEventListener('pagehide', handBack);
    window.addEventListener('pageshow', takeOver);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('scroll', onScroll);
      document.removeEventListener('toggle', onScroll, { capture: true });
      window.removeEventListener('pagehide', handBack);
      window.removeEventListener('pageshow', takeOver);
      history.scrollRestoration = 'auto';
    };
  }, [save]);
}

/** Restores a position if there is one, else scrolls to a fragment if one is given. */
function scrollTo(position: ScrollPosition | undefined, hash: string | undefined): void {
  if (position) restorePosition(position);
  else if (hash !== undefined) scrollToFragment(hash);
}

/** The screen that is shown, and its history entry. */
interface Shown {
  readonly screen: Screen;
  readonly address: string;
  readonly pathname: string;
  readonly id: string;
}

/**
 * Scrolls like document navigation when the next page has loaded: a link shows the page at its top or at its fragment;
 * going back or forward restores the position. The browser handles fragments of the current page. The router's own
 * restoration exists only in its data mode and stores only pixels, although heights are estimates until layout.
 */
export function useScrolling(screen: Screen, progress: Progress): void {
  const location = useAddress();
  const { type: navigationType } = useNavigation();
  const shown = useRef<Shown>(undefined);
  // Whether the window shows the page of the current history entry.
  const arrived = useRef(false);
  const positions = useRef(new Map<string, ScrollPosition>());

  const save = useCallback((): void => {
    if (!arrived.current || !shown.current) return;
    const position = readPosition();
    positions.current.set(shown.current.id, position);
    keepScrollState({ id: shown.current.id, position });
  }, []);
  useOwnRestoration(save);

  useLayoutEffect(() => {
    const { pathname, search, hash } = location;
    const address = pathname + search + hash;
    const last = shown.current;
    const isSameScreen = last?.screen === screen;
    const isNew = scrollState() === undefined;
    const byBrowser = isNew && navigationType === 'POP';
    arrived.current = false;
    if (progress !== 'shown') return;
    // The reader followed a fragment; the browser has already scrolled.
    if (isSameScreen && last.id !== scrollState()?.id && !byBrowser) positions.current.set(last.id, readPosition());
    // The page of the address is still loading.
    if (isSameScreen && last.pathname !== pathname) return;

    const id = entryId();
    arrived.current = true;
    shown.current = { screen, address, pathname, id };
    if (!last || (isSameScreen && last.id === id)) return;
    const position = isNew ? undefined : (positions.current.get(id) ?? scrollState()?.position);
    const goesToFragment = !isSameScreen || (last.address === address && !byBrowser);
    scrollTo(position, goesToFragment ? hash : undefined);
  }, [screen, progress, location, navigationType]);
}
