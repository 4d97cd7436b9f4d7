import { languages } from '../../src/domain/language';
import { notFoundPath, postPath, sitePath } from '../../src/domain/paths';
import type { RedirectRule } from '../../src/domain/redirects';
import { feedFile, manifestFile } from '../../src/domain/site-files';
import { immutable, immutableFolders, revalidate, type HeaderRule } from './headers';
import { singleFirst } from './hosts';

/** What a web server of one's own has to know of a build. */
export interface WebServerSite {
  /** The folder of the host that the site lives in; empty for the root. */
  readonly basePath: string;
  readonly redirects: readonly RedirectRule[];
  /** The headers of the build, as in its `_headers`. */
  readonly headers: readonly HeaderRule[];
}

/** Where it is to be served. */
export interface WebServerOptions {
  /** The folder that the host's root is taken from. With a base path, the site lies in that folder below it. */
  readonly root: string;
  /** What nginx listens on, or the site address of Caddy. */
  readonly listen: string;
  /** The host's name, where nginx serves more than one. */
  readonly name?: string | undefined;
}

// The files that speak to hosts and not to visitors.
const unserved = ['_build.json', '_headers', '_redirects', 'vercel.json', '.nojekyll'] as const;

/**
 * The end of an address, without a slash before or after it, for `//` would begin another host. What is made of other
 * characters is never repeated in a header.
 */
const tail = '[A-Za-z0-9._~-](?:[A-Za-z0-9._~/-]*[A-Za-z0-9._~-])?';

/** The headers of every answer but the one that depends on the address. */
function commonHeaders({ basePath, headers }: WebServerSite): readonly (readonly [string, string])[] {
  return Object.entries(headers.find(({ pattern }) => pattern === `${basePath}/*`)?.headers ?? {});
}

