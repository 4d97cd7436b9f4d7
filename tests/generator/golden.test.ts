import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteDataOf } from '../../generator/site/records/checked-data';
import { check } from '../../generator/catalogue/check/check';
import { cataloguePages } from '../../generator/site/build/generate';
import { catalogueModules, type CatalogueModule } from '../../generator/site/emit/catalogue';
import { emitModules } from '../../generator/site/emit/emit';
import { formatText } from '../../generator/catalogue/diagnostics/reporters/text';
import { loadSchemas } from '../../generator/catalogue/load/schemas';
import { nodeSystem, type System } from '../../generator/system/system';
import { buildTargetOf } from '../../generator/site/units/build-target';
import { pageUnits } from '../../generator/site/units/site-units';
import type { Catalogue } from '../../generator/catalogue/validate/catalogue';
import type { PageData, PageFile } from '../../src/domain/pages/page-data';
import { pageFile } from '../../src/domain/pages/paths';
import { projectRoot, projectSystem } from '../support/catalogue';
import { filesOfUnits, inputsOf, unitsOf } from '../support/site-of';

const golden = path.join(projectRoot, 'tests/golden');
const tiny: System = {
  ...nodeSystem(path.join(projectRoot, 'tests/fixtures/tiny-catalogue'), {}),
  now: Date.UTC(2026, 10, 21),
};

const checked = check(tiny, loadSchemas(projectSystem()));

function catalogue(): Catalogue {
  if (!checked.catalogue) throw new Error('It has errors.');
  return checked.catalogue;
}

/** The texts that the units make, at an instant: all files but documents, drawings, and the texts of the interface. */
async function textsAt(now: number): Promise<ReadonlyMap<string, string>> {
  const files = await filesOfUnits(unitsOf({ ...tiny, now }, catalogue()), now);
  return new Map(
    files.flatMap(({ path: file, content }) =>
      /\.(?:html|svg|png|ico)$|^(?:assets|messages)\//.test(file) ? [] : [[file, String(content)]],
    ),
  );
}

/** The typed modules of the catalogue, with a module for each path or without. */
function modules(withPages: boolean): readonly CatalogueModule[] {
  const inputs = inputsOf(tiny, catalogue());
  return catalogueModules([...pageUnits(inputs)].map(cataloguePages), { stores: inputs.data.stores, withPages });
}

/** JSON with each list or object on a line of its own if it fits, so that a difference is a line and not the file. */
function linesOf(value: unknown, indentation = ''): string {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indentation.length + line.length <= 120) return line;
  const isList = Array.isArray(value);
  const inner = `${indentation}  `;
  const parts = Object.entries(value).map(
    ([key, each]) => `${inner}${isList ? '' : `${JSON.stringify(key)}: `}${linesOf(each, inner)}`,
  );
  return `${isList ? '[' : '{'}\n${parts.join(',\n')}\n${indentation}${isList ? ']' : '}'}`;
}

describe('the tiny catalogue', () => {
  it('has no error', () => {
    expect(formatText(checked.diagnostics, checked.sources)).toBe('');
  });

  it('produces the files of the golden snapshots', async () => {
    for (const [file, text] of await textsAt(tiny.now)) {
      const isPage = /^(?:en|ar)\/.*\.json$/.test(file);
      // Without the hashes of other files.
      const { version: _version, texts: _texts, ...value } = isPage ? (JSON.parse(text) as Partial<PageFile>) : {};
      const isSchema = file.endsWith('schema.json');
      const shown = isPage || isSchema ? `${linesOf(isPage ? value : JSON.parse(text))}\n` : text;
      await expect(shown).toMatchFileSnapshot(path.join(golden, isPage ? 'pages' : 'files', file));
    }
  });

  it('produces the typed modules of the golden snapshots', async () => {
    const data = siteDataOf(catalogue(), Date.parse('2025-10-20T09:00:00Z'));
    const { settings } = buildTargetOf(tiny, data.site);
    const texts = new Map([
      ...emitModules({ ...data.site, settings, messages: data.messages, money: data.money }),
      ...modules(true)
        .filter(({ file }) => /^(?:stores\/|\w+\.ts|pages\/index)/.test(file))
        .map((module) => [`catalogue/${module.file}`, module.text()] as const),
    ]);
    // Another test compares the pages in the modules.
    for (const [file, text] of texts)
      await expect(
        text.replace(/^export const page = .* satisfies/ms, 'export const page = … satisfies'),
      ).toMatchFileSnapshot(path.join(golden, 'modules', `${file}.txt`));
  });

  it('produces typed modules that have each published page exactly once', async () => {
    const published = new Map<string, unknown>();
    for (const [file, text] of await textsAt(tiny.now)) {
      if (!/^(?:en|ar)\/.*\.json$/.test(file)) continue;
      const { version: _version, texts: _texts, ...page } = JSON.parse(text) as Partial<PageFile>;
      if ('canonical' in page) published.set(file, page);
    }
    const inModules = new Map<string, unknown>();
    for (const { file, text } of modules(true)) {
      const [, value] = /^export const page = (.*) satisfies/ms.exec(text()) ?? [];
      if (value === undefined) continue;
      for (const page of Object.values<PageData>(JSON.parse(value))) {
        const json = pageFile(page.language, page.path, 'json');
        expect(inModules.has(json), file).toBe(false);
        inModules.set(json, page);
      }
    }
    expect(inModules).toEqual(published);
  });

  it('has the same keys and routes without the pages', () => {
    const shared = (withPages: boolean) =>
      modules(withPages).flatMap((module) => (/^(?:index|routes)\./.test(module.file) ? [module.text()] : []));
    expect(shared(false)).toHaveLength(2);
    expect(shared(false)).toEqual(shared(true));
    expect(modules(false).filter(({ file }) => file.includes('/'))).toEqual([]);
    expect(
      modules(false)
        .map((module) => module.text())
        .join(''),
    ).not.toContain('export { page');
  });

  it('produces the same files until an entry of the feed of news ends', async () => {
    const textsIn = (days: number): Promise<ReadonlyMap<string, string>> => textsAt(tiny.now + days * 86_400_000);
    const present = await textsIn(0);
    for (const days of [-300, -1, 1, 10, 40]) expect(await textsIn(days)).toEqual(present);
    // The offer in the feed ends with the year.
    const later = await textsIn(41);
    expect(present.get('en/feed.xml')).toContain('Up to 10% off the first order');
    expect(later.get('en/feed.xml')).not.toContain('Up to 10% off the first order');
  });
});
