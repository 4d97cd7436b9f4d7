import type { Instant } from '../domain/calendar';
import type { PageData } from '../domain/page-data';

/** What the HTML of a page carries for the script: the data it was rendered from, and the instant. */
export interface FirstPage {
  readonly page: PageData;
  readonly instant: Instant;
}

/** The id of the element that holds it. */
export const firstPageId = 'first-page';

/** Writes it so that nothing in it can end the script element or begin a comment. */
export function serializeFirstPage(first: FirstPage): string {
  return JSON.stringify(first).replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Reads it from the document, if the document has one. */
export function readFirstPage(): FirstPage | undefined {
  const text = document.getElementById(firstPageId)?.textContent;
  // serializeFirstPage wrote it from a value of this very type.
  return text ? (JSON.parse(text) as FirstPage) : undefined;
}
