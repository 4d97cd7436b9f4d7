import { inAbout, type CodeEntry } from '../../../diagnostics/codes/entry';

export const markdownTextCodes = {
  'raw-html': {
    severity: 'error',
    title: 'Texts are Markdown without HTML',
    explanation:
      'HTML in a text could break the page or run scripts. A sign < that belongs to the text is written \\<.',
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
