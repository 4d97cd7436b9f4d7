import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Instant } from '../domain/calendar';
import { sitePath } from '../domain/paths';
import { settings } from '../generated/settings';
import { OfflineDocument } from '../offline/OfflineDocument';
import type { OfflineTexts } from '../offline/offline-document';
import { App } from './App';
import type { Screen } from './load';

const fail = (error: Error): never => {
  throw error;
};

/** Renders a screen to HTML at an instant. */
export function renderApp(screen: Screen, instant: Instant): string {
  const { page } = screen;
  return renderToString(
    <StaticRouter basename={settings.basePath} location={settings.basePath + sitePath(page.language, page.path)}>
      <App screen={screen} start={instant} onMessageError={fail} />
    </StaticRouter>,
  );
}

/** Renders the offline document to HTML, without the saved codes. */
export function renderOfflineDocument(texts: OfflineTexts): string {
  return renderToString(<OfflineDocument texts={texts} reason="failed" onMessageError={fail} />);
}
