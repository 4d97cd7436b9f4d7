/** @module-tag all */
import { appendFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServedSite } from '../../generator/site/serve/serve';
import type { Language } from '../../src/domain/language/language';
import type { MinorMoney } from '../../src/domain/money/money';
import type { Reason } from '../../src/domain/verdict/verdict';
import { reasonText } from '../../src/offers/purchase/reason-text';
import { stepText } from '../../src/offers/feedback/refused-text';
import { violations } from '../support/axe';
import { clipboardOf, expectNotice, plain, sendingsOf, unfoldOffers } from '../support/behaviour';
import { codeOf, limitedStore, limitedStores, ruledStore, rulesByReason } from './refusing-stores';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { siteUnderTest } from '../support/site-under-test';
import { browserForTests, windows, type Visit } from '../support/visit';
import { bothLanguages, inTurn, inTurns, said, siteIntl, someInTurn, words } from '../support/words';

const { money } = siteUnderTest();
const visits = browserForTests();
const at = '2025-09-15T09:00:00Z';

let copy: ProjectCopy;
let served: ServedSite;

beforeAll(async () => {
  copy = copyProject({ SOURCE_DATE_EPOCH: String(Date.parse(at) / 1000) });
  for (const [slug, file] of Object.entries(limitedStores))
    writeFileSync(path.join(copy.root, `data/stores/${slug}.yaml`), file);
  appendFileSync(path.join(copy.root, 'data/site.yaml'), 'reports:\n  whatsapp: "+12025550123"\n');
  expect(copy.run('build')).toMatchObject({ err: '', code: 0 });
  served = await copy.serve();
});

afterAll(async () => {
  await served?.close();
  copy?.remove();
});

const open = (address: string, visit: Visit = {}): Promise<Page> =>
  visits.open(address, { at, site: served.url.replace(/\/$/, ''), ...visit });

const row = (page: Page, id: string): Locator => page.locator(`main [data-offer="${id}"]`).first();
const helpIn = (part: Locator | Page): Locator => part.locator('[data-refused]');
const questionsIn = (help: Locator): Locator => help.locator('[data-question]');

/** Opens the page of a store and answers that an offer did not work. */
async function refuse(language: Language, slug: string, id: string, visit: Visit = {}): Promise<Locator> {
  const page = await open(`/${language}/store/${slug}`, visit);
  await unfoldOffers(page);
  await row(page, id)
    .getByRole('button', { name: said(language, 'No', 'feedback.no'), exact: true })
    .click();
  await expectNotice(
    page,
    said(language, 'Thanks for your feedback!', 'notice.thanks-title'),
    words(language, 'notice.thanks-text'),
  );
  const help = helpIn(row(page, id));
  await help.waitFor();
  return help;
}

const minor = (amount: number): MinorMoney => ({ minor: amount * 100, currency: 'SAR' });

interface Answered {
  /** The facts of the fixture. */
  readonly reason: Reason;
  /** What is pressed, or the amount that is entered. */
  readonly answer: (language: Language) => string | { readonly amount: string };
  /** The store, if the reason is a rule of a store. */
  readonly store?: string;
}

const yes = (language: Language): string => words(language, 'feedback.yes');
const no = (language: Language): string => words(language, 'feedback.no');
const cash = (language: Language): string => ({ en: 'Cash on delivery', ar: 'الدفع عند الاستلام' })[language];
const beauty = (language: Language): string => ({ en: 'Beauty products', ar: 'منتجات التجميل' })[language];
const amount = (text: string) => () => ({ amount: text });

const named = (id: string, name: string) => [{ id, name }];

/** The results of answers in a language. */
function answeredIn(language: Language): readonly Answered[] {
  const payments = named('cash-on-delivery', cash(language));
  const goods = named('beauty', beauty(language));
  return [
    { reason: { kind: 'minimum', needed: minor(200), missing: minor(12) }, answer: amount('188') },
    { reason: { kind: 'maximum', most: minor(100) }, answer: amount('١٨٨٫٥') },
    { reason: { kind: 'item-price', needed: minor(300) }, answer: amount('99,50') },
    { reason: { kind: 'country', countries: ['SA'] }, answer: () => words(language, 'refused.other-country') },
    { reason: { kind: 'channel', needed: 'app' }, answer: () => words(language, 'refused.channel-site') },
    { reason: { kind: 'customer' }, answer: yes },
    { reason: { kind: 'member' }, answer: no },
    { reason: { kind: 'payment', except: payments }, answer: cash },
    { reason: { kind: 'goods', except: goods }, answer: beauty },
    { reason: { kind: 'brand', brands: ['Example Brand'] }, answer: () => 'Example Brand' },
    { reason: { kind: 'sale-items' }, answer: yes },
    { reason: { kind: 'used-once' }, answer: yes },
    { reason: { kind: 'other-code' }, answer: yes },
    { reason: { kind: 'other-code' }, answer: yes, store: ruledStore('other-code') },
    {
      reason: { kind: 'store-minimum', needed: minor(100), missing: minor(1) },
      answer: amount('99'),
      store: ruledStore('store-minimum'),
    },
    { reason: { kind: 'store-payment', except: payments }, answer: cash, store: ruledStore('store-payment') },
    { reason: { kind: 'store-goods', except: goods }, answer: beauty, store: ruledStore('store-goods') },
    { reason: { kind: 'store-sale-items' }, answer: yes, store: ruledStore('store-sale-items') },
    { reason: { kind: 'store-seller' }, answer: yes, store: ruledStore('store-seller') },
  ];
}

