import { check } from '../../catalogue/check/check';
import { checkedDataOf } from '../../site/records/checked-data';
import { generateModules } from '../../site/build/generate';
import { toolTexts } from '../../site/emit/messages';
import { loadSchemas } from '../../catalogue/load/schemas';
import { calendarOf } from '../../operations/report/calendar';
import { freshnessOf, soonDays, type FreshnessReport } from '../../operations/report/report';
import { formatReport } from '../../operations/report/text';
import type { System } from '../../system/system';
import { buildTargetOf } from '../../site/units/build-target';
import type { Catalogue } from '../../catalogue/validate/catalogue';
import { defineCommand, exitCodes, wholeNumber } from './command';

/** The report as HTML. The site's code renders it, and is bundled first if it has changed since the last build. */
async function reportPage(
  system: System,
  catalogue: Catalogue,
  report: FreshnessReport,
  bundler: string | undefined,
): Promise<string> {
  const { site } = checkedDataOf(system, catalogue);
  const target = buildTargetOf(system, site.site);
  generateModules(system, site, target, loadSchemas(system));
  const { bundle } = await import('../../site/bundle/bundle');
  const { renderFreshness, freshnessStyles, assets } = await bundle(system, target.settings.basePath, bundler);
  const messages = new Map([...site.messages, ...site.toolMessages]);
  const texts = toolTexts([...messages.keys()], messages);
  return renderFreshness(report, texts, { styleSheet: freshnessStyles, sourceHash: assets.sourceHash });
}

export const command = defineCommand({
  summary: 'list what has ended or ends soon, and which offers to test next',
  options: {
    days: { type: 'string', value: 'N', summary: `list what ends within N days (default ${soonDays})` },
    out: { type: 'string', value: 'FOLDER', summary: 'also write freshness.html and endings.ics to this folder' },
  },
  async run({ system, values, options, print, report, progress, bundlerCode }) {
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
      progress('Writing the page');
      const { name, origin } = catalogue.site.value;
      system.write(`${values.out}/freshness.html`, await reportPage(system, catalogue, freshness, bundlerCode));
      system.write(
        `${values.out}/endings.ics`,
        calendarOf(freshness, { name: name.en, host: new URL(origin).hostname }),
      );
    }
    return exitCodes.good;
  },
});
