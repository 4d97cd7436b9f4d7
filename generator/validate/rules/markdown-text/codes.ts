import { inAbout, type CodeEntry } from '../../../diagnostics/codes/entry';

export const markdownTextCodes = {
  'raw-html': {
    severity: 'error',
    title: 'Texts have no HTML',
    explanation:
      'HTML in Markdown could break the page or run scripts; a sign < that belongs to the text is written \\< there. A short text is shown as it is written, with the tags.',
    fix: 'in Markdown, write Markdown instead, or put a backslash before the sign <; in a short text, remove it',
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
  'visible-markup': {
    severity: 'error',
    title: 'Readers see no signs of Markdown',
    explanation:
      'If ** or a link is not closed, its signs stay in the text. Short texts such as titles and labels are not Markdown: there, all signs are shown.',
    fix: 'close what is open: **words**, [words](/address); in a short text, remove the signs',
    wrong: inAbout`
      sections:
        - kind: prose
          body:
            en: We try **every code.
            ar: نجرّب **كل** كود.
    `,
    right: inAbout`
      sections:
        - kind: prose
          body:
            en: We try **every** code.
            ar: نجرّب **كل** كود.
    `,
  },
  'unsupported-markdown': {
    severity: 'error',
    title: 'Texts hold only what the site can show',
    explanation: 'Paragraphs, headings from ## to ####, lists, quotes, tables, **bold**, *emphasis*, `code` and links.',
    fix: 'write it with what the site can show; the message says what comes nearest',
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
