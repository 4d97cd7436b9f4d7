import type { Diagnostic } from '../diagnostic';
import { toJson, type JsonDiagnostic } from './json';
import { visible } from '../visible';
import { summaryOf, type Sources } from './text';

/** GitHub shows ten annotations of a kind per step and silently drops the others. */
const annotationLimit = 10;

function escapeData(text: string): string {
  return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}

function annotation(diagnostic: JsonDiagnostic): string {
  const properties = [
    `file=${escapeProperty(diagnostic.file)}`,
    `line=${diagnostic.line}`,
    `endLine=${diagnostic.endLine}`,
    // GitHub rejects columns for spans over several lines.
    ...(diagnostic.line === diagnostic.endLine
      ? [`col=${diagnostic.column}`, `endColumn=${diagnostic.endColumn}`]
      : []),
    `title=${escapeProperty(diagnostic.code)}`,
  ];
  const sentences = [
    diagnostic.message,
    ...(diagnostic.why === undefined ? [] : [`why: ${diagnostic.why}`]),
    `fix: ${diagnostic.fix}`,
  ].join('\n');
  return `::${diagnostic.severity} ${properties.join(',')}::${escapeData(sentences)}`;
}

/** The first ten diagnostics, errors before warnings, then a line with the number of the others. */
export function formatGithub(diagnostics: readonly Diagnostic[], sources: Sources): string {
  if (diagnostics.length === 0) return '';
  const list = toJson(diagnostics, sources).diagnostics;
  const ordered = [
    ...list.filter(({ severity }) => severity === 'error'),
    ...list.filter(({ severity }) => severity === 'warning'),
  ];
  const lines = ordered.slice(0, annotationLimit).map(annotation);
  const rest = ordered.length - annotationLimit;
  if (rest > 0) lines.push(`and ${rest} more (${summaryOf(diagnostics)}): the job summary lists them all`);
  return `${lines.join('\n')}\n`;
}

function cell(text: string): string {
  return text.replace(/[\\|<>]/g, (character) => `\\${character}`).replace(/\r?\n/g, ' ');
}

/** A Markdown table of all diagnostics, for the job summary. */
export function formatGithubSummary(diagnostics: readonly Diagnostic[], sources: Sources): string {
  if (diagnostics.length === 0) return '### The data is valid\n\nno errors or warnings\n';
  const rows = toJson(diagnostics, sources).diagnostics.map(
    (diagnostic) =>
      `| ${diagnostic.severity} | \`${cell(visible(diagnostic.file))}:${diagnostic.line}:${diagnostic.column}\` | ${cell(diagnostic.message)} | ${cell(diagnostic.fix)} | \`${diagnostic.code}\` |`,
  );
  return [
    '### Errors and warnings in the data',
    '',
    summaryOf(diagnostics),
    '',
    '| | Where | What | Fix | Code |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
