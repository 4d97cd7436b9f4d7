import type { HostingTarget } from './hosts';

/** A measure that a host may limit. The names are those of `SiteSize`. */
export type HostMeasure =
  | 'files'
  | 'bytes'
  | 'folderFiles'
  | 'fileBytes'
  | 'redirects'
  | 'patternRedirects'
  | 'redirectLength'
  | 'routes';

/** With the document that states it. */
export interface HostLimit {
  readonly most: number;
  readonly source: string;
  /** The date of the document, or of the copy that was read. */
  readonly date: string;
}

export interface HostPlan {
  readonly limits: Readonly<Partial<Record<HostMeasure, HostLimit>>>;
  /** Whether its terms allow a site that earns money. */
  readonly commercial: boolean;
}

const workersLimits = 'https://developers.cloudflare.com/workers/platform/limits/';
const pagesFiles = 'https://developers.cloudflare.com/changelog/post/2026-01-23-pages-file-limit-increase/';
const pagesRedirects = 'https://developers.cloudflare.com/pages/configuration/redirects/';
const githubPages = 'https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits';
const netlifyDeploys = 'https://docs.netlify.com/site-deploys/overview/';
const vercelLimits = 'https://vercel.com/docs/limits';

const read = '2026-11-27';

const cloudflare = {
  fileBytes: { most: 25 * 1024 * 1024, source: workersLimits, date: read },
  redirects: { most: 2000, source: pagesRedirects, date: read },
  patternRedirects: { most: 100, source: pagesRedirects, date: read },
  redirectLength: { most: 1000, source: pagesRedirects, date: read },
} as const;

/**
 * The plans of each host with their limits, the default one first. A host may change its limits without notice: compare
 * them with the sources before a deployment for which they matter. The figures for Cloudflare hold for Pages and for
 * static assets of Workers. Vercel has withdrawn its limit for uploads
 * (https://vercel.com/changelog/cli-deployment-limits-removed).
 */
export const hostPlans: Readonly<Record<HostingTarget, Readonly<Record<string, HostPlan>>>> = {
  any: {},
  server: {},
  cloudflare: {
    free: {
      commercial: true,
      limits: { files: { most: 20_000, source: pagesFiles, date: '2026-01-23' }, ...cloudflare },
    },
    paid: {
      commercial: true,
      limits: { files: { most: 100_000, source: pagesFiles, date: '2026-01-23' }, ...cloudflare },
    },
  },
  netlify: {
    all: { commercial: true, limits: { folderFiles: { most: 54_000, source: netlifyDeploys, date: read } } },
  },
  // https://vercel.com/docs/limits/fair-use-guidelines (2026-02-27): the Hobby plan is for "non-commercial personal use
  // only".
  vercel: {
    hobby: { commercial: false, limits: { routes: { most: 2048, source: vercelLimits, date: '2024-11-01' } } },
    pro: { commercial: true, limits: { routes: { most: 2048, source: vercelLimits, date: '2024-11-01' } } },
  },
  // The same page: not "to run your online business, e-commerce site, or any other website that is primarily directed
  // at either facilitating commercial transactions or providing commercial software as a service".
  github: {
    all: { commercial: false, limits: { bytes: { most: 1_000_000_000, source: githubPages, date: read } } },
  },
};
