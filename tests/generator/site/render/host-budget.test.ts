import { describe, expect, it } from 'vitest';
import {
  budgetOf,
  planOf,
  rulesIn,
  sizeOf,
  type HostRules,
  type SiteSize,
} from '../../../../generator/site/render/host-budget';

const noRules: HostRules = { redirects: 0, patternRedirects: 0, redirectLength: 0, routes: 0 };
const size: SiteSize = {
  ...noRules,
  files: 15_999,
  bytes: 400_000_000,
  folderFiles: 4000,
  fullest: 'en/store',
  fileBytes: 400_000,
  largest: 'assets/offline.js',
  previews: { files: 4000, bytes: 200_000_000 },
  stores: { count: 2000, files: 14_000, bytes: 360_000_000 },
};
const cloudflare = { hosting: 'cloudflare', plan: 'free' } as const;

describe('sizeOf', () => {
  it('counts files, bytes, share pictures and the files of each folder', () => {
    const files = [
      ['en/store/noon.html', 40],
      ['en/store/noon.json', 20],
      ['previews/en/noon.png', 70],
      ['index.html', 10],
    ] as const;
    expect(sizeOf(files, noRules, { count: 1, files: 3, bytes: 130 })).toEqual({
      ...noRules,
      files: 4,
      bytes: 140,
      folderFiles: 2,
      fullest: 'en/store',
      fileBytes: 70,
      largest: 'previews/en/noon.png',
      previews: { files: 1, bytes: 70 },
      stores: { count: 1, files: 3, bytes: 130 },
    });
  });
});

describe('rulesIn', () => {
  it('tells redirects of one address from those with a pattern', () => {
    const text = '/ /en/ 301\n/old /en/new 301\n/store/* /en/store/:splat 301\n';
    expect(rulesIn(text, undefined)).toEqual({ redirects: 2, patternRedirects: 1, redirectLength: 29, routes: 0 });
    expect(rulesIn(undefined, '{"redirects":[{},{}],"headers":[{}]}').routes).toBe(3);
  });
});

describe('budgetOf', () => {
  it('says in one line what the site takes, and nothing more below 80 % of a limit', () => {
    expect(budgetOf(cloudflare, size)).toEqual({
      line: 'cloudflare (free plan): 15,999 files of 20,000, 400 MB, 4,000 files in en/store/, 0.4 MB in assets/offline.js of 26.2 MB, 0 redirects of 2,000, 0 redirects with a pattern of 100',
      warnings: [],
    });
  });

  it('warns from 80 % of a limit on, and says how many stores still fit and what helps', () => {
    const { warnings = [], refusal } = budgetOf(cloudflare, { ...size, files: 16_000 }) ?? {};
    expect(warnings).toEqual([
      'cloudflare (free plan) will soon refuse the site: 16,000 files, and its limit is 20,000 (https://developers.cloudflare.com/changelog/post/2026-01-23-pages-file-limit-increase/, 2026-01-23). About 571 more stores fit.\n  What helps: SITE_PREVIEWS=off leaves out 4,000 files and 200 MB of share pictures; the site fits SITE_HOST=netlify, SITE_HOST=cloudflare SITE_PLAN=paid, SITE_HOST=vercel SITE_PLAN=pro, SITE_HOST=server.',
    ]);
    expect(refusal).toBeUndefined();
  });

  it('takes a site that is as large as the limit, and refuses one that is larger by a file', () => {
    expect(budgetOf(cloudflare, { ...size, files: 20_000 })?.refusal).toBeUndefined();
    const { warnings, refusal } = budgetOf(cloudflare, { ...size, files: 20_001 }) ?? {};
    expect(warnings).toEqual([]);
    expect(refusal).toMatch(
      /^cloudflare \(free plan\) would refuse the site: 20,001 files, and its limit is 20,000 \(/,
    );
    expect(budgetOf({ ...cloudflare, plan: 'paid' }, { ...size, files: 20_001 })?.warnings).toEqual([]);
  });

  it.each([
    [{ hosting: 'github', plan: 'all' }, { bytes: 1_000_100_000 }, '1,000.1 MB'],
    [{ hosting: 'netlify', plan: 'all' }, { folderFiles: 54_001 }, '54,001 files in en/store/'],
    [{ hosting: 'vercel', plan: 'pro' }, { routes: 2049 }, '2,049 redirects and headers'],
    [cloudflare, { redirects: 2001 }, '2,001 redirects'],
    [cloudflare, { patternRedirects: 101 }, '101 redirects with a pattern'],
    [cloudflare, { fileBytes: 26_300_000 }, '26.3 MB in assets/offline.js'],
  ] as const)('knows the limits of %j: %j', (host, more, named) => {
    expect(budgetOf(host, { ...size, ...more })?.refusal).toContain(named);
  });

  it('never names a host whose terms exclude a site that earns money', () => {
    expect(budgetOf(cloudflare, { ...size, files: 20_001 })?.refusal).not.toMatch(/github|hobby/);
  });

  it('is absent for a host without limits', () => {
    expect(budgetOf({ hosting: 'any' }, size)).toBeUndefined();
    expect(budgetOf({ hosting: 'server' }, size)).toBeUndefined();
  });
});

describe('planOf', () => {
  it('is the first plan of the host, or the one that SITE_PLAN names', () => {
    expect(planOf({ environment: {} }, 'cloudflare')).toBe('free');
    expect(planOf({ environment: { SITE_PLAN: 'paid' } }, 'cloudflare')).toBe('paid');
    expect(planOf({ environment: {} }, 'any')).toBeUndefined();
    expect(() => planOf({ environment: { SITE_PLAN: 'gold' } }, 'cloudflare')).toThrow(
      'SITE_PLAN must be one of free, paid, not "gold".',
    );
    expect(() => planOf({ environment: { SITE_PLAN: 'paid' } }, 'netlify')).toThrow('leave it out');
  });
});
