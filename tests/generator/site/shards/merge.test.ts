/** @module-tag all */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nodeSystem } from '../../../../generator/system/system';
import { build } from '../../../../generator/site/build/pipeline';
import { merge, Unmergeable } from '../../../../generator/site/shards/merge';
import { storeFile, syntheticStore } from '../../../bench/synthetic-catalogue';
import { copyProject, type ProjectCopy } from '../../../support/project-copy';
import { differences, filesOf } from '../../../support/site-files';

const instant = Date.UTC(2026, 10, 21, 9) / 1000;
const count = 3;
let copy: ProjectCopy;
/** The output of one build of the whole site. */
let whole: ReadonlyMap<string, string>;

const hostAt = (epoch = instant, environment: Readonly<Record<string, string>> = {}) =>
  nodeSystem(copy.root, { SOURCE_DATE_EPOCH: String(epoch), ...environment });
const shard = (number: number, system = hostAt()) => build(system, { shard: { number, of: count } });
const join = () => merge(hostAt(), 'shards');

/** The sentence with which joining is refused; the site that was there stays. */
async function refusal(): Promise<string> {
  const before = filesOf(copy.at('dist'));
  try {
    await join();
  } catch (error) {
    if (!(error instanceof Unmergeable)) throw error;
    expect(differences(before, filesOf(copy.at('dist')))).toEqual([]);
    expect(readdirSync(copy.root).filter((name) => name.startsWith('.dist'))).toEqual([]);
    return error.message;
  }
  throw new Error('It was not refused.');
}

beforeAll(async () => {
  copy = copyProject({}, { ownCache: true });
  // Enough stores for list pages in several shards.
  for (let index = 0; index < 24; index += 1) copy.write(storeFile(index), syntheticStore(index));
  await build(hostAt());
  whole = filesOf(copy.at('dist'));
  for (let number = 1; number <= count; number += 1) await shard(number);
  cpSync(copy.at('shards'), copy.at('kept'), { recursive: true });
}, 300_000);
afterAll(() => copy.remove());
beforeEach(() => {
  rmSync(copy.at('shards'), { recursive: true, force: true });
  cpSync(copy.at('kept'), copy.at('shards'), { recursive: true });
});

describe('the shards of a site', () => {
  it('leave dist/ unchanged until they are merged', () => {
    expect(differences(whole, filesOf(copy.at('dist')))).toEqual([]);
  });

  it('make the same site as one build of the whole when they are merged', async () => {
    rmSync(copy.at('dist'), { recursive: true });
    expect(await join()).toMatchObject({ shards: count, leftOut: [] });
    expect(differences(whole, filesOf(copy.at('dist')))).toEqual([]);
    expect(whole.has('.nojekyll') && whole.has('sitemap.xml') && whole.has('en/all-coupons/2.html')).toBe(true);
  });

  it('are counted together for their host', async () => {
    for (let number = 1; number <= count; number += 1) {
      const file = copy.at(`shards/${number}-of-3/shard.json`);
      const manifest: object = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(file, JSON.stringify({ ...manifest, host: { hosting: 'github', plan: 'all' } }));
    }
    expect((await join()).budget?.line).toContain(` ${whole.size.toLocaleString('en')} files, `);
  });

  it('have parts of the pages of about the same size', () => {
    const pages = [1, 2, 3].map(
      (number) =>
        readdirSync(copy.at(`shards/${number}-of-3/site/en`), { recursive: true }).filter((name) =>
          String(name).endsWith('.html'),
        ).length,
    );
    const most = Math.max(...pages);
    expect(Math.min(...pages)).toBeGreaterThan(most / 2);
    expect(pages.reduce((sum, each) => sum + each)).toBe(
      [...whole.keys()].filter((file) => /^en\/.*\.html$/.test(file)).length,
    );
  });

  it('are found in folders of any name', async () => {
    cpSync(copy.at('shards/2-of-3'), copy.at('shards/artifact two'), { recursive: true });
    rmSync(copy.at('shards/2-of-3'), { recursive: true });
    expect((await join()).shards).toBe(count);
    expect(differences(whole, filesOf(copy.at('dist')))).toEqual([]);
  });

  it('do not disturb the next build of the whole', async () => {
    await join();
    await build(hostAt());
    expect(differences(whole, filesOf(copy.at('dist')))).toEqual([]);
  }, 120_000);
});

