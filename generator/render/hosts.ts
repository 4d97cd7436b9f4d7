import { languages } from '../../src/domain/language';
import { sitePath } from '../../src/domain/paths';
import type { RedirectRule } from '../../src/domain/redirects';
import type { DerivedSite } from '../derive/derive';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Escapes text for XML and HTML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** The redirect file that Netlify and Cloudflare Pages read, with the not-found page of each language. */
export function redirectsFile({ routeTable, settings }: DerivedSite): string {
  const { basePath } = settings;
  const splat = (path: string): string => (path.endsWith('*') ? `${path.slice(0, -1)}:splat` : path);
  const lines = routeTable.redirects.map(({ from, to }) => `${basePath}${from} ${basePath}${splat(to)} 301`);
  const notFound = languages.map((language) => `${basePath}/${language}/* ${basePath}/${language}/404 404`);
  return [...lines, ...notFound, ''].join('\n');
}

/** A page that leads on, for hosts that know no redirects: a refresh, a canonical link, a plain link (rulings, 4). */
export function redirectPage({ to }: RedirectRule, { settings }: DerivedSite): string {
  const target = escapeMarkup(settings.basePath + to);
  const canonical = escapeMarkup(settings.origin + settings.basePath + to);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${canonical}</title>`,
    `<meta http-equiv="refresh" content="0; url=${target}"><link rel="canonical" href="${canonical}"><meta name="robots" content="noindex">`,
    `</head><body><p><a href="${target}">${canonical}</a></p></body></html>`,
  ].join('');
}

/** The sitemap: every canonical, indexable page with its languages. */
export function sitemap({ pages, settings }: DerivedSite): string {
  const absolute = (path: string): string => escapeMarkup(settings.origin + settings.basePath + path);
  const urls = pages
    .filter((page) => page.indexed && page.canonical === sitePath(page.language, page.path))
    .map(({ canonical, alternates }) => {
      const links = alternates.map(({ hreflang, path }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${absolute(path)}"/>`);
      return `<url><loc>${absolute(canonical)}</loc>${links.join('')}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** What robots may read: everything, and where the sitemap is. */
export function robots({ settings }: DerivedSite): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${settings.origin}${settings.basePath}/sitemap.xml\n`;
}
