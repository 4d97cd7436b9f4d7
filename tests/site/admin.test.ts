import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { BrowserContextOptions, Locator, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { hasFocus } from '../support/behaviour';
import { startAdminSite, type AdminSite } from './admin-site';
import { violations } from '../support/axe';
import type { GitHubStandIn } from '../support/github/stand-in';
import { words } from '../support/words';

let site: AdminSite;
let github: GitHubStandIn;
let page: Page;
/** What went wrong in the pages of a test. */
const problems: string[] = [];

const store = 'data/stores/noon.yaml';
const bytes = (branch: string): Buffer | undefined => github.state.git.file(branch, store);
const committed = (branch: string): string => String(bytes(branch));
const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
const field = (name: string): Locator => page.locator(`[id="field:${name}"]`);
const token = (): Locator => page.locator('input[name="token"]');
const preview = (text: string): Locator => page.frameLocator('aside iframe:last-of-type').getByText(text).first();

/** The files that the page has loaded from the site. */
const loaded = new Set<string>();

/**
 * Their size in bytes with brotli, without the parts that are loaded after the first form is shown. A host that compresses
 * at a higher level sends fewer bytes: level 11 saves a tenth and takes 2 s.
 */
function loadedBytes(): number {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return [...loaded]
    .filter((file) => !/\/(?:checks|preview)|\.woff2$/.test(file))
    .map((file) => brotliCompressSync(readFileSync(path.join(site.folder, file)), quality).length)
    .reduce((sum, size) => sum + size, 0);
}

/** Opens the page in a browser without anything of other visits, and closes the page before. */
async function open(address = '/admin', options: BrowserContextOptions = {}): Promise<void> {
  await page?.context().close();
  page = await site.visit(options);
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
  await page.goto(site.url + address);
}

async function signIn(text: string): Promise<void> {
  await token().fill(text);
  await page.locator('form button[type="submit"]').click();
}

/** Sends another answer to the requests for the script of the worker. */
const routeWorker = (answer: (route: Route) => Promise<void>): Promise<unknown> =>
  page.context().route(/\/admin\/assets\/worker-[^/]+\.js$/, answer);

/** In a browser whose device is full, for drafts with a certain word: the transaction is aborted after the request. */
const abortsDrafts = `
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (value, key) {
    const request = put.call(this, value, key);
    if (this.name === 'kept' && new TextDecoder().decode(value).includes('Unlucky'))
      request.addEventListener('success', () => this.transaction.abort());
    else if (this.name === 'blobs') this.transaction.abort();
    return request;
  };\n`;

/** The number of entries in each store of the database. */
function storedCounts(): Promise<Readonly<Record<string, number>>> {
  return page.evaluate(async () => {
    const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)));
    const [{ name = '' } = {}] = await indexedDB.databases();
    const database = await resultOf(indexedDB.open(name));
    const stores = [...database.objectStoreNames];
    const transaction = database.transaction(stores);
    const counts = await Promise.all(stores.map((store) => resultOf(transaction.objectStore(store).count())));
    database.close();
    return Object.fromEntries(stores.map((store, at) => [store, counts[at] ?? 0]));
  });
}

/** Opens the store and waits for its form. */
async function openStore(): Promise<void> {
  await page.locator('nav button', { hasText: /^Noon/ }).first().click();
  await field('name/en').waitFor();
}

async function openSave(): Promise<void> {
  await button(words('en', 'editor.save')).click();
  await page.locator('dialog pre[role="region"]').waitFor({ state: 'attached' });
}

/** Chooses in the open dialog that the branch of the site is changed. */
const chooseBranch = (): Promise<void> =>
  page.locator('dialog label', { hasText: words('en', 'admin.direct', { branch: 'main' }) }).click();

const saved = (): Promise<void> => page.getByText(words('en', 'admin.saved-to', { branch: 'main' })).waitFor();

/** As if the reader came back from another window. */
const comeBack = (): Promise<unknown> => page.evaluate(() => window.dispatchEvent(new Event('focus')));

const pressSave = (): Promise<void> => page.locator('dialog button').last().click();

/** Waits until the whole data is checked and without errors. */
const good = (): Promise<void> => page.locator('header', { hasText: words('en', 'editor.good') }).waitFor();