describe('merge with unsuitable shards', () => {
  it('refuses a folder without shards', async () => {
    rmSync(copy.at('shards'), { recursive: true });
    expect(await refusal()).toBe(
      'There are no shards in shards/. Build them first: npm run build -- --shard 1/2, then 2/2.',
    );
  });

  it('refuses missing shards', async () => {
    rmSync(copy.at('shards/2-of-3'), { recursive: true });
    expect(await refusal()).toBe('Shard 2 of 3 is missing in shards/.');
    rmSync(copy.at('shards/3-of-3/shard.json'));
    expect(await refusal()).toBe('Shards 2 and 3 of 3 are missing in shards/.');
  });

  it('refuses a shard that is there twice', async () => {
    cpSync(copy.at('shards/1-of-3'), copy.at('shards/copy'), { recursive: true });
    expect(await refusal()).toBe('shards/1-of-3 and shards/copy are both shard 1 of 3. Remove one of them.');
  });

  it('refuses shards of different counts', async () => {
    await build(hostAt(), { shard: { number: 2, of: 4 } });
    expect(await refusal()).toBe(
      'shards/1-of-3 is one of 3 shards, shards/2-of-4 is one of 4. Remove those of the other build.',
    );
  }, 120_000);

  it('refuses shards that were built as of different instants', async () => {
    await shard(2, hostAt(instant + 1));
    expect(await refusal()).toBe(
      'shards/1-of-3 and shards/2-of-3 were built as of different instants: give every build the same SOURCE_DATE_EPOCH.',
    );
  }, 120_000);

  it('refuses shards that were built for different hosts', async () => {
    await shard(3, hostAt(instant, { SITE_HOST: 'netlify' }));
    expect(await refusal()).toBe(
      'shards/1-of-3 and shards/3-of-3 were built for different hosts: give every build the same SITE_… variables.',
    );
  }, 120_000);

  it('refuses shards that were built from different data', async () => {
    const file = copy.at('data/stores/noon.yaml');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, `${text}# A remark.\n`);
    await shard(2);
    writeFileSync(file, text);
    expect(await refusal()).toBe(
      'shards/1-of-3 and shards/2-of-3 were built from different data: build all of them from the same commit.',
    );
  }, 120_000);

  it('refuses a shard that has lost a file, as uploads do to names that begin with a dot', async () => {
    const of = [1, 2, 3]
      .map((number) => `shards/${number}-of-3`)
      .find((each) => existsSync(copy.at(`${each}/site/.nojekyll`)));
    rmSync(copy.at(`${of}/site/.nojekyll`));
    expect(await refusal()).toContain(
      `${of} lacks .nojekyll, or has another in its place. Build that shard again, or copy it again whole`,
    );
  });

  it('refuses a shard with a file that its build did not write', async () => {
    copy.write('shards/1-of-3/site/more.html', '');
    expect(await refusal()).toContain('shards/1-of-3 has files that its build did not write.');
  });

  it('refuses a shard with an invalid shard.json', async () => {
    copy.write('shards/1-of-3/shard.json', '{');
    expect(await refusal()).toBe(
      'shards/1-of-3/shard.json is not what this version of the generator writes. Remove shards/1-of-3 and build that shard again.',
    );
  });
});

describe('a shard of data with errors', () => {
  it('is not written, and the existing one stays', async () => {
    const file = copy.at('data/stores/noon.yaml');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('icon: ', 'icon: x'));
    const { pages, diagnostics } = await shard(2);
    writeFileSync(file, text);
    expect(pages).toBeUndefined();
    expect(diagnostics.map(({ code }) => code)).toContain('unknown-icon');
    expect(existsSync(copy.at('shards/2-of-3/shard.json'))).toBe(true);
    expect((await join()).shards).toBe(count);
  }, 120_000);

  it('leaves out a broken store if every shard does', async () => {
    const file = copy.at('data/stores/store-00007.yaml');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('icon: ', 'icon: x'));
    for (let number = 1; number <= count; number += 1)
      await build(hostAt(), { shard: { number, of: count }, quarantine: true });
    writeFileSync(file, text);
    expect((await join()).leftOut).toEqual(['store-00007']);
    expect(existsSync(copy.at('dist/en/store'))).toBe(true);
    expect([...filesOf(copy.at('dist')).keys()].filter((name) => name.includes('store-00007'))).toEqual([]);
  }, 120_000);
});
