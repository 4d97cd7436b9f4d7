import { check } from '../check';
import { codeKey, recallChecks } from '../incremental/memory';
import { loadSchemas } from '../load/schemas';
import { quicken } from '../validate/schemas';
import { freshnessOf, soonDays } from '../report/report';
import { isFresh, summaryOf } from '../report/text';
import { freshnessWarnings } from '../report/warnings';
import { defineCommand, exitCodes } from './command';

export const command = defineCommand({
  summary: 'validate data/ and say what is wrong where; nothing is written',
  options: {
    strict: { type: 'boolean', summary: 'warnings count as errors, but for what time alone has changed' },
    warnings: { type: 'boolean', summary: 'show in its place what time has changed' },
  },
  async run({ host, values, report, say, elapsed }) {
    const schemas = loadSchemas(host);
    const checks = recallChecks(host, codeKey(host));
    if (checks !== undefined) quicken(schemas, checks);
    const checked = check(host, schemas);
    const { diagnostics, sources } = checked;
    const judged = values.strict ? diagnostics.map((fault) => ({ ...fault, severity: 'error' as const })) : diagnostics;
    const freshness = checked.catalogue && freshnessOf(checked.catalogue, { now: host.now, within: soonDays });
    // Never errors: the data was right when it was written, and no edit of today made it worse (decision 0007).
    const aged = checked.catalogue && freshness && values.warnings ? freshnessWarnings(checked.catalogue, freshness) : [];
    if (report({ diagnostics: [...judged, ...aged], sources })) {
      if (values.strict && checked.catalogue) say('Without --strict these are warnings.');
      return exitCodes.faults;
    }
    if (checked.catalogue && freshness) {
      const { stores, pages, posts } = checked.catalogue;
      say(`The data is good: ${stores.length} stores, ${pages.length} pages, ${posts.length} posts. ${elapsed()}`);
      say(isFresh(freshness) ? summaryOf(freshness) : `Time goes on: ${summaryOf(freshness)} \`npm run report\` tells more, \`npm run check -- --warnings\` shows where.`);
    }
    return exitCodes.good;
  },
});
