import type { Country, Currency, Reports } from '../generated/data-types';
import { splitBidi } from './bidi';
import type { Language } from './language';

/** What a visitor says about the use of a code or deal; what is unknown is left out. The words are those of a test in the data. */
export interface ReportAnswers {
  readonly country?: Country | undefined;
  readonly channel?: 'site' | 'app' | undefined;
  readonly customer?: 'new' | 'returning' | undefined;
  /** The total of the basket, in units of the currency: 250.5. */
  readonly basket?: { readonly amount: number; readonly currency: Currency } | undefined;
}

/** What a report is about: an offer of the site that worked (`yes`) or did not (`no`), or a code that the site does not have. */
export type ReportSubject =
  | { readonly kind: 'yes' | 'no'; readonly offer: string }
  | { readonly kind: 'new'; readonly code: string };

/** A report of a visitor about a store. */
export type Report = ReportSubject & {
  /** The slug of the store; `unknownStore` for a new code of which it is not known. */
  readonly store: string;
  readonly answers: ReportAnswers;
  /** The day on which it was written, `YYYY-MM-DD`. */
  readonly day: string;
};

/** The code that a visitor typed, without the spaces around it; undefined if it is not 1 to 64 characters of one line. */
export function typedCode(text: string): string | undefined {
  const code = text.trim();
  return /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]{1,64}$/u.test(code) ? code : undefined;
}

/** The name of the format, with its version. */
const format = 'QSM1';
const unknown = '-';

/** The slug in reports of codes whose store is not known. */
export const unknownStore = unknown;

/** The longest address of a channel. Longer ones are cut or refused by servers and mail programs. */
export const longestAddress = 2000;

/**
 * A text in letters of one case, digits and hyphens. Each other character is its code point in hexadecimal digits between
 * dots: `a_b` is `a.5f.b`. With one case in each field, a letter that a keyboard capitalized cannot be another one.
 */
function encoded(text: string, inCapitals: boolean): string {
  const hexadecimal = (sign: string): string => {
    const digits = (sign.codePointAt(0) ?? 0).toString(16);
    return `.${inCapitals ? digits.toUpperCase() : digits}.`;
  };
  return text.replace(inCapitals ? /[^A-Z0-9-]/gsu : /[^a-z0-9-]/gsu, hexadecimal);
}

