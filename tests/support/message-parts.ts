import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MessageParts } from '../../src/domain/pages/messages';
import { lazyParts } from '../../src/domain/pages/messages';
import { pageKinds } from '../../src/domain/pages/page-kinds';
import { nodesOf, type SyntaxNode } from './syntax';

const root = path.resolve(import.meta.dirname, '../..');

/** What modules that the generator writes import: what they do where the settings name channels for reports. */
const generatedImports: ReadonlyMap<string, string> = new Map([
  ['src/generated/report-panel', 'src/offers/feedback/ReportPanel'],
  ['src/generated/store-sections', 'src/store-page/HaveCode'],
]);

/** A module of the site or the generator as far as messages go. */
interface MessageModule {
  /** From the project's root, with slashes and without its extension. */
  readonly name: string;
  readonly imports: readonly string[];
  readonly lazyImports: readonly string[];
  /** Its texts, and its template literals with a hole for each expression. */
  readonly texts: readonly string[];
  readonly templates: readonly RegExp[];
  /** The ids in its calls of `formatMessage` and in its `FormattedMessage` elements. */
  readonly asked: readonly SyntaxNode[];
}

function stringIn(node: unknown): string | undefined {
  const value: unknown = Reflect.get(Object(node), 'value');
  return typeof value === 'string' ? value : undefined;
}

function listIn(node: SyntaxNode, field: string): readonly SyntaxNode[] {
  const value = node[field];
  // ESTree names the fields that hold lists of nodes.
  return Array.isArray(value) ? (value as readonly SyntaxNode[]) : [];
}

function isTypeOnly(node: SyntaxNode): boolean {
  if (node.importKind === 'type' || node.exportKind === 'type') return true;
  const specifiers = listIn(node, 'specifiers');
  return specifiers.length > 0 && specifiers.every(({ importKind }) => importKind === 'type');
}

/** What a template literal may come to; undefined where it begins with an expression, as then it may be anything. */
function patternOf(node: SyntaxNode): RegExp | undefined {
  const texts = listIn(node, 'quasis').map((quasi) => String(Reflect.get(Object(quasi.value), 'cooked')));
  if (!texts[0]?.includes('.')) return undefined;
  return new RegExp(`^${texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`);
}

/** The ids of the messages that a node asks for: `intl.formatMessage({ id })`, `<FormattedMessage id>`. */
function askedBy(node: SyntaxNode): readonly SyntaxNode[] {
  const nameOf = (value: unknown, field: string): unknown =>
    Reflect.get(Object(Reflect.get(Object(value), field)), 'name');
  if (node.type === 'CallExpression' && nameOf(node.callee, 'property') === 'formatMessage') {
    const [descriptor] = listIn(node, 'arguments');
    const ids = descriptor
      ? listIn(descriptor, 'properties').filter((property) => nameOf(property, 'key') === 'id')
      : [];
    // ESTree calls the value of a property so.
    return ids.map(({ value }) => value as SyntaxNode);
  }
  if (node.type !== 'JSXOpeningElement' || Reflect.get(Object(node.name), 'name') !== 'FormattedMessage') return [];
  const ids = listIn(node, 'attributes').filter((attribute) => Reflect.get(Object(attribute.name), 'name') === 'id');
  return ids.map(({ value }) => {
    // The value of an attribute is a literal, or an expression in braces.
    const given = value as SyntaxNode;
    return given.type === 'JSXExpressionContainer' ? (given.expression as SyntaxNode) : given;
  });
}

function readModule(file: string): MessageModule {
  const imports: string[] = [];
  const lazyImports: string[] = [];
  const texts: string[] = [];
  const templates: RegExp[] = [];
  const asked: SyntaxNode[] = [];
  const resolve = (source: unknown): readonly string[] => {
    const from = stringIn(source) ?? '';
    const name = path.posix.join(path.posix.dirname(file), from);
    return from.startsWith('.') ? [generatedImports.get(name) ?? name] : [];
  };
  for (const node of nodesOf(readFileSync(path.join(root, file), 'utf8'))) {
    if (node.type === 'ImportExpression') lazyImports.push(...resolve(node.source));
    else if (/^(?:Import|Export\w+)Declaration$/.test(node.type)) {
      if (!isTypeOnly(node)) imports.push(...resolve(node.source));
    } else if (node.type === 'Literal') texts.push(stringIn(node) ?? '');
    else if (node.type === 'TemplateLiteral') templates.push(...[patternOf(node) ?? []].flat());
    else asked.push(...askedBy(node));
  }
  return { name: file.replace(/\.tsx?$/, ''), imports, lazyImports, texts, templates, asked };
}

function modulesBelow(folder: string): ReadonlyMap<string, MessageModule> {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('src/generated/'));
  return new Map(files.map(readModule).map((module) => [module.name, module]));
}

