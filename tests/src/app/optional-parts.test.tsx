import { expect, it } from 'vitest';
import { renderApp } from '../../../src/app/static-app';
import type { CompiledMessages } from '../../../src/domain/pages/messages';
import type { HomePage as HomePageData, SiteView } from '../../../src/domain/pages/page-data';
import HomePage from '../../../src/pages/HomePage';
import type { AnyTemplate } from '../../../src/app/templates';
import { siteUnderTest } from '../../support/site-under-test';

const site = siteUnderTest();
const home = site.pages.find((page): page is HomePageData => page.kind === 'home' && page.language === 'en');
if (!home) throw new Error('There is no home page.');
const messages: CompiledMessages = Object.fromEntries([...site.messages].map(([id, { en }]) => [id, en]));

/** The HTML of the English home page with other data. */
function html(shell: Partial<SiteView>, page: Partial<HomePageData> = {}): string {
  const { promo: _promo, promoTo: _to, navigation: _navigation, ...rest } = site.sites.en;
  const { about, quickLinks, legal } = rest.footer;
  return renderApp(
    {
      page: { ...home, ...page } as HomePageData,
      // The template of this kind of page.
      Template: HomePage as AnyTemplate,
      texts: { ids: '', messages, site: { ...rest, footer: { about, quickLinks, legal }, ...shell } },
    },
    Date.UTC(2026, 0, 1),
  );
}

it('a site without a promotion, header links, networks and countries has none of their elements', () => {
  const shown = html({});
  for (const absent of ['Promotion', '<nav', 'Stay Connected', 'Countries']) expect(shown).not.toContain(absent);
});

it('networks with an address are links that open a new tab, and names of networks are buttons', () => {
  const { footer } = site.sites.en;
  const shown = html({ footer: { ...footer, social: { instagram: 'https://www.instagram.com/example' } } });
  const [link = ''] = /<a [^>]*instagram\.com.*?<\/a>/.exec(shown) ?? [];
  expect(link).toContain('rel="noopener noreferrer"');
  expect(link).toContain('target="_blank"');
  expect(link.replace(/<[^>]*>/g, '')).toMatch(/^Instagram .*new tab/);
  expect(html({ footer: { ...footer, social: ['instagram'] } })).toMatch(/<button [^>]*aria-label="Instagram"/);
});

it('"How it works" is a link if the data has its page', () => {
  const { footer } = site.sites.en;
  expect(html({})).toMatch(/<button [^>]*>How it works/);
  const shown = html({ footer: { ...footer, howItWorks: { to: '/about' } } });
  expect(shown).toMatch(/<a [^>]*href="\/en\/about"[^>]*>How it works/);
});

it('a banner of one entry has no buttons, and one of two has', () => {
  expect(html({}, { banner: home.banner.slice(0, 1) })).not.toContain('Pause');
  expect(html({}, { banner: home.banner.slice(0, 2) })).toContain('Pause');
});
