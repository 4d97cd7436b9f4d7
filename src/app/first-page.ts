import type { Instant } from '../domain/dates/calendar';
import type { PageFile } from '../domain/pages/page-data';
import { settings } from '../generated/settings';
import { loadPageFile } from './load';

/** The page that the document's HTML shows. */
export interface FirstPage {
  readonly page: PageFile;
  /** The instant at which the HTML was rendered. */
  readonly instant: Instant;
  /** Whether the HTML was rendered from exactly this data. A cache may contain the HTML of an earlier build. */
  readonly isOfHtml: boolean;
}

/**
 * Loads the page data of the document, whose address is an attribute of the starter script; undefined for a document
 * without rendered HTML, as in development.
 */
export async function loadFirstPage(): Promise<FirstPage | undefined> {
  const starter = document.querySelector<HTMLElement>('script[data-page]');
  const { page: address = '', instant = '', version } = starter?.dataset ?? {};
  const page = starter ? await loadPageFile(address.slice(settings.basePath.length + 1)) : undefined;
  return page && { page, instant: Number(instant), isOfHtml: page.version === version };
}

/**
 * Waits for the style sheet that the starter has requested. The inline styles only cover the page before any
 * interaction.
 */
export async function loadStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[data-styles]');
  if (!link || link.sheet) return;
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', reject, { once: true });
  });
}
