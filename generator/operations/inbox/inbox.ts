import { reportLine, type Report } from '../../../src/domain/trust/report';
import { reportsIn } from './report-lines';

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
