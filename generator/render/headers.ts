import { createHash } from 'node:crypto';
import type { SiteAssets } from '../../src/domain/static-site';

/** A response header for every address below a pattern, as `_headers` files write them. */
export interface HeaderRule {
  /** An address from the host's root; a last `*` stands for the rest. */
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The site's Content-Security-Policy. Nothing inline runs but the one starter script and the one style sheet that
 * stand in every page, each by its hash.
 */
export function contentSecurityPolicy(assets: SiteAssets, imageOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${sourceHash(assets.starter)}`,
    `style-src 'self' ${sourceHash(assets.styleSheet)}`,
    ["img-src 'self'", ...imageOrigins].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The headers of every answer, and those that files with a hash in their name add. */
export function headerRules(basePath: string, policy: string): readonly HeaderRule[] {
  return [
    {
      pattern: `${basePath}/*`,
      headers: {
        'Content-Security-Policy': policy,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
        'Cache-Control': 'public, max-age=0, must-revalidate',
      },
    },
    { pattern: `${basePath}/assets/*`, headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  ];
}

/** The header file that Netlify and Cloudflare Pages read. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) => [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'))
    .join('\n');
}

/** Reads such a file back: the headers of an address, later rules over earlier ones. */
export function headersAt(file: string, address: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  let applies = false;
  for (const line of file.split('\n')) {
    const header = /^ {2}([\w-]+): (.*)$/.exec(line);
    if (header) {
      const [, name = '', value = ''] = header;
      if (applies) found[name] = value;
    } else if (line !== '') {
      applies = line.endsWith('*') ? address.startsWith(line.slice(0, -1)) : address === line;
    }
  }
  return found;
}
