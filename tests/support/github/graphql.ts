import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, execute, GraphQLError, type GraphQLSchema, parse, specifiedRules, validate } from 'graphql';
import { allows, notAccessible, type Check, type Pull, sees, type State, type Token } from './state';

const schemaFile = path.resolve(import.meta.dirname, '../../../node_modules/@octokit/graphql-schema/schema.graphql');
let schema: GraphQLSchema | undefined;

/** GitHub's published schema. Parsed once, because it takes a second. */
function publishedSchema(): GraphQLSchema {
  schema ??= buildSchema(readFileSync(schemaFile, 'utf8'), { assumeValid: true });
  return schema;
}

/** An error in a response of GitHub. */
function problem(type: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { type } });
}

const forbidden = (): GraphQLError => problem('FORBIDDEN', notAccessible);

/** The arguments of the mutations, already validated by the schema. */
interface CommitInput {
  readonly branch: { readonly repositoryNameWithOwner?: string; readonly branchName?: string };
  readonly expectedHeadOid: string;
  readonly message: { readonly headline: string; readonly body?: string };
  readonly fileChanges?: {
    readonly additions?: readonly { readonly path: string; readonly contents: string }[];
    readonly deletions?: readonly { readonly path: string }[];
  };
}
interface RefInput {
  readonly repositoryId: string;
  readonly name: string;
  readonly oid: string;
}
interface PullInput {
  readonly repositoryId: string;
  readonly baseRefName: string;
  readonly headRefName: string;
  readonly title: string;
  readonly body?: string;
}

/** The resolvers of one request. The methods have the names of the fields. */
export class Root {
  constructor(
    private readonly state: State,
    private readonly token: Token,
  ) {}

