import { expect, it } from 'vitest';
import type { Input } from '../../../../generator/site/engine/input';
import { projectSystem } from '../../../support/catalogue';
import { inputsOf } from '../../../support/site-of';
import { check, patched, sampleFiles } from '../../support/sample-catalogue';

const slugs = ['luban', 'souk'];

/** Everything that units are given of stores. */
function inputsIn(files: Readonly<Record<string, string>>): Readonly<Record<string, Input<unknown>>> {
  const { catalogue, report } = check(files);
  if (!catalogue) throw new Error(report);
  const inputs = inputsOf({ ...projectSystem({}), now: Date.UTC(2025, 9, 20) }, catalogue);
  const ofStores = slugs.flatMap(
    (slug) =>
      [
        [`store ${slug}`, inputs.store(slug, 'store')],
        [`offers ${slug}`, inputs.store(slug, 'offers')],
        [`card ${slug}`, inputs.list([slug], 'card')],
        [`suggestion ${slug}`, inputs.stores([slug], 'card', 'groups')],
      ] as const,
  );
  return {
    ...Object.fromEntries<Input<unknown>>(ofStores),
    outlines: inputs.list(undefined, 'outline'),
    indexed: inputs.stores(undefined, 'card', 'facts'),
    searched: inputs.stores(undefined, 'card', 'searched'),
  };
}

const luban = 'data/stores/luban.yaml';

it.each([
  ['nothing', sampleFiles, []],
  ['a comment', { ...sampleFiles, [luban]: `# Another comment.\n${sampleFiles[luban]}` }, []],
  ['a text of its page', patched(luban, 'subtitle:\n  en: Save\n  ar: وفّر\n'), ['store luban']],
  ['an alias', patched(luban, 'aliases: [frankincense]\n'), ['store luban', 'outlines']],
  [
    'the name',
    patched(luban, 'name:\n  en: Lubban\n  ar: لبّان\n'),
    ['store luban', 'offers luban', 'card luban', 'suggestion luban', 'outlines', 'indexed', 'searched'],
  ],
  [
    'a row of a feed',
    { ...sampleFiles, 'data/feeds/souk.csv': sampleFiles['data/feeds/souk.csv']?.replace('5% off', '6% off') ?? '' },
    ['store souk', 'offers souk'],
  ],
])('the inputs of units whose value %s changes, and no others, have other keys', (_what, files, expected) => {
  const [before, after] = [inputsIn(sampleFiles), inputsIn(files)];
  const changed = (of: (input: Input<unknown> | undefined) => unknown): readonly string[] =>
    Object.keys(before).filter((name) => of(before[name]) !== of(after[name]));
  expect(changed((input) => JSON.stringify(input?.read()))).toEqual(expected);
  expect(changed((input) => input?.key)).toEqual(expected);
});
