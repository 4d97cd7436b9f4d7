import { useCallback, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AdminSettings } from '../domain/admin-page';
import type { Proposal, SavedChange, Standing } from '../domain/hosted-protocol';
import { buildFile, type BuildStamp } from '../domain/site-files';
import { Button } from '../editor/Button';
import { styles } from './Change.styles';
import { RefusedByGitHub, type HostedWorker } from './hosted-worker';
import { refusalText } from './refusals';

/** How often it is asked what has become of a change, in milliseconds. */
const interval = 15_000;

/** The commit of which the published site was made; undefined if that is not known. */
async function builtCommit(base: string): Promise<string | undefined> {
  const response = await fetch(`${base}/${buildFile}`, { cache: 'no-store' });
  // A build wrote it from a value of this type.
  return response.ok ? ((await response.json()) as BuildStamp).commit : undefined;
}

/** What has become of what was saved, asked again while that may change. */
export function useStanding(
  worker: HostedWorker,
  base: string,
): { readonly standing: Standing | undefined; look(): void } {
  const [standing, setStanding] = useState<Standing>();
  const look = useCallback(() => {
    builtCommit(base)
      // The site may be on a host that is not reached.
      .catch(() => undefined)
      .then((built) => worker.standing(built))
      // What is shown stays until GitHub answers.
      .then(setStanding, () => undefined);
  }, [worker, base]);
  useEffect(look, [look]);
  const isDone = !standing?.change || standing.change.isLive || standing.change.proposal?.state === 'closed';
  useEffect(() => {
    if (isDone) return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && look(), interval);
    // The reader comes back, perhaps from GitHub.
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
    };
  }, [look, isDone]);
  return { standing, look };
}

/** Goes on with a pull request or the branch of the site, and says why that cannot be. */
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
      if (!(error instanceof RefusedByGitHub)) throw error;
      setProblem(refusalText(intl, error.refusal, settings, undefined));
    });
  };
  return { problem, turn };
}

/** A link to a page of GitHub. */
function GitHubLink({ to, children }: { readonly to: string; readonly children: ReactNode }): ReactElement {
  return (
    <a href={to} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

/** Where a change is. */
function Place({
  proposal,
  branch,
}: {
  readonly proposal: Proposal | undefined;
  readonly branch: string;
}): ReactElement {
  if (!proposal) return <FormattedMessage id="admin.saved-to" values={{ branch: branch }} />;
  const { number, url, state } = proposal;
  return (
    <GitHubLink to={url}>
      {state === 'open' && <FormattedMessage id="admin.proposed" values={{ number }} />}
      {state === 'closed' && <FormattedMessage id="admin.closed" values={{ number }} />}
      {state === 'merged' && <FormattedMessage id="admin.merged" values={{ number, branch }} />}
    </GitHubLink>
  );
}

interface ChangeProps {
  readonly standing: Standing;
  /** The branch of which the site is made. */
  readonly branch: string;
  /** Goes on with a pull request; without one, with the branch of the site. */
  readonly onTurn: (number?: number) => void;
}

/** What has become of what was saved last. */
function Progress({ change, branch }: { readonly change: SavedChange; readonly branch: string }): ReactElement {
  const { proposal, checks, isLive } = change;
  const isOpen = proposal?.state === 'open';
  const isIn = proposal === undefined || proposal.state === 'merged';
  return (
    <span role="status">
      <Place proposal={proposal} branch={branch} />{' '}
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

/** What has become of what was saved last, and a way back from a pull request. */
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

/** The reader's proposals that are not merged yet, to go on with one. */
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
