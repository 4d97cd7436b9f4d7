import { useEffect, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { AdminSettings } from '../domain/editing/admin-page';
import type { HostedRefusal } from '../domain/editing/hosted-protocol';
import { Dialog } from '../editor/controls/Dialog';
import type { HostedWorker } from './hosted-worker';
import { needsToken, refusalText } from './refusals';
import type { Session, SessionState } from './session';
import { SignInForm } from './SignIn';

interface NewTokenProps {
  readonly session: Session;
  readonly state: SessionState;
  readonly settings: AdminSettings;
  readonly refusal: HostedRefusal;
}

export function NewToken({
  session,
  state: { token, isRenewing = false },
  settings,
  refusal,
}: NewTokenProps): ReactElement {
  const intl = useIntl();
  return (
    <Dialog title={intl.formatMessage({ id: 'admin.sign-in' })} onClose={session.keepRefused}>
      <SignInForm
        settings={settings}
        stored={token}
        problem={refusalText(intl, refusal, settings, token?.ends)}
        isBusy={isRenewing}
        isAgain
        onToken={session.signIn}
      />
    </Dialog>
  );
}

/** Explains in the user's language why GitHub refuses a request, and asks for another token if only that helps. */
export function useRefusals(
  worker: HostedWorker,
  { refuseToken }: Session,
  settings: AdminSettings,
  ends: string | undefined,
): void {
  const intl = useIntl();
  useEffect(() => {
    // The request waits for the new token, so that the reason is shown only once.
    worker.onRefusal = async (refusal) => needsToken(refusal) && refuseToken(refusal);
    worker.wordsFor = (refusal) => refusalText(intl, refusal, settings, ends);
  }, [worker, intl, settings, ends, refuseToken]);
}
