import { loadSchemas } from '../load/schemas';
import { check, generate, siteOf } from '../pipeline';
import { defineCommand, exitCodes } from './command';

export const command = defineCommand({
  summary: 'check, then write the typed modules to src/generated/',
  async run({ host, report }) {
    const schemas = loadSchemas(host);
    const checked = check(host, schemas);
    if (report(checked) || !checked.catalogue) return exitCodes.faults;
    await generate(host, siteOf(host, checked.catalogue), schemas);
    return exitCodes.good;
  },
});