beforeAll(async () => {
  site = await startAdminSite();
});

afterEach(() => {
  expect(problems.splice(0), 'what went wrong in the page').toEqual([]);
});

afterAll(async () => {
  await page?.context().close();
  await site?.stop();
});

describe('the page in which the data is edited', () => {
  beforeEach(async () => {
    github = await site.newGitHub();
  });

  it('has a policy of its own, and no other file of the site knows it', async () => {
    const answer = await fetch(`${site.url}/admin/`);
    const headers = Object.fromEntries(answer.headers);
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("connect-src 'self' https://api.github.com;");
    expect(policy).not.toMatch(/unsafe|\*|data:/);
    expect(policy).toMatch(/frame-ancestors 'self'$/);
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    const html = await answer.text();
    const inHead = /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
    expect(policy).toBe(`${inHead}; frame-ancestors 'self'`);
    expect(html).toContain('<meta name="robots" content="noindex">');
    // Cloudflare would send the policy of all pages too.
    expect(readFileSync(path.join(site.folder, '_headers'), 'utf8')).toContain(
      '\n/admin/*\n  ! Content-Security-Policy\n  ! Referrer-Policy\n',
    );
    const others = readdirSync(site.folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(?:html|json|xml|txt|js)$/.test(file) && !/^(?:admin\/|_build\.json|vercel\.json|sw\.js)/.test(file),
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
    await refused('ghp_classic', words('en', 'admin.refused-not-fine-grained'));
    await refused('github_pat_wrong', words('en', 'admin.refused-bad-token'));
    expect(await hasFocus(token())).toBe(true);
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
    await refused('github_pat_over', words('en', 'admin.refused-expired', { day: '31 January 2020' }));
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

  it('keeps no token unasked, says that the browser could not store a change until it can, and needs no stored copies of files', async () => {
    await open();
    await routeWorker(async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: abortsDrafts + (await response.text()) });
    });
    const text = github.addToken();
    await signIn(text);
    await openStore();
    const stored = await page.evaluate(() => [Object.values(localStorage), Object.values(sessionStorage)]);
    expect(JSON.stringify(stored)).not.toContain(text);
    const notice = (language: 'en' | 'ar'): Locator =>
      page.getByRole('alert').getByText(words(language, 'admin.not-stored', { files: store }));
    await field('name/en').fill('Unlucky Noon');
    await notice('en').waitFor();
    await page.locator('header button[lang="ar"]').click();
    await notice('ar').waitFor();
    expect(await field('name/en').inputValue()).toBe('Unlucky Noon');
    await field('name/en').fill('Noon again');
    await notice('ar').waitFor({ state: 'detached' });
    expect(await storedCounts()).toMatchObject({ blobs: 0, kept: 1 });
  });

  it('says that its worker is gone, before and after the sign-in, and has what was typed after it is loaded again', async () => {
    await open();
    const gone = (): Promise<void> => page.getByRole('alert').getByText(words('en', 'admin.gone')).waitFor();
    await routeWorker((route) => route.fulfill({ status: 404 }));
    const text = github.addToken();
    await signIn(text);
    await gone();
    await page.context().unroute(/\/admin\/assets\/worker-[^/]+\.js$/);
    await button(words('en', 'admin.reload')).click();
    await page.locator('label', { hasText: words('en', 'admin.keep-device') }).click();
    await signIn(text);
    await openStore();
    await good();
    // It does not come back from the evaluation.
    page
      .workers()[0]
      ?.evaluate(() => self.close())
      .catch(() => undefined);
    await gone();
    await field('name/en').fill('Noon of yesterday');
    await page.getByText(words('en', 'editor.kept-browser')).waitFor();
    await page.reload();
    await expect.poll(() => field('name/en').inputValue()).toBe('Noon of yesterday');

    // The preview cannot read the kept token.
    await preview('Noon cashback code NDX143').waitFor();
    const frame = page.frames().find((each) => each.url().includes('/admin/preview.html'));
    const kept = (): readonly string[] => Object.keys(Reflect.get(window.parent, 'localStorage'));
    await expect(frame?.evaluate(kept)).rejects.toThrow('cross-origin');
    expect(await frame?.evaluate(() => [window.origin, Object.keys(localStorage)])).toEqual(['null', []]);
    expect(JSON.stringify(await page.evaluate(() => Object.values(localStorage)))).toContain(text);

    expect((await storedCounts())['blobs']).toBeGreaterThan(30);
    await button(words('en', 'admin.sign-out')).click();
    await page.getByText(words('en', 'admin.signed-out')).waitFor();
    expect(await storedCounts()).toEqual({ blobs: 0, kept: 1, left: 0 });
    expect(await page.evaluate(() => Object.values(localStorage))).not.toContain(text);
  });

  it('does not open inside another page', async () => {
    await open('/en');
    await page.route('**/around.html', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<iframe src="/admin"></iframe>' }),
    );
    await page.goto(`${site.url}/around.html`);
    const frame = page.frameLocator('iframe');
    await frame.getByText(words('en', 'admin.framed')).waitFor();
    expect(await frame.getByRole('link').getAttribute('href')).toBe(`${site.url}/admin`);
    expect(await frame.locator('input').count()).toBe(0);
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
    await chooseBranch();
    github.state.protections.set('main', 'ruleset');
    await pressSave();
    await page.getByText(words('en', 'admin.refused-protected', { branch: 'main' })).waitFor();
    github.state.protections.delete('main');
    github.push('main', { [store]: committed('main').replace('ar: نون', 'ar: متجر نون') });
    await pressSave();
    await page.getByText(words('en', 'editor.shown-again')).waitFor();
    await page.locator('dialog pre[role="region"]', { hasText: 'متجر نون' }).waitFor({ state: 'attached' });
    await pressSave();
    await saved();
    expect(committed('main')).toMatch(/en: Noon Shop\n\s+ar: متجر نون/);
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

  it('saves once if it is loaded again in the middle of a save', { tags: ['all'] }, async () => {
    const text = github.addToken();
    await open();
    await signIn(text);
    await openStore();
    await field('name/en').fill('Noon Kuwait');
    await good();
    await openSave();
    await chooseBranch();
    const before = github.received.length;
    github.fault = { kind: 'slow', milliseconds: 700 };
    await pressSave();
    await expect.poll(() => github.received.slice(before).some(({ operation }) => operation === 'Commit')).toBe(true);
    await page.reload();
    await expect.poll(() => committed('main')).toContain('en: Noon Kuwait');
    github.fault = undefined;
    await signIn(text);
    await page.locator('nav button', { hasText: 'Noon Kuwait' }).first().waitFor();
    // Committed changes are no longer listed.
    await expect.poll(() => button(words('en', 'editor.save')).getAttribute('aria-disabled')).toBe('true');
    expect(github.received.filter(({ operation }) => operation === 'Commit')).toHaveLength(1);
  });

  it("asks for a version of each place that has git's conflict markers, and saves the file without them", {
    tags: ['all'],
  }, async () => {
    const own = committed('main');
    const marked = own.replace(
      /^ {2}en: Noon\n/m,
      '<<<<<<< HEAD\n  en: Noon\n=======\n  en: Noon Store\n>>>>>>> other\n',
    );
    github.push('main', { [store]: marked });
    await open();
    await signIn(github.addToken());
    await page.locator('nav button', { hasText: /noon/i }).first().click();
    await page.getByText(words('en', 'editor.markers')).waitFor();
    await page
      .locator('label', { hasText: words('en', 'editor.theirs') })
      .first()
      .click();
    await button(words('en', 'editor.apply')).click();
    await expect.poll(() => field('name/en').inputValue()).toBe('Noon Store');
    await openSave();
    await chooseBranch();
    await pressSave();
    await saved();
    expect(committed('main')).toBe(own.replace('  en: Noon\n', '  en: Noon Store\n'));
  });

  it('opens again and keeps results of tests in shops without a connection, and sends them as one commit once it is back', async () => {
    await open('/admin/try', {
      viewport: { width: 390, height: 844 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const list = (): Promise<void> => page.locator('ol > li h2').first().waitFor();
    const offer = (code: string): Locator => page.locator('ol > li', { hasText: code });
    /** What the browser keeps of the list and the page. */
    const keptOffline = (): Promise<readonly boolean[]> =>
      page.evaluate(async () => ['to-try:' in localStorage, (await caches.match('/admin/try')) !== undefined]);
    expect(await keptOffline()).toEqual([false, false]);
    await page.locator('label', { hasText: words('en', 'admin.keep-device') }).click();
    await signIn(github.addToken());
    await list();
    await button(words('en', 'admin.try-copy', { code: 'NDX143' })).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('NDX143');
    await page.getByText(words('en', 'admin.try-copied', { code: 'NDX143' })).waitFor();

    const noon = offer('NDX143');
    await noon.getByRole('button', { name: words('en', 'admin.try-failed') }).press('Enter');
    await noon.getByLabel('Why did it fail?').selectOption('minimum');
    await noon.getByLabel('Country').selectOption('SA');
    await noon.getByLabel('Without the code').fill('a lot');
    await noon.locator('form button[type="submit"]').click();
    await noon.getByText(words('en', 'admin.try-no-amount')).waitFor();
    await noon.getByLabel('Without the code').fill('٢٥٠');
    await noon.getByLabel('With the code').fill('250');
    expect(await violations(page)).toEqual([]);
    await noon.locator('form button[type="submit"]').click();
    await page.getByText(words('en', 'admin.try-waiting', { count: 1 })).waitFor();

    await expect.poll(keptOffline).toEqual([true, true]);
    github.fault = { kind: 'closes' };
    await page.context().setOffline(true);
    await page.reload();
    await list();
    await button(words('en', 'admin.try-send')).click();
    await page.getByText(words('en', 'admin.try-later')).waitFor();
    expect(github.state.pulls).toEqual([]);

    // A result that is written down while others are sent stays.
    github.fault = { kind: 'slow', milliseconds: 1500 };
    await page.context().setOffline(false);
    await page.getByText(words('en', 'admin.try-sending')).waitFor();
    await offer('UBUDIXOD')
      .getByRole('button', { name: words('en', 'admin.try-worked') })
      .click();
    await offer('UBUDIXOD').locator('form button[type="submit"]').click();
    github.fault = undefined;
    await page.getByText(words('en', 'admin.try-sent')).waitFor();
    await expect
      .poll(() => page.locator('section li').allTextContents())
      .toEqual([expect.stringContaining('UBUDIXOD')]);
    expect(github.state.pulls).toHaveLength(1);
    expect(committed(github.state.pulls[0]?.branch ?? '')).toMatch(
      /checks:\n +- date: \d{4}-\d\d-\d\d\n +country: SA\n +result: failed\n +reason: minimum\n +basket:\n +before: 250\n +after: 250\n +currency: SAR\n/,
    );

    await button(words('en', 'admin.try-send')).click();
    const ubuy = (): string =>
      github.state.pulls.map(({ branch }) => String(github.state.git.file(branch, 'data/stores/ubuy.yaml'))).join();
    await expect.poll(ubuy).toMatch(/checks:\n(?: .*\n)*? +result: worked\n/);
    expect(await page.locator('section li').count()).toBe(0);

    await page.locator('button[lang="ar"]').click();
    await page.locator('html[dir="rtl"]').waitFor();
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await violations(page)).toEqual([]);
    await page.goto(`${site.url}/admin`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await button(words('ar', 'admin.sign-out')).click();
    await page.getByText(words('ar', 'admin.signed-out')).waitFor();
    expect(await keptOffline()).toEqual([false, false]);
  });
});

// A sequence of steps. Each begins with the state that the previous one has left.
describe('an edit on GitHub', () => {
  const [heading, arabic] = ['en: "Noon cashback code {code}"', 'ar: "كود نون {code} للاسترداد النقدي"'];
  let original = '';

  beforeAll(async () => {
    github = await site.newGitHub();
    original = `\uFEFF${committed('main').replaceAll('\n', '\r\n')}`;
    github.push('main', { [store]: original });
    await open();
  });

  it('shows in the preview, and is there again after a crash without loading the files again', async () => {
    const text = github.addToken({ actions: 'read' });
    await signIn(text);
    await openStore();
    expect(loadedBytes()).toBeLessThan(350_000);
    await field('heading/en').fill('Noon code {code} for you');
    await preview('Noon code NDX143 for you').waitFor();
    await good();
    const before = github.received.length;
    await page.reload();
    await signIn(text);
    await field('heading/en').waitFor();
    expect(await field('heading/en').inputValue()).toBe('Noon code {code} for you');
    // The files are in the browser: nothing but the list of them is loaded.
    expect(github.received.slice(before).filter(({ operation }) => operation === 'Texts')).toEqual([]);
  });

  it('shows in the preview if its file was opened again before the page of another one was shown', async () => {
    await preview('Noon code NDX143 for you').waitFor();
    await expect.poll(() => page.locator('aside iframe').count()).toBe(1);
    const openedAgain = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const buttons = [...document.querySelectorAll<HTMLElement>('nav button')];
          window.addEventListener('message', ({ data }) => {
            // The page of the other file has begun to load.
            if (data !== 'admin-preview') return;
            buttons.find(({ textContent }) => textContent?.startsWith('Noon'))?.click();
            resolve();
          });
        }),
    );
    await page.locator('nav button', { hasText: /^Temu/ }).first().click();
    await openedAgain;
    await field('name/en').waitFor();
    await expect.poll(() => field('name/en').inputValue()).toBe('Noon');
    for (const end of ['all', 'you']) {
      await field('heading/en').fill(`Noon code {code} for ${end}`);
      await preview(`Noon code NDX143 for ${end}`).waitFor();
    }
  });

  it('is proposed, and followed until it is live', async () => {
    await good();
    await openSave();
    expect(await violations(page)).toEqual([]);
    await page.locator('dialog input[type="text"]').fill('Another heading');
    await pressSave();
    await page.getByText(words('en', 'admin.proposed', { number: 1 })).waitFor();
    const [pull] = github.state.pulls;
    expect(pull).toMatchObject({ title: 'Another heading', base: 'main' });
    expect(committed(pull?.branch ?? '')).toContain('Noon code {code} for you');
    expect(committed('main')).not.toContain('Noon code {code} for you');
    const merged = github.merge(1);
    await comeBack();
    await page.getByText(words('en', 'admin.merged', { number: 1, branch: 'main' })).waitFor();
    await page.route('**/build.json', (route) => route.fulfill({ json: { commit: merged } }));
    await comeBack();
    await page.getByText(words('en', 'admin.live')).waitFor();
    expect(await button(words('en', 'admin.back', { branch: 'main' })).count()).toBe(0);
  });

  it('goes on with another token after the first was revoked', async () => {
    await field('heading/en').fill('Noon Kuwait code {code}');
    await field('heading/ar').fill('كود نون الكويت {code}');
    await good();
    github.push('main', { [store]: committed('main').replace('Noon code {code} for you', 'Noon Egypt code {code}') });
    github.state.tokens.clear();
    await button(words('en', 'editor.save')).click();
    await page.locator('dialog').getByText(words('en', 'admin.refused-revoked')).waitFor();
    await signIn(github.addToken());
    // What was asked for before goes on.
    await page.locator('dialog').getByText(words('en', 'editor.conflict')).waitFor();
  });

  it('keeps the chosen one of two texts if another editor has changed it too, and every other byte', async () => {
    const dialog = page.locator('dialog');
    expect(await violations(page)).toEqual([]);
    await dialog.locator('fieldset label', { hasText: 'Noon Kuwait' }).click();
    await button(words('en', 'editor.apply')).click();
    await dialog.locator('pre[role="region"]', { hasText: 'Noon Kuwait' }).waitFor({ state: 'attached' });
    await chooseBranch();
    await pressSave();
    await saved();
    const expected = original
      .replace(heading, 'en: "Noon Kuwait code {code}"')
      .replace(arabic, 'ar: "كود نون الكويت {code}"');
    expect(expected).not.toBe(original);
    expect(bytes('main')?.equals(Buffer.from(expected))).toBe(true);
  });
});

it('a site that names no repository has no such page', () => {
  expect(existsSync(path.join(inject('siteFolder'), 'admin'))).toBe(false);
});
