/** The permissions of a fine-grained token that the editor may need. Read access to metadata is always included. */
export type Permission = 'contents' | 'pull-requests' | 'actions';

export type GitHubRefusal =
  /** Invalid token. GitHub's response is the same for wrong, revoked and expired tokens. */
  | 'bad-token'
  /** As above, but GitHub has accepted the same token before. */
  | 'revoked'
  /** As above, and the token has expired. */
  | 'expired'
  /** The token lacks a permission, or its owner may not write to the repository. */
  | 'too-weak'
  /** The organization forbids the token, or it must be authorised first. */
  | 'not-approved'
  /** Nothing has this name, or the token cannot read it, or an organization has not approved it yet. */
  | 'not-found'
  /** Rate limit; `until` has its end. */
  | 'limited'
  /** The branch has changed since it was loaded. */
  | 'stale'
  /** The rules of the branch forbid a direct commit. */
  | 'protected'
  /** A branch or pull request of this kind exists already. */
  | 'exists'
  /** No response from GitHub. A write may have succeeded. */
  | 'unreachable'
  /** An error of GitHub, or an invalid response. A write may have succeeded. */
  | 'down'
  /** Any other reason; the message is GitHub's. */
  | 'refused';

/** Thrown for failed requests. The message is GitHub's. */
export class GitHubRefused extends Error {
  /** The end of the rate limit in milliseconds since 1970. */
  readonly until?: number;
  /** The missing permission, if known. */
  readonly permission?: Permission;

  constructor(
    readonly reason: GitHubRefusal,
    message: string,
    more: { readonly until?: number; readonly permission?: Permission | undefined } = {},
  ) {
    super(message);
    if (more.until !== undefined) this.until = more.until;
    if (more.permission !== undefined) this.permission = more.permission;
  }
}

export interface GraphQLProblem {
  readonly type: string | undefined;
  readonly message: string;
  readonly path: readonly unknown[];
}

const second = 1000;

/** Without a header, GitHub asks to wait for at least a minute. */
function endOfLimit(headers: Headers, now: number): number {
  const pause = headers.get('retry-after') ?? '';
  const reset = headers.get('x-ratelimit-reset') ?? '';
  if (/^\d{1,6}$/.test(pause)) return now + Math.max(1, Number(pause)) * second;
  if (headers.get('x-ratelimit-remaining') === '0' && /^\d{1,12}$/.test(reset))
    // The clock of this device may be fast.
    return Math.max(Number(reset) * second, now + second);
  return now + 60 * second;
}

const forbidsToken = /forbids access|SAML|approv|access restrictions|IP allow list/i;

/** For statuses other than success and 401. */
export function refusalOfStatus(
  status: number,
  headers: Headers,
  message: string,
  permission: Permission | undefined,
  now: number,
): GitHubRefused {
  const isLimit =
    status === 429 ||
    (status === 403 &&
      (headers.has('retry-after') ||
        headers.get('x-ratelimit-remaining') === '0' ||
        /secondary rate limit|abuse detection/i.test(message)));
  if (isLimit) return new GitHubRefused('limited', message, { until: endOfLimit(headers, now) });
  if (status === 403)
    return headers.has('x-github-sso') || forbidsToken.test(message)
      ? new GitHubRefused('not-approved', message)
      : new GitHubRefused('too-weak', message, { permission });
  if (status === 404 || status === 410) return new GitHubRefused('not-found', message);
  return new GitHubRefused(status >= 500 ? 'down' : 'refused', message);
}

// Only the older branch protection has an error type; rulesets do not.
const forbidsBranch = /rule violations|protected branch|through a pull request|required status check/i;

export function refusalOfProblem(
  { type, message }: GraphQLProblem,
  headers: Headers,
  permission: Permission | undefined,
  now: number,
): GitHubRefused {
  if (type === 'RATE_LIMITED') return new GitHubRefused('limited', message, { until: endOfLimit(headers, now) });
  if (type === 'STALE_DATA') return new GitHubRefused('stale', message);
  if (type === 'BRANCH_PROTECTION_RULE_VIOLATION' || forbidsBranch.test(message))
    return new GitHubRefused('protected', message);
  if (type === 'FORBIDDEN' || type === 'INSUFFICIENT_SCOPES')
    return forbidsToken.test(message)
      ? new GitHubRefused('not-approved', message)
      : new GitHubRefused('too-weak', message, { permission });
  if (type === 'NOT_FOUND') return new GitHubRefused('not-found', message);
  if (/already exists/.test(message)) return new GitHubRefused('exists', message);
  // GitHub's timeout error has no type.
  if (type === 'SERVICE_UNAVAILABLE' || /^Something went wrong/.test(message))
    return new GitHubRefused('down', message);
  return new GitHubRefused('refused', message);
}
