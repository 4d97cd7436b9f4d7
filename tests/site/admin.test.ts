import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { startAdminSite, type AdminSite } from '../support/admin-site';
import { violations } from '../support/axe';
import type { GitHubStandIn } from '../support/github/stand-in';
import { words } from '../support/words';

let site: AdminSite;
let github: GitHubStandIn;
let page: Page;
/** What went wrong in the pages of a test. */
const problems: string[] = [];

const store = 'data/stores/noon.yaml';
const committed = (branch: string): string => String(github.state.git.file(branch, store));
const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
const field = (name: string): Locator => page.locator(`[id="field:${name}"]`);
const token = (): Locator => page.locator('input[name="token"]');
const preview = (text: string): Locator => page.frameLocator('aside iframe').getByText(text).first();

/** The files that the page has loaded from the site. */
const loaded = new Set<string>();

/** Their size in bytes with brotli, without the parts that are loaded after the first form is shown. */
function loadedBytes(): number {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return [...loaded]
    .filter((file) => !/\/(?:checks|preview)|\.woff2$/.test(file))
    .map((file) => brotliCompressSync(readFileSync(path.join(site.folder, file)), quality).length)
    .reduce((sum, size) => sum + size, 0);
}

async function open(): Promise<void> {
  page = await site.visit();
  loaded.clear();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === site.url) loaded.add(pathname === '/admin' ? '/admin/index.html' : pathname);
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  // Refusals of GitHub are errors of the network for a browser.
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) problems.push(message.text());
  });
  await page.goto(`${site.url}/admin`);
}

async function signIn(text: string): Promise<void> {
  await token().fill(text);
  await page.locator('form button[type="submit"]').click();
}

/** Opens the store and waits for its form. */
async function openStore(): Promise<void> {
  await page.locator('nav button', { hasText: /^Noon/ }).first().click();
  await field('name/en').waitFor();
}

async function openSave(): Promise<void> {
  await button(words('en', 'editor.save')).click();
  await page.locator('dialog pre[role="region"]').waitFor();
}

/** As if the reader came back from another window. */
const comeBack = (): Promise<unknown> => page.evaluate(() => window.dispatchEvent(new Event('focus')));

const pressSave = (): Promise<void> => page.locator('dialog button').last().click();

/** Waits until the whole data is checked and without errors. */
const good = (): Promise<void> => page.locator('header', { hasText: words('en', 'editor.good') }).waitFor();

beforeAll(async () => {
  site = await startAdminSite();
});

beforeEach(async () => {
  github = await site.newGitHub();
});

afterEach(async () => {
  await page?.context().close();
  expect(problems.splice(0), 'what went wrong in the page').toEqual([]);
});

afterAll(async () => {
  await site?.stop();
});

