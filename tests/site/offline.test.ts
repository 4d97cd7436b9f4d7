import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { pageFile, savedPath, sitePath } from '../../src/domain/pages/paths';
import { languages } from '../../src/domain/language/language';
import type { ServedSite } from '../../generator/site/serve/serve';
import { dismissNotice, expectNotice, unfoldOffers } from '../support/behaviour';
import { readDocumentFile, tagsOf } from '../support/documents';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { servedCopy } from '../support/served-copy';
import { siteUnderTest } from '../support/site-under-test';
import { unsteadyServer, type UnsteadyServer } from '../support/unsteady-server';
import { browserForTests, type Visit } from '../support/visit';
import { bothLanguages, words } from '../support/words';

const visits = browserForTests();
const dist = inject('siteFolder');
let server: UnsteadyServer;

beforeEach(async () => {
  server = await unsteadyServer(inject('siteUrl'));
});
afterEach(() => server.close());

/** The browser's messages for a failed connection and for an address without a page. */
const failures = /Failed to load resource: (?:net::ERR_|.* 404)/;

/** Opens a page of the server. No other test uses the page: the server stops before it could be reset. */
function open(address: string, visit: Visit = {}): Promise<Page> {
  return visits.open(address, { ...visit, site: server.url, apart: true, expected: failures });
}

const saved = 'main article[data-offer="acs729490"]';

/** Saves a code on the page of its store, and waits until the service worker has filled its cache. */
async function save(page: Page): Promise<void> {
  const ticket = page.locator('#codes [data-offer="acs729490"]');
  const language = languages.find((each) => page.url().includes(`/${each}/`)) ?? 'en';
  await unfoldOffers(page);
  await ticket.getByRole('button', { name: words(language, 'save.save') }).click();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

/** Waits for the offline document with the saved code. */
async function expectSaved(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).filter({ hasText: heading }).waitFor();
  expect(await page.locator(`${saved} code`).first().textContent()).toBe('acs729490');
}

/** Connects or disconnects the browser. The browser's emulation does not cover all requests of service workers. */
async function connect(page: Page, connected: boolean): Promise<void> {
  server.behaviour = connected ? 'answers' : 'closes';
  await page.context().setOffline(!connected);
}

/** The caches of the service worker in the browser. */
function traces(page: Page): Promise<unknown> {
  return page.evaluate(async () => [await caches.keys(), (await navigator.serviceWorker.getRegistrations()).length]);
}

describe('the site with a saved code', () => {
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });
  const offline = words('ar', 'offline.title');
  const slow = words('ar', 'offline.slow-title');

  it('shows the saved codes at every address without a connection, whether reloaded, opened or followed', async () => {
    const page = await open('/ar/store/temu');
    await save(page);
    await connect(page, false);
    await page.reload();
    await expectSaved(page, offline);
    expect(page.url()).toBe(`${server.url}/ar/store/temu`);
    await page
      .locator(saved)
      .getByRole('button', { name: words('ar', 'offer.copy-code') })
      .click();
    await expectNotice(
      page,
      words('ar', 'notice.code-copied-title'),
      words('ar', 'notice.code-copied-text', { code: 'acs729490' }),
    );
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('acs729490');
    await dismissNotice(page);
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
      'ar',
      'rtl',
    ]);
    // Its styles and fonts are there.
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('700 1em Face'))).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');

    for (const address of ['/ar/', '/ar/saved', '/ar/store/none?country=sa']) {
      await page.goto(server.url + address);
      await expectSaved(page, offline);
      expect(page.url()).toBe(server.url + address);
    }

    await connect(page, true);
    await page.goto(`${server.url}/ar/`);
    await page.locator('html[data-script="ready"]').waitFor();
    await connect(page, false);
    // Inside the document that is open, the page of a link is loaded without a navigation.
    await page.locator('footer a[href="/ar/terms-of-service"]').click();
    await expectSaved(page, offline);
    expect(page.url()).toBe(`${server.url}/ar/terms-of-service`);

    await connect(page, true);
    const again = page.getByRole('link', { name: words('ar', 'offline.again') });
    expect(await again.getAttribute('href')).toBe('/ar/terms-of-service');
    await again.click();
    await heading(page).filter({ hasNotText: offline }).waitFor();
    expect(page.url()).toBe(`${server.url}/ar/terms-of-service`);
  });

  it('finds the saved codes in the search of an open page without a connection', { tags: ['all'] }, async () => {
    const page = await open('/ar/store/temu');
    await save(page);
    const input = page.locator('#header-search');
    await input.fill('temu');
    await page.getByRole('option').first().waitFor();
    await page.reload();
    await page.locator('html[data-script="ready"]').waitFor();
    // The code of the list is there, but none of its files.
    await page.route('**/search*', (route) => route.abort());
    await page.route('**/search/**', (route) => route.abort());
    await input.fill('ACS 729');
    const option = page.getByRole('option', { name: 'acs729490' });
    await option.getByText(words('ar', 'search.code-saved', { store: 'تيمو' })).waitFor();
    await page.getByText(words('ar', 'search.failed')).waitFor();
    await option.click();
    await page.waitForURL('**/ar/saved');
  });

  it('shows the saved codes after three seconds if the server never answers, while other pages keep waiting', {
    tags: ['all'],
  }, async () => {
    const page = await open('/ar/store/temu');
    await save(page);
    const other = await page.context().newPage();
    server.behaviour = 'hangs';
    const opened = other.goto(`${server.url}/ar/stores`);
    await expect.poll(() => server.unanswered).toContain('/ar/stores');
    await page.goto(`${server.url}/ar/saved`);
    await expectSaved(page, slow);
    expect(page.url()).toBe(`${server.url}/ar/saved`);
    // The other navigation began before, and still waits.
    expect(server.unanswered).toContain('/ar/stores');
    expect(other.url()).toBe('about:blank');
    server.answer();
    expect((await opened)?.fromServiceWorker()).toBe(true);
    expect(await other.title()).not.toBe(offline);
    expect(other.url()).toBe(`${server.url}/ar/stores`);
  });

  it('removes worker, cache and codes when everything is deleted, and restores them on the next save', {
    tags: ['all'],
  }, async () => {
    const page = await open('/ar/store/temu');
    await save(page);
    await page.goto(`${server.url}/ar${savedPath}`);
    await page.getByRole('button', { name: words('ar', 'saved.forget') }).click();
    await expectNotice(page, words('ar', 'saved.forgotten'));
    expect(await traces(page)).toEqual([[], 0]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.goto(`${server.url}/ar/store/temu`);
    await page.locator('html[data-script="ready"]').waitFor();
    await save(page);
  });

  it('passes on a response from the server whatever its status', { tags: ['all'] }, async () => {
    const page = await open('/ar/store/temu');
    await save(page);
    const response = await page.goto(`${server.url}/ar/no-such-page`);
    expect(response?.status()).toBe(404);
    await heading(page).filter({ hasNotText: offline }).waitFor();
  });
});

