/** A repository on GitHub, and the branch of it that is edited. */
export interface EditedBranch {
  readonly owner: string;
  readonly name: string;
  readonly branch: string;
}

/** What the page of the hosted editor asks its worker for. Each has an answer with the same number. */
export type HostedRequest = { readonly id: number } & (
  | {
      /** Tries a token, and takes it if nothing is missing. To be asked first; again with another one, once it is refused. */
      readonly kind: 'sign-in';
      readonly token: string;
      /** When the token ends, as an ISO instant, if it is known. */
      readonly tokenEnds?: string | undefined;
      readonly edited: EditedBranch;
      /** What the name of the storage in the browser begins with. */
      readonly store: string;
      /** The address of GitHub's API, where it is not the public one. */
      readonly api?: string | undefined;
    }
  /** Loads the files, and begins to edit. The answer is a `Begun`. */
  | { readonly kind: 'begin'; readonly base: string }
  /** A request of the editor: `body` is absent if it only asks. `mode` says where a save goes. */
  | { readonly kind: 'ask'; readonly route: string; readonly body?: unknown; readonly mode?: SaveMode }
  /** What has become of what was saved. `built` is the commit of the published site, if it is known. The answer is a `Standing`. */
  | { readonly kind: 'standing'; readonly built?: string | undefined }
  /** Goes on with an open pull request; without its number, with the branch of the site. */
  | { readonly kind: 'go-on'; readonly number?: number | undefined }
  /** A file that the preview loads, by its path from the site's root. */
  | { readonly kind: 'file'; readonly path: string }
  /** A picture of data/images by its name. */
  | { readonly kind: 'picture'; readonly name: string }
);

/** How changes get into the branch of the site: as a pull request that a person merges, or as a commit on the branch itself. */
export type SaveMode = 'propose' | 'direct';

/** The person whose token it is. */
export interface SignedIn {
  readonly login: string;
  /** The person may write to the repository. */
  readonly canWrite: boolean;
  /** What the token lacks. */
  readonly missing: readonly string[];
}

/** What a worker has begun with. */
export interface Begun {
  /** The repository has other schemas than the build of the page. */
  readonly hasNewerSchemas: boolean;
}

/** A pull request. */
export interface Proposal {
  readonly number: number;
  readonly url: string;
  readonly title: string;
  readonly state: 'open' | 'merged' | 'closed';
  readonly branch: string;
}

/** What has become of what was saved last. */
export interface SavedChange {
  /** Absent for a commit on the branch of the site. */
  readonly proposal?: Proposal | undefined;
  readonly checks: {
    readonly state: 'pending' | 'success' | 'failure' | 'none' | 'unreadable';
    readonly runs: readonly { readonly name: string; readonly state: string; readonly url?: string }[];
  };
  /** The published site has it. */
  readonly isLive: boolean;
}

/** Where the reader's changes are. */
export interface Standing {
  /** The pull request that is edited; absent for the branch of the site. */
  readonly edited?: Proposal | undefined;
  /** Absent if nothing was saved since the page was loaded. */
  readonly change?: SavedChange | undefined;
  /** The reader's open pull requests. */
  readonly proposals: readonly Proposal[];
}

/** Why something could not be done in the repository; `reason` as `GitHubRefused` has it. */
export interface HostedRefusal {
  readonly reason: string;
  readonly message: string;
  /** The instant until which GitHub wants no requests, in milliseconds since 1970. */
  readonly until?: number | undefined;
  /** What the token lacks. */
  readonly permission?: string | undefined;
}

/** What the worker tells its page. */
export type HostedMessage =
  | { readonly kind: 'answer'; readonly id: number; readonly status: number; readonly body: unknown }
  | { readonly kind: 'content'; readonly id: number; readonly type?: string; readonly content?: string | Uint8Array }
  | { readonly kind: 'refused'; readonly id: number; readonly refusal: HostedRefusal }
  | { readonly kind: 'event'; readonly event: 'edit:state' | 'site:data' | 'site:problems' }
  /** How many of the files that are loaded have come. */
  | { readonly kind: 'progress'; readonly done: number; readonly all: number }
  /** GitHub wants no requests until this instant; they go on by themselves then. */
  | { readonly kind: 'waiting'; readonly until: number }
  /** Something that should not happen. */
  | { readonly kind: 'failed'; readonly message: string };
