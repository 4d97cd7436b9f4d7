import type { TextId } from '../diagnostics/texts/texts';

// The paths of the files of data/.

/** The folders of data/ with YAML files, by the names of their schemas. */
export const folderOfSchema = {
  store: 'stores',
  page: 'pages',
  post: 'posts',
  messages: 'messages',
  feed: 'feeds',
  evidence: 'evidence',
} as const;

export type YamlFolder = (typeof folderOfSchema)[keyof typeof folderOfSchema];

export const yamlFolders: readonly YamlFolder[] = Object.values(folderOfSchema);

export function isYamlFolder(name: string | undefined): name is YamlFolder {
  return yamlFolders.some((folder) => folder === name);
}

function schemaOfFolder(name: YamlFolder): keyof typeof folderOfSchema | undefined {
  return Object.keys(folderOfSchema)
    .filter(isFolderSchema)
    .find((schema) => folderOfSchema[schema] === name);
}

export function isFolderSchema(schema: string): schema is keyof typeof folderOfSchema {
  return Object.hasOwn(folderOfSchema, schema);
}

/** The files that exist once, by the names of their schemas, with the reasons of those that are required. */
export const singles = {
  site: 'purpose.site',
  home: 'purpose.home',
  redirects: 'purpose.redirects',
  claims: 'purpose.claims',
  countries: 'purpose.countries',
  currencies: 'purpose.currencies',
  categories: 'purpose.categories',
  payments: 'purpose.payments',
  goods: 'purpose.goods',
  seasons: 'purpose.seasons',
  rates: 'purpose.rates',
  networks: undefined,
  confirmed: undefined,
} as const satisfies Readonly<Record<string, TextId | undefined>>;

export type SingleFile = keyof typeof singles;

// `Object.keys` loses the names.
export const singleFiles = Object.keys(singles) as readonly SingleFile[];

export function singlePath(name: SingleFile): string {
  return `data/${name}.yaml`;
}

export function singleAt(path: string): SingleFile | undefined {
  return singleFiles.find((name) => singlePath(name) === path);
}

const correctionsEnd = '.corrections.yaml';

/** The icons of the interface. The data may use some of them as well. */
export const spriteFile = 'src/ui/icons.svg';

export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The name of a file without folder and suffix. */
export function baseName(path: string): string {
  return fileName(path).replace(/\.[^.]*$/, '');
}

export function correctionsPath(feed: string): string {
  return `data/feeds/${feed}${correctionsEnd}`;
}

export function isCorrections(path: string): boolean {
  return path.startsWith('data/feeds/') && path.endsWith(correctionsEnd);
}

/** The name of the schema of a YAML file of data/; undefined for any other file or a path that is not read. */
export function schemaOfFile(path: string): SingleFile | ReturnType<typeof schemaOfFolder> | 'feed-corrections' {
  if (isCorrections(path)) return 'feed-corrections';
  const single = singleAt(path);
  if (single) return single;
  const [top, folder, name, deeper] = path.split('/');
  const isFile = top === 'data' && isYamlFolder(folder) && name?.endsWith('.yaml') && deeper === undefined;
  return isFile ? schemaOfFolder(folder) : undefined;
}

/** The text of a file that does not exist yet: the comment with its schema, and its empty list or mapping. */
export function emptyText(path: string, content: string): string {
  const root = '../'.repeat(path.split('/').length - 1);
  return `# yaml-language-server: $schema=${root}schemas/${schemaOfFile(path)}.schema.json\n${content}\n`;
}
