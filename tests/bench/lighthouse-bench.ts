import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { projectSystem } from '../support/catalogue';
import { nodeSystem } from '../../generator/system/system';
import { check } from '../../generator/catalogue/check/check';
import { siteOf } from '../support/site-of';
import { serve } from '../../generator/site/serve/serve';
import { sitePath } from '../../src/domain/pages/paths';
import { launchChromium } from '../support/chromium';
import { copyProject } from '../support/project-copy';
import { median, type Row } from './measure';
import { serveSecurely } from './secure-front';

/** npm downloads it for a measurement: installed, it would be a third of the files of all packages. */
const lighthouse = 'lighthouse@12.8.2';
const runs = 3;
const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  practices: 'best-practices',
  seo: 'seo',
} as const;
const audits = {
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
  bytes: 'total-byte-weight',
} as const;

/** The median results of Lighthouse for one page. Scores up to 100, times in milliseconds. */
export interface TemplateFigures extends Readonly<Record<keyof typeof categories | keyof typeof audits, number>> {
  readonly address: string;
  /** The failed audits. */
  readonly held: readonly string[];
}

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
  });
}

/** Writes compressed copies of all text files, so that the server does not compress during measurements. */
function compressTexts(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|json|js|css|svg|xml|txt|webmanifest)$/.test(name)) continue;
    const file = path.join(folder, name);
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}

/** What the measurement reads of a result of Lighthouse. */
interface Result {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly numericValue?: number }>>;
}

/** Runs Lighthouse on a page in the browser that listens at a port. */
async function resultOf(url: string, port: number): Promise<Result> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      `--port=${port}`,
      `--only-categories=${Object.values(categories).join()}`,
      '--output=json',
      '--quiet',
    ],
    { maxBuffer: 100_000_000 },
  );
  // The format is that of the pinned version.
  return JSON.parse(stdout) as Result;
}

function heldBy(result: Result): readonly string[] {
  return Object.values(categories).flatMap((name) =>
    (result.categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const score = result.audits[id]?.score ?? 1;
      return weight > 0 && score < 0.9 ? [`${id} ${score}`] : [];
    }),
  );
}

/**
 * Runs Lighthouse's mobile preset on the frozen catalogue's site, served over HTTP/2: one page of every kind in both
 * languages, or those with `only` in their address. It measures no page that is answered with 404.
 */
export async function measureTemplates(
  tell: (what: string) => void,
  only: string | undefined,
): Promise<readonly TemplateFigures[]> {
  tell('building');
  const copy = copyProject({ SITE_HOST: 'any' });
  const port = await freePort();
  const built = copy.run('build', '--quiet');
  if (built.code !== 0) throw new Error(built.err);
  compressTexts(path.join(copy.root, 'dist'));
  const system = projectSystem();
  const { catalogue } = check(system);
  if (!catalogue) throw new Error('The catalogue under test has errors.');
  const { pages } = siteOf(system, catalogue);
  const ofEachKind = [
    ...new Map(
      pages.filter(({ kind }) => kind !== 'not-found').map((page) => [`${page.kind} ${page.language}`, page]),
    ).values(),
  ];
  const chosen =
    only === undefined ? ofEachKind : pages.filter((page) => sitePath(page.language, page.path).includes(only));
  const served = await serve(nodeSystem(copy.root), { folder: 'dist', port: 0 });
  const front = await serveSecurely(served.url);
  const browser = await launchChromium([`--remote-debugging-port=${port}`, '--ignore-certificate-errors']);
  try {
    const figures: TemplateFigures[] = [];
    for (const { language, path: page } of chosen) {
      const address = sitePath(language, page);
      tell(address);
      const results: Result[] = [];
      for (let run = 0; run < runs; run += 1) {
        results.push(await resultOf(`${front.url.slice(0, -1)}${address}`, port));
      }
      const score = (name: string): number =>
        Math.round(median(results.map((result) => (result.categories[name]?.score ?? 0) * 100)));
      const value = (name: string): number => median(results.map((result) => result.audits[name]?.numericValue ?? NaN));
      figures.push({
        address,
        performance: score(categories.performance),
        accessibility: score(categories.accessibility),
        practices: score(categories.practices),
        seo: score(categories.seo),
        lcp: value(audits.lcp),
        cls: value(audits.cls),
        tbt: value(audits.tbt),
        bytes: value(audits.bytes),
        held: [...new Set(results.flatMap(heldBy))],
      });
    }
    return figures;
  } finally {
    await browser.close();
    front.close();
    await served.close();
    copy.remove();
  }
}

/** The figures as a table. */
export function lighthouseRows(figures: readonly TemplateFigures[]): readonly Row[] {
  return [
    ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP ms', 'CLS', 'TBT ms', 'bytes', 'held by'],
    ...figures.map(
      ({ address, performance, accessibility, practices, seo, lcp, cls, tbt, bytes, held }): Row => [
        address,
        ...[performance, accessibility, practices, seo].map(String),
        lcp.toFixed(0),
        cls.toFixed(3),
        tbt.toFixed(0),
        bytes.toFixed(0),
        held.join(', '),
      ],
    ),
  ];
}