it('no page has a service worker or a cache before the first save', { tags: ['all'] }, async () => {
  const kinds = new Map(siteUnderTest().pages.map((page) => [page.kind, sitePath(page.language, page.path)]));
  const page = await open('/en/');
  for (const address of kinds.values()) {
    await page.goto(server.url + address);
    await page.locator('html[data-script="ready"]').waitFor();
    expect(await traces(page), address).toEqual([[], 0]);
  }
});

it('a code is saved without a service worker if the storage is full, and the page keeps working', {
  tags: ['all'],
}, async () => {
  const page = await open('/en/store/temu');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: server.url, quotaSize: 1 });
  await page.evaluate(() => {
    const states: string[] = [];
    Object.assign(window, { states });
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = async function noted(...values) {
      const registration = await Reflect.apply(register, this, values);
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => states.push(worker.state));
      return registration;
    };
  });
  await unfoldOffers(page);
  await page
    .locator('#codes [data-offer="acs729490"]')
    .getByRole('button', { name: words('en', 'save.save') })
    .click();
  await page.locator('[data-saved="saved"]').waitFor();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'states'))).toEqual(['redundant']);
  await page.goto(`${server.url}/en/saved`);
  await page.locator(saved).waitFor();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null);
  await page.getByRole('button', { name: words('en', 'saved.forget') }).click();
  await expectNotice(page, words('en', 'saved.forgotten'));
  expect(await traces(page)).toEqual([[], 0]);
});

it('no service worker is installed on a host that answers unknown addresses with its start page', {
  tags: ['all'],
}, async () => {
  const page = await open('/en/');
  server.behaviour = 'start-page-only';
  const state = await page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('/sw.js', { scope: '/' });
    return new Promise((resolve) => {
      installing?.addEventListener('statechange', () => resolve(installing.state));
    });
  });
  expect(state).toBe('redundant');
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length)))
    .toBe(0);
});