function decoded(text: string): string {
  return text.replace(/\.([0-9a-f]{1,6})\./gi, (escaped, digits: string) => {
    const point = Number.parseInt(digits, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : escaped;
  });
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
// 37 letters: a line that begins and ends with a letter of a left-to-right script is shown in one order everywhere.
const checkLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijk';

/**
 * The check letter of a line: ISO 7064, MOD 37-2, where all punctuation counts as the 37th sign. Each change of one letter or
 * digit gives another check letter. A change of punctuation, or of the case of a letter, leaves a line of another form.
 */
function checkLetter(line: string): string {
  const modulus = checkLetters.length;
  let sum = 0;
  for (const sign of line.toUpperCase()) {
    const value = digits.indexOf(sign);
    sum = ((sum + (value < 0 ? digits.length : value)) * 2) % modulus;
  }
  return checkLetters.charAt((modulus + 1 - sum) % modulus);
}

/** `250.5SAR`. An amount that no shop could show is unknown. */
function basketText(basket: ReportAnswers['basket']): string {
  if (!basket || !(basket.amount >= 0.001 && basket.amount < 1e9)) return unknown;
  return basket.amount.toFixed(3).replace(/\.?0+$/, '') + basket.currency;
}

/**
 * The line of a report that a program reads, as `QSM1:bazaar/ten:no:SA:app:returning:250SAR:2026-11-22:i`: store and offer
 * (or `+` and a code), `no`, `yes` or `new`, country, channel, customer, basket, day and check letter. It contains only letters,
 * digits and `:/.-+`, and begins and ends with a letter, so that no right-to-left text changes the order of its parts.
 */
export function reportLine(report: Report): string {
  const { store, kind, day } = report;
  const { country = unknown, channel = unknown, customer = unknown, basket } = report.answers;
  const subject = report.kind === 'new' ? `+${encoded(report.code, true)}` : encoded(report.offer, false);
  const line = [
    format,
    `${encoded(store, false)}/${subject}`,
    ...[kind, country, channel, customer, basketText(basket), day, ''],
  ].join(':');
  return line + checkLetter(line);
}

function subjectOf(kind: string | undefined, text: string): ReportSubject | undefined {
  if (kind === 'new') return text.startsWith('+') ? { kind, code: decoded(text.slice(1)) } : undefined;
  return kind === 'yes' || kind === 'no' ? { kind, offer: decoded(text) } : undefined;
}

function basketOf(text: string): ReportAnswers['basket'] {
  const [, amount = '', currency = ''] = /^([\d.]+)([A-Z]{3})$/.exec(text) ?? [];
  // A program that reads the line compares the code with the data.
  return currency === '' ? undefined : { amount: Number(amount), currency: currency as Currency };
}

/** Reads a line of `reportLine`. Undefined for any other text, for another version and for a line with a changed character. */
export function parseReportLine(line: string): Report | undefined {
  const [, subjectText = '', kind, country = '', channel = '', customer = '', basket = '', day = ''] = line.split(':');
  const [store = '', name = ''] = subjectText.split('/');
  const subject = subjectOf(kind, name);
  if (!subject || store === '' || !/^\d{4}-\d\d-\d\d$/.test(day)) return undefined;
  const report: Report = {
    ...subject,
    store: decoded(store),
    day,
    answers: {
      // As above.
      ...(/^[A-Z]{2}$/.test(country) && { country: country as Country }),
      ...((channel === 'site' || channel === 'app') && { channel }),
      ...((customer === 'new' || customer === 'returning') && { customer }),
      ...(basketOf(basket) && { basket: basketOf(basket) }),
    },
  };
  // A report has one line only, so that whatever was read wrongly gives another one.
  return reportLine(report) === line ? report : undefined;
}

/** A code inside a sentence of a plain text, in its own direction, which characters isolate in place of an element. */
export function isolatedCode(code: string, language: Language): string {
  return language === 'ar' || /\p{Script=Arabic}/u.test(code) ? `\u2068${code}\u2069` : code;
}

/** A text of the page for a plain text: characters isolate the runs that a right-to-left line would reorder. */
export function plainBidi(text: string, language: Language): string {
  return splitBidi(text, language)
    .map((piece) => (typeof piece === 'string' ? piece : `\u2066${piece.ltr}\u2069`))
    .join('');
}

/** A report as it is sent: a sentence for people, and the line. */
export interface ReportMessage {
  /** What the message is about, for e-mail. */
  readonly subject: string;
  readonly sentence: string;
  readonly line: string;
}

/** A way to send a report, with its address. */
export interface ReportLink {
  readonly channel: 'whatsapp' | 'email' | 'github';
  readonly href: string;
}

/** The text of a message. The line is a paragraph of its own. */
export function messageText({ sentence, line }: Pick<ReportMessage, 'sentence' | 'line'>, lineBreak = '\n'): string {
  return [sentence, line].filter(Boolean).join(lineBreak + lineBreak);
}

function query(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

/**
 * The addresses that open a channel with a message, for the channels that the settings name; without a message, empty ones. The
 * names after `template` are ids of text fields of .github/ISSUE_TEMPLATE/report.yml: with any other, GitHub opens an empty form.
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
    // As RFC 6068 has it.
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

/** The message with the first of some sentences with which no address is too long; with none, that of the line alone. */
export function fittingMessage(
  channels: Reports,
  sentences: readonly string[],
  rest: Omit<ReportMessage, 'sentence'>,
): ReportMessage {
  const messages = sentences.map((sentence) => ({ ...rest, sentence }));
  const fits = (message: ReportMessage): boolean =>
    reportLinks(channels, message).every(({ href }) => href.length <= longestAddress);
  return messages.find(fits) ?? { subject: '', sentence: '', line: rest.line };
}
