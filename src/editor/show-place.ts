/** The number of characters that are searched for, before the first placeholder, which pages fill in. */
const enough = 40;

/** The start of a text as a page shows it, without Markdown syntax. */
function startOf(text: string): string {
  const [line = ''] = text.trim().split('\n');
  const [plain = ''] = line.replace(/\*\*|`|^[#>-]+\s*|\[([^\]]*)\]\([^)]*\)/g, '$1').split('{');
  return plain.trim().slice(0, enough);
}

function elementShowing(page: Document, text: string): HTMLElement | undefined {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (node.textContent?.includes(text) && element && element.getClientRects().length > 0) return element;
  }
  return undefined;
}

/** The message of a frame that its page is shown. */
export const pageShown = 'page-shown';

/** The longest time until the new page is shown whatever it has, in milliseconds. */
const longestWait = 5000;

/** Resolves when a page has its heading. Before that it is empty. */
export function whenShown(page: Document): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const look = (): void => {
      if (page.querySelector('h1')) end();
    };
    const observer = new MutationObserver(look);
    observer.observe(page, { childList: true, subtree: true });
    const timer = setTimeout(end, longestWait);
    look();
  });
}

export interface PlaceMessage {
  readonly place: string;
}

export function showPlace(page: Document, place: string): void {
  const text = startOf(place);
  const element = page.body && text.length > 1 ? elementShowing(page, text) : undefined;
  if (!element) return;
  element.scrollIntoView({ block: 'center' });
  element.style.outline = '3px solid #e0a100';
  element.style.outlineOffset = '4px';
  setTimeout(() => {
    element.style.outline = '';
    element.style.outlineOffset = '';
  }, 1500);
}
