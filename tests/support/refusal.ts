import type { Page, Route } from 'playwright-core';

/** Requests that are refused for a time. */
export interface Refusal {
  /** Refuses the requests of a page from now on. */
  readonly begin: (page: Page) => Promise<unknown>;
  /**
   * Lets later requests pass to the server at once. Resolves when the page knows of all refusals: what it asks for
   * before joins a failing attempt.
   */
  readonly end: () => Promise<void>;
}

/**
 * Refuses requests to an address, by default by breaking their connection. The route itself stays after `end`: a
 * request that is on its way while Playwright removes the last route of a page may never be answered.
 */
export function refusalOf(
  address: string,
  answer: (route: Route) => Promise<void> = (route) => route.abort(),
): Refusal {
  let ended = false;
  const refused: Promise<unknown>[] = [];
  return {
    begin: (page) =>
      page.route(address, (route) => {
        if (ended) return route.continue();
        // Null for a request that failed; a document that is left rejects.
        refused.push(
          route
            .request()
            .response()
            .catch(() => null),
        );
        return answer(route);
      }),
    async end() {
      ended = true;
      await Promise.all(refused);
    },
  };
}

/** Requests that are held back for a time. */
export interface Hold {
  /** Holds the requests of a page back from now on. */
  readonly begin: (page: Page) => Promise<unknown>;
  /** Gives those that wait and later ones their answer. */
  readonly release: () => void;
}

/** Holds requests to an address back, by default in front of the server. */
export function holdAt(address: string, answer: (route: Route) => Promise<void> = (route) => route.continue()): Hold {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    begin: (page) =>
      page.route(address, async (route) => {
        await released;
        await answer(route);
      }),
    release: () => release(),
  };
}
