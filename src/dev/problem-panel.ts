/**
 * Shows the errors of the data over the page that they belong to. The development server adds it to its pages; nothing of the site
 * imports it.
 */
const host = document.createElement('div');
const shadow = host.attachShadow({ mode: 'open' });
const isList = document.documentElement.dataset.problems !== undefined;
const root = import.meta.env.BASE_URL.replace(/\/$/, '');
let shownFor = '';

async function update(): Promise<void> {
  const { pathname } = window.location;
  shownFor = pathname;
  const response = await fetch(`${root}/__problems/panel?page=${encodeURIComponent(pathname)}`);
  const html = await response.text();
  // The reader has opened another page since.
  if (shownFor !== pathname) return;
  if (shadow.innerHTML !== html) shadow.innerHTML = html;
  host.dataset.problemPanel = html === '' ? 'empty' : 'shown';
}

// The form editor shows the errors in their fields, next to the page.
const isPreview = window.frameElement?.hasAttribute('data-editor-preview') === true;

if (isPreview) {
  // Nothing is added.
} else if (isList) {
  import.meta.hot?.on('site:problems', () => window.location.reload());
} else {
  document.body.append(host);
  import.meta.hot?.on('site:problems', () => void update());
  // Each page that is opened without a new document changes the head.
  new MutationObserver(() => {
    if (window.location.pathname !== shownFor) void update();
  }).observe(document.head, { childList: true, subtree: true, characterData: true });
  void update();
}

export {};
