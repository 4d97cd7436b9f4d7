import type { DiagnosticText } from '../diagnostics/diagnostic';
import type { Phrase } from '../diagnostics/phrases';
import { nearest } from '../diagnostics/suggest';
import { inFull, quote } from '../diagnostics/visible';
import { imageTypeOf } from '../../../src/domain/pages/image-types';
import { slugOf } from '../../../src/domain/pages/slugs';
import { fieldOf, textField } from './fields';
import { fileName, folderOfSchema, isFolderSchema, yamlFolders, type YamlFolder } from './places';
import { formatOfFile } from './tables/format';

/** Top-level keys that no other kind of file has, and how many of them identify a kind. */
const identifyingKeys: Readonly<
  Partial<Record<YamlFolder, { readonly keys: readonly string[]; readonly needed: number }>>
> = {
  stores: { keys: ['name', 'url', 'logo', 'brand', 'icon', 'offers', 'offersFrom'], needed: 2 },
  pages: { keys: ['kind'], needed: 1 },
  posts: { keys: ['language', 'metaDescription', 'author', 'tags', 'imageAlt', 'body'], needed: 2 },
  messages: { keys: ['messages'], needed: 1 },
};

/** For a YAML file whose keys are all those of another folder; undefined if its own folder is right. */
export function placeByKeys(path: string, folder: YamlFolder, value: unknown): string | undefined {
  const has = (key: string): boolean => fieldOf(value, key) !== undefined;
  if (identifyingKeys[folder]?.keys.some(has) !== false) return undefined;
  const own = yamlFolders.find((other) => {
    const identifying = identifyingKeys[other];
    return identifying !== undefined && identifying.keys.filter(has).length >= identifying.needed;
  });
  if (own === undefined) return undefined;
  const slug = own === 'stores' || own === 'posts' ? textField(value, 'slug') : undefined;
  const name = slug !== undefined && slugOf(slug) === slug ? `${slug}.yaml` : fileName(path);
  return `data/${own}/${name}`;
}

/** The fix never overwrites a file. */
export function misplacedFile(path: string, place: string, paths: ReadonlySet<string>): DiagnosticText {
  const [, folder = ''] = path.split('/');
  const [, own = ''] = place.split('/');
  return {
    id: 'unknown-file.misplaced',
    values: { own: quote(`data/${own}`), folder: quote(`data/${folder}`) },
    fix: paths.has(place)
      ? { id: 'unknown-file.taken', values: { place: quote(place) } }
      : { id: 'unknown-file.move', values: { place: inFull(place) } },
  };
}

interface StrayFile {
  readonly text: DiagnosticText;
  /** Absent for a file that belongs nowhere. */
  readonly place?: string;
}

/** Files that programs write for their own use. */
const ofPrograms: readonly { readonly name: RegExp; readonly text: DiagnosticText }[] = [
  {
    name: /^(?:desktop\.ini|thumbs\.db|ehthumbs\.db|icon\r)$/i,
    text: { id: 'unknown-file.system' },
  },
  {
    name: /^(?:~\$|\.~lock)/,
    text: { id: 'unknown-file.office' },
  },
  {
    name: /(?:\.(?:orig|bak|rej|swp|tmp|old)|~)$/i,
    text: { id: 'unknown-file.former' },
  },
];

/** Undefined for a file that no program writes for its own use. */
export function strayProgramFile(name: string): DiagnosticText | undefined {
  return ofPrograms.find((each) => each.name.test(name))?.text;
}

/** The names that Windows, macOS and browsers give to copies of files. */
const copyNames = [
  /^copy of (.+?)(?: ?\(\d+\))?$/i,
  /^(.+?)(?: - copy| copy| - نسخة)(?: ?\(?\d+\)?)?$/i,
  /^(.+?) ?\(\d+\)$/,
];

/** The existing file whose name another one extends, as a copy does: `luban - Copy.yaml`, `luban (1).yaml`. */
export function originalOf(path: string, paths: ReadonlySet<string>): string | undefined {
  const [, folder = '', name = '', ending = ''] = /^(.*\/)([^/]+?)(\.[^./]+)$/.exec(path) ?? [];
  for (const pattern of copyNames) {
    const original = pattern.exec(name)?.[1];
    const found = `${folder}${original ?? ''}${ending}`;
    if (original !== undefined && paths.has(found)) return found;
  }
  return undefined;
}

/** The folder of the schema in a file's first line; empty for a file that exists once, undefined without a schema. */
function folderBySchema(text: string): string | undefined {
  const schema = /\$schema=\S*?([a-z-]+)\.schema\.json/.exec(text.slice(0, 300))?.[1];
  if (schema === undefined) return undefined;
  if (schema === 'feed-corrections') return 'feeds';
  return isFolderSchema(schema) ? folderOfSchema[schema] : '';
}

