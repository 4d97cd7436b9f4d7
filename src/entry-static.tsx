import { constantPart, documentBytes } from './app/document-bytes';
import { headOf, type Head, type HeadElement } from './app/head';
import { loadBundle, type LanguageBundle } from './app/load';
import { pageStyles } from './app/page-styles';
import { frameHead, previewHead } from './app/social-head';
import { spliceApp, wholeApp } from './app/static-app';
import { serializeStructuredData, structuredData } from './app/structured-data';
import { loadAllTemplates } from './app/templates';
import { presetClock } from './domain/calendar';
import { directionOf, type Language } from './domain/language';
import type { PageKind } from './domain/page-data';
import { pageFile } from './domain/paths';
import type { CreateStaticSite } from './domain/static-site';
import { clock } from './generated/clock';
import { routes } from './generated/routes';
import { settings } from './generated/settings';
import { createSiteIntl } from './hooks/intl';
import type { Translate } from './hooks/messages';
import documentTemplate from './index.html?raw';
import { drawPreview } from './preview/preview';
import { hex } from './theme/hex';
import { dark, light } from './theme/palette';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

function attributesOf(attributes: Readonly<Record<string, string>>): string {
  let html = '';
  for (const name in attributes) html += ` ${name}="${escapeHtml(attributes[name] ?? '')}"`;
  return html;
}

function elementsHtml(elements: readonly HeadElement[], mark = ''): string {
  let html = '';
  for (const { tag, attributes } of elements) html += `<${tag}${attributesOf(attributes)}${mark}>`;
  return html;
}

/** The head of the page; what is marked goes when the browser shows another page in the same document. */
function headHtml(head: Head, more: readonly HeadElement[]): string {
  return `<title>${escapeHtml(head.title)}</title>${elementsHtml([...head.elements, ...more], ' data-head')}`;
}

/** Lets no styles count but those of the site's files and the page's own sheet. All else the answer's header says, which is one for all. */
function stylePolicy(hash: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="style-src 'self' ${hash}">`;
}

/** The messages of a language, for what is drawn outside React. */
function translateWith(language: Language, { messages }: LanguageBundle): Translate {
  const fail = (error: Error): never => {
    throw error;
  };
  const intl = createSiteIntl(language, messages, fail);
  return (id, ...values) => {
    const untyped: Record<string, string | number> | undefined = values[0];
    // As in useMessages: the values have been proved against the message, which its own overloads cannot follow.
    return intl.formatMessage({ id } as { id: string }, untyped);
  };
}

const colours = { paper: hex(light.paper), darkPaper: hex(dark.paper), accent: hex(light.teal) };

/** Splits the document's template into what stands around head, app and scripts. */
function splitTemplate(template: string): { before: string; between: string; after: string; end: string } {
  const tight = template
    .replace(/<script type="module"[^>]*><\/script>/, '')
    .replace(/>\s+</g, '><')
    .trim();
  const [before = '', rest = ''] = tight.split('<!--head-->');
  const [between = '', tail = ''] = rest.split('<!--app-->');
  const [after = '', end = ''] = tail.split('<!--end-->');
  return { before, between, after, end };
}

/** Keeps what a function has given for the same words. */
function keep<Words extends readonly string[], Made>(make: (...words: Words) => Made): (...words: Words) => Made {
  const known = new Map<string, Made>();
  return (...words) => {
    const key = words.join(' ');
    const made = known.get(key) ?? make(...words);
    known.set(key, made);
    return made;
  };
}

// `Intl` takes its time until the first answer.
if (clock) presetClock(settings.timeZone, clock);

/** The site's code for the generator: turns pages into documents. */
export const createStaticSite: CreateStaticSite = async (assets, { icons, whole = false } = { icons: false }) => {
  const templates = await loadAllTemplates();
  const bundles = { en: await loadBundle('en'), ar: await loadBundle('ar') };
  const { before, between, after, end } = splitTemplate(documentTemplate);
  // Without script nothing else would bring the rules that wait for a pointer or for paper.
  const wholeStyles = `<noscript><link${attributesOf({ rel: 'stylesheet', href: assets.styleSheet })}></noscript>`;

  const starter = constantPart(`>${assets.starter}</script>${between}`);
  const translate = { en: translateWith('en', bundles.en), ar: translateWith('ar', bundles.ar) };

  // A build that finds nothing to make needs none.
  const styles = keep(() =>
    pageStyles(new Map([...templates.keys()].map((kind) => [kind, assets.styles(kind)])), assets.sourceHash),
  );
  const renderApp = (whole ? wholeApp : spliceApp)((html, others) => styles().read(html, others));

  /** What stands around the styles in the heads of all pages of a kind in a language, up to where the starter says which page it is in. */
  const frameOf = keep((kind: PageKind, language: Language) => {
    const fonts = assets
      .fonts(language)
      .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin${attributesOf({ href })}>`)
      .join('');
    const starter = attributesOf({
      'data-entry': assets.entry,
      'data-styles': assets.styleSheet,
      'data-modules': assets.modules(kind, language).join(' '),
    });
    return {
      ahead: constantPart(`${elementsHtml(frameHead(language, settings, colours, icons))}${fonts}<style>`),
      behind: constantPart(`</style>${wholeStyles}<script${starter}`),
    };
  });
  const beginning = keep((language: Language): string =>
    before.replace(/<html[^>]*>/, () => `<html lang="${language}" dir="${directionOf(language)}">`),
  );

  return {
    colours,
    preview: (page, instant, tools) =>
      drawPreview(page, { site: bundles[page.language].site, t: translate[page.language], instant, tools }),
    render(page, version, instant, files = {}) {
      const Template = templates.get(page.kind);
      if (!Template) throw new Error(`No template shows pages of kind ${page.kind}.`);
      const app = renderApp({ page, Template, bundle: bundles[page.language] }, instant);
      const head = headOf(page, settings);
      const { site } = bundles[page.language];
      const graph = structuredData(page, { settings, site, routes, instant, icons });
      const own = attributesOf({
        'data-page': `${settings.basePath}/${pageFile(page.language, page.path, 'json')}`,
        'data-version': version,
        'data-instant': String(instant),
      });
      const { sheet, hash } = styles().of(page.kind, app.words);
      const { ahead, behind } = frameOf(page.kind, page.language);
      return documentBytes([
        beginning(page.language),
        stylePolicy(hash),
        headHtml(head, previewHead(page, settings, site, files)),
        ahead,
        sheet,
        behind,
        own,
        starter,
        ...app.parts,
        after,
        graph ? `<script type="application/ld+json">${serializeStructuredData(graph)}</script>` : '',
        end,
      ]);
    },
  };
};