describe('the offline document', () => {
  it.each(bothLanguages)('has its description in %s, addresses in links and nothing from the catalogue', (language) => {
    const file = pageFile(language, '/offline', 'html');
    const html = readDocumentFile(dist, file);
    const contents = (name: string) => tagsOf(html, 'meta', { name }).map(({ attributes }) => attributes.content);
    expect(contents('robots')).toEqual(['noindex']);
    expect(contents('description')).toEqual([words(language, 'offline.text')]);
    const links = tagsOf(html, 'a').map(({ attributes }) => attributes.href);
    expect(links.length).toBeGreaterThan(0);
    for (const href of links) expect(href).toMatch(/^\//);
    const text = readFileSync(path.join(dist, file), 'utf8');
    for (const page of siteUnderTest().pages) if (page.kind === 'store') expect(text).not.toContain(page.store.name);
  });

  it('appears in neither the sitemap nor the search files', () => {
    for (const file of ['sitemap.xml', 'en/search.json', 'ar/search.json'])
      expect(readFileSync(path.join(dist, file), 'utf8')).not.toMatch(/\/offline/);
  });
});

describe('another site in a folder of the same host', { tags: ['all'] }, () => {
  const folder = '/coupons';
  const other = servedCopy({ SITE_BASE_PATH: folder });

  it('keeps its own codes, worker and cache, and deletes none of the first site', async () => {
    server.neighbour = { folder, site: new URL(other.url()).origin };
    const page = await open('/en/store/temu');
    await save(page);
    const [own] = await page.evaluate(() => caches.keys());
    await page.goto(`${server.url}${folder}/en/store/temu`);
    await page.locator('html[data-script="ready"]').waitFor();
    await page.goto(`${server.url}${folder}/en/saved`);
    await page.getByText(words('en', 'saved.empty-title')).waitFor();
    await page.goto(`${server.url}${folder}/en/store/temu`);
    await page.locator('html[data-script="ready"]').waitFor();
    await unfoldOffers(page);
    await page
      .locator('#codes [data-offer="acs729490"]')
      .getByRole('button', { name: words('en', 'save.save') })
      .click();
    await expect.poll(() => traces(page)).toEqual([[own, expect.stringMatching(/^offline \/coupons\/ /)], 2]);
    const keys = () => page.evaluate(() => Object.keys(localStorage).sort());
    expect(await keys()).toEqual(['saved /', 'saved /coupons/']);
    await page.goto(`${server.url}${folder}/en/saved`);
    await page.locator(saved).waitFor();
    await page.getByRole('button', { name: words('en', 'saved.forget') }).click();
    await expectNotice(page, words('en', 'saved.forgotten'));
    expect(await traces(page)).toEqual([[own], 1]);
    expect(await keys()).toEqual(['saved /']);
    await connect(page, false);
    await page.goto(`${server.url}/en/`);
    await expectSaved(page, words('en', 'offline.title'));
  });
});

describe('a new build of the site', { tags: ['all'] }, () => {
  let copy: ProjectCopy;
  /** The same site with other texts, and without the offline document. */
  const builds: { changed?: ServedSite; withoutOffline?: ServedSite } = {};

  function edit(file: string, from: RegExp, to: string): void {
    const target = path.join(copy.root, file);
    const text = readFileSync(target, 'utf8');
    expect(text).toMatch(from);
    writeFileSync(target, text.replace(from, to));
  }

  /** Builds the site, and serves what was built from a folder of its own. */
  async function build(folder: string): Promise<ServedSite> {
    const { code, err } = copy.run('build');
    expect(err).toBe('');
    expect(code).toBe(0);
    cpSync(path.join(copy.root, 'dist'), path.join(copy.root, folder), { recursive: true });
    return copy.serve(folder);
  }

  /** Saves a code in a new window, and returns the name of its worker's cache. */
  async function saveOnce(): Promise<{ readonly page: Page; readonly cache: string | undefined }> {
    const page = await open('/en/store/temu');
    await save(page);
    const [cache] = await page.evaluate(() => caches.keys());
    expect(await traces(page)).toEqual([[cache], 1]);
    return { page, cache };
  }

  // Both before any window is open: a build keeps this process, and with it the server, from answering a window's
  // requests.
  beforeAll(async () => {
    copy = copyProject();
    edit('data/pages/about.yaml', /(heading:\n {2}en: ).*/, '$1The new build');
    edit('data/messages/app.yaml', /en: You are offline/, 'en: There is no connection');
    builds.changed = await build('changed');
    edit('data/site.yaml', /^timeZone:/m, 'offline: false\ntimeZone:');
    builds.withoutOffline = await build('without-offline');
  });
  afterAll(async () => {
    await Promise.all(Object.values(builds).map((built) => built.close()));
    copy.remove();
  });

  function show(built: ServedSite | undefined): void {
    if (!built) throw new Error('The site was not built.');
    server.site = built.url.replace(/\/$/, '');
  }

  it('is shown at once despite an installed service worker', async () => {
    const { page, cache } = await saveOnce();
    show(builds.changed);
    await page.goto(`${server.url}/en/about`);
    await page.getByRole('heading', { level: 1 }).filter({ hasText: 'The new build' }).waitFor();
    // Its worker keeps the offline document of the new build, and no other.
    await expect.poll(() => traces(page)).toEqual([[expect.not.stringContaining(String(cache))], 1]);
    expect(await traces(page)).toEqual([[expect.stringMatching(/^offline \/ /)], 1]);
    await connect(page, false);
    await page.reload();
    await expectSaved(page, 'There is no connection');
  });

  it('removes worker and cache on the first visit if it has `offline: false`', async () => {
    const { page } = await saveOnce();
    show(builds.withoutOffline);
    await page.goto(`${server.url}/en/about`);
    await expect.poll(() => traces(page)).toEqual([[], 0]);
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null);
    expect(await traces(page)).toEqual([[], 0]);
  });
});
