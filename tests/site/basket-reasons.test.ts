/** @module-tag all */
import { describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { Language } from '../../src/domain/language/language';
import type { Question } from '../../src/domain/verdict/verdict';
import { changedAt } from '../support/changed-site';
import { browserForTests } from '../support/visit';
import { bothLanguages, someInTurn, words } from '../support/words';

const visits = browserForTests();

const money = (language: Language, amount: number): string => words(language, 'money-words.SAR', { amount });
const inBoth = (write: (language: Language) => string): Readonly<Record<Language, string>> => ({
  en: write('en'),
  ar: write('ar'),
});

/** A question with an answer that leads to a refusal, and what is said then of the offer. */
interface Refusal {
  readonly offer: string;
  /** Without one, the amount decides. */
  readonly question?: Question;
  /** The value of the chosen option, or the text of the field. */
  readonly value?: string;
  readonly says: Readonly<Record<Language, string>>;
}

const limits: readonly Refusal[] = [
  {
    offer: 'minimum',
    says: inBoth((language) => words(language, 'ladder.missing', { missing: money(language, 50) })),
  },
  { offer: 'maximum', says: inBoth((language) => words(language, 'reason.maximum', { most: money(language, 200) })) },
  {
    offer: 'item-price',
    question: 'itemPrice',
    value: '99.99',
    says: inBoth((language) => words(language, 'reason.item-price', { needed: money(language, 100) })),
  },
  {
    offer: 'country',
    question: 'country',
    value: 'SA',
    says: { en: 'It holds only in Kuwait and the UAE.', ar: 'يسري في الكويت والإمارات فقط.' },
  },
  {
    offer: 'channel',
    question: 'channel',
    value: 'site',
    says: inBoth((language) => words(language, 'reason.channel', { needed: 'app' })),
  },
  {
    offer: 'customer',
    question: 'customer',
    value: 'returning',
    says: inBoth((language) => words(language, 'reason.customer')),
  },
  { offer: 'member', question: 'member', value: 'no', says: inBoth((language) => words(language, 'reason.member')) },
  {
    offer: 'payment',
    question: 'payment',
    value: 'mada',
    says: { en: 'It excludes payment by: mada card.', ar: 'لا يسري عند الدفع بإحدى هذه الطرق: بطاقة مدى.' },
  },
  {
    offer: 'goods',
    question: 'goods',
    value: 'other',
    says: { en: 'It is only for: Beauty products.', ar: 'يقتصر على: منتجات التجميل.' },
  },
  {
    offer: 'brand',
    question: 'brand',
    value: 'Dyson',
    says: { en: 'It excludes: Apple, Dyson.', ar: 'لا يشمل: Apple، Dyson.' },
  },
  {
    offer: 'sale-items',
    question: 'prices',
    value: 'sale',
    says: inBoth((language) => words(language, 'reason.sale-items')),
  },
  {
    offer: 'used-once',
    question: 'usedBefore',
    value: 'yes',
    says: inBoth((language) => words(language, 'reason.used-once')),
  },
];

const rules: readonly Omit<Refusal, 'offer'>[] = [
  {
    says: inBoth((language) =>
      words(language, 'reason.store-minimum', { needed: money(language, 300), missing: money(language, 50) }),
    ),
  },
  {
    question: 'payment',
    value: 'cash-on-delivery',
    says: {
      en: 'The store takes no codes with payment by: Cash on delivery.',
      ar: 'لا يقبل المتجر أي كود عند الدفع بإحدى هذه الطرق: الدفع عند الاستلام.',
    },
  },
  { question: 'fromSeller', value: 'yes', says: inBoth((language) => words(language, 'reason.store-seller')) },
  {
    question: 'goods',
    value: 'gold',
    says: { en: 'The store takes no codes for: Gold.', ar: 'لا يقبل المتجر أي كود على: ذهب.' },
  },
  { question: 'prices', value: 'sale', says: inBoth((language) => words(language, 'reason.store-sale-items')) },
  { question: 'combined', value: 'yes', says: inBoth((language) => words(language, 'reason.other-code')) },
];

describe.each(bothLanguages)('the reasons why a code does not apply (product rule R84) in %s', (language) => {
  const open = (store: string, fragment: string): Promise<Page> =>
    visits.open(`/${language}/store/${store}#basket=${fragment}`, {
      at: changedAt,
      site: inject('changedUrl'),
    });
  const control = (page: Page, question: Question) =>
    page.locator('#basket').getByLabel(words(language, `basket.${question}`), { exact: true });

  async function give(page: Page, { question, value = '' }: Omit<Refusal, 'offer'>): Promise<void> {
    if (question === undefined) return;
    if (question === 'itemPrice') await control(page, question).fill(value);
    else await control(page, question).selectOption(value);
  }

  it.each(someInTurn(limits, language))('explains why the offer "$offer" does not apply', async (refusal) => {
    const page = await open('example-limits', '250SAR');
    await page.locator('[data-basket-answer]').filter({ hasText: /\S/ }).waitFor();
    const row = page.locator(`tr[data-step][data-offer="${refusal.offer}"]`);
    // What has not been answered refuses nothing.
    if (refusal.question !== undefined) expect(await row.textContent()).not.toContain(refusal.says[language]);
    await give(page, refusal);
    await expect.poll(() => row.textContent()).toContain(refusal.says[language]);
  });

  it.each(someInTurn(rules, language))('states the condition of the store: $says.en', async (refusal) => {
    const page = await open('example-rules', '250SAR');
    await page.locator('[data-basket-answer]').filter({ hasText: /\S/ }).waitFor();
    await give(page, refusal);
    await expect.poll(() => page.locator('#basket').textContent()).toContain(refusal.says[language]);
  });

  it('lists all reasons and keeps the answers in the address', async () => {
    const page = await open('example-rules', '250SAR.sale.seller.no-other.pay-cash-on-delivery.goods-gold');
    const reasons = page.locator('#basket [data-note]');
    await expect.poll(() => reasons.count()).toBe(6);
    expect(await control(page, 'goods').inputValue()).toBe('gold');
    await control(page, 'combined').selectOption('yes');
    await expect.poll(() => reasons.count()).toBe(7);
    expect(new URL(page.url()).hash).toBe('#basket=250SAR.sale.seller.combined.pay-cash-on-delivery.goods-gold');
  });

  it('asks only the questions that apply to this store', async () => {
    const page = await open('example-rules', '300SAR');
    await page.locator('[data-basket-answer]').filter({ hasText: /\S/ }).waitFor();
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
