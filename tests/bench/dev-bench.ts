import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launchChromium } from '../support/chromium';
import { startDevServer } from '../support/dev-server';
import { median } from './measure';

const edits = 9;

/**
 * The median time from saving a store's file to seeing the change, in milliseconds: a real browser on `npm run dev`.
 * It ends with the frame in which the change is painted.
 */
export async function measureDev(root: string, storeFile: string): Promise<number> {
  const server = await startDevServer(root);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.goto(`${server.url}en/store/${path.basename(storeFile, '.yaml')}`);
    await page.locator('h1').waitFor();
    // Vite's first optimisation of the packages reloads the page once.
    await page.waitForTimeout(3000);
    const file = path.join(root, storeFile);
    const times: number[] = [];
    for (let edit = 0; edit <= edits; edit += 1) {
      const heading = `Heading number ${edit}`;
      // Polled at the start of each frame, so that the change is painted in the next one.
      const shown = page.waitForFunction(
        (text) => (document.querySelector('h1')?.textContent?.includes(text) ? Date.now() : 0),
        heading,
        { polling: 'raf' },
      );
      const saved = Date.now();
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^(heading:\n {2}en: ).*$/m, `$1${heading}`));
      const took = (await (await shown).jsonValue()) - saved;
      // The first change also loads code.
      if (edit > 0) times.push(took);
      await page.waitForTimeout(300);
    }
    return median(times);
  } finally {
    await browser.close();
    server.stop();
  }
}
