/** @module-tag all */
import { describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import type { Language } from '../../src/domain/language/language';
import { clipboardOf, newTabOf, unfoldOffers } from '../support/behaviour';
import { refusalOf } from '../support/refusal';
import { browserForTests } from '../support/visit';
import { someOf } from '../support/extent';
import { bothLanguages, said, someInTurn, words } from '../support/words';

const visits = browserForTests();

interface Control {
  readonly control: string;
  /** The file that a press loads. */
  readonly file: string;
  readonly path: string;
  readonly press: (page: Page, language: Language) => Promise<void>;
  /** What a press brings about. */
  readonly effect: (page: Page, language: Language) => Locator;
  /** What is said where the file cannot be loaded. */
  readonly failure: (page: Page, language: Language) => Locator;
  /** What is said while the file is on its way. */
  readonly pending: (page: Page, language: Language) => Locator;
}

const notice = (page: Page, text: string): Locator => page.locator('[data-toast]').filter({ hasText: text });
const status = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text });
const ticket = (page: Page): Locator => page.locator('#codes [data-offer="alc460086"]');
const loading = (page: Page, language: Language): Locator => notice(page, words(language, 'ui.loading'));
const storePath = '/store/temu';

/** A control that raises a notice: the words appear with the code of notices or without it. */
function raising(
  control: string,
  path: string,
  button: (page: Page, language: Language) => Locator,
  text: (language: Language) => string,
): Control {
  const said = (page: Page, language: Language): Locator => notice(page, text(language));
  return {
    control,
    file: 'ToastView',
    path,
    press: (page, language) => button(page, language).click(),
    effect: said,
    failure: said,
    pending: said,
  };
}

const getCode = {
  path: storePath,
  press: (page: Page) => ticket(page).locator('a[aria-haspopup="dialog"]').click(),
  effect: (page: Page) => page.getByRole('dialog').locator('code', { hasText: 'alc460086' }),
  failure: (page: Page, language: Language) =>
    notice(page, words(language, 'modal.failed-title')).filter({ hasText: 'alc460086' }),
  pending: loading,
};

const showQrCode = {
  path: storePath,
  press: async (page: Page, language: Language) => {
    await unfoldOffers(page);
    await ticket(page)
      .getByRole('button', { name: words(language, 'qr.show') })
      .click();
  },
  effect: (page: Page) => page.getByRole('dialog').getByRole('img'),
  failure: (page: Page, language: Language) => notice(page, words(language, 'qr.failed-title')),
  pending: loading,
};

const controls: readonly Control[] = [
  { control: '"Get Code"', file: 'CouponModal', ...getCode },
  { control: '"Get Code" with the shared dialog frame', file: 'Dialog', ...getCode },
  { control: 'the button of the QR code', file: 'QrDialog', ...showQrCode },
  { control: 'the button of the QR code with the shared dialog frame', file: 'Dialog', ...showQrCode },
  {
    control: 'the search box',
    file: 'SearchResults',
    path: '/about',
    press: async (page) => {
      await page.locator('#header-search').fill('');
      await page.locator('#header-search').pressSequentially('no');
    },
    effect: (page, language) => page.getByRole('option', { name: { en: /^Noon/, ar: /^نون/ }[language] }),
    failure: (page, language) => status(page, words(language, 'search.failed')),
    pending: (page, language) => status(page, words(language, 'search.loading')),
  },
  {
    control: 'a link to another page',
    file: 'DirectoryPage',
    path: '/about',
    press: (page, language) => page.locator(`header nav a[href="/${language}/stores"]`).click(),
    effect: (page) => page.locator('main section[id^="letter-"]').first(),
    failure: (page, language) =>
      page.locator('main').getByRole('alert').getByText(words(language, 'load-failure.title')),
    pending: (page, language) => status(page, words(language, 'ui.loading-page')),
  },
  raising(
    '"Copy Code"',
    storePath,
    (page) => ticket(page).getByRole('button', { name: 'alc460086' }),
    (language) => said(language, 'Code Copied!', 'notice.code-copied-title'),
  ),
  raising(
    '"Get Code" of an offer without a link',
    storePath,
    (page, language) =>
      page
        .locator('#codes [data-offer="acs729490"] button')
        .filter({ hasText: said(language, 'Get Code', 'offer.get-code') }),
    (language) => said(language, 'No Link Available', 'notice.no-link-title'),
  ),
  raising(
    'a button of the footer',
    '/about',
    (page) => page.locator('footer button').first(),
    (language) => said(language, 'This feature is not implemented yet.', 'notice.not-implemented'),
  ),
  raising(
    'a share button',
    '/blog/what-is-noon-complete-guide',
    (page, language) => page.getByRole('button', { name: words(language, 'blog.share-whatsapp') }),
    (language) => said(language, 'Feature In Progress', 'notice.in-progress-title'),
  ),
  raising(
    'a tag of a post',
    '/blog/what-is-noon-complete-guide',
    (page) => page.locator('main article a[href*="?tag="]').first(),
    (language) => said(language, 'Feature In Progress', 'notice.in-progress-title'),
  ),
  raising(
    'the newsletter',
    '/blog',
    (page, language) => page.getByRole('button', { name: words(language, 'newsletter.subscribe') }),
    (language) => said(language, 'Feature In Progress', 'notice.in-progress-title'),
  ),
  raising(
    'the question whether an offer worked',
    '/store/noon',
    (page, language) => page.getByRole('button', { name: words(language, 'feedback.yes'), exact: true }).first(),
    (language) => words(language, 'notice.thanks-title'),
  ),
];

