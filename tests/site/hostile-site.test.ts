/** @module-tag all */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { intrusionsIn, skeletonOf } from '../robustness/pages';
import { filesBelow } from '../support/documents';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { filesOf } from '../support/site-files';

// Everything that a template could forget to escape, in one text. It is in every text of the site for people: the
// interface's messages, the frame, and the Markdown of posts and answers as far as the check lets it through. It
// refuses tags in all but messages.
const attack = '"\' onclick="alert(1)" x=\' ]]> --> \u2028 end';
const tags = '</script ><script >alert(1)</script ></title ></style ><img src=x onerror=alert(1) ><!-- end';
/** The same text, escaped for ICU MessageFormat. */
const message = `${attack.replaceAll("'", "''")} '${tags}'`;

let copy: ProjectCopy;
let pages: readonly (readonly [file: string, html: string])[];
let own: ReadonlySet<string>;

/** Whether a text is for people: neither a country code nor a pattern without words. */
function isText(key: string, text: string): boolean {
  return key === 'en' ? /[a-z]/.test(text) : key === 'ar' && /\p{Script=Arabic}/u.test(text);
}

function addTo(value: unknown, words: string): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => addTo(entry, words));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]: [string, unknown]) => [
      key,
      typeof child === 'string' && isText(key, child) ? `${child} ${words}` : addTo(child, words),
    ]),
  );
}

function scriptsOf(html: string): readonly string[] {
  return skeletonOf(html).scripts.flatMap(({ type, text }) => (type === '' ? [text] : []));
}

beforeAll(() => {
  copy = copyProject({ SITE_PREVIEWS: 'off' });
  const data = path.join(copy.root, 'data');
  for (const file of filesBelow(data)) {
    if (!/^(?:site|messages\/.*|stores\/.*|home|pages\/.*)\.?(?:yaml)?$/.test(file) || !file.endsWith('.yaml'))
      continue;
    const words = file.startsWith('messages/') ? message : attack;
    writeFileSync(
      path.join(data, file),
      stringify(addTo(parse(readFileSync(path.join(data, file), 'utf8')), words), { lineWidth: 0 }),
    );
  }
  const { code, err } = copy.run('build', '--quiet');
  // The attack makes texts long, and nothing else is said of it.
  const reported = new Set(err.match(/^(?:error|warning)\[[\w-]+\]/gm));
  expect([code, [...reported]]).toEqual([0, ['warning[long-text]']]);
  pages = [...filesOf(path.join(copy.root, 'dist'))].filter(([file]) => file.endsWith('.html'));
  own = new Set(scriptsOf(readFileSync(path.join(inject('siteFolder'), 'en/index.html'), 'latin1')));
});
afterAll(() => copy.remove());

test('texts of site, interface and catalogue that look like code stay texts on every page', () => {
  expect(pages.length).toBeGreaterThan(50);
  expect(own.size).toBe(1);
  for (const [file, html] of pages) expect(intrusionsIn(html, own), file).toEqual([]);
  expect(pages.filter(([, html]) => html.includes('alert(1)')).length).toBeGreaterThan(45);
});
