import { describe, expect, it } from 'vitest';
import { BadEnvironment } from '../../../../generator/system/environment';
import { adminHeaderRules } from '../../../../generator/site/render/admin';
import { contentSecurityPolicy, headerRules, headersAt } from '../../../../generator/site/render/headers';
import {
  hostFiles,
  hostingTargetOf,
  hostingTargets,
  redirectFiles,
  redirectPage,
  redirectsFile,
  robots,
  singleFirst,
  vercelFile,
  type HostingTarget,
} from '../../../../generator/site/render/hosts';
import { nginxConfig } from '../../../../generator/site/render/nginx';
import { tinySite } from '../../../support/tiny-site';

const site = tinySite();
const below = tinySite({ SITE_BASE_PATH: '/coupons' });
const headers = headerRules('', "default-src 'none'");

const filesFor = (hostingTarget: HostingTarget): readonly string[] =>
  [...hostFiles(site, hostingTarget, headers), ...redirectFiles(site.redirectPages, site, hostingTarget)].map(
    ({ path }) => path,
  );

describe('SITE_HOST', () => {
  it('names a known host, or none', () => {
    expect(hostingTargetOf({ environment: {} })).toBe('any');
    expect(hostingTargetOf({ environment: { SITE_HOST: '' } })).toBe('any');
    expect(hostingTargets.map((name) => hostingTargetOf({ environment: { SITE_HOST: name } }))).toEqual(hostingTargets);
    expect(() => hostingTargetOf({ environment: { SITE_HOST: 'ftp' } })).toThrow(BadEnvironment);
  });

  it('leaves out the files that the host does not use', () => {
    const pages = site.redirectPages.length;
    expect(pages).toBeGreaterThan(0);
    expect(filesFor('any')).toHaveLength(4 + pages);
    expect(filesFor('any')).toEqual(
      expect.arrayContaining(['_headers', '_redirects', 'vercel.json', '.nojekyll', 'index.html']),
    );
    expect(filesFor('netlify')).toEqual(['_headers', '_redirects']);
    expect(filesFor('cloudflare')).toEqual(['_headers', '_redirects']);
    expect(filesFor('vercel')).toEqual(['_headers', 'vercel.json']);
    expect(filesFor('github')).toHaveLength(2 + pages);
    expect(filesFor('server')).toEqual(['_headers']);
  });
});

describe('the redirect file', () => {
  it('has only lines that Cloudflare accepts: known statuses, single addresses first, each once', () => {
    const lines = redirectsFile(site, 'plain').trim().split('\n');
    expect(lines.every((line) => /^\/\S* \/\S* 301$/.test(line))).toBe(true);
    const froms = lines.map((line) => line.split(' ')[0] ?? '');
    expect(new Set(froms).size).toBe(froms.length);
    const firstSplat = froms.findIndex((from) => from.endsWith('*'));
    expect(firstSplat).toBeGreaterThan(0);
    expect(froms.slice(firstSplat).every((from) => from.endsWith('*'))).toBe(true);
  });

  it('names the not-found page of each language for Netlify', () => {
    expect(redirectsFile(below, 'with-404')).toMatch(
      /\/coupons\/en\/\* \/coupons\/en\/404\.html 404\n\/coupons\/ar\/\* \/coupons\/ar\/404\.html 404\n$/,
    );
  });

  it('leaves out a redirect that an earlier one always precedes', () => {
    const rules = [
      { from: '/old/*', to: '/en/*' },
      { from: '/old/a', to: '/en/b' },
      { from: '/x', to: '/en/x' },
    ];
    expect(singleFirst(rules)).toEqual([rules[2], rules[0]]);
  });
});

