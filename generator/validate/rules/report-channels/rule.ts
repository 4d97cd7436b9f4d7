import type { Rule } from '../../draft';

/** Reports have a channel with a recipient. */
export const reportChannels: Rule = {
  name: 'report-channels',
  codes: ['no-report-channel'],
  check({ site }, _context, report) {
    const reports = site?.value.reports;
    if (!site || !reports) return;
    const { whatsapp, email, github } = reports;
    if (whatsapp !== undefined || email !== undefined || github !== undefined) return;
    report('no-report-channel', site.document, site.document.span(['reports'], 'key'), {
      message: '`reports` has no channel that receives the messages',
      why: 'a share sheet knows no recipient, and without a channel there is nothing to show',
      fix: 'add `whatsapp:`, `email:` or `github:`, or remove `reports:`',
    });
  },
};
