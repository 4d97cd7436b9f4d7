import type { Country, Currency, Reports } from '../../generated/data-types';
import { splitBidi } from '../language/bidi';
import type { Language } from '../language/language';

/** Answers about the use of a code or deal, with the values of a test in the data. Unknown answers are absent. */
export interface ReportAnswers {
  readonly country?: Country | undefined;
  readonly channel?: 'site' | 'app' | undefined;
  readonly customer?: 'new' | 'returning' | undefined;
  /** The total of the basket in units of the currency: 250.5. */
  readonly basket?: { readonly amount: number; readonly currency: Currency } | undefined;
}

/** An offer of the site that worked (`yes`) or did not (`no`), or a code that the site does not have. */
export type ReportSubject =
  | { readonly kind: 'yes' | 'no'; readonly offer: string }
  | { readonly kind: 'new'; readonly code: string };

export type Report = ReportSubject & {
  /** The slug of the store; `unknownStore` for a new code if the store is unknown. */
  readonly store: string;
  readonly answers: ReportAnswers;
  /** The day of the report, `YYYY-MM-DD`. */
  readonly day: string;
};

/** The typed code without surrounding spaces; undefined unless it is one line of 1 to 64 characters. */
export function typedCode(text: string): string | undefined {
  const code = text.trim();
  return /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]{1,64}$/u.test(code) ? code : undefined;
}

const format = 'QSM1';
const unknown = '-';

/** The slug in reports of codes with an unknown store. */
export const unknownStore = unknown;

/** The maximum length of a channel's address. Servers and mail programs truncate or refuse longer ones. */
export const longestAddress = 2000;

/**
 * Encodes a text as letters of one case, digits and hyphens; others become their code point: `a_b` becomes `a.5f.b`.
 * One case per field, so that a letter that a keyboard capitalised is recognised.
 */
function encode(text: string, inCapitals: boolean): string {
  const hexadecimal = (character: string): string => {
    const digits = (character.codePointAt(0) ?? 0).toString(16);
    return `.${inCapitals ? digits.toUpperCase() : digits}.`;
  };
  return text.replace(inCapitals ? /[^A-Z0-9-]/gsu : /[^a-z0-9-]/gsu, hexadecimal);
}

