import { inAbout, inMessages, inStore, wholeFile, type CodeEntry } from './entry';

/** Faults of words: translations, placeholders, messages, Markdown. */
export const textCodes = {
  'untranslated-text': {
    severity: 'error',
    title: 'The two languages of a text differ',
    explanation:
      'An Arabic text of several words without an Arabic letter has been forgotten. Names and labels may be the same; a message that rightly is the same in both languages says `same: true`.',
    fix: 'translate the text; a message that rightly is the same in both languages gets `same: true`',
    wrong: inStore`
      subtitle:
        en: Save on your first order
        ar: Save on your first order
    `,
    right: inStore`
      subtitle:
        en: Save on your first order
        ar: وفّر في أول طلب لك
    `,
  },
  'unfinished-text': {
    severity: 'error',
    title: 'No text is still to be written',
    explanation: '`npm run new` writes TODO where only a person knows the words. On the page readers would see it.',
    fix: 'write the words in place of TODO, or delete the key if the text is optional',
    wrong: inStore`
      subtitle:
        en: Save on your first order
        ar: TODO
    `,
    right: inStore`
      subtitle:
        en: Save on your first order
        ar: وفّر في أول طلب لك
    `,
  },
  'unknown-placeholder': {
    severity: 'error',
    title: 'A placeholder is one of {store}, {code}, {month}, {year}, {country}',
    explanation: 'What stands in braces is filled in. An unknown name would be shown to readers, braces and all.',
    fix: 'write one of the placeholders that there are, or the words themselves',
    wrong: inStore`
      title:
        en: "{shop} codes"
        ar: "أكواد {store}"
    `,
    right: inStore`
      title:
        en: "{store} codes"
        ar: "أكواد {store}"
    `,
  },
  'misplaced-placeholder': {
    severity: 'error',
    title: 'A placeholder stands where it has a value',
    explanation:
      '{store} needs a store, {code} a featured offer with a code, {month} and {year} the key `checked`, and {country} a store with a choice of countries.',
    fix: 'add the key that the value comes from, or write the words themselves',
    wrong: inStore`
      title:
        en: "Luban code {code}"
        ar: كود لبان
    `,
    right: inStore`
      featured: ten-percent
      title:
        en: "Luban code {code}"
        ar: "كود لبان {code}"
    `,
  },
  'placeholder-mismatch': {
    severity: 'error',
    title: 'Both languages have the same placeholders',
    explanation: 'A placeholder that one language lacks is a fact that its readers are not told.',
    fix: 'use the same placeholders in both languages',
    wrong: inStore`
      title:
        en: "{store} codes for {month}"
        ar: "أكواد {store}"
    `,
    right: inStore`
      title:
        en: "{store} codes for {month}"
        ar: "أكواد {store} لشهر {month}"
    `,
  },
  'invalid-message': {
    severity: 'error',
    title: 'A message is ICU MessageFormat',
    explanation: 'Placeholders stand in braces, and every brace and tag is closed.',
    fix: 'close what the frame shows; a brace that is meant as a sign stands in single quotes',
    wrong: inMessages`
      messages:
        search.label:
          en: "Search {store"
          ar: "ابحث في {store}"
          note: The name of the search box; store is a name.
    `,
    right: inMessages`
      messages:
        search.label:
          en: "Search {store}"
          ar: "ابحث في {store}"
          note: The name of the search box; store is a name.
    `,
  },
  'missing-plural-form': {
    severity: 'error',
    title: 'A plural has every form of its language',
    explanation:
      'English has one and other. Arabic has zero, one, two, few, many and other, and each is a different word.',
    fix: 'add the forms that the fault names, each with the word in its right form',
    wrong: inMessages`
      messages:
        offers.count:
          en: "{count, plural, one {# code} other {# codes}}"
          ar: "{count, plural, one {كود واحد} other {# كود}}"
          note: How many codes a store has; count is the number.
    `,
    right: inMessages`
      messages:
        offers.count:
          en: "{count, plural, one {# code} other {# codes}}"
          ar: "{count, plural, zero {لا أكواد} one {كود واحد} two {كودان} few {# أكواد} many {# كودًا} other {# كود}}"
          note: How many codes a store has; count is the number.
    `,
  },
  'missing-message': {
    severity: 'error',
    title: 'Every message that the interface needs is there',
    explanation:
      'Buttons, notices and labels ask for their words by name. The words may change, the names may not: a name with a slip in it is a message that is missing.',
    fix: 'write the name as the interface asks for it, or take the message back from the history of the file',
    wrong: wholeFile('data/messages/needed.yaml')`
      messages:
        shell.skpi:
          en: Skip to the content
          ar: انتقل إلى المحتوى
          note: The first link of every page.
    `,
    right: wholeFile('data/messages/needed.yaml')`
      messages:
        shell.skip:
          en: Skip to the content
          ar: انتقل إلى المحتوى
          note: The first link of every page.
    `,
  },
  'duplicate-message': {
    severity: 'error',
    title: 'A message has a name of its own',
    explanation: 'Messages may be spread over several files; a name in two of them would mean two things.',
    fix: 'give one of the two another name, or delete it',
    wrong: {
      file: 'data/messages/more.yaml',
      whole: true,
      text: 'messages:\n  search.label:\n    en: Find a store\n    ar: ابحث عن متجر\n    note: The name of the search box.\n',
    },
    right: {
      file: 'data/messages/more.yaml',
      whole: true,
      text: 'messages:\n  search.hint:\n    en: Find a store\n    ar: ابحث عن متجر\n    note: Under the search box.\n',
    },
  },
  'raw-html': {
    severity: 'error',
    title: 'Texts are Markdown without HTML',
    explanation: 'HTML in a text could break the page, or do worse. A sign < that belongs to the text is written \\<.',
    fix: 'write Markdown instead, or put a backslash before the sign <',
    wrong: inAbout`
      sections:
        - kind: prose
          body:
            en: We try every code.<br>Each day.
            ar: نجرّب **كل** كود.
    `,
    right: inAbout`
      sections:
        - kind: prose
          body:
            en: We try **every** code. Each day.
            ar: نجرّب **كل** كود.
    `,
  },
  'unsupported-markdown': {
    severity: 'error',
    title: 'Texts hold only what the site can show',
    explanation: 'Paragraphs, headings from ## to ####, lists, quotes, tables, **bold**, *emphasis*, `code` and links.',
    fix: 'write it with what the site can show; the fault says what comes nearest',
    wrong: inAbout`
      sections:
        - kind: prose
          body:
            en: |
              # How we check

              We try every code.
            ar: نجرّب كل كود.
    `,
    right: inAbout`
      sections:
        - kind: prose
          body:
            en: |
              ## How we check

              We try every code.
            ar: نجرّب كل كود.
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
