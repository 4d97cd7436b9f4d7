import { parseSync } from 'vite';
import { nodesOf, type SyntaxNode } from './support/syntax';

/** The comments of a module, without their marks. */
export const commentsOf = (file: string, code: string): string =>
  parseSync(file, code)
    .comments.map(({ value }) => value.replace(/^\s*\*+/gm, ' '))
    .join('\n');

/** The text of a string or template, with `%s` for each expression; undefined for any other node. */
function textOf(node: unknown): string | undefined {
  const { type, value, quasis } = Object(node) as Partial<SyntaxNode>;
  if (type === 'Literal' && typeof value === 'string') return value;
  if (type !== 'TemplateLiteral' || !Array.isArray(quasis)) return undefined;
  return quasis.map((part) => String(Object(Object(part).value).cooked)).join('%s');
}

/** The identifier at the left end of a chain such as `test.each(rows)` or `it.runIf(found)`. */
function calledName(node: unknown): string | undefined {
  const { type, name, object, callee, tag } = Object(node) as Partial<SyntaxNode>;
  if (type === 'Identifier') return typeof name === 'string' ? name : undefined;
  const left = object ?? callee ?? tag;
  return left === undefined ? undefined : calledName(left);
}

/** The names of the tests of a module and of their groups. */
export interface TestNames {
  readonly tests: readonly string[];
  readonly groups: readonly string[];
}

/** The names of the tests and groups of a test module, as they are written in it. */
export function testNamesOf(file: string, code: string): TestNames {
  const tests: string[] = [];
  const groups: string[] = [];
  for (const node of nodesOf(code, file.endsWith('x') ? 'tsx' : 'ts')) {
    if (node.type !== 'CallExpression' || !Array.isArray(node.arguments) || node.arguments.length < 2) continue;
    const called = calledName(node.callee);
    const name = textOf(node.arguments[0]);
    if (name === undefined || called === undefined) continue;
    if (called === 'describe') groups.push(name);
    else if (called === 'it' || called === 'test') tests.push(name);
  }
  return { tests, groups };
}

/** Expressions that read as translated, where English has a shorter or more usual one. */
export const wornExpressions: readonly RegExp[] = [
  /\bso many\b/gi,
  /\bof which\b/gi,
  /\banew\b/gi,
  /\bbut for\b/gi,
  /\bwhat stands\b/gi,
  /\bthat there (?:is|are) not\b/gi,
  // A character; not "sign in", nor the English names of characters such as "percent sign".
  /(?<!\b(?:at|comment|currency|dollar|equals|greater-than|hash|less-than|minus|percent|plus|question) )\bsigns?\b(?![ -](?:in|out|up|off|that|of)\b)/gi,
  /\bwhoever\b/gi,
  /\bsomebody\b/gi,
];

/** Verbs that names of tests use, in their base form. */
const verbs =
  `accept add advertise affect agree allow amend answer appear append apply ask assign avoid be become begin belong
  build can cannot carry cause center change check choose classify clean clear close collect colour combine come
  commit compare complete confirm contain continue convert copy correct cost could count cover create decode
  depend describe detect disappear discard do draw drop edit enable encode end equal escape examine exceed exclude
  exist exit expand explain fade fail fetch fill find finish fit focus fold follow forbid format get give go group
  handle have hide hold identify ignore import include insert inspect isolate join judge keep know label lead
  leave let lie limit link list load locate look lose make map mark match may measure mention merge move must name
  need normalize number offer omit open order override pass place plan point precede prefer prefetch preserve
  prevent print produce propose prove publish put raise rank reach react read rebuild recognise recognize record
  recover redirect refer refuse reject remove rename render repeat replace report represent request require
  resolve restore result retry return reuse round run save say scale scroll select send separate serialise
  serialize serve set share should show skip sort spell split stage start state stay stop store succeed suggest
  summarise summarize supply support take tell test throw tolerate translate treat trim try turn uncover
  understand undo update use validate wait warn will work would wrap write yield`.split(/\s+/);

const irregular = ['is', 'are', 'was', 'were', 'has', 'had', 'does', 'did'];

/** Verbs whose third person is also a plural noun: "stores", "names". */
const alsoNouns =
  `answer change count end group label limit link list mark match measure name offer order pass place process report request result save
  set share show stage start state store test turn work`.split(/\s+/);

/** Words after which such a word is a noun. */
const determiners = new Set(
  'a an the of in on with without for by from to its each no and or both two other all'.split(' '),
);

/** The third person of a regular verb. */
const thirdPerson = (verb: string): string =>
  /(?:[sxzo]|ch|sh)$/.test(verb) ? `${verb}es` : verb.replace(/([^aeiou])y$/, '$1ie').concat('s');

const finite = new Set([...verbs, ...verbs.map(thirdPerson), ...irregular]);
const ambiguous = new Set([...alsoNouns, ...alsoNouns.map(thirdPerson)]);

/** Whether the name of a test has a finite verb, as a sentence has. Code and quoted texts do not count. */
export function hasVerb(name: string): boolean {
  const words = name.replace(/`[^`]*`|"[^"]*"/g, ' ').match(/[a-z]+/g) ?? [];
  return words.some(
    (word, index) => finite.has(word) && !(ambiguous.has(word) && determiners.has(words[index - 1] ?? '')),
  );
}