function decode(text: string): string {
  return text.replace(/\.([0-9a-f]{1,6})\./gi, (escaped, digits: string) => {
    const point = Number.parseInt(digits, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : escaped;
  });
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
// 37 letters. A line that begins and ends with a letter of a left-to-right script is displayed in the same order
// everywhere.
const checkLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijk';

/** ISO 7064, MOD 37-2, with all punctuation as the 37th character. Changing one letter or digit changes it. */
function checkLetter(line: string): string {
  const modulus = checkLetters.length;
  let sum = 0;
  for (const character of line.toUpperCase()) {
    const value = digits.indexOf(character);
    sum = ((sum + (value < 0 ? digits.length : value)) * 2) % modulus;
  }
  return checkLetters.charAt((modulus + 1 - sum) % modulus);
}

/** Formats a basket: `250.5SAR`. An amount that no shop could show is unknown. */
function basketText(basket: ReportAnswers['basket']): string {
  if (!basket || !(basket.amount >= 0.001 && basket.amount < 1e9)) return unknown;
  return `${Number(basket.amount.toFixed(3))}${basket.currency}`;
}

/**
 * The machine-readable line of a report, such as `QSM1:bazaar/ten:no:SA:app:returning:250SAR:2026-11-22:i`: store and
 * offer (or `+` and a code), `no`, `yes` or `new`, country, channel, customer, basket, day and check letter. It
 * contains only letters, digits and `:/.-+`, and begins and ends with a letter, so that right-to-left text around it
 * cannot reorder its parts.
 */
export function reportLine(report: Report): string {
  const { store, kind, day } = report;
  const { country = unknown, channel = unknown, customer = unknown, basket } = report.answers;
  const subject = report.kind === 'new' ? `+${encode(report.code, true)}` : encode(report.offer, false);
  const line = [
    format,
    `${encode(store, false)}/${subject}`,
    ...[kind, country, channel, customer, basketText(basket), day, ''],
  ].join(':');
  return line + checkLetter(line);
}

function subjectOf(kind: string | undefined, text: string): ReportSubject | undefined {
  if (kind === 'new') return text.startsWith('+') ? { kind, code: decode(text.slice(1)) } : undefined;
  return kind === 'yes' || kind === 'no' ? { kind, offer: decode(text) } : undefined;
}

function basketOf(text: string): ReportAnswers['basket'] {
  const [, amount = '', currency = ''] = /^([\d.]+)([A-Z]{3})$/.exec(text) ?? [];
  // The program that processes the line checks the currency against the data.
  return currency === '' ? undefined : { amount: Number(amount), currency: currency as Currency };
}

/** Parses a line of `reportLine`; undefined for any other text, another version, or a line with a changed character. */
export function parseReportLine(line: string): Report | undefined {
  const [, subjectText = '', kind, country = '', channel = '', customer = '', basket = '', day = ''] = line.split(':');
  const [store = '', name = ''] = subjectText.split('/');
  const subject = subjectOf(kind, name);
  if (!subject || store === '' || !/^\d{4}-\d\d-\d\d$/.test(day)) return undefined;
  const report: Report = {
    ...subject,
    store: decode(store),
    day,
    answers: {
      // As for the currency: the processing program checks the country.
      country: /^[A-Z]{2}$/.test(country) ? (country as Country) : undefined,
      channel: channel === 'site' || channel === 'app' ? channel : undefined,
      customer: customer === 'new' || customer === 'returning' ? customer : undefined,
      basket: basketOf(basket),
    },
  };
  // Each report has exactly one line, so a field that was parsed wrongly produces a different line.
  return reportLine(report) === line ? report : undefined;
}

/** A code for a plain-text sentence, in its own direction. Isolate characters replace the element that pages use. */
export function isolatedCode(code: string, language: Language): string {
  return language === 'ar' || /\p{Script=Arabic}/u.test(code) ? `\u2068${code}\u2069` : code;
}

/** Isolate characters enclose the runs that a right-to-left line would reorder. */
export function plainBidi(text: string, language: Language): string {
  return splitBidi(text, language)
    .map((piece) => (typeof piece === 'string' ? piece : `\u2066${piece.ltr}\u2069`))
    .join('');
}

export interface ReportMessage {
  readonly subject: string;
  readonly sentence: string;
  readonly line: string;
}

export interface ReportLink {
  readonly channel: 'whatsapp' | 'email' | 'github';
  readonly href: string;
}

export function messageText({ sentence, line }: Pick<ReportMessage, 'sentence' | 'line'>, lineBreak = '\n'): string {
  return [sentence, line].filter(Boolean).join(lineBreak + lineBreak);
}

function query(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

/**
 * The addresses that open the configured channels with a message; without a message, the channels open empty. The names
 * after `template` are the ids of text fields in .github/ISSUE_TEMPLATE/report.yml: GitHub ignores unknown names.
 */
export function reportLinks({ whatsapp, email, github }: Reports, message?: ReportMessage): readonly ReportLink[] {
  const text = message && messageText(message);
  const links: ReportLink[] = [];
  if (whatsapp !== undefined)
    links.push({
      channel: 'whatsapp',
      href: `https://wa.me/${whatsapp.replace(/\D/g, '')}${text === undefined ? '' : `?${query({ text })}`}`,
    });
  if (email !== undefined) {
    // RFC 6068 requires CRLF line breaks.
    const fields = message && { subject: message.subject, body: messageText(message, '\r\n') };
    links.push({ channel: 'email', href: `mailto:${email}${fields ? `?${query(fields)}` : ''}` });
  }
  if (github !== undefined) {
    const fields = message && { message: message.sentence, line: message.line };
    links.push({
      channel: 'github',
      href: `https://github.com/${github}/issues/new?${query({ template: 'report.yml', ...fields })}`,
    });
  }
  return links;
}

/** With the first sentence that keeps all addresses short enough; if there is none, with the line only. */
export function fittingMessage(
  channels: Reports,
  sentences: readonly string[],
  base: Omit<ReportMessage, 'sentence'>,
): ReportMessage {
  const messages = sentences.map((sentence) => ({ ...base, sentence }));
  const fits = (message: ReportMessage): boolean =>
    reportLinks(channels, message).every(({ href }) => href.length <= longestAddress);
  return messages.find(fits) ?? { subject: '', sentence: '', line: base.line };
}
