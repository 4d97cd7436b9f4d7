import { adminFolder } from '../../../src/domain/editing/admin-page';
import { languages, type Language } from '../../../src/domain/language/language';
import { workerFile } from '../../../src/domain/saved/offline';
import { notFoundPath, postPath, sitePath } from '../../../src/domain/pages/paths';
import type { RedirectRule } from '../../../src/domain/pages/redirects';
import { feedFile, manifestFile, storeCalendarFolder, storeFeedFolder } from '../../../src/domain/pages/site-files';
import { escapeRegExp } from '../../system/escape-reg-exp';
import { immutable, immutableFolders, noCache, revalidate, type HeaderRule } from './headers';
import { singleFirst } from './hosts';

/** The inputs of the configuration of a web server. */
interface WebServerSite {
  /** The folder of the host that the site is served from; empty for the root. */
  readonly basePath: string;
  readonly redirects: readonly RedirectRule[];
  /** The headers of the build, as in its `_headers`. */
  readonly headers: readonly HeaderRule[];
}

/** The place of the site on the server. */
interface WebServerOptions {
  /** The root folder of the host. With a base path, it contains the site in the folder of that path. */
  readonly root: string;
  /** The `listen` value of nginx, or the site address of Caddy. */
  readonly listen: string;
  /** The name of the host, if nginx serves several. */
  readonly name?: string | undefined;
}

/** The prefix of files for hosts. Visitors need neither them nor their compressed copies. */
const unserved = ['_', 'vercel.json', '.nojekyll'] as const;

/**
 * A regular expression for the end of a path, without a slash at either end, because `//` starts the name of another
 * host. Other characters are never copied to a header.
 */
const tail = '[A-Za-z0-9._~-](?:[A-Za-z0-9._~/-]*[A-Za-z0-9._~-])?';

/** The headers of all responses except the one that depends on the path. */
function commonHeaders({ basePath, headers }: WebServerSite): readonly (readonly [string, string])[] {
  return Object.entries(headers.find(({ pattern }) => pattern === `${basePath}/*`)?.headers ?? {});
}

/** The headers of the hosted editor; none without the editor. */
function adminHeaders({ basePath, headers }: WebServerSite): Readonly<Record<string, string>> | undefined {
  return headers.find(({ pattern }) => pattern === `${basePath}/${adminFolder}`)?.headers;
}

function quoted(text: string): string {
  return `"${text.replace(/["\\$]/g, (character) => `\\${character}`)}"`;
}

type Lines = readonly string[];

const indent = (lines: Lines, by = '\t'): Lines => lines.map((line) => (line === '' ? '' : by + line));

/** The paths of a redirect without a wildcard: with and without a trailing slash. */
function addressesOf(from: string, basePath: string): Lines {
  if (from !== '/') return [basePath + from, `${basePath}${from}/`];
  return [`${basePath}/`, ...(basePath === '' ? [] : [basePath])];
}

function nginxLocation(match: string, ...lines: Lines): Lines {
  return [`  location ${match} {`, ...indent(lines, '    '), '  }'];
}

function nginxRedirects({ basePath, redirects }: WebServerSite): Lines {
  return singleFirst(redirects).flatMap(({ from, to }) => {
    if (!from.endsWith('*')) {
      const target = `return 301 ${basePath}${to}$is_args$args;`;
      return addressesOf(from, basePath).flatMap((address) => nginxLocation(`= ${address}`, target));
    }
    return nginxLocation(
      `~ "^${escapeRegExp(basePath + from.slice(0, -1))}(?<rest>${tail})/?$"`,
      `return 301 ${basePath}${to.slice(0, -1)}$rest$is_args$args;`,
    );
  });
}

