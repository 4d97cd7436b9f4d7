/** @module-tag all */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { violations } from '../support/axe';
import { clipboardOf, expectNotice, hasFocus, overflowOf, plain, sendingsOf, unfoldOffers } from '../support/behaviour';
import { changedAt } from '../support/changed-site';
import { browserForTests, windows, type Visit } from '../support/visit';
import { words } from '../support/words';

const visits = browserForTests();

/** A store with a code for each limit. */
const limited = 'example-limits';

const open = (address: string, visit: Visit = {}): Promise<Page> =>
  visits.open(address, { at: changedAt, site: inject('changedUrl'), ...visit });

/** The place of an offer that asks whether it worked. */
const row = (page: Page, id: string): Locator => page.locator(`main [data-offer="${id}"]:has([role="group"])`).first();
const helpIn = (part: Locator | Page): Locator => part.locator('[data-refused]');
const questionsIn = (help: Locator): Locator => help.locator('[data-question]');

/** Opens the page of a store and answers that an offer did not work. */
async function refuse(id: string, slug = limited, visit: Visit = {}): Promise<Locator> {
  const page = await open(`/en/store/${slug}`, visit);
  await unfoldOffers(page);
  await row(page, id).getByRole('button', { name: 'No', exact: true }).click();
  await expectNotice(page, 'Thanks for your feedback!', words('en', 'notice.thanks-text'));
  const help = helpIn(row(page, id));
  await help.waitFor();
  return help;
}

/** The answers that explain the refusal of each code: a button, or an amount in the field. */
const answers = [
  ['minimum', { amount: '288' }],
  ['maximum', { amount: '٢٨٨٫٥' }],
  ['item-price', { amount: '99,50' }],
  ['country', words('en', 'refused.other-country')],
  ['channel', words('en', 'refused.channel-site')],
  ['customer', 'Yes'],
  ['member', 'No'],
  ['payment', 'mada card'],
  ['goods', words('en', 'refused.other-goods')],
  ['brand', 'Dyson'],
  ['sale-items', 'Yes'],
  ['used-once', 'Yes'],
] as const;

