/** @module-tag all */
import { describe, expect, inject, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import type { Question } from '../../src/domain/verdict/verdict';
import { changedAt } from '../support/changed-site';
import { browserForTests } from '../support/visit';
import { words } from '../support/words';

const visits = browserForTests();

const money = (amount: number): string => words('en', 'money-words.SAR', { amount });

/** An answer that makes an offer inapplicable, and what is said of the offer then. */
const limits: readonly (readonly [offer: string, question: Question, value: string, says: string])[] = [
  ['item-price', 'itemPrice', '99.99', words('en', 'reason.item-price', { needed: money(100) })],
  ['country', 'country', 'SA', 'It holds only in Kuwait and the UAE.'],
  ['channel', 'channel', 'site', words('en', 'reason.channel', { needed: 'app' })],
  ['customer', 'customer', 'returning', words('en', 'reason.customer')],
  ['member', 'member', 'no', words('en', 'reason.member')],
  ['payment', 'payment', 'mada', 'It excludes payment by: mada card.'],
  ['goods', 'goods', 'other', 'It is only for: Beauty products.'],
  ['brand', 'brand', 'Dyson', 'It excludes: Apple, Dyson.'],
  ['sale-items', 'prices', 'sale', words('en', 'reason.sale-items')],
  ['used-once', 'usedBefore', 'yes', words('en', 'reason.used-once')],
];

describe('the reasons why a code does not apply (product rule R84)', () => {
  const open = async (store: string, fragment: string): Promise<Page> => {
    const page = await visits.open(`/en/store/${store}#basket=${fragment}`, {
      at: changedAt,
      site: inject('changedUrl'),
    });
    await page.locator('[data-basket-answer]').filter({ hasText: /\S/ }).waitFor();
    return page;
  };
  const control = (page: Page, question: Question): Locator =>
    page.locator('#basket').getByLabel(words('en', `basket.${question}`), { exact: true });

  it('are shown with each offer, as far as the amount and the answers decide', async () => {
    const page = await open('example-limits', '250SAR');
    const row = (offer: string): Locator => page.locator(`tr[data-step][data-offer="${offer}"]`);
    expect(await row('minimum').textContent()).toContain(words('en', 'ladder.missing', { missing: money(50) }));
    expect(await row('maximum').textContent()).toContain(words('en', 'reason.maximum', { most: money(200) }));
    for (const [offer, question, value, says] of limits) {
      // What has not been answered refuses nothing.
      expect(await row(offer).textContent(), offer).not.toContain(says);
      if (question === 'itemPrice') await control(page, question).fill(value);
      else await control(page, question).selectOption(value);
      await expect.poll(() => row(offer).textContent(), { message: offer }).toContain(says);
    }
  });

  it('include all conditions of the store, and the address keeps the answers', async () => {
    const page = await open('example-rules', '250SAR.sale.seller.no-other.pay-cash-on-delivery.goods-gold');
    const reasons = page.locator('#basket [data-note]');
    await expect.poll(() => reasons.count()).toBe(5);
    const said = await page.locator('#basket').textContent();
    for (const reason of [
      words('en', 'reason.store-minimum', { needed: money(300), missing: money(50) }),
      'The store takes no codes with payment by: Cash on delivery.',
      words('en', 'reason.store-seller'),
      'The store takes no codes for: Gold.',
      words('en', 'reason.store-sale-items'),
    ])
      expect(said).toContain(reason);
    expect(await control(page, 'goods').inputValue()).toBe('gold');
    await page.locator('#basket details').evaluateAll((all) => all.map((each) => each.setAttribute('open', '')));
    await control(page, 'combined').selectOption('yes');
    await expect.poll(() => reasons.count()).toBe(6);
    expect(await page.locator('#basket').textContent()).toContain(words('en', 'reason.other-code'));
    expect(new URL(page.url()).hash).toBe('#basket=250SAR.sale.seller.combined.pay-cash-on-delivery.goods-gold');
  });

  it('are asked for only by the questions that apply to this store', async () => {
    const page = await open('example-rules', '300SAR');
    expect(await page.locator('#basket select').count()).toBe(6);
    expect(await control(page, 'brand').count()).toBe(0);
    for (const [question, value] of [
      ['payment', 'other'],
      ['fromSeller', 'no'],
      ['goods', 'other'],
      ['prices', 'full'],
      ['combined', 'no'],
    ] as const)
      await control(page, question).selectOption(value);
    await expect.poll(() => page.locator('#basket code').allInnerTexts()).toEqual(['TWELVE12']);
  });
});
