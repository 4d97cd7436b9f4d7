import type { Instant } from '../domain/calendar';
import type { PageFile } from '../domain/page-data';
import { settings } from '../generated/settings';
import { loadPageFile } from './load';

/** The page that the HTML was rendered from, and the instant. */
export interface FirstPage {
  readonly page: PageFile;
  readonly instant: Instant;
  /** Whether the HTML was rendered from this very data. A cache may hold the HTML of an earlier day. */
  readonly isOfHtml: boolean;
}

/**
 * Loads what the HTML was rendered from, which the starter's element names; undefined for a document without HTML of
 * its own, as while developing.
 */
export async function loadFirstPage(): Promise<FirstPage | undefined> {
  const starter = document.querySelector<HTMLElement>('script[data-page]');
  const { page: address = '', instant = '', version } = starter?.dataset ?? {};
  const page = starter ? await loadPageFile(address.slice(settings.basePath.length + 1)) : undefined;
  return page && { page, instant: Number(instant), isOfHtml: page.version === version };
}

/**
 * Waits for the style sheet that the starter has asked for. Until then the page has but the styles in which it stands
 * still, so nothing may move.
 */
export async function loadStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[data-styles]');
  if (!link || link.sheet) return;
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', reject, { once: true });
  });
}