  get #id(): string {
    return `R_${this.state.owner}_${this.state.name}`;
  }

  viewer(): unknown {
    return { __typename: 'User', login: this.token.login };
  }

  repository({ owner, name }: { readonly owner: string; readonly name: string }): unknown {
    const { state, token } = this;
    const isKnown = `${owner}/${name}`.toLowerCase() === `${state.owner}/${state.name}`.toLowerCase();
    if (!isKnown || !sees(state, token))
      throw problem('NOT_FOUND', `Could not resolve to a Repository with the name '${owner}/${name}'.`);
    if (token.approval === 'forbidden')
      throw problem(
        'FORBIDDEN',
        `The '${state.owner}' organization forbids access via a fine-grained personal access tokens if the token's lifetime is greater than 366 days.`,
      );
    return {
      id: this.#id,
      nameWithOwner: `${state.owner}/${state.name}`,
      isArchived: state.isArchived,
      isPrivate: state.isPrivate,
      viewerPermission: state.roles.get(token.login) ?? 'READ',
      ref: ({ qualifiedName }: { readonly qualifiedName: string }) => this.#ref(qualifiedName),
      object: (at: { readonly oid?: string; readonly expression?: string }) => this.#object(at),
      pullRequests: ({ states, first }: { readonly states?: readonly string[]; readonly first: number }) => ({
        nodes: this.#readable(state.pulls)
          .filter((pull) => !states || states.includes(pull.state))
          .toReversed()
          .slice(0, first)
          .map((pull) => this.#pull(pull)),
      }),
      pullRequest: ({ number }: { readonly number: number }) => {
        const pull = this.#readable(state.pulls).find((each) => each.number === number);
        if (!pull) throw problem('NOT_FOUND', `Could not resolve to a PullRequest with the number of ${number}.`);
        return this.#pull(pull);
      },
    };
  }

  createCommitOnBranch({ input }: { readonly input: CommitInput }): unknown {
    const { git, protections } = this.state;
    const { expectedHeadOid, message, fileChanges = {} } = input;
    const [branch = '', head] = this.#branchOf(input);
    if (head !== expectedHeadOid)
      // The double space is GitHub's.
      throw problem(
        'STALE_DATA',
        `Expected branch to point to "${expectedHeadOid}" but it did not.  Pull and try again.`,
      );
    if (protections.get(branch) === 'rule')
      throw problem('BRANCH_PROTECTION_RULE_VIOLATION', 'Changes must be made through a pull request.');
    if (protections.get(branch) === 'ruleset')
      throw problem(
        'UNPROCESSABLE',
        'Repository rule violations found\n\nChanges must be made through a pull request.\n\n',
      );
    const { additions = [], deletions = [] } = fileChanges;
    for (const { path: file } of deletions)
      if (git.oidOf(`${head}:${file}`) === undefined)
        throw problem(
          'NOT_FOUND',
          `A path was requested for deletion which does not exist as of commit oid \`${head}\``,
        );
    const oid = git.commit(
      head,
      Object.fromEntries([
        ...deletions.map(({ path: file }) => [file, undefined]),
        ...additions.map(({ path: file, contents }) => [file, bytesOf(contents)]),
      ]),
      [message.headline, message.body ?? ''].filter((part) => part !== '').join('\n\n'),
      this.token.login,
    );
    if (!git.moveBranch(branch, oid, head)) throw problem('UNPROCESSABLE', 'The branch could not be updated.');
    return { commit: this.#commit(oid), clientMutationId: null };
  }

  createRef({ input }: { readonly input: RefInput }): unknown {
    this.#checkId(input.repositoryId);
    this.#checkWrite('contents');
    const { git } = this.state;
    const { name, oid } = input;
    if (!name.startsWith('refs/heads/')) throw problem('UNPROCESSABLE', 'Ref name is invalid.');
    if (git.oidOf(name) !== undefined)
      throw problem('UNPROCESSABLE', `A ref named "${name}" already exists in the repository.`);
    if (git.typeOf(oid) !== 'commit' || !git.moveBranch(name.slice('refs/heads/'.length), oid))
      throw problem('UNPROCESSABLE', 'Ref cannot be created.');
    return { ref: this.#ref(name), clientMutationId: null };
  }

  createPullRequest({ input }: { readonly input: PullInput }): unknown {
    this.#checkId(input.repositoryId);
    this.#checkWrite('pullRequests');
    const { git, pulls, owner } = this.state;
    const { baseRefName: base, headRefName: branch, title, body = '' } = input;
    const [from, to] = [git.head(branch), git.head(base)];
    if (from === undefined || to === undefined)
      throw problem(
        'UNPROCESSABLE',
        `Head sha can't be blank, Base sha can't be blank, No commits between ${base} and ${branch}, Head ref must be a branch`,
      );
    if (
      git
        .git(['rev-list', '--count', `${to}..${from}`])
        .toString()
        .trim() === '0'
    )
      throw problem('UNPROCESSABLE', `No commits between ${base} and ${branch}`);
    if (pulls.some((pull) => pull.state === 'OPEN' && pull.branch === branch && pull.base === base))
      throw problem('UNPROCESSABLE', `A pull request already exists for ${owner}:${branch}.`);
    const pull: Pull = { number: pulls.length + 1, title, body, author: this.token.login, branch, base, state: 'OPEN' };
    pulls.push(pull);
    return { pullRequest: this.#pull(pull), clientMutationId: null };
  }

  /** The target branch of a commit and its head. */
  #branchOf({ branch: { repositoryNameWithOwner, branchName = '' } }: CommitInput): readonly [string, string] {
    const { owner, name, git } = this.state;
    if (repositoryNameWithOwner !== `${owner}/${name}`)
      throw problem('NOT_FOUND', `Could not resolve to a Repository with the name '${repositoryNameWithOwner}'.`);
    this.#checkWrite('contents');
    const head = git.head(branchName);
    if (head === undefined) throw problem('NOT_FOUND', `Branch "${branchName}" does not exist`);
    return [branchName, head];
  }

  #checkId(id: string): void {
    if (id !== this.#id) throw problem('NOT_FOUND', `Could not resolve to a node with the global id of '${id}'`);
  }

  #checkWrite(right: 'contents' | 'pullRequests'): void {
    const { state, token } = this;
    const role = state.roles.get(token.login) ?? 'READ';
    const mayWrite = !state.isArchived && (right === 'pullRequests' || /^(?:ADMIN|MAINTAIN|WRITE)$/.test(role));
    if (!sees(state, token) || !mayWrite || !allows(state, token, right, 'write')) throw forbidden();
  }

  #readable(pulls: readonly Pull[]): readonly Pull[] {
    if (!allows(this.state, this.token, 'pullRequests', 'read')) throw forbidden();
    return pulls;
  }

  #ref(name: string): unknown {
    if (!allows(this.state, this.token, 'contents', 'read')) throw forbidden();
    const oid = this.state.git.oidOf(name);
    return oid === undefined ? null : { name: name.replace(/^refs\/heads\//, ''), target: this.#commit(oid) };
  }

  #object({ oid: asked, expression }: { readonly oid?: string; readonly expression?: string }): unknown {
    const { state, token } = this;
    const { git } = state;
    if (!allows(state, token, 'contents', 'read')) throw forbidden();
    const oid = asked ?? git.oidOf(expression ?? '');
    const type = oid === undefined ? undefined : git.typeOf(oid);
    if (oid === undefined || type === undefined) return null;
    if (type === 'commit') return this.#commit(oid);
    if (type === 'tree') return { __typename: 'Tree', oid };
    const content = git.blob(oid) ?? Buffer.alloc(0);
    const isBinary = content.subarray(0, 8000).includes(0);
    const isTruncated = content.length > state.cutsTextsAt;
    return {
      __typename: 'Blob',
      oid,
      byteSize: content.length,
      isBinary,
      isTruncated,
      text: isBinary ? null : textOf(content.subarray(0, state.cutsTextsAt)),
    };
  }

  #commit(oid: string): unknown {
    const checks = this.state.checks.get(oid);
    return {
      __typename: 'Commit',
      oid,
      statusCheckRollup: checks
        ? { state: together(checks), contexts: { nodes: checks.map((check) => this.#checkNode(check)) } }
        : null,
    };
  }

  /** Fine-grained tokens have no permission for the checks of a private repository, but may read its statuses. */
  #checkNode({ kind, name, state }: Check): unknown {
    const address = `https://github.example.com/checks/${encodeURIComponent(name)}`;
    if (kind === 'status')
      return { __typename: 'StatusContext', context: name, state: state.toUpperCase(), targetUrl: address };
    if (this.state.isPrivate) return forbidden();
    const isDone = state !== 'pending';
    return {
      __typename: 'CheckRun',
      name,
      status: isDone ? 'COMPLETED' : 'IN_PROGRESS',
      conclusion: isDone ? state.toUpperCase() : null,
      detailsUrl: address,
    };
  }

  #pull(pull: Pull): unknown {
    const { git, owner, name } = this.state;
    return {
      __typename: 'PullRequest',
      number: pull.number,
      url: `https://github.example.com/${owner}/${name}/pull/${pull.number}`,
      title: pull.title,
      body: pull.body,
      state: pull.state,
      headRefName: pull.branch,
      headRefOid: pull.head ?? git.head(pull.branch),
      baseRefName: pull.base,
      isCrossRepository: false,
      author: { __typename: 'User', login: pull.author },
      mergeCommit: pull.mergedAs === undefined ? null : this.#commit(pull.mergedAs),
    };
  }
}

