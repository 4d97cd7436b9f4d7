import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { formats } from '../generator/catalogue/validate/schema/formats';

const folder = path.resolve(import.meta.dirname, '../schemas');

test.each(readdirSync(folder).filter((name) => name.endsWith('.json')))(
  '%s is a valid JSON Schema of draft 2020-12',
  (name) => {
    const ajv = new Ajv2020({
      discriminator: true,
      formats: Object.fromEntries(Object.keys(formats).map((format) => [format, true])),
    });
    // The generator does not validate its schemas, because that takes longer than compiling them.
    const schema = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as object;
    expect([ajv.validateSchema(schema), ajv.errorsText()]).toEqual([true, 'No errors']);
  },
);
