import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundle } from '../../generator/bundle/bundle';
import { emitPage } from '../../generator/emit/page-file';
import { nodeSystem } from '../../generator/system/system';
import { check, siteOf } from '../../generator/pipeline';
import type { PageData } from '../../src/domain/page-data';
import type { StaticSite } from '../../src/domain/static-site';
import { siteByReact } from '../support/site-by-react';

const root = path.resolve(import.meta.dirname, '../..');
const system = nodeSystem(root);

/** As text, for a difference that can be read. */
const html = (document: Uint8Array): string => new TextDecoder().decode(document);

let pages: readonly PageData[];
let spliced: StaticSite;
let whole: StaticSite;
let byReact: StaticSite;

beforeAll(async () => {
  const { catalogue } = check(system);
  if (!catalogue) throw new Error('The shipped data has faults.');
  ({ pages } = siteOf(system, catalogue));
  const { assets, createStaticSite } = await bundle(system, '');
  spliced = await createStaticSite(assets, { icons: true });
  whole = await createStaticSite(assets, { icons: true, whole: true });
  byReact = await (await siteByReact(root))(assets, { icons: true, whole: true });
});

const instants = [
  ['today', system.now],
  // The footer names the year.
  ['in the first minute of another year', Date.UTC(2031, 0, 1, 0, 1)],
  ['when every offer has ended', Date.UTC(2099, 5, 1)],
] as const;

describe('a page put into the shell that was rendered once', () => {
  it.each(instants)('is byte for byte the page that was rendered whole, %s', (_when, instant) => {
    const kinds = new Set(pages.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual([
      'article',
      'blog',
      'coupons',
      'directory',
      'home',
      'not-found',
      'post',
      'static',
      'store',
    ]);
    for (const page of pages) {
      const { version } = emitPage(page);
      expect(html(spliced.render(page, version, instant))).toBe(html(whole.render(page, version, instant)));
    }
  });

  it('is rendered whole where its words hold the marks by which shell and page are told apart', () => {
    const marked = pages
      .filter(({ kind }) => kind === 'static' || kind === 'home')
      .map((each) => ({ ...each, heading: `\u0001 ${each.heading} \u0002` }));
    for (const each of marked)
      expect(html(spliced.render(each, '0', system.now))).toBe(html(whole.render(each, '0', system.now)));
  });
});

describe('a page', () => {
  it.each(instants)('is byte for byte what React itself renders, %s', (_when, instant) => {
    for (const page of pages) {
      const { version } = emitPage(page);
      expect(html(spliced.render(page, version, instant))).toBe(html(byReact.render(page, version, instant)));
    }
  });
});
