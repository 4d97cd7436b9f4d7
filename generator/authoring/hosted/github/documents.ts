// What is asked of GitHub. The tests check each document against GitHub's published schema.

/** Who the token belongs to, and what that person may do in the repository. */
export const identityQuery = `query Identity($owner: String!, $name: String!) {
  viewer { login }
  repository(owner: $owner, name: $name) { id isArchived viewerPermission defaultBranchRef { name } }
}`;

/**
 * Two writes that can never succeed: on a head that no branch has, and from a branch to itself. A token that may write is told so, one
 * that may not is told that: nothing else says what a fine-grained token may do.
 */
export const permissionsMutation = `mutation Permissions($commit: CreateCommitOnBranchInput!, $pull: CreatePullRequestInput!) {
  contents: createCommitOnBranch(input: $commit) { clientMutationId }
  pulls: createPullRequest(input: $pull) { clientMutationId }
}`;

/** The commit at which a branch is. */
export const headQuery = `query Head($owner: String!, $name: String!, $branch: String!) {
  repository(owner: $owner, name: $name) { ref(qualifiedName: $branch) { target { oid } } }
}`;

/** Makes one commit of all changes, if the branch is where it is expected. */
export const commitMutation = `mutation Commit($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

/** Creates a branch. */
export const branchMutation = `mutation Branch($input: CreateRefInput!) {
  createRef(input: $input) { ref { target { oid } } }
}`;

const pullFields = `fragment PullFields on PullRequest {
  number url title state headRefName headRefOid baseRefName isCrossRepository
  author { login }
  mergeCommit { oid }
}`;

/** Opens a pull request. */
export const openPullMutation = `mutation OpenPull($input: CreatePullRequestInput!) {
  createPullRequest(input: $input) { pullRequest { ...PullFields } }
}
${pullFields}`;

/** The open pull requests, the latest first. */
export const pullsQuery = `query Pulls($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) {
    pullRequests(states: OPEN, first: 100, orderBy: { field: UPDATED_AT, direction: DESC }) { nodes { ...PullFields } }
  }
}
${pullFields}`;

/** One pull request. */
export const pullQuery = `query Pull($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) { pullRequest(number: $number) { ...PullFields } }
}
${pullFields}`;

/** What has been checked of a commit. */
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

/** A query for several objects of the repository, `object0` and so on, each by a variable `$at0` and so on. */
function objectsQuery(name: string, count: number, by: string, type: string, fields: string): string {
  const numbers = Array.from({ length: count }, (_, number) => number);
  return `query ${name}($owner: String!, $name: String!, ${numbers.map((number) => `$at${number}: ${type}`).join(', ')}) {
  repository(owner: $owner, name: $name) {
    ${numbers.map((number) => `object${number}: object(${by}: $at${number}) { ${fields} }`).join('\n    ')}
  }
}`;
}

/** What is at some places of a commit. */
export const placesQuery = (count: number): string =>
  objectsQuery('Places', count, 'expression', 'String!', '__typename oid ... on Blob { byteSize }');

/** The texts of some files. */
export const textsQuery = (count: number): string =>
  objectsQuery('Texts', count, 'oid', 'GitObjectID!', '... on Blob { text isTruncated }');
