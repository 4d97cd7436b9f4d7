import '../theme/all';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app/App';
import { showLaterFace } from '../app/later-face';
import { loadScreen } from '../app/load';
import { directionOf, isLanguage } from '../domain/language';
import { presentInstant } from '../hooks/clock';
import { Frames } from './Frames';
import { samplePage } from './samples';
import { Specimens } from './Specimens';

/** Lets one document show a theme that the system has not chosen: its media rules are told whether they hold. */
function setTheme(theme: string): void {
  const visit = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (!(rule instanceof CSSMediaRule)) continue;
      const asked = /prefers-color-scheme:\s*(dark|light)/.exec(rule.media.mediaText)?.[1];
      if (asked !== undefined) rule.media.mediaText = asked === theme ? 'screen' : 'not all';
      else visit(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) visit(sheet.cssRules);
}

/** `/styleguide` frames itself four times; each frame names its language and theme. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  const parameters = new URLSearchParams(window.location.search);
  const language = parameters.get('language') ?? undefined;
  const theme = parameters.get('theme');
  if (!isLanguage(language) || theme === null) {
    createRoot(root).render(<Frames />);
    return;
  }
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  setTheme(theme);
  // Sheets that come later, with the parts that are loaded when they are used.
  new MutationObserver(() => setTheme(theme)).observe(document.head, { childList: true });
  const now = presentInstant();
  const home = await loadScreen(language, '/');
  if (!home) throw new Error('The site has no home page.');
  const screen = { ...home, page: samplePage(language), Template: () => <Specimens now={now} /> };
  await showLaterFace(language);
  createRoot(root).render(
    <BrowserRouter>
      <App screen={screen} start={now} />
    </BrowserRouter>,
  );
}

await start();
