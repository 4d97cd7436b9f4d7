import type { AtRule, ChildNode, Container, Rule } from 'postcss';
import type { StylePiece } from '../../src/domain/static-site';

const hasBraces = (text: string): boolean => /[{}]/.test(text);

/** Blocks that hold rules for some circumstances, and mean the same when they are closed and opened again. */
const isDivisible = ({ name, params }: AtRule): boolean =>
  (name === 'media' || name === 'supports' || name === 'container') && !hasBraces(params);

// What stands in quotes or brackets may look like anything; a hue is looked for before the bracket that it begins with.
const token = /\[data-hue="?(-?\d+)"?\]|"[^"]*"|'[^']*'|[([]|[)\]]|\.([^\s.:#[\]()>+~*|,&"']+)/g;

/**
 * The words that have to occur in a page for a selector to match anything: the classes and hues that stand outside every
 * bracket. What stands inside, as in `:not()` and `:has()`, may or may not have to be there.
 */
function wordsOf(selector: string): readonly string[] {
  // An escape may stand for any letter.
  if (selector.includes('\\')) return [];
  const words: string[] = [];
  let depth = 0;
  for (const [text, hue, className] of selector.matchAll(token)) {
    if (text === '(' || text === '[') depth += 1;
    else if (text === ')' || text === ']') depth -= 1;
    else if (depth === 0 && hue !== undefined) words.push(hue);
    else if (depth === 0 && className !== undefined) words.push(className);
  }
  return words;
}

/** What a rule needs, a list of words for each of its selectors; nothing, if one of them may match in every page. */
function needsOf({ selectors }: Rule): StylePiece['needs'] {
  const needs = selectors.map(wordsOf);
  return needs.some((words) => words.length === 0) ? [] : needs;
}

/** The custom property that a statement declares, if it is nothing else. */
function propertyOf(node: ChildNode): string | undefined {
  return node.type === 'decl' && /^--[\w-]+$/.test(node.prop) ? node.prop : undefined;
}

/** A statement as it stands among others in a block. */
function statement(node: ChildNode): string {
  return node.type === 'rule' || (node.type === 'atrule' && node.nodes) ? node.toString() : `${node.toString()};`;
}

/** A rule of every page that declares custom properties comes to a piece for each declaration: a page may use few of them. */
function* piecesOfRule(rule: Rule, within: string): Generator<StylePiece> {
  const needs = needsOf(rule);
  if (needs.length > 0 || !rule.nodes.some(propertyOf) || hasBraces(rule.selector)) {
    yield { within, text: rule.toString(), needs };
    return;
  }
  for (const node of rule.nodes) {
    if (node.type === 'comment') continue;
    const property = propertyOf(node);
    yield {
      within: `${within}${rule.selector}{`,
      text: statement(node),
      needs: property === undefined ? [] : [[property]],
    };
  }
}

const beginningOf = ({ name, params }: AtRule): string => `@${name} ${params}{`;

function* piecesOf(container: Container<ChildNode>, within: string): Generator<StylePiece> {
  for (const node of container.nodes ?? []) {
    if (node.type === 'comment') continue;
    if (node.type === 'rule') yield* piecesOfRule(node, within);
    else if (node.type === 'atrule' && node.nodes && isDivisible(node))
      yield* piecesOf(node, within + beginningOf(node));
    else yield { within, text: statement(node), needs: [] };
  }
}

/**
 * Splits a sheet into its pieces, each with what a page must hold for it to matter. What is not understood matters to every
 * page.
 */
export async function splitStyles(sheet: string): Promise<readonly StylePiece[]> {
  // It is loaded for this alone.
  const { default: postcss } = await import('postcss');
  return [...piecesOf(postcss.parse(sheet), '')];
}
