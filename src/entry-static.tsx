import type { IntlShape } from 'react-intl';
import {
  headOf,
  link,
  meta,
  type HeadElement,
  attributesHtml,
  elementsHtml,
  escapeHtml,
  serializeJson,
} from './app/head';
import { takeNoted } from './app/noting/jsx-runtime';
import { pageStyles } from './app/page-styles';
import { wideWindows } from './domain/looks/style-pieces';
import { browserHead, storeFeedHead, previewHead } from './app/social-head';
import { renderApp, renderFreshnessEditions, renderOfflineDocument } from './app/static-app';
import { structuredData } from './app/structured-data';
import { loadTemplate, type AnyTemplate } from './app/templates';
import { presetOffset } from './domain/dates/calendar';
import { directionOf, localeOf, type Language } from './domain/language/language';
import type { CompiledMessages } from './domain/pages/messages';
import type { PageData, PageKind } from './domain/pages/page-data';
import { pageKinds } from './domain/pages/page-kinds';
import { reasonAttribute } from './domain/saved/offline';
import { pageFile } from './domain/pages/paths';
import type {
  CreateStaticSite,
  PageParts,
  RenderFreshness,
  SiteAssets,
  SiteContent,
  StaticSite,
} from './domain/pages/static-site';
import { clock } from './generated/clock';
import { settings } from './generated/settings';
import { asIntlMessages, intlOf } from './hooks/messages';
import documentTemplate from './index.html?raw';
import { textsId, type OfflineTexts } from './saved/offline-document';
import { previewContent } from './pages/preview/content';
import { hex } from './domain/looks/colour-space';
import { dark, light } from './theme/palette';

const knownIntl = new WeakMap<CompiledMessages, IntlShape>();

/** The messages of a language outside React. A missing message or value makes the build fail. */
function strictIntl(language: Language, messages: CompiledMessages): IntlShape {
  const intl =
    knownIntl.get(messages) ??
    intlOf({
      locale: localeOf(language),
      messages: asIntlMessages(messages),
      onError: (error) => {
        throw error;
      },
    });
  knownIntl.set(messages, intl);
  return intl;
}

const colours = { paper: hex(light.paper), darkPaper: hex(dark.paper), accent: hex(light.teal) };

// The removed module script is the entry of the development server.
const [doctype = '', beforeHead = '', beforeApp = '', beforeEnd = '', last = ''] = documentTemplate
  .replace(/<script type="module"[^>]*><\/script>/, '')
  .replace(/>\s+</g, '><')
  .trim()
  .split(/<html[^>]*>|<!--(?:head|app|end)-->/);

/** The meta element of the Content-Security-Policy. It must precede everything that it applies to. */
function contentSecurityPolicy(policy: string): HeadElement {
  return { tag: 'meta', attributes: { 'http-equiv': 'Content-Security-Policy', content: policy } };
}

/** Fills the document template. `more` are further attributes of its root element. */
function fillTemplate(
  language: Language,
  { head, app, end }: Readonly<Record<'head' | 'app' | 'end', string>>,
  more = '',
): string {
  const root = `<html${attributesHtml({ lang: language, dir: directionOf(language) })}${more}>`;
  return doctype + root + beforeHead + head + beforeApp + app + beforeEnd + end + last;
}

// The first call of `Intl` is slow.
if (clock) presetOffset(settings.timeZone, clock);

const encoder = new TextEncoder();

function offlineDocument(
  language: Language,
  { version, coupons, texts }: Parameters<StaticSite['renderOffline']>[1],
  assets: SiteAssets,
  policy: SiteContent['policy'],
): Uint8Array {
  const { ofOffline: messages, ofLazyParts, ofPreviews } = texts;
  const content: OfflineTexts = {
    language,
    name: ofPreviews.site.name,
    messages,
    toast: ofLazyParts.ToastView,
    coupons,
  };
  const { entry, styleSheet } = assets.offline;
  const intl = strictIntl(language, messages);
  const head = [
    // The document has no inline styles.
    elementsHtml([
      contentSecurityPolicy(policy(assets, assets.sourceHash(''))),
      meta({ name: 'description', content: intl.formatMessage({ id: 'offline.text' }) }),
      meta({ name: 'robots', content: 'noindex' }),
      meta({ name: 'version', content: version }),
    ]),
    `<title>${escapeHtml(intl.formatMessage({ id: 'offline.title' }))}</title>`,
    elementsHtml([...browserHead(language, settings, colours, false), link({ rel: 'stylesheet', href: styleSheet })]),
  ];
  const end = [
    `<script type="application/json"${attributesHtml({ id: textsId })}>${serializeJson(content)}</script>`,
    `<script type="module"${attributesHtml({ src: entry })}></script>`,
  ];
  const parts = { head: head.join(''), app: renderOfflineDocument(content), end: end.join('') };
  return encoder.encode(fillTemplate(language, parts, ` ${reasonAttribute('failed')}`));
}

