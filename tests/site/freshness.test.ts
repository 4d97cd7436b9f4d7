import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, it } from 'vitest';
import { sourceHash } from '../../generator/site/bundle/source-hash';
import { violations } from '../support/axe';
import { browserForTests, type Visit } from '../support/visit';
import { words } from '../support/words';

const visits = browserForTests();
/** The copy of the project in which the site was built, and its code bundled. */
const root = path.dirname(inject('siteFolder'));
const folder = path.join(root, '.cache/report');
const written = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

beforeAll(() => {
  const command = ['generator/cli/launcher/launch.js', 'report', '--out', folder];
  const { status, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, SITE_DATA: '', SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10, 21, 9) / 1000) },
  });
  expect([status, stderr]).toEqual([0, '']);
});

const open = (fragment: string, visit: Visit): Promise<Page> =>
  visits.open(`/freshness.html${fragment}`, { site: `file://${folder}`, stopped: true, ...visit });

it('the freshness report is one file that loads nothing, next to a calendar', () => {
  const page = written('freshness.html');
  expect(page).not.toMatch(/<script|<link|<img|@import|https?:|\sstyle="/i);
  const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
  expect(page).toContain(`content="default-src 'none'; style-src ${sourceHash(style)}"`);
  expect(written('endings.ics')).toContain('UID:temu.alc460086@www.example.com\r\n');
});

it('the freshness report shows one language at a time without JavaScript, and links to the other', async () => {
  const page = await open('', { context: { javaScriptEnabled: false } });
  for (const [shown, next] of [
    ['en', 'العربية'],
    ['ar', 'English'],
  ] as const) {
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.innerText()).toBe(words(shown, 'freshness.title'));
    await page.getByRole('link', { name: next }).click();
  }
});

it.each([
  ['in English on a narrow phone', 'en', 320, 'light'],
  ['in Arabic on a desktop', 'ar', 1440, 'dark'],
] as const)('the freshness report is accessible and fits %s', async (_, language, width, colorScheme) => {
  const page = await open(`#${language}`, { viewport: { width, height: 700 }, context: { colorScheme } });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect(await violations(page)).toEqual([]);
});