describe('the page in which the data is edited', () => {
  it('has a policy of its own, and no other file of the site knows it', async () => {
    await open();
    const answer = await page.request.get(`${site.url}/admin/`);
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("connect-src 'self' https://api.github.com;");
    expect(policy).not.toMatch(/unsafe|\*|data:/);
    expect(policy).toMatch(/frame-ancestors 'self'$/);
    expect(answer.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    const html = await answer.text();
    const inHead = /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
    expect(policy).toBe(`${inHead}; frame-ancestors 'self'`);
    expect(html).toContain('<meta name="robots" content="noindex">');
    // Cloudflare would send the policy of all pages too.
    expect(readFileSync(path.join(site.folder, '_headers'), 'utf8')).toContain(
      '\n/admin/*\n  ! Content-Security-Policy\n  ! Referrer-Policy\n',
    );
    const others = readdirSync(site.folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(?:html|json|xml|txt|js)$/.test(file) && !/^(?:admin\/|_build\.json|vercel\.json)/.test(file),
    );
    expect(others.filter((file) => readFileSync(path.join(site.folder, file), 'utf8').includes('/admin'))).toEqual([]);
  });

  it('says how a token is made, and why GitHub does not take one', async () => {
    await open();
    expect(await page.locator('ol li').count()).toBe(6);
    expect(await violations(page)).toEqual([]);
    const refused = async (text: string, reason: string): Promise<void> => {
      await signIn(text);
      await page.getByRole('alert').getByText(reason).waitFor();
      expect(await page.getByRole('alert').count()).toBe(1);
    };
    await refused('wrong', words('en', 'admin.refused-bad-token'));
    expect(await token().evaluate((input) => input === document.activeElement)).toBe(true);
    const tooWeak = github.addToken({ contents: 'read' });
    const permissions = words('en', 'admin.permission-contents');
    await refused(tooWeak, words('en', 'admin.refused-too-weak', { permissions }));
    const hidden = words('en', 'admin.refused-not-found', { repository: 'shop/site' });
    await refused(github.addToken({ approval: 'pending' }), hidden);
    await refused(
      github.addToken({ approval: 'forbidden' }),
      words('en', 'admin.refused-not-approved', { owner: 'shop' }),
    );
    await page.locator('input[name="ends"]').fill('2020-01-31');
    await refused('over', words('en', 'admin.refused-expired', { day: '31 January 2020' }));
    github.fault = { kind: 'closes' };
    await refused(github.addToken(), words('en', 'admin.refused-unreachable'));
    github.fault = { kind: 'too-many', seconds: 1 };
    await token().fill(github.addToken({ contents: 'read' }));
    await page.keyboard.press('Enter');
    const [waiting = ''] = words('en', 'admin.waiting', { time: '…' }).split('…');
    await page.getByRole('status').getByText(waiting).waitFor();
    github.fault = undefined;
    await page.getByRole('alert').getByText(permissions).waitFor();
    await page.locator('button[lang="ar"]').click();
    await page.locator('html[dir="rtl"]').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  it('keeps a token only if it is asked to, and forgets it by one press', { tags: ['all'] }, async () => {
    await open();
    const text = github.addToken();
    const kept = (): Promise<string> =>
      page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));
    await signIn(text);
    await button(words('en', 'admin.sign-out')).waitFor();
    expect(await kept()).not.toContain(text);
    await page.reload();
    await page.locator('label', { hasText: words('en', 'admin.keep-device') }).click();
    await signIn(text);
    await button(words('en', 'admin.sign-out')).waitFor();
    await page.reload();
    await button(words('en', 'admin.sign-out')).click();
    await page.getByText(words('en', 'admin.signed-out')).waitFor();
    expect(await kept()).not.toContain(text);
  });

  it('proposes what was edited, shows it in the preview before, and follows it until it is live', async () => {
    await open();
    await signIn(github.addToken({ actions: 'read' }));
    await openStore();
    expect(loadedBytes()).toBeLessThan(350_000);
    await field('name/en').fill('Noon Shop');
    await preview('Noon Shop').waitFor();
    await good();
    await openSave();
    expect(await violations(page)).toEqual([]);
    await page.locator('dialog input[type="text"]').fill('Another name');
    await pressSave();
    await page.getByText(words('en', 'admin.proposed', { number: 1 })).waitFor();
    const [pull] = github.state.pulls;
    expect(pull).toMatchObject({ title: 'Another name', base: 'main' });
    expect(committed(pull?.branch ?? '')).toContain('Noon Shop');
    expect(committed('main')).not.toContain('Noon Shop');
    const merged = github.merge(1);
    await comeBack();
    await page.getByText(words('en', 'admin.merged', { number: 1, branch: 'main' })).waitFor();
    writeFileSync(path.join(site.folder, 'build.json'), JSON.stringify({ commit: merged }));
    await comeBack();
    await page.getByText(words('en', 'admin.live')).waitFor();
    expect(await button(words('en', 'admin.back', { branch: 'main' })).count()).toBe(0);
  });

  it('goes on with an open pull request, and back to the branch of the site', { tags: ['all'] }, async () => {
    const head = github.state.git.head('main');
    const changed = github.state.git.commit(
      head,
      { [store]: committed('main').replace('en: Noon', 'en: Noon Two') },
      'Two',
    );
    github.state.git.moveBranch('edit/two', changed);
    const place = { branch: 'edit/two', base: 'main', state: 'OPEN' } as const;
    github.state.pulls.push({ number: 1, title: 'Two', body: '', author: 'editor', ...place });
    await open();
    await signIn(github.addToken());
    await page.getByText(words('en', 'admin.pulls')).click();
    await button(words('en', 'admin.go-on', { number: 1, title: 'Two' })).click();
    await page.locator('nav button', { hasText: 'Noon Two' }).waitFor();
    await button(words('en', 'admin.back', { branch: 'main' })).click();
    await page.locator('nav button', { hasText: 'Noon Two' }).waitFor({ state: 'detached' });
  });

  it('saves to the branch itself if its rules allow that, and shows the lines again once the branch has moved', {
    tags: ['all'],
  }, async () => {
    await open();
    await signIn(github.addToken());
    await openStore();
    await field('name/en').fill('Noon Shop');
    await good();
    await openSave();
    await page.locator('dialog label', { hasText: words('en', 'admin.direct', { branch: 'main' }) }).click();
    github.state.protections.set('main', 'ruleset');
    await pressSave();
    await page.getByText(words('en', 'admin.refused-protected', { branch: 'main' })).waitFor();
    github.state.protections.delete('main');
    github.push('main', { [store]: committed('main').replace('ar: نون', 'ar: متجر نون') });
    await pressSave();
    await page.getByText(words('en', 'editor.shown-again')).waitFor();
    await page.locator('dialog pre[role="region"]', { hasText: 'متجر نون' }).waitFor();
    await pressSave();
    await page.getByText(words('en', 'admin.saved-to', { branch: 'main' })).waitFor();
    expect(committed('main')).toMatch(/en: Noon Shop\n\s+ar: متجر نون/);
  });

  it('goes on with another token after the first was revoked, and has the changes again after a crash', async () => {
    await open();
    await signIn(github.addToken());
    await openStore();
    await field('name/en').fill('Noon Shop');
    await good();
    github.state.tokens.clear();
    await button(words('en', 'editor.save')).click();
    await page.locator('dialog').getByText(words('en', 'admin.refused-revoked')).waitFor();
    const other = github.addToken();
    await signIn(other);
    // What was asked for before goes on.
    await page.locator('dialog pre[role="region"]', { hasText: 'Noon Shop' }).waitFor();
    const before = github.received.length;
    await page.reload();
    await signIn(other);
    await field('name/en').waitFor();
    expect(await field('name/en').inputValue()).toBe('Noon Shop');
    // The files are in the browser: nothing but the list of them is loaded.
    expect(github.received.slice(before).filter(({ operation }) => operation === 'Texts')).toEqual([]);
  });

  it('edits in one tab at a time, and saves nothing with schemas that the page does not know', {
    tags: ['all'],
  }, async () => {
    github.push('main', { 'schemas/site.schema.json': '{}' });
    await open();
    const text = github.addToken();
    await signIn(text);
    await page.getByText(words('en', 'admin.newer-schemas')).waitFor();
    expect(await button(words('en', 'editor.save')).getAttribute('aria-disabled')).toBe('true');
    const first = page;
    page = await first.context().newPage();
    await page.goto(`${site.url}/admin`);
    await signIn(text);
    await page.getByText(words('en', 'admin.other-tab')).waitFor();
    await first.close();
    await button(words('en', 'admin.sign-out')).waitFor();
  });
});

it('a site that names no repository has no such page', () => {
  expect(existsSync(path.join(inject('siteFolder'), 'admin'))).toBe(false);
});
