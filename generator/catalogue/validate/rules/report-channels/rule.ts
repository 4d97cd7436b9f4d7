import type { Rule } from '../../engine/draft';

/** The settings for reports have at least one channel. */
export const reportChannels: Rule = {
  name: 'report-channels',
  codes: ['no-report-channel'],
  check({ site }, _context, report) {
    const reports = site?.value.reports;
    if (!site || !reports) return;
    const { whatsapp, email, github } = reports;
    if (whatsapp !== undefined || email !== undefined || github !== undefined) return;
    report('no-report-channel', site.document, site.document.span(['reports'], 'key'), {
      id: 'no-report-channel',
    });
  },
};
