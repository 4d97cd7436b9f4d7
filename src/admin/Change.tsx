import { useCallback, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AdminSettings } from '../domain/editing/admin-page';
import type { SavedChange, Standing } from '../domain/editing/hosted-protocol';
import { buildFile, type BuildStamp } from '../domain/pages/site-files';
import { Button } from '../editor/controls/Button';
import { Unreachable } from '../editor/connection/server';
import { styles } from './Change.styles';
import { RefusedByGitHub, type HostedWorker } from './hosted-worker';
import { refusalText } from './refusals';

/** The interval between requests for the state of a change, in milliseconds. */
const interval = 15_000;

async function builtCommit(base: string): Promise<string | undefined> {
  const response = await fetch(`${base}/${buildFile}`, { cache: 'no-store' });
  // The assertion is sound: a build wrote the file from a value of this type.
  return response.ok ? ((await response.json()) as BuildStamp).commit : undefined;
}

/** The state of the saved changes. It is requested again while it can still change. */
export function useStanding(
  worker: HostedWorker,
  base: string,
): { readonly standing: Standing | undefined; refresh(): void } {
  const [standing, setStanding] = useState<Standing>();
  const refresh = useCallback(() => {
    builtCommit(base)
      // The host of the site may be unreachable.
      .catch(() => undefined)
      .then((built) => worker.standing(built))
      // The last state stays until GitHub answers.
      .then(setStanding, () => undefined);
  }, [worker, base]);
  useEffect(refresh, [refresh]);
  const isDone = !standing?.change || standing.change.isLive || standing.change.proposal?.state === 'closed';
  useEffect(() => {
    if (isDone) return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), interval);
    // The user has returned to the window, perhaps from GitHub.
    window.addEventListener('focus', refresh);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', refresh);
    };
  }, [refresh, isDone]);
  return { standing, refresh };
}

/** Continues with a pull request or with the branch of the site; `problem` says why that failed. */
export function useTurning(
  worker: HostedWorker,
  settings: AdminSettings,
  onTurned: () => void,
): { readonly problem: string | undefined; turn(number?: number): void } {
  const intl = useIntl();
  const [problem, setProblem] = useState<string>();
  const turn = (number?: number): void => {
    setProblem(undefined);
    worker.goOn(number).then(onTurned, (error: unknown) => {
      // The page already says that nothing answers.
      if (error instanceof Unreachable) return;
      if (!(error instanceof RefusedByGitHub)) throw error;
      setProblem(refusalText(intl, error.refusal, settings, undefined));
    });
  };
  return { problem, turn };
}

function GitHubLink({ to, children }: { readonly to: string; readonly children: ReactNode }): ReactElement {
  return (
    <a href={to} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

interface ChangeProps {
  readonly standing: Standing;
  readonly branch: string;
  /** Continues with a pull request; without a number, with the branch of the site. */
  readonly onTurn: (number?: number) => void;
}

function Progress({ change, branch }: { readonly change: SavedChange; readonly branch: string }): ReactElement {
  const { proposal, checks, isLive } = change;
  const isOpen = proposal?.state === 'open';
  const isIn = proposal === undefined || proposal.state === 'merged';
  return (
    <span role="status">
      {proposal ? (
        <GitHubLink to={proposal.url}>
          {isOpen && <FormattedMessage id="admin.proposed" values={{ number: proposal.number }} />}
          {proposal.state === 'closed' && <FormattedMessage id="admin.closed" values={{ number: proposal.number }} />}
          {isIn && <FormattedMessage id="admin.merged" values={{ number: proposal.number, branch }} />}
        </GitHubLink>
      ) : (
        <FormattedMessage id="admin.saved-to" values={{ branch }} />
      )}{' '}
      {(isOpen || isIn) && !isLive && <FormattedMessage id={`admin.checks-${checks.state}`} />}{' '}
      {checks.runs
        .filter(({ state }) => state === 'failure')
        .map(({ name, url }) => (
          <bdi key={name}>{url === undefined ? name : <GitHubLink to={url}>{name}</GitHubLink>} </bdi>
        ))}
      {isIn && !isLive && <FormattedMessage id="admin.not-live" />}
      {isLive && <FormattedMessage id="admin.live" />}
    </span>
  );
}

export function ChangeView({ standing: { change, edited }, branch, onTurn }: ChangeProps): ReactElement | null {
  if (!change && !edited) return null;
  return (
    <div className={styles.change}>
      {change ? (
        <Progress change={change} branch={branch} />
      ) : (
        edited && (
          <GitHubLink to={edited.url}>
            <FormattedMessage id="admin.edited" values={{ number: edited.number, title: edited.title }} />
          </GitHubLink>
        )
      )}
      {edited && (
        <Button onClick={() => onTurn()}>
          <FormattedMessage id="admin.back" values={{ branch }} />
        </Button>
      )}
    </div>
  );
}

export function Proposals({ standing, onTurn }: Omit<ChangeProps, 'branch'>): ReactElement | null {
  const others = standing.proposals.filter(({ number }) => number !== standing.edited?.number);
  if (others.length === 0) return null;
  return (
    <details className={styles.proposals}>
      <FormattedMessage id="admin.pulls" tagName="summary" />
      <ul>
        {others.map(({ number, title }) => (
          <li key={number}>
            <Button look="link" onClick={() => onTurn(number)}>
              <FormattedMessage id="admin.go-on" values={{ number, title }} />
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
