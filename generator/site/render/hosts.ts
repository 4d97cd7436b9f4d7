import { notFoundPath } from '../../../src/domain/pages/paths';
import { redirectTarget, type RedirectRule } from '../../../src/domain/pages/redirects';
import type { RouteTable, Settings } from '../../../src/domain/pages/settings';
import { BadEnvironment } from '../../system/environment';
import type { System } from '../../system/system';
import { headersFile, type HeaderRule } from './headers';
import { escapeMarkup } from './markup';
import { sitemapFile, type TextFile } from './sitemap';
import type { IndexNow } from '../../../src/generated/data-types';

/** `any` works on every host; the others omit files that their host does not use, and use its own features. */
export const hostingTargets = ['any', 'netlify', 'cloudflare', 'vercel', 'github', 'server'] as const;

export type HostingTarget = (typeof hostingTargets)[number];

interface HostTraits {
  /** Whether it reads `_redirects`, with or without the status 404. */
  readonly redirectsFile: 'plain' | 'with-404' | false;
  readonly vercel: boolean;
  /** Whether it has no redirects, so that the build emits meta-refresh pages. */
  readonly redirectPages: boolean;
  /** Whether it serves compressed copies beside the files. */
  readonly compressed: boolean;
  /** Whether it sends the response headers of the build, so that pages need not repeat the policy. */
  readonly sendsHeaders: boolean;
}

export const hosts: Readonly<Record<HostingTarget, HostTraits>> = {
  any: { redirectsFile: 'plain', vercel: true, redirectPages: true, compressed: false, sendsHeaders: false },
  netlify: { redirectsFile: 'with-404', vercel: false, redirectPages: false, compressed: false, sendsHeaders: true },
  cloudflare: { redirectsFile: 'plain', vercel: false, redirectPages: false, compressed: false, sendsHeaders: true },
  vercel: { redirectsFile: false, vercel: true, redirectPages: false, compressed: false, sendsHeaders: true },
  github: { redirectsFile: false, vercel: false, redirectPages: true, compressed: false, sendsHeaders: false },
  server: { redirectsFile: false, vercel: false, redirectPages: false, compressed: true, sendsHeaders: true },
};

/** Parses SITE_HOST. Throws for an unknown target. */
export function hostingTargetOf({ environment: { SITE_HOST: name = '' } }: Pick<System, 'environment'>): HostingTarget {
  const found = hostingTargets.find((target) => target === (name === '' ? 'any' : name));
  if (!found) throw new BadEnvironment(`SITE_HOST must be one of ${hostingTargets.join(', ')}, not "${name}".`);
  return found;
}

interface RoutedSite {
  readonly settings: Settings;
  readonly redirects: RouteTable['redirects'];
}

/** Sorts redirects of a single path first, as Cloudflare requires, and drops unreachable rules. */
export function singleFirst(rules: readonly RedirectRule[]): readonly RedirectRule[] {
  const single = rules.filter(({ from, to }) => !from.endsWith('*') && redirectTarget(rules, from) === to);
  return [...single, ...rules.filter(({ from }) => from.endsWith('*'))];
}

/** Cloudflare refuses unknown statuses, and finds the not-found page of a language by itself; Netlify needs a rule. */
export function redirectsFile(
  { redirects, settings: { basePath, languages } }: RoutedSite,
  kind: 'plain' | 'with-404',
): string {
  const splat = (path: string): string => (path.endsWith('*') ? `${path.slice(0, -1)}:splat` : path);
  const lines = singleFirst(redirects).map(({ from, to }) => `${basePath}${from} ${basePath}${splat(to)} 301`);
  const notFound = languages.map(
    (language) => `${basePath}/${language}/* ${basePath}/${language}${notFoundPath}.html 404`,
  );
  return [...lines, ...(kind === 'with-404' ? notFound : []), ''].join('\n');
}

/** Without `trailingSlash`, Vercel serves the home pages with a slash and all other pages without. */
export function vercelFile({ redirects, settings: { basePath } }: RoutedSite, headers: readonly HeaderRule[]): string {
  const source = (path: string): string => basePath + (path.endsWith('*') ? `${path.slice(0, -1)}:rest*` : path);
  return `${JSON.stringify(
    {
      cleanUrls: true,
      redirects: singleFirst(redirects).map(({ from, to }) => ({
        source: source(from),
        destination: source(to),
        statusCode: 301,
      })),
      headers: headers.map(({ pattern, headers: values }) => ({
        source: pattern.endsWith('*') ? `${pattern.slice(0, -1)}(.*)` : pattern,
        headers: Object.entries(values).map(([key, value]) => ({ key, value })),
      })),
    },
    undefined,
    2,
  )}\n`;
}

/** For hosts without redirects, with a canonical link and a plain link (product rule R4). */
export function redirectPage({ to }: RedirectRule, { settings }: Pick<RoutedSite, 'settings'>): string {
  const target = escapeMarkup(settings.basePath + to);
  const canonical = escapeMarkup(settings.origin + settings.basePath + to);
  return [
    `<!doctype html><html lang="${settings.languages[0]}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">`,
    `<title>${canonical}</title>`,
    `<meta http-equiv="refresh" content="0; url=${target}"><link rel="canonical" href="${canonical}"><meta name="robots" content="noindex">`,
    `</head><body><p><a href="${target}">${canonical}</a></p></body></html>`,
  ].join('');
}

export function robots({ settings }: Pick<RoutedSite, 'settings'>): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${settings.origin}${settings.basePath}/${sitemapFile}\n`;
}

/** The files that configure the redirects and headers of a host. */
export function* hostFiles(
  site: RoutedSite,
  hostingTarget: HostingTarget,
  headers: readonly HeaderRule[],
): Generator<TextFile> {
  const { redirectsFile: kind, vercel, redirectPages } = hosts[hostingTarget];
  // The project's own server reads them too.
  yield { path: '_headers', content: headersFile(headers, hostingTarget !== 'netlify') };
  if (kind) yield { path: '_redirects', content: redirectsFile(site, kind) };
  if (vercel) yield { path: 'vercel.json', content: vercelFile(site, headers) };
  // Without it, GitHub Pages would drop files whose names begin with an underscore.
  if (redirectPages) yield { path: '.nojekyll', content: '' };
}

/** For a host that needs redirect pages. */
export function redirectFiles(
  redirects: readonly RedirectRule[],
  site: Pick<RoutedSite, 'settings'>,
  hostingTarget: HostingTarget,
): readonly TextFile[] {
  if (!hosts[hostingTarget].redirectPages) return [];
  return redirects.map((redirect) => ({
    path: redirect.from === '/' ? 'index.html' : `${redirect.from.slice(1)}.html`,
    content: redirectPage(redirect, site),
  }));
}

/** Proves to search engines that the key for announcements belongs to the site. */
export function keyFile({ key }: IndexNow): TextFile {
  return { path: `${key}.txt`, content: key };
}
