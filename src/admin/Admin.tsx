import { useEffect, useState, useSyncExternalStore, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { tryPath, type AdminSettings } from '../domain/editing/admin-page';
import type { HostedRefusal } from '../domain/editing/hosted-protocol';
import { otherLanguage, type Language } from '../domain/language/language';
import { Button } from '../editor/controls/Button';
import { Remark } from '../editor/controls/Remark';
import { useLanguage } from '../editor/use-language';
import { Messages } from '../hooks/messages';
import { Editing } from './Editing';
import { Gone } from './Gone';
import { Loading } from './Loading';
import { keptList } from './offline-list';
import { refusalText } from './refusals';
import { Session, type SessionState } from './session';
import { SignInForm } from './SignIn';
import { styles } from './SignIn.styles';
import { Trying } from './Trying';

interface AdminProps {
  readonly settings: AdminSettings;
  readonly base: string;
}

interface StartProps extends AdminProps {
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly session: Session;
  readonly state: SessionState;
}

type BeforeProps = Pick<StartProps, 'settings' | 'session' | 'state'>;

function SignIn({ settings, session, state: { stage, token } }: BeforeProps): ReactElement {
  const intl = useIntl();
  const refusal = stage.kind === 'signed-out' ? stage.refusal : undefined;
  return (
    <>
      <FormattedMessage id="admin.intro" tagName="p" />
      {stage.kind === 'signed-out' && stage.forgotten && (
        <Remark tone="note" role="status">
          <FormattedMessage id={stage.forgotten === 'all' ? 'admin.signed-out' : 'admin.signed-out-token'} />
        </Remark>
      )}
      <SignInForm
        settings={settings}
        stored={token}
        problem={refusal && refusalText(intl, refusal, settings, token?.ends)}
        isBusy={stage.kind === 'signing-in'}
        onToken={session.signIn}
      />
    </>
  );
}

/** Shown instead of the editor until it is open. */
function Before({ settings, session, state }: BeforeProps): ReactElement {
  const { stage, token, waitsUntil } = state;
  const intl = useIntl();
  const refused = (refusal: HostedRefusal): string => refusalText(intl, refusal, settings, token?.ends);
  const waiting = waitsUntil !== undefined && (
    <Remark tone="note" role="status">
      <FormattedMessage id="admin.waiting" values={{ time: intl.formatTime(waitsUntil) }} />
    </Remark>
  );
  switch (stage.kind) {
    case 'signed-out':
    case 'signing-in':
      return (
        <>
          {waiting}
          <SignIn settings={settings} session={session} state={state} />
        </>
      );
    case 'other-tab':
      return (
        <Remark tone="note" role="status">
          <FormattedMessage id="admin.other-tab" />
        </Remark>
      );
    case 'gone':
      return <Gone />;
    case 'not-loaded':
    case 'failed':
      return (
        <>
          <Remark tone="alarm" role="alert">
            {stage.kind === 'failed' ? (
              <FormattedMessage id="admin.failed" values={{ message: stage.message }} />
            ) : (
              refused(stage.refusal)
            )}
          </Remark>
          <div>
            <Button look="primary" onClick={session.tryAgain}>
              <FormattedMessage id="admin.try-again" />
            </Button>{' '}
            <Button onClick={() => void session.signOut()}>
              <FormattedMessage id="admin.sign-out" />
            </Button>
          </div>
        </>
      );
    case 'open':
    case 'loading':
      return (
        <>
          {waiting}
          <Loading {...(stage.kind === 'loading' && stage)} />
        </>
      );
  }
}

function Start({ settings, language, onLanguage, session, state }: StartProps): ReactElement {
  const title = useIntl().formatMessage({ id: 'admin.title' }, { site: settings.site[language] });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main className={styles.root}>
      <div className={styles.top}>
        <h1>{title}</h1>
        <Button look="link" lang={otherLanguage(language)} onClick={() => onLanguage(otherLanguage(language))}>
          <FormattedMessage id="admin.language" />
        </Button>
      </div>
      <Before settings={settings} session={session} state={state} />
    </main>
  );
}

/** What signing in needs, below the offers of the last visit. */
function BeforeTrying(props: BeforeProps): ReactElement {
  const { kind } = props.state.stage;
  if (kind !== 'signed-out' && kind !== 'signing-in') return <Before {...props} />;
  return (
    <details>
      <FormattedMessage id="admin.sign-in" tagName="summary" />
      <Before {...props} />
    </details>
  );
}

/** The page in which maintainers edit the data: sign-in, then loading, then the editor. */
export function Admin({ settings, base }: AdminProps): ReactElement {
  const [language, onLanguage] = useLanguage(base);
  const [session] = useState(() => new Session(settings, base));
  const state = useSyncExternalStore(session.subscribe, session.state);
  const shared = { settings, base, language, onLanguage, session, state };
  const opened = state.stage.kind === 'open' ? state.stage.opened : undefined;
  const [hasList] = useState(() => keptList(base) !== undefined);
  const content = (): ReactElement => {
    const isTrying = window.location.pathname.replace(/(?:\.html|\/)$/, '') === `${base}/${tryPath}`;
    if (isTrying && (opened || hasList))
      return <Trying {...shared} opened={opened} before={<BeforeTrying {...shared} />} />;
    return opened ? <Editing {...shared} opened={opened} /> : <Start {...shared} />;
  };
  return (
    <Messages language={language} messages={settings.messages[language]} onError={console.error}>
      {content()}
    </Messages>
  );
}
