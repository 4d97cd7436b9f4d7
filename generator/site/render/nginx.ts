import { adminFolder } from '../../../src/domain/editing/admin-page';
import { languages, type Language } from '../../../src/domain/language/language';
import { workerFile } from '../../../src/domain/saved/offline';
import { notFoundPath, postPath, sitePath } from '../../../src/domain/pages/paths';
import type { RedirectRule } from '../../../src/domain/pages/redirects';
import { feedFile, manifestFile, storeFeedFolder } from '../../../src/domain/pages/site-files';
import { escapeRegExp } from '../../system/escape-reg-exp';
import { immutable, immutableFolders, noCache, revalidate, type HeaderRule } from './headers';
import { singleFirst } from './hosts';

interface ServedSite {
  /** The folder of the host that the site is served from; empty for the root. */
  readonly basePath: string;
  readonly redirects: readonly RedirectRule[];
  /** As in the `_headers` of the build. */
  readonly headers: readonly HeaderRule[];
}

interface ServerOptions {
  /** The root folder of the host. With a base path, it contains the site in the folder of that path. */
  readonly root: string;
  /** The value of `listen`. */
  readonly listen: string;
  readonly name?: string | undefined;
}

/** The prefixes of files for hosts. Visitors need neither them nor their compressed copies. */
const unserved = ['_', 'vercel.json', '.nojekyll'] as const;

/**
 * Matches the end of a path, without a slash at either end, because `//` starts the name of another host. Other
 * characters are never copied to a header.
 */
const tail = '[A-Za-z0-9._~-](?:[A-Za-z0-9._~/-]*[A-Za-z0-9._~-])?';

/** All except the header that depends on the path. */
function commonHeaders({ basePath, headers }: ServedSite): readonly (readonly [string, string])[] {
  return Object.entries(headers.find(({ pattern }) => pattern === `${basePath}/*`)?.headers ?? {});
}

/** Undefined without the editor. */
function adminHeaders({ basePath, headers }: ServedSite): Readonly<Record<string, string>> | undefined {
  return headers.find(({ pattern }) => pattern === `${basePath}/${adminFolder}`)?.headers;
}

function quoted(text: string): string {
  return `"${text.replace(/["\\$]/g, (character) => `\\${character}`)}"`;
}

type Lines = readonly string[];

/** With and without a trailing slash, for a redirect without a wildcard. */
function addressesOf(from: string, basePath: string): Lines {
  if (from !== '/') return [basePath + from, `${basePath}${from}/`];
  return [`${basePath}/`, ...(basePath === '' ? [] : [basePath])];
}

function location(match: string, ...lines: Lines): Lines {
  return [`  location ${match} {`, ...lines.map((line) => `    ${line}`), '  }'];
}

function redirectLocations({ basePath, redirects }: ServedSite): Lines {
  return singleFirst(redirects).flatMap(({ from, to }) => {
    if (!from.endsWith('*')) {
      const target = `return 301 ${basePath}${to}$is_args$args;`;
      return addressesOf(from, basePath).flatMap((address) => location(`= ${address}`, target));
    }
    return location(
      `~ "^${escapeRegExp(basePath + from.slice(0, -1))}(?<rest>${tail})/?$"`,
      `return 301 ${basePath}${to.slice(0, -1)}$rest$is_args$args;`,
    );
  });
}

/** The locations of the pages of a language, with the responses for paths without a page. */
function languageLocations(language: Language, basePath: string): Lines {
  const home = basePath + sitePath(language, '/');
  const folder = basePath + sitePath(language, '');
  const notFound = `error_page 404 ${folder}${notFoundPath}.html;`;
  return [
    ...location(`= ${folder}`, `return 301 ${home}$is_args$args;`),
    ...location(`= ${home}`, `try_files ${home}index.html =404;`),
    ...location(`= ${folder}${notFoundPath}`, notFound, 'return 404;'),
    ...location(`= ${folder}${notFoundPath}.html`, notFound, 'internal;'),
    ...location(`${home}`, notFound, 'try_files $uri $uri.html =404;'),
    // An unknown post redirects to the 404 page (product rule R5).
    ...location(`${folder}${postPath('')}`, `try_files $uri $uri.html @no-post-${language};`),
    ...location(`@no-post-${language}`, `return 302 ${folder}${notFoundPath};`),
    ...location(`= ${basePath}/${manifestFile(language)}`, 'default_type application/manifest+json;'),
    ...location(`= ${basePath}/${feedFile(language)}`, 'types { }', 'default_type application/atom+xml;'),
  ];
}

