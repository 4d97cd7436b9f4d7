/** How long a token is kept: as long as the page is open, as the tab, or until it is forgotten. */
export const keepings = ['page', 'session', 'device'] as const;

/** One of `keepings`. */
export type Keeping = (typeof keepings)[number];

/** A token of the reader. */
export interface OwnToken {
  readonly token: string;
  /** The day on which it ends, such as `2027-01-31`, if the reader has said it. */
  readonly ends?: string | undefined;
  readonly keeping: Keeping;
}

/** Where the browser keeps the token of a site and its repository, if the reader has asked for it. */
export class TokenStore {
  readonly #key: string;

  /** @param base the folder of the host in which the site is: other sites of the host have a token of their own */
  constructor(base: string, repository: string) {
    this.#key = `admin-token:${base}:${repository}`;
  }

  read(): OwnToken | undefined {
    for (const keeping of ['session', 'device'] as const) {
      const kept = storages[keeping]().getItem(this.#key);
      const [token = '', ends = ''] = kept?.split(' ') ?? [];
      if (token !== '') return { token, keeping, ...(ends !== '' && { ends }) };
    }
    return undefined;
  }

  /** Keeps a token as long as is asked for, and nowhere else. */
  keep({ token, ends = '', keeping }: OwnToken): void {
    this.forget();
    if (keeping !== 'page') storages[keeping]().setItem(this.#key, `${token} ${ends}`.trim());
  }

  forget(): void {
    for (const storage of Object.values(storages)) storage().removeItem(this.#key);
  }
}

const storages = { session: () => sessionStorage, device: () => localStorage } as const;