describe('the headers', () => {
  it('set each header once for an address, because Cloudflare sends the values of all matching rules', () => {
    for (const address of ['/en/', '/assets/a.js', '/previews/en.png', '/api/v1/index.json']) {
      const names = headers
        .filter(({ pattern }) => address.startsWith(pattern.slice(0, -1)))
        .flatMap((rule) => Object.keys(rule.headers));
      expect(names.length).toBeGreaterThan(4);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('of an address come from the rules that match it', () => {
    const rules = headerRules('/coupons', "default-src 'none'");
    expect(headersAt(rules, '/coupons/assets/a.js')['Cache-Control']).toContain('immutable');
    expect(headersAt(rules, '/coupons/en/')['Cache-Control']).toBe('public, max-age=0, must-revalidate');
    expect(headersAt(rules, '/elsewhere')['Content-Security-Policy']).toBeUndefined();
  });
});

it('contentSecurityPolicy closes everything but styles, which each document allows itself', () => {
  const policy = new Map(
    contentSecurityPolicy({ starter: 'start()' }, ['https://images.example'])
      .split('; ')
      .map((each) => [each.split(' ')[0], each.split(' ').slice(1)]),
  );
  // The hash is the output of `printf 'start()' | openssl dgst -sha256 -binary | base64`.
  expect(Object.fromEntries(policy)).toEqual({
    'script-src': ["'self'", "'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='"],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'https://images.example'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'media-src': ["'none'"],
    'frame-src': ["'none'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  });
});

it('vercelFile has the redirects, the headers and clean addresses', () => {
  // JSON.parse returns no type; the comparison below checks the value.
  const config: unknown = JSON.parse(vercelFile(below, headerRules('/coupons', "default-src 'none'")));
  expect(config).toMatchObject({ cleanUrls: true });
  expect(config).not.toHaveProperty('trailingSlash');
  expect(config).toHaveProperty(
    'redirects',
    expect.arrayContaining([{ source: '/coupons/', destination: '/coupons/en/', statusCode: 301 }]),
  );
  expect(config).toHaveProperty('headers.0.source', '/coupons/(.*)');
});

it('redirectPage has a refresh, a canonical link and a plain link, and is not indexed', () => {
  const page = redirectPage({ from: '/a', to: '/en/a?b&c' }, below);
  expect(page).toContain(
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">`,
  );
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/coupons/en/a?b&amp;c">');
  expect(page).toContain('<link rel="canonical" href="https://www.example.com/coupons/en/a?b&amp;c">');
  expect(page).toContain('<a href="/coupons/en/a?b&amp;c">');
  expect(page).toContain('content="noindex"');
});

it('robots names the address of the sitemap', () => {
  expect(robots(below)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/coupons/sitemap.xml\n');
});

describe('the configuration of nginx', () => {
  const its = {
    basePath: '/coupons',
    redirects: [{ from: '/a.b', to: '/en/a' }],
    headers: headerRules('/coupons', `say "$x" 'sha256-a/b+c='`),
  };

  it('escapes the values that it quotes', () => {
    const config = nginxConfig(its, { root: '/srv/w"w', listen: '8080', name: 'shop.example' });
    expect(config).toContain(`add_header Content-Security-Policy "say \\"\\$x\\" 'sha256-a/b+c='" always;`);
    expect(config).toContain('root "/srv/w\\"w";');
    expect(config).toContain('server_name shop.example;');
  });

  it('gives the page in which the data is edited its own headers, with a slash at the end of its address or without', () => {
    const edited = { ...its, headers: [...its.headers, ...adminHeaderRules('/coupons')] };
    const config = nginxConfig(edited, { root: '/srv', listen: '80' });
    expect(config).toContain('add_header Content-Security-Policy $site_content_security_policy always;');
    expect(config).toMatch(
      /map \$uri \$site_content_security_policy \{\n {2}default "say[^\n]*\n {2}"~\^\/coupons\/admin\(/,
    );
    expect(config).toContain('location = /coupons/admin/ {\n    try_files /coupons/admin/index.html =404;');
    expect(config).toContain('"~^(?:200|206|304) /coupons/admin/assets/" "public, max-age=31536000, immutable"');
    expect(nginxConfig(its, { root: '/srv', listen: '80' })).not.toContain('/admin');
  });

  it('hides files for hosts and doubled slashes in any spelling', () => {
    const config = nginxConfig(its, { root: '/srv', listen: '80' });
    expect(config).toContain('location ^~ /coupons/_ {');
    expect(config).toContain('if ($request_uri ~* "^[^?]*(?:/|%2f){2}") {');
  });

  it('stays below the base path', () => {
    const locations = [
      ...nginxConfig(its, { root: '/srv', listen: '80' }).matchAll(
        /(?:location|rewrite) (?:= |\^~ |~ "\^(?:\(\?<bare>)?|"\^\()?(\/\S*)/g,
      ),
    ].map(([, address]) => address);
    expect(locations.length).toBeGreaterThan(10);
    expect(locations.filter((address) => !address?.startsWith('/coupons'))).toEqual([]);
  });
});
