import { loadSchemas } from '../load/schemas';
import { check, generate, siteOf } from '../pipeline';
import { defineCommand, exitCodes } from './command';

export const command = defineCommand({
  summary: 'check, then write the typed modules to src/generated/',
  async run({ system, report }) {
    const schemas = loadSchemas(system);
    const checked = check(system, schemas);
    if (report(checked) || !checked.catalogue) return exitCodes.dataErrors;
    await generate(system, siteOf(system, checked.catalogue), schemas);
    return exitCodes.good;
  },
});
