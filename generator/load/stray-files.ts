import type { DiagnosticText } from '../diagnostics/diagnostic';
import { nearest } from '../diagnostics/suggest';
import { quote } from '../diagnostics/visible';
import { imageTypeOf } from '../../src/domain/image-types';
import { slugOf } from '../../src/domain/slugs';
import { formatOfFile } from './tables/format';

/** The folders of data/ that hold YAML files, by the schemas of these. */
const folderOfSchema = {
  store: 'stores',
  page: 'pages',
  post: 'posts',
  messages: 'messages',
  feed: 'feeds',
  evidence: 'evidence',
} as const;

/** A folder of data/ that holds YAML files. */
export type YamlFolder = (typeof folderOfSchema)[keyof typeof folderOfSchema];

const yamlFolders: readonly YamlFolder[] = Object.values(folderOfSchema);

/** Whether a folder of data/ is one that holds YAML files. */
export function isYamlFolder(name: string | undefined): name is YamlFolder {
  return yamlFolders.some((folder) => folder === name);
}

/** The schema of the YAML files of a folder of data/. */
export function schemaOfFolder(name: YamlFolder): keyof typeof folderOfSchema | undefined {
  return Object.keys(folderOfSchema)
    .filter(isFolderSchema)
    .find((schema) => folderOfSchema[schema] === name);
}

function isFolderSchema(schema: string): schema is keyof typeof folderOfSchema {
  return Object.hasOwn(folderOfSchema, schema);
}

/** A file that nothing reads: what is said of it, and the place where it belongs. */
export interface StrayFile {
  readonly text: DiagnosticText;
  /** Absent for a file that belongs nowhere. */
  readonly place?: string;
}

const notUsed = {
  message: 'this file is not used',
  why: 'it is not in a place where the generator reads files, so its content would be missing from the site',
} as const;

/** Files that programs write for their own use. */
const ofPrograms: readonly { readonly name: RegExp; readonly text: DiagnosticText }[] = [
  {
    name: /^(?:desktop\.ini|thumbs\.db|ehthumbs\.db|icon\r)$/i,
    text: { message: 'Windows or macOS wrote this file for its own use', fix: 'delete it' },
  },
  {
    name: /^(?:~\$|\.~lock)/,
    text: {
      message: 'Excel or Word keeps this file while a document is open',
      fix: 'close the document, and delete this file if it is still there',
    },
  },
  {
    name: /(?:\.(?:orig|bak|rej|swp|tmp|old)|~)$/i,
    text: { message: 'this is a former version that another program kept', fix: 'delete it' },
  },
];

/** What is said of a file that a program wrote for its own use; undefined for all others. */
export function strayProgramFile(name: string): DiagnosticText | undefined {
  return ofPrograms.find((each) => each.name.test(name))?.text;
}

/** How Windows, macOS and browsers name a second copy of a file. */
const copyNames = [
  /^copy of (.+?)(?: ?\(\d+\))?$/i,
  /^(.+?)(?: - copy| copy| - نسخة)(?: ?\(?\d+\)?)?$/i,
  /^(.+?) ?\(\d+\)$/,
];

/** The file of which another is a copy by its name, `luban - Copy.yaml` or `luban (1).yaml`, if that is there. */
export function originalOf(path: string, paths: ReadonlySet<string>): string | undefined {
  const [, folder = '', name = '', ending = ''] = /^(.*\/)([^/]+?)(\.[^./]+)$/.exec(path) ?? [];
  for (const pattern of copyNames) {
    const original = pattern.exec(name)?.[1];
    const found = `${folder}${original ?? ''}${ending}`;
    if (original !== undefined && paths.has(found)) return found;
  }
  return undefined;
}

/** The folder of the schema that the first line of a file names; empty for a file of which there is one. */
function folderBySchema(text: string): string | undefined {
  const schema = /\$schema=\S*?([a-z-]+)\.schema\.json/.exec(text.slice(0, 300))?.[1];
  if (schema === undefined) return undefined;
  if (schema === 'feed-corrections') return 'feeds';
  return isFolderSchema(schema) ? folderOfSchema[schema] : '';
}

function withYamlEnding(name: string): string {
  const [, stem = name, corrections = ''] = /^(.*?)(\.corrections)?\.ya?ml(?:\.txt)?$/i.exec(name) ?? [];
  return `${slugOf(stem) || stem}${corrections.toLowerCase()}.yaml`;
}

