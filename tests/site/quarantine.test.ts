/** @module-tag all */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesBelow } from '../support/documents';
import { copyProject, type ProjectCopy } from '../support/project-copy';

let copy: ProjectCopy;
let build: ReturnType<ProjectCopy['run']>;

function breakFile(file: string, from: RegExp, to: string): void {
  const target = path.join(copy.root, file);
  const text = readFileSync(target, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(target, text.replace(from, to));
}

/** Every page of the built copy. */
function pages(): readonly string[] {
  return filesBelow(path.join(copy.root, 'dist')).filter((name) => name.endsWith('.html'));
}

beforeAll(() => {
  copy = copyProject();
  // A store that is featured, and that the banner and two posts name as well.
  breakFile('data/stores/temu.yaml', /^icon: .*$/m, 'icon: bagg');
  build = copy.run('build', '--quarantine');
});

afterAll(() => copy.remove());

test('a build with --quarantine publishes the rest, and exits with a code for missing parts', () => {
  expect(build.err).toContain('warning[unknown-icon]: there is no icon `bagg`');
  expect(build.out).toContain('Left out because of the errors above: temu.');
  expect(build.code).toBe(3);
});

test('no page of a build with --quarantine links to the omitted store', () => {
  expect(pages()).not.toContain('en/store/temu.html');
  expect(pages().length).toBeGreaterThan(40);
  for (const page of pages())
    expect(readFileSync(path.join(copy.root, 'dist', page), 'utf8')).not.toContain('/store/temu"');
});

test.each(['en', 'ar'])('the home page in %s does not mention the omitted store', (language) => {
  const html = readFileSync(path.join(copy.root, 'dist', language, 'index.html'), 'utf8');
  expect(html.slice(html.indexOf('<main'), html.indexOf('</main>'))).not.toMatch(/Temu|تيمو/);
});

test('a build with --quarantine contains nothing from the preview', () => {
  const files = filesBelow(path.join(copy.root, 'dist')).filter((name) => /\.(?:html|js|css)$/.test(name));
  expect(files.length).toBeGreaterThan(40);
  for (const file of files)
    expect(readFileSync(path.join(copy.root, 'dist', file), 'utf8')).not.toMatch(
      /__problems|problemPanel|site:problems/,
    );
});

test('a build without --quarantine fails and keeps the published site', () => {
  const before = pages();
  const refused = copy.run('build');
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('error[unknown-icon]');
  expect(pages()).toEqual(before);
});

test('a build with --quarantine fails on an error in data that every page needs', () => {
  breakFile('data/site.yaml', /^timeZone: .*$/m, 'timeZone: Riyadh');
  const refused = copy.run('build', '--quarantine');
  expect(refused.code).toBe(1);
  expect(refused.out).toContain('Nothing was published');
});
