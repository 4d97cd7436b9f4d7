import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { pageFile } from '../../src/domain/pages/paths';
import { clocks, dismissNotice, expectNotice, unfoldOffers } from '../support/behaviour';
import { filesBelow, readDocumentFile, tagsOf } from '../support/documents';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests } from '../support/visit';
import { words } from '../support/words';

const site = siteUnderTest();
const visits = browserForTests();
const dist = inject('siteFolder');

declare global {
  interface Window {
    /** The attempts of the page to store or send data. */
    traces?: string[];
  }
}

/** Records every attempt of a page to store data on the device, or to send it without a visible request. */
function watch(): void {
  const traces: string[] = [];
  window.traces = traces;
  const note = (owner: object, name: string): void => {
    const real: unknown = Reflect.get(owner, name);
    if (typeof real !== 'function') throw new Error(`The browser has no ${name}.`);
    Reflect.set(owner, name, function noted(this: unknown, ...values: unknown[]): unknown {
      traces.push(name);
      return Reflect.apply(real, this, values);
    });
  };
  note(Storage.prototype, 'setItem');
  note(IDBFactory.prototype, 'open');
  note(CacheStorage.prototype, 'open');
  note(Navigator.prototype, 'sendBeacon');
  note(ServiceWorkerContainer.prototype, 'register');
  note(window, 'WebSocket');
  note(window, 'EventSource');
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => traces.push('cookie') });
}

describe('the storage and sending of data (product rules R32 and R74)', () => {
  it('does not happen on votes, feedback, copies, modals, search, newsletter, notices or language switch', async () => {
    const requests: string[] = [];
    const page = await visits.open('/en/store/temu', {
      at: clocks.november2026,
      before: async (opened) => {
        // The functions exist, because browsers treat 127.0.0.1 as a secure context.
        await opened.addInitScript(watch);
        opened.on('request', (request) =>
          requests.push(
            `${request.method()} ${new URL(request.url()).pathname}${request.postData() === null ? '' : ' with a body'}`,
          ),
        );
      },
    });
    const ticket = page.locator('#codes [data-offer="alc460086"]');
    await unfoldOffers(page);
    await ticket.locator('[data-vote="up"]').click();
    await ticket.locator('[data-vote="down"]').click();
    await expectNotice(page, "You've already voted!", 'Your feedback is valuable to us.');
    await dismissNotice(page);
    await ticket.getByRole('button', { name: 'Copy Code' }).click();
    await page.locator('[data-toast]').waitFor();
    await dismissNotice(page);
    for (const opener of ['a[aria-haspopup="dialog"]', 'button[aria-haspopup="dialog"]']) {
      await ticket.locator(opener).click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
    }
    await page.locator('#header-search').pressSequentially('noon');
    await page.getByRole('option').first().click();
    await page.waitForURL('**/en/store/noon');
    // The address changes before the page, and the previous page has the same question.
    await page.locator('main article[data-offer="ndx143"]').first().waitFor();
    await page.getByRole('group', { name: 'Did it work?' }).first().getByRole('button').first().click();
    await page.locator('[data-toast]').waitFor();
    await dismissNotice(page);
    await page.locator('header nav a[href="/en/blog"]').click();
    await page.locator('main form input[type="email"]').fill('someone@example.com');
    await page.locator('main form').getByRole('button').click();
    await page.locator('[data-toast]').filter({ hasText: 'Feature In Progress' }).waitFor();
    await dismissNotice(page);
    await page.locator('header a[hreflang="ar"]').click();
    await page.waitForURL('**/ar/blog');
    await page.locator('footer button').first().click();
    await page.locator('[data-toast]').waitFor();

    expect(
      await page.evaluate(() => [window.traces, window.name, location.search, history.state?.usr ?? null]),
    ).toEqual([[], '', '', null]);
    expect(await page.context().storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
    expect(
      await page.evaluate(async () => [await caches.keys(), (await navigator.serviceWorker.getRegistrations()).length]),
    ).toEqual([[], 0]);
    expect(requests.filter((request) => !/^GET \S+$/.test(request))).toEqual([]);
    expect(requests.length).toBeGreaterThan(10);
  });

  it('is limited to the kept country, the saved codes and the service worker (product rules R56, R99 and R100)', async () => {
    const requests: string[] = [];
    const page = await visits.open('/en/store/noon?country=sa', {
      before: async (opened) => {
        await opened.addInitScript(watch);
        opened.on('request', (request) =>
          requests.push(`${request.method()} ${request.postData() === null ? '' : ' with a body'}`),
        );
      },
    });
    await page.locator('header button[aria-haspopup="dialog"]:visible').click();
    const box = page.getByRole('dialog').getByRole('checkbox', { name: words('en', 'country.keep') });
    await box.check();
    await page
      .getByRole('dialog')
      .getByText(words('en', 'country.kept', { country: words('en', 'country-short.SA') }))
      .waitFor();
    expect(await page.evaluate(() => window.traces)).toEqual(['setItem']);
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ 'saved-country /': 'sa' });
    await page.keyboard.press('Escape');

    await page
      .locator('main article[data-offer="ndx143"]')
      .getByRole('button', { name: `${words('en', 'save.save')} NDX143`, exact: true })
      .click();
    await page.locator('[data-saved="saved"]').waitFor();
    expect(new Set(await page.evaluate(() => window.traces))).toEqual(new Set(['setItem', 'register']));
    const { cookies, origins } = await page.context().storageState({ indexedDB: true });
    expect([cookies, origins.flatMap(({ localStorage: kept }) => kept.map(({ name }) => name)).sort()]).toEqual([
      [],
      ['saved /', 'saved-country /'],
    ]);
    expect(requests.filter((request) => request !== 'GET ')).toEqual([]);
  });

  it('is not required for copying a code by hand and opening the modal', { tags: ['all'] }, async () => {
    const page = await visits.open('/en/store/noon', {
      before: (opened) =>
        opened.addInitScript(() => {
          const refuse = (): never => {
            throw new DOMException('Refused.', 'SecurityError');
          };
          for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
            Object.defineProperty(window, name, { get: refuse });
          Object.defineProperty(navigator, 'clipboard', { value: undefined });
          Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
          document.execCommand = () => false;
        }),
    });
    const ticket = page.locator('main article[data-offer="ndx143"]');
    await ticket.getByRole('button', { name: 'Copy Code' }).click();
    await expectNotice(page, words('en', 'notice.copy-refused-title'), words('en', 'notice.copy-refused-text'));
    expect(await page.evaluate(() => window.getSelection()?.toString())).toBe('NDX143');
    await ticket.locator('a[aria-haspopup="dialog"]').click();
    expect(await page.getByRole('dialog').locator('code').innerText()).toBe('NDX143');
  });
});

