import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { check } from '../../generator/catalogue/check/check';
import { serve } from '../../generator/site/serve/serve';
import { nodeSystem } from '../../generator/system/system';
import { languages } from '../../src/domain/language/language';
import { sitePath } from '../../src/domain/pages/paths';
import { launchChromium } from '../support/chromium';
import { siteOf } from '../support/site-of';

const root = path.resolve(import.meta.dirname, '../..');

/** The sizes of the windows: a phone with and without the browser's bars, a small phone, a desktop. */
const windows = [
  [390, 844],
  [390, 664],
  [320, 568],
  [1440, 900],
] as const;

/** The measurements of one page in one window. */
interface Measures {
  /**
   * The lower edge of the first button that copies a code, in CSS pixels from the top of the page; absent without one.
   */
  readonly firstCopy?: number;
  /** The height of the page in CSS pixels. */
  readonly height: number;
  readonly sections: number;
  /** The number of controls outside running text that are lower or narrower than 44 px. */
  readonly smallTargets: number;
}

// The functions inside are arrow functions without a name, because tsx would wrap named ones in a helper of its own
// module.
const measure = (tab: Page): Promise<Measures> =>
  tab.evaluate(() => {
    const copy = [...document.querySelectorAll('main button')].find(
      (button) =>
        button.checkVisibility({ visibilityProperty: true }) && /Copy Code|انسخ الكود/.test(button.textContent),
    );
    const small = [...document.querySelectorAll('a[href], button, summary, input')].filter((control) => {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('p, dd, td')) return false;
      const { width, height } = control.getBoundingClientRect();
      return width > 1 && height > 1 && (width < 43.5 || height < 43.5);
    });
    const box = copy?.getBoundingClientRect();
    return {
      ...(box && { firstCopy: Math.round(box.bottom + scrollY) }),
      height: document.documentElement.scrollHeight,
      sections: [...document.querySelectorAll('main h2')].filter((heading) =>
        heading.checkVisibility({ visibilityProperty: true }),
      ).length,
      smallTargets: small.length,
    };
  });

async function measurePage(browser: Browser, address: string, clock: string): Promise<readonly Measures[]> {
  const context = await browser.newContext({ reducedMotion: 'reduce', hasTouch: true });
  const tab = await context.newPage();
  await tab.clock.setFixedTime(new Date(clock));
  const measured: Measures[] = [];
  for (const [width, height] of windows) {
    await tab.setViewportSize({ width, height });
    await tab.goto(address);
    await tab.waitForFunction(() => document.documentElement.dataset.script === 'ready');
    await tab.evaluate(() => document.fonts.ready.then(() => undefined));
    // Parts outside the window have an estimated height until they are scrolled into view.
    await tab.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
        scrollTo(0, top);
        await new Promise(requestAnimationFrame);
      }
      scrollTo(0, 0);
      await new Promise(requestAnimationFrame);
    });
    measured.push(await measure(tab));
  }
  await context.close();
  return measured;
}

/**
 * `tsx tests/visual/page-measures.ts [folder]`: measures the pages in `dist/` of a checkout of this project (default:
 * this one) and writes a Markdown table, in both languages, today and in September 2025.
 */
async function main(folder = root): Promise<void> {
  const system = nodeSystem(path.resolve(folder));
  const { catalogue } = check(system);
  if (!catalogue) throw new Error('The data has errors.');
  const pages = siteOf(system, catalogue).pages.filter(({ kind }) =>
    ['home', 'store', 'coupons', 'article'].includes(kind),
  );
  const served = await serve(system, { folder: 'dist', port: 0 });
  const browser = await launchChromium();
  const sizes = windows.map((size) => size.join('×'));
  console.log(
    `| clock | page | ${sizes.map((size) => `copy ${size}`).join(' | ')} | height 390 | height 1440 | h2 | targets < 44 px |`,
  );
  console.log(`| --- | --- |${' --- |'.repeat(sizes.length + 4)}`);
  try {
    for (const [name, clock] of [
      ['today', new Date().toISOString()],
      ['10 Sept. 2025', '2025-09-10T09:00:00Z'],
    ] as const) {
      for (const language of languages) {
        for (const page of pages.filter((each) => each.language === language)) {
          const address = sitePath(language, page.path);
          const measured = await measurePage(browser, served.url.replace(/\/$/, '') + address, clock);
          const copies = measured.map(({ firstCopy }) => firstCopy ?? '–').join(' | ');
          const [phone, , , desktop] = measured;
          console.log(
            `| ${name} | ${address} | ${copies} | ${phone?.height} | ${desktop?.height} | ${phone?.sections} | ${phone?.smallTargets} |`,
          );
        }
      }
    }
  } finally {
    await browser.close();
    await served.close();
  }
}

await main(...process.argv.slice(2, 3));
