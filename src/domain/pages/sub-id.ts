import type { Language } from '../language/language';
import type { PageData } from './page-data';

/**
 * The part of a page that contains a link, as sub-ids name it: `f` the first offer, `c` a row or a card, `t` a table,
 * `b` the strip or bar at the foot of the window, `m` the window with the code, `n` a notice, `a` a button or a
 * list of links, `q` a QR code on the screen, `p` a printed one, `d` structured data.
 */
export type SubIdPlace = 'f' | 'c' | 't' | 'b' | 'm' | 'n' | 'a' | 'q' | 'p' | 'd';

export interface SubIdValues {
  readonly page: string;
  readonly place: SubIdPlace;
  readonly language: Language;
}

const mark = /\{(page|place|language)\}/g;

/** Fills in the sub-id for a place on a page. It depends on nothing else, so all visitors get the same address. */
export function addressAt(address: string, page: PageData, place: SubIdPlace): string {
  const name = page.kind === 'store' ? page.store.slug : page.path.slice(1).replaceAll('/', '-') || 'home';
  const values: SubIdValues = { page: name, place, language: page.language };
  return address.replace(mark, (_mark, key: keyof SubIdValues) => values[key]);
}
