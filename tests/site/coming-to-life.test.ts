import { describe, expect, it } from 'vitest';
import { browserForTests, windows } from '../support/visit';
import { bothLanguages } from '../support/words';

const visits = browserForTests();

declare global {
  interface Window {
    /** What of `Intl` was asked, by name. */
    asked: string[];
  }
}

describe.each(bothLanguages)('a page that comes to life in %s', (language) => {
  // Its first answer takes a twentieth of a second on a phone, just when the reader wants to press something.
  it.each(['/', '/store/temu', '/store/iherb', '/namshi-coupon', '/all-coupons', '/stores', '/about'])(
    'asks nothing of Intl on %s',
    async (address) => {
      const page = await visits.open(`/${language}${address}`, {
        viewport: windows.phone,
        before: (opened) =>
          opened.addInitScript(() => {
            window.asked = [];
            for (const name of [
              'Collator',
              'DateTimeFormat',
              'ListFormat',
              'NumberFormat',
              'PluralRules',
              'RelativeTimeFormat',
              'Segmenter',
            ] as const) {
              const note = (): void => void window.asked.push(name);
              Object.defineProperty(Intl, name, {
                value: new Proxy(Intl[name], {
                  construct(target, words) {
                    note();
                    return Reflect.construct(target, words) as object;
                  },
                  apply(target, self, words) {
                    note();
                    return Reflect.apply(target as () => unknown, self, words);
                  },
                }),
              });
            }
          }),
      });
      expect(await page.evaluate(() => window.asked)).toEqual([]);
      await page.evaluate(() => new Intl.NumberFormat('en').format(1));
      expect(await page.evaluate(() => window.asked)).toEqual(['NumberFormat']);
    },
  );
});
