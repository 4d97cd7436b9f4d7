import { parseReportLine, type Report } from '../../../src/domain/trust/report';
import { withLatinDigits } from '../../catalogue/validate/texts/latin-digits';

interface FoundReports {
  readonly reports: readonly Report[];
  /** Lines that start like reports but are invalid: altered on the way, or of another version. */
  readonly unreadable: number;
}

/** An upper bound: each character of a code of 64 characters takes up to eight characters. */
const longestLine = 1000;

/** Bidirectional marks and other zero-width characters, which phones insert into messages. */
const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A line break that a mail program inserted, with the quote marks of the next line. */
const wrap = /(?<![ \t])[ \t]*\r?\n[ \t]*(?:>[ \t]*)*/g;

/** Hyphens that phones and word processors write instead of `-`. */
const hyphens = /[\u2010-\u2015\u2212]/g;

/** Extracts only reports: senders and their other words never leave this function. */
export function reportsIn(text: string): FoundReports {
  const plain = withLatinDigits(text.replace(invisible, '').replace(hyphens, '-'));
  const beginnings = plain.split(/(?=QSM\d{1,2}:)/).filter((part) => /^QSM\d/.test(part));
  const reports = beginnings.flatMap((part) => {
    const joined = part.slice(0, longestLine).replace(wrap, '');
    const [line = ''] = /^QSM1:[A-Za-z0-9:/.+-]+?:\d{4}-\d\d-\d\d:[A-Za-z]/.exec(joined) ?? [];
    return parseReportLine(line) ?? [];
  });
  return { reports, unreadable: beginnings.length - reports.length };
}
