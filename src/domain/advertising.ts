import type { Instant } from './calendar';
import { offerStatus, type ValidityPeriod } from './offer-status';

/** The text that replaces an advertising text when the advertised offer ends. */
export interface Afterwards extends ValidityPeriod {
  readonly expiresAt: Instant;
  readonly text: string;
}

/** A price or a percentage, as either language writes it. */
const figure = /\$[\d,.]*\d(?:–\$[\d,.]*\d)?|\d[\d,.]{0,20}(?:–\d[\d,.]{0,20})? دولار|(?<!\d)\d+%/;

/** An advertising text split at its first figure. Without a figure, `before` is the whole text. */
export interface FigureInText {
  readonly before: string;
  readonly figure: string;
  readonly after: string;
}

/** Splits an advertising text at its first figure. */
export function figureInText(text: string): FigureInText {
  const { 0: found = '', index = text.length } = figure.exec(text) ?? {};
  return { before: text.slice(0, index), figure: found, after: text.slice(index + found.length) };
}

/** An advertising text up to its first figure, with "off" if it follows; the whole text if it has no figure. */
export function shortAdvertising(text: string): FigureInText {
  const { after, ...start } = figureInText(text);
  return { ...start, after: /^ off\b/.exec(after)?.[0] ?? '' };
}

/** The advertising text for an instant: it never advertises an offer that has ended. */
export function advertisingText(text: string, afterwards: Afterwards | undefined, now: Instant): string {
  return afterwards && offerStatus(afterwards, now) === 'expired' ? afterwards.text : text;
}
