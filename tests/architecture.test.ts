import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { codeFolders } from '../generator/system/code-key.js';
import { catalogueRoot } from './support/catalogue';
import { nodesOf } from './support/syntax';

const root = path.resolve(import.meta.dirname, '..');

interface SourceModule {
  /** From the project's root, with slashes. */
  readonly file: string;
  readonly code: string;
  /** Its imports: packages by name, own modules by path from the project's root. */
  readonly imports: readonly {
    readonly from: string;
    /** The specifier as written in the module. */
    readonly named: string;
    readonly typeOnly: boolean;
    readonly isLazy: boolean;
  }[];
}

/** The targets of a specifier with `#` by condition. */
type Conditional = Readonly<Record<string, Readonly<Record<'browser' | 'default', string>>>>;

const { imports: conditional } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  readonly imports: Conditional;
};

/** The own module that a specifier with `#` refers to. */
function conditionalModule(name: string, condition: 'browser' | 'default'): string | undefined {
  const file = conditional[name]?.[condition];
  return file && path.posix.normalize(file).replace(/\.ts$/, '');
}

function importsOf(file: string, code: string): SourceModule['imports'] {
  const found = [
    ...code.matchAll(
      /(?:^|\n)\s*(import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|import\(\s*(?:\/\*[^*]*\*\/\s*)?'([^']+)'\s*\)/g,
    ),
  ];
  return found.map(([, , typeOnly, fromStatic, fromDynamic]) => {
    const named = fromStatic ?? fromDynamic ?? '';
    const from = named.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), named)
      : (conditionalModule(named, 'default') ?? named);
    return { from, named, typeOnly: typeOnly !== undefined, isLazy: fromDynamic !== undefined };
  });
}

function modulesBelow(folder: string): readonly SourceModule[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|js)$/.test(name) && !name.startsWith('generated/'))
    .map((name) => {
      const file = path.posix.join(folder, name.split(path.sep).join('/'));
      const code = readFileSync(path.join(root, file), 'utf8');
      return { file, code, imports: importsOf(file, code) };
    });
}

const generator = modulesBelow('generator');
const site = modulesBelow('src');
const everything = [...generator, ...site];
const below = (modules: readonly SourceModule[], ...folders: string[]): readonly SourceModule[] =>
  modules.filter(({ file }) => folders.some((folder) => file.startsWith(`${folder}/`)));

/** Every import that breaks a rule, as `file imports what`. */
function offences(
  modules: readonly SourceModule[],
  allowed: (from: string, typeOnly: boolean) => boolean,
): readonly string[] {
  return modules.flatMap(({ file, imports }) =>
    imports.filter(({ from, typeOnly }) => !allowed(from, typeOnly)).map(({ from }) => `${file} imports ${from}`),
  );
}

/** Every match of a pattern in the code, as `file: match`. */
function matches(modules: readonly SourceModule[], pattern: RegExp): readonly string[] {
  return modules.flatMap(({ file, code }) => [...code.matchAll(pattern)].map(([text]) => `${file}: ${text.trim()}`));
}

const isOurs = (from: string): boolean => /^(generator|src|data|schemas|tests)\//.test(from);

/** The areas of the generator with the areas that each may import. */
const areas: Readonly<Record<string, readonly string[]>> = {
  system: [],
  catalogue: ['system'],
  feeds: ['system', 'catalogue'],
  site: ['system', 'catalogue'],
  operations: ['system', 'catalogue', 'feeds', 'site'],
  authoring: ['system', 'catalogue', 'feeds', 'site', 'operations'],
  cli: ['system', 'catalogue', 'feeds', 'site', 'operations', 'authoring'],
};

/** The folders of the site. Each imports only those before it. */
const siteFolders = [
  ...['domain', 'theme', 'browser', 'hooks', 'ui', 'editor', 'offers', 'search', 'store-page', 'layout'],
  ...['saved', 'pages', 'compare', 'coupons', 'app', 'dev', 'admin'],
];

