/** What a fine-grained token may need for this repository. Reading the repository's description is always included. */
export type Permission = 'contents' | 'pull-requests' | 'actions';

/** Why GitHub did not do what was asked. */
export type GitHubRefusal =
  /** GitHub does not know this token. It says the same of wrong, revoked and expired ones. */
  | 'bad-token'
  /** As above, but GitHub took the same token before. */
  | 'revoked'
  /** As above, and the end date of the token has passed. */
  | 'expired'
  /** The token lacks a permission, or its owner may not write to the repository. */
  | 'too-weak'
  /** The organization forbids the token, or wants it to be authorized first. */
  | 'not-approved'
  /** Nothing has this name, or the token may not see it. An organization's approval that is still to come looks so too. */
  | 'not-found'
  /** Too many requests; `until` says how long. */
  | 'limited'
  /** The branch has moved on since it was loaded. */
  | 'stale'
  /** The rules of the branch forbid a direct commit. */
  | 'protected'
  /** There is already a branch or pull request of this kind. */
  | 'exists'
  /** No answer: GitHub cannot be reached. What was to be written may or may not have been. */
  | 'unreachable'
  /** A fault of GitHub, or an answer that makes no sense. What was to be written may or may not have been. */
  | 'down'
  /** Anything else; the message has GitHub's words. */
  | 'refused';

/** GitHub did not do what was asked. The message has GitHub's words, for people who look for the cause. */
export class GitHubRefused extends Error {
  /** The instant until which GitHub wants no requests, in milliseconds since 1970. */
  readonly until?: number;
  /** What the token lacks, as far as it can be told. */
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

/** An error in an answer to a GraphQL request. */
export interface GraphQLProblem {
  readonly type: string | undefined;
  readonly message: string;
  /** The field that it is about. */
  readonly path: readonly unknown[];
}

const second = 1000;

/** Until when GitHub wants no requests. Without any header it asks for at least a minute. */
export function endOfLimit(headers: Headers, now: number): number {
  const pause = headers.get('retry-after') ?? '';
  const reset = headers.get('x-ratelimit-reset') ?? '';
  if (/^\d{1,6}$/.test(pause)) return now + Math.max(1, Number(pause)) * second;
  if (headers.get('x-ratelimit-remaining') === '0' && /^\d{1,12}$/.test(reset))
    // The clock of this device may be fast.
    return Math.max(Number(reset) * second, now + second);
  return now + 60 * second;
}

const forbidsToken = /forbids access|SAML|approv|access restrictions|IP allow list/i;

/** What a status other than success means; 401 is not among them. */
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

// Branch protection has a type of its own; the newer rulesets do not.
const forbidsBranch = /rule violations|protected branch|through a pull request|required status check/i;

/** What an error in an answer to a GraphQL request means. */
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
  // What GitHub says when its own work takes too long has no type.
  if (type === 'SERVICE_UNAVAILABLE' || /^Something went wrong/.test(message))
    return new GitHubRefused('down', message);
  return new GitHubRefused('refused', message);
}
