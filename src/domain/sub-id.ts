import type { Language } from './language';
import type { PageData } from './page-data';

/**
 * The part of a page on which a link stands, as sub-ids name it: `f` the first offer, `c` a row or a card, `t` a table, `b` the bar at the
 * bottom or the strip of an article, `m` the window with the code, `n` a notice, `a` a button or a list of links, `q` a QR code on
 * the screen, `p` a printed one, `d` structured data.
 */
export type SubIdPlace = 'f' | 'c' | 't' | 'b' | 'm' | 'n' | 'a' | 'q' | 'p' | 'd';

/** What a sub-id says. */
export interface SubIdValues {
  readonly page: string;
  readonly place: SubIdPlace;
  readonly language: Language;
}

const mark = /\{(page|place|language)\}/g;

/** Whether an address has a sub-id to complete: its placeholders are filled in where the link is shown. */
export function isMarked(address: string): boolean {
  return address.search(mark) >= 0;
}

/** An address with its sub-id. */
export function withSubId(address: string, values: SubIdValues): string {
  return address.replace(mark, (_mark, name: keyof SubIdValues) => values[name]);
}

/** An address with the sub-id of a place of a page. It depends on nothing else: all visitors get the same. */
export function addressAt(address: string, page: PageData, place: SubIdPlace): string {
  const name = page.kind === 'store' ? page.store.slug : page.path.slice(1).replaceAll('/', '-') || 'home';
  return withSubId(address, { page: name, place, language: page.language });
}