function starterHtml(page: PageData, { version, instant, texts }: PageParts, assets: SiteAssets): string {
  const address = (file: string): string => `${settings.basePath}/${file}`;
  const attributes = {
    'data-entry': assets.entry,
    'data-styles': assets.styleSheet,
    'data-modules': assets.modules(page.kind).join(' '),
    'data-texts': address(texts.file),
    'data-page': address(pageFile(page.language, page.path, 'json')),
    'data-version': version,
    'data-instant': String(instant),
  };
  return `<script${attributesHtml(attributes)}>${assets.starter}</script>`;
}

const templates = new Map<PageKind, AnyTemplate>();

/** Loads all templates, which browsers load one by one. Must end before the first page is rendered. */
export async function loadTemplates(): Promise<void> {
  for (const kind of pageKinds) templates.set(kind, await loadTemplate(kind));
}

export const createStaticSite: CreateStaticSite = (assets, { icons, policy }) => {
  const stylesOf = pageStyles(new Map(pageKinds.map((kind) => [kind, assets.styles(kind)])), (sheet) =>
    policy(assets, assets.sourceHash(sheet)),
  );

  const wideStyles = `<link${attributesHtml({ rel: 'stylesheet', media: wideWindows, href: assets.wideStyleSheet })}>`;
  // Without scripts, only this element loads the complete style sheet, which contains the rules for hover and print.
  const fullStyles = `<noscript><link${attributesHtml({ rel: 'stylesheet', href: assets.styleSheet })}></noscript>`;

  return {
    colours,
    previewContent(page, { instant, texts: { ofPreviews } }) {
      if (!ofPreviews) throw new Error('Pages without previews have no texts for them.');
      return previewContent(page, {
        site: ofPreviews.site,
        intl: strictIntl(page.language, ofPreviews.messages),
        instant,
      });
    },
    render(page, parts) {
      const { instant, texts, files = {} } = parts;
      const { site } = texts.ofPages;
      const Template = templates.get(page.kind);
      if (!Template) throw new Error(`No template shows pages of the kind ${page.kind}.`);
      takeNoted();
      const app = renderApp({ page, Template, texts: texts.ofPages }, instant);
      const { sheet, policy: pagePolicy } = stylesOf(page.kind, takeNoted());
      const fonts = assets
        .fonts(page.language)
        .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin${attributesHtml({ href })}>`);
      const { title, elements } = headOf(page, settings);
      const more = [...previewHead(page, settings, site, files), ...storeFeedHead(page, settings, instant)];
      const head = [
        elementsHtml([contentSecurityPolicy(pagePolicy)]),
        `<title>${escapeHtml(title)}</title>`,
        // A navigation replaces the elements with `data-head`.
        elementsHtml([...elements, ...more], ' data-head'),
        elementsHtml(browserHead(page.language, settings, colours, icons)),
        ...fonts,
        `<style>${sheet}</style>`,
        wideStyles,
        fullStyles,
        starterHtml(page, parts, assets),
      ];
      const graph = structuredData(page, { settings, site, instant, icons });
      const end = graph ? `<script type="application/ld+json">${serializeJson(graph)}</script>` : '';
      return encoder.encode(fillTemplate(page.language, { head: head.join(''), app, end }));
    },
    renderOffline: (language, parts) => offlineDocument(language, parts, assets, policy),
  };
};

/** Renders the report of outdated data: a self-contained file without scripts that can be opened from the disk. */
export const renderFreshness: RenderFreshness = (report, messages, { styleSheet, sourceHash }) => {
  const head = [
    elementsHtml([
      contentSecurityPolicy(`default-src 'none'; style-src ${sourceHash(styleSheet)}`),
      meta({ name: 'robots', content: 'noindex' }),
    ]),
    `<title>${escapeHtml(strictIntl('en', messages.en).formatMessage({ id: 'freshness.title' }))}</title>`,
    `<style>${styleSheet}</style>`,
  ];
  return fillTemplate('en', { head: head.join(''), app: renderFreshnessEditions(report, messages), end: '' });
};
