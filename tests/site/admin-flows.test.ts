import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAdminSite, type AdminSite } from '../support/admin-site';
import { violations } from '../support/axe';
import type { GitHubStandIn } from '../support/github/stand-in';
import { words } from '../support/words';

const store = 'data/stores/noon.yaml';

let site: AdminSite;
let github: GitHubStandIn;

beforeAll(async () => {
  site = await startAdminSite();
});
beforeEach(async () => {
  github = await site.newGitHub();
});
afterAll(() => site.stop());

const committed = (branch: string): Buffer | undefined => github.state.git.file(branch, store);
const text = (branch: string): string => String(committed(branch));

/** One person's browser. */
class Editor {
  private constructor(readonly page: Page) {}

  static async open(token = github.addToken()): Promise<Editor> {
    const editor = new Editor(await site.visit());
    await editor.page.goto(`${site.url}/admin`);
    await editor.signIn(token);
    return editor;
  }

  async signIn(token: string): Promise<void> {
    await this.page.locator('input[name="token"]').fill(token);
    await this.page.locator('form button[type="submit"]').click();
  }

  async openStore(): Promise<void> {
    await this.page
      .locator('nav button', { hasText: /^(?:Noon|نون)/ })
      .first()
      .click();
  }

  field(name: string): Locator {
    return this.page.locator(`[id="field:${name}"]`);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Types over a field, and waits until the whole data is checked and without errors. */
  async type(name: string, value: string): Promise<void> {
    await this.field(name).fill(value);
    await this.page.locator('header', { hasText: words('en', 'editor.good') }).waitFor();
  }

  /** Opens the dialog that saves, and chooses the branch of the site. */
  async openSave(): Promise<void> {
    await this.button(words('en', 'editor.save')).click();
    await this.chooseBranch();
  }

  async chooseBranch(): Promise<void> {
    await this.page.locator('dialog label', { hasText: words('en', 'admin.direct', { branch: 'main' }) }).click();
  }

  async pressSave(): Promise<void> {
    await this.page.locator('dialog button').last().click();
  }

  async saved(): Promise<void> {
    await this.page.getByText(words('en', 'admin.saved-to', { branch: 'main' })).waitFor();
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}

describe('two editors of one repository', () => {
  it('are asked which text stays if both have changed a field, and keep every other byte of the file', async () => {
    const original = `\uFEFF${text('main').replaceAll('\n', '\r\n')}`;
    github.push('main', { [store]: original });
    const [one, other] = [await Editor.open(), await Editor.open()];
    for (const [editor, name] of [
      [one, 'Noon Egypt'],
      [other, 'Noon Kuwait'],
    ] as const) {
      await editor.openStore();
      await editor.type('name/en', name);
    }
    await other.type('name/ar', 'نون الكويت');
    await one.openSave();
    await one.page.locator('dialog pre[role="region"]').waitFor();
    await one.pressSave();
    await one.saved();

    await other.button(words('en', 'editor.save')).click();
    const dialog = other.page.locator('dialog');
    await dialog.getByText(words('en', 'editor.conflict')).waitFor();
    expect(await violations(other.page)).toEqual([]);
    await dialog.locator('fieldset label', { hasText: 'Noon Kuwait' }).click();
    await other.button(words('en', 'editor.apply')).click();
    await dialog.locator('pre[role="region"]', { hasText: 'Noon Kuwait' }).waitFor();
    await other.chooseBranch();
    await other.pressSave();
    await other.saved();
    const expected = original.replace('en: Noon\r', 'en: Noon Kuwait\r').replace('ar: نون\r', 'ar: نون الكويت\r');
    expect(expected).not.toBe(original);
    expect(committed('main')?.equals(Buffer.from(expected))).toBe(true);
    await Promise.all([one.close(), other.close()]);
  });

  it('are asked what stays of a file that one has changed and the other has deleted', { tags: ['all'] }, async () => {
    const editor = await Editor.open();
    await editor.openStore();
    await editor.type('name/en', 'Noon Kuwait');
    github.push('main', { [store]: undefined, 'data/stores/noon-renamed.yaml': text('main') });
    await editor.button(words('en', 'editor.save')).click();
    await editor.page.locator('dialog').getByText(words('en', 'editor.conflict')).waitFor();
    await editor.close();
    expect(github.state.git.file('main', 'data/stores/noon-renamed.yaml')).toBeDefined();
  });
});

describe('a save', () => {
  it('is made once if the page is loaded again in the middle of it', { tags: ['all'] }, async () => {
    const token = github.addToken();
    const editor = await Editor.open(token);
    await editor.openStore();
    await editor.type('name/en', 'Noon Kuwait');
    await editor.openSave();
    await editor.page.locator('dialog pre[role="region"]').waitFor();
    const before = github.received.length;
    github.fault = { kind: 'slow', milliseconds: 700 };
    await editor.pressSave();
    await expect.poll(() => github.received.slice(before).some(({ operation }) => operation === 'Commit')).toBe(true);
    await editor.page.reload();
    await expect.poll(() => text('main')).toContain('en: Noon Kuwait');
    github.fault = undefined;
    await editor.signIn(token);
    await editor.page.locator('nav button', { hasText: 'Noon Kuwait' }).first().waitFor();
    // Committed changes are no longer listed.
    await expect.poll(() => editor.button(words('en', 'editor.save')).getAttribute('aria-disabled')).toBe('true');
    expect(github.received.filter(({ operation }) => operation === 'Commit')).toHaveLength(1);
    await editor.close();
  });
});

describe('a file with the conflict markers of git', () => {
  it('asks for a version of each place, and is saved without markers', { tags: ['all'] }, async () => {
    const own = text('main');
    const marked = own.replace(
      /^ {2}en: Noon\n/m,
      '<<<<<<< HEAD\n  en: Noon\n=======\n  en: Noon Store\n>>>>>>> other\n',
    );
    github.push('main', { [store]: marked });
    const editor = await Editor.open();
    await editor.page.locator('nav button', { hasText: /noon/i }).first().click();
    await editor.page.getByText(words('en', 'editor.markers')).waitFor();
    await editor.page
      .locator('label', { hasText: words('en', 'editor.theirs') })
      .first()
      .click();
    await editor.button(words('en', 'editor.apply')).click();
    await editor.field('name/en').waitFor();
    expect(await editor.field('name/en').inputValue()).toBe('Noon Store');
    await editor.openSave();
    await editor.page.locator('dialog pre[role="region"]').waitFor();
    await editor.pressSave();
    await editor.saved();
    expect(text('main')).toBe(own.replace('  en: Noon\n', '  en: Noon Store\n'));
    await editor.close();
  });
});

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

  // A result that is written down while others are sent stays.
  const keep = async (code: string): Promise<void> => {
    const offer = page.locator('ol > li', { hasText: code });
    await offer.getByRole('button', { name: words('en', 'admin.try-worked') }).click();
    await offer.locator('form button[type="submit"]').click();
  };
  await keep('NM175');
  github.fault = { kind: 'slow', milliseconds: 1500 };
  await button(words('en', 'admin.try-send')).click();
  await page.getByText(words('en', 'admin.try-sending')).waitFor();
  await keep('UBUDIXOD');
  github.fault = undefined;
  await expect
    .poll(() => page.locator('section li').allTextContents(), { timeout: 60_000 })
    .toEqual([expect.stringContaining('UBUDIXOD')]);

  await page.locator('button[lang="ar"]').click();
  await page.locator('html[dir="rtl"]').waitFor();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await violations(page)).toEqual([]);
});
