import type { components } from '@octokit/openapi-types';
import type { BareRepository } from './bare-repository';

/** What a token may do: nothing, read, or read and write. */
export type Access = 'none' | 'read' | 'write';

/** A fine-grained token, as the stand-in knows it. */
export interface Token {
  readonly login: string;
  readonly contents: Access;
  readonly pullRequests: Access;
  readonly actions: Access;
  /** When it ends, in milliseconds since 1970. */
  readonly ends?: number;
  /** `pending`: the organization has not approved it yet. `forbidden`: its rules forbid it. */
  readonly approval?: 'given' | 'pending' | 'forbidden';
}

/** A check of a commit. A status is what older services report; a check is what applications report. */
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
  /** Where its branch was when it was merged or closed. */
  head?: string;
  mergedAs?: string;
}

/** What a person may do in the repository, as GitHub names it. */
export type Role = 'ADMIN' | 'MAINTAIN' | 'WRITE' | 'TRIAGE' | 'READ';

/** What the stand-in knows. Tests change it. */
export interface State {
  readonly owner: string;
  readonly name: string;
  readonly git: BareRepository;
  isPrivate: boolean;
  isArchived: boolean;
  defaultBranch: string;
  readonly tokens: Map<string, Token>;
  readonly roles: Map<string, Role>;
  /** Branches that forbid direct commits: by a protection rule, or by a ruleset, which GitHub reports differently. */
  readonly protections: Map<string, 'rule' | 'ruleset'>;
  readonly checks: Map<string, readonly Check[]>;
  readonly pulls: Pull[];
  /** From this size on, in bytes, texts are cut off. */
  cutsTextsAt: number;
  /** Above this number of entries, lists of trees are cut off. */
  cutsTreesAt: number;
}

/** The words for a token that lacks a permission. */
export const notAccessible = 'Resource not accessible by personal access token';

/** Whether a token may read or write something of the repository. Public things may be read by all. */
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

/** Whether a token sees the repository at all. */
export function sees(state: State, token: Token): boolean {
  return !state.isPrivate || (token.approval !== 'pending' && state.roles.has(token.login));
}

/** A body of an answer, as GitHub's published description of the API has it. */
export type Rest<Name extends keyof components['schemas']> = components['schemas'][Name];
