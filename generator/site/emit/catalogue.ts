import { grouped } from '../../../src/domain/language/grouped';
import { languages, type Language } from '../../../src/domain/language/language';
import type { PageData, PageKind } from '../../../src/domain/pages/page-data';
import { moduleOf, literal } from './modules';

/** Up to this number of stores, a build writes all pages as modules; the compiler reads all of them. */
export const mostStores = 200;

/** The pages of a path in some languages. */
export interface CataloguePages {
  /** Without the language. */
  readonly path: string;
  readonly kind: PageKind;
  readonly languages: readonly Language[];
  /** Changes with the pages. */
  key(): string;
  read(): readonly PageData[];
}

export interface CatalogueOptions {
  readonly stores: readonly { readonly slug: string; readonly path: string }[];
  /** Whether to make a module for each path. */
  readonly withPages: boolean;
}

/** The path is below `src/generated/catalogue`. */
export interface CatalogueModule {
  readonly file: string;
  /** The keys of its pages; undefined for a module that changes only with the paths and slugs. */
  keys?(): readonly string[];
  text(): string;
}

const groups = ['stores', 'posts', 'pages'] as const;

type Group = (typeof groups)[number];

/** A path of the site, and the place of its pages in the catalogue. */
interface Entry {
  readonly path: string;
  readonly kind: PageKind;
  /** Of a store or post. */
  readonly slug?: string | undefined;
  readonly group: Group;
  /** The slug of a store or post, else the path. */
  readonly key: string;
  readonly file: string;
}

function entryOf({ path, kind }: CataloguePages, slugs: ReadonlyMap<string, string>): Entry {
  const slug = kind === 'store' ? slugs.get(path) : kind === 'post' ? path.slice(path.lastIndexOf('/') + 1) : undefined;
  if (slug === undefined)
    return { path, kind, group: 'pages', key: path, file: path === '/' ? 'pages/index' : `pages/${path.slice(1)}` };
  const group = kind === 'store' ? 'stores' : 'posts';
  return { path, kind, slug, group, key: slug, file: `${group}/${slug}` };
}

/** The pages may be of several units. */
interface PlannedPath {
  readonly parts: readonly CataloguePages[];
  readonly entry: Entry;
}

/** Pages by language. */
function pageModule({ kind, file }: Entry, pages: readonly PageData[]): string {
  const up = '../'.repeat(file.split('/').length + 1);
  const record = `Readonly<Record<Language, PageOf<'${kind}'>>>`;
  return moduleOf(
    `import type { Language } from '${up}domain/language/language';`,
    `import type { PageOf } from '${up}domain/pages/page-data';`,
    '',
    `export const page = ${literal(Object.fromEntries(pages.map((page) => [page.language, page])))} satisfies ${
      pages.length === languages.length ? record : `Partial<${record}>`
    };`,
  );
}

function indexModule(entries: ReadonlyMap<Group, readonly Entry[]>): string {
  const union = (name: string, group: Group): readonly string[] => {
    const keys = entries.get(group) ?? [];
    return keys.length === 0
      ? [`export type ${name} = never;`]
      : [`export type ${name} =`, `${keys.map(({ key }) => `  | ${literal(key)}`).join('\n')};`];
  };
  return moduleOf(
    '/** The pages of stores by slug, posts by slug, and the other pages by path, without the language. */',
    ...groups.map((group) => `export * as ${group} from './${group}';`),
    '',
    ...union('StoreSlug', 'stores'),
    '',
    ...union('PostSlug', 'posts'),
    '',
    ...union('PagePath', 'pages'),
  );
}

function routesModule(entries: readonly Entry[]): string {
  return moduleOf(
    "import type { PageKind } from '../../domain/pages/page-data';",
    '',
    '/** The paths of the site, without the language, with the kinds of their pages, and the slugs of stores and posts. */',
    `export const routes = ${literal(entries.map(({ path, kind, slug }) => ({ path, kind, slug })))} satisfies readonly {`,
    '  readonly path: string;',
    '  readonly kind: PageKind;',
    '  readonly slug?: string;',
    '}[];',
  );
}

/** A module for each path, an index and the routes. The compiler checks the published values of pages. */
export function catalogueModules(
  planned: Iterable<CataloguePages>,
  { stores, withPages }: CatalogueOptions,
): readonly CatalogueModule[] {
  let made: readonly PlannedPath[] | undefined;
  const all = (): readonly PlannedPath[] => {
    if (!made) {
      const slugs = new Map(stores.map(({ path, slug }) => [path, slug]));
      made = [...grouped(planned, ({ path }) => path).values()].flatMap((parts) =>
        parts.slice(0, 1).map((first) => ({ parts, entry: entryOf(first, slugs) })),
      );
    }
    return made;
  };
  const entries = (): readonly Entry[] => all().map(({ entry }) => entry);
  const byGroup = () => grouped(entries(), ({ group }) => group);
  return [
    ...(withPages ? all() : []).map(({ parts, entry }) => ({
      file: `${entry.file}.ts`,
      keys: () => parts.map((part) => part.key()),
      text: () =>
        pageModule(
          entry,
          parts.flatMap((part) => part.read()),
        ),
    })),
    ...groups.map((group) => ({
      file: `${group}.ts`,
      // Re-exports, so that an editor leads from a key to its page.
      text: () => {
        const pages = (withPages && byGroup().get(group)) || [];
        const exported = pages.map(({ key, file }) => `export { page as ${literal(key)} } from './${file}';`);
        return moduleOf(...(exported.length === 0 ? ['export {};'] : exported));
      },
    })),
    { file: 'index.ts', text: () => indexModule(byGroup()) },
    { file: 'routes.ts', text: () => routesModule(entries()) },
  ];
}
