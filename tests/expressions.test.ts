import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RegExpParser, visitRegExpAST, type AST } from '@eslint-community/regexpp';
import { describe, expect, it } from 'vitest';
import { nodesOf } from './support/syntax';

const root = path.resolve(import.meta.dirname, '..');

interface Expression {
  readonly pattern: string;
  readonly flags: string;
}

function isExpression(value: unknown): value is Expression {
  return typeof value === 'object' && value !== null && 'pattern' in value && 'flags' in value;
}

function treeOf({ pattern, flags }: Expression): AST.Pattern {
  return new RegExpParser().parsePattern(pattern, 0, pattern.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
}

/** Whether an unbounded repetition is nested in another: a text that fails to match can take exponential time. */
function hasNestedQuantifiers(expression: Expression): boolean {
  const tree = treeOf(expression);
  let depth = 0;
  let deepest = 0;
  visitRegExpAST(tree, {
    onQuantifierEnter: ({ max }) => {
      if (max === Infinity) depth += 1;
      deepest = Math.max(deepest, depth);
    },
    onQuantifierLeave: ({ max }) => {
      if (max === Infinity) depth -= 1;
    },
  });
  return deepest > 1;
}

const isOptional = (element: AST.Element): boolean => element.type === 'Quantifier' && element.min === 0;

/**
 * Whether one begins with an unbounded repetition after which something may fail to match, so that a long run is read
 * again from each of its characters. An assertion before it, such as that no other character of the run precedes,
 * prevents that.
 */
function beginsWithRun({ elements }: AST.Alternative): boolean {
  for (const [at, element] of elements.entries()) {
    if (element.type === 'Assertion') return false;
    const isRun = element.type === 'Quantifier' && element.max === Infinity;
    if (isRun && elements.slice(at + 1).some((each) => !isOptional(each))) return true;
    const isGroup = element.type === 'Group' || element.type === 'CapturingGroup';
    if (isGroup && element.alternatives.some(beginsWithRun)) return true;
    if (!isOptional(element)) return false;
  }
  return false;
}

/** Its last alternative takes the whole run that the first one does not. */
const takesRuns = String.raw`\s*[,;|/،؛]\s*|\s+(?:or|and|&|\+|أو|و)\s+|\s+`;

/**
 * Each round of the outer repetition starts or ends with a character that the inner one cannot match, so the match is
 * unambiguous.
 */
const oneWayOnly: ReadonlySet<string> = new Set([
  String.raw`(?<![ \t])[ \t]*\r?\n[ \t]*(?:>[ \t]*)*`,
  String.raw`(?<![\p{L}\p{N}_])[\u0660-\u0669\u06f0-\u06f9]+(?:[.,\u066b\u066c][\u0660-\u0669\u06f0-\u06f9]+)*\u066a?(?![\p{L}\p{N}_])`,
  String.raw`(?<![\p{Script=Arabic}\p{M}])(?:[\p{Script=Arabic}\p{M}]+[ ،]+){4,}[\p{Script=Arabic}\p{M}]+`,
  String.raw`(?<![\p{Script=Latin}'’])(?:[\p{Script=Latin}'’]+[ ,]+){4,}[\p{Script=Latin}'’]+`,
  String.raw`(?<!\?)\?{3,}(?:[ ]+\?{2,})+`,
  String.raw`\$?\d+(?:[.,]\d+)*[%$]?|[\p{L}\p{N}%]+`,
  String.raw`\d+(?:[.,]\d+)*`,
  String.raw`\{(FEED_[A-Z0-9]+(?:_[A-Z0-9]+)*)\}`,
  '^[a-z0-9-]+(?:\\.[a-z0-9-]+)*\\.[a-z]{2,}$',
  String.raw`[\p{Script=Latin}\p{N}]+(?:[.,:/%-][\p{Script=Latin}\p{N}]+)*|[\s\S]\p{M}*`,
  String.raw`(?<![\p{L}\p{M}ـ])[\u0621-\u063a\u0641-\u0652]+(?:ـ+[\u0621-\u063a\u0641-\u0652]+)+`,
  String.raw`[\p{L}\p{M}]+|\p{N}+(?:[.,]\p{N}+)*`,
  String.raw`(?:[\p{L}\p{M}]+|\p{N}+(?:[.,]\p{N}+)*)(?=[^\p{L}\p{M}\p{N}]*$)`,
  String.raw`^(?:https?:\/*){2,}`,
  String.raw`(?<![\p{L}\p{N}_-])\p{Lu}[\p{Lu}'’]*(?:[ ,]+(?:\p{Nd}[\p{Nd}.,]*%?[ ]+)*\p{Lu}[\p{Lu}'’]*)+(?![\p{L}\p{N}_-])`,
  String.raw`^\s*(?:@media\s*\(\s*prefers-color-scheme\s*:\s*dark\s*\)\s*\{(?:[^{}@\\<&"'()]*\{[^{}@\\<&"'()]*\})*\s*\}\s*)+$`,
  '^#[a-z0-9]+(-[a-z0-9]+)*$',
  '^[A-Z]{3,}(?:-[A-Z]{2,})*$',
  String.raw`^https:\/\/((?:[a-z\d-]+\.)+[a-z]+)(?:\/[\w./~-]*[\w/])?$`,
  String.raw`^(?!\/(en|ar)(\/|$))(\/[a-z0-9]+(-[a-z0-9]+)*)+$`,
  String.raw`^(?:\$\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*\$)$`,
  String.raw`^(?:\p{Script=Latin}+|\d+(?:[.,:]\d+)*)$`,
  String.raw`^(\/[A-Za-z0-9._-]+)*$`,
  String.raw`^(\s*)((?:- +)*)(?=\S)`,
  String.raw`^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$`,
  String.raw`^[\w.+@#-]+(?:\/[\w.+@#-]+)*$`,
  '^[a-z0-9]+(-[a-z0-9]+)*$',
  String.raw`^[a-z0-9]+([._-][a-z0-9]+)*\.[a-z]+$`,
  String.raw`^\/(?:[^/]+\/)*(?:en|ar)\/`,
  String.raw`^\/([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$`,
  String.raw`^\[(?:[A-Za-z0-9](?:[A-Za-z0-9._-]| (?! ))*(?:, (?=[^\]])|(?=\]$)))+\]$`,
  String.raw`^\^\(([\w-]+(?:\|[\w-]+)*)\)\$$`,
  String.raw`^\d+(?:[.,]\d+)*%$`,
  String.raw`^content-transfer-encoding:\s*"?(base64|quoted-printable)\b[^\n]*\n(?:[^\r\n][^\n]*\n)*\r?\n`,
  '`(?:[^`\\s]*\\/)?([^`/]+)\\.yaml(?::\\d+)*`|(?<![\\w.-])(?:[\\w.-]+\\/)*([\\w-]+)\\.yaml(?::\\d+)*',
]);

function expressionsIn(folder: string): readonly Expression[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|js)$/.test(name))
    .flatMap((name) => [
      ...nodesOf(readFileSync(path.join(root, folder, name), 'utf8'), name.endsWith('x') ? 'tsx' : 'ts'),
    ])
    .flatMap(({ regex }) => (isExpression(regex) ? [regex] : []));
}

