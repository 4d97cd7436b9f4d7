import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programKeyOf } from '../../../../generator/system/cache/cache-keys';
import { generateTypes, writeCatalogue } from '../../../../generator/site/build/generate';
import { loadSchemas } from '../../../../generator/catalogue/load/schemas';
import { nodeSystem, type System } from '../../../../generator/system/system';
import type { CataloguePages } from '../../../../generator/site/emit/catalogue';
import type { PageOf } from '../../../../src/domain/pages/page-data';
import { copyProject, type ProjectCopy } from '../../../support/project-copy';

let copy: ProjectCopy;
const types = (): string => copy.at('src/generated/data-types.ts');

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

describe('writeCatalogue', () => {
  const read: string[] = [];
  const written: string[] = [];
  /** The pages of a path, whose heading is their key. */
  const pagesAt = (path: string, heading: string): CataloguePages => ({
    path,
    kind: 'static',
    languages: ['en'],
    key: () => heading,
    read() {
      read.push(path);
      // A module has each value as it is.
      return [{ language: 'en', heading } as PageOf<'static'>];
    },
  });
  const catalogue = 'src/generated/catalogue';
  function write(pages: readonly CataloguePages[], { code = 'one', withPages = true } = {}): readonly string[] {
    read.length = 0;
    written.length = 0;
    const system = nodeSystem(copy.root, {}, { code });
    const noting: System = {
      ...system,
      write(file, text) {
        const isNew = system.write(file, text);
        if (isNew && file.startsWith(catalogue)) written.push(file.slice(catalogue.length + 1));
        return isNew;
      },
    };
    writeCatalogue(noting, pages, { stores: [], withPages });
    return system.list(catalogue).map((file) => file.slice(catalogue.length + 1));
  }
  const shared = ['index.ts', 'pages.ts', 'posts.ts', 'routes.ts', 'stores.ts'];

  it('reads and writes only the pages with another key, and removes the modules of other paths', () => {
    const [one, two] = [pagesAt('/one', 'One'), pagesAt('/two', 'Two')];
    expect(write([one, two])).toEqual([...shared, 'pages/one.ts', 'pages/two.ts'].sort());
    write([one, two]);
    expect([read, written]).toEqual([[], []]);
    write([one, pagesAt('/two', 'Deux')]);
    expect([read, written]).toEqual([['/two'], ['pages/two.ts']]);
    expect(write([one])).toEqual([...shared, 'pages/one.ts'].sort());
    // Another version of the generator may write other modules.
    write([one], { code: 'two' });
    expect([read, written]).toEqual([['/one'], []]);
  });

  it('writes the index and the routes alone if it is to write no pages', () => {
    expect(write([pagesAt('/one', 'One')], { withPages: false })).toEqual(shared);
    expect(read).toEqual([]);
    expect(write([pagesAt('/one', 'One')])).toContain('pages/one.ts');
  });
});
