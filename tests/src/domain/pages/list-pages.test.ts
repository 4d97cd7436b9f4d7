import { describe, expect, it } from 'vitest';
import { listOfPagePath, listPagePath, pagesToLink } from '../../../../src/domain/pages/list-pages';

describe('the pages of a long list', () => {
  it('have addresses below the address of the list, which is the first page', () => {
    expect([1, 2, 30].map((number) => listPagePath('/stores', number))).toEqual(['/stores', '/stores/2', '/stores/30']);
  });

  it('are recognized by a plain number after the address of the list', () => {
    expect(['/stores/2', '/stores/1', '/store/temu/700'].map(listOfPagePath)).toEqual([
      '/stores',
      '/stores',
      '/store/temu',
    ]);
    expect(['/stores', '/stores/two', '/stores/02', '/2'].map(listOfPagePath)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('link to their neighbours and to both ends', () => {
    expect(pagesToLink(1, 3)).toEqual([1, 2, 3]);
    expect(pagesToLink(5, 9)).toEqual([1, 3, 4, 5, 6, 7, 9]);
    expect(pagesToLink(100, 100).slice(-3)).toEqual([98, 99, 100]);
  });

  it.each([2, 7, 100, 661, 1300])('are within ten links of the first page, for %i pages', (count) => {
    const reached = new Map([[1, 0]]);
    for (const [page, links] of reached)
      for (const next of pagesToLink(page, count)) if (!reached.has(next)) reached.set(next, links + 1);
    expect(reached.size).toBe(count);
    expect(Math.max(...reached.values())).toBeLessThanOrEqual(10);
  });
});
