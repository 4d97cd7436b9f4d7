import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadSchemas } from '../../generator/catalogue/load/schemas';
import { projectSystem } from '../support/catalogue';
import { launchChromium } from '../support/chromium';
import { startDevServer } from '../support/dev-server';
import { withSectionTable } from '../support/section-table';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'generator/docs/pictures');
const guide = path.join(root, 'data/guide/sections.md');

/**
 * `npm run guide-pictures`: pictures of each section kind and of the icons from the style guide, for the guide for maintainers, and its table of
 * section kinds.
 */
async function main(): Promise<void> {
  const server = await startDevServer(root, { SITE_DATA: 'tests/catalogue' });
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 720, height: 900 }, reducedMotion: 'reduce' });
    await page.goto(`${server.url}styleguide.html?language=en&theme=light`);
    const samples = page.locator('[data-guide]');
    await samples.first().waitFor();
    // The rows of offers grow when their lazy parts and fonts are loaded.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    writeFileSync(guide, withSectionTable(readFileSync(guide, 'utf8'), loadSchemas(projectSystem())));
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const sample of await samples.all()) {
      const name = (await sample.getAttribute('data-guide')) ?? '';
      // Parts below the window get their size when they are scrolled into view.
      await sample.scrollIntoViewIfNeeded();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      await sample.screenshot({ path: path.join(folder, `${name}.png`) });
    }
  } finally {
    await browser.close();
    server.stop();
  }
}

await main();
