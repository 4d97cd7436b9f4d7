/** A place on a page to scroll to. */
export interface ScrollPosition {
  readonly y: number;
  /** The number, among the parts of the page, of the one at the upper edge of the window. */
  readonly part?: number;
  /** How far below the upper edge of the window that part begins. */
  readonly offset?: number;
}

/** What one entry of the browser's history keeps of scrolling; the entry keeps it even when its document is left. */
interface ScrollState {
  readonly id: string;
  readonly position?: ScrollPosition;
}

function partsOfPage(): NodeListOf<HTMLElement> {
  return document.querySelectorAll('main :is(li, section, article)');
}

/** The smallest part of the page at the upper edge of the window, below the header. */
function partAtTop(): Element | undefined {
  const below = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  // Several tries, as the first may hit a gap between two parts.
  const parts = [8, 32, 56, 80].flatMap((distance) => {
    const part = document.elementFromPoint(window.innerWidth * 0.3, below + distance)?.closest('li, section, article');
    return part ? [part] : [];
  });
  return parts.toSorted((one, other) => one.clientHeight - other.clientHeight)[0];
}

/**
 * The present scroll position. Distances alone are not enough: the height of tickets far from the window is estimated
 * until they are laid out, and the page that is rendered anew has only estimates.
 */
export function readPosition(): ScrollPosition {
  const y = window.scrollY;
  const top = y === 0 ? undefined : partAtTop();
  const part = top ? [...partsOfPage()].findIndex((each) => each === top) : -1;
  return top && part >= 0 ? { y, part, offset: top.getBoundingClientRect().top } : { y };
}

/** Scrolls to a position at once. */
export function restorePosition({ y, part = -1, offset = 0 }: ScrollPosition): void {
  window.scrollTo({ top: y, behavior: 'instant' });
  const element = partsOfPage()[part];
  if (!element) return;
  const align = (): void => window.scrollBy({ top: element.getBoundingClientRect().top - offset, behavior: 'instant' });
  align();
  // What has come near is laid out with the next frame, and may then be of another height than estimated.
  requestAnimationFrame(() => requestAnimationFrame(align));
}

/** Scrolls to the top of the page at once. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** What the present history entry keeps of scrolling; undefined for an entry that has just been made. */
export function scrollState(): ScrollState | undefined {
  const state: unknown = window.history.state;
  // Only `keepScrollState` writes it.
  return state instanceof Object && 'scroll' in state ? (state.scroll as ScrollState) : undefined;
}

/** Keeps a scroll position with the present history entry, and what the entry keeps for others. */
export function keepScrollState(scroll: ScrollState): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(state instanceof Object && state), scroll }, '');
}
