import { reportLine, type Report } from '../../../src/domain/report';
import { BadArchive } from '../../catalogue/load/unzip';
import { messageTexts, type FileKind } from './message-texts';
import { reportsIn } from './report-lines';

/** What a file of messages had. Its name is left out: chats are named after the people in them. */
export interface ReadFile {
  readonly kind: FileKind;
  /** How many lines of reports it has. */
  readonly lines: number;
  readonly unreadable: number;
}

/** What several files of messages had. */
export interface Inbox {
  readonly files: readonly ReadFile[];
  /** Each report once. */
  readonly reports: readonly Report[];
  /** How many lines say what another one says, word for word. */
  readonly repeated: number;
}

/** A file of messages that cannot be read; `number` counts the files from 1. */
export class UnreadableFile extends Error {
  constructor(number: number, reason: 'damaged' | 'too-large') {
    super(
      reason === 'damaged'
        ? `File ${number} is a damaged ZIP archive. Export the chat again.`
        : `File ${number} unpacks to too many bytes. Export the chat without media.`,
    );
  }
}

/** Reads files of messages, in which nothing but the lines of reports is looked at. */
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
