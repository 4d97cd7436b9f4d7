import { inStore, type CodeEntry } from '../../../diagnostics/codes/entry';

export const offerLimitsCodes = {
  'benefit-twice': {
    severity: 'error',
    title: 'An offer has one benefit, or one for each kind of items',
    explanation:
      '`benefit` holds for all items. `benefits` has an entry for each kind of items: at full price, on sale, or a kind of goods.',
    fix: 'keep one of the two',
    wrong: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: A discount
            ar: خصم
          benefit:
            kind: percent
            percent: 10
          benefits:
            - on: full-price
              benefit:
                kind: percent
                percent: 10
            - on: sale
              benefit:
                kind: percent
                percent: 5
    `,
    right: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: A discount
            ar: خصم
          benefits:
            - on: full-price
              benefit:
                kind: percent
                percent: 10
            - on: sale
              benefit:
                kind: percent
                percent: 5
    `,
  },
  'benefit-never-given': {
    severity: 'error',
    title: 'Each of several benefits can be given',
    explanation:
      'A benefit on items that another line of the offer excludes, or that an earlier entry has already, is never given.',
    fix: 'remove the entry, or correct what excludes it',
    wrong: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: A discount
            ar: خصم
          benefits:
            - on: full-price
              benefit:
                kind: percent
                percent: 10
            - on: sale
              benefit:
                kind: percent
                percent: 5
          saleItems: excluded
    `,
    right: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: A discount
            ar: خصم
          benefits:
            - on: full-price
              benefit:
                kind: percent
                percent: 10
            - on: sale
              benefit:
                kind: percent
                percent: 5
    `,
  },
  'spend-reversed': {
    severity: 'error',
    title: 'The minimum of an order is not above its maximum',
    explanation: '`minimumSpend` is the least that an order must cost, `maximumSpend` the most.',
    fix: 'correct one of the two',
    wrong: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: A discount
            ar: خصم
          minimumSpend:
            amount: 500
            currency: SAR
          maximumSpend:
            amount: 100
            currency: SAR
    `,
    right: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: A discount
            ar: خصم
          minimumSpend:
            amount: 100
            currency: SAR
          maximumSpend:
            amount: 500
            currency: SAR
    `,
  },
  'maximum-discount': {
    severity: 'error',
    title: 'The maximum discount fits the benefit',
    explanation:
      '`maximumDiscount` is the most that is taken off, as in "20% off, up to 50 SAR". A fixed amount is not more than it, and delivery and gifts take nothing off.',
    fix: 'correct the amount, or remove `maximumDiscount`',
    wrong: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: A discount
            ar: خصم
          benefit:
            kind: amount
            amount: 100
            currency: SAR
          maximumDiscount:
            amount: 50
            currency: SAR
    `,
    right: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: A discount
            ar: خصم
          benefit:
            kind: percent
            percent: 20
          maximumDiscount:
            amount: 50
            currency: SAR
    `,
  },
  'currencies-differ': {
    severity: 'warning',
    title: 'The amounts of an offer are in one currency',
    explanation:
      'A store states an offer in one currency. A second one is usually a slip, and not all currencies can be compared.',
    fix: 'write the currency in which the store states the offer',
    wrong: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: A discount
            ar: خصم
          minimumSpend:
            amount: 100
            currency: SAR
          maximumDiscount:
            amount: 50
            currency: AED
    `,
    right: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: A discount
            ar: خصم
          minimumSpend:
            amount: 100
            currency: SAR
          maximumDiscount:
            amount: 50
            currency: SAR
    `,
  },
  'limit-empty': {
    severity: 'error',
    title: 'A limit says something',
    explanation: 'A limit without an amount or a list says nothing. What is not known is left out.',
    fix: 'add the amount or the list, or remove the limit',
    wrong: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: A discount
            ar: خصم
          perItem:
            currency: SAR
    `,
    right: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: A discount
            ar: خصم
          perItem:
            minimum: 300
            currency: SAR
    `,
  },
  'only-and-except': {
    severity: 'error',
    title: 'Nothing is both included and excluded',
    explanation: '`only` has what an offer or rule holds for, and `except` what it does not hold for.',
    fix: 'remove it from one of the two lists',
    wrong: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: A discount
            ar: خصم
          payment:
            only: [card, mada]
            except: [mada]
    `,
    right: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: A discount
            ar: خصم
          payment:
            only: [card]
            except: [mada]
    `,
  },
  'combines-against-rule': {
    severity: 'warning',
    title: 'An offer combines with other codes only where the store takes several',
    explanation: 'The rule `one-code-per-order` of the store holds for all of its codes.',
    fix: 'remove `other-codes`, or the rule',
    wrong: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: A discount
            ar: خصم
          combines: [other-codes]
      rules:
        - kind: one-code-per-order
    `,
    right: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "LUBAN10"
          title:
            en: A discount
            ar: خصم
          combines: [free-delivery]
      rules:
        - kind: one-code-per-order
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
