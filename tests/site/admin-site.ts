import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { catalogueFiles, projectSystem } from '../support/catalogue';
import { startGitHub, type GitHubStandIn } from '../support/github/stand-in';
import { workerBrowser } from '../support/visit';

/** The changed site, which is edited in the browser, with a repository that stands in for GitHub. */
export interface AdminSite {
  /** The folder of its files. */
  readonly folder: string;
  readonly url: string;
  /** A repository with the catalogue under test, in place of the one before. */
  newGitHub(): Promise<GitHubStandIn>;
  /** A browser without anything of other visits. Its requests to GitHub reach the stand-in. */
  visit(options?: BrowserContextOptions): Promise<Page>;
  stop(): Promise<void>;
}

const project = projectSystem();

/**
 * Sends the requests of a browser for GitHub to the stand-in, whose answers the browser treats as those of another
 * origin.
 */
async function routeTo(context: BrowserContext, github: () => GitHubStandIn): Promise<void> {
  await context.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const { host: _host, ...headers } = request.headers();
    try {
      const answer = await fetch(github().url + pathname + search, {
        method: request.method(),
        headers,
        body: request.postData() ?? null,
      });
      const body = Buffer.from(await answer.arrayBuffer());
      await route.fulfill({ status: answer.status, headers: Object.fromEntries(answer.headers), body });
    } catch {
      await route.abort();
    }
  });
}

/** Edits the catalogue under test on the page of the changed site. */
export async function startAdminSite(): Promise<AdminSite> {
  const browser = await workerBrowser();
  let github: GitHubStandIn | undefined;
  const current = (): GitHubStandIn => {
    if (!github) throw new Error('There is no repository.');
    return github;
  };
  return {
    folder: inject('changedFolder'),
    url: inject('changedUrl'),
    async newGitHub() {
      await github?.stop();
      github = await startGitHub(Object.fromEntries(catalogueFiles.map((file) => [file, project.read(file)])));
      return github;
    },
    async visit(options = {}) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
      context.setDefaultTimeout(60_000);
      await routeTo(context, current);
      return context.newPage();
    },
    stop: async () => github?.stop(),
  };
}