function quoted(text: string): string {
  return `"${text.replace(/["\\$]/g, (character) => `\\${character}`)}"`;
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * The configuration of nginx, to be included where servers are defined. Plain nginx from a distribution understands it;
 * of the compressed copies it serves the `.gz`.
 */
export function nginxConfig(site: WebServerSite, { root, listen, name }: WebServerOptions): string {
  const { basePath } = site;
  const base = escapeRegExp(basePath);
  const location = (match: string, ...lines: readonly string[]): readonly string[] => [
    `  location ${match} {`,
    ...lines.map((line) => `    ${line}`),
    '  }',
  ];
  const redirects = singleFirst(site.redirects).flatMap(({ from, to }) => {
    if (!from.endsWith('*')) {
      const target = `return 301 ${basePath}${to}$is_args$args;`;
      const addresses =
        from === '/'
          ? [`${basePath}/`, ...(basePath === '' ? [] : [basePath])]
          : [basePath + from, `${basePath}${from}/`];
      return addresses.flatMap((address) => location(`= ${address}`, target));
    }
    return location(
      `~ "^${base}${escapeRegExp(from.slice(0, -1))}(?<rest>${tail})/?$"`,
      `return 301 ${basePath}${to.slice(0, -1)}$rest$is_args$args;`,
    );
  });
  const perLanguage = languages.flatMap((language) => {
    const home = basePath + sitePath(language, '/');
    const folder = basePath + sitePath(language, '');
    const notFound = `error_page 404 ${folder}${notFoundPath}.html;`;
    return [
      ...location(`= ${folder}`, `return 301 ${home}$is_args$args;`),
      ...location(`= ${home}`, `try_files ${home}index.html =404;`),
      ...location(`= ${folder}${notFoundPath}`, notFound, 'return 404;'),
      ...location(`= ${folder}${notFoundPath}.html`, notFound, 'internal;'),
      ...location(`${home}`, notFound, 'try_files $uri $uri.html =404;'),
      // A post that is no more, or never was (product rule R5).
      ...location(`${folder}${postPath('')}`, `try_files $uri $uri.html @no-post-${language};`),
      ...location(`@no-post-${language}`, `return 302 ${folder}${notFoundPath};`),
      ...location(`= ${basePath}/${manifestFile(language)}`, 'default_type application/manifest+json;'),
      ...location(`= ${basePath}/${feedFile(language)}`, 'types { }', 'default_type application/atom+xml;'),
    ];
  });
  const cached = immutableFolders.map((folder) => `  "~^(?:200|206|304) ${base}/${folder}/" ${quoted(immutable)};`);
  return [
    'map "$status $uri" $site_cache_control {',
    `  default ${quoted(revalidate)};`,
    ...cached,
    '}',
    'map $uri $site_readable_by {',
    '  default "";',
    `  "~^${base}/api/" "*";`,
    '}',
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
    ...commonHeaders(site).map(([header, value]) => `  add_header ${header} ${quoted(value)} always;`),
    '  add_header Cache-Control $site_cache_control always;',
    '  add_header Access-Control-Allow-Origin $site_readable_by always;',
    '',
    `  error_page 404 ${basePath}/404.html;`,
    ...location(`= ${basePath}/404.html`, 'internal;'),
    ...unserved.flatMap((file) => location(`= ${basePath}/${file}`, 'return 404;')),
    ...redirects,
    ...perLanguage,
    // Any other address with a slash at the end is that of a page without one.
    ...location(`~ "^(?<bare>${base}/${tail})/+$"`, 'return 301 $bare$is_args$args;'),
    ...location(`${basePath}/`, 'try_files $uri $uri.html =404;'),
    '}',
    '',
  ].join('\n');
}

/** The configuration of Caddy: one site. Of the compressed copies it serves what the visitor understands. */
export function caddyfile(site: WebServerSite, { root, listen }: WebServerOptions): string {
  const { basePath } = site;
  let matchers = 0;
  const matcher = (): string => {
    matchers += 1;
    return `@m${matchers}`;
  };
  const redirects = singleFirst(site.redirects).flatMap(({ from, to }) => {
    const named = matcher();
    if (!from.endsWith('*')) {
      const addresses =
        from === '/'
          ? `${basePath}/${basePath === '' ? '' : ` ${basePath}`}`
          : `${basePath}${from} ${basePath}${from}/`;
      return [`${named} path ${addresses}`, `redir ${named} ${basePath}${to}{search} 301`];
    }
    const capture = `r${matchers}`;
    return [
      `${named} path_regexp ${capture} ^${escapeRegExp(basePath + from.slice(0, -1))}(${tail})/?$`,
      `redir ${named} ${basePath}${to.slice(0, -1)}{re.${capture}.1}{search} 301`,
    ];
  });
  const homes = languages.map((language) => basePath + sitePath(language, '/'));
  const folders = languages.map((language) => basePath + sitePath(language, ''));
  const hidden = [
    ...unserved.map((file) => `${basePath}/${file}`),
    `${basePath}/404.html`,
    ...folders.flatMap((folder) => [folder + notFoundPath, `${folder}${notFoundPath}.html`]),
  ];
  const indent = (lines: readonly string[], by = '\t'): readonly string[] =>
    lines.map((line) => (line === '' ? '' : by + line));
  const headerLines = [
    'header {',
    ...commonHeaders(site).map(([header, value]) => `\t${header} ${quoted(value)}`),
    '\t-Server',
    '}',
  ];
  return [
    '(site_headers) {',
    ...indent(headerLines),
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
        `@hidden path ${hidden.join(' ')}`,
        'error @hidden 404',
        ...redirects,
        ...folders.flatMap((folder, index) => {
          const named = matcher();
          return [`${named} path ${folder}`, `redir ${named} ${homes[index] ?? ''}{search} 301`];
        }),
        ...homes.map((home) => `rewrite ${home} ${home}index.html`),
        `@slash path_regexp slash ^(${escapeRegExp(basePath)}/${tail})/+$`,
        'redir @slash {re.slash.1}{search} 301',
        ...folders.flatMap((folder) => {
          const named = matcher();
          return [
            `${named} {`,
            `\tpath ${folder}${postPath('*')}`,
            '\tnot file {path} {path}.html',
            '}',
            `redir ${named} ${folder}${notFoundPath} 302`,
          ];
        }),
        'try_files {path} {path}.html',
        `header Cache-Control ${quoted(revalidate)}`,
        ...immutableFolders.flatMap((folder) => {
          const named = matcher();
          return [
            `${named} {`,
            `\tpath ${basePath}/${folder}/*`,
            '\tfile',
            '}',
            `header ${named} Cache-Control ${quoted(immutable)}`,
          ];
        }),
        `header ${basePath}/api/* Access-Control-Allow-Origin "*"`,
        ...languages.flatMap((language) => [
          `header ${basePath}/${manifestFile(language)} Content-Type application/manifest+json`,
          `header ${basePath}/${feedFile(language)} Content-Type "application/atom+xml; charset=utf-8"`,
        ]),
        'file_server {',
        '\tprecompressed br gzip',
        '\tindex off.html',
        '}',
      ]),
      '}',
      'handle_errors {',
      ...indent([
        'import site_headers',
        `header Cache-Control ${quoted(revalidate)}`,
        ...folders.slice(1).flatMap((folder) => {
          const named = matcher();
          return [`${named} path ${folder} ${folder}/*`, `rewrite ${named} ${folder}${notFoundPath}.html`];
        }),
        `@others not path ${folders
          .slice(1)
          .map((folder) => `${folder} ${folder}/*`)
          .join(' ')}`,
        `rewrite @others ${basePath}/404.html`,
        'file_server {',
        '\tprecompressed br gzip',
        '}',
      ]),
      '}',
    ]),
    '}',
    '',
  ].join('\n');
}
