/** A repository on GitHub, and the branch of it that is edited. */
export interface EditedBranch {
  readonly owner: string;
  readonly name: string;
  readonly branch: string;
}

/** What the page of the hosted editor asks its worker for. Each has an answer with the same number. */
export type HostedRequest = { readonly id: number } & (
  | {
      /** Loads the files and begins to edit. To be asked first; again with another token, once one is refused. */
      readonly kind: 'begin';
      readonly token: string;
      /** When the token ends, as an ISO instant, if it is known. */
      readonly tokenEnds?: string | undefined;
      readonly edited: EditedBranch;
      /** The address of GitHub's API, where it is not the public one. */
      readonly api?: string | undefined;
    }
  /** A request of the editor: `body` is absent if it only asks. */
  | { readonly kind: 'ask'; readonly route: string; readonly body?: unknown }
  /** A file that the preview loads, by its path from the site's root. */
  | { readonly kind: 'file'; readonly path: string }
  /** A picture of data/images by its name. */
  | { readonly kind: 'picture'; readonly name: string }
);

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