/** Where a YAML file belongs, by the schema that it names or the folder that it is in. */
function placeOfYaml(path: string, text: string, singles: readonly string[]): string | undefined {
  const [, first = '', ...rest] = path.split('/');
  const name = withYamlEnding(rest.at(-1) ?? first);
  const single = nearest(`data/${name}`, singles);
  const folder = rest.length === 0 ? undefined : nearest(first, yamlFolders);
  const bySchema = folderBySchema(text);
  if (bySchema === '' || (rest.length === 0 && bySchema === undefined)) return single;
  const own = bySchema ?? folder;
  return own === undefined ? undefined : `data/${own}/${name}`;
}

function placeOf(path: string, text: string, singles: readonly string[]): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (/\.ya?ml(?:\.txt)?$/i.test(name)) return placeOfYaml(path, text, singles);
  const folder = nearest(path.split('/')[1] ?? '', ['images', 'icons']);
  if (folder === 'icons' && /\.svg$/i.test(name)) return `data/icons/${name}`;
  return imageTypeOf(name) === undefined ? undefined : `data/images/${name}`;
}

/** What is said of a file without a use. No advice overwrites another file. */
export function strayFile(
  path: string,
  text: string,
  paths: ReadonlySet<string>,
  singles: readonly string[],
): StrayFile {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const ofProgram = strayProgramFile(name);
  if (ofProgram) return { text: ofProgram };
  const original = originalOf(path, paths);
  if (original !== undefined)
    return {
      text: {
        message: `this file is a copy of ${quote(original)}`,
        why: `a second file of the same content would be a second ${path.startsWith('data/icons/') ? 'icon' : 'page'}`,
        fix: `delete it; if it has the newer content, put that into ${quote(original)} first`,
      },
    };
  if (path.startsWith('data/icons/') && !/\.svg$/i.test(name)) return notAnIcon(name, paths);
  const place = placeOf(path, text, singles);
  if (place === undefined) return { text: { ...notUsed, fix: unknownPlace(path, singles) } };
  // A file of corrections at its place that no feed has.
  if (place === path)
    return {
      text: {
        ...notUsed,
        why: `no file ${quote(path.replace(/\.corrections\.yaml$/, '.yaml'))} describes a feed`,
        fix: 'begin its name with that of the feed whose rows it corrects, or delete it',
      },
    };
  if (paths.has(place)) {
    return {
      text: { ...notUsed, fix: `there is already ${quote(place)}: delete this file, or put its content there` },
    };
  }
  const stays = place.slice(0, place.lastIndexOf('/')) === path.slice(0, path.lastIndexOf('/'));
  const isOnlyEnding = place === path.replace(/\.yml$/i, '.yaml');
  return {
    text: {
      ...notUsed,
      fix: `${stays ? 'rename' : 'move'} it to ${quote(place)}`,
      ...(isOnlyEnding && { rename: place }),
    },
    place,
  };
}

/** A file in the folder of icons with another ending. */
function notAnIcon(name: string, paths: ReadonlySet<string>): StrayFile {
  const place = `data/icons/${slugOf(name.replace(/\.[^.]*$/, '')) || 'icon'}.svg`;
  return {
    text: {
      message: 'this file is not used: icons are SVG files',
      why: 'an icon is a drawing that takes the colour of the text beside it',
      fix: paths.has(place)
        ? `there is already ${quote(place)}: delete this file`
        : `export the drawing as SVG into ${quote(place)}, and delete this file`,
    },
    place,
  };
}

function unknownPlace(path: string, singles: readonly string[]): string {
  const [, first = '', ...rest] = path.split('/');
  const near = rest.length === 0 ? nearest(path, singles) : undefined;
  if (near !== undefined) return `did you mean ${quote(near)}?`;
  const folder = rest.length > 0 ? nearest(first, [...yamlFolders, 'images', 'icons']) : undefined;
  if (folder !== undefined && folder !== first) return `did you mean the folder ${quote(`data/${folder}`)}?`;
  if (formatOfFile(path)) return 'name it in `file` of a file data/feeds/<name>.yaml, or delete it';
  const names = singles.map((single) => single.slice('data/'.length)).join(', ');
  return `delete it, or move it to its place: data/ holds ${names}, and the folders ${yamlFolders.join(', ')} (YAML files each), images and icons`;
}
