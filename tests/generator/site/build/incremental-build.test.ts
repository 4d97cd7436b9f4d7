/** @module-tag all */
import fc from 'fast-check';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

const at = (file: string): string => path.join(copy.root, file);
const edit = (file: string, change: (text: string) => string): void =>
  writeFileSync(at(file), change(readFileSync(at(file), 'utf8')));
const built = () => build(nodeSystem(copy.root, { SOURCE_DATE_EPOCH: String(now / 1000) }));

const site = () => filesOf(at('dist'));
const modules = () => filesOf(at('src/generated'));

function forget(): void {
  rmSync(at('node_modules/.cache/qaseema/build'), { recursive: true, force: true });
}

/** A store of the ones that a test made; which one, of those that are there. */
function storeAt(number: number): string {
  const own = readdirSync(at('data/stores'))
    .filter((file) => file.startsWith('store-'))
    .sort();
  return `data/stores/${own[number % own.length] ?? ''}`;
}

/** Edits that people make between two builds. Each has its own number. */
const edits: Readonly<Record<string, (number: number) => void>> = {
  'another percentage': (number) =>
    edit(storeAt(number), (text) => text.replace(/percent: \d+\n/, `percent: ${1 + (number % 80)}\n`)),
  'another answer': (number) =>
    edit(storeAt(number), (text) => text.replace(/answer:\n( +)en: .*/, `answer:\n$1en: Answer ${number}`)),
  'another name': (number) =>
    edit(storeAt(number), (text) =>
      text.replace(/name:\n {2}en: .*/, `name:\n  en: ${String.fromCharCode(65 + (number % 26))} shop ${number}`),
    ),
  'another end': (number) =>
    edit(storeAt(number), (text) => text.replace(/expires: .*\n/, `expires: 2026-11-${String(22 + (number % 8))}\n`)),
  'another day of change': (number) =>
    edit(storeAt(number), (text) =>
      text.replace(/checked: .*\n/, `checked: 2026-${String(1 + (number % 10)).padStart(2, '0')}\n`),
    ),
  'another address': (number) =>
    edit(storeAt(number), (text) =>
      text.replace(/path: .*\n/, `path: /store/moved-${number % 50}-${path.basename(storeAt(number), '.yaml')}\n`),
    ),
  'another logo': (number) =>
    edit(storeAt(number), (text) =>
      text.replace(/logo: .*\n/, `logo: ${['noon', 'ubuy', 'temu'][number % 3] ?? ''}.svg\n`),
    ),
  'a store more': (number) =>
    writeFileSync(at(storeFile(1000 + (number % 500))), syntheticStore(1000 + (number % 500))),
  'a store less': (number) => rmSync(at(storeAt(number))),
  'a store under another name': (number) => {
    const before = storeAt(number);
    const slug = `store-renamed-${number % 100}`;
    if (existsSync(at(`data/stores/${slug}.yaml`))) return;
    edit(before, (text) => text.replace(/^slug: .*$/m, `slug: ${slug}`));
    renameSync(at(before), at(`data/stores/${slug}.yaml`));
  },
  'another picture behind a name': (number) =>
    edit('data/images/noon.svg', (text) => text.replace(/rx="[^"]*"/, `rx="${number % 48}"`)),
  'a picture more': (number) =>
    writeFileSync(
      at(`data/images/more-${number % 5}.svg`),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n',
    ),
  'another word on a page': (number) =>
    edit('data/pages/about.yaml', (text) => text.replace(/^(heading:\n {2}en: ).*$/m, `$1Words ${number}`)),
  'a post more, or less': (number) => {
    const slug = `another-post-${number % 3}`;
    const file = at(`data/posts/${slug}.yaml`);
    if (existsSync(file)) rmSync(file);
    else {
      const post = readFileSync(at('data/posts/is-temu-legit-and-safe.yaml'), 'utf8');
      writeFileSync(
        file,
        post.replace(/^slug: .*$/m, `slug: ${slug}`).replace(/^title: .*$/m, `title: Post ${number}`),
      );
    }
  },
  'another home page': (number) =>
    edit('data/home.yaml', (text) =>
      text.replace(/^checked: .*$/m, `checked: 2026-${String(1 + (number % 10)).padStart(2, '0')}`),
    ),
  'a redirect more': (number) =>
    edit('data/redirects.yaml', (text) =>
      text.includes(`/old-${number}\n`) ? text : `${text.trimEnd()}\n  - from: /old-${number}\n    to: /en/stores\n`,
    ),
  'another text of a message': (number) => {
    const files = readdirSync(at('data/messages')).sort();
    const file = `data/messages/${files[number % files.length] ?? ''}`;
    const ids = [...readFileSync(at(file), 'utf8').matchAll(/^ {2}([\w.-]+):\n {4}en: [^{}<]*\n/gm)].map(
      ([, id]) => id,
    );
    edit(file, (text) =>
      text.replace(new RegExp(`^(  ${ids[number % ids.length] ?? ''}:\n    en: ).*$`, 'm'), `$1Text ${number}`),
    );
  },
  'another row of a feed': (number) =>
    edit('data/feeds/dhgate.csv', (text) => text.replace(/\$\d+ off/, `$${number % 90} off`)),
  'a schema that says it otherwise': (number) =>
    edit('schemas/common.schema.json', (text) =>
      text.replace(/"description": "[^"]*"/, `"description": "Words ${number}."`),
    ),
  'other code': (number) => edit('generator/site/render/markup.ts', (text) => `${text}// ${number}\n`),
  'a few hours': (number) => {
    now += (1 + (number % 30)) * 3_600_000;
  },
  'a hand in the finished site': (number) => {
    // It does not exist before the first build.
    const files = existsSync(at('dist')) ? filesBelow(at('dist')) : [];
    if (files.length > 0) rmSync(at(`dist/${files[number % files.length] ?? ''}`));
  },
};

beforeAll(() => {
  copy = copyProject({}, { ownCache: true, ownCode: true });
  for (let index = 0; index < first; index += 1) writeFileSync(at(storeFile(index)), syntheticStore(index));
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
    const good = readFileSync(at(storeAt(3)), 'utf8');
    for (const [fault, code] of [
      [good.replace('icon: bag', 'icon: bga'), 'unknown-icon'],
      [good.replace(/path: .*/, 'path: /store/temu'), 'duplicate-path'],
      ['a: [', 'yaml-syntax'],
    ] as const) {
      writeFileSync(at(storeAt(3)), fault);
      const faulty = await built();
      expect(faulty.pages).toBeUndefined();
      expect(faulty.diagnostics.map((each) => each.code)).toContain(code);
      expect(differences(before, site())).toEqual([]);
    }
    writeFileSync(at(storeAt(3)), good);
    expect((await built()).pages).toBeGreaterThan(0);
    expect(differences(before, site())).toEqual([]);
  }, 300_000);
});
