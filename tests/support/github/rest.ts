import { allows, notAccessible, type Rest, sees, type State, type Token } from './state';

/** A response of the REST API. */
export interface RestAnswer {
  readonly status: number;
  readonly body: Uint8Array | object;
}

const refused = (status: number, message: string): RestAnswer => ({
  status,
  body: { message, documentation_url: 'https://docs.github.com/rest', status: String(status) },
});

function treeAnswer(state: State, oid: string, isRecursive: boolean): RestAnswer {
  if (!/^(?:tree|commit)$/.test(state.git.typeOf(oid) ?? '')) return refused(404, 'Not Found');
  const entries = state.git.tree(oid, isRecursive);
  const isCut = isRecursive && entries.length > state.cutsTreesAt;
  const body: Rest<'git-tree'> = {
    sha: oid,
    url: `https://api.github.com/repos/${state.owner}/${state.name}/git/trees/${oid}`,
    truncated: isCut,
    tree: entries.slice(0, isCut ? state.cutsTreesAt : undefined).map(({ mode, type, oid: sha, size, path }) => ({
      path,
      mode,
      type,
      sha,
      ...(size !== undefined && { size }),
    })),
  };
  return { status: 200, body };
}

/** The bytes of a file: the client asks for nothing else. */
function blobAnswer({ git }: State, oid: string): RestAnswer {
  const content = git.typeOf(oid) === 'blob' ? git.blob(oid) : undefined;
  return content ? { status: 200, body: content } : refused(404, 'Not Found');
}

type Comparison = Pick<Rest<'commit-comparison'>, 'status' | 'ahead_by' | 'behind_by' | 'total_commits'>;

function comparison({ git }: State, base: string, head: string): RestAnswer {
  const [from, to] = [git.oidOf(`${base}^{commit}`), git.oidOf(`${head}^{commit}`)];
  if (from === undefined || to === undefined) return refused(404, 'Not Found');
  const count = (range: string): number => Number(git.git(['rev-list', '--count', range]).toString());
  const [ahead, behind] = [count(`${from}..${to}`), count(`${to}..${from}`)];
  const status = ahead > 0 ? (behind > 0 ? 'diverged' : 'ahead') : behind > 0 ? 'behind' : 'identical';
  const body: Comparison = { status, ahead_by: ahead, behind_by: behind, total_commits: ahead };
  return { status: 200, body };
}

type WorkflowRun = Pick<
  Rest<'workflow-run'>,
  'id' | 'name' | 'head_sha' | 'status' | 'conclusion' | 'html_url' | 'display_title'
>;

function workflowRuns(state: State, commit: string): RestAnswer {
  const checks = (state.checks.get(commit) ?? []).filter(({ kind }) => kind === 'check');
  const runs = checks.map(
    ({ name, state: outcome }, number): WorkflowRun => ({
      id: number + 1,
      name,
      display_title: name,
      head_sha: commit,
      status: outcome === 'pending' ? 'in_progress' : 'completed',
      conclusion: outcome === 'pending' ? null : outcome,
      html_url: `https://github.example.com/${state.owner}/${state.name}/actions/runs/${number + 1}`,
    }),
  );
  return { status: 200, body: { total_count: runs.length, workflow_runs: runs } };
}

/** Answers a request to the REST API. Supports only the paths that the editor uses. */
export function answerToRest(state: State, token: Token, url: URL): RestAnswer {
  const [, owner, name, route = ''] = /^\/repos\/([^/]+)\/([^/]+)\/(.+)$/.exec(url.pathname) ?? [];
  if (owner !== state.owner || name !== state.name || !sees(state, token)) return refused(404, 'Not Found');
  if (token.approval === 'forbidden')
    return refused(
      403,
      `The '${owner}' organization forbids access via a fine-grained personal access tokens if the token's lifetime is greater than 366 days.`,
    );
  const right = route.startsWith('actions/') ? 'actions' : 'contents';
  if (!allows(state, token, right, 'read')) return refused(403, notAccessible);
  const [, kind, oid = ''] = /^git\/(trees|blobs)\/([0-9a-f]{40})$/.exec(route) ?? [];
  if (kind === 'trees') return treeAnswer(state, oid, url.searchParams.has('recursive'));
  if (kind === 'blobs') return blobAnswer(state, oid);
  const [, base, head] = /^compare\/(.+)\.\.\.(.+)$/.exec(route) ?? [];
  if (base !== undefined && head !== undefined) return comparison(state, base, head);
  if (route === 'actions/runs') return workflowRuns(state, url.searchParams.get('head_sha') ?? '');
  return refused(404, 'Not Found');
}
