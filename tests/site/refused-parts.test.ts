/** @module-tag all */
import { describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { clipboardOf, clocks, newTabOf, unfoldOffers } from '../support/behaviour';
import { choice, control as countryControl } from '../support/country-list';
import { holdAt, refusalOf } from '../support/refusal';
import { browserForTests } from '../support/visit';
import { words } from '../support/words';

const visits = browserForTests();

interface Control {
  readonly control: string;
  /** The file that a press loads. */
  readonly file: string;
  readonly path: string;
  readonly press: (page: Page) => Promise<void>;
  /** What a press brings about. */
  readonly effect: (page: Page) => Locator;
  /** What is said where the file cannot be loaded. */
  readonly failure: (page: Page) => Locator;
  /** What is said while the file is on its way. */
  readonly pending: (page: Page) => Locator;
}

const notice = (page: Page, text: string): Locator => page.locator('[data-toast]').filter({ hasText: text });
const status = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text });
const ticket = (page: Page): Locator => page.locator('#codes [data-offer="alc460086"]');
const loading = (page: Page): Locator => notice(page, words('en', 'ui.loading'));
const storePath = '/store/temu';

/** A control that raises a notice: the words appear with the code of notices or without it. */
function raising(control: string, path: string, button: (page: Page) => Locator, text: string): Control {
  const said = (page: Page): Locator => notice(page, text);
  const press = (page: Page): Promise<void> => button(page).click();
  return { control, file: 'ToastView', path, press, effect: said, failure: said, pending: said };
}

const getCode = {
  path: storePath,
  press: (page: Page) => ticket(page).locator('a[aria-haspopup="dialog"]').click(),
  effect: (page: Page) => page.getByRole('dialog').locator('code', { hasText: 'alc460086' }),
  failure: (page: Page) => notice(page, words('en', 'modal.failed-title')).filter({ hasText: 'alc460086' }),
  pending: loading,
};

const showQrCode = {
  path: storePath,
  press: async (page: Page) => {
    await unfoldOffers(page);
    await ticket(page).getByRole('button', { name: 'Show QR code' }).click();
  },
  effect: (page: Page) => page.getByRole('dialog').getByRole('img'),
  failure: (page: Page) => notice(page, words('en', 'qr.failed-title')),
  pending: loading,
};

const controls: readonly Control[] = [
  { control: '"Get Code"', file: 'CouponModal', ...getCode },
  { control: '"Get Code" with the shared dialog frame', file: 'Dialog', ...getCode },
  { control: 'the button of the QR code', file: 'QrDialog', ...showQrCode },
  { control: 'the button of the QR code with the shared dialog frame', file: 'Dialog', ...showQrCode },
  {
    control: 'the choice of a country',
    file: 'CountryChoice',
    path: '/about',
    press: (page) => countryControl(page).click(),
    effect: (page) => choice(page, 'Kuwait'),
    failure: (page) => notice(page, words('en', 'modal.failed-title')),
    pending: loading,
  },
  {
    control: 'the search box',
    file: 'SearchResults',
    path: '/about',
    press: async (page) => {
      await page.locator('#header-search').fill('');
      await page.locator('#header-search').pressSequentially('no');
    },
    effect: (page) => page.getByRole('option', { name: /^Noon/ }),
    failure: (page) => status(page, words('en', 'search.failed')),
    pending: (page) => status(page, words('en', 'search.loading')),
  },
  {
    control: 'a link to another page',
    file: 'DirectoryPage',
    path: '/about',
    press: (page) => page.locator('header nav a[href="/en/stores"]').click(),
    effect: (page) => page.locator('main section[id^="letter-"]').first(),
    failure: (page) => page.locator('main').getByRole('alert').getByText(words('en', 'load-failure.title')),
    pending: (page) => status(page, words('en', 'ui.loading-page')),
  },
  raising('"Copy Code"', storePath, (page) => ticket(page).getByRole('button', { name: 'alc460086' }), 'Code Copied!'),
  raising(
    '"Get Code" of an offer without a link',
    storePath,
    (page) => page.locator('#codes [data-offer="acs729490"] button').filter({ hasText: 'Get Code' }),
    'No Link Available',
  ),
  raising(
    'a button of the footer',
    '/about',
    (page) => page.locator('footer button').first(),
    'This feature is not implemented yet.',
  ),
  raising(
    'a share button',
    '/blog/what-is-noon-complete-guide',
    (page) => page.getByRole('button', { name: words('en', 'blog.share-whatsapp') }),
    'Feature In Progress',
  ),
];

const chunk = (file: string): string => `**/assets/${file}-*.js`;

describe('a press whose script cannot be loaded', () => {
  const open = (path: string): Promise<Page> =>
    visits.open(`/en${path}`, { at: clocks.november2026, expected: /Failed to load resource/ });

  it.each(controls)('is reported for $control when the connection fails, and works on a retry', async (row) => {
    const page = await open(row.path);
    const refusal = refusalOf(chunk(row.file));
    await refusal.begin(page);
    await row.press(page);
    await row.failure(page).first().waitFor();
    expect(page.context().pages()).toHaveLength(1);
    await refusal.end();
    const again = page.getByRole('button', { name: words('en', 'load-failure.retry') });
    if ((await again.count()) > 0) await again.click();
    else await row.press(page);
    await row.effect(page).first().waitFor();
  });

  // Instead of a page whose code is gone, a new document is loaded: the tests of networks have it.
  const parts = controls.filter(({ file }) => file !== 'DirectoryPage');

  it.each(parts)('is reported for $control when the server no longer has the file', async (row) => {
    const page = await open(row.path);
    const refusal = refusalOf(chunk(row.file), (route) => route.fulfill({ status: 404, body: 'Gone.' }));
    await refusal.begin(page);
    await row.press(page);
    await row.failure(page).first().waitFor();
  });

  it.each(controls)('shows for $control that the file is loading, and acts only once on two presses', async (row) => {
    const page = await open(row.path);
    const held = holdAt(chunk(row.file));
    await held.begin(page);
    await row.press(page);
    if (row.file !== 'SearchResults') await row.press(page);
    await row.pending(page).first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    // It is announced, too.
    await expect.poll(async () => (await page.getByRole('status').allTextContents()).join(' ').trim()).not.toBe('');
    held.release();
    await row.effect(page).first().waitFor();
    if (await page.getByRole('dialog').count()) {
      expect(await page.locator('[data-toast]').count()).toBe(0);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });

  it.each([
    ['with the code of notices', ['CouponModal']],
    ['without the code of notices', ['CouponModal', 'ToastView']],
  ])('still gives for "Get Code" the code and a link to the store, %s', async (_how, files) => {
    const page = await open(storePath);
    for (const file of files) await page.route(chunk(file), (route) => route.abort());
    await getCode.press(page);
    const message = getCode.failure(page);
    const link = message.getByRole('link', { name: 'Go to store' });
    const href = await ticket(page).locator('a[aria-haspopup="dialog"]').getAttribute('href');
    const tab = await newTabOf(page, () => link.click());
    expect(tab).toEqual({ url: href, referrer: undefined, hasOpener: false });
  });

  it('copies on "Copy Code" without any further script', async () => {
    const page = await open(storePath);
    await page.route('**/assets/*.js', (route) => route.abort());
    await ticket(page).getByRole('button', { name: 'Copy Code' }).click();
    await notice(page, 'Code Copied!').waitFor();
    expect(await clipboardOf(page)).toBe('alc460086');
  });
});
