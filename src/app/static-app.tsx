import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Instant } from '../domain/dates/calendar';
import { sitePath } from '../domain/pages/paths';
import { settings } from '../generated/settings';
import type { Freshness } from '../domain/trust/freshness';
import type { Language } from '../domain/language/language';
import type { CompiledMessages } from '../domain/pages/messages';
import { FreshnessEditions } from '../pages/freshness/FreshnessEditions';
import { OfflineDocument } from '../saved/OfflineDocument';
import type { OfflineTexts } from '../saved/offline-document';
import { App } from './App';
import type { Screen } from './load';

const fail = (error: Error): never => {
  throw error;
};

export function renderApp(screen: Screen, instant: Instant): string {
  const { page } = screen;
  return renderToString(
    <StaticRouter basename={settings.basePath} location={settings.basePath + sitePath(page.language, page.path)}>
      <App screen={screen} start={instant} onMessageError={fail} />
    </StaticRouter>,
  );
}

/** Renders the offline document to HTML, without the saved codes. Only its script knows the requested address. */
export function renderOfflineDocument(texts: OfflineTexts): string {
  const home = settings.basePath + sitePath(texts.language, '/');
  return renderToString(<OfflineDocument texts={texts} reason="failed" address={home} onMessageError={fail} />);
}

export function renderFreshnessEditions(
  report: Freshness,
  messages: Readonly<Record<Language, CompiledMessages>>,
): string {
  return renderToStaticMarkup(<FreshnessEditions report={report} messages={messages} onMessageError={fail} />);
}
