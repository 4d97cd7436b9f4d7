import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exitCodes } from '../../../../generator/cli/commands/command';
import { EverydayProject } from './sample';

let project: EverydayProject;
beforeEach(() => {
  project = new EverydayProject();
});
afterEach(() => project.remove());

describe('npm run checked', () => {
  test('writes this month to each page that is named by slug, name, address or file', async () => {
    expect(await project.written('checked luban سوق /en/about / data/pages/stores.yaml')).toEqual([
      '--- data/home.yaml',
      '+++ data/home.yaml',
      '-checked: 2025-10',
      '+checked: 2026-11',
      '--- data/pages/about.yaml',
      '+++ data/pages/about.yaml',
      '+checked: 2026-11',
      '--- data/pages/stores.yaml',
      '+++ data/pages/stores.yaml',
      '+checked: 2026-11',
      '--- data/stores/luban.yaml',
      '+++ data/stores/luban.yaml',
      '-checked: 2025-10',
      '+checked: 2026-11',
      '--- data/stores/souk.yaml',
      '+++ data/stores/souk.yaml',
      '-checked: 2025-09',
      '+checked: 2026-11',
    ]);
    expect(await project.everyday('checked luban')).toEqual({
      code: exitCodes.good,
      out: 'There is nothing to change.\n',
    });
  });

  test('accepts an earlier month, but none before the last review', async () => {
    expect((await project.written('checked luban 2026-01')).at(-1)).toBe('+checked: 2026-01');
    await expect(project.everyday('checked luban 2025-12')).rejects.toThrow(
      'data/stores/luban.yaml was reviewed in `2026-01`, which is after 2025-12.',
    );
  });

  test('reports a future month as an error of the data', async () => {
    const { code, out } = await project.agreed('checked luban 2999-01');
    expect([code, out]).toEqual([exitCodes.dataErrors, expect.stringContaining('future-date')]);
  });

  test('refuses a missing page, an unknown page and a page without a month of review', async () => {
    await expect(project.everyday('checked')).rejects.toThrow(
      'Repeat the command with the answer: npm run checked PAGE',
    );
    await expect(project.everyday('checked lupan')).rejects.toThrow('There is no page `lupan`: did you mean `luban`?');
    await expect(project.everyday('checked /404')).rejects.toThrow('data/pages/not-found.yaml has no month of review');
  });
});

describe('npm run end', () => {
  test('writes the current time, or the given day', async () => {
    expect(await project.written('end luban/five-percent')).toEqual([
      '--- data/stores/luban.yaml',
      '+++ data/stores/luban.yaml',
      '+    expires: 2026-11-24T12:00:00+03:00',
    ]);
    expect((await project.written('end LUBAN10 luban/summer-sale 2026-12-31')).slice(2)).toEqual([
      '+    expires: 2026-12-31',
      '-    expires: 2026-08-31',
      '+    expires: 2026-12-31',
    ]);
  });

  test('requires a day for an offer that has ended', async () => {
    await expect(project.everyday('end luban/summer-sale')).rejects.toThrow(
      'luban/summer-sale has ended already. To write another day, name it.',
    );
  });

  test('writes a correction of the row for an offer of a feed, in a new or the existing file', async () => {
    expect(await project.written('end souk/1 yesterday')).toEqual([
      '--- /dev/null',
      '+++ data/feeds/souk.corrections.yaml',
      '+# yaml-language-server: $schema=../../schemas/feed-corrections.schema.json',
      '+rows:',
      '+  - row: "1"',
      '+    expires: 2026-11-23',
    ]);
    expect((await project.written('end souk/1 2026-11-20')).slice(2)).toEqual([
      '-    expires: 2026-11-23',
      '+    expires: 2026-11-20',
    ]);
  });

  test('says that the offer is the featured offer of its page', async () => {
    project.write(
      'data/stores/luban.yaml',
      project.read('data/stores/luban.yaml').replace('offers:\n', 'featured: five-percent\noffers:\n'),
    );
    const { out } = await project.agreed('end luban/five-percent');
    expect(out).toContain('luban/five-percent is the featured offer of its page.');
  });

  test('refuses a missing offer and words that it does not understand', async () => {
    await expect(project.everyday('end')).rejects.toThrow('npm run end STORE/OFFER');
    await expect(project.everyday('end luban/five-percent soon')).rejects.toThrow(
      '`soon` is no offer (store/offer, or a code) and no day such as 2026-12-31.',
    );
  });
});
