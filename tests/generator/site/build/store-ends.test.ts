import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build } from '../../../../generator/site/build/pipeline';
import { nodeSystem } from '../../../../generator/system/system';
import { copyProject, type ProjectCopy } from '../../../support/project-copy';
import { filesOf } from '../../../support/site-files';

/** The last second of the last day of an offer in Riyadh. */
const last = Date.UTC(2026, 11, 31, 20, 59, 59);
const day = 86_400_000;

let copy: ProjectCopy;

/** Builds the site at an instant with the cache of the last build. */
async function builtAt(now: number): Promise<ReadonlyMap<string, string>> {
  const { diagnostics } = await build(nodeSystem(copy.root, { SOURCE_DATE_EPOCH: String(now / 1000) }));
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return filesOf(path.join(copy.root, 'dist'));
}

const endsIn = (site: ReadonlyMap<string, string>) =>
  [...site.keys()].filter((name) => /^(?:feeds|calendars)\//.test(name)).sort();

beforeAll(() => {
  copy = copyProject({}, { ownCache: 'filled' });
});
afterAll(() => copy.remove());

it('a store has a feed and a calendar in each language while the end of an offer is known (product rule R102)', async () => {
  const early = await builtAt(last - 40 * day);
  expect(endsIn(early)).toEqual([
    'calendars/ar/temu.ics',
    'calendars/en/temu.ics',
    'feeds/ar/temu.atom',
    'feeds/en/temu.atom',
  ]);
  expect(early.get('calendars/en/temu.ics')?.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  expect(early.get('calendars/en/temu.ics')).toContain('DTSTART:20261231T210000Z\r\n');
  expect(early.get('feeds/en/temu.atom')).toContain('/feeds/en/temu.atom"/>');
  expect(early.get('en/store/temu.html')).toContain('href="/calendars/en/temu.ics"');
  // The next builds use the cache of this one.
  const still = await builtAt(last);
  expect(still.get('calendars/en/temu.ics')?.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  const over = await builtAt(last + 1000);
  expect(endsIn(over)).toEqual([]);
  expect(over.get('en/store/temu.html')).not.toContain('/calendars/');
});
