import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { NavigationType } from 'react-router-dom';
import { useAddress } from '../hooks/address';
import { scrollToElement, whileLaidOut } from '../ui/links/fragments';
import type { Screen } from './load';

/** A scroll position. `part` and `offset` make it independent of the height of the content above. */
export interface ScrollPosition {
  readonly y: number;
  /** The index of the part at the upper edge of the window, among all parts of the page. */
  readonly part?: number;
  /** The distance of that part's upper edge from the upper edge of the window. */
  readonly offset?: number;
  /** The indices of the open folds of the page, which affect its height. */
  readonly open?: readonly number[];
}

/** The scroll state of a history entry. It is stored in the entry, so it survives leaving the document. */
interface ScrollState {
  readonly id: string;
  readonly position?: ScrollPosition;
}

function foldsOfPage(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll('main details');
}

function partsOfPage(): NodeListOf<Element> {
  return document.querySelectorAll('main :is(li, section, article)');
}

/** The smallest part of the page at the upper edge of the window, below the header. */
function partAtTop(): Element | undefined {
  const below = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  // Several points, because one may be in a gap between two parts.
  const parts = [8, 32, 56, 80].flatMap((distance) => {
    const part = document.elementFromPoint(window.innerWidth * 0.3, below + distance)?.closest('li, section, article');
    return part ? [part] : [];
  });
  return parts.toSorted((one, other) => one.clientHeight - other.clientHeight)[0];
}

/** `y` alone is not enough: until tickets are laid out, their heights are estimates. */
export function readPosition(): ScrollPosition {
  const y = window.scrollY;
  const top = y === 0 ? undefined : partAtTop();
  const part = top ? [...partsOfPage()].indexOf(top) : -1;
  const open = [...foldsOfPage()].flatMap((fold, index) => (fold.open ? [index] : []));
  return top && part >= 0 ? { y, open, part, offset: top.getBoundingClientRect().top } : { y, open };
}

export const topOfPage: ScrollPosition = { y: 0 };

export function restorePosition({ y, part = -1, offset = 0, open }: ScrollPosition): void {
  if (open) for (const [index, fold] of foldsOfPage().entries()) fold.open = open.includes(index);
  window.scrollTo({ top: y, behavior: 'instant' });
  const element = partsOfPage()[part];
  if (!element) return;
  whileLaidOut(() => window.scrollBy({ top: element.getBoundingClientRect().top - offset, behavior: 'instant' }), 2);
}

function scrollState(): ScrollState | undefined {
  const state: unknown = window.history.state;
  // The assertion is sound: only `keepScrollState` writes it.
  return state instanceof Object && 'scroll' in state ? (state.scroll as ScrollState) : undefined;
}

/** Stores a scroll state in the current history entry, without changing the other state of the entry. */
function keepScrollState(scroll: ScrollState): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(state instanceof Object && state), scroll }, '');
}

// In milliseconds. Browsers limit how often a history entry may be changed.
const saveDelay = 300;

function elementAt(hash: string): HTMLElement | null {
  try {
    const id = decodeURIComponent(hash.slice(1));
    return document.getElementById(id) ?? document.querySelector(`main [data-offer="${CSS.escape(id)}"]`);
  } catch {
    // The fragment is not encoded correctly.
    return null;
  }
}

// Ids are unique across the documents of a history, because they start with the time origin of their document.
let count = 0;

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

function scrollTo(position: ScrollPosition | undefined, hash: string | undefined): void {
  if (position) restorePosition(position);
  if (position || hash === undefined) return;
  const element = elementAt(hash);
  // Browsers do the same for a fragment of the current page.
  element?.closest('details')?.setAttribute('open', '');
  if (element) scrollToElement(element);
  else restorePosition(topOfPage);
}

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
export function useScrolling(screen: Screen, isShown: boolean, navigationType: NavigationType): void {
  const location = useAddress();
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
    if (!isShown) return;
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
  }, [screen, isShown, location, navigationType]);
}
