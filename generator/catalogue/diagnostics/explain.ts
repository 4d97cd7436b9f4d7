import { createColors } from 'picocolors';
import type { Language } from '../../../src/domain/language/language';
import { documentFile, parseDocument, type CodeDocument, type Example } from './code-documents';
import { codeGroups, diagnosticCodes, registry, type DiagnosticCode } from './codes';
import { render, type Values } from './phrases';
import type { TextId } from './texts/texts';
import { nearest } from './suggest';
import type { Severity } from './diagnostic';
import { visibleCharacter } from './visible';

interface PageOptions {
  readonly colour?: boolean;
  readonly language?: Language;
}

/** Undefined if the file does not exist. */
type ReadFile = (file: string) => string | undefined;

interface CodePage extends CodeDocument {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  /** Whether it depends on the date. Such a warning never stops a build. */
  readonly ofTime: boolean;
}

/** The code of a word such as `unknown-key` or `error[unknown-key]`; otherwise a message. */
export function codeFor(word: string): { readonly code: DiagnosticCode } | { readonly message: string } {
  const name = /^(?:error|warning)?\[?([^\]:]*)\]?:?$/i.exec(word.trim())?.[1]?.toLowerCase() ?? word;
  const known = diagnosticCodes.find((code) => code === name);
  if (known) return { code: known };
  const near = nearest(name, diagnosticCodes) ?? diagnosticCodes.find((code) => name.length > 3 && code.includes(name));
  return {
    message: `There is no code "${word}".${near === undefined ? '' : ` Did you mean "${near}"?`} "npm run explain" lists them all.`,
  };
}

function documentOf(code: DiagnosticCode, language: Language, read: ReadFile): CodeDocument {
  const file = documentFile(code, language);
  const text = read(file);
  if (text === undefined) throw new Error(`${file} is missing.`);
  return parseDocument(text);
}

/** Throws if the document of the code is missing. */
export function pageOf(code: DiagnosticCode, read: ReadFile, language: Language = 'en'): CodePage {
  const { severity, asOf } = registry[code];
  const english = documentOf(code, 'en', read);
  const { title, explanation, fix } = language === 'en' ? english : documentOf(code, language, read);
  const { wrong, right } = english;
  return { code, severity, ofTime: asOf !== undefined, title, explanation, fix, wrong, right };
}

function wrap(text: string, width = 100): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

type Words = (id: TextId, values?: Values) => string;

function exampleLines({ text, times }: Example, words: Words): readonly string[] {
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) =>
      `  ${[...line].map((character) => (character === '\t' ? '→   ' : visibleCharacter(character))).join('')}`.trimEnd(),
    );
  return times === 0 ? lines : [...lines, `  … ${words('explain.repeated', { times })}`];
}

/** The lines of one side of an example; the first one follows its label. */
function exampleBlock(side: readonly Example[], other: readonly Example[], words: Words): readonly string[] {
  const [first, ...others] = side.filter(({ text, link }) => text !== '' || link);
  if (first?.link) return [words('explain.is-link', { file: first.file })];
  if (first)
    return [
      `${words(first.whole ? 'explain.whole-file' : 'explain.in-file', { file: first.file })}${first.latin1 ? words('explain.as-latin1') : ''}`,
      ...exampleLines(first, words),
      ...others.flatMap((example) => [
        `  ${words('explain.and-in', { file: example.file })}:`,
        ...exampleLines(example, words),
      ]),
    ];
  if (other.some(({ link }) => link)) return [words('explain.no-link')];
  return [
    side.every(({ whole }) => whole)
      ? words('explain.without-files', { files: { list: side.map(({ file }) => file) } })
      : words('explain.without-lines'),
  ];
}

/** The rule, its reason, a wrong and a right example, and the fix. */
export function formatPage(
  code: DiagnosticCode,
  read: ReadFile,
  { colour = false, language = 'en' }: PageOptions = {},
): string {
  const { severity, ofTime, title, explanation, fix, wrong, right } = pageOf(code, read, language);
  const words: Words = (id, values) => render({ id, values }, language);
  const { bold, red, yellow, green, cyan } = createColors(colour);
  const [wrongHead = '', ...wrongLines] = exampleBlock(wrong, right, words);
  const [rightHead = '', ...rightLines] = exampleBlock(right, wrong, words);
  const mark = severity === 'error' ? red : yellow;
  const { asOf } = registry[code];
  return [
    `${bold(mark(code))}${words(ofTime ? 'explain.weight.of-time' : `explain.weight.${severity}`)}`,
    bold(`${title}.`),
    '',
    ...wrap(explanation),
    '',
    ...(asOf === undefined ? [] : [words('explain.as-of', { day: asOf }), '']),
    red(`${words('explain.wrong')}: ${wrongHead}`),
    ...wrongLines,
    '',
    green(`${words('explain.right')}: ${rightHead}`),
    ...rightLines,
    '',
    ...wrap(`${words('explain.fix')}: ${fix}`).map((line, index) =>
      index === 0 ? line.replace(/^[^:]+:/, (label) => cyan(label)) : line,
    ),
    '',
  ].join('\n');
}

export function formatList(read: ReadFile, { colour = false, language = 'en' }: PageOptions = {}): string {
  const { bold, yellow } = createColors(colour);
  const width = Math.max(...diagnosticCodes.map(({ length }) => length));
  const groups = codeGroups.flatMap(({ heading, codes }) => [
    bold(heading[language]),
    ...codes.map((code) => {
      const { title } = documentOf(code, language, read);
      const name = code.padEnd(width);
      return `  ${registry[code].severity === 'warning' ? yellow(name) : name}  ${title}`;
    }),
    '',
  ]);
  return [...groups, render({ id: 'explain.more' }, language), ''].join('\n');
}
