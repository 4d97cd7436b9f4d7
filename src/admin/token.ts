/** How long a token is stored: until the page is closed, until the tab is closed, or until it is deleted. */
export const keepings = ['page', 'session', 'device'] as const;

/** The prefix of all fine-grained tokens. Classic tokens open all repositories of a person. */
export const tokenStart = 'github_pat_';

export type Keeping = (typeof keepings)[number];

export interface OwnToken {
  readonly token: string;
  /** The day on which it expires, such as `2027-01-31`, if the user has entered it. */
  readonly ends?: string | undefined;
  readonly keeping: Keeping;
}

export class TokenStore {
  readonly #key: string;

  /** @param base the folder of the site on its host: other sites on the host have their own token */
  constructor(base: string, repository: string) {
    this.#key = `admin-token:${base}:${repository}`;
  }

  read(): OwnToken | undefined {
    for (const keeping of ['session', 'device'] as const) {
      const kept = storages[keeping]().getItem(this.#key);
      const [token = '', ends = ''] = kept?.split(' ') ?? [];
      if (token !== '') return { token, keeping, ends: ends || undefined };
    }
    return undefined;
  }

  /** Stores a token for as long as the user chose, and removes it from all other storages. */
  keep({ token, ends = '', keeping }: OwnToken): void {
    this.forget();
    if (keeping !== 'page') storages[keeping]().setItem(this.#key, `${token} ${ends}`.trim());
  }

  forget(): void {
    for (const storage of Object.values(storages)) storage().removeItem(this.#key);
  }
}

const storages = { session: () => sessionStorage, device: () => localStorage } as const;
