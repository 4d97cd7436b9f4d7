import { describe, expect, test } from 'vitest';
import { patched } from '../../support/sample-catalogue';
import { sampleSite } from '../../support/sample-site';

/** The site of the sample on a day, with tests of the offers of its feed, each a flow mapping. */
function siteWith(checks: readonly string[], day: string) {
  const settings = `fetched: 2025-09-01\nchecks:\n${checks.map((each) => `  - { ${each} }\n`).join('')}`;
  return sampleSite(patched('data/feeds/souk.yaml', settings), day);
}

describe('an offer of a feed that a person has tested', () => {
  const site = siteWith(
    [
      'offer: "1", date: 2025-09-10, country: AE, channel: app, result: failed, reason: minimum',
      'offer: "1", date: 2025-09-04, country: SA, result: worked',
    ],
    '2025-09-12',
  );
  const page = site.pages.find((each) => each.kind === 'store' && each.path === '/store/souk');

  test('has its tests besides the evidence of the list, which is all that other offers have', () => {
    expect(page?.kind === 'store' && page.offers).toMatchObject([
      {
        id: '1',
        listed: { on: '2025-09-01' },
        checks: [
          { date: '2025-09-10', country: 'AE', channel: 'app', result: 'failed' },
          { date: '2025-09-04', country: 'SA', result: 'worked' },
        ],
      },
      { id: '2', listed: { on: '2025-09-01' } },
    ]);
    expect(JSON.stringify(page)).not.toContain('minimum');
  });

  test('adds a log of tests with that offer to its store', () => {
    expect(page).toMatchObject({ hasChecks: true });
    const logs = site.pages.filter((each) => each.kind === 'checks');
    expect(logs.map(({ path: address }) => address)).toEqual(['/store/souk/checks', '/store/souk/checks']);
    expect(logs[0]?.kind === 'checks' && logs[0].offers).toMatchObject([
      { id: '1', checks: [{ reason: 'minimum' }, { result: 'worked' }] },
    ]);
  });

  test('has its tests and the state of its label in the public copy', () => {
    expect(site.publicCatalogue.offers.get('souk')?.offers).toMatchObject([
      { id: '1', checks: [{ reason: 'minimum' }, { country: 'SA' }], trust: { state: 'mixed' } },
      { id: '2', trust: { state: 'listed' } },
    ]);
  });

  test('gets an entry of its own in the Atom feed when it begins to fail', () => {
    const updates = site.updates.en.filter(({ key }) => key.includes('/souk/1'));
    expect(updates.map(({ key, updated }) => [key, updated])).toEqual([
      ['en/store/souk/1/failed/2025-09-10', '2025-09-10'],
      ['en/store/souk/1', '2025-09-04'],
    ]);
  });

  test('sets the last change of the page of its store', () => {
    expect(site.lastModified.get('/store/souk')).toBe('2025-09-10');
  });
});
