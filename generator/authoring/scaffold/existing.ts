import type { CalendarDay } from '../../../src/domain/dates/calendar';
import type { Categories } from '../../../src/generated/data-types';
import type { SourceDocument } from '../../catalogue/load/document';
import { fieldOf, hostOf } from '../../catalogue/load/fields';
import type { LoadedDocuments } from '../../catalogue/load/load';
import { siteIcons } from '../../catalogue/validate/schema/icons';
import { schemasOf, type SchemaFiles } from '../../catalogue/validate/schema/schemas';
import type { ChangedData } from '../everyday/action';

export interface Pair {
  readonly en: string;
  readonly ar: string;
}

/** Values that cannot be read from its file are undefined. */
export interface ExistingStore {
  readonly file: string;
  readonly slug: string | undefined;
  readonly path: string | undefined;
  readonly names: readonly string[];
  readonly host: string | undefined;
  readonly category: string | undefined;
  readonly icon: string | undefined;
  readonly offersFrom: unknown;
}

/** What a new file must not repeat and can refer to. Files with errors are included as far as they can be read. */
export interface Existing extends ChangedData {
  readonly today: CalendarDay;
  readonly fileNames: ReadonlySet<string>;
  readonly stores: readonly ExistingStore[];
  /** Empty if their file cannot be read. */
  readonly categories: Categories;
  /** The file of each page by its address. */
  readonly paths: ReadonlyMap<string, string>;
  readonly posts: readonly {
    readonly file: string;
    readonly title: string | undefined;
    readonly author: string | undefined;
    readonly category: string | undefined;
  }[];
  readonly images: ReadonlySet<string>;
  readonly icons: readonly string[];
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function existingStoreOf({ file, value }: SourceDocument): ExistingStore {
  const name = fieldOf(value, 'name');
  const aliases = fieldOf(value, 'aliases');
  return {
    file: file.path,
    slug: text(fieldOf(value, 'slug')),
    path: text(fieldOf(value, 'path')),
    names: [fieldOf(name, 'en'), fieldOf(name, 'ar'), ...(Array.isArray(aliases) ? aliases : [])].flatMap(
      (each) => text(each) ?? [],
    ),
    host: hostOf(text(fieldOf(value, 'url'))),
    category: text(fieldOf(value, 'category')),
    icon: text(fieldOf(value, 'icon')),
    offersFrom: fieldOf(value, 'offersFrom'),
  };
}

export function existingOf(
  documents: LoadedDocuments,
  files: ChangedData['files'],
  schemas: SchemaFiles,
  today: CalendarDay,
): Existing {
  const stores = documents.stores.map(existingStoreOf);
  const pages = documents.pages.map(({ file, value }) => ({
    file: file.path,
    path: text(fieldOf(value, 'path')),
    kind: fieldOf(value, 'kind'),
  }));
  const categories = documents.categories?.value;
  const isValid = categories !== undefined && schemasOf(schemas).check('categories', categories).length === 0;
  return {
    today,
    files,
    schemas: schemasOf(schemas),
    fileNames: new Set(files.list('data')),
    stores,
    // The type is generated from the schema, which accepts the value.
    categories: isValid ? (categories as Categories) : { categories: {} },
    paths: new Map([...stores, ...pages].flatMap(({ path, file }) => (path === undefined ? [] : [[path, file]]))),
    posts: documents.posts.map(({ file, value }) => ({
      file: file.path,
      title: text(fieldOf(value, 'title')),
      author: text(fieldOf(value, 'author')),
      category: text(fieldOf(value, 'category')),
    })),
    images: new Set(documents.images.keys()),
    icons: [...siteIcons(schemas), ...documents.icons.keys()],
  };
}
