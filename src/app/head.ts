import { directionOf, type Language } from '../domain/language/language';
import type { PageData } from '../domain/pages/page-data';
import type { Settings } from '../domain/pages/settings';
import { manifestFile } from '../domain/pages/site-files';
import { settings } from '../generated/settings';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for use between tags and in double-quoted attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** The attributes of a tag, each preceded by a space. */
export function attributesHtml(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
}

/** The tags of elements without content. `more` is added to each tag. */
export function elementsHtml(elements: readonly HeadElement[], more = ''): string {
  return elements.map(({ tag, attributes }) => `<${tag}${attributesHtml(attributes)}${more}>`).join('');
}

/** Serialises a value for a script element. Escapes `<`, so that no text in it can close the element. */
export function serializeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

export function applyHead(head: Head): void {
  const { documentElement } = document;
  documentElement.lang = head.language;
  documentElement.dir = head.direction;
  document.title = head.title;
  // The manifest has the language of the page, so that the site is installed in that language.
  document.head
    .querySelector('link[rel="manifest"]')
    ?.setAttribute('href', `${settings.basePath}/${manifestFile(head.language)}`);
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  for (const { tag, attributes } of head.elements) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.dataset.head = '';
    document.head.append(element);
  }
}

export interface HeadElement {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

export interface Head {
  readonly language: Language;
  readonly direction: string;
  readonly title: string;
  readonly elements: readonly HeadElement[];
}

export const link = (attributes: Record<string, string>): HeadElement => ({ tag: 'link', attributes });
export const meta = (attributes: Record<string, string>): HeadElement => ({ tag: 'meta', attributes });

/** The head of a page: title, description, canonical and alternates (product rule R6). */
export function headOf(page: PageData, settings: Settings): Head {
  const absolute = (path: string): string => settings.origin + settings.basePath + path;
  const elements = [meta({ name: 'description', content: page.description })];
  if (page.indexed) {
    elements.push(link({ rel: 'canonical', href: absolute(page.canonical) }));
    for (const { hreflang, path } of page.alternates)
      elements.push(link({ rel: 'alternate', hreflang, href: absolute(path) }));
  } else {
    elements.push(meta({ name: 'robots', content: 'noindex' }));
  }
  return { language: page.language, direction: directionOf(page.language), title: page.title, elements };
}
