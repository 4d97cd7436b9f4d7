import { twelfthStore } from './twelfth-store';

/** One code with a limit. */
function code(id: string, limit: string): string {
  const name = id.replaceAll('-', ' ');
  return `  - id: ${id}
    kind: code
    code: "${id.toUpperCase()}"
    url: https://www.example.com/bazaar
    title:
      en: A code with the limit ${name}
      ar: كود له حد ${name}
    benefit:
      kind: percent
      percent: 10
${limit.replaceAll(/^(?=.)/gm, '    ')}`;
}

/** A store of its own. */
const bazaar = (slug: string, en: string, ar: string): string =>
  twelfthStore
    .replaceAll('example-bazaar', slug)
    .replaceAll('Example Bazaar', en)
    .replaceAll('بازار المثال', ar)
    .replace('featured: twelve\n', 'featured: twelve\nfeedback: thanks\n');

/** A store with one code for each limit of offers. */
export const storeOfLimits = bazaar('example-limits', 'Example Limits', 'حدود المثال')
  .replace('featured: twelve\n', 'featured: minimum\n')
  .replace(
    /offers:\n.*?(?=sections:)/s,
    `offers:\n${[
      code('minimum', 'minimumSpend:\n  amount: 300\n  currency: SAR\n'),
      code('maximum', 'maximumSpend:\n  amount: 200\n  currency: SAR\n'),
      code('item-price', 'perItem:\n  minimum: 100\n  currency: SAR\n'),
      code('country', 'where: [KW, AE]\n'),
      code('channel', 'channel: app\n'),
      code('customer', 'who: new-customers\n'),
      code('member', 'who: members\n'),
      code('payment', 'payment:\n  only: [card]\n  except: [mada]\n'),
      code('goods', 'applies:\n  only: [beauty]\n'),
      code('brand', 'applies:\n  exceptBrands: ["Apple", "Dyson"]\n'),
      code('sale-items', 'saleItems: excluded\n'),
      code('used-once', 'oncePerCustomer: true\n'),
      code('not-begun', 'starts: 2025-09-20\n'),
      code('ended', 'expires: 2025-09-10\nchecks:\n  - date: 2025-09-01\n    result: worked\n'),
    ].join('')}`,
  )
  .concat('  - kind: offers\n    heading:\n      en: As a table\n      ar: في جدول\n    layout: table\n');

/** A store with conditions that hold for each of its codes. */
export const storeOfRules = bazaar('example-rules', 'Example Rules', 'قواعد المثال').replace(
  'offers:\n  - id: twelve',
  `rules:
  - kind: one-code-per-order
  - kind: minimum
    amount: 300
    currency: SAR
  - kind: payment
    except: [cash-on-delivery]
  - kind: sellers
  - kind: goods
    except: [gold]
  - kind: sale-items
offers:
  - id: twelve`,
);
