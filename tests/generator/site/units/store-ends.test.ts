import { describe, expect, it } from 'vitest';
import { check } from '../../../../generator/catalogue/check/check';
import { projectSystem } from '../../../support/catalogue';
import { filesOfUnits, unitsOf } from '../../../support/site-of';

const project = projectSystem({});
/** The last second of the last day of an offer in Riyadh. */
const last = Date.UTC(2026, 11, 31, 20, 59, 59);
const day = 86_400_000;

/** The feeds and calendars of Temu at an instant. */
async function endsAt(now: number, change = (text: string): string => text): Promise<ReadonlyMap<string, string>> {
  const read = (file: string): Uint8Array | undefined => {
    const content = project.read(file);
    return content && file === 'data/stores/temu.yaml' ? Buffer.from(change(String(content))) : content;
  };
  const { catalogue } = check({ ...project, now, read });
  if (!catalogue) throw new Error('The data has errors.');
  const units = unitsOf({ ...project, now }, catalogue).filter(({ id }) => id === '/store/temu');
  const files = await filesOfUnits(units, now);
  return new Map(
    files.flatMap(({ path, content }) => (/^(?:feeds|calendars)\//.test(path) ? [[path, String(content)]] : [])),
  );
}

describe('the feed and the calendar of a store (product rule R102)', () => {
  it('exist in each language, with each offer whose end is known', async () => {
    const early = await endsAt(last - 40 * day);
    expect([...early.keys()].sort()).toEqual([
      'calendars/ar/temu.ics',
      'calendars/en/temu.ics',
      'feeds/ar/temu.atom',
      'feeds/en/temu.atom',
    ]);
    expect(early.get('calendars/en/temu.ics')?.match(/BEGIN:VEVENT/g)).toHaveLength(3);
    expect(early.get('calendars/en/temu.ics')).toContain('DTSTART:20261231T210000Z\r\n');
    expect(early.get('feeds/en/temu.atom')).toContain('/feeds/en/temu.atom"/>');
  });

  it('are left out if the store does not ask for them', async () => {
    const files = await endsAt(last, (text) => text.replace(/^subscriptions: true\n/m, ''));
    expect([...files.keys()]).toEqual([]);
  });
});
