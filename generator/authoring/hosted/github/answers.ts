import { fieldOf, textField } from '../../../catalogue/load/fields';
import { GitHubRefused } from './refusal';

export interface PullRequest {
  readonly number: number;
  readonly url: string;
  readonly title: string;
  readonly state: 'open' | 'merged' | 'closed';
  /** The branch with the changes, and its last commit. */
  readonly branch: string;
  readonly head: string;
  readonly base: string;
  /** The commit that merged it. */
  readonly mergedAs?: string;
}

/** Of one check of a commit, or of all together. */
export type CheckState = 'pending' | 'success' | 'failure';

export interface Checks {
  /** `unreadable`: the token has no permission to read it. */
  readonly state: CheckState | 'none' | 'unreadable';
  readonly runs: readonly { readonly name: string; readonly state: CheckState; readonly url?: string }[];
}

/** Empty if there is no list at the key. */
export function listField(value: unknown, key: string): readonly unknown[] {
  const field = fieldOf(value, key);
  return Array.isArray(field) ? field : [];
}

export function required(value: unknown, key: string): string {
  const text = textField(value, key);
  if (text === undefined) throw new GitHubRefused('down', `The answer of GitHub has no "${key}".`);
  return text;
}

/** The value at a path of keys. */
export function within(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce(fieldOf, value);
}

export function pullRequestOf(value: unknown): PullRequest {
  const number = fieldOf(value, 'number');
  if (typeof number !== 'number') throw new GitHubRefused('down', 'The answer of GitHub has no pull request.');
  const state = textField(value, 'state');
  const mergedAs = textField(fieldOf(value, 'mergeCommit'), 'oid');
  return {
    number,
    url: required(value, 'url'),
    title: required(value, 'title'),
    state: state === 'MERGED' ? 'merged' : state === 'CLOSED' ? 'closed' : 'open',
    branch: required(value, 'headRefName'),
    head: required(value, 'headRefOid'),
    base: required(value, 'baseRefName'),
    mergedAs,
  };
}

/** Maps GitHub's conclusion of a check, status or workflow run. */
export function checkStateOf(word: string | undefined): CheckState {
  if (/^(?:success|neutral|skipped)$/i.test(word ?? '')) return 'success';
  return word === undefined || /^(?:pending|expected|queued|in_progress|requested|waiting)$/i.test(word)
    ? 'pending'
    : 'failure';
}

export function runOf(value: unknown): Checks['runs'][number] {
  const name = textField(value, 'name') ?? textField(value, 'context') ?? '';
  const url = ['detailsUrl', 'targetUrl', 'html_url'].map((key) => textField(value, key)).find(Boolean);
  const state = checkStateOf(textField(value, 'conclusion') ?? textField(value, 'state'));
  return { name, state, url };
}

export function togetherOf(runs: Checks['runs']): Checks['state'] {
  if (runs.length === 0) return 'none';
  const has = (wanted: CheckState): boolean => runs.some(({ state }) => state === wanted);
  return has('failure') ? 'failure' : has('pending') ? 'pending' : 'success';
}
