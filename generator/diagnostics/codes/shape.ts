import { inStore, type CodeEntry } from './entry';

const offersRight = inStore`
  offers:
    - id: ten-percent
      kind: code
      code: "LUBAN10"
      title:
        en: 10% off
        ar: خصم 10%
`;

/** The codes about keys and values that differ from the schemas. */
export const shapeCodes = {
  'unknown-key': {
    severity: 'error',
    title: 'Every key is one that the schema knows',
    explanation: 'A misspelt key would be ignored, and what it says would be missing from the page.',
    fix: 'write the key as the schema does; the message names the nearest one',
    wrong: inStore`
      alias:
        - Luban House
    `,
    right: inStore`
      aliases:
        - Luban House
    `,
  },
  'missing-key': {
    severity: 'error',
    title: 'What every such file has is there',
    explanation: 'The message names the key and what it says.',
    fix: 'add the key; the message says what it means',
    wrong: inStore`
      rating:
        score: 4.5
    `,
    right: inStore`
      rating:
        score: 4.5
        count: 350
    `,
  },
  'missing-value': {
    severity: 'error',
    title: 'A key has a value',
    explanation:
      'A key without a value says nothing. What is not known is left out with its key. A # after a space begins a comment, so a colour stands in quotes.',
    fix: 'write the value, or delete the key with it; put quotes round what begins with #',
    wrong: inStore`
      brand: #0f6e56
    `,
    right: inStore`
      brand: "#0f6e56"
    `,
  },
  'missing-translation': {
    severity: 'error',
    title: 'Every text is there in English and in Arabic',
    explanation: 'Every page exists in both languages, so both stand side by side in the file.',
    fix: 'write the text in the language that is missing',
    wrong: inStore`
      heading:
        en: Luban offers
        ar: ""
    `,
    right: inStore`
      heading:
        en: Luban offers
        ar: عروض لبان
    `,
  },
  'wrong-type': {
    severity: 'error',
    title: 'A value is of the type that its key takes',
    explanation: 'A list where the schema says list, a number where it says number, and so on.',
    fix: 'write the value in the form that the message names',
    wrong: inStore`
      aliases: Luban House
    `,
    right: inStore`
      aliases:
        - Luban House
    `,
  },
  'unquoted-text': {
    severity: 'error',
    title: 'Codes and texts that look like numbers stand in quotes',
    explanation:
      'YAML reads a bare 0123 as the number 123 and 12E5 as 1200000. The code on the page would be another one. So codes always stand in quotes, and so do texts that begin with a brace.',
    fix: 'put the value in quotes',
    wrong: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: 12E5
          title:
            en: 10% off
            ar: خصم 10%
    `,
    right: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "12E5"
          title:
            en: 10% off
            ar: خصم 10%
    `,
  },
  'unknown-section-kind': {
    severity: 'error',
    title: 'A section is of a kind that the site can show',
    explanation: 'Pages are built of a closed list of sections. Pages that belong to no store cannot show offers.',
    fix: 'write one of the kinds that the message lists',
    wrong: inStore`
      sections:
        - kind: stepz
          heading:
            en: How to use a code
            ar: كيف تستخدم الكود
          steps:
            - title:
                en: Copy the code
                ar: انسخ الكود
    `,
    right: inStore`
      sections:
        - kind: steps
          heading:
            en: How to use a code
            ar: كيف تستخدم الكود
          steps:
            - title:
                en: Copy the code
                ar: انسخ الكود
    `,
  },
  'unknown-kind': {
    severity: 'error',
    title: 'An offer, a benefit or a page is of a known kind',
    explanation: 'The kind says which other keys there are, so nothing else can be checked before it is right.',
    fix: 'write one of the kinds that the message lists',
    wrong: inStore`
      offers:
        - id: ten-percent
          kind: coupon
          code: "LUBAN10"
          title:
            en: 10% off
            ar: خصم 10%
    `,
    right: offersRight,
  },
  'unknown-value': {
    severity: 'error',
    title: 'A value is one of those that its key takes',
    explanation: 'Icons, countries, currencies and layouts come from closed lists. The message names them.',
    fix: 'write one of the values that the message lists',
    wrong: inStore`
      icon: leef
    `,
    right: inStore`
      icon: leaf
    `,
  },
  'invalid-value': {
    severity: 'error',
    title: 'A value has the form that its key takes',
    explanation: 'Slugs, paths, colours, codes and names of files each have a form. The message says which.',
    fix: 'write the value in the form that the message describes',
    wrong: inStore`
      brand: green
    `,
    right: inStore`
      brand: "#0f6e56"
    `,
  },
  'invalid-link': {
    severity: 'error',
    title: 'A link is a full https address or a page of this site',
    explanation:
      'Only https is accepted. Inside the site a link is written without the language: /stores, or #guide for a section of the same page.',
    fix: 'write the full address with https, or a page of this site that begins with /',
    wrong: inStore`
      url: http://www.example.com/
    `,
    right: inStore`
      url: https://www.example.com/
    `,
  },
  'invalid-date': {
    severity: 'error',
    title: 'A date is a day or month of the calendar',
    explanation: 'Days are written YYYY-MM-DD and months YYYY-MM. February has no thirtieth day.',
    fix: 'write a day as 2026-12-31 or a month as 2026-12',
    wrong: inStore`
      updated: 2025-02-30
    `,
    right: inStore`
      updated: 2025-02-28
    `,
  },
  'out-of-range': {
    severity: 'error',
    title: 'A number lies within its bounds',
    explanation: 'Ratings are out of 5 with one decimal, percentages run from 1 to 100, amounts are more than 0.',
    fix: 'correct the number; the message names its bounds',
    wrong: inStore`
      rating:
        score: 47
        count: 350
    `,
    right: inStore`
      rating:
        score: 4.7
        count: 350
    `,
  },
  'wrong-count': {
    severity: 'error',
    title: 'A list has as many entries as the page needs',
    explanation:
      'The banner of the home page has seven entries, the featured stores are six, and no list is empty that a page shows.',
    fix: 'add entries or take some away, as the message says',
    wrong: inStore`
      sections: []
    `,
    right: inStore`
      sections:
        - kind: prose
          body:
            en: Luban sells incense.
            ar: يبيع لبان البخور.
    `,
  },
  'duplicate-entry': {
    severity: 'error',
    title: 'A list names everything once',
    explanation: 'The same name twice in a list of names is a slip.',
    fix: 'delete one of the two',
    wrong: inStore`
      aliases:
        - Luban House
        - Luban House
    `,
    right: inStore`
      aliases:
        - Luban House
        - House of Luban
    `,
  },
  'deal-with-code': {
    severity: 'error',
    title: 'A deal has no code',
    explanation: 'An offer is either a code that shoppers type (kind: code) or a deal that needs none (kind: deal).',
    fix: 'write `kind: code`, or delete the line `code:`',
    wrong: inStore`
      offers:
        - id: ten-percent
          kind: deal
          code: "LUBAN10"
          url: https://www.example.com/luban
          title:
            en: 10% off
            ar: خصم 10%
    `,
    right: offersRight,
  },
  'missing-code': {
    severity: 'error',
    title: 'An offer of kind code has its code',
    explanation: 'An offer is either a code that shoppers type (kind: code) or a deal that needs none (kind: deal).',
    fix: 'add `code:` with the code in quotes, or write `kind: deal`',
    wrong: inStore`
      offers:
        - id: ten-percent
          kind: code
          title:
            en: 10% off
            ar: خصم 10%
    `,
    right: offersRight,
  },
  'not-a-code': {
    severity: 'error',
    title: 'A code is a code, not words that say there is none',
    explanation:
      'Networks write "NOT REQUIRED" where no code is needed. On the page it would stand in the box that shoppers copy. Such an offer is a deal.',
    fix: 'write `kind: deal` and delete the line `code:`',
    wrong: inStore`
      offers:
        - id: ten-percent
          kind: code
          code: "NOT REQUIRED"
          title:
            en: 10% off
            ar: خصم 10%
    `,
    right: inStore`
      offers:
        - id: ten-percent
          kind: deal
          url: https://www.example.com/luban
          title:
            en: 10% off
            ar: خصم 10%
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
