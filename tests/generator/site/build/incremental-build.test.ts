/** @module-tag all */
import fc from 'fast-check';
import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodeSystem } from '../../../../generator/system/system';
import { build } from '../../../../generator/site/build/pipeline';
import { storeFile, syntheticStore } from '../../../bench/synthetic-catalogue';
import { filesBelow } from '../../../support/documents';
import { copyProject, type ProjectCopy } from '../../../support/project-copy';
import { differences, filesOf } from '../../../support/site-files';

// Each run is a dozen builds. `WARM_BUILD_RUNS=50 npx vitest run … tests/generator/site/build/incremental-build` looks
// for longer, and elsewhere each time.
const { WARM_BUILD_RUNS: wanted } = process.env;
const numRuns = Number(wanted ?? 2);
const seed = wanted === undefined ? { seed: 2026 } : {};
const first = 30;
const started = Date.UTC(2026, 10, 21, 9);

let copy: ProjectCopy;
let now = started;

const built = () => build(nodeSystem(copy.root, { SOURCE_DATE_EPOCH: String(now / 1000) }));

const site = () => filesOf(copy.at('dist'));
const modules = () => filesOf(copy.at('src/generated'));

function forget(): void {
  rmSync(copy.at('node_modules/.cache/qaseema/build'), { recursive: true, force: true });
}

/** A store of the ones that a test made; which one, of those that are there. */
function storeAt(number: number): string {
  const own = readdirSync(copy.at('data/stores'))
    .filter((file) => file.startsWith('store-'))
    .sort();
  return `data/stores/${own[number % own.length] ?? ''}`;
}