/** Answers the only open question. */
async function give(help: Locator, language: Language, { answer }: Answered): Promise<void> {
  const question = questionsIn(help);
  expect(await question.count()).toBe(1);
  const given = answer(language);
  if (typeof given === 'string') {
    await question.getByRole('button', { name: given, exact: true }).click();
    return;
  }
  await question.getByRole('textbox').fill(given.amount);
  await question.getByRole('textbox').press('Enter');
}

describe.each(bothLanguages)('the help for an offer that did not work (product rule R85) in %s', (language) => {
  const itInTurn = inTurns(language);
  const intl = siteIntl[language];
  const factOf = (reason: Reason): string => plain(reasonText(reason, { intl, money }));
  const stepOf = (reason: Reason): string => plain(stepText(reason, intl) ?? '');

  it.each(
    someInTurn(answeredIn(language), language).map((each) => ({
      ...each,
      name: `${each.reason.kind}${each.store ? ' of the store' : ''}`,
    })),
  )('asks one question and then explains the reason "$name" and what to do', async (each) => {
    const { reason, store } = each;
    const help = await refuse(language, store ?? limitedStore, store ? 'first' : reason.kind);
    const status = help.getByRole('status');
    expect(await status.innerText()).toBe('');
    await give(help, language, each);
    const shown = help.locator(`[data-reason="${reason.kind}"]`);
    await shown.waitFor();
    expect(plain(await shown.innerText())).toBe(plain(`${factOf(reason)} ${stepOf(reason)}`));
    // The shown answer is announced once.
    expect(plain(await status.innerText())).toBe(plain(`${factOf(reason)} ${stepOf(reason)}`));
    // A condition of the store refuses every code, so that none is offered.
    const next = help.locator('[data-way-on]');
    expect(await next.count()).toBe(store ? 0 : 1);
    if (store) return;
    const codes = await next.locator('code').allInnerTexts();
    expect(codes).toHaveLength(1);
    expect(codes).not.toContain(codeOf(reason.kind));
  });

  it.each(
    inTurn(
      [
        ['not-begun', factOf({ kind: 'not-begun', on: { en: '1 October 2025', ar: '1 أكتوبر 2025' }[language] })],
        ['cashback', words(language, 'refused.cashback')],
        ['failed-test', { en: '12 September', ar: '12 سبتمبر' }[language]],
      ] as const,
      language,
    ),
  )('explains %s without a question and offers another code', async (id, fact) => {
    const help = await refuse(language, limitedStore, id);
    expect(await questionsIn(help).count()).toBe(0);
    expect(plain(await help.locator(`[data-reason="${id}"]`).innerText())).toContain(plain(fact));
    expect(await help.locator('[data-way-on] code').count()).toBe(1);
  });

  itInTurn('explains an ended offer without a question in the log of tests', async () => {
    const page = await open(`/${language}/store/${limitedStore}/checks`);
    const log = page.locator('main section#ended');
    const button = log.getByRole('button', { name: words(language, 'refused.open') });
    await button.click();
    const help = helpIn(log);
    await help.waitFor();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    expect(await questionsIn(help).count()).toBe(0);
    expect(plain(await help.locator('[data-reason="ended"]').innerText())).toContain(
      { en: '10 September 2025', ar: '10 سبتمبر 2025' }[language],
    );
    await button.click();
    await help.waitFor({ state: 'detached' });
  });

  itInTurn('asks no question about the country if the address contains it', async () => {
    const page = await open(`/${language}/store/${limitedStore}?country=ae`);
    await unfoldOffers(page);
    await row(page, 'country')
      .getByRole('button', { name: no(language), exact: true })
      .click();
    const help = helpIn(row(page, 'country'));
    await help.locator('[data-reason="country"]').waitFor();
    expect(await questionsIn(help).count()).toBe(0);
  });

  itInTurn('reports that nothing explains it if the offer has no limits, and offers the next code', async () => {
    const help = await refuse(language, limitedStore, 'plain');
    expect(await questionsIn(help).count()).toBe(0);
    await help.getByText(words(language, 'refused.nothing')).waitFor();
    expect(await help.locator('[data-way-on] code').count()).toBe(1);
  });

  itInTurn('accepts that an answer is unknown and lets it be changed', async () => {
    const help = await refuse(language, limitedStore, 'channel');
    const unknown = help.getByRole('button', { name: words(language, 'refused.unknown') });
    await unknown.click();
    await help.getByText(words(language, 'refused.nothing'), { exact: true }).last().waitFor();
    expect(await unknown.getAttribute('aria-pressed')).toBe('true');
    await help.getByRole('button', { name: words(language, 'refused.channel-site') }).click();
    await help.locator('[data-reason="channel"]').waitFor();
    expect(await unknown.getAttribute('aria-pressed')).toBe('false');
  });

  itInTurn('reports an invalid amount beside its field', async () => {
    const help = await refuse(language, limitedStore, 'minimum');
    const field = help.getByRole('textbox');
    await field.fill('twelve');
    await field.press('Enter');
    await help
      .getByRole('alert')
      .filter({ hasText: words(language, 'basket.invalid') })
      .waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill('250');
    await field.press('Enter');
    await help.getByText(words(language, 'refused.nothing'), { exact: true }).last().waitFor();
  });

  itInTurn('marks and spells out easily confused characters of the code, and copies it again', async () => {
    const help = await refuse(language, limitedStore, 'other-code');
    const code = codeOf('other-code');
    expect(plain(await help.locator('code').first().innerText()).replaceAll(' ', '')).toBe(code);
    expect(await help.locator('[data-marked]').allInnerTexts()).toEqual(['O', 'O', '1', '0']);
    const spelled = await help.getByText(words(language, 'refused.spelled', { characters: '' }).trim()).innerText();
    expect(spelled.split(' · ')).toHaveLength(code.length);
    expect(spelled).toContain(words(language, 'refused.character', { name: 'zero' }));
    await help.getByRole('button', { name: code }).first().click();
    expect(await clipboardOf(help.page())).toBe(code);
  });

  itInTurn('ends with a report to send that contains the answers', async () => {
    const help = await refuse(language, limitedStore, 'channel');
    expect(await help.locator('[data-report]').count()).toBe(0);
    await help.getByRole('button', { name: words(language, 'refused.channel-site') }).click();
    const report = help.locator('[data-report="no"]');
    await report.waitFor();
    expect(await report.locator('[dir="ltr"]').first().innerText()).toContain(`${limitedStore}/channel:no:-:site:`);
    expect(await report.getByRole('link').first().getAttribute('href')).toMatch(/^https:\/\/wa\.me\//);
  });

  itInTurn('appears in the modal after a copy, keeps its answers, and returns the focus on Escape', async () => {
    const page = await open(`/${language}/store/${limitedStore}`);
    const opener = row(page, 'channel').locator('a[aria-haspopup="dialog"]');
    await opener.click();
    const dialog = page.getByRole('dialog');
    const button = dialog.getByRole('button', { name: words(language, 'refused.open') });
    expect(await button.count()).toBe(0);
    await dialog.getByRole('button', { name: words(language, 'modal.copy') }).click();
    await button.click();
    await helpIn(dialog)
      .getByRole('button', { name: words(language, 'refused.channel-site') })
      .click();
    await helpIn(dialog).locator('[data-reason="channel"]').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    // The answers of the page are kept while it is shown.
    await opener.click();
    await dialog.waitFor();
    expect(await button.count()).toBe(0);
    await dialog.getByRole('button', { name: words(language, 'modal.copy') }).click();
    await button.click();
    await helpIn(dialog).locator('[data-reason="channel"]').waitFor();
  });

  itInTurn('works with the keyboard alone, keeps the focus, and requests and stores nothing', async () => {
    const help = await refuse(language, limitedStore, 'channel');
    const page = help.page();
    const sendings = sendingsOf(page);
    const requests: string[] = [];
    // Pages to which links in view lead are fetched ahead.
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!/^\/(?:en|ar)\/.+\.json$/.test(pathname)) requests.push(pathname);
    });
    await help.getByRole('button').first().focus();
    const choice = help.getByRole('button', { name: words(language, 'refused.channel-site') });
    for (let steps = 0; steps < 4; steps += 1) {
      if (await choice.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await help.locator('[data-reason="channel"]').waitFor();
    expect(await choice.evaluate((element) => element === document.activeElement)).toBe(true);
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

  it.each(
    someInTurn(
      [
        ['light', 320],
        ['dark', 390],
        ['light', 1280],
      ] as const,
      language,
    ),
  )('is accessible and fits in %s mode at %i px', async (colorScheme, width) => {
    const visit = { viewport: { width, height: windows.phone.height }, media: { colorScheme } };
    const help = await refuse(language, limitedStore, 'minimum', visit);
    await help.getByRole('textbox').fill('188');
    await help.getByRole('textbox').press('Enter');
    await help.locator('[data-reason="minimum"]').waitFor();
    // At any scroll position a link may be partly covered by the header.
    await help.page().evaluate(() => scrollTo(0, 0));
    expect(await violations(help.page())).toEqual([]);
    expect(await help.page().evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});

it('the cases above cover every rule of a store', () => {
  const tried = answeredIn('en').flatMap(({ reason, store }) => (store ? [reason.kind] : []));
  expect(tried.toSorted()).toEqual(Object.keys(rulesByReason).toSorted());
});
