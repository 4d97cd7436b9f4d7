import { reportLine, type Report, parseReportLine } from '../../../src/domain/trust/report';
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
function reportsIn(text: string): FoundReports {
  const plain = withLatinDigits(text.replace(invisible, '').replace(hyphens, '-'));
  const beginnings = plain.split(/(?=QSM\d{1,2}:)/).filter((part) => /^QSM\d/.test(part));
  const reports = beginnings.flatMap((part) => {
    const joined = part.slice(0, longestLine).replace(wrap, '');
    const [line = ''] = /^QSM1:[A-Za-z0-9:/.+-]+?:\d{4}-\d\d-\d\d:[A-Za-z]/.exec(joined) ?? [];
    return parseReportLine(line) ?? [];
  });
  return { reports, unreadable: beginnings.length - reports.length };
}

/** The reports of a file. The file name is left out, because chats are named after people. */
export interface ReadFile {
  readonly kind: 'text' | 'json';
  readonly lines: number;
  readonly unreadable: number;
}

export interface Inbox {
  readonly files: readonly ReadFile[];
  readonly reports: readonly Report[];
  /** The number of lines that repeat another line exactly. */
  readonly repeated: number;
}

/** UTF-8, or UTF-16 with a byte order mark: Excel writes it as "Unicode text". */
function decodedText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}

/** All strings in a JSON text; undefined if it is not JSON. An exported chat also starts with a bracket. */
function stringsOf(text: string): readonly string[] | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  const strings: string[] = [];
  try {
    JSON.parse(text, (_key, value: unknown) => {
      if (typeof value === 'string') strings.push(value);
      return value;
    });
    return strings;
  } catch {
    return undefined;
  }
}

/** Uses only lines with reports. */
export function readInbox(contents: Iterable<Uint8Array>): Inbox {
  const files: ReadFile[] = [];
  const reports = new Map<string, Report>();
  let lines = 0;
  for (const bytes of contents) {
    const text = decodedText(bytes);
    const strings = stringsOf(text);
    const found = (strings ?? [text]).map(reportsIn);
    const own = found.flatMap((each) => each.reports);
    for (const report of own) reports.set(reportLine(report), report);
    lines += own.length;
    const unreadable = found.reduce((sum, each) => sum + each.unreadable, 0);
    files.push({ kind: strings ? 'json' : 'text', lines: own.length, unreadable });
  }
  return { files, reports: [...reports.values()], repeated: lines - reports.size };
}
