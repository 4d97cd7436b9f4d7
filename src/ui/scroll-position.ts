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

/**
 * The current scroll position. `y` alone is not enough: the browser estimates the height of tickets outside the window
 * until they are laid out, and in a page that was just rendered all heights are estimates.
 */
export function readPosition(): ScrollPosition {
  const y = window.scrollY;
  const top = y === 0 ? undefined : partAtTop();
  const part = top ? [...partsOfPage()].indexOf(top) : -1;
  const open = [...foldsOfPage()].flatMap((fold, index) => (fold.open ? [index] : []));
  return top && part >= 0 ? { y, open, part, offset: top.getBoundingClientRect().top } : { y, open };
}

export const topOfPage: ScrollPosition = { y: 0 };

/**
 * Calls a function now and in the next frames: content near the window is laid out then, which replaces estimated
 * heights.
 */
function whileLaidOut(align: () => void, frames: number): void {
  align();
  if (frames > 0) requestAnimationFrame(() => whileLaidOut(align, frames - 1));
}

/** Scrolls to an element immediately, like a link to it. */
export function scrollToElement(element: Element): void {
  // Each correction may bring further tickets near the window.
  whileLaidOut(() => element.scrollIntoView({ behavior: 'instant' }), 8);
}

/** Restores the state of the folds and scrolls to a position immediately. */
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
  // The assertion is sound: only `keepScrollState` writes it.
  return state instanceof Object && 'scroll' in state ? (state.scroll as ScrollState) : undefined;
}

/** Stores a scroll state in the current history entry, without changing the other state of the entry. */
export function keepScrollState(scroll: ScrollState): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(state instanceof Object && state), scroll }, '');
}
