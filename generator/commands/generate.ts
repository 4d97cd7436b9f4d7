import { codeKeyOf } from '../cache/cache-keys';
import { check } from '../check/check';
import { publishedAt, siteDataOf } from '../check/checked-data';
import { generate } from '../build/generate';
import { loadSchemas } from '../load/schemas';
import { buildTargetOf } from '../units/build-target';
import { defineCommand, exitCodes } from './command';

export const command = defineCommand({
  summary: 'check, then write the typed modules to src/generated/',
  async run({ system, report }) {
    const schemas = loadSchemas(system);
    const checked = check(system, schemas);
    if (report(checked) || !checked.catalogue) return exitCodes.dataErrors;
    const data = siteDataOf(publishedAt(checked.catalogue, system.now), system.now);
    const target = buildTargetOf(system, data.site);
    await generate(system, data, target, { schemas, codeKey: codeKeyOf(system) });
    return exitCodes.good;
  },
});
