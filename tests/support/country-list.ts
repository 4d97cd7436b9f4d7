import type { Locator, Page } from 'playwright-core';

/** The control of the country in the bar, or in the menu if the bar has no space for it. */
export const control = (page: Page): Locator => page.locator('header button[aria-haspopup="dialog"]:visible');

/** A country in the open list, by the beginning of its name. */
export const choice = (page: Page, name: string): Locator =>
  page.locator('dialog').getByRole('button', { name: new RegExp(`^${name}`) });

/** Chooses a country. The list may be open. */
export async function choose(page: Page, name: string): Promise<void> {
  if (!(await page.locator('dialog').isVisible())) await control(page).click();
  await choice(page, name).click();
  await page.locator('dialog').waitFor({ state: 'detached' });
}
