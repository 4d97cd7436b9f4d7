/** @module-tag all */
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { build, type BuildWork } from '../../../../generator/site/build/pipeline';
import { nodeSystem } from '../../../../generator/system/system';
import { copyProject, type ProjectCopy } from '../../../support/project-copy';
import { differences, filesOf } from '../../../support/site-files';
import { gitIn } from '../../../support/git';

let copy: ProjectCopy;
let before: ReturnType<typeof filesOf>;
let bundles: readonly string[];

const bundlesMade = (): readonly string[] => readdirSync(copy.at('node_modules/.cache/qaseema/bundle')).sort();

function edit(file: string, change: (text: string) => string): void {
  const text = copy.read(file);
  const changed = change(text);
  expect(changed).not.toBe(text);
  copy.write(file, changed);
}

/** Writes another English text for a message. */
function changeMessage(file: string, id: string): void {
  edit(`data/messages/${file}.yaml`, (text) =>
    text.replace(new RegExp(`^(  ${id.replace('.', '\\.')}:\\n    en: ).*$`, 'm'), '$1Another text'),
  );
}

async function built(): Promise<BuildWork> {
  const { work } = await build(nodeSystem(copy.root, { SOURCE_DATE_EPOCH: '1795219200' }));
  if (!work) throw new Error('The data has faults.');
  return work;
}

/** The files that the last build changed, without the hashes in their names. */
function changed(): readonly string[] {
  const files = differences(before, filesOf(copy.at('dist')));
  return [...new Set(files.map((file) => file.replace(/-[A-Za-z0-9]{8}\.json$/, '-*.json')))].sort();
}

beforeAll(async () => {
  copy = copyProject({}, { ownCache: 'filled' });
  await built();
}, 300_000);
beforeEach(() => {
  before = filesOf(copy.at('dist'));
  bundles = bundlesMade();
});
afterAll(() => copy.remove());

describe('a build after an edit', () => {
  it('changes all pages of one language for a message of the shell', async () => {
    changeMessage('shell', 'shell.skip');
    await built();
    const files = changed();
    // A redirect page has no data.
    const pages = [...before.keys()].filter(
      (file) => /^en\/.*\.html$/.test(file) && before.has(file.replace(/html$/, 'json')),
    );
    expect(pages.length).toBeGreaterThan(20);
    expect(pages.filter((page) => !files.includes(page))).toEqual([]);
    expect(
      files.filter((file) => !/^en\/.*\.(?:html|json)$|^assets\/en\/[\w-]+\*\.json$|^404\.html$/.test(file)),
    ).toEqual([]);
    expect(bundlesMade()).toEqual(bundles);
  }, 300_000);

  it('changes only the home page for a message of the home page', async () => {
    changeMessage('pages', 'home.all-stores');
    const { made } = await built();
    expect(changed()).toEqual(['assets/en/home-*.json', 'en/index.html', 'en/index.json']);
    // The home page in both languages, which are one unit, and the messages.
    expect(made).toBe(2);
    expect(bundlesMade()).toEqual(bundles);
  }, 300_000);

  it('changes only the offline documents and the messages for a message of the notices', async () => {
    changeMessage('ui', 'toast.close');
    const { made } = await built();
    // The documents of both languages and the service worker contain the version of its cache.
    expect(changed()).toEqual(['ar/offline.html', 'en/offline.html', 'messages/en/ToastView.json', 'sw.js']);
    expect(made).toBe(2);
    expect(bundlesMade()).toEqual(bundles);
  }, 300_000);

  it('makes nothing for a comment in the file of a store', async () => {
    edit('data/stores/noon.yaml', (text) => `# A comment.\n${text}`);
    const { made } = await built();
    expect([made, changed()]).toEqual([0, []]);
  }, 300_000);

  it('changes no page for an added redirect', async () => {
    edit('data/redirects.yaml', (text) => `${text.trimEnd()}\n  - from: /an-old-address\n    to: /en/stores\n`);
    await built();
    expect(changed()).toEqual(['_build.json', '_redirects', 'an-old-address.html', 'redirects.json', 'vercel.json']);
    expect(bundlesMade()).toEqual(bundles);
  }, 300_000);

  it('writes the commit into a file, which alone changes with it; without Git there is none', async () => {
    const git = (...args: readonly string[]): string => gitIn(copy.root, ...args);
    expect([...before.keys()]).not.toContain('build.json');
    git('init', '--quiet');
    for (const message of ['First', 'Second']) {
      git('commit', '--quiet', '--allow-empty', '--message', message);
      const { made } = await built();
      expect([made, changed()]).toEqual([1, ['build.json']]);
      expect(JSON.parse(copy.read('dist/build.json'))).toEqual({ commit: git('rev-parse', 'HEAD') });
    }
    expect((await built()).made).toBe(0);
  }, 300_000);
});
