import { inHome, inStore, untouched, wholeFile, type CodeEntry } from './entry';

/** The codes about files as such: where they are, and whether they can be read. */
export const fileCodes = {
  'unknown-file': {
    severity: 'error',
    title: 'Every file under data/ is used',
    explanation:
      'A file in the wrong folder or with the wrong ending would be missing from the site without notice. README.md, files in data/images and files whose name begins with a dot are not checked.',
    fix: 'rename the file, or move it to the folder of its kind; the message suggests a place',
    wrong: wholeFile('data/stores/incense.yml')`
      slug: incense
    `,
    right: untouched,
  },
  'missing-file': {
    severity: 'error',
    title: 'The files directly in data/ exist',
    explanation:
      'Without site.yaml, home.yaml, redirects.yaml, countries.yaml, currencies.yaml, categories.yaml, payments.yaml, goods.yaml, seasons.yaml and rates.yaml there is no site to build. redirects.yaml may contain an empty list.',
    fix: 'write the file, or restore it from the history of the project',
    wrong: { file: 'data/redirects.yaml', text: '', absent: true },
    right: wholeFile('data/redirects.yaml')`
      redirects: []
    `,
  },
  'empty-file': {
    severity: 'error',
    title: 'A file is not empty',
    explanation: 'A file that contains only comments is usually unfinished.',
    fix: 'copy a file of the same kind and change it, or delete this file',
    wrong: wholeFile('data/stores/incense.yaml')`
      # to be written
    `,
    right: untouched,
  },
  'unreadable-file': {
    severity: 'error',
    title: 'Everything in data/ is a file that can be read',
    explanation:
      'Links are not followed, because their targets may be outside of the catalogue and its history. A file without read permission, or one of hundreds of megabytes, cannot be checked either.',
    fix: 'replace a link with the file itself; give permission to read the file',
    wrong: { file: 'data/stores/incense.yaml', text: '', link: true },
    right: untouched,
  },
  'wrong-encoding': {
    severity: 'error',
    title: 'Files are UTF-8',
    explanation:
      'In another encoding Arabic and accented letters become other characters. A feed in another encoding names it in `encoding`.',
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
    explanation: 'A file contains one store, one page or one post. Bulk data belongs in a feed.',
    fix: 'remove text that was pasted twice, or move bulk data into a feed',
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
  'merge-conflict': {
    severity: 'error',
    title: 'A file has no marks of a conflict',
    explanation:
      'When two people change the same lines, Git writes both versions into the file: one between <<<<<<< and =======, the other between ======= and >>>>>>>. One of them must be chosen.',
    fix: 'keep the lines of one version, or join the two, and delete the lines with the marks',
    wrong: wholeFile('data/stores/incense.yaml')`
      slug: incense
      <<<<<<< HEAD
      icon: leaf
      =======
      icon: bag
      >>>>>>> another-branch
    `,
    right: untouched,
  },
  'yaml-syntax': {
    severity: 'error',
    title: 'A file is YAML',
    explanation:
      'The most common mistake is a text without quotes that contains a colon and a space, or that begins with a character that has a meaning in YAML ({ [ * & ! | > % @ `). Such a text must be in quotes.',
    fix: 'put the text that is underlined in quotes',
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
    title: 'A key is written once',
    explanation: 'Of two values for the same key only one would be used.',
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
    title: 'Anchors and aliases are not used',
    explanation:
      'YAML can name a part (&name) and repeat it (*name). The catalogue does not allow this: a change in one place would also change another place, and a few lines could expand to millions.',
    fix: 'remove &name, and write the value instead of *name; put a text that begins with & or * in quotes',
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
      'A word that begins with ! tells YAML how to read what follows. The schemas define that already. A text that begins with ! must be in quotes.',
    fix: 'remove the tag, or put the whole text in quotes',
    wrong: inStore`
      icon: !important leaf
    `,
    right: inStore`
      icon: leaf
    `,
  },
  'multiple-documents': {
    severity: 'error',
    title: 'A file contains one document',
    explanation: 'The line --- begins a second document in the same file. Two stores are two files.',
    fix: 'delete the line ---, or move the lines below it to another file',
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
    explanation:
      'Valid files have far fewer levels. The usual cause is a text without quotes that begins with brackets.',
    fix: 'put the text in quotes, or remove the brackets',
    wrong: inStore`
      aliases: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[Luban House]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
    `,
    right: inStore`
      aliases: [Luban House]
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
