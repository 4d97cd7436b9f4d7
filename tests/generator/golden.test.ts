import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { emitModules } from '../../generator/emit/emit';
import { nodeSystem, type System } from '../../generator/system/system';
import { formatText } from '../../generator/diagnostics/reporters/text';
import { loadSchemas } from '../../generator/load/schemas';
import { check, siteOf } from '../../generator/pipeline';
import { languages } from '../../src/domain/language';
import { pageFile } from '../../src/domain/paths';
import { searchFile } from '../../src/domain/site-files';
import { projectSystem } from '../support/catalogue';

const root = path.resolve(import.meta.dirname, '../..');
const project = projectSystem();
// 21 November 2026: nothing that is derived may depend on it.
const tiny: System = {
  ...nodeSystem(path.join(root, 'tests/fixtures/tiny-catalogue'), {}),
  now: Date.UTC(2026, 10, 21),
};

const checked = check(tiny, loadSchemas(project));

describe('the tiny catalogue', () => {
  it('has no fault', () => {
    expect(formatText(checked.diagnostics, checked.sources)).toBe('');
  });

  it('becomes the pages it became before', async () => {
    if (!checked.catalogue) throw new Error('It has faults.');
    const site = siteOf(tiny, checked.catalogue);
    for (const page of site.pages) {
      const text = `${JSON.stringify(page, undefined, 2)}\n`;
      await expect(text).toMatchFileSnapshot(
        path.join(root, 'tests/golden/pages', pageFile(page.language, page.path, 'json')),
      );
    }
    for (const language of languages) {
      await expect(`${JSON.stringify(site.search[language], undefined, 2)}\n`).toMatchFileSnapshot(
        path.join(root, 'tests/golden/pages', searchFile(language)),
      );
    }
  });

  it('becomes the typed modules it became before', async () => {
    if (!checked.catalogue) throw new Error('It has faults.');
    const site = siteOf(tiny, checked.catalogue);
    for (const [file, text] of emitModules(site, site.pages)) {
      await expect(text).toMatchFileSnapshot(path.join(root, 'tests/golden/modules', `${file}.txt`));
    }
  });

  it('is derived the same whatever the instant', () => {
    const later = check({ ...tiny, now: tiny.now + 40 * 86_400_000 }, loadSchemas(project));
    if (!checked.catalogue || !later.catalogue) throw new Error('It has faults.');
    expect(siteOf(tiny, later.catalogue).pages).toEqual(siteOf(tiny, checked.catalogue).pages);
  });
});
