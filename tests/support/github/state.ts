import type { components } from '@octokit/openapi-types';
import type { BareRepository } from './bare-repository';

/** The access of a token: none, read, or read and write. */
export type Access = 'none' | 'read' | 'write';

/** A fine-grained token in the stand-in. */
export interface Token {
  readonly login: string;
  readonly contents: Access;
  readonly pullRequests: Access;
  readonly actions: Access;
  /** `pending`: the organization has not approved it yet. `forbidden`: its rules forbid it. */
  readonly approval?: 'given' | 'pending' | 'forbidden';
}

/** A check of a commit. Older services report statuses, applications report checks. */
export interface Check {
  readonly kind: 'check' | 'status';
  readonly name: string;
  readonly state: 'pending' | 'success' | 'failure';
}

/** A pull request. */
export interface Pull {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly author: string;
  readonly branch: string;
  readonly base: string;
  state: 'OPEN' | 'CLOSED' | 'MERGED';
  /** The head of its branch when it was merged or closed. */
  head?: string;
  mergedAs?: string;
}

/** GitHub's name of a person's permission in the repository. */
export type Role = 'ADMIN' | 'MAINTAIN' | 'WRITE' | 'TRIAGE' | 'READ';

/** The state of the stand-in. Tests change it. */
export interface State {
  readonly owner: string;
  readonly name: string;
  readonly git: BareRepository;
  isPrivate: boolean;
  isArchived: boolean;
  readonly tokens: Map<string, Token>;
  readonly roles: Map<string, Role>;
  /** Branches that forbid direct commits: by a protection rule, or by a ruleset, which GitHub reports differently. */
  readonly protections: Map<string, 'rule' | 'ruleset'>;
  readonly checks: Map<string, readonly Check[]>;
  readonly pulls: Pull[];
  /** The size in bytes from which texts are truncated. */
  cutsTextsAt: number;
  /** The number of entries above which tree listings are truncated. */
  cutsTreesAt: number;
}

/** GitHub's message for a token that lacks a permission. */
export const notAccessible = 'Resource not accessible by personal access token';

/** Whether a token may read or write a part of the repository. Public parts are readable for everyone. */
export function allows(
  state: State,
  token: Token,
  right: 'contents' | 'pullRequests' | 'actions',
  wanted: Access,
): boolean {
  const access = token.approval === 'pending' ? 'none' : token[right];
  if (wanted === 'read' && !state.isPrivate) return true;
  return access === 'write' || access === wanted;
}

/** Whether a token can read the repository. */
export function sees(state: State, token: Token): boolean {
  return !state.isPrivate || (token.approval !== 'pending' && state.roles.has(token.login));
}

/** A response body with the shape of GitHub's published description of the API. */
export type Rest<Name extends keyof components['schemas']> = components['schemas'][Name];
