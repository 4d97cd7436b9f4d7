import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourceHash } from '../../generator/site/bundle/source-hash';
import { violations } from '../support/axe';
import { launchChromium } from '../support/chromium';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { bothLanguages, inTurn, words } from '../support/words';

let copy: ProjectCopy;
let browser: Browser;
const written = (name: string): string => path.join(copy.root, '.cache/report', name);

beforeAll(async () => {
  copy = copyProject({ SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10, 21, 9) / 1000) });
  // In a copy, the code of the site is bundled, where no build has done so.
  expect(copy.run('report', '--out', '.cache/report')).toMatchObject({ err: '', code: 0 });
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  copy?.remove();
});

it('the freshness report is one file that loads nothing, next to a calendar', () => {
  const page = readFileSync(written('freshness.html'), 'utf8');
  expect(page).not.toMatch(/<script|<link|<img|@import|https?:|\sstyle="/i);
  const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
  expect(page).toContain(`content="default-src 'none'; style-src ${sourceHash(style)}"`);
  expect(readFileSync(written('endings.ics'), 'utf8')).toContain('UID:temu.alc460086@www.example.com\r\n');
});

it('the freshness report shows one language at a time without JavaScript, and links to the other', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`file://${written('freshness.html')}`);
  for (const [shown, next] of [
    ['en', 'العربية'],
    ['ar', 'English'],
  ] as const) {
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.innerText()).toBe(words(shown, 'freshness.title'));
    await page.getByRole('link', { name: next }).click();
  }
  await page.close();
});

describe.each(bothLanguages)('the freshness report in %s', (language) => {
  it.each(
    inTurn(
      [
        ['a narrow phone', 320, 'light'],
        ['a desktop', 1440, 'dark'],
      ] as const,
      language,
    ),
  )('is accessible and fits %s', async (_, width, colorScheme) => {
    const page = await browser.newPage({ viewport: { width, height: 700 }, colorScheme });
    await page.goto(`file://${written('freshness.html')}#${language}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await violations(page)).toEqual([]);
    await page.close();
  });
});