/** The path where a YAML file belongs, according to its schema or its folder. */
function properPathOfYaml(path: string, text: string, singles: readonly string[]): string | undefined {
  const [, first = '', ...rest] = path.split('/');
  const written = rest.at(-1) ?? first;
  const [, stem = written, corrections = ''] = /^(.*?)(\.corrections)?\.ya?ml(?:\.txt)?$/i.exec(written) ?? [];
  const name = `${slugOf(stem) || stem}${corrections.toLowerCase()}.yaml`;
  const single = nearest(`data/${name}`, singles);
  const folder = rest.length === 0 ? undefined : nearest(first, yamlFolders);
  const bySchema = folderBySchema(text);
  if (bySchema === '' || (rest.length === 0 && bySchema === undefined)) return single;
  const own = bySchema ?? folder;
  return own === undefined ? undefined : `data/${own}/${name}`;
}

function properPath(path: string, text: string, singles: readonly string[]): string | undefined {
  const name = fileName(path);
  if (/\.ya?ml(?:\.txt)?$/i.test(name)) return properPathOfYaml(path, text, singles);
  const folder = nearest(path.split('/')[1] ?? '', ['images', 'icons']);
  if (folder === 'icons' && /\.svg$/i.test(name)) return `data/icons/${name}`;
  return imageTypeOf(name) === undefined ? undefined : `data/images/${name}`;
}

/** For an unused file. No advice overwrites another file. */
export function strayFile(
  path: string,
  text: string,
  paths: ReadonlySet<string>,
  singles: readonly string[],
): StrayFile {
  const name = fileName(path);
  const ofProgram = strayProgramFile(name);
  if (ofProgram) return { text: ofProgram };
  const original = originalOf(path, paths);
  if (original !== undefined)
    return {
      text: {
        id: 'unknown-file.copy',
        values: {
          original: quote(original),
          whole: inFull(original),
          isIcon: path.startsWith('data/icons/'),
        },
      },
    };
  if (path.startsWith('data/icons/') && !/\.svg$/i.test(name)) {
    const icon = `data/icons/${slugOf(name.replace(/\.[^.]*$/, '')) || 'icon'}.svg`;
    return {
      text: {
        id: 'unknown-file.not-an-icon',
        fix: paths.has(icon)
          ? { id: 'unknown-file.not-an-icon.taken', values: { place: quote(icon) } }
          : { id: 'unknown-file.not-an-icon.export', values: { place: inFull(icon) } },
      },
      place: icon,
    };
  }
  const place = properPath(path, text, singles);
  if (place === undefined) return { text: { id: 'unknown-file.unused', fix: unknownPlace(path, singles) } };
  // A corrections file at its correct path for which there is no feed.
  if (place === path)
    return {
      text: {
        id: 'unknown-file.unused',
        why: {
          id: 'unknown-file.no-feed',
          values: { feed: quote(path.replace(/\.corrections\.yaml$/, '.yaml')) },
        },
        fix: { id: 'unknown-file.no-feed.fix' },
      },
    };
  if (paths.has(place)) {
    return {
      text: { id: 'unknown-file.unused', fix: { id: 'unknown-file.taken', values: { place: quote(place) } } },
    };
  }
  const stays = place.slice(0, place.lastIndexOf('/')) === path.slice(0, path.lastIndexOf('/'));
  const isOnlyEnding = place === path.replace(/\.yml$/i, '.yaml');
  return {
    text: {
      id: 'unknown-file.unused',
      fix: { id: stays ? 'unknown-file.rename' : 'unknown-file.move', values: { place: inFull(place) } },
      rename: isOnlyEnding ? place : undefined,
    },
    place,
  };
}

function unknownPlace(path: string, singles: readonly string[]): Phrase {
  const [, first = '', ...rest] = path.split('/');
  const near = rest.length === 0 ? nearest(path, singles) : undefined;
  if (near !== undefined) return { id: 'unknown-file.near', values: { near: inFull(near) } };
  const folder = rest.length > 0 ? nearest(first, [...yamlFolders, 'images', 'icons']) : undefined;
  if (folder !== undefined && folder !== first)
    return { id: 'unknown-file.near-folder', values: { near: quote(`data/${folder}`) } };
  if (formatOfFile(path)) return { id: 'unknown-file.table' };
  const names = singles.map((single) => single.slice('data/'.length));
  return { id: 'unknown-file.places', values: { files: { list: names }, folders: { list: yamlFolders } } };
}
