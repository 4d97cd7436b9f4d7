import { inMessages, wholeFile, type CodeEntry } from './entry';

/** The codes of the messages of the interface. */
export const messageCodes = {
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
    fix: 'add the forms that the message names, each with the word in its right form',
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
} as const satisfies Readonly<Record<string, CodeEntry>>;