describe('the imports between modules', () => {
  it('cover enough modules for the rules to mean something', () => {
    expect(generator.length).toBeGreaterThan(20);
    expect(site.length).toBeGreaterThan(40);
    expect(everything.flatMap(({ imports }) => imports.filter(({ from }) => isOurs(from))).length).toBeGreaterThan(100);
  });

  // The launcher bundles the generator again if these have changed.
  it('the generator imports packages, itself and the domain, and neither React nor its libraries', () => {
    const folders = codeFolders.map((folder) => `${folder}/`);
    expect(
      offences(
        generator,
        (from, typeOnly) =>
          !/^(react|react-dom|react-router|react-router-dom|@emotion)/.test(from) &&
          (typeOnly || !isOurs(from) || folders.some((folder) => from.startsWith(folder))),
      ),
    ).toEqual([]);
  });

  it('derive, emit and diagnostics import neither the disk nor the clock', () => {
    const pure = below(generator, 'generator/site/derive', 'generator/site/emit', 'generator/catalogue/diagnostics');
    expect(
      offences(
        pure,
        (from) =>
          !/^node:(?!crypto)/.test(from) && !/^generator\/system\/(?!bytes\/|disk-errors|environment)/.test(from),
      ),
    ).toEqual([]);
  });

  it('in the generator, only generator/system and the start-up code of the launcher import node:fs', () => {
    const others = generator.filter(
      ({ file }) => !/^generator\/(?:system\/|cli\/launcher\/(?:launch|compile|start)\.js$)/.test(file),
    );
    expect(offences(others, (from) => !/^node:fs/.test(from))).toEqual([]);
  });

  it('neither the catalogue nor what the editor makes of it imports Node or uses what only Node has, so that browsers run it too', () => {
    const onlyNode = new Set([
      'generator/catalogue/validate/schema/schema-compiler.ts',
      ...['guard', 'plugin', 'routes'].map((name) => `generator/authoring/editor/${name}.ts`),
      'generator/catalogue/diagnostics/code-documents.ts',
    ]);
    const shared = below(
      generator,
      ...['catalogue', 'feeds/feed-doctor', 'site/derive', 'site/records', 'system/cache'].map(
        (name) => `generator/${name}`,
      ),
      ...['changes', 'editor', 'everyday', 'hosted/github', 'scaffold'].map((name) => `generator/authoring/${name}`),
    ).filter(({ file }) => !onlyNode.has(file));
    expect(shared.length).toBeGreaterThan(300);
    expect(offences(shared, (from, typeOnly) => typeOnly || !from.startsWith('node:'))).toEqual([]);
    expect(matches(shared, /(?<![.\w])(?:Buffer|process)\b[.(][a-z]/gi)).toEqual([]);
    // A module for browsers has the same exports as its counterpart for Node.
    const browserModules = Object.keys(conditional).map((name) => `${conditionalModule(name, 'browser')}.ts`);
    const ofBrowsers = everything.filter(({ file }) => browserModules.includes(file));
    expect(ofBrowsers.length).toBe(browserModules.length);
    expect(offences(ofBrowsers, (from, typeOnly) => typeOnly || !from.startsWith('node:'))).toEqual([]);
  });

  it('nothing that the editor in a browser imports, however far, is of Node', () => {
    const byPath = new Map(everything.map((module) => [module.file.replace(/\.\w+$/, ''), module]));
    const reached = new Set(
      below(generator, 'generator/authoring/hosted').filter(({ file }) => !file.endsWith('/bundle.ts')),
    );
    expect(reached.size).toBeGreaterThan(5);
    const found: string[] = [];
    for (const { file, code, imports } of reached) {
      found.push(
        ...[...code.matchAll(/(?<![.\w])(?:Buffer|process)\b[.(][a-z]\w*/gi)].map(([text]) => `${file}: ${text}`),
      );
      for (const { from, typeOnly, named } of imports) {
        const imported = byPath.get(conditionalModule(named, 'browser') ?? from);
        if (typeOnly) continue;
        if (imported) reached.add(imported);
        else if (/^(?:node:|vite$|sharp$|svgo$|ajv\/dist\/(?!runtime))/.test(from))
          found.push(`${file} imports ${from}`);
      }
    }
    expect([...reached].map(({ file }) => file)).toContain('generator/authoring/editor/session.ts');
    expect(found).toEqual([]);
  });

  it('in the generator, only pulling feeds, announcing pages and asking for the published commit use the network', () => {
    const others = generator.filter(({ file }) => file !== 'generator/system/network.ts');
    expect(matches(others, /(?<![.\w])fetch\(/g)).toEqual([]);
    expect(
      offences(
        others.filter(
          ({ file }) =>
            !/^generator\/(?:feeds\/pull\/|operations\/(?:announce|live)\/|cli\/commands\/(?:feeds\/pull|announce|live)\.ts$)/.test(
              file,
            ),
        ),
        (from) =>
          from !== 'generator/system/network' &&
          !/^generator\/(?:feeds\/pull|operations\/(?:announce|live))\//.test(from) &&
          from !== 'node:https' &&
          from !== 'node:net',
      ),
    ).toEqual([]);
  });

  it('only `npm run explain` reads the documents of codes', () => {
    const documents = /^generator\/catalogue\/diagnostics\/(?:code-documents|explain)$/;
    const others = generator.filter(
      ({ file }) => !/^generator\/(?:catalogue\/diagnostics\/explain|cli\/commands\/explain)\.ts$/.test(file),
    );
    expect(others.length).toBeLessThan(generator.length - 1);
    expect(offences(others, (from) => !documents.test(from))).toEqual([]);
    expect(matches(others, /validate\/codes\/(?!\$)/g)).toEqual([]);
  });

  it('the site never imports data, schemas, the generator, their libraries or Node', () => {
    expect(
      offences(
        site,
        (from) => !/^(data|schemas|generator|tests)\/|^(yaml|ajv|ajv-formats|papaparse|node:.*)$/.test(from),
      ),
    ).toEqual([]);
  });

  it('nothing but the page that is published with a site imports the form editor, and nothing imports that page', () => {
    const isAdmin = (path: string): boolean => path.startsWith('src/admin/');
    expect(
      offences(
        everything.filter(({ file }) => !isAdmin(file)),
        (from) => !isAdmin(from),
      ),
    ).toEqual([]);
    const others = everything.filter(({ file }) => !file.startsWith('src/editor/') && !isAdmin(file));
    expect(others.length).toBeLessThan(everything.length);
    expect(offences(others, (from) => !from.startsWith('src/editor/'))).toEqual([]);
  });

  it('the domain imports only itself and types', () => {
    expect(offences(below(site, 'src/domain'), (from, typeOnly) => typeOnly || from.startsWith('src/domain/'))).toEqual(
      [],
    );
  });

  it.each(['src/domain', 'src/offers', 'generator/catalogue/validate'])(
    'each folder of %s has a README and at most 25 modules',
    (parent) => {
      // The documents of diagnostics are no modules.
      const folders = readdirSync(path.join(root, parent), { withFileTypes: true }).filter(
        (entry) => entry.isDirectory() && entry.name !== 'codes',
      );
      expect(folders.length).toBeGreaterThan(5);
      const counts = folders.map(({ name }) => {
        const entries = readdirSync(path.join(root, parent, name), { withFileTypes: true });
        const modules = entries.filter((entry) => entry.isFile() && entry.name !== 'README.md');
        return {
          name,
          modules: modules.length,
          hasReadme: modules.length < entries.filter((entry) => entry.isFile()).length,
        };
      });
      expect(counts.filter(({ hasReadme, modules }) => !hasReadme || modules > 25)).toEqual([]);
      expect(readdirSync(path.join(root, parent)).filter((name) => name.endsWith('.ts')).length).toBeLessThanOrEqual(3);
    },
  );

  it('each folder of src/offers imports only the folders that its README names', () => {
    const allowed = (folder: string): readonly string[] => {
      const readme = readFileSync(path.join(root, 'src/offers', folder, 'README.md'), 'utf8');
      return [...(/May import: (.*)/.exec(readme)?.[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name ?? '');
    };
    const folderOf = (file: string): string | undefined => /^src\/offers\/(\w+)\//.exec(file)?.[1];
    const broken = below(site, 'src/offers').flatMap(({ file, imports }) => {
      const own = folderOf(file) ?? '';
      // A window that is loaded when it is first opened may be above what opens it.
      return imports
        .filter(({ isLazy }) => !isLazy)
        .map(({ from }) => folderOf(from))
        .filter((to) => to !== undefined && to !== own && !allowed(own).includes(to))
        .map((to) => `${file} imports ${to ?? ''}`);
    });
    expect(broken).toEqual([]);
  });

  it('the first load of a page does not include the verdict modules', () => {
    const byName = new Map(site.map((module) => [module.file.replace(/\.\w+$/, ''), module]));
    // A template is loaded with its page, although it is a dynamic import.
    const reached = new Set(
      site.filter(({ file }) => /^src\/(?:entry-client|pages\/\w+|store-page\/StorePage)\.tsx$/.test(file)),
    );
    for (const { imports } of reached)
      for (const { from, typeOnly, isLazy } of imports) {
        const imported = byName.get(from);
        if (imported && !typeOnly && !isLazy) reached.add(imported);
      }
    const files = [...reached].map(({ file }) => file);
    expect(files).toContain('src/offers/tickets/OfferTicket.tsx');
    expect(files.filter((file) => /^src\/domain\/(?:verdict|amount|money)/.test(file))).toEqual([]);
    expect(offences([...reached], (from, typeOnly) => typeOnly || from !== 'src/generated/money')).toEqual([]);
  });

  it('lead to no page of the catalogue, so that an edit of the data does not run the bundler', () => {
    expect(offences(everything, (from, typeOnly) => typeOnly || !from.startsWith('src/generated/catalogue'))).toEqual(
      [],
    );
  });

  it('contain no cycles between modules', () => {
    const byPath = new Map(
      everything.flatMap((module) =>
        [module.file, module.file.replace(/\.\w+$/, '')].map((name) => [name, module] as const),
      ),
    );
    const done = new Set<SourceModule>();
    const circles: string[] = [];
    const follow = (module: SourceModule, way: readonly SourceModule[]): void => {
      if (way.includes(module))
        circles.push([...way.slice(way.indexOf(module)), module].map(({ file }) => file).join(' > '));
      if (done.has(module) || way.includes(module)) return;
      for (const { from } of module.imports) {
        const imported = byPath.get(from);
        if (imported) follow(imported, [...way, module]);
      }
      done.add(module);
    };
    for (const module of everything) follow(module, []);
    expect(circles).toEqual([]);
  });

  it.each(siteFolders)('src/%s imports only the folders before it', (folder) => {
    const before = siteFolders.slice(0, siteFolders.indexOf(folder) + 1);
    const modules = below(site, `src/${folder}`);
    expect(modules.length).toBeGreaterThan(3);
    const isAllowed = (from: string): boolean => {
      const [, other] = /^src\/([^/]+)\//.exec(from) ?? [];
      return other === undefined || other === 'generated' || before.includes(other);
    };
    expect(offences(modules, isAllowed)).toEqual([]);
  });

  it('the list of site folders covers every folder of src', () => {
    const folders = new Set(site.flatMap(({ file }) => /^src\/([^/]+)\//.exec(file)?.[1] ?? []));
    expect([...folders].filter((folder) => !siteFolders.includes(folder))).toEqual([]);
  });

  it.each(Object.entries(areas))('generator/%s imports only its allowed areas', (area, others) => {
    const modules = below(generator, `generator/${area}`);
    expect(modules.length).toBeGreaterThan(5);
    const isAllowed = (from: string): boolean =>
      !from.startsWith('generator/') || [area, ...others].some((other) => from.startsWith(`generator/${other}/`));
    expect(offences(modules, isAllowed)).toEqual([]);
  });

  it('the list of areas covers every folder of the generator', () => {
    const folders = new Set(generator.map(({ file }) => file.split('/')[1]));
    expect([...folders].sort()).toEqual(Object.keys(areas).sort());
  });

  it.each([
    ['generator', 3],
    ['src', 2],
  ])('the folders of %s do not import each other in cycles', (top, depth) => {
    const folderOf = (file: string): string =>
      file
        .split('/')
        .slice(0, depth)
        .join('/')
        .replace(/\.\w+$/, '');
    const imports = new Map<string, Set<string>>();
    for (const module of below(everything, top)) {
      const folder = folderOf(module.file);
      const others = imports.get(folder) ?? new Set();
      imports.set(folder, others);
      for (const { from } of module.imports) {
        if (from.startsWith(`${top}/`) && folderOf(from) !== folder) others.add(folderOf(from));
      }
    }
    // A folder without imports from the remaining ones, or not imported by them, is in no cycle.
    let removed = true;
    while (removed) {
      removed = false;
      for (const [folder, others] of imports) {
        const importing = [...imports.values()].some((imported) => imported.has(folder));
        if (importing && [...others].some((other) => imports.has(other))) continue;
        imports.delete(folder);
        removed = true;
      }
    }
    expect(
      Object.fromEntries(
        [...imports].map(([folder, others]) => [folder, [...others].filter((other) => imports.has(other))]),
      ),
    ).toEqual({});
  });

  it('ui and theme import nothing about stores or offers', () => {
    const parts = below(site, 'src/ui', 'src/theme');
    expect(
      offences(
        parts,
        (from) =>
          !/^src\/(offers|store-page|pages|layout)\/|^src\/domain\/(page-data|offer-status|votes|feed-score|directory)$/.test(
            from,
          ),
      ),
    ).toEqual([]);
  });
});

describe('the source code', () => {
  it('contains no slug and no name of a store', () => {
    const stores = readdirSync(path.join(catalogueRoot, 'stores')).map((name) => {
      const store: unknown = parse(readFileSync(path.join(catalogueRoot, 'stores', name), 'utf8'));
      // The data is validated elsewhere; here only two of its texts are read.
      return store as { slug: string; name: { en: string; ar: string } };
    });
    expect(stores.length).toBeGreaterThanOrEqual(11);
    const words = stores.flatMap(({ slug, name }) => [slug, name.en, name.ar]);
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})(?![\\p{L}\\p{N}])`,
      'giu',
    );
    expect(matches(everything, pattern)).toEqual([]);
  });

  it('reads the time and random numbers only in the clock hook and the system clock', () => {
    const others = everything.filter(
      ({ file }) => !['src/hooks/clock.tsx', 'generator/system/clock.ts'].includes(file),
    );
    expect(matches(others, /Date\.now|new Date\(\)|Math\.random|performance\.now|\.toLocale\w*String/g)).toEqual([]);
  });

  it('uses no left, right or sibling selectors in styles', () => {
    const sheets = site.filter(({ file }) => file.endsWith('.styles.ts'));
    expect(sheets.length).toBeGreaterThan(10);
    expect(matches(sheets, /\b(?:left|right)\b|(?:margin|padding|border)(?:Left|Right)/g)).toEqual([]);
    expect(matches(sheets, /:(?:nth-|first-child|last-child|first-of-type)/g)).toEqual([]);
  });

  it('contains no visible text of its own: every text comes from data or messages', () => {
    const spoken = new Set([
      'alt',
      'title',
      'placeholder',
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'label',
    ]);
    const found = site
      .filter(({ file }) => file.endsWith('.tsx'))
      .flatMap(({ file, code }) =>
        [...nodesOf(code)].flatMap((node) => {
          const text =
            node.type === 'JSXText'
              ? String(node.value)
              : node.type === 'JSXAttribute' && spoken.has(String(Reflect.get(Object(node.name), 'name')))
                ? String(Reflect.get(Object(node.value), 'value') ?? '')
                : '';
          return /\p{L}/u.test(text) ? [`${file}: ${text.trim()}`] : [];
        }),
      );
    expect(found).toEqual([]);
  });

  it('contains no sentence for the users of the form editor: every one is a message or a phrase', () => {
    const shown = /^(?:src\/(?:editor|admin)|generator\/(?:authoring\/editor|feeds\/feed-doctor\/detect))\//;
    const found = everything
      .filter(({ file }) => shown.test(file))
      .flatMap(({ file, code }) => {
        const nodes = [...nodesOf(code, file.endsWith('.tsx') ? 'tsx' : 'ts')];
        // An `Error` reports a bug of the program.
        const ofBugs = new Set(
          nodes.flatMap((node) =>
            node.type === 'NewExpression' && Reflect.get(Object(node.callee), 'name') === 'Error'
              ? [node.arguments].flat()
              : [],
          ),
        );
        return nodes.flatMap((node) => {
          if (ofBugs.has(node)) return [];
          const text = node.type === 'Literal' ? String(node.value) : '';
          return /^[A-Z][a-z]*(?: [^ ]+){2,}[.?]$/.test(text) ? [`${file}: ${text}`] : [];
        });
      });
    expect(found).toEqual([]);
  });

  it('contains no raw HTML and no style attributes, which a strict Content-Security-Policy refuses', () => {
    expect(matches(site, /dangerouslySetInnerHTML|\bstyle=\{/g)).toEqual([]);
  });
});

it('the top level of the project contains exactly the agreed files and folders', () => {
  const expected = [
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'LICENSE',
    'README.md',
    'biome.json',
    'data',
    'generator',
    'package-lock.json',
    'package.json',
    'schemas',
    'src',
    'tests',
    'tsconfig.json',
    'vite.config.ts',
  ];
  const made = new Set(['dist', 'shards', 'node_modules']);
  const found = readdirSync(root).filter((name) => !name.startsWith('.') && !made.has(name));
  expect(found.sort()).toEqual(expected.sort());
  expect(existsSync(path.join(root, '.ci/run'))).toBe(true);
});
