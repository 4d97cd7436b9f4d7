import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../../../generator/site/build/pipeline';
import { nodeSystem } from '../../../../generator/system/system';
import { draftMark, plantedDrafts, withoutPlantedOffer } from '../../../support/planted-drafts';
import { isComplete } from '../../../support/extent';
import { copyProject, type ProjectCopy } from '../../../support/project-copy';
import { differences, filesOf } from '../../../support/site-files';

const noon = 'data/stores/noon.yaml';
/** The last second of a day in Riyadh, and the first one of the next. */
const before = Date.UTC(2026, 10, 30, 20, 59, 59);
const after = before + 1000;

let copy: ProjectCopy;
let original: string;
const at = (file: string): string => path.join(copy.root, file);
const site = () => filesOf(at('dist'));

function plant(files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) writeFileSync(at(file), text);
}

function forget(): void {
  rmSync(at('node_modules/.cache/qaseema/build'), { recursive: true, force: true });
}

/** Builds the site at an instant with the cache of the last build. */
async function builtAt(now: number): Promise<ReadonlyMap<string, string>> {
  const { diagnostics, pages } = await build(nodeSystem(copy.root, { SOURCE_DATE_EPOCH: String(now / 1000) }));
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(pages).toBeGreaterThan(0);
  return site();
}

const marks = [draftMark.latin, Buffer.from(draftMark.arabic).toString('latin1')];

/** The files that have a mark in their name or in their content. */
function marked(files: ReadonlyMap<string, string>): readonly string[] {
  return [...files]
    .filter(([name, content]) => marks.some((mark) => name.includes(mark) || content.toLowerCase().includes(mark)))
    .map(([name]) => name)
    .sort();
}

beforeAll(() => {
  copy = copyProject({}, { ownCache: 'filled' });
  original = readFileSync(at(noon), 'utf8');
});
afterAll(() => copy.remove());

const planted = (publication: Parameters<typeof plantedDrafts>[0]) =>
  plantedDrafts(publication, { file: noon, text: original });

/** Removes the planted files. */
function clean(files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) {
    if (file === noon) writeFileSync(at(file), withoutPlantedOffer(text));
    else rmSync(at(file));
  }
}

describe('a draft', () => {
  it('leaves no trace in any file of the site', { tags: ['all'], timeout: 300_000 }, async () => {
    const files = planted({ draft: true });
    plant(files);
    const withDrafts = await builtAt(before);
    expect(withDrafts.size).toBeGreaterThan(100);
    expect(marked(withDrafts)).toEqual([]);
    clean(files);
    expect(differences(withDrafts, await builtAt(before))).toEqual([]);
  });

  it('disappears from the whole site with the next incremental build', {
    tags: ['all'],
    timeout: 300_000,
  }, async () => {
    const files = planted({ publish: '2026-01-01' });
    plant(files);
    expect(marked(await builtAt(before)).length).toBeGreaterThan(20);
    plant(new Map([...files].map(([file, text]) => [file, text.replaceAll('publish: 2026-01-01', 'draft: true')])));
    expect(marked(await builtAt(before))).toEqual([]);
  });
});

describe('an entry with a day in `publish`', () => {
  it('is published by the first build on that day in the time zone of the site, without a changed file', async () => {
    plant(planted({ publish: '2026-12-01' }));
    expect(marked(await builtAt(before))).toEqual([]);
    const published = await builtAt(after);
    const slug = `${draftMark.latin}-store`;
    const everywhere = [
      `en/store/${slug}.html`,
      `en/store/${slug}.json`,
      'ar/store/noon.json',
      `ar/blog/${draftMark.latin}-post.html`,
      `en/${draftMark.latin}-page.html`,
      `en/${draftMark.latin}-article.json`,
      'en/stores.html',
      'en/all-coupons.html',
      'en/blog.html',
      'en/search.json',
      'en/feed.xml',
      'sitemap.xml',
      'api/v1/stores.json',
      `api/v1/offers/${slug}.json`,
      'api/v1/offers/noon.json',
      `images/${draftMark.latin}-logo.svg`,
    ];
    expect(marked(published)).toEqual(expect.arrayContaining(everywhere));
    // The keys of the data are not for shoppers; the schema of the API comes with what its own data shares with ours.
    const withKey = [...published].filter(
      ([file, content]) => !file.endsWith('.schema.json') && /"(draft|publish)":/.test(content),
    );
    expect(withKey.map(([file]) => file)).toEqual([]);
    expect(published.get('en/feed.xml')).toContain('<updated>2026-12-01T');
    if (!isComplete) return;
    forget();
    expect(differences(published, await builtAt(after))).toEqual([]);
  }, 300_000);

  it('is left out again by a build as of an earlier day', { tags: ['all'], timeout: 300_000 }, async () => {
    expect(marked(await builtAt(before))).toEqual([]);
  });
});
