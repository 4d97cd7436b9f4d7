import { manifestFile } from '../domain/pages/site-files';
import { settings } from '../generated/settings';
import type { Head } from './head';

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
