export interface EditedBranch {
  readonly owner: string;
  readonly name: string;
  readonly branch: string;
}

export interface SignIn {
  readonly token: string;
  /** When the token expires, as an ISO instant, if that is known. */
  readonly tokenEnds?: string | undefined;
  readonly edited: EditedBranch;
  /** The name of the database in the browser's storage. */
  readonly store: string;
  /** The address of GitHub's API, if it is not the public one. */
  readonly api?: string | undefined;
}

export interface HostedFile {
  /** Its media type; empty for a picture. */
  readonly type: string;
  readonly content: string | Uint8Array;
}

/** The requests of the page of the hosted editor to its worker. They throw a `HostedRefusal` if GitHub refuses. */
export interface HostedRequests {
  /** The first request. It is repeated with another token if the first is refused. */
  signIn(given: SignIn): Promise<SignedIn>;
  begin(base: string): Promise<Begun>;
  /** A request of the editor; without `body` it only reads. `mode` says how a save is made. */
  ask(route: string, body?: unknown, mode?: SaveMode): Promise<{ readonly status: number; readonly body: unknown }>;
  /** The state of the saved changes. `built` is the commit of the published site, if it is known. */
  standing(built: string | undefined): Promise<Standing>;
  /** Continues with an open pull request; without a number, with the branch of the site. */
  goOn(number: number | undefined): Promise<void>;
  file(path: string): Promise<HostedFile | undefined>;
  picture(name: string): Promise<HostedFile | undefined>;
}

/** As a pull request that a person merges, or as a commit on the branch of the site. */
export type SaveMode = 'propose' | 'direct';

export interface SignedIn {
  readonly login: string;
  readonly canWrite: boolean;
  readonly missing: readonly string[];
}

export interface Begun {
  /** Whether the repository has other schemas than the build of the page. */
  readonly hasNewerSchemas: boolean;
}

export interface Proposal {
  readonly number: number;
  readonly url: string;
  readonly title: string;
  readonly state: 'open' | 'merged' | 'closed';
  readonly branch: string;
}

export interface SavedChange {
  /** Absent for a commit on the branch of the site. */
  readonly proposal?: Proposal | undefined;
  readonly checks: {
    readonly state: 'pending' | 'success' | 'failure' | 'none' | 'unreadable';
    readonly runs: readonly { readonly name: string; readonly state: string; readonly url?: string }[];
  };
  /** Whether the published site contains it. */
  readonly isLive: boolean;
}

export interface Standing {
  /** The pull request that is being edited; absent for the branch of the site. */
  readonly edited?: Proposal | undefined;
  /** Absent if nothing was saved since the page was loaded. */
  readonly change?: SavedChange | undefined;
  readonly proposals: readonly Proposal[];
}

/** Why an operation on the repository failed; `reason` is that of `GitHubRefused`. */
export interface HostedRefusal {
  readonly reason: string;
  readonly message: string;
  /** The instant until which GitHub accepts no requests, in milliseconds since 1970. */
  readonly until?: number | undefined;
  readonly permission?: string | undefined;
}

/** A message from the worker to its page, besides the answers to requests. It arrives before later answers. */
export type HostedMessage =
  | { readonly kind: 'event'; readonly event: 'edit:state' | 'site:data' | 'site:problems' }
  | { readonly kind: 'progress'; readonly done: number; readonly all: number }
  /** GitHub accepts no requests until this instant. They continue automatically afterwards. */
  | { readonly kind: 'waiting'; readonly until: number }
  /** Unsaved changes were stored in the browser, except those of these files. */
  | { readonly kind: 'stored'; readonly except: readonly string[] }
  | { readonly kind: 'failed'; readonly message: string };
