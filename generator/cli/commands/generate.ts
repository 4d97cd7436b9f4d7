import { programKeyOf } from '../../system/cache/cache-keys';
import { check } from '../../catalogue/check/check';
import { publishedAt, siteDataOf } from '../../site/records/checked-data';
import { generate } from '../../site/build/generate';
import { mostStores } from '../../site/emit/catalogue';
import { sectionKindFiles } from '../../site/emit/section-kinds';
import { loadSchemas } from '../../catalogue/load/schemas';
import { buildTargetOf } from '../../site/units/build-target';
import { defineCommand, exitCodes } from './command';

export const command = defineCommand({
  summary: 'check, then write the typed modules to src/generated/, and what follows from schemas/sections.schema.json',
  options: {
    catalogue: {
      type: 'boolean',
      summary: `write the modules of stores, posts and pages also for more than ${mostStores} stores`,
    },
  },
  async run({ system, values, report, say }) {
    for (const [file, text] of sectionKindFiles(loadSchemas(system))) system.write(file, text);
    // Read again, because pages refer to the lists that were just written.
    const schemas = loadSchemas(system);
    const checked = check(system, schemas);
    if (report(checked) || !checked.catalogue) return exitCodes.dataErrors;
    const data = siteDataOf(publishedAt(checked.catalogue, system.now), system.now);
    const target = buildTargetOf(system, data.site);
    const { catalogue = false } = values;
    if (!(await generate(system, data, target, { schemas, codeKey: programKeyOf(system), catalogue })))
      say(`The modules of ${data.stores.length} stores were not written; --catalogue writes them.`);
    return exitCodes.good;
  },
});
