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
  'lost-text': {
    severity: 'error',
    title: 'No text is cut off at a #',
    explanation:
      'In a text without quotes, a # after a space begins a comment: the rest of the line is not read, and no reader sees it. After numbers, dates, ids and texts in quotes, a comment can stand on the same line.',
    fix: 'put the whole text in quotes, or move the comment to a line of its own',
    wrong: inStore`
      subtitle:
        en: The best offer #1 in the Gulf
        ar: أفضل عرض في الخليج
    `,
    right: inStore`
      subtitle:
        en: "The best offer #1 in the Gulf"
        ar: أفضل عرض في الخليج
    `,
  },
  'garbled-text': {
    severity: 'error',
    title: 'No text was damaged by a program',
    explanation:
      'A program that reads a file in the wrong encoding makes signs such as Ø or question marks of Arabic letters; a PDF gives the shapes of letters in place of letters.',
    fix: 'write the text again, or take it from an earlier version of the file',
    wrong: inStore`
      subtitle:
        en: Save on incense
        ar: "??? ????? ??????"
    `,
    right: inStore`
      subtitle:
        en: Save on incense
        ar: وفّر على البخور
    `,
  },
  'escaped-character': {
    severity: 'error',
    title: 'A short text has no line end and no tab',
    explanation:
      'Inside double quotes, a backslash and a letter are one character: \\n is a line end, \\t a tab. In an address of Windows they are not meant so.',
    fix: 'write / in place of the backslash, or two backslashes for one',
    wrong: inStore`
      subtitle:
        en: "Codes\new offers"
        ar: أكواد وعروض جديدة
    `,
    right: inStore`
      subtitle:
        en: Codes/new offers
        ar: أكواد وعروض جديدة
    `,
  },
  'merged-lines': {
    severity: 'error',
    title: 'No line is read as a part of the text above it',
    explanation:
      'A line that is indented deeper than the key or the dash above belongs to its text, even if it was meant as a key, an entry or a text of its own. A text is written on one line, or below `|`.',
    fix: 'give the line the indentation of its neighbours, and a key its colon and a space; or write the text on one line',
    wrong: inStore`
      aliases:
        - Luban House
          - Incense House
    `,
    right: inStore`
      aliases:
        - Luban House
        - Incense House
    `,
  },
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
    title: 'A file has all required keys',
    explanation: 'The message names the key and its meaning.',
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
      'If a value is not known, its key is left out too. A # after a space begins a comment, so a colour must be in quotes.',
    fix: 'write the value, or delete the key; put a value that begins with # in quotes',
    wrong: inStore`
      brand: #0f6e56
    `,
    right: inStore`
      brand: "#0f6e56"
    `,
  },
  'missing-translation': {
    severity: 'error',
    title: 'Every text exists in English and in Arabic',
    explanation: 'Every page exists in both languages, so the file contains both texts.',
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
    title: 'Codes and texts that YAML reads as numbers are in quotes',
    explanation:
      'YAML reads a bare 0123 as the number 123 and 12E5 as 1200000. The page would show a wrong code. So codes must always be in quotes, and so must texts that begin with a brace.',
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
    explanation: 'The kind determines the other keys, so they cannot be checked until the kind is valid.',
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
    title: 'A value is one of those that its key allows',
    explanation: 'Codes of countries and currencies, kinds and layouts come from closed lists. The message names them.',
    fix: 'write one of the values that the message lists',
    wrong: inStore`
      sections:
        - kind: prose
          tone: notes
          body:
            en: Ask before you order.
            ar: اسأل قبل أن تطلب.
    `,
    right: inStore`
      sections:
        - kind: prose
          tone: note
          body:
            en: Ask before you order.
            ar: اسأل قبل أن تطلب.
    `,
  },
  'invalid-value': {
    severity: 'error',
    title: 'A value has the form that its key requires',
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
      'Only https is accepted. Inside the site a link is written without the language: /stores, or #guide for a section of the same page. An address of an app begins with a scheme that is in the list of `deepLink` in schemas/common.schema.json. To have one added, open an issue that names the store, its app and an address that opens it; until then write the https address, which opens the app on most phones.',
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
    title: 'A number is within its bounds',
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
      'The banner of the home page has seven entries, there are six featured stores, and a list that a page shows is not empty.',
    fix: 'add or remove entries, as the message says',
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
    title: 'A list contains each entry once',
    explanation: 'The same entry twice in a list is a mistake.',
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
    title: 'A code is not a text that says that there is no code',
    explanation:
      'Networks write "NOT REQUIRED" where no code is needed. The page would show it as a code to copy. Such an offer is a deal.',
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
