import { languages, type Language } from '../../../src/domain/language/language';
import type { SubIdPlace } from '../../../src/domain/pages/sub-id';

/** The place of the link that led to an order. */
export interface Placement {
  readonly page?: string | undefined;
  /** The part of the page, by its letter. */
  readonly place?: string | undefined;
  readonly language?: Language | undefined;
}

const parts: Readonly<Record<string, string>> = {
  page: '(?<page>[A-Za-z0-9._-]+?)',
  place: '(?<place>[a-z]+)',
  language: `(?<language>${languages.join('|')})`,
};

/** Parses sub-ids of the form in a network's setting `value`; undefined for any other text. */
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

/** The parts of pages with links, by their letters in sub-ids. */
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

export function placeName(place: string): string {
  return new Map<string, string>(Object.entries(placeNames)).get(place) ?? place;
}
