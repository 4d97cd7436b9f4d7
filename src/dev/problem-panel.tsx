import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { parseSitePath } from '../domain/pages/paths';
import { ProblemPanel } from './problems/ProblemPanel';
import styleSheet from './problems/Problems.extracted.css?inline';
import { basePath, listAddress, loadProblems, ProblemMessages } from './load-problems';

/** The development server adds this to its pages. The styles of a page do not apply in its shadow tree. */
const host = document.createElement('div');
const shadow = host.attachShadow({ mode: 'open' });
const root = createRoot(shadow);
let shownFor = '';

async function update(): Promise<void> {
  const { pathname } = window.location;
  shownFor = pathname;
  const { own, all, messages } = await loadProblems(pathname);
  // The reader has opened another page in the meantime.
  if (shownFor !== pathname) return;
  const language = parseSitePath(pathname.slice(basePath.length))?.language ?? 'en';
  flushSync(() =>
    root.render(
      <>
        <style>{styleSheet}</style>
        <ProblemMessages language={language} messages={messages}>
          <ProblemPanel language={language} own={own} all={all} list={listAddress} />
        </ProblemMessages>
      </>,
    ),
  );
  host.dataset.problemPanel = shadow.querySelector('[data-problems]') === null ? 'empty' : 'shown';
}

// The form editor shows the errors in their fields, next to the page.
const isPreview = window.frameElement?.hasAttribute('data-editor-preview') === true;

if (!isPreview) {
  document.body.append(host);
  import.meta.hot?.on('site:problems', () => void update());
  // Each client-side navigation changes the head.
  new MutationObserver(() => {
    if (window.location.pathname !== shownFor) void update();
  }).observe(document.head, { childList: true, subtree: true, characterData: true });
  void update();
}
