import type { Instant } from './calendar';
import { offerStatus, type ValidityPeriod } from './offer-status';

/** The text that replaces an advertising text, from the end of the advertised offer on. */
export interface Afterwards extends ValidityPeriod {
  readonly expiresAt: Instant;
  readonly text: string;
}

/** A price or a percentage, in the words of either language. */
const figure = /\$[\d,.]*\d(?:–\$[\d,.]*\d)?|\d[\d,.]*(?:–\d[\d,.]*)? دولار|\d+%/;

/** An advertising text around its first figure; all of it is `before` if it has none. */
export interface FigureInText {
  readonly before: string;
  readonly figure: string;
  readonly after: string;
}

/** Finds the first figure of an advertising text. */
export function figureInText(text: string): FigureInText {
  const { 0: found = '', index = text.length } = figure.exec(text) ?? {};
  return { before: text.slice(0, index), figure: found, after: text.slice(index + found.length) };
}

/** The start of an advertising text up to its first figure; the whole text if it has none. */
export function shortAdvertising(text: string): FigureInText {
  const { after, ...start } = figureInText(text);
  return { ...start, after: /^ off\b/.exec(after)?.[0] ?? '' };
}

/** What an advertising text says at an instant: it does not name an offer that has ended. */
export function advertisingText(text: string, afterwards: Afterwards | undefined, now: Instant): string {
  return afterwards && offerStatus(afterwards, now) === 'expired' ? afterwards.text : text;
}
