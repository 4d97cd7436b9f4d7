import { check } from '../pipeline';
import { defineCommand, exitCodes } from './command';

export const command = defineCommand({
  summary: 'validate data/ and say what is wrong where; nothing is written',
  options: { strict: { type: 'boolean', summary: 'warnings count as errors' } },
  async run({ host, values, report, say, elapsed }) {
    const checked = check(host);
    const { diagnostics, sources } = checked;
    const judged = values.strict ? diagnostics.map((fault) => ({ ...fault, severity: 'error' as const })) : diagnostics;
    if (report({ diagnostics: judged, sources })) {
      if (values.strict && checked.catalogue) say('Without --strict these are warnings.');
      return exitCodes.faults;
    }
    if (checked.catalogue) {
      const { stores, pages, posts } = checked.catalogue;
      say(`The data is good: ${stores.length} stores, ${pages.length} pages, ${posts.length} posts. ${elapsed()}`);
    }
    return exitCodes.good;
  },
});
