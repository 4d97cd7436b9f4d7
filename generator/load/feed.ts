import Papa from 'papaparse';
import type { Feed, FeedColumns } from '../../src/generated/data-types';
import { diagnostic, type Diagnostic, type SourceFile, type Span } from '../diagnostics/diagnostic';
import { LineIndex } from '../diagnostics/lines';
import { choose } from '../diagnostics/suggest';
import { counted, quote } from '../diagnostics/visible';
import type { SourceDocument } from './document';

/** A field that a feed can give. */
export type FeedField = keyof FeedColumns;

/** A row as the file has it: a cell for each configured field, without those that are absent. Its shape is not yet checked. */
export interface RawFeedRow {
  readonly fields: Readonly<Partial<Record<FeedField, string>>>;
  /** The line of the file on which the row begins, from 1. */
  readonly line: number;
  /** The whole row. */
  readonly span: Span;
  /** One cell of it; the row where the field has no cell. */
  cell(field: FeedField): Span;
}

/** The rows of a feed, and what could not be read. */
export interface LoadedFeedTable {
  readonly rows: readonly RawFeedRow[];
  readonly diagnostics: readonly Diagnostic[];
}

/** The extent of each cell of a row, counted in the source because the parser gives only values. */
function cellSpans(text: string, row: Span, delimiter: string): Span[] {
  const spans: Span[] = [];
  let quoted = false;
  let start = row.start;
  for (let at = row.start; at < row.end; at += 1) {
    if (text[at] === '"') quoted = !quoted;
    else if (!quoted && text[at] === delimiter) {
      spans.push({ start, end: at });
      start = at + 1;
    }
  }
  spans.push({ start, end: row.end });
  return spans;
}

interface Columns {
  readonly indexes: ReadonlyMap<FeedField, number>;
  readonly count: number;
}

/** Finds each configured column in the header line. */
function readHeader(config: Feed, document: SourceDocument, table: SourceFile, header: readonly string[], span: Span): Columns | readonly Diagnostic[] {
  const names = header.map((name) => name.trim());
  const indexes = new Map<FeedField, number>();
  const faults: Diagnostic[] = [];
  // `Object.entries` forgets the key type; the schema closes the object, so its keys are these.
  for (const [field, column] of Object.entries(config.columns) as [FeedField, string][]) {
    const index = names.indexOf(column);
    const again = index < 0 ? -1 : names.indexOf(column, index + 1);
    if (index >= 0 && again < 0) indexes.set(field, index);
    else {
      faults.push(
        diagnostic('feed-column', document.file.path, document.span(['columns', field]), {
          message: index < 0 ? `the feed has no column ${quote(column)}` : `the feed has two columns ${quote(column)}`,
          why: 'columns are found by the names in the first line of the feed',
          fix: index < 0 ? choose(column, 'columns', names) : 'have the network name them apart, or rename one in the file',
          related: [{ message: 'the first line of the feed', file: table.path, span }],
        }),
      );
    }
  }
  return faults.length > 0 ? faults : { indexes, count: names.length };
}

/** Reads a feed's table by the names in its header line, in whatever order its columns stand. */
export function loadFeedTable(config: Feed, document: SourceDocument, table: SourceFile): LoadedFeedTable {
  const { text, path } = table;
  const lines = new LineIndex(text);
  const absent = new Set(config.absent ?? []);
  const rows: RawFeedRow[] = [];
  const diagnostics: Diagnostic[] = [];
  let columns: Columns | undefined;
  let failed = false;
  let cursor = 0;

  const invalid = (span: Span, message: string, fix: string): void => {
    diagnostics.push(diagnostic('feed-row-invalid', path, span, { message, fix }));
  };

  Papa.parse<string[]>(text, {
    delimiter: config.delimiter,
    // With LF as the line end a CR stays at the end of the last cell, where it is trimmed: one setting reads all files.
    newline: '\n',
    step: ({ data: cells, errors, meta }, parser) => {
      const start = cursor;
      cursor = meta.cursor;
      if (cells.length === 1 && cells[0]?.trim() === '') return;
      let end = cursor;
      while (end > start && /[\r\n]/.test(text[end - 1] ?? '')) end -= 1;
      const span: Span = { start, end };
      const { line } = lines.position(start);

      const broken = errors.find(({ type }) => type === 'Quotes');
      if (broken) {
        // The parser takes everything up to the next quotes for one cell, so only the row's first line is sure.
        const lineEnd = text.indexOf('\n', start);
        const at = { start, end: lineEnd < 0 || lineEnd > end ? end : lineEnd };
        const unclosed = broken.code === 'MissingQuotes';
        invalid(
          at,
          `the row on line ${line} ${unclosed ? 'opens quotes that are never closed' : 'has words after the quotes that close a cell'}`,
          'quotes inside a quoted cell are written twice: "15"" screen"',
        );
        failed ||= columns === undefined;
        return;
      }
      if (columns === undefined) {
        const header = readHeader(config, document, table, cells, span);
        if (!('indexes' in header)) {
          diagnostics.push(...header);
          failed = true;
          parser.abort();
          return;
        }
        columns = header;
        return;
      }
      const { indexes, count } = columns;
      if (cells.length !== count) {
        invalid(
          span,
          `the row on line ${line} has ${counted(cells.length, 'cell')}, and the first line names ${counted(count, 'column')}`,
          `a cell that contains ${quote(config.delimiter)} or a line break must stand in quotes`,
        );
        return;
      }
      const fields: Partial<Record<FeedField, string>> = {};
      for (const [field, index] of indexes) {
        const cell = cells[index]?.trim() ?? '';
        if (cell !== '' && !absent.has(cell)) fields[field] = cell;
      }
      rows.push({
        fields,
        line,
        span,
        cell(field) {
          const index = indexes.get(field);
          const cell = index === undefined ? undefined : cellSpans(text, span, config.delimiter)[index];
          return cell !== undefined && cell.end > cell.start ? cell : span;
        },
      });
    },
  });

  if (columns === undefined && !failed) {
    diagnostics.push(
      diagnostic('feed-column', document.file.path, document.span(['file']), {
        message: `the feed ${quote(path)} has no header line`,
        fix: 'give it a first line with the names of its columns',
      }),
    );
  }
  return { rows: failed ? [] : rows, diagnostics };
}
