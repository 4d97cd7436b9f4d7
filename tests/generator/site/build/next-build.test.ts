import { readdirSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../../../generator/site/build/pipeline';
import { OverBudget } from '../../../../generator/site/render/host-budget';
import { nodeSystem } from '../../../../generator/system/system';
import { draftMark, plantedDrafts, withoutPlantedOffer } from './planted-drafts';
import { isComplete } from '../../../support/extent';
import { copyProject, type ProjectCopy } from '../../../support/project-copy';
import { differences, filesOf } from '../../../support/site-files';

const noon = 'data/stores/noon.yaml';
/** The last second of a year in Riyadh, which is also that of an offer of Temu, and the first one of the next. */
const before = Date.UTC(2026, 11, 31, 20, 59, 59);
const after = before + 1000;
const newYear = { publish: '2027-01-01' };

let copy: ProjectCopy;
let original: string;
const site = () => filesOf(copy.at('dist'));

function plant(files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) copy.write(file, text);
}

function forget(): void {
  rmSync(copy.at('node_modules/.cache/qaseema/build'), { recursive: true, force: true });
}

const builtNow = (now: number) =>
  build(
    nodeSystem(copy.root, {
      SOURCE_DATE_EPOCH: String(now / 1000),
      SITE_HOST: 'cloudflare',
      SITE_PREVIEWS: 'off',
    }),
  );

/** Builds the site at an instant with the cache of the last build, which counts the files that the host gets. */
async function builtAt(now: number): Promise<ReadonlyMap<string, string>> {
  const { diagnostics, pages, budget } = await builtNow(now);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(pages).toBeGreaterThan(0);
  const files = site();
  expect(budget?.line).toContain(` ${files.size} files of 20,000`);
  return files;
}

const marks = [draftMark.latin, Buffer.from(draftMark.arabic).toString('latin1')];

/** The files that have a mark in their name or in their content. */
function marked(files: ReadonlyMap<string, string>): readonly string[] {
  return [...files]
    .filter(([name, content]) => marks.some((mark) => name.includes(mark) || content.toLowerCase().includes(mark)))
    .map(([name]) => name)
    .sort();
}

const planted = (publication: Parameters<typeof plantedDrafts>[0]) =>
  plantedDrafts(publication, { file: noon, text: original });

beforeAll(() => {
  copy = copyProject({}, { ownCache: 'filled' });
  original = copy.read(noon);
  plant(planted(newYear));
});
afterAll(() => copy.remove());

describe('the next build, without a changed file', () => {
  let last: ReadonlyMap<string, string>;
  let next: ReadonlyMap<string, string>;

  beforeAll(async () => {
    last = await builtAt(before);
    next = await builtAt(after);
  });

  it('publishes an entry on its day in `publish` in the time zone of the site', async () => {
    expect(marked(last)).toEqual([]);
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
    expect(marked(next)).toEqual(expect.arrayContaining(everywhere));
    // The keys of the data are not for shoppers; the schema of the API comes with what its own data shares with ours.
    const withKey = [...next].filter(
      ([file, content]) => !file.endsWith('.schema.json') && /"(draft|publish)":/.test(content),
    );
    expect(withKey.map(([file]) => file)).toEqual([]);
    expect(next.get('en/feed.xml')).toContain('<updated>2027-01-01T');
    if (!isComplete) return;
    forget();
    expect(differences(next, await builtAt(after))).toEqual([]);
  });

  it('removes the feed of a store when its last offer has ended (product rule R102)', () => {
    const feeds = (files: typeof last): readonly string[] =>
      [...files.keys()].filter((name) => name.startsWith('feeds/'));
    expect(feeds(last).toSorted()).toEqual(['feeds/ar/temu.atom', 'feeds/en/temu.atom']);
    expect(last.get('en/store/temu.html')).toContain('href="/feeds/en/temu.atom"');
    expect(feeds(next)).toEqual([]);
    expect(next.get('en/store/temu.html')).not.toContain('/feeds/');
  });

  it('publishes six files for a store', () => {
    expect(last.size).toBeGreaterThan(300);
    expect([...last.keys()].filter((file) => /\/noon\./.test(file)).sort()).toEqual([
      'api/v1/offers/noon.json',
      'ar/store/noon.html',
      'ar/store/noon.json',
      'en/store/noon.html',
      'en/store/noon.json',
      'images/noon.svg',
    ]);
  });

  it('leaves an entry out again as of an earlier day', { tags: ['all'] }, async () => {
    expect(marked(await builtAt(before))).toEqual([]);
  });
});

it('a build publishes nothing that the host would refuse', async () => {
  const good = site();
  const redirects = copy.read('data/redirects.yaml');
  const more = Array.from({ length: 2001 }, (_, index) => `  - from: /old-${index}\n    to: /en/stores\n`).join('');
  copy.write('data/redirects.yaml', redirects.replace(/^redirects:\n/m, `redirects:\n${more}`));
  const refused: unknown = await builtNow(after).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(OverBudget);
  expect(String(refused)).toContain('Nothing was published. cloudflare (free plan) would refuse the site: 2,0');
  expect(differences(good, site())).toEqual([]);
  expect(readdirSync(copy.root).filter((name) => name.startsWith('.dist'))).toEqual([]);
  copy.write('data/redirects.yaml', redirects);
  await builtAt(after);
});

describe('a draft', () => {
  it('disappears from the whole site with the next incremental build', { tags: ['all'] }, async () => {
    expect(marked(await builtAt(after)).length).toBeGreaterThan(20);
    plant(
      new Map(
        [...planted(newYear)].map(([file, text]) => [file, text.replaceAll('publish: 2027-01-01', 'draft: true')]),
      ),
    );
    expect(marked(await builtAt(after))).toEqual([]);
  });

  it('leaves no trace in any file of the site', { tags: ['all'] }, async () => {
    const files = planted({ draft: true });
    plant(files);
    const withDrafts = await builtAt(after);
    expect(withDrafts.size).toBeGreaterThan(100);
    expect(marked(withDrafts)).toEqual([]);
    for (const [file, text] of files) {
      if (file === noon) copy.write(file, withoutPlantedOffer(text));
      else rmSync(copy.at(file));
    }
    expect(differences(withDrafts, await builtAt(after))).toEqual([]);
  });
});
