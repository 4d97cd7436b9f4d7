import type { Page } from 'playwright-core';

/** Makes the browser refuse the Clipboard API, and the old way of copying, too. */
export async function refuseCopying(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Refused.', 'NotAllowedError'));
    document.execCommand = () => false;
  });
}
