import { workerFile } from '../../../src/domain/saved/offline';
import { storeFeedFolder } from '../../../src/domain/pages/site-files';
import type { SiteAssets } from '../../../src/domain/pages/static-site';
import { sourceHash } from '../bundle/source-hash';

/** For all paths that match a pattern of a `_headers` file. */
export interface HeaderRule {
  /** An address from the host's root; a last `*` matches the rest. */
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The headers that replace those of a wider pattern. */
  readonly replaced?: readonly string[];
}

/**
 * The part of the Content-Security-Policy that all responses share: everything except styles. The only allowed inline
 * script is the starter of every page. The hash of the inline styles is in the head of each document; this policy has
 * no `default-src`, which would refuse them.
 */
export function contentSecurityPolicy(
  { starter }: Pick<SiteAssets, 'starter'>,
  imageOrigins: readonly string[],
): string {
  return [
    `script-src 'self' ${sourceHash(starter)}`,
    "style-src-attr 'none'",
    ["img-src 'self'", ...imageOrigins].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...['object-src', 'media-src', 'frame-src', 'base-uri', 'frame-ancestors'].map(
      (directive) => `${directive} 'none'`,
    ),
    "form-action 'self'",
  ].join('; ');
}

/**
 * The policy in the head of a page, which has the hash of the page's styles. If the host does not send the header, it
 * also has every other directive that a meta element supports: all except `frame-ancestors`.
 *
 * @param styleHash the hash source of the page's inline styles
 */
export function documentPolicy(
  sendsHeaders: boolean,
  { starter }: Pick<SiteAssets, 'starter'>,
  imageOrigins: readonly string[],
  styleHash: string,
): string {
  const styles = `style-src 'self' ${styleHash}`;
  if (sendsHeaders) return styles;
  return [
    "default-src 'none'",
    `script-src 'self' ${sourceHash(starter)}`,
    styles,
    ["img-src 'self'", ...imageOrigins].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    // These directives have no fallback.
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/**
 * The default `Cache-Control`: browsers revalidate on each use. It is not in the rules, because Netlify and Cloudflare
 * Pages send it by default, and Cloudflare sends the values of all matching rules.
 */
export const revalidate = 'public, max-age=0, must-revalidate';

/** For the service worker: browsers request it on every visit, and intermediate caches must not serve an old one. */
export const noCache = 'no-cache';

/** For files with a hash in their name. */
export const immutable = 'public, max-age=31536000, immutable';

export const immutableFolders = ['assets', 'previews'] as const;

/** No two rules for the same path set the same header. */
export function headerRules(basePath: string, policy: string): readonly HeaderRule[] {
  return [
    {
      pattern: `${basePath}/*`,
      headers: {
        'Content-Security-Policy': policy,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
      },
    },
    ...immutableFolders.map((folder) => ({
      pattern: `${basePath}/${folder}/*`,
      headers: { 'Cache-Control': immutable },
    })),
    { pattern: `${basePath}/${workerFile}`, headers: { 'Cache-Control': noCache } },
    {
      pattern: `${basePath}/${storeFeedFolder}/*`,
      headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
    },
    // Pages of any site may read the public copy.
    { pattern: `${basePath}/api/*`, headers: { 'Access-Control-Allow-Origin': '*' } },
  ];
}

/**
 * The header file of Netlify and Cloudflare Pages. If two rules set a header, Netlify sends the later value and
 * Cloudflare both; with `detaches` the file removes the earlier one in Cloudflare's syntax.
 */
export function headersFile(rules: readonly HeaderRule[], detaches: boolean): string {
  return rules
    .map(({ pattern, headers, replaced = [] }) =>
      [
        pattern,
        ...(detaches ? replaced.map((name) => `  ! ${name}`) : []),
        ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
        '',
      ].join('\n'),
    )
    .join('\n');
}

/** Later rules override earlier ones. */
export function headersAt(rules: readonly HeaderRule[], address: string): Readonly<Record<string, string>> {
  const fits = ({ pattern }: HeaderRule): boolean =>
    pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
  return Object.assign({ 'Cache-Control': revalidate }, ...rules.filter(fits).map(({ headers }) => headers));
}