describe('the help for an offer that did not work (product rule R85)', () => {
  it.each(answers)(
    'asks one question about the limit "%s", explains it and offers another code',
    async (id, answer) => {
      const help = await refuse(id);
      const question = questionsIn(help);
      expect(await question.count()).toBe(1);
      expect(await help.getByRole('status').innerText()).toBe('');
      if (typeof answer === 'string') await question.getByRole('button', { name: answer, exact: true }).click();
      else {
        await question.getByRole('textbox').fill(answer.amount);
        await question.getByRole('textbox').press('Enter');
      }
      const shown = help.locator(`[data-reason="${id}"]`);
      await shown.waitFor();
      // The shown answer is announced once.
      expect(plain(await help.getByRole('status').innerText())).toBe(plain(await shown.innerText()));
      const codes = await help.locator('[data-way-on] code').allInnerTexts();
      expect(codes).toHaveLength(1);
      expect(codes).not.toContain(id.toUpperCase());
    },
  );

  it('offers no other code where a condition of the store refuses every code', async () => {
    const help = await refuse('twelve', 'example-rules');
    const question = questionsIn(help);
    expect(await question.count()).toBe(1);
    await question.getByRole('textbox').fill('250');
    await question.getByRole('textbox').press('Enter');
    await help.locator('[data-reason="store-minimum"]').waitFor();
    expect(await help.locator('[data-way-on] code').count()).toBe(0);
  });

  it.each([
    ['not-begun', limited, 'not-begun', '20 September 2025'],
    ['twenty', 'example-bazaar', 'failed-test', '11 September'],
  ])('explains %s of %s without a question and offers another code', async (id, slug, reason, fact) => {
    const help = await refuse(id, slug);
    expect(await questionsIn(help).count()).toBe(0);
    expect(plain(await help.locator(`[data-reason="${reason}"]`).innerText())).toContain(fact);
    expect(await help.locator('[data-way-on] code').count()).toBe(1);
  });

  it('explains that cashback comes later', async () => {
    const page = await open('/en/namshi-coupon');
    await row(page, 'nm175').getByRole('button', { name: 'No', exact: true }).click();
    const fact = helpIn(row(page, 'nm175')).locator('[data-reason="cashback"]');
    expect(await fact.innerText()).toContain(words('en', 'refused.cashback'));
  });

  it('explains an ended offer without a question in the log of tests', async () => {
    const page = await open(`/en/store/${limited}/checks`);
    const log = page.locator('main section#ended');
    const button = log.getByRole('button', { name: words('en', 'refused.open') });
    await button.click();
    const help = helpIn(log);
    await help.waitFor();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    expect(await questionsIn(help).count()).toBe(0);
    expect(plain(await help.locator('[data-reason="ended"]').innerText())).toContain('10 September 2025');
    await button.click();
    await help.waitFor({ state: 'detached' });
  });

  it('asks no question about the country if the address contains it', async () => {
    const page = await open(`/en/store/${limited}?country=sa`);
    await unfoldOffers(page);
    await row(page, 'country').getByRole('button', { name: 'No', exact: true }).click();
    const help = helpIn(row(page, 'country'));
    await help.locator('[data-reason="country"]').waitFor();
    expect(await questionsIn(help).count()).toBe(0);
  });

  it('reports that nothing explains it if the offer has no limits, and offers the next code', async () => {
    const help = await refuse('fifteen', 'example-bazaar');
    expect(await questionsIn(help).count()).toBe(0);
    await help.getByText(words('en', 'refused.nothing')).waitFor();
    expect(await help.locator('[data-way-on] code').count()).toBe(1);
  });

  it('accepts that an answer is unknown and lets it be changed', async () => {
    const help = await refuse('channel');
    const unknown = help.getByRole('button', { name: words('en', 'refused.unknown') });
    await unknown.click();
    await help.getByText(words('en', 'refused.nothing'), { exact: true }).last().waitFor();
    expect(await unknown.getAttribute('aria-pressed')).toBe('true');
    await help.getByRole('button', { name: words('en', 'refused.channel-site') }).click();
    await help.locator('[data-reason="channel"]').waitFor();
    expect(await unknown.getAttribute('aria-pressed')).toBe('false');
  });

  it('reports an invalid amount beside its field', async () => {
    const help = await refuse('minimum');
    const field = help.getByRole('textbox');
    await field.fill('twelve');
    await field.press('Enter');
    await help
      .getByRole('alert')
      .filter({ hasText: words('en', 'basket.invalid') })
      .waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill('350');
    await field.press('Enter');
    await help.getByText(words('en', 'refused.nothing'), { exact: true }).last().waitFor();
  });

  it('marks and spells out easily confused characters of the code, and copies it again', async () => {
    const help = await refuse('country');
    expect(await help.locator('[data-marked]').allInnerTexts()).toEqual(['O']);
    const spelled = await help.getByText(words('en', 'refused.spelled', { characters: '' }).trim()).innerText();
    expect(spelled.split(' · ')).toHaveLength('COUNTRY'.length);
    await help.getByRole('button', { name: 'COUNTRY' }).first().click();
    expect(await clipboardOf(help.page())).toBe('COUNTRY');
  });

  it('ends with a report to send that contains the answers', async () => {
    const help = await refuse('channel');
    expect(await help.locator('[data-report]').count()).toBe(0);
    await help.getByRole('button', { name: words('en', 'refused.channel-site') }).click();
    const report = help.locator('[data-report="no"]');
    await report.waitFor();
    expect(await report.locator('[dir="ltr"]').first().innerText()).toContain(`${limited}/channel:no:-:site:`);
    expect(await report.getByRole('link').first().getAttribute('href')).toMatch(/^https:\/\/wa\.me\//);
  });

  it('appears in the modal after a copy, keeps its answers, and returns the focus on Escape', async () => {
    const page = await open(`/en/store/${limited}`);
    const opener = page.locator('main [data-offer="channel"] a[aria-haspopup="dialog"]').first();
    await opener.click();
    const dialog = page.getByRole('dialog');
    const button = dialog.getByRole('button', { name: words('en', 'refused.open') });
    expect(await button.count()).toBe(0);
    await dialog.getByRole('button', { name: words('en', 'modal.copy') }).click();
    await button.click();
    await helpIn(dialog)
      .getByRole('button', { name: words('en', 'refused.channel-site') })
      .click();
    await helpIn(dialog).locator('[data-reason="channel"]').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await hasFocus(opener)).toBe(true);
    // The answers of the page are kept while it is shown.
    await opener.click();
    await dialog.waitFor();
    expect(await button.count()).toBe(0);
    await dialog.getByRole('button', { name: words('en', 'modal.copy') }).click();
    await button.click();
    await helpIn(dialog).locator('[data-reason="channel"]').waitFor();
  });

  it('works with the keyboard alone, keeps the focus, and requests and stores nothing', async () => {
    const help = await refuse('channel');
    const page = help.page();
    const sendings = sendingsOf(page);
    const requests: string[] = [];
    // Pages to which links in view lead are fetched ahead.
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!/^\/(?:en|ar)\/.+\.json$/.test(pathname)) requests.push(pathname);
    });
    await help.getByRole('button').first().focus();
    const choice = help.getByRole('button', { name: words('en', 'refused.channel-site') });
    for (let steps = 0; steps < 4; steps += 1) {
      if (await hasFocus(choice)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await help.locator('[data-reason="channel"]').waitFor();
    expect(await hasFocus(choice)).toBe(true);
    expect(sendings).toEqual([]);
    expect(requests).toEqual([]);
    expect(
      await page.evaluate(async () => [
        localStorage.length,
        sessionStorage.length,
        document.cookie,
        (await indexedDB.databases()).length,
        location.search + location.hash,
      ]),
    ).toEqual([0, 0, '', 0, '']);
  });

  it.each([
    ['light', 320],
    ['dark', 390],
    ['light', 1280],
  ] as const)('is accessible and fits in %s mode at %i px', async (colorScheme, width) => {
    const visit = { viewport: { width, height: windows.phone.height }, media: { colorScheme } };
    const help = await refuse('minimum', limited, visit);
    await help.getByRole('textbox').fill('288');
    await help.getByRole('textbox').press('Enter');
    await help.locator('[data-reason="minimum"]').waitFor();
    // At any scroll position a link may be partly covered by the header.
    await help.page().evaluate(() => scrollTo(0, 0));
    expect(await violations(help.page())).toEqual([]);
    expect(await overflowOf(help.page())).toBeLessThanOrEqual(0);
  });
});
