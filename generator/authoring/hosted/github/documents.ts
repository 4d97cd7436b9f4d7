// The GraphQL documents. The tests validate each of them against GitHub's published schema.

/** Reads the owner of the token and that person's permission in the repository. */
export const identityQuery = `query Identity($owner: String!, $name: String!) {
  viewer { login }
  repository(owner: $owner, name: $name) { id isArchived viewerPermission }
}`;

/**
 * Two writes that can never succeed: on a head that no branch has, and from a branch to itself. GitHub gives this as
 * the reason only if the token may write, otherwise the missing permission. No other request shows the permissions of a
 * fine-grained token.
 */
export const permissionsMutation = `mutation Permissions($commit: CreateCommitOnBranchInput!, $pull: CreatePullRequestInput!) {
  contents: createCommitOnBranch(input: $commit) { clientMutationId }
  pulls: createPullRequest(input: $pull) { clientMutationId }
}`;

export const headQuery = `query Head($owner: String!, $name: String!, $branch: String!) {
  repository(owner: $owner, name: $name) { ref(qualifiedName: $branch) { target { oid } } }
}`;

export const commitMutation = `mutation Commit($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

export const branchMutation = `mutation Branch($input: CreateRefInput!) {
  createRef(input: $input) { ref { target { oid } } }
}`;

const pullFields = `fragment PullFields on PullRequest {
  number url title state headRefName headRefOid baseRefName isCrossRepository
  author { login }
  mergeCommit { oid }
}`;

export const openPullMutation = `mutation OpenPull($input: CreatePullRequestInput!) {
  createPullRequest(input: $input) { pullRequest { ...PullFields } }
}
${pullFields}`;

/** The latest first. */
export const pullsQuery = `query Pulls($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) {
    pullRequests(states: OPEN, first: 100, orderBy: { field: UPDATED_AT, direction: DESC }) { nodes { ...PullFields } }
  }
}
${pullFields}`;

export const pullQuery = `query Pull($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) { pullRequest(number: $number) { ...PullFields } }
}
${pullFields}`;

export const checksQuery = `query Checks($owner: String!, $name: String!, $commit: GitObjectID!) {
  repository(owner: $owner, name: $name) {
    object(oid: $commit) {
      ... on Commit {
        statusCheckRollup {
          state
          contexts(first: 100) {
            nodes {
              ... on CheckRun { name status conclusion detailsUrl }
              ... on StatusContext { context state targetUrl }
            }
          }
        }
      }
    }
  }
}`;

/** Queries several objects of the repository as `object0` and so on, by the variables `$at0` and so on. */
function objectsQuery(name: string, count: number, by: string, type: string, fields: string): string {
  const numbers = Array.from({ length: count }, (_, number) => number);
  return `query ${name}($owner: String!, $name: String!, ${numbers.map((number) => `$at${number}: ${type}`).join(', ')}) {
  repository(owner: $owner, name: $name) {
    ${numbers.map((number) => `object${number}: object(${by}: $at${number}) { ${fields} }`).join('\n    ')}
  }
}`;
}

export const placesQuery = (count: number): string =>
  objectsQuery('Places', count, 'expression', 'String!', '__typename oid ... on Blob { byteSize }');

export const textsQuery = (count: number): string =>
  objectsQuery('Texts', count, 'oid', 'GitObjectID!', '... on Blob { text isTruncated }');
