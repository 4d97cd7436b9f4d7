import { languages } from '../../../src/domain/language/language';
import type { PageData, PageKind } from '../../../src/domain/pages/page-data';
import { moduleOf, literal, type EmittedFile } from './modules';

/** The maximum number of stores for which the catalogue is always written, because the compiler reads all of it. */
export const mostStores = 200;

/** The pages of one path by language. */
export type PagesOfPath = readonly [PageData, ...PageData[]];

type Group = 'stores' | 'posts' | 'pages';

/** The module of a page and its key in the index: the slug of a store or post, else the path. */
function moduleOfPage(page: PageData): { readonly group: Group; readonly key: string; readonly file: string } {
  const { kind, path } = page;
  const slug = kind === 'store' ? page.store.slug : kind === 'post' ? path.slice(path.lastIndexOf('/') + 1) : undefined;
  if (slug === undefined)
    return { group: 'pages', key: path, file: path === '/' ? 'pages/index' : `pages/${path.slice(1)}` };
  const group = kind === 'store' ? 'stores' : 'posts';
  return { group, key: slug, file: `${group}/${slug}` };
}

/** Creates the module of one path with its pages by language. */
function pageModule(pages: PagesOfPath, file: string): EmittedFile {
  const [{ kind }] = pages;
  const up = '../'.repeat(file.split('/').length + 1);
  const record = `Readonly<Record<Language, PageOf<'${kind}'>>>`;
  const text = moduleOf(
    `import type { Language } from '${up}domain/language/language';`,
    `import type { PageOf } from '${up}domain/pages/page-data';`,
    '',
    `export const page = ${literal(Object.fromEntries(pages.map((page) => [page.language, page])))} satisfies ${
      pages.length === languages.length ? record : `Partial<${record}>`
    };`,
  );
  return [`${file}.ts`, text];
}

/** The entries of a path in the index and the routes. */
interface Entry extends ReturnType<typeof moduleOfPage> {
  readonly path: string;
  readonly kind: PageKind;
}

function indexModule(entries: readonly Entry[]): string {
  const list = (name: Group): readonly string[] => [
    `export const ${name} = {`,
    ...entries.flatMap(({ group, key }, index) => (group === name ? [`  ${literal(key)}: page${index},`] : [])),
    '};',
  ];
  return moduleOf(
    ...entries.map(({ file }, index) => `import { page as page${index} } from './${file}';`),
    '',
    '/** The pages of stores by slug. */',
    ...list('stores'),
    '',
    '/** Posts by slug. */',
    ...list('posts'),
    '',
    '/** The other pages by path, without the language. */',
    ...list('pages'),
  );
}

function routesModule(entries: readonly Entry[]): string {
  return moduleOf(
    "import type { PageKind } from '../../domain/pages/page-data';",
    '',
    '/** The paths of the site, without the language, with the kinds of their pages. */',
    `export const routes = ${literal(entries.map(({ path, kind }) => ({ path, kind })))} satisfies readonly {`,
    '  readonly path: string;',
    '  readonly kind: PageKind;',
    '}[];',
  );
}

/**
 * The catalogue as typed modules, by path below `src/generated/catalogue`: one for each path with its pages in all
 * languages, an index and the routes. The pages are the published values, so that the compiler checks all of them.
 */
export function* catalogueModules(paths: Iterable<PagesOfPath>): Generator<EmittedFile> {
  const entries: Entry[] = [];
  for (const pages of paths) {
    const [{ path, kind }] = pages;
    const place = moduleOfPage(pages[0]);
    entries.push({ ...place, path, kind });
    yield pageModule(pages, place.file);
  }
  yield ['index.ts', indexModule(entries)];
  yield ['routes.ts', routesModule(entries)];
}
