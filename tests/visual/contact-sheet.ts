import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { nodeSystem } from '../../generator/system/system';
import { check } from '../../generator/catalogue/check/check';
import { siteOf } from '../support/site-of';
import { serve } from '../../generator/site/serve/serve';
import { languages } from '../../src/domain/language/language';
import type { PageData } from '../../src/domain/pages/page-data';
import { sitePath } from '../../src/domain/pages/paths';
import { clocks } from '../support/behaviour';
import { launchChromium } from '../support/chromium';

/** A view of a page: window size, theme and scale. */
interface Look {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly theme: 'light' | 'dark';
}

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '.contact-sheet');
const heights = { 320: 640, 390: 844, 640: 512, 768: 1024, 1280: 900, 1920: 1080 } as const;
const look = (width: keyof typeof heights, theme: Look['theme']): Look => ({
  name: `${width}-${theme}`,
  width,
  height: heights[width],
  theme,
});

const everyPage: readonly Look[] = ([390, 768, 1280] as const).flatMap((width) => [
  look(width, 'light'),
  look(width, 'dark'),
]);
// A window of 1280 px at 200 % has a width of 640 px. The narrowest and the widest are shown in the light theme only.
const edges: readonly Look[] = [look(320, 'light'), look(640, 'light'), look(1920, 'light')];

/** One page of each kind, and two that look different: a store with a feed, and one with offers by country. */
function chosen(pages: readonly PageData[]): readonly PageData[] {
  const kinds = new Set<string>();
  return pages.filter(({ kind, path: address }) => {
    const first = !kinds.has(kind);
    kinds.add(kind);
    return first || (kind === 'store' && /dhgate|namshi/.test(address));
  });
}

/** Takes screenshots of a page in every view. The page is loaded once and then resized. */
async function shoot(
  browser: Browser,
  site: string,
  page: PageData,
  looks: readonly Look[],
): Promise<readonly string[]> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const tab = await context.newPage();
  await tab.clock.setFixedTime(new Date(/dhgate/.test(page.path) ? clocks.september2025 : clocks.november2026));
  await tab.goto(site + sitePath(page.language, page.path));
  await tab.waitForFunction(() => document.documentElement.dataset.script === 'ready');
  const files: string[] = [];
  for (const { name, width, height, theme } of looks) {
    await tab.setViewportSize({ width, height: height * 2 });
    await tab.emulateMedia({ colorScheme: theme });
    await tab.evaluate(() => document.fonts.ready.then(() => undefined));
    const file = `${page.language}-${page.path.slice(1).replaceAll('/', '-') || 'home'}-${name}.jpg`;
    // Two screens are enough to judge a page.
    await tab.screenshot({ path: path.join(folder, file), type: 'jpeg', quality: 82 });
    const overflow = await tab.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) console.error(`${file}: ${overflow} px wider than the window`);
    files.push(file);
  }
  await context.close();
  return files;
}

function sheetOf(rows: ReadonlyMap<string, readonly string[]>): string {
  const body = [...rows].map(
    ([name, files]) =>
      `<h2>${name}</h2><div>${files.map((file) => `<figure><img src="${file}" alt="" loading="lazy"><figcaption>${file}</figcaption></figure>`).join('')}</div>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>body{font:14px system-ui;margin:16px;background:#777;color:#fff}div{display:flex;gap:12px;align-items:start;overflow:auto}figure{margin:0}img{height:520px;width:auto;display:block}</style>${body.join('')}`;
}

/**
 * `npm run contact-sheet [-- words]`: takes screenshots of the pages in `dist/` whose paths contain one of the words.
 */
async function main(words: readonly string[]): Promise<void> {
  const system = nodeSystem(root);
  const { catalogue } = check(system);
  if (!catalogue) throw new Error('The data has faults.');
  const site = siteOf(system, catalogue);
  const served = await serve(system, { folder: 'dist', port: 0 });
  const browser = await launchChromium();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const rows = new Map<string, readonly string[]>();
  try {
    for (const language of languages) {
      for (const page of chosen(site.pages.filter((each) => each.language === language))) {
        const address = sitePath(language, page.path);
        if (words.length > 0 && !words.some((word) => address.includes(word))) continue;
        rows.set(address, await shoot(browser, served.url.replace(/\/$/, ''), page, [...everyPage, ...edges]));
      }
    }
    writeFileSync(path.join(folder, 'index.html'), sheetOf(rows));
    const sheet = await browser.newPage({ viewport: { width: 2800, height: 1200 } });
    await sheet.goto(`file://${path.join(folder, 'index.html')}`);
    // Lazy decoding, because a browser may not have the memory for all pictures at once.
    await sheet.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
    await sheet.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    await sheet.screenshot({ path: path.join(folder, 'sheet.png'), fullPage: true });
  } finally {
    await browser.close();
    await served.close();
  }
  console.log(path.join(folder, 'index.html'));
}

await main(process.argv.slice(2));
