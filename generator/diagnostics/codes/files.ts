import { inHome, inStore, untouched, wholeFile, type CodeEntry } from './entry';

/** The codes about files as such: where they are, and whether they can be read. */
export const fileCodes = {
  'unknown-file': {
    severity: 'error',
    title: 'Every file under data/ is read by something',
    explanation:
      'A file in the wrong folder or with the wrong ending would be missing from the site without a word. README.md, files in data/images and files whose name begins with a dot are left alone.',
    fix: 'rename or move the file to where its kind belongs; the message names the place it was probably meant for',
    wrong: wholeFile('data/stores/incense.yml')`
      slug: incense
    `,
    right: untouched,
  },
  'missing-file': {
    severity: 'error',
    title: 'site.yaml, home.yaml and redirects.yaml are there',
    explanation: 'Without them there is no site to build. redirects.yaml may hold an empty list.',
    fix: 'write the file; a copy from the history of the project is the quickest',
    wrong: { file: 'data/redirects.yaml', text: '', absent: true },
    right: wholeFile('data/redirects.yaml')`
      redirects: []
    `,
  },
  'empty-file': {
    severity: 'error',
    title: 'A file holds something',
    explanation: 'A file with nothing but comments is usually one that someone meant to fill later.',
    fix: 'fill it, beginning with a file of the same kind, or delete it',
    wrong: wholeFile('data/stores/incense.yaml')`
      # to be written
    `,
    right: untouched,
  },
  'unreadable-file': {
    severity: 'error',
    title: 'What lies in data/ are files that can be read',
    explanation:
      'A link may lead out of the catalogue, where nobody looks and no history is kept, so none is followed. A file that this account may not read, or one of hundreds of megabytes, cannot be checked either.',
    fix: 'put the file itself in place of the link; give the right to read it',
    wrong: { file: 'data/stores/incense.yaml', text: '', link: true },
    right: untouched,
  },
  'wrong-encoding': {
    severity: 'error',
    title: 'Files are UTF-8',
    explanation:
      'In another encoding Arabic and accented letters turn into other signs. A feed in another encoding names it in `encoding`.',
    fix: 'save the file as UTF-8 (in most editors: Save with encoding)',
    wrong: {
      ...inStore`
        aliases:
          - Café Luban
      `,
      encoding: 'latin1',
    },
    right: inStore`
      aliases:
        - Café Luban
    `,
  },
  'file-too-large': {
    severity: 'error',
    title: 'A file has at most a million characters',
    explanation: 'A file holds one store, one page, one post. Bulk data belongs in a feed.',
    fix: 'look for text that was pasted twice, or move bulk data into a feed',
    wrong: {
      ...inStore`
        aliases:
          - Luban House
        # filler filler filler filler filler filler filler filler filler filler
      `,
      repeatLastLine: 20_000,
    },
    right: inStore`
      aliases:
        - Luban House
    `,
  },
  'yaml-syntax': {
    severity: 'error',
    title: 'A file is YAML',
    explanation:
      'Most slips are of one kind: a text with a colon and a space, or one that begins with a sign that means something in YAML ({ [ * & ! | > % @ `). Quotes round the text put it right.',
    fix: 'put quotes round the text that the frame shows',
    wrong: inHome`
      checked: 2025-10: the month
    `,
    right: inHome`
      checked: 2025-10 # the month
    `,
  },
  'tab-indentation': {
    severity: 'error',
    title: 'Lines are indented with spaces',
    explanation: 'YAML allows no tabs in the indentation. Two spaces make one level.',
    fix: 'replace each tab at the beginning of a line by two spaces',
    wrong: {
      file: 'data/stores/luban.yaml',
      text: 'aliases:\n\t- Luban House\n',
    },
    right: inStore`
      aliases:
        - Luban House
    `,
  },
  'duplicate-key': {
    severity: 'error',
    title: 'A key stands once',
    explanation: 'Of two values for one key only one could count, and which one no reader could tell.',
    fix: 'keep one of the two lines and delete the other',
    wrong: inStore`
      icon: leaf
      icon: gift
    `,
    right: inStore`
      icon: leaf
    `,
  },
  'anchor-or-alias': {
    severity: 'error',
    title: 'Everything is written where it stands',
    explanation:
      'YAML can name a part (&name) and repeat it (*name). Here it cannot: a change in one place would change another that no one looks at, and a few lines could grow to millions.',
    fix: 'take the &name away, and write the value out where *name stood; a text that begins with one of the signs stands in quotes',
    wrong: inStore`
      heading: &words
        en: Luban offers
        ar: عروض لبان
    `,
    right: inStore`
      heading:
        en: Luban offers
        ar: عروض لبان
    `,
  },
  tag: {
    severity: 'error',
    title: 'YAML tags are not used',
    explanation:
      'A word that begins with ! tells YAML how to read what follows. The schemas say that already. A text that begins with ! stands in quotes.',
    fix: 'take the word away, or put the whole text in quotes',
    wrong: inStore`
      icon: !important leaf
    `,
    right: inStore`
      icon: leaf
    `,
  },
  'multiple-documents': {
    severity: 'error',
    title: 'A file holds one document',
    explanation: 'The line --- begins a second document in the same file. Two stores are two files.',
    fix: 'delete the line ---, or move what stands below it to a file of its own',
    wrong: wholeFile('data/redirects.yaml')`
      redirects: []
      ---
      redirects: []
    `,
    right: wholeFile('data/redirects.yaml')`
      redirects: []
    `,
  },
  'nested-too-deeply': {
    severity: 'error',
    title: 'Nothing is nested more than forty levels deep',
    explanation: 'No honest file comes near this. Usually a text begins with brackets and lacks its quotes.',
    fix: 'put quotes round the text, or take the brackets away',
    wrong: inStore`
      aliases: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[Luban House]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
    `,
    right: inStore`
      aliases: [Luban House]
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
