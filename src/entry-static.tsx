import { headOf, type Head, type HeadElement } from './app/head';
import { attributesHtml, elementsHtml, escapeHtml } from './app/html';
import { pageStyles } from './app/page-styles';
import { frameHead, previewHead } from './app/social-head';
import { renderApp } from './app/static-app';
import { staticTemplate } from './app/static-templates';
import { serializeStructuredData, structuredData } from './app/structured-data';
import { presetOffset, type Instant } from './domain/calendar';
import { directionOf, type Language } from './domain/language';
import type { CompiledMessages } from './domain/messages';
import type { PageData } from './domain/page-data';
import { pageKinds } from './domain/page-kinds';
import { pageFile } from './domain/paths';
import type { CreateStaticSite } from './domain/static-site';
import { clock } from './generated/clock';
import { settings } from './generated/settings';
import { formatMessage, type MessageValues } from './hooks/intl';
import type { Translate } from './hooks/messages';
import documentTemplate from './index.html?raw';
import { drawPreview } from './preview/preview';
import { hex } from './theme/colour-space';
import { dark, light } from './theme/palette';

/** The elements of the head that belong to the page: the client replaces those with `data-head` when it shows another page. */
function pageHead(head: Head, more: readonly HeadElement[]): string {
  return `<title>${escapeHtml(head.title)}</title>${elementsHtml([...head.elements, ...more], ' data-head')}`;
}

/** Fills messages of a language outside React. */
function translateWith(language: Language, messages: CompiledMessages): Translate {
  return (id, ...values) => {
    // As in useMessages: the values have been proved against the message, which `formatMessage` cannot follow.
    const untyped: MessageValues | undefined = values[0];
    return formatMessage(language, messages, id, untyped);
  };
}

const colours = { paper: hex(light.paper), darkPaper: hex(dark.paper), accent: hex(light.teal) };

// The module script is the entry of the development server.
const template = documentTemplate
  .replace(/<script type="module"[^>]*><\/script>/, '')
  .replace(/>\s+</g, '><')
  .trim();

/** The element that carries the policy of a page. It comes before everything that it applies to. */
function contentSecurityPolicy(policy: string): HeadElement {
  return { tag: 'meta', attributes: { 'http-equiv': 'Content-Security-Policy', content: policy } };
}

/** Fills the template of documents. */
function fillTemplate(language: Language, parts: Readonly<Record<'head' | 'app' | 'end', string>>): string {
  return template
    .replace(/<html[^>]*>/, () => `<html${attributesHtml({ lang: language, dir: directionOf(language) })}>`)
    .replace(/<!--(head|app|end)-->/g, (_match, name: keyof typeof parts) => parts[name]);
}

/** The tags that preload the fonts that a page in a language shows first. */
function fontPreloads(hrefs: readonly string[]): string {
  return hrefs
    .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin${attributesHtml({ href })}>`)
    .join('');
}

// The first answer of `Intl` takes long.
if (clock) presetOffset(settings.timeZone, clock);

const encoder = new TextEncoder();

/** The site's code for the generator: turns pages into documents. */
export const createStaticSite: CreateStaticSite = async (assets, { texts, lists, icons, policy }) => {
  const translate = {
    en: translateWith('en', texts.en.ofPreviews.messages),
    ar: translateWith('ar', texts.ar.ofPreviews.messages),
  };
  const address = (file: string): string => `${settings.basePath}/${file}`;
  const stylesOf = pageStyles(new Map(pageKinds.map((kind) => [kind, assets.styles(kind)])), assets.sourceHash);

  /** The starter script of a page, with what it has to load. */
  const starterHtml = (page: PageData, version: string, instant: Instant): string => {
    const attributes = {
      'data-entry': assets.entry,
      'data-styles': assets.styleSheet,
      'data-modules': assets.modules(page.kind).join(' '),
      'data-texts': address(texts[page.language].files[page.kind]),
      'data-page': address(pageFile(page.language, page.path, 'json')),
      'data-version': version,
      'data-instant': String(instant),
    };
    return `<script${attributesHtml(attributes)}>${assets.starter}</script>`;
  };
  // Without script the rules for pointers and for print are loaded by this element alone.
  const wholeStyles = `<noscript><link${attributesHtml({ rel: 'stylesheet', href: assets.styleSheet })}></noscript>`;

  return {
    colours,
    texts,
    preview: (page, instant, tools) =>
      drawPreview(page, { site: texts[page.language].ofPreviews.site, t: translate[page.language], instant, tools }),
    render(page, version, instant, files = {}) {
      const around = texts[page.language].ofPages[page.kind];
      const { site } = around;
      const app = renderApp({ page, Template: staticTemplate(page.kind), texts: around }, instant);
      const { sheet, hash } = stylesOf(page.kind, app);
      const head = [
        elementsHtml([contentSecurityPolicy(policy(assets, hash))]),
        pageHead(headOf(page, settings), previewHead(page, settings, site, files)),
        elementsHtml(frameHead(page.language, settings, colours, icons)),
        fontPreloads(assets.fonts(page.language)),
        `<style>${sheet}</style>`,
        wholeStyles,
        starterHtml(page, version, instant),
      ];
      const graph = structuredData(page, { settings, site, lists, instant, icons });
      const end = graph ? `<script type="application/ld+json">${serializeStructuredData(graph)}</script>` : '';
      return encoder.encode(fillTemplate(page.language, { head: head.join(''), app, end }));
    },
  };
};