/** Edits that people make between two builds. Each has its own number. */
const edits: Readonly<Record<string, (number: number) => void>> = {
  'another percentage': (number) => copy.replace(storeAt(number), /percent: \d+\n/, `percent: ${1 + (number % 80)}\n`),
  'another answer': (number) => copy.replace(storeAt(number), /answer:\n( +)en: .*/, `answer:\n$1en: Answer ${number}`),
  'another name': (number) =>
    copy.replace(
      storeAt(number),
      /name:\n {2}en: .*/,
      `name:\n  en: ${String.fromCharCode(65 + (number % 26))} shop ${number}`,
    ),
  'another end': (number) =>
    copy.replace(storeAt(number), /expires: .*\n/, `expires: 2026-11-${String(22 + (number % 8))}\n`),
  'another day of change': (number) =>
    copy.replace(storeAt(number), /checked: .*\n/, `checked: 2026-${String(1 + (number % 10)).padStart(2, '0')}\n`),
  'another address': (number) =>
    copy.replace(
      storeAt(number),
      /path: .*\n/,
      `path: /store/moved-${number % 50}-${path.basename(storeAt(number), '.yaml')}\n`,
    ),
  'another logo': (number) =>
    copy.replace(storeAt(number), /logo: .*\n/, `logo: ${['noon', 'ubuy', 'temu'][number % 3] ?? ''}.svg\n`),
  'a store more': (number) =>
    writeFileSync(copy.at(storeFile(1000 + (number % 500))), syntheticStore(1000 + (number % 500))),
  'a store less': (number) => rmSync(copy.at(storeAt(number))),
  'a store under another name': (number) => {
    const before = storeAt(number);
    const slug = `store-renamed-${number % 100}`;
    if (existsSync(copy.at(`data/stores/${slug}.yaml`))) return;
    copy.replace(before, /^slug: .*$/m, `slug: ${slug}`);
    renameSync(copy.at(before), copy.at(`data/stores/${slug}.yaml`));
  },
  'another picture behind a name': (number) =>
    copy.replace('data/images/noon.svg', /rx="[^"]*"/, `rx="${number % 48}"`),
  'a picture more': (number) =>
    copy.write(`data/images/more-${number % 5}.svg`, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n'),
  'another word on a page': (number) =>
    copy.replace('data/pages/about.yaml', /^(heading:\n {2}en: ).*$/m, `$1Words ${number}`),
  'a post more, or less': (number) => {
    const slug = `another-post-${number % 3}`;
    const file = copy.at(`data/posts/${slug}.yaml`);
    if (existsSync(file)) rmSync(file);
    else {
      const post = copy.read('data/posts/is-temu-legit-and-safe.yaml');
      writeFileSync(
        file,
        post.replace(/^slug: .*$/m, `slug: ${slug}`).replace(/^title: .*$/m, `title: Post ${number}`),
      );
    }
  },
  'another home page': (number) =>
    copy.replace('data/home.yaml', /^checked: .*$/m, `checked: 2026-${String(1 + (number % 10)).padStart(2, '0')}`),
  'a redirect more': (number) =>
    copy.edit('data/redirects.yaml', (text) =>
      text.includes(`/old-${number}\n`) ? text : `${text.trimEnd()}\n  - from: /old-${number}\n    to: /en/stores\n`,
    ),
  'another text of a message': (number) => {
    const files = readdirSync(copy.at('data/messages')).sort();
    const file = `data/messages/${files[number % files.length] ?? ''}`;
    const ids = [...copy.read(file).matchAll(/^ {2}([\w.-]+):\n {4}en: [^{}<]*\n/gm)].map(([, id]) => id);
    copy.replace(file, new RegExp(`^(  ${ids[number % ids.length] ?? ''}:\n    en: ).*$`, 'm'), `$1Text ${number}`);
  },
  'another row of a feed': (number) => copy.replace('data/feeds/dhgate.csv', /\$\d+ off/, `$${number % 90} off`),
  'a schema that says it otherwise': (number) =>
    copy.replace('schemas/common.schema.json', /"description": "[^"]*"/, `"description": "Words ${number}."`),
  'other code': (number) => copy.edit('generator/site/render/markup.ts', (text) => `${text}// ${number}\n`),
  'a few hours': (number) => {
    now += (1 + (number % 30)) * 3_600_000;
  },
  'a hand in the finished site': (number) => {
    // It does not exist before the first build.
    const files = existsSync(copy.at('dist')) ? filesBelow(copy.at('dist')) : [];
    if (files.length > 0) rmSync(copy.at(`dist/${files[number % files.length] ?? ''}`));
  },
};

beforeAll(() => {
  copy = copyProject({}, { ownCache: true, ownCode: true });
  for (let index = 0; index < first; index += 1) copy.write(storeFile(index), syntheticStore(index));
}, 120_000);
afterAll(() => copy.remove());

const step = fc.tuple(fc.constantFrom(...Object.keys(edits)), fc.nat({ max: 100_000 }));

describe('an incremental build', () => {
  it(
    'makes the same files as a build with an empty cache after any sequence of changes',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 7 }), async (steps) => {
          for (const [name, number] of steps) {
            edits[name]?.(number);
            const { diagnostics, pages } = await built();
            expect([name, number, diagnostics.filter(({ severity }) => severity === 'error')]).toEqual([
              name,
              number,
              [],
            ]);
            expect(pages).toBeGreaterThan(0);
          }
          const warm = site();
          const warmModules = modules();
          forget();
          await built();
          expect(differences(warm, site())).toEqual([]);
          expect(differences(warmModules, modules())).toEqual([]);
        }),
        { numRuns, endOnFailure: true, ...seed },
      );
    },
    180_000 + numRuns * 120_000,
  );

  it('changes only the files that an edit affects', async () => {
    await built();
    const before = site();
    edits['another answer']?.(7);
    await built();
    const slug = path.basename(storeAt(7), '.yaml');
    // A question is neither in a list nor in the public copy.
    const changed = differences(before, site());
    expect(changed.length).toBeGreaterThan(0);
    for (const file of changed) expect(file).toMatch(new RegExp(`^(en|ar)/store/.*${slug}\\.(html|json)$`));
  }, 300_000);

  it('writes nothing while the data has an error, reports it, and continues once it is fixed', async () => {
    await built();
    const before = site();
    const good = copy.read(storeAt(3));
    for (const [fault, code] of [
      [good.replace('icon: bag', 'icon: bga'), 'unknown-icon'],
      [good.replace(/path: .*/, 'path: /store/temu'), 'duplicate-path'],
      ['a: [', 'yaml-syntax'],
    ] as const) {
      copy.write(storeAt(3), fault);
      const faulty = await built();
      expect(faulty.pages).toBeUndefined();
      expect(faulty.diagnostics.map((each) => each.code)).toContain(code);
      expect(differences(before, site())).toEqual([]);
    }
    copy.write(storeAt(3), good);
    expect((await built()).pages).toBeGreaterThan(0);
    expect(differences(before, site())).toEqual([]);
  }, 300_000);
});
