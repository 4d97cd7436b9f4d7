import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { escapeHtml } from '../../../src/app/head';
import { renderApp } from '../../../src/app/static-app';
import { loadTemplate } from '../../../src/app/templates';
import type { Language } from '../../../src/domain/language/language';
import { activeOffers } from '../../../src/domain/offers/offer-status';
import type { PageOf } from '../../../src/domain/pages/page-data';
import { stores } from '../../../src/generated/catalogue';
import { routes } from '../../../src/generated/catalogue/routes';
import { siteUnderTest } from '../../support/site-under-test';

type StoreModule = Readonly<Record<Language, PageOf<'store'>>>;

// More than 200 stores have no modules.
const modules = Object.entries<StoreModule>(stores);
const site = siteUnderTest();
const instant = Date.UTC(2025, 9, 20);
const Template = await loadTemplate('store');

function html(page: PageOf<'store'>): string {
  const { language } = page;
  const messages = Object.fromEntries([...site.messages].map(([id, texts]) => [id, texts[language]]));
  return renderApp({ page, Template, texts: { ids: '', messages, site: site.sites[language] } }, instant);
}

describe('the typed modules of stores', () => {
  it('are shown by one template, with the heading and each code that is active', () => {
    for (const page of modules.flatMap(([, byLanguage]) => Object.values(byLanguage))) {
      const shown = html(page);
      const where = `${page.language} ${page.path}`;
      expect(shown.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]?.replace(/<[^>]*>/g, ''), where).toBe(escapeHtml(page.heading));
      for (const { code } of activeOffers(page.offers, instant))
        if (code !== undefined) expect(shown, where).toContain(escapeHtml(code));
    }
  });

  it('name the kind and the slug of the route, at any path', () => {
    const table = routes.map(({ path, kind, slug }) => ({ path, handle: { kind, slug } }));
    for (const [slug, byLanguage] of modules)
      for (const { path, store } of Object.values(byLanguage)) {
        expect(matchRoutes(table, path)?.[0]?.route.handle, path).toEqual({ kind: 'store', slug });
        expect(store.slug).toBe(slug);
      }
  });
});
