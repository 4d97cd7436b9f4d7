import type { AtRule, ChildNode, Container, Rule } from 'postcss';
import type { StylePiece } from '../../../src/domain/pages/static-site';

const hasBraces = (text: string): boolean => /[{}]/.test(text);

/** Conditional blocks can be split into several blocks with the same condition. */
const isDivisible = ({ name, params }: AtRule): boolean =>
  (name === 'media' || name === 'supports' || name === 'container') && !hasBraces(params);

// Skips texts in quotes or brackets, and states of the document, which a script sets. A state of an element comes
// before the bracket with which it begins.
const token =
  /html\[[^\]]*\]|\[((?:data|aria)-[\w-]+|open)(=)?"?([\w-]*)"?\]|"[^"]*"|'[^']*'|[([]|[)\]]|\.([^\s.:#[\]()>+~*|,&"']+)/g;

/**
 * The class names and states that a page must have for a selector to match, as `takeNoted` returns them: those outside
 * all brackets. Names inside, as in `:not()` and `:has()`, are not always required.
 */
function namesOf(selector: string): readonly string[] {
  // An escape sequence can be any character.
  if (selector.includes('\\')) return [];
  const names: string[] = [];
  let depth = 0;
  for (const [text, state, equals = '', value = '', className] of selector.matchAll(token)) {
    if (text === '(' || text === '[') depth += 1;
    else if (text === ')' || text === ']') depth -= 1;
    else if (depth === 0 && state !== undefined) names.push(`[${state}${equals}${value}]`);
    else if (depth === 0 && className !== undefined) names.push(className);
  }
  return names;
}

/** Undefined for statements that declare no custom property. */
function propertyOf(node: ChildNode): string | undefined {
  return node.type === 'decl' && /^--[\w-]+$/.test(node.prop) ? node.prop : undefined;
}

function statement(node: ChildNode): string {
  return node.type === 'rule' || (node.type === 'atrule' && node.nodes) ? node.toString() : `${node.toString()};`;
}

/** Splits a rule that every page needs into one piece per custom property, because a page uses only few of them. */
function* piecesOfRule(rule: Rule, within: string): Generator<StylePiece> {
  const names = rule.selectors.map(namesOf);
  // Empty if one of the selectors can match on every page.
  const needs: StylePiece['needs'] = names.some((each) => each.length === 0) ? [] : names;
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

function* piecesOf(container: Container<ChildNode>, within: string): Generator<StylePiece> {
  for (const node of container.nodes ?? []) {
    if (node.type === 'comment') continue;
    if (node.type === 'rule') yield* piecesOfRule(node, within);
    else if (node.type === 'atrule' && node.nodes && isDivisible(node))
      yield* piecesOf(node, `${within}@${node.name} ${node.params}{`);
    else yield { within, text: statement(node), needs: [] };
  }
}

/** Selectors that do not apply before any interaction: pseudo-classes of user actions and of open dialogs. */
const deferredSelector = /:hover|:active|:disabled|:focus-visible|::selection|:modal/;

/** Blocks that do not apply before any interaction: print, animation, no script, high contrast. */
const deferredBlock = /^@(?:page|keyframes)|^@media (?:print|\(scripting|\(forced-colors|\(prefers-reduced-motion)/;

/** Properties without effect before any interaction. */
const deferredProperty = /^(?:transition|cursor|(?:-webkit-)?user-select)/;

/** The complete style sheet, which loads after the page, contains what is removed here (decision 0013). */
function removeDeferred(container: Container<ChildNode>): void {
  container.each((node) => {
    if (node.type === 'decl') {
      if (deferredProperty.test(node.prop)) node.remove();
      return;
    }
    if (node.type === 'rule') {
      node.selectors = node.selectors.filter((selector) => !deferredSelector.test(selector));
      if (node.selectors.length === 0 || node.selector === '') node.remove();
      else removeDeferred(node);
    } else if (node.type === 'atrule') {
      if (deferredBlock.test(`@${node.name} ${node.params}`)) node.remove();
      else if (node.nodes) removeDeferred(node);
    }
    if ('nodes' in node && node.nodes?.length === 0) node.remove();
  });
}

/** Each piece has the names that a page must have to need it. Every page gets pieces with unknown statements. */
export async function splitStyles(sheet: string): Promise<readonly StylePiece[]> {
  // Loaded only when a bundle is made.
  const { default: postcss } = await import('postcss');
  const root = postcss.parse(sheet);
  removeDeferred(root);
  return [...piecesOf(root, '')];
}