/** The variable for a header that the hosted editor overrides. */
const variable = (header: string): string => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/** The headers that the hosted editor overrides, as variables. */
function adminMaps(site: ServedSite, base: string): Lines {
  const common = Object.fromEntries(commonHeaders(site));
  return Object.entries(adminHeaders(site) ?? {}).flatMap(([header, value]) => [
    `map $uri ${variable(header)} {`,
    `  default ${quoted(common[header] ?? '')};`,
    `  "~^${base}/${adminFolder}(?:/|$)" ${quoted(value)};`,
    '}',
  ]);
}

/** The headers that depend on the path, as variables. */
function maps(site: ServedSite, base: string): Lines {
  const unchanging = [...immutableFolders, ...(adminHeaders(site) ? [`${adminFolder}/assets`] : [])];
  return [
    'map "$status $uri" $site_cache_control {',
    `  default ${quoted(revalidate)};`,
    `  "~^(?:200|206|304) ${base}/${escapeRegExp(workerFile)}$" ${quoted(noCache)};`,
    ...unchanging.map((folder) => `  "~^(?:200|206|304) ${base}/${folder}/" ${quoted(immutable)};`),
    '}',
    'map $uri $site_readable_by {',
    '  default "";',
    `  "~^${base}/${adminHeaders(site) ? `(?:api|${adminFolder}/assets)` : 'api'}/" "*";`,
    '}',
  ];
}

/** To be included in the `http` block. It needs only modules of all distributions, and serves the `.gz` copies. */
export function nginxConfig(site: ServedSite, { root, listen, name }: ServerOptions): string {
  const { basePath } = site;
  const base = escapeRegExp(basePath);
  const admin = adminHeaders(site);
  const overridden = Object.keys(admin ?? {});
  const editor = `${basePath}/${adminFolder}`;
  return [
    ...maps(site, base),
    ...adminMaps(site, base),
    '',
    'server {',
    `  listen ${listen};`,
    ...(name === undefined ? [] : [`  server_name ${name};`]),
    `  root ${quoted(root)};`,
    '  charset utf-8;',
    '  charset_types text/plain text/css application/javascript application/json application/manifest+json application/atom+xml image/svg+xml;',
    '  absolute_redirect off;',
    '  server_tokens off;',
    '  gzip_static on;',
    '  gzip_vary on;',
    '',
    ...commonHeaders(site)
      .filter(([header]) => !overridden.includes(header))
      .map(([header, value]) => `  add_header ${header} ${quoted(value)} always;`),
    ...overridden.map((header) => `  add_header ${header} ${variable(header)} always;`),
    '  add_header Cache-Control $site_cache_control always;',
    '  add_header Access-Control-Allow-Origin $site_readable_by always;',
    '',
    // nginx merges slashes before it selects a location, so a page would have any number of addresses.
    '  if ($request_uri ~* "^[^?]*(?:/|%2f){2}") {',
    `    rewrite "^(${base}/(?:${tail}/?)?)$" $1 permanent;`,
    '  }',
    '',
    `  error_page 404 ${basePath}/404.html;`,
    ...location(`= ${basePath}/404.html`, 'internal;'),
    ...unserved.flatMap((start) => location(`^~ ${basePath}/${start}`, 'return 404;')),
    ...redirectLocations(site),
    ...languages.flatMap((language) => languageLocations(language, basePath)),
    ...location(
      `${basePath}/${storeFeedFolder}/`,
      'types { }',
      'default_type application/atom+xml;',
      'try_files $uri =404;',
    ),
    // The path of the hosted editor may have a trailing slash.
    ...(admin ? [editor, `${editor}/`] : []).flatMap((address) =>
      location(`= ${address}`, `try_files ${editor}/index.html =404;`),
    ),
    // Any other path with a trailing slash redirects to the path without it.
    ...location(`~ "^(?<bare>${base}/${tail})/+$"`, 'return 301 $bare$is_args$args;'),
    ...location(`${basePath}/`, 'try_files $uri $uri.html =404;'),
    '}',
    '',
  ].join('\n');
}
