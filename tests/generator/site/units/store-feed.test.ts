import { expect, test } from 'vitest';
import { check } from '../../../../generator/catalogue/check/check';
import { projectSystem } from '../../../support/catalogue';
import { filesOfUnits, unitsOf } from '../../../support/site-of';

const project = projectSystem({});
/** An instant at which offers of Temu with a known end are active. */
const now = Date.UTC(2026, 10, 20);

/** The feeds of Temu. */
async function feedsWith(change = (text: string): string => text): Promise<ReadonlyMap<string, string>> {
  const read = (file: string): Uint8Array | undefined => {
    const content = project.read(file);
    return content && file === 'data/stores/temu.yaml' ? Buffer.from(change(String(content))) : content;
  };
  const { catalogue } = check({ ...project, now, read });
  if (!catalogue) throw new Error('The data has errors.');
  const units = unitsOf({ ...project, now }, catalogue).filter(({ id }) => id === '/store/temu');
  const files = await filesOfUnits(units, now);
  return new Map(files.flatMap(({ path, content }) => (path.startsWith('feeds/') ? [[path, String(content)]] : [])));
}

test('a store that asks for a feed has one in each language (product rule R102)', async () => {
  const feeds = await feedsWith();
  expect([...feeds.keys()].sort()).toEqual(['feeds/ar/temu.atom', 'feeds/en/temu.atom']);
  expect(feeds.get('feeds/en/temu.atom')).toContain('/feeds/en/temu.atom"/>');
  const without = await feedsWith((text) => text.replace(/^subscriptions: true\n/m, ''));
  expect([...without.keys()]).toEqual([]);
});
