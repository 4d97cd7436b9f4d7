import { reportLine, type Report } from '../../../src/domain/trust/report';
import { BadArchive } from '../../catalogue/load/unzip';
import { messageTexts, type FileKind } from './message-texts';
import { reportsIn } from './report-lines';

/** The reports in a file of messages. The file name is left out, because chats are named after people. */
export interface ReadFile {
  readonly kind: FileKind;
  /** The number of report lines. */
  readonly lines: number;
  readonly unreadable: number;
}

/** The reports in several files of messages. */
export interface Inbox {
  readonly files: readonly ReadFile[];
  /** The distinct reports. */
  readonly reports: readonly Report[];
  /** The number of lines that repeat another one exactly. */
  readonly repeated: number;
}

/** Thrown for a file of messages that cannot be read. `number` is its position, from 1. */
export class UnreadableFile extends Error {
  constructor(number: number, reason: 'damaged' | 'too-large') {
    super(
      reason === 'damaged'
        ? `File ${number} is a damaged ZIP archive. Export the chat again.`
        : `File ${number} unpacks to too many bytes. Export the chat without media.`,
    );
  }
}

/** Reads files of messages; only lines of reports are used. */
export function readInbox(contents: Iterable<Uint8Array>): Inbox {
  const files: ReadFile[] = [];
  const reports = new Map<string, Report>();
  let lines = 0;
  for (const bytes of contents) {
    try {
      const { kind, texts } = messageTexts(bytes);
      const found = texts.map(reportsIn);
      const own = found.flatMap((each) => each.reports);
      for (const report of own) reports.set(reportLine(report), report);
      lines += own.length;
      files.push({ kind, lines: own.length, unreadable: found.reduce((sum, { unreadable }) => sum + unreadable, 0) });
    } catch (error) {
      throw error instanceof BadArchive ? new UnreadableFile(files.length + 1, error.reason) : error;
    }
  }
  return { files, reports: [...reports.values()], repeated: lines - reports.size };
}
