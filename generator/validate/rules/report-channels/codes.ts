import { inSite, type CodeEntry } from '../../../diagnostics/codes/entry';

export const reportChannelsCodes = {
  'no-report-channel': {
    severity: 'error',
    title: 'Reports of visitors have a recipient',
    explanation:
      'The share sheet of a device knows no recipient: a message that is sent with it may never reach the site. So one of `whatsapp`, `email` and `github` is needed, too.',
    fix: 'name a channel with a recipient, or remove `reports`',
    wrong: inSite`
      reports:
        share: true
    `,
    right: inSite`
      reports:
        email: codes@example.com
        share: true
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
