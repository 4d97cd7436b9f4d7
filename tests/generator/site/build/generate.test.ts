import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { programKeyOf } from '../../../../generator/system/cache/cache-keys';
import { generateTypes } from '../../../../generator/site/build/generate';
import { loadSchemas } from '../../../../generator/catalogue/load/schemas';
import { nodeSystem } from '../../../../generator/system/system';
import { copyProject, type ProjectCopy } from '../../../support/project-copy';

let copy: ProjectCopy;
const types = (): string => path.join(copy.root, 'src/generated/data-types.ts');

async function generated(code: string): Promise<string> {
  const system = nodeSystem(copy.root, {}, { code });
  await generateTypes(system, loadSchemas(system), programKeyOf(system));
  return readFileSync(types(), 'utf8');
}

beforeAll(() => {
  copy = copyProject({}, { ownCache: true });
});
afterAll(() => copy.remove());

it('generateTypes writes the types again after an edit of their file or a change of the code', async () => {
  const text = await generated('one');
  writeFileSync(types(), `${text}// An edit by hand.\n`);
  expect(await generated('one')).toBe(text);
  // As another version of the generator or of json-schema-to-typescript would have written them.
  writeFileSync(types(), text.replaceAll('export interface', 'export  interface'));
  expect(await generated('two')).toBe(text);
});
