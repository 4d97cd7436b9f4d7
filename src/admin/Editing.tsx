import { useEffect, useRef, useState, type ReactElement, type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { adminFolder, tryPath } from '../domain/editing/admin-page';
import { EditorIn } from '../editor/App';
import { Button } from '../editor/controls/Button';
import type { Surroundings } from '../editor/context';
import { Remark } from '../editor/controls/Remark';
import { PartMessages } from '../hooks/messages';
import { ChangeView, Proposals, useStanding, useTurning } from './Change';
import { styles } from './Change.styles';
import type { HostedWorker } from './hosted-worker';
import { blobAddress } from './preview/link';
import { servePreviews } from './preview/serve';
import { NewToken, useRefusals } from './NewToken';
import { dayText } from './refusals';
import { Remarks } from './Remarks';
import type { OpenedProps } from './session';
import type { Proposal } from '../domain/editing/hosted-protocol';

interface SaveChoiceProps {
  readonly branch: string;
  /** The pull request that is being edited; undefined for the branch of the site. */
  readonly proposal: Proposal | undefined;
  readonly isDirect: boolean;
  onDirect(isDirect: boolean): void;
  onSummary(summary: string): void;
}

function SaveChoice({ branch, proposal, isDirect, onDirect, onSummary }: SaveChoiceProps): ReactElement {
  const id = useId();
  return (
    <div className={styles.saving}>
      {proposal ? (
        <FormattedMessage id="admin.add-to" values={{ number: proposal.number }} tagName="p" />
      ) : (
        <fieldset>
          <FormattedMessage id="admin.how" tagName="legend" />
          <label>
            <input type="radio" name={id} checked={!isDirect} onChange={() => onDirect(false)} />
            <FormattedMessage id="admin.propose" />
          </label>
          <label>
            <input type="radio" name={id} checked={isDirect} onChange={() => onDirect(true)} />
            <FormattedMessage id="admin.direct" values={{ branch: branch }} />
          </label>
        </fieldset>
      )}
      <div>
        <label htmlFor={`${id}-summary`}>
          <FormattedMessage id="admin.summary" />
        </label>
        <input
          id={`${id}-summary`}
          type="text"
          dir="auto"
          maxLength={100}
          onChange={({ target }) => onSummary(target.value)}
        />
      </div>
    </div>
  );
}

const pictures = new Map<string, string>();

/** The address of a picture of the draft. It is valid while the page is open. */
async function pictureAddress(worker: HostedWorker, name: string): Promise<string | undefined> {
  const cached = pictures.get(name);
  if (cached !== undefined) return cached;
  const file = await worker.content({ kind: 'picture', name });
  const address = file && blobAddress(name, file);
  if (address !== undefined) pictures.set(name, address);
  return address;
}

export function Editing(props: OpenedProps): ReactElement {
  const { settings, base, language, onLanguage, session, state, opened } = props;
  const { worker, server, outbox, messages } = opened;
  const { who, token } = state;
  const intl = useIntl();
  const { standing, refresh } = useStanding(worker, base);
  const [isDirect, setDirect] = useState(false);
  const summary = useRef('');
  useEffect(() => {
    worker.mode = isDirect ? 'direct' : 'propose';
  }, [worker, isDirect]);
  const { turn, problem } = useTurning(worker, settings, refresh);
  useRefusals(worker, session, settings, token?.ends);
  useEffect(() => servePreviews(worker), [worker]);
  const inWords = (node: ReactNode): ReactNode => (
    <PartMessages messages={settings.messages[language]}>{node}</PartMessages>
  );
  const around: Surroundings = {
    aboveFiles: inWords(
      <div className={styles.account}>
        <p>
          {who && <FormattedMessage id="admin.account" values={{ login: who.login }} />}
          {token?.ends !== undefined && (
            <>
              <br />
              <FormattedMessage id="admin.token-until" values={{ day: dayText(intl, token.ends) }} />
            </>
          )}
        </p>
        <Button onClick={() => void session.signOut()}>
          <FormattedMessage id="admin.sign-out" />
        </Button>
        <a href={`${base}/${tryPath}`}>
          <FormattedMessage id="admin.try-title" />
        </a>
      </div>,
    ),
    notices: inWords(
      <>
        <Remarks state={state} settings={settings} opened={opened} />
        {problem !== undefined && (
          <Remark tone="problem" role="alert">
            {problem}
          </Remark>
        )}
        {standing && <ChangeView standing={standing} branch={settings.branch} onTurn={turn} />}
        {standing && <Proposals standing={standing} onTurn={turn} />}
        {state.refusedToken && (
          <NewToken session={session} state={state} settings={settings} refusal={state.refusedToken} />
        )}
      </>,
    ),
    noAnswer: inWords(<FormattedMessage id="admin.gone" />),
    saving: inWords(
      <SaveChoice
        branch={settings.branch}
        proposal={standing?.edited}
        isDirect={isDirect}
        onDirect={setDirect}
        onSummary={(text) => {
          summary.current = text;
        }}
      />,
    ),
    isReadOnly: who?.canWrite === false || opened.hasNewerSchemas,
    pageAddress: (page, shown) => `${base}/${adminFolder}/preview.html#${base}/${shown}${page}`,
    pictureAddress: (name) => pictureAddress(worker, name),
    comment: () => summary.current.trim(),
    onSaved: refresh,
  };
  return (
    <EditorIn
      server={server}
      outbox={outbox}
      base={base}
      messages={messages}
      onServerEvent={worker.on}
      around={around}
      language={language}
      onLanguage={onLanguage}
    />
  );
}
