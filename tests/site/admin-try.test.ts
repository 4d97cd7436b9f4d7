import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAdminSite, type AdminSite } from '../support/admin-site';
import { violations } from '../support/axe';
import type { GitHubStandIn } from '../support/github/stand-in';
import { words } from '../support/words';

let site: AdminSite;
let github: GitHubStandIn;

beforeAll(async () => {
  site = await startAdminSite();
  github = await site.newGitHub();
});
afterAll(() => site.stop());

/** Signs in and waits for the list of offers. */
async function openList(page: Page): Promise<void> {
  await page.locator('input[name="token"]').fill(github.addToken());
  await page.locator('form button[type="submit"]').click();
  await page.locator('ol > li h2').first().waitFor();
}

const log = (): string => {
  const [pull] = github.state.pulls;
  const head = github.state.git.head(pull?.branch ?? '') ?? '';
  return String(github.state.git.file(head, 'data/stores/noon.yaml'));
};

it('the page for tests in shops keeps results without a connection, and sends them as one commit once it is back', async () => {
  const page = await site.visit({
    viewport: { width: 390, height: 844 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto(`${site.url}/admin/try`);
  await openList(page);
  await button(words('en', 'admin.try-copy', { code: 'NDX143' })).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('NDX143');
  await page.getByText(words('en', 'admin.try-copied', { code: 'NDX143' })).waitFor();

  const noon = page.locator('ol > li', { hasText: 'NDX143' });
  await noon.getByRole('button', { name: words('en', 'admin.try-failed') }).press('Enter');
  await noon.getByLabel(words('en', 'admin.try-reason')).selectOption('minimum');
  await noon.getByLabel(words('en', 'admin.try-country')).selectOption('SA');
  await noon.getByLabel(words('en', 'admin.try-before')).fill('a lot');
  await noon.locator('form button[type="submit"]').click();
  await noon.getByText(words('en', 'admin.try-no-amount')).waitFor();
  await noon.getByLabel(words('en', 'admin.try-before')).fill('٢٥٠');
  await noon.getByLabel(words('en', 'admin.try-after')).fill('250');
  expect(await violations(page)).toEqual([]);
  await noon.locator('form button[type="submit"]').click();
  await page.getByText(words('en', 'admin.try-waiting', { count: 1 })).waitFor();

  github.fault = { kind: 'closes' };
  await button(words('en', 'admin.try-send')).click();
  await page.getByText(words('en', 'admin.try-later')).waitFor();
  expect(github.state.pulls).toEqual([]);
  await page.reload();
  github.fault = undefined;
  await openList(page);
  await page.getByText(words('en', 'admin.try-later')).waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByText(words('en', 'admin.try-sent')).waitFor();
  expect(github.state.pulls).toHaveLength(1);
  expect(log()).toMatch(
    /checks:\n +- date: \d{4}-\d\d-\d\d\n +country: SA\n +result: failed\n +reason: minimum\n +basket:\n +before: 250\n +after: 250\n +currency: SAR\n/,
  );

  await page.locator('button[lang="ar"]').click();
  await page.locator('html[dir="rtl"]').waitFor();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await violations(page)).toEqual([]);
});
