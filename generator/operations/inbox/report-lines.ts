import { parseReportLine, type Report } from '../../../src/domain/report';
import { withLatinDigits } from '../../catalogue/validate/latin-digits';

/** The reports of a text. */
interface FoundReports {
  readonly reports: readonly Report[];
  /** How many lines begin as those of reports do and are none: they were changed on the way, or are of another version. */
  readonly unreadable: number;
}

/** Longer than any line of a report, whose code of 64 characters takes eight for each. */
const longestLine = 1000;

/** Marks of direction and other characters without a width, which phones put into messages. */
const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A line break that a mail program has put into a line, with the quotation marks of the next line. */
const wrap = /(?<![ \t])[ \t]*\r?\n[ \t]*(?:>[ \t]*)*/g;

/** Hyphens that phones and word processors write in place of `-`. */
const hyphens = /[\u2010-\u2015\u2212]/g;

/**
 * Finds the lines of reports in a text of any kind. Nothing else of the text is read: who sent it and what else they wrote never leaves
 * this function.
 */
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