const chunk = (file: string): string => `**/assets/${file}-*.js`;

describe.each(bothLanguages)('a press whose script cannot be loaded in %s', (language) => {
  const open = (path: string): Promise<Page> =>
    visits.open(`/${language}${path}`, { expected: /Failed to load resource/ });
  const press = async ({ press: act, control }: Control, page: Page): Promise<void> => {
    // The browser checks the address first.
    if (control === 'the newsletter') await page.locator('input[type="email"]').fill('shopper@example.com');
    await act(page, language);
  };

  it.each(someInTurn(controls, language))(
    'is reported for $control when the connection fails, and works on a retry',
    async (row) => {
      const page = await open(row.path);
      const refusal = refusalOf(chunk(row.file));
      await refusal.begin(page);
      await press(row, page);
      await row.failure(page, language).first().waitFor();
      await refusal.end();
      const again = page.getByRole('button', { name: words(language, 'load-failure.retry') });
      if ((await again.count()) > 0) await again.click();
      else await press(row, page);
      await row.effect(page, language).first().waitFor();
    },
  );

  // Instead of a page whose code is gone, a new document is loaded: the tests of networks have it.
  const parts = controls.filter(({ file }) => file !== 'DirectoryPage');

  it.each(someInTurn(someOf(parts, 3), language, 1))(
    'is reported for $control when the server no longer has the file',
    async (row) => {
      const page = await open(row.path);
      const refusal = refusalOf(chunk(row.file), (route) => route.fulfill({ status: 404, body: 'Gone.' }));
      await refusal.begin(page);
      await press(row, page);
      await row.failure(page, language).first().waitFor();
    },
  );

  it.each(someInTurn(someOf(controls, 3), language))(
    'shows for $control that the file is loading, and acts only once on two presses',
    async (row) => {
      const page = await open(row.path);
      let letIn = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        letIn = resolve;
      });
      await page.route(chunk(row.file), async (route) => {
        await held;
        await route.continue();
      });
      await press(row, page);
      if (row.file !== 'SearchResults') await press(row, page);
      await row.pending(page, language).first().waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
      // It is announced, too.
      await expect.poll(async () => (await page.getByRole('status').allTextContents()).join(' ').trim()).not.toBe('');
      letIn();
      await row.effect(page, language).first().waitFor();
      if (await page.getByRole('dialog').count()) {
        expect(await page.locator('[data-toast]').count()).toBe(0);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
    },
  );

  it.each([
    ['with the code of notices', ['CouponModal']],
    ['without the code of notices', ['CouponModal', 'ToastView']],
  ])('still gives for "Get Code" the code and a link to the store, %s', async (_how, files) => {
    const page = await open(storePath);
    for (const file of files) await page.route(chunk(file), (route) => route.abort());
    await getCode.press(page);
    const message = getCode.failure(page, language);
    const link = message.getByRole('link', { name: said(language, 'Go to store', 'modal.go-to-store') });
    const href = await ticket(page).locator('a[aria-haspopup="dialog"]').getAttribute('href');
    const tab = await newTabOf(page, () => link.click());
    expect(tab).toEqual({ url: href, referrer: undefined, hasOpener: false });
  });

  it('copies on "Copy Code" without any further script', async () => {
    const page = await open(storePath);
    await page.route('**/assets/*.js', (route) => route.abort());
    await ticket(page)
      .getByRole('button', { name: said(language, 'Copy Code', 'offer.copy-code') })
      .click();
    await notice(page, said(language, 'Code Copied!', 'notice.code-copied-title')).waitFor();
    expect(await clipboardOf(page)).toBe('alc460086');
  });
});