describe('regular expressions', () => {
  it('are told apart by whether they contain nested quantifiers', () => {
    expect(
      ['(a+)+$', '(?:\\s*,\\s*)*', '(?<=(x*y)*)'].map((pattern) => hasNestedQuantifiers({ pattern, flags: '' })),
    ).toEqual([true, true, true]);
    expect(['a+b+', '(?:a{1,3})+', '(?:ab)+'].map((pattern) => hasNestedQuantifiers({ pattern, flags: '' }))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('are told apart by whether they begin with a run', () => {
    const begins = (pattern: string): boolean => treeOf({ pattern, flags: '' }).alternatives.some(beginsWithRun);
    expect(['["\']?\\s*$', 'a| +$', 'x*y'].map(begins)).toEqual([true, true, true]);
    expect(['^a+b', '(?<! ) +$', '(?<!a)a*b', 'a+', 'ba+c'].some(begins)).toBe(false);
  });

  it.each(['generator', 'src'])('in %s do not begin with a run that is read again and again', (folder) => {
    const found = expressionsIn(folder).filter((expression) => treeOf(expression).alternatives.some(beginsWithRun));
    expect(found.map(({ pattern }) => pattern).filter((pattern) => pattern !== takesRuns)).toEqual([]);
  });

  it.each(['generator', 'src'])(
    'in %s have no nested quantifiers, except the listed ones that can match in only one way',
    (folder) => {
      const nested = expressionsIn(folder)
        .filter(hasNestedQuantifiers)
        .map(({ pattern }) => pattern);
      expect(nested.filter((pattern) => !oneWayOnly.has(pattern))).toEqual([]);
    },
  );
});
