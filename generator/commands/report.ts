import { languages, type Language } from '../../src/domain/language';
import { wordingOf, type Wording } from '../derive/dates';
import { check } from '../check/check';
import { calendarOf } from '../report/calendar';
import { reportPage } from '../report/page';
import { freshnessOf, soonDays } from '../report/report';
import { formatReport } from '../report/text';
import { defineCommand, exitCodes, wholeNumber } from './command';

export const command = defineCommand({
  summary: 'list what has ended or ends soon, and which offers to test next',
  options: {
    days: { type: 'string', value: 'N', summary: `list what ends within N days (default ${soonDays})` },
    out: { type: 'string', value: 'FOLDER', summary: 'also write freshness.html and endings.ics to this folder' },
  },
  async run({ system, values, options, print, report }) {
    const within = wholeNumber('days', values.days, { otherwise: soonDays, most: 3650 });
    const checked = check(system);
    const { catalogue } = checked;
    if (!catalogue) {
      report(checked);
      return exitCodes.dataErrors;
    }
    const freshness = freshnessOf(catalogue, { now: system.now, within });
    print(options.format === 'json' ? JSON.stringify(freshness, null, 2) : formatReport(freshness));
    if (values.out !== undefined) {
      // Every language has an entry.
      const wordings = Object.fromEntries(
        languages.map((language) => [language, wordingOf(language, catalogue.messages)]),
      ) as Record<Language, Wording>;
      const { name, origin } = catalogue.site.value;
      system.write(`${values.out}/freshness.html`, reportPage(freshness, wordings));
      system.write(
        `${values.out}/endings.ics`,
        calendarOf(freshness, { name: name.en, host: new URL(origin).hostname }),
      );
    }
    return exitCodes.good;
  },
});