/** The locations of the pages of a language, with the responses for paths without a page. */
function nginxLanguage(language: Language, basePath: string): Lines {
  const home = basePath + sitePath(language, '/');
  const folder = basePath + sitePath(language, '');
  const notFound = `error_page 404 ${folder}${notFoundPath}.html;`;
  return [
    ...nginxLocation(`= ${folder}`, `return 301 ${home}$is_args$args;`),
    ...nginxLocation(`= ${home}`, `try_files ${home}index.html =404;`),
    ...nginxLocation(`= ${folder}${notFoundPath}`, notFound, 'return 404;'),
    ...nginxLocation(`= ${folder}${notFoundPath}.html`, notFound, 'internal;'),
    ...nginxLocation(`${home}`, notFound, 'try_files $uri $uri.html =404;'),
    // An unknown post redirects to the 404 page (product rule R5).
    ...nginxLocation(`${folder}${postPath('')}`, `try_files $uri $uri.html @no-post-${language};`),
    ...nginxLocation(`@no-post-${language}`, `return 302 ${folder}${notFoundPath};`),
    ...nginxLocation(`= ${basePath}/${manifestFile(language)}`, 'default_type application/manifest+json;'),
    ...nginxLocation(`= ${basePath}/${feedFile(language)}`, 'types { }', 'default_type application/atom+xml;'),
  ];
}

/** The variable with the value of a header that the hosted editor overrides. */
const nginxVariable = (header: string): string => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/** The headers that the hosted editor overrides, as variables. */
function nginxAdminMaps(site: WebServerSite, base: string): Lines {
  const common = Object.fromEntries(commonHeaders(site));
  return Object.entries(adminHeaders(site) ?? {}).flatMap(([header, value]) => [
    `map $uri ${nginxVariable(header)} {`,
    `  default ${quoted(common[header] ?? '')};`,
    `  "~^${base}/${adminFolder}(?:/|$)" ${quoted(value)};`,
    '}',
  ]);
}

/** The headers of all responses. */
function nginxHeaders(site: WebServerSite): Lines {
  const own = Object.keys(adminHeaders(site) ?? {});
  return [
    ...commonHeaders(site)
      .filter(([header]) => !own.includes(header))
      .map(([header, value]) => `  add_header ${header} ${quoted(value)} always;`),
    ...own.map((header) => `  add_header ${header} ${nginxVariable(header)} always;`),
  ];
}

/** The location of the hosted editor, whose path may have a trailing slash. */
function nginxAdmin(site: WebServerSite): Lines {
  if (!adminHeaders(site)) return [];
  const folder = `${site.basePath}/${adminFolder}`;
  return [folder, `${folder}/`].flatMap((address) =>
    nginxLocation(`= ${address}`, `try_files ${folder}/index.html =404;`),
  );
}

/** The locations of files with a hash in their names. */
function unchanging(site: WebServerSite): readonly string[] {
  return [...immutableFolders, ...(adminHeaders(site) ? [`${adminFolder}/assets`] : [])];
}

/** The headers that depend on the path, as variables. */
function nginxMaps(site: WebServerSite, base: string): Lines {
  return [
    'map "$status $uri" $site_cache_control {',
    `  default ${quoted(revalidate)};`,
    `  "~^(?:200|206|304) ${base}/${escapeRegExp(workerFile)}$" ${quoted(noCache)};`,
    ...unchanging(site).map((folder) => `  "~^(?:200|206|304) ${base}/${folder}/" ${quoted(immutable)};`),
    '}',
    'map $uri $site_readable_by {',
    '  default "";',
    `  "~^${base}/${adminHeaders(site) ? `(?:api|${adminFolder}/assets)` : 'api'}/" "*";`,
    '}',
  ];
}

/**
 * The configuration of nginx, to be included in the `http` block. It needs only modules that all distributions include.
 * Of the compressed copies nginx serves the `.gz`.
 */
