import { inMessages, wholeFile, type CodeEntry } from './entry';

/** The codes of the messages of the interface. */
export const messageCodes = {
  'invalid-message': {
    severity: 'error',
    title: 'A message is ICU MessageFormat',
    explanation: 'Placeholders are in braces, and every brace and tag is closed.',
    fix: 'close the brace or tag that is underlined; put a brace that is part of the text in single quotes',
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
    fix: 'add the forms that the message names, each with the correct form of the word',
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
    title: 'Every message that the interface needs exists',
    explanation:
      'Buttons, notices and labels use their messages by name. The texts may change, but the names may not: a misspelled name is a missing message.',
    fix: 'write the name that the interface uses, or restore the message from the history of the file',
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
    title: 'The name of a message is unique',
    explanation: 'Messages may be in several files, but each name is used only once.',
    fix: 'rename one of the two, or delete it',
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
} as const satisfies Readonly<Record<string, CodeEntry>>;
