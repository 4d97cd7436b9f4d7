import path from 'node:path';
import type { InlineConfig, Plugin, Rolldown } from 'vite';
import { messagesIn } from '../../catalogue/validate/messages/interface-messages';

export interface StyleMeta {
  readonly [plugin: string]: unknown;
  readonly styleSheet?: string;
}

/** Empty if the module is no style module. */
function styleSheetIn(meta: StyleMeta): string {
  return meta.styleSheet ?? '';
}

/** A module of the client. */
export interface StyledModule {
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly sheet: string;
  /** Whether the sheet is in the HTML of pages only. */
  readonly isInline: boolean;
  /** As in `MessageParts`. */
  readonly messages: readonly string[];
}

export type StyledGraph = ReadonlyMap<string, StyledModule>;

/** Records the modules of a build with their style sheets and messages. */
export function noteGraph(graph: Map<string, StyledModule>, read: (file: string) => string): Plugin {
  return {
    name: 'qaseema:note-graph',
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (!info) continue;
        // Plain sheets declare font faces. A font that is declared in the HTML and a sheet is loaded and swapped twice.
        const isInline = id.endsWith('.css');
        const sheet = isInline ? read(id) : styleSheetIn(info.meta);
        const messages = /\.tsx?$/.test(id) ? messagesIn(read(id)) : [];
        const { importedIds: imports, dynamicallyImportedIds: dynamicImports } = info;
        graph.set(id, { imports, dynamicImports, sheet, isInline, messages });
      }
    },
  };
}

/** Adds a module after all its static imports, so that its rules override theirs. */
function follow(graph: StyledGraph, id: string, seen: Set<string>): Set<string> {
  const visiting = new Set<string>();
  const visit = (at: string): void => {
    if (seen.has(at) || visiting.has(at)) return;
    visiting.add(at);
    for (const imported of graph.get(at)?.imports ?? []) visit(imported);
    seen.add(at);
  };
  visit(id);
  return seen;
}

/** Of the module and all its static imports. */
export function messagesOf(graph: StyledGraph, id: string): readonly string[] {
  const messages = [...follow(graph, id, new Set())].flatMap((at) => graph.get(at)?.messages ?? []);
  return [...new Set(messages)].sort();
}

/**
 * Those of templates have the modules that their pages can need before any interaction. `layout` is in every template.
 */
export function gatherStyleSheets<Name extends string>(
  graph: StyledGraph,
  entry: string,
  layout: readonly string[],
  templates: Readonly<Record<Name, string>>,
): { readonly whole: string; readonly ofTemplates: Readonly<Record<Name, string>> } {
  // The modules of the first load, then those of dynamic imports in the order of the code.
  const order = follow(graph, entry, new Set());
  // Iteration over a set includes values that are added during it.
  for (const id of order) for (const later of graph.get(id)?.dynamicImports ?? []) follow(graph, later, order);
  const textOf = (included: (id: string, module: StyledModule) => boolean): string =>
    [...order]
      .flatMap((id) => {
        const module = graph.get(id);
        return module && included(id, module) ? [module.sheet] : [];
      })
      .join('\n');
  const pairs = Object.entries<string>(templates).map(([name, template]) => {
    const modules = new Set<string>();
    for (const id of [...layout, template]) follow(graph, id, modules);
    return [name, textOf((id) => modules.has(id))] as const;
  });
  return {
    whole: textOf((_id, { isInline }) => !isInline),
    // The entries have exactly the names of `templates`.
    ofTemplates: Object.fromEntries(pairs) as Record<Name, string>,
  };
}

/** Minifies style sheets and bundles the files that they refer to. */
export async function bundleStyleSheets(
  sheets: Readonly<Record<string, string>>,
  config: InlineConfig,
  root: string,
  output: Rolldown.OutputOptions,
): Promise<readonly Rolldown.OutputAsset[]> {
  const ending = '.gathered.css';
  const filter = { id: /\.gathered\.css$/ };
  // Beside fonts.css, whose addresses are relative.
  const idOf = (name: string): string => path.join(root, 'theme', name + ending);
  const gathered: Plugin = {
    name: 'qaseema:gathered-styles',
    enforce: 'pre',
    resolveId: { filter, handler: (id) => id },
    load: { filter, handler: (id) => sheets[path.basename(id, ending)] },
  };
  const { build, mergeConfig } = await import('vite');
  const result = await build(
    mergeConfig(config, {
      plugins: [gathered],
      build: {
        write: false,
        cssCodeSplit: true,
        rolldownOptions: { input: Object.fromEntries(Object.keys(sheets).map((name) => [name, idOf(name)])), output },
      },
    }),
  );
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((made) => ('output' in made ? made.output : [])).filter((file) => file.type === 'asset');
}
