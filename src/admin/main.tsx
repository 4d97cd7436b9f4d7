import '../theme/all';
import '../editor/document.styles';
import { createRoot } from 'react-dom/client';
import { settings } from '../generated/settings';
import { Admin } from './Admin';
import { readSettings } from './settings';
import { FormattedMessage } from 'react-intl';
import { Messages } from '../hooks/messages';
import { styles } from './SignIn.styles';

const root = document.getElementById('root');
const [language] = settings.languages;
if (root)
  createRoot(root).render(
    window.top === window ? (
      <Admin settings={readSettings()} base={settings.basePath} />
    ) : (
      // In a frame (clickjacking): hosts without response headers cannot forbid frames.
      <Messages language={language} messages={readSettings().messages[language]} onError={console.error}>
        <main className={styles.root}>
          <FormattedMessage id="admin.framed" tagName="p" />
          <a href={window.location.href} target="_blank" rel="noopener">
            <FormattedMessage id="admin.framed-open" />
          </a>
        </main>
      </Messages>
    ),
  );
