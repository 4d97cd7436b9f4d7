import { inEnglish } from '../../../support/english';
import { expect, it } from 'vitest';
import { hashOf } from '../../../../generator/system/cache/hash';
import { compareContent } from '../../../../generator/authoring/changes/compare';
import { contentOf, contentsOf, type SiteVersion } from '../../../../generator/authoring/changes/site-content';
import { check } from '../../../../generator/catalogue/check/check';
import { publishedAt, siteDataOf } from '../../../../generator/site/records/checked-data';
import { withReplacements } from '../../../../generator/catalogue/quarantine/replaced';
import { projectSystem } from '../../../support/catalogue';
import { someOf } from '../../../support/extent';

const project = projectSystem();
const file = 'data/stores/temu.yaml';
const text = Buffer.from(project.read(file) ?? []).toString();

/** The catalogue with another text of a store. */
function versionWith(store: string): SiteVersion {
  const system = { ...project, ...withReplacements(project, new Map([[file, Buffer.from(store)]])) };
  const { catalogue, diagnostics } = check(system);
  if (!catalogue)
    throw new Error(
      inEnglish(diagnostics)
        .map(({ message }) => message)
        .join('; '),
    );
  const { now } = system;
  return { system, data: siteDataOf(publishedAt(catalogue, now), now, (path) => hashOf(system.read(path) ?? '')) };
}

const edits: readonly (readonly [what: string, edit: (store: string) => string])[] = [
  ['no edit', (store: string) => store],
  [
    'an edited heading',
    (store: string) => store.replace(/^(heading:\n {2}en: ).*$/m, '$1"Another heading in {month}"'),
  ],
  ['an edited name that other pages show', (store: string) => store.replace('en: Temu', 'en: Temu Bazaar')],
  [
    'an edited offer',
    (store: string) =>
      store
        .replace(/^( {2}- id: \S+\n(?: {4}.*\n)+)/m, '$1')
        .replace('kind: code', 'kind: code\n    starts: 2024-01-01'),
  ],
];

it.each(someOf(edits, 4))('contentsOf yields the same changes as the full content, for %s', async (_, edit) => {
  const [before, after] = [versionWith(text), versionWith(edit(text))];
  const at = project.now;
  const some = await contentsOf(before, after);
  const all = { before: contentOf(before.system, before.data), after: contentOf(after.system, after.data) };
  expect(compareContent({ ...some, at })).toEqual(compareContent({ ...all, at }));
  expect(some.after.pages.length).toBeLessThan(all.after.pages.length);
});
