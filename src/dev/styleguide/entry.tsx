import '../../theme/all';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../../app/App';
import { loadScreen } from '../../app/load';
import { directionOf, isLanguage } from '../../domain/language/language';
import { presentInstant } from '../../hooks/clock';
import { Frames } from './Frames';
import { samplePage } from './samples';
import { Specimens } from './Specimens';

/** Shows a theme regardless of the system's: rewrites the conditions of media rules for `prefers-color-scheme`. */
function setTheme(theme: string): void {
  const visit = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (!(rule instanceof CSSMediaRule)) continue;
      const ruleTheme = /prefers-color-scheme:\s*(dark|light)/.exec(rule.media.mediaText)?.[1];
      if (ruleTheme !== undefined) rule.media.mediaText = ruleTheme === theme ? 'screen' : 'not all';
      else visit(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) visit(sheet.cssRules);
}

/** Renders the style guide. `/styleguide` contains itself in four frames, one for each language and theme. */
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
  // For the style sheets of lazy parts, which are added later.
  new MutationObserver(() => setTheme(theme)).observe(document.head, { childList: true });
  const now = presentInstant();
  const home = await loadScreen(language, '/');
  if (!home) throw new Error('The site has no home page.');
  const screen = { ...home, page: samplePage(language), Template: () => <Specimens now={now} /> };
  createRoot(root).render(
    <BrowserRouter>
      <App screen={screen} start={now} />
    </BrowserRouter>,
  );
}

await start();
