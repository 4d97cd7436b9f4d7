import { inCategories, inStore, type CodeEntry } from '../../../diagnostics/codes/entry';

export const sharedListsCodes = {
  'unlisted-country': {
    severity: 'error',
    title: 'A country that a file names is listed',
    explanation:
      'The names of countries, and the currency of each, are in data/countries.yaml. A country that is missing there cannot be shown.',
    fix: 'add the country to data/countries.yaml',
    wrong: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: 10% off
            ar: خصم 10%
          where: [SA, EG]
    `,
    right: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: 10% off
            ar: خصم 10%
          where: [SA]
    `,
  },
  'unlisted-currency': {
    severity: 'error',
    title: 'A currency that a file names is listed',
    explanation: 'The currencies are in data/currencies.yaml, with their names and how many decimals each has.',
    fix: 'add the currency to data/currencies.yaml',
    wrong: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: 10% off
            ar: خصم 10%
          minimumSpend:
            amount: 20
            currency: KWD
    `,
    right: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: 10% off
            ar: خصم 10%
          minimumSpend:
            amount: 20
            currency: SAR
    `,
  },
  'unknown-category': {
    severity: 'error',
    title: 'A store or offer names a category that exists',
    explanation:
      'Categories are in data/categories.yaml, with their ids and names. An offer has the category of its store unless it names its own.',
    fix: 'write the id of a category; the message names the nearest. For a new one, add it to data/categories.yaml first',
    wrong: inStore`
      category: incence
    `,
    right: inStore`
      category: incense
    `,
  },
  'unknown-group': {
    severity: 'error',
    title: 'A category names a group that exists',
    explanation: 'The groups are in the same file, below `groups:`.',
    fix: 'write the id of a group; the message names the nearest',
    wrong: inCategories`
      categories:
        incense:
          name:
            en: Incense
            ar: بخور
          group: hom
        marketplace:
          name:
            en: Marketplace
            ar: سوق إلكتروني
    `,
    right: inCategories`
      categories:
        incense:
          name:
            en: Incense
            ar: بخور
          group: home
        marketplace:
          name:
            en: Marketplace
            ar: سوق إلكتروني
    `,
  },
  'unknown-payment': {
    severity: 'error',
    title: 'A limit names a payment method that exists',
    explanation:
      'The payment methods are in data/payments.yaml, with their ids and names. The card of a bank is one of them.',
    fix: 'write the id of a payment method; the message names the nearest. For a new one, add it to data/payments.yaml first',
    wrong: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: 10% off
            ar: خصم 10%
          payment:
            except: [madda]
    `,
    right: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: 10% off
            ar: خصم 10%
          payment:
            except: [mada]
    `,
  },
  'unknown-goods': {
    severity: 'error',
    title: 'A limit names a kind of goods that exists',
    explanation:
      'The kinds of goods are in data/goods.yaml, with their ids and names. `on` of a benefit may also be `full-price` or `sale`.',
    fix: 'write the id of a kind of goods; the message names the nearest. For a new one, add it to data/goods.yaml first',
    wrong: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: 10% off
            ar: خصم 10%
          applies:
            except: [giftcards]
    `,
    right: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: 10% off
            ar: خصم 10%
          applies:
            except: [gift-cards]
    `,
  },
  'unknown-season': {
    severity: 'error',
    title: 'An offer names a season that exists',
    explanation: 'The seasons are in data/seasons.yaml, with their ids and names.',
    fix: 'write the id of a season; the message names the nearest. For a new one, add it to data/seasons.yaml first',
    wrong: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: 10% off
            ar: خصم 10%
          seasons: [white-fryday]
    `,
    right: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: 10% off
            ar: خصم 10%
          seasons: [white-friday]
    `,
  },
  'category-like-group': {
    severity: 'error',
    title: 'A group has no id of a category',
    explanation: 'Categories and groups have pages below `/category`, whose addresses end with their ids.',
    fix: 'give the group or the category another id',
    wrong: inCategories`
      groups:
        incense:
          name:
            en: Home
            ar: المنزل
      categories:
        incense:
          name:
            en: Incense
            ar: بخور
          group: incense
        marketplace:
          name:
            en: Marketplace
            ar: سوق إلكتروني
    `,
    right: inCategories`
      groups:
        home:
          name:
            en: Home
            ar: المنزل
      categories:
        incense:
          name:
            en: Incense
            ar: بخور
          group: home
        marketplace:
          name:
            en: Marketplace
            ar: سوق إلكتروني
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
