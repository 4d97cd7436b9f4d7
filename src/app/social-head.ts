import type { Instant } from '../domain/dates/calendar';
import type { Language } from '../domain/language/language';
import { withLiveEnd } from '../domain/offers/offer-status';
import type { PageData, SiteView } from '../domain/pages/page-data';
import type { Settings } from '../domain/pages/settings';
import { feedFile, manifestFile, previewSize, siteFiles, storeFeedFile } from '../domain/pages/site-files';
import type { PageFiles, SiteColours } from '../domain/pages/static-site';
import type { ContentLanguage } from '../generated/data-types';
import { link, meta, type HeadElement } from './head';

/** The locales of Open Graph. */
const previewLocales: Readonly<Record<ContentLanguage, string>> = { en: 'en_GB', ar: 'ar_AR', fr: 'fr_FR' };

const property = (name: string, content: string | number): HeadElement =>
  meta({ property: name, content: String(content) });

/** The metadata for link previews (Open Graph, Twitter cards). Crawlers read only the served document. */
export function previewHead(
  page: PageData,
  settings: Settings,
  site: SiteView,
  { preview }: PageFiles,
): readonly HeadElement[] {
  if (!page.indexed) return [];
  const absolute = (path: string): string => settings.origin + settings.basePath + path;
  const language = page.contentLanguage ?? page.language;
  const others = page.alternates.flatMap(({ hreflang }) =>
    hreflang === 'x-default' || hreflang === language ? [] : [hreflang],
  );
  const dated = page.kind === 'post' ? page.post.dateTime : undefined;
  return [
    property('og:type', page.kind === 'post' || page.kind === 'article' ? 'article' : 'website'),
    property('og:site_name', site.name),
    property('og:locale', previewLocales[language]),
    ...others.map((other) => property('og:locale:alternate', previewLocales[other])),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:url', absolute(page.canonical)),
    ...(dated === undefined ? [] : [property('article:published_time', dated)]),
    ...(preview === undefined
      ? []
      : [
          property('og:image', settings.origin + preview),
          property('og:image:type', 'image/png'),
          property('og:image:width', previewSize.width),
          property('og:image:height', previewSize.height),
          property('og:image:alt', page.heading),
        ]),
    link({
      rel: 'alternate',
      type: 'application/atom+xml',
      title: site.name,
      href: absolute(`/${feedFile(page.language)}`),
    }),
    meta({ name: 'twitter:card', content: preview === undefined ? 'summary' : 'summary_large_image' }),
  ];
}

/** The link to the feed of a store, if its data asks for one and an active offer on the page has a known end. */
export function storeFeedHead(page: PageData, { basePath }: Settings, instant: Instant): readonly HeadElement[] {
  if (page.kind !== 'store' || !page.subscriptions || withLiveEnd(page.offers, instant).length === 0) return [];
  const { language, store } = page;
  const href = `${basePath}/${storeFeedFile(language, store.slug)}`;
  return [link({ rel: 'alternate', type: 'application/atom+xml', title: store.name, href })];
}

export function browserHead(
  language: Language,
  { basePath }: Settings,
  { paper, darkPaper }: SiteColours,
  icons: boolean,
): readonly HeadElement[] {
  const address = (file: string): string => `${basePath}/${file}`;
  return [
    meta({ name: 'theme-color', content: paper, media: '(prefers-color-scheme: light)' }),
    meta({ name: 'theme-color', content: darkPaper, media: '(prefers-color-scheme: dark)' }),
    ...(icons
      ? [
          link({ rel: 'icon', href: address(siteFiles.favicon), sizes: '32x32' }),
          link({ rel: 'icon', href: address(siteFiles.icon), type: 'image/svg+xml' }),
          link({ rel: 'apple-touch-icon', href: address(siteFiles.touchIcon) }),
          link({ rel: 'manifest', href: address(manifestFile(language)) }),
        ]
      : []),
  ];
}