function policyOf(text: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(text.split('; ').map((rule) => [rule.split(' ')[0] ?? '', rule.split(' ').slice(1)]));
}

describe('the content security policy in a document', () => {
  it("comes first in the head and allows only the document's own style sheet by its hash, and files of the site", () => {
    const files = filesBelow(dist).filter((file) => file.endsWith('.html'));
    const withStyles = files.filter((file) => {
      const html = readFileSync(path.join(dist, file), 'utf8');
      const [sheet, ...more] = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text);
      expect(more).toEqual([]);
      const hash = createHash('sha256')
        .update(sheet ?? '')
        .digest('base64');
      const policies = tagsOf(readDocumentFile(dist, file), 'meta', { 'http-equiv': 'Content-Security-Policy' }).map(
        ({ attributes }) => attributes.content,
      );
      expect(policies, file).toHaveLength(1);
      const policy = policyOf(policies[0] ?? '');
      expect(policy['default-src'], file).toEqual(["'none'"]);
      if (sheet !== undefined) expect(policy['style-src'], file).toEqual(["'self'", `'sha256-${hash}'`]);
      expect(html.slice(0, html.indexOf('Content-Security-Policy')), file).toMatch(
        /^<!doctype html><html[^>]*><head>(?:<meta (?:charset|name="viewport"|name="referrer")[^>]*>)+<meta http-equiv="$/,
      );
      return sheet !== undefined;
    });
    expect(withStyles.length).toBeGreaterThanOrEqual(site.pages.length);
    expect(files.length).toBeGreaterThan(withStyles.length);
  });

  it('makes the browser refuse other style sheets, style attributes and scripts', async () => {
    const strange = {
      '</style>': '</style><style>#root{outline:7px solid red}</style>',
      '<div id="root">': '<div id="root" style="outline:7px solid red">',
      '</body>':
        '<script>window.strange = true</script><img src="/icon.svg" alt="" onload="window.strange = true"><link rel="stylesheet" href="data:text/css,%23root{outline:7px solid red}"></body>',
    };
    const refused: string[] = [];
    const page = await visits.open('/en/store/noon', {
      expected: /^error: .*(?:Content Security Policy|style-src|script-src)/s,
      before: async (opened) => {
        await opened.exposeFunction('noteRefusal', (directive: string) => refused.push(directive));
        await opened.addInitScript(() =>
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
            Reflect.apply(Reflect.get(window, 'noteRefusal'), undefined, [effectiveDirective]),
          ),
        );
        await opened.route(/\/store\/noon$/, async (route) => {
          const response = await route.fetch();
          const body = Object.entries(strange).reduce(
            (html, [place, text]) => html.replace(place, () => text),
            await response.text(),
          );
          await route.fulfill({ response, body });
        });
      },
    });
    expect(
      await page.evaluate(() => [
        getComputedStyle(document.getElementById('root') ?? document.body).outlineWidth,
        Reflect.get(window, 'strange'),
      ]),
    ).toEqual([expect.not.stringContaining('7px'), undefined]);
    // Its own style sheet still applies, and the page hydrates.
    expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');
    await expect
      .poll(() => [...new Set(refused)].sort())
      .toEqual(['script-src-attr', 'script-src-elem', 'style-src-attr', 'style-src-elem']);
  });
});

