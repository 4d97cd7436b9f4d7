import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App';
import { firstPageId, serializeFirstPage } from './app/first-page';
import { headOf, type Head } from './app/head';
import { loadBundle } from './app/load';
import { loadAllTemplates } from './app/templates';
import { sitePath } from './domain/paths';
import type { CreateStaticSite } from './domain/static-site';
import { settings } from './generated/settings';
import documentTemplate from './index.html?raw';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

function attributesOf(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
}

function headHtml(head: Head): string {
  const elements = head.elements.map(({ tag, attributes }) => `<${tag}${attributesOf(attributes)} data-head="">`);
  return `<title>${escapeHtml(head.title)}</title>${elements.join('')}`;
}

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

/** The site's code for the generator: turns pages into documents. */
export const createStaticSite: CreateStaticSite = async (assets) => {
  const templates = await loadAllTemplates();
  const bundles = { en: await loadBundle('en'), ar: await loadBundle('ar') };
  const { before, between, after, end } = splitTemplate(documentTemplate);
  const style = `<style>${assets.styleSheet}</style>`;

  return {
    render(page, instant) {
      const Template = templates.get(page.kind);
      if (!Template) throw new Error(`No template shows pages of kind ${page.kind}.`);
      const app = renderToString(
        <StaticRouter basename={settings.basePath} location={settings.basePath + sitePath(page.language, page.path)}>
          <App
            screen={{ page, Template, bundle: bundles[page.language] }}
            start={instant}
            onMessageError={(error) => {
              throw error;
            }}
          />
        </StaticRouter>,
      );
      const head = headOf(page, settings);
      const fonts = assets
        .fonts(page.language)
        .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin${attributesOf({ href })}>`)
        .join('');
      const starter = `<script${attributesOf({
        'data-entry': assets.entry,
        'data-modules': assets.modules(page.kind, page.language).join(' '),
      })}>${assets.starter}</script>`;
      const data = `<script type="application/json" id="${firstPageId}">${serializeFirstPage({ page, instant })}</script>`;
      return [
        before.replace(/<html[^>]*>/, () => `<html lang="${head.language}" dir="${head.direction}">`),
        headHtml(head),
        fonts,
        style,
        starter,
        between,
        app,
        after,
        data,
        end,
      ].join('');
    },
  };
};