/** Modules with all that they import at once. */
function withImports(
  modules: ReadonlyMap<string, MessageModule>,
  entries: readonly string[],
): ReadonlySet<MessageModule> {
  for (const entry of entries) if (!modules.has(entry)) throw new Error(`There is no module ${entry}.`);
  const seen = new Set<MessageModule>();
  const waiting = [...entries];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const module = modules.get(name);
    if (!module || seen.has(module)) continue;
    seen.add(module);
    waiting.push(...module.imports);
  }
  return seen;
}

/**
 * The messages that modules may use: all whose id is one of their texts, or may be what one of their template literals
 * comes to.
 */
function idsIn(modules: Iterable<MessageModule>, ids: readonly string[]): readonly string[] {
  const all = [...modules];
  const texts = new Set(all.flatMap((module) => module.texts));
  const templates = all.flatMap((module) => module.templates);
  return ids.filter((id) => texts.has(id) || templates.some((pattern) => pattern.test(id))).sort();
}

const baseName = (name: string): string => path.posix.basename(name);

/** `not-found` of `NotFoundPage`. */
function kindOf(template: string): string {
  return baseName(template)
    .replace(/Page$/, '')
    .replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase();
}

const shellEntry = 'src/entry-client';
const templatesModule = 'src/app/templates';

/** The parts of the interface by the modules that they begin with, as the code loads them. */
function entriesOf(site: ReadonlyMap<string, MessageModule>): ReadonlyMap<string, string> {
  const templates = site.get(templatesModule)?.lazyImports ?? [];
  const shell = withImports(site, [shellEntry]);
  const lazy = [...withImports(site, [shellEntry, ...templates])]
    .filter(({ name }) => name !== templatesModule)
    .flatMap(({ lazyImports }) => lazyImports)
    // Components have names with a capital; other modules that are loaded later say nothing.
    .filter((part) => /^[A-Z]/.test(baseName(part)));
  if (shell.size < 20) throw new Error(`${shellEntry} imports too few modules.`);
  return new Map([
    ...templates.map((template) => [kindOf(template), template] as const),
    ...[...new Set(lazy)].map((part) => [baseName(part), part] as const),
  ]);
}

/** What the source says of messages. */
export interface UsedMessages {
  readonly parts: MessageParts;
  /** The messages of the form editor, and of the page around it that is published with a site. */
  readonly editor: readonly string[];
  /** The messages of the sentences that say what the fields of an offer say. */
  readonly sentences: readonly string[];
  /** Where the code asks for a message in a form that cannot be read from its source. */
  readonly unreadable: readonly string[];
}

/**
 * A message that is asked for by a text, a choice of texts, a template that begins with text, or an entry of a
 * constant.
 */
function isReadable(argument: SyntaxNode): boolean {
  switch (argument.type) {
    case 'Literal':
      return stringIn(argument) !== undefined;
    case 'TemplateLiteral':
      return patternOf(argument) !== undefined;
    case 'ConditionalExpression':
      return [argument.consequent, argument.alternate].every((branch) => isReadable(branch as SyntaxNode));
    case 'MemberExpression':
      return argument.computed === true && Reflect.get(Object(argument.object), 'type') === 'Identifier';
    default:
      return false;
  }
}

/** Reads from the source which of some messages each part of the site uses. */
export function readMessageUse(ids: readonly string[]): UsedMessages {
  const site = modulesBelow('src');
  const shell = idsIn(withImports(site, [shellEntry]), ids);
  const entries = entriesOf(site);
  const expected: readonly string[] = [...pageKinds, ...lazyParts].sort();
  const own = (names: readonly string[]): readonly string[] =>
    idsIn(withImports(site, names), ids).filter((id) => !shell.includes(id));
  // Code that is loaded later but asks for no message of its own is no part.
  const loaded = [...entries].filter(([part, name]) => expected.includes(part) || own([name]).length > 0);
  const found = loaded.map(([part]) => part).sort();
  if (found.join() !== expected.join())
    throw new Error(`The code loads the parts ${found.join()}, and not ${expected.join()}.`);
  const parts = {
    shell,
    ...Object.fromEntries(expected.map((part) => [part, own([entries.get(part) ?? ''])])),
    offline: idsIn(withImports(site, ['src/entry-offline']), ids),
    preview: idsIn(withImports(site, ['src/pages/preview/content']), ids),
    generator: idsIn(modulesBelow('generator/site/derive').values(), ids),
    freshness: idsIn(withImports(site, ['src/pages/freshness/FreshnessEditions']), ids),
    problems: idsIn(withImports(site, ['src/dev/problem-panel', 'src/dev/problem-page']), ids),
  };
  return {
    // The keys are those of `MessagePart`: it was compared above.
    parts: parts as unknown as MessageParts,
    editor: idsIn(withImports(site, ['src/editor/main', 'src/admin/main']), ids),
    sentences: idsIn(withImports(site, ['src/domain/reading/write']), ids),
    unreadable: [...site.values()].flatMap(({ name, asked }) =>
      asked.filter((argument) => !isReadable(argument)).map(({ type, start }) => `${name} at ${start}: ${type}`),
    ),
  };
}
