import { notFoundPath } from '../../../src/domain/paths';
import { redirectTarget, type RedirectRule } from '../../../src/domain/redirects';
import type { RouteTable, Settings } from '../../../src/domain/settings';
import { BadEnvironment } from '../../system/environment';
import type { System } from '../../system/system';
import { headersFile, type HeaderRule } from './headers';
import { escapeMarkup } from './markup';
import { sitemapFile, type TextFile } from './sitemap';

/**
 * Where a build will be served. `any` serves everywhere, if not everywhere at its best; the others leave out what
 * their host has no use for, and use what only it knows.
 */
export const hostingTargets = ['any', 'netlify', 'cloudflare', 'vercel', 'github', 'server'] as const;

/** One of `hostingTargets`. */
export type HostingTarget = (typeof hostingTargets)[number];

interface HostTraits {
  /** It reads `_redirects`, in which it knows the status 404 or not. */
  readonly redirectsFile: 'plain' | 'with-404' | false;
  readonly vercel: boolean;
  /** It knows no redirects, so that pages must lead on. */
  readonly redirectPages: boolean;
  /** It serves the compressed files that lie beside the others. */
  readonly compressed: boolean;
  /** It sends the response headers that the build names, so that pages need not repeat their policy. */
  readonly sendsHeaders: boolean;
}

/** What each host knows and needs. */
export const hosts: Readonly<Record<HostingTarget, HostTraits>> = {
  any: { redirectsFile: 'plain', vercel: true, redirectPages: true, compressed: false, sendsHeaders: false },
  netlify: { redirectsFile: 'with-404', vercel: false, redirectPages: false, compressed: false, sendsHeaders: true },
  cloudflare: { redirectsFile: 'plain', vercel: false, redirectPages: false, compressed: false, sendsHeaders: true },
  vercel: { redirectsFile: false, vercel: true, redirectPages: false, compressed: false, sendsHeaders: true },
  github: { redirectsFile: false, vercel: false, redirectPages: true, compressed: false, sendsHeaders: false },
  server: { redirectsFile: false, vercel: false, redirectPages: false, compressed: true, sendsHeaders: true },
};

/** The host that SITE_HOST names. */
export function hostingTargetOf({ environment: { SITE_HOST: name = '' } }: Pick<System, 'environment'>): HostingTarget {
  const found = hostingTargets.find((target) => target === (name === '' ? 'any' : name));
  if (!found) throw new BadEnvironment(`SITE_HOST must be one of ${hostingTargets.join(', ')}, not "${name}".`);
  return found;
}

/** What the files for hosts are made of. */
interface RoutedSite {
  readonly settings: Settings;
  readonly redirects: RouteTable['redirects'];
}

/** The redirects with those of a single address first, as Cloudflare asks; one that never gets its turn is left out. */
export function singleFirst(rules: readonly RedirectRule[]): readonly RedirectRule[] {
  const single = rules.filter(({ from, to }) => !from.endsWith('*') && redirectTarget(rules, from) === to);
  return [...single, ...rules.filter(({ from }) => from.endsWith('*'))];
}

/**
 * The redirect file that Netlify and Cloudflare Pages read. Cloudflare refuses a whole deployment for a status that it
 * does not know, and finds the not-found page of a language by itself; Netlify needs a rule.
 */
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

/** The configuration that Vercel reads. Without `trailingSlash`, it serves the home pages with a slash and all other pages without. */
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

/** A page that leads on, for hosts that know no redirects: a refresh, a canonical link, a plain link (product rule R4). */
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

/** The file of the page that leads on from an address. */
function redirectPageFile(from: string): string {
  return from === '/' ? 'index.html' : `${from.slice(1)}.html`;
}

/** What robots may read: everything, and where the sitemap is. */
export function robots({ settings }: Pick<RoutedSite, 'settings'>): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${settings.origin}${settings.basePath}/${sitemapFile}\n`;
}

/** The files by which a host learns of redirects and headers. */
export function* hostFiles(
  site: RoutedSite,
  hostingTarget: HostingTarget,
  headers: readonly HeaderRule[],
): Generator<TextFile> {
  const { redirectsFile: kind, vercel, redirectPages } = hosts[hostingTarget];
  // Our own server reads them too.
  yield { path: '_headers', content: headersFile(headers, hostingTarget !== 'netlify') };
  if (kind) yield { path: '_redirects', content: redirectsFile(site, kind) };
  if (vercel) yield { path: 'vercel.json', content: vercelFile(site, headers) };
  // Else GitHub Pages would drop files whose names begin with an underscore.
  if (redirectPages) yield { path: '.nojekyll', content: '' };
}

/** The pages that lead on, for a host that needs them. */
export function redirectFiles(
  redirects: readonly RedirectRule[],
  site: Pick<RoutedSite, 'settings'>,
  hostingTarget: HostingTarget,
): readonly TextFile[] {
  if (!hosts[hostingTarget].redirectPages) return [];
  return redirects.map((redirect) => ({
    path: redirectPageFile(redirect.from),
    content: redirectPage(redirect, site),
  }));
}