export function nginxConfig(site: WebServerSite, { root, listen, name }: WebServerOptions): string {
  const { basePath } = site;
  const base = escapeRegExp(basePath);
  return [
    ...nginxMaps(site, base),
    ...nginxAdminMaps(site, base),
    '',
    'server {',
    `  listen ${listen};`,
    ...(name === undefined ? [] : [`  server_name ${name};`]),
    `  root ${quoted(root)};`,
    '  charset utf-8;',
    '  charset_types text/plain text/css application/javascript application/json application/manifest+json application/atom+xml text/calendar image/svg+xml;',
    '  absolute_redirect off;',
    '  server_tokens off;',
    '  gzip_static on;',
    '  gzip_vary on;',
    '',
    ...nginxHeaders(site),
    '  add_header Cache-Control $site_cache_control always;',
    '  add_header Access-Control-Allow-Origin $site_readable_by always;',
    '',
    // nginx merges slashes before it selects a location, so a page would have any number of addresses.
    '  if ($request_uri ~* "^[^?]*(?:/|%2f){2}") {',
    `    rewrite "^(${base}/(?:${tail}/?)?)$" $1 permanent;`,
    '  }',
    '',
    `  error_page 404 ${basePath}/404.html;`,
    ...nginxLocation(`= ${basePath}/404.html`, 'internal;'),
    ...unserved.flatMap((start) => nginxLocation(`^~ ${basePath}/${start}`, 'return 404;')),
    ...nginxRedirects(site),
    ...languages.flatMap((language) => nginxLanguage(language, basePath)),
    ...nginxLocation(
      `${basePath}/${storeFeedFolder}/`,
      'types { }',
      'default_type application/atom+xml;',
      'try_files $uri =404;',
    ),
    ...nginxLocation(
      `${basePath}/${storeCalendarFolder}/`,
      'types { }',
      'default_type text/calendar;',
      'try_files $uri =404;',
    ),
    ...nginxAdmin(site),
    // Any other path with a trailing slash redirects to the path without it.
    ...nginxLocation(`~ "^(?<bare>${base}/${tail})/+$"`, 'return 301 $bare$is_args$args;'),
    ...nginxLocation(`${basePath}/`, 'try_files $uri $uri.html =404;'),
    '}',
    '',
  ].join('\n');
}

/** Returns a new name for a matcher of Caddy: `@m1`, `@m2`, … */
type NewMatcher = () => string;

/** The home page of each language and the folder of its pages. */
interface LanguagePaths {
  readonly home: string;
  readonly folder: string;
}

function caddyRedirects({ basePath, redirects }: WebServerSite, newMatcher: NewMatcher): Lines {
  return singleFirst(redirects).flatMap(({ from, to }) => {
    const matcher = newMatcher();
    if (!from.endsWith('*'))
      return [
        `${matcher} path ${addressesOf(from, basePath).join(' ')}`,
        `redir ${matcher} ${basePath}${to}{search} 301`,
      ];
    const capture = matcher.replace('@m', 'r');
    return [
      `${matcher} path_regexp ${capture} ^${escapeRegExp(basePath + from.slice(0, -1))}(${tail})/?$`,
      `redir ${matcher} ${basePath}${to.slice(0, -1)}{re.${capture}.1}{search} 301`,
    ];
  });
}

/** The paths without a page: files for hosts, the 404 pages, and paths with two slashes, which Caddy would merge. */
function caddyHidden(basePath: string, paths: readonly LanguagePaths[]): Lines {
  const hidden = [
    '*//*',
    ...unserved.map((start) => `${basePath}/${start}*`),
    `${basePath}/404.html`,
    ...paths.flatMap(({ folder }) => [folder + notFoundPath, `${folder}${notFoundPath}.html`]),
  ];
  return [`@hidden path ${hidden.join(' ')}`, 'error @hidden 404'];
}

/** Home pages, paths with a trailing slash, and unknown posts, which redirect to the 404 page (product rule R5). */
function caddyPages(site: WebServerSite, paths: readonly LanguagePaths[], newMatcher: NewMatcher): Lines {
  const { basePath } = site;
  const admin = `${basePath}/${adminFolder}`;
  return [
    ...paths.flatMap(({ home, folder }) => {
      const matcher = newMatcher();
      return [`${matcher} path ${folder}`, `redir ${matcher} ${home}{search} 301`];
    }),
    ...paths.map(({ home }) => `rewrite ${home} ${home}index.html`),
    ...(adminHeaders(site) ? [admin, `${admin}/`].map((address) => `rewrite ${address} ${admin}/index.html`) : []),
    `@slash path_regexp slash ^(${escapeRegExp(basePath)}/${tail})/+$`,
    'redir @slash {re.slash.1}{search} 301',
    ...paths.flatMap(({ folder }) => {
      const matcher = newMatcher();
      return [
        `${matcher} {`,
        `\tpath ${folder}${postPath('*')}`,
        '\tnot file {path} {path}.html',
        '}',
        `redir ${matcher} ${folder}${notFoundPath} 302`,
      ];
    }),
    'try_files {path} {path}.html',
  ];
}

