/** A scroll position. `part` and `offset` make it independent of the height of the content above. */
export interface ScrollPosition {
  readonly y: number;
  /** The index, among the parts of the page, of the one at the upper edge of the window. */
  readonly part?: number;
  /** The distance of that part's upper edge from the upper edge of the window. */
  readonly offset?: number;
  /** Which of the folds of the page are open, by their index: they decide the height of the page. */
  readonly open?: readonly number[];
}

/** The scroll state of an entry of the browser's history. It is stored in the entry, so it survives leaving the document. */
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

/**
 * The current scroll position. `y` alone is not enough: the browser estimates the height of tickets far from the window until
 * they are laid out, and a page that was just rendered has only estimates.
 */
export function readPosition(): ScrollPosition {
  const y = window.scrollY;
  const top = y === 0 ? undefined : partAtTop();
  const part = top ? [...partsOfPage()].indexOf(top) : -1;
  const open = [...foldsOfPage()].flatMap((fold, index) => (fold.open ? [index] : []));
  return top && part >= 0 ? { y, open, part, offset: top.getBoundingClientRect().top } : { y, open };
}

/** The top of a page. */
export const topOfPage: ScrollPosition = { y: 0 };

/** Calls a function now and in the next frames: what comes near the window is laid out, which replaces estimated heights. */
function whileLaidOut(align: () => void, frames: number): void {
  align();
  if (frames > 0) requestAnimationFrame(() => whileLaidOut(align, frames - 1));
}

/** Scrolls to an element at once, as a link to it does. */
export function scrollToElement(element: Element): void {
  // Each correction may bring further tickets near the window.
  whileLaidOut(() => element.scrollIntoView({ behavior: 'instant' }), 8);
}

/** Scrolls to a position at once, with the folds as they were. */
export function restorePosition({ y, part = -1, offset = 0, open }: ScrollPosition): void {
  if (open) for (const [index, fold] of foldsOfPage().entries()) fold.open = open.includes(index);
  window.scrollTo({ top: y, behavior: 'instant' });
  const element = partsOfPage()[part];
  if (!element) return;
  whileLaidOut(() => window.scrollBy({ top: element.getBoundingClientRect().top - offset, behavior: 'instant' }), 2);
}

/** The scroll state of the current history entry; undefined for a new entry. */
export function scrollState(): ScrollState | undefined {
  const state: unknown = window.history.state;
  // Only `keepScrollState` writes it.
  return state instanceof Object && 'scroll' in state ? (state.scroll as ScrollState) : undefined;
}

/** Stores a scroll state in the current history entry, without changing the other state of the entry. */
export function keepScrollState(scroll: ScrollState): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(state instanceof Object && state), scroll }, '');
}