/** Decodes Base64. Refuses invalid text, which the schema does not check. */
function bytesOf(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.toString('base64') !== text) throw problem('UNPROCESSABLE', 'Contents are not valid Base64.');
  return bytes;
}

/** Decodes a text like GitHub: other encodings than UTF-8 are converted. */
function textOf(content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
  } catch {
    return Buffer.from(content).toString('latin1');
  }
}

function together(checks: readonly Check[]): string {
  const has = (wanted: Check['state']): boolean => checks.some(({ state }) => state === wanted);
  return has('failure') ? 'FAILURE' : has('pending') ? 'PENDING' : 'SUCCESS';
}

/** Executes a GraphQL request. Errors have the form of GitHub. */
export async function answerTo(request: unknown, root: Root): Promise<Readonly<Record<string, unknown>>> {
  const query = String(Reflect.get(Object(request), 'query'));
  const variables = Object(Reflect.get(Object(request), 'variables'));
  const published = publishedSchema();
  try {
    const document = parse(query);
    const errors = validate(published, document, specifiedRules);
    if (errors.length > 0) return { errors: errors.map(errorOf) };
    const result = await execute({ schema: published, document, rootValue: root, variableValues: variables });
    return {
      ...(result.data !== undefined && { data: result.data }),
      ...(result.errors && { errors: result.errors.map(errorOf) }),
    };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [errorOf(error)] };
    throw error;
  }
}

function errorOf({ message, path: at, locations, extensions }: GraphQLError): unknown {
  const { type } = extensions;
  return { ...(type !== undefined && { type }), ...(at && { path: at }), locations, message };
}
