import '../theme/all';
import '../editor/document.styles';
import { createRoot } from 'react-dom/client';
import { settings } from '../generated/settings';
import { Admin } from './Admin';
import { readSettings } from './settings';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AdminSettings } from '../domain/editing/admin-page';
import type { Language } from '../domain/language/language';
import { Messages } from '../hooks/messages';
import { styles } from './SignIn.styles';

/** Shown instead of the editor inside a frame (clickjacking): hosts without response headers cannot forbid frames. */
function Framed({
  settings: { messages },
  language,
}: {
  readonly settings: AdminSettings;
  readonly language: Language;
}): ReactElement {
  return (
    <Messages language={language} messages={messages[language]} onError={console.error}>
      <main className={styles.root}>
        <FormattedMessage id="admin.framed" tagName="p" />
        <a href={window.location.href} target="_blank" rel="noopener">
          <FormattedMessage id="admin.framed-open" />
        </a>
      </main>
    </Messages>
  );
}

const root = document.getElementById('root');
const [language] = settings.languages;
if (root)
  createRoot(root).render(
    window.top === window ? (
      <Admin settings={readSettings()} base={settings.basePath} />
    ) : (
      <Framed settings={readSettings()} language={language} />
    ),
  );
