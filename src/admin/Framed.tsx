import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AdminSettings } from '../domain/editing/admin-page';
import type { Language } from '../domain/language/language';
import { Messages } from '../hooks/messages';
import { styles } from './SignIn.styles';

/** Shown instead of the editor inside a frame (clickjacking): hosts without response headers cannot forbid frames. */
export function Framed({
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
