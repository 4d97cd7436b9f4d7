import { createColors } from 'picocolors';
import { codeGroups, diagnosticCodes, registry, type CodeEntry, type DiagnosticCode, type Example } from './codes';
import { nearest } from './suggest';
import { visibleCharacter } from './visible';

/** How a page is written. */
export interface PageOptions {
  readonly colour?: boolean;
}

/** The page of a code as programs read it. */
export interface CodePage {
  readonly code: DiagnosticCode;
  readonly severity: CodeEntry['severity'];
  /** Whether it depends on the date. Such a warning never stops a build. */
  readonly ofTime: boolean;
  readonly title: string;
  readonly explanation: string;
  readonly fix: string;
  readonly wrong: Example;
  readonly right: Example;
}

function isCode(text: string): text is DiagnosticCode {
  return Object.hasOwn(registry, text);
}

/** The code that a word names: the code itself, or its form in a report, `error[unknown-key]`. */
export function codeFor(word: string): { readonly code: DiagnosticCode } | { readonly message: string } {
  const name = /^(?:error|warning)?\[?([^\]:]*)\]?:?$/i.exec(word.trim())?.[1]?.toLowerCase() ?? word;
  if (isCode(name)) return { code: name };
  const near = nearest(name, diagnosticCodes) ?? diagnosticCodes.find((code) => name.length > 3 && code.includes(name));
  return {
    message: `There is no code "${word}".${near === undefined ? '' : ` Did you mean "${near}"?`} "npm run explain" lists them all.`,
  };
}

/** The page of a code as data. */
export function pageOf(code: DiagnosticCode): CodePage {
  const { severity, asOf, title, explanation, fix, wrong, right } = registry[code];
  return { code, severity, ofTime: asOf !== undefined, title, explanation, fix, wrong, right };
}

/** Lines of at most so many columns; words are kept whole. */
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

function exampleLines({ text, repeatLastLine }: Pick<Example, 'text' | 'repeatLastLine'>): readonly string[] {
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) =>
      `  ${[...line].map((sign) => (sign === '\t' ? '→   ' : visibleCharacter(sign))).join('')}`.trimEnd(),
    );
  return repeatLastLine === undefined ? lines : [...lines, `  … and this line ${repeatLastLine} times more`];
}

function exampleBlock(label: string, example: Example, other: Example): readonly string[] {
  const { file, text, whole, absent, link, encoding, beside } = example;
  if (link) return [`${label}: ${file} is a link`];
  if (absent) return [`${label}: there is no file ${file}`];
  if (text === '')
    return [
      `${label}: ${other.absent ? 'the file is there' : other.link ? 'the file itself is there, or nothing' : other.whole ? 'without this file' : 'without these lines'}`,
    ];
  const saved = encoding === undefined ? '' : ', saved as Latin-1 instead of UTF-8';
  return [
    `${label}: ${whole ? 'the file' : 'in'} ${file}${saved}`,
    ...exampleLines(example),
    ...(beside ? [`  and in ${beside.file}:`, ...exampleLines(beside)] : []),
  ];
}

/** The page of a code as text: the rule, its reason, a wrong and a right example, and the fix. */
export function formatPage(code: DiagnosticCode, { colour = false }: PageOptions = {}): string {
  const { severity, ofTime, title, explanation, fix, wrong, right } = pageOf(code);
  const { bold, red, yellow, green, cyan } = createColors(colour);
  const [wrongHead = '', ...wrongLines] = exampleBlock('wrong', wrong, right);
  const [rightHead = '', ...rightLines] = exampleBlock('right', right, wrong);
  const mark = severity === 'error' ? red : yellow;
  const weight = ofTime
    ? 'a warning that depends on the date; it never stops a build'
    : severity === 'error'
      ? 'an error: it stops the build'
      : 'a warning; --strict makes it an error';
  const asOf = registry[code].asOf;
  return [
    `${bold(mark(code))}, ${weight}`,
    bold(`${title}.`),
    '',
    ...wrap(explanation),
    '',
    ...(asOf === undefined ? [] : [`The examples are checked as of ${asOf}.`, '']),
    red(wrongHead),
    ...wrongLines,
    '',
    green(rightHead),
    ...rightLines,
    '',
    ...wrap(`fix: ${fix}`).map((line, index) => (index === 0 ? line.replace('fix:', cyan('fix:')) : line)),
    '',
  ].join('\n');
}

/** All codes with their rules. */
export function formatList({ colour = false }: PageOptions = {}): string {
  const { bold, yellow } = createColors(colour);
  const width = Math.max(...diagnosticCodes.map(({ length }) => length));
  const groups = codeGroups.flatMap(({ heading, codes }) => [
    bold(heading),
    ...codes.map((code) => {
      const { title, severity } = registry[code];
      const name = code.padEnd(width);
      return `  ${severity === 'warning' ? yellow(name) : name}  ${title}`;
    }),
    '',
  ]);
  return [...groups, 'npm run explain <code> shows the page of one of them, with examples.', ''].join('\n');
}