describe('the links and headers of the site (product rules R70 and R74)', () => {
  const ours = /^(?:\/|#)/;
  const deepLinks = new Set(
    site.pages.flatMap((page) => ('offers' in page ? page.offers.flatMap(({ deepLink }) => deepLink ?? []) : [])),
  );

  it('stay on the site, or use https in a new tab without opener and referrer', () => {
    const faults = site.pages.flatMap((page) => {
      const file = pageFile(page.language, page.path, 'html');
      return tagsOf(readDocumentFile(dist, file), 'a').flatMap(
        ({ attributes: { href = '', rel = '', target = '' } }) => {
          if (ours.test(href) && target === '') return [];
          const isGood =
            (href.startsWith('https://') || deepLinks.has(href)) &&
            target === '_blank' &&
            /^(?:sponsored nofollow )?noopener noreferrer$/.test(rel);
          return isGood ? [] : [`${file}: ${href} ${rel} ${target}`];
        },
      );
    });
    expect(faults).toEqual([]);
  });

  it.each([
    ['/en/store/temu', 'text/html'],
    ['/ar/store/temu.json', 'application/json'],
    ['/en/no-such-page', 'text/html'],
  ])('give %s its policies and a fixed content type, without cookies', async (address, type) => {
    const { headers } = await fetch(inject('siteUrl') + address);
    expect(headers.get('content-type')).toContain(type);
    expect(headers.get('set-cookie')).toBe(null);
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    // A page with `no-store` could not return from the back/forward cache.
    expect(headers.get('cache-control')).not.toContain('no-store');
    const policy = policyOf(headers.get('content-security-policy') ?? '');
    const none = ['object-src', 'media-src', 'frame-src', 'style-src-attr', 'base-uri', 'frame-ancestors'];
    const self = ['font-src', 'connect-src', 'manifest-src', 'worker-src', 'form-action'];
    expect(policy).toMatchObject(
      Object.fromEntries([...none.map((name) => [name, ["'none'"]]), ...self.map((name) => [name, ["'self'"]])]),
    );
    expect(Object.keys(policy).sort()).toEqual([...none, ...self, 'script-src', 'img-src'].sort());
    for (const sources of Object.values(policy)) expect(sources.join(' ')).not.toMatch(/unsafe|\*|http:/);
    expect(policy['script-src']).toHaveLength(2);
  });
});
