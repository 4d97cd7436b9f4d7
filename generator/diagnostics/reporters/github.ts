import type { Diagnostic } from '../diagnostic';
import { toJson, type JsonDiagnostic } from './json';
import { visible } from '../visible';
import { summaryOf, type Sources } from './text';

/** GitHub shows ten annotations of a kind per step and drops the others without a word. */
export const annotationLimit = 10;

function escapeData(text: string): string {
  return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}

function sentences(fault: JsonDiagnostic): string {
  return [
    fault.message,
    ...(fault.why === undefined ? [] : [`why: ${fault.why}`]),
    ...(fault.fix === undefined ? [] : [`fix: ${fault.fix}`]),
  ].join('\n');
}

function annotation(fault: JsonDiagnostic): string {
  const properties = [
    `file=${escapeProperty(fault.file)}`,
    `line=${fault.line}`,
    `endLine=${fault.endLine}`,
    // Columns of a span over several lines are refused by GitHub.
    ...(fault.line === fault.endLine ? [`col=${fault.column}`, `endColumn=${fault.endColumn}`] : []),
    `title=${escapeProperty(fault.code)}`,
  ];
  return `::${fault.severity} ${properties.join(',')}::${escapeData(sentences(fault))}`;
}

/** Annotations for GitHub Actions: the first ten faults, errors before warnings, then a line that counts the rest. */
export function formatGithub(diagnostics: readonly Diagnostic[], sources: Sources): string {
  if (diagnostics.length === 0) return '';
  const faults = toJson(diagnostics, sources).diagnostics;
  const ordered = [
    ...faults.filter(({ severity }) => severity === 'error'),
    ...faults.filter(({ severity }) => severity === 'warning'),
  ];
  const lines = ordered.slice(0, annotationLimit).map(annotation);
  const rest = ordered.length - annotationLimit;
  if (rest > 0) lines.push(`and ${rest} more (${summaryOf(diagnostics)}): the job summary lists them all`);
  return `${lines.join('\n')}\n`;
}

function cell(text: string): string {
  return text.replace(/[\\|<>]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, ' ');
}

/** All faults as a Markdown table, for the job summary. */
export function formatGithubSummary(diagnostics: readonly Diagnostic[], sources: Sources): string {
  if (diagnostics.length === 0) return '### The data is right\n\nno faults\n';
  const rows = toJson(diagnostics, sources).diagnostics.map(
    (fault) =>
      `| ${fault.severity} | \`${cell(visible(fault.file))}:${fault.line}:${fault.column}\` | ${cell(fault.message)} | ${cell(fault.fix ?? '')} | \`${fault.code}\` |`,
  );
  return [
    '### The data has faults',
    '',
    summaryOf(diagnostics),
    '',
    '| | Where | What | Fix | Code |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