/** The headers that depend on the path. */
function caddyFileHeaders(site: WebServerSite, newMatcher: NewMatcher): Lines {
  const { basePath } = site;
  return [
    ...Object.entries(adminHeaders(site) ?? {}).map(
      ([header, value]) => `header ${basePath}/${adminFolder}/* ${header} ${quoted(value)}`,
    ),
    `header Cache-Control ${quoted(revalidate)}`,
    ...unchanging(site).flatMap((folder) => {
      const matcher = newMatcher();
      return [
        `${matcher} {`,
        `\tpath ${basePath}/${folder}/*`,
        '\tfile',
        '}',
        `header ${matcher} Cache-Control ${quoted(immutable)}`,
      ];
    }),
    `header ${basePath}/${workerFile} Cache-Control ${quoted(noCache)}`,
    `header ${basePath}/${storeFeedFolder}/* Content-Type "application/atom+xml; charset=utf-8"`,
    `header ${basePath}/${storeCalendarFolder}/* Content-Type "text/calendar; charset=utf-8"`,
    ...['api', ...(adminHeaders(site) ? [`${adminFolder}/assets`] : [])].map(
      (folder) => `header ${basePath}/${folder}/* Access-Control-Allow-Origin "*"`,
    ),
    ...languages.flatMap((language) => [
      `header ${basePath}/${manifestFile(language)} Content-Type application/manifest+json`,
      `header ${basePath}/${feedFile(language)} Content-Type "application/atom+xml; charset=utf-8"`,
    ]),
  ];
}

/** The 404 pages: that of the language in the path, else that of the default language. */
function caddyErrors(basePath: string, paths: readonly LanguagePaths[], newMatcher: NewMatcher): Lines {
  const folders = paths.map(({ folder }) => folder);
  return [
    'import site_headers',
    `header Cache-Control ${quoted(revalidate)}`,
    ...folders.flatMap((folder) => {
      const matcher = newMatcher();
      return [`${matcher} path ${folder} ${folder}/*`, `rewrite ${matcher} ${folder}${notFoundPath}.html`];
    }),
    `@others not path ${folders.map((folder) => `${folder} ${folder}/*`).join(' ')}`,
    `rewrite @others ${basePath}/404.html`,
    'file_server {',
    '\tprecompressed br gzip',
    '}',
  ];
}

/** The configuration of Caddy for one site. It serves the compressed copies that the client accepts. */
export function caddyfile(site: WebServerSite, { root, listen }: WebServerOptions): string {
  const { basePath } = site;
  const paths = languages.map((language) => ({
    home: basePath + sitePath(language, '/'),
    folder: basePath + sitePath(language, ''),
  }));
  let matchers = 0;
  const newMatcher = (): string => {
    matchers += 1;
    return `@m${matchers}`;
  };
  const headers = commonHeaders(site).map(([header, value]) => `${header} ${quoted(value)}`);
  return [
    '(site_headers) {',
    ...indent(['header {', ...indent([...headers, '-Server']), '}']),
    '}',
    '',
    `${listen} {`,
    ...indent([
      `root * ${quoted(root)}`,
      'import site_headers',
      'map {query} {search} {',
      '\t"" ""',
      '\tdefault "?{query}"',
      '}',
      'route {',
      ...indent([
        ...caddyHidden(basePath, paths),
        ...caddyRedirects(site, newMatcher),
        ...caddyPages(site, paths, newMatcher),
        ...caddyFileHeaders(site, newMatcher),
        'file_server {',
        '\tprecompressed br gzip',
        '\tindex off.html',
        '}',
      ]),
      '}',
      'handle_errors {',
      ...indent(caddyErrors(basePath, paths, newMatcher)),
      '}',
    ]),
    '}',
    '',
  ].join('\n');
}
