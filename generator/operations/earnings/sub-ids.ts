import { languages, type Language } from '../../../src/domain/language';
import type { SubIdPlace } from '../../../src/domain/sub-id';

/** Where the link stood by which an order came. */
export interface Placement {
  readonly page?: string | undefined;
  /** A part of pages, by its letter. */
  readonly place?: string | undefined;
  readonly language?: Language | undefined;
}

const parts: Readonly<Record<string, string>> = {
  page: '(?<page>[A-Za-z0-9._-]+?)',
  place: '(?<place>[a-z]+)',
  language: `(?<language>${languages.join('|')})`,
};

/** Reads the sub-ids that links have by the setting `value` of a network; undefined for any other text. */
export function placementReader(value: string): (subId: string) => Placement | undefined {
  const pattern = value
    .split(/\{(page|place|language)\}/)
    .map((text, index) => (index % 2 === 1 ? (parts[text] ?? '') : text.replace(/[.-]/g, '\\$&')))
    .join('');
  const whole = new RegExp(`^${pattern}$`);
  return (subId) => {
    const { page, place, language } = whole.exec(subId)?.groups ?? {};
    if (page === undefined && place === undefined && language === undefined) return undefined;
    return { page, place, language: languages.find((each) => each === language) };
  };
}

/** The parts of pages on which links stand, by their letters in sub-ids. */
const placeNames: Readonly<Record<SubIdPlace, string>> = {
  f: 'first offer',
  c: 'row or card',
  t: 'table',
  b: 'bar',
  m: 'code window',
  n: 'notice',
  a: 'button',
  q: 'QR code',
  p: 'printed QR code',
  d: 'structured data',
};

/** What a part of pages is called, by its letter. */
export function placeName(place: string): string {
  return new Map<string, string>(Object.entries(placeNames)).get(place) ?? place;
}
