import { workerFile } from '../../../src/domain/offline';
import { storeCalendarFolder, storeFeedFolder } from '../../../src/domain/site-files';
import type { SiteAssets } from '../../../src/domain/static-site';
import { sourceHash } from '../bundle/source-hash';

/** A response header for every address below a pattern, as `_headers` files write them. */
export interface HeaderRule {
  /** An address from the host's root; a last `*` matches the rest. */
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Those of the headers that stand in place of what a wider pattern sets. */
  readonly replaced?: readonly string[];
}

/**
 * The site's Content-Security-Policy, as far as it is one for all answers: everything but styles. Nothing inline counts but
 * the starter script that every page contains. The hash of its inline styles is in the head of each document; this policy has
 * no `default-src`, which would refuse them all.
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
 * The policy in the head of a page, which has to name the page's own styles. Where the host sends the header, that is all;
 * elsewhere it has every directive that a meta element can carry, which is all but `frame-ancestors`.
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
    // These have no fallback.
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/**
 * How long a browser may keep what no rule speaks of: it asks each time whether that is still good. Netlify and
 * Cloudflare Pages do so by themselves, and where two rules fit, Cloudflare sends both values; so no rule says it.
 */
export const revalidate = 'public, max-age=0, must-revalidate';

/** The service worker: browsers ask for it with every visit, and none may get an old one from a cache on the way. */
export const noCache = 'no-cache';

/** Files with a hash in their name never change. */
export const immutable = 'public, max-age=31536000, immutable';

/** The folders of such files. */
export const immutableFolders = ['assets', 'previews'] as const;

/** The headers of every answer, and those that some files add. No two of these rules for one address set the same header. */
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
    { pattern: `${basePath}/${storeCalendarFolder}/*`, headers: { 'Content-Type': 'text/calendar; charset=utf-8' } },
    // Pages of any site may read the public copy.
    { pattern: `${basePath}/api/*`, headers: { 'Access-Control-Allow-Origin': '*' } },
  ];
}

/**
 * The header file that Netlify and Cloudflare Pages read. Where two rules set a header, Netlify takes the later one and Cloudflare both;
 * with `detaches` the file says, in Cloudflare's way, that the former is no longer wanted.
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

/** The headers of an address by such rules, later rules over earlier ones. */
export function headersAt(rules: readonly HeaderRule[], address: string): Readonly<Record<string, string>> {
  const fits = ({ pattern }: HeaderRule): boolean =>
    pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
  return Object.assign({ 'Cache-Control': revalidate }, ...rules.filter(fits).map(({ headers }) => headers));
}
