import { shardOf } from '../domain/hash';
import type { Language } from '../domain/language';
import type { SuggestedStore } from '../domain/page-data';
import { soundOf, type CodesFile, type FoundCode } from '../domain/search-codes';
import type { NamesFile, OtherNamesFile } from '../domain/search-names';
import type { FoundPost } from '../domain/search-posts';
import { titleShardKey, type TitlesFile } from '../domain/search-titles';
import type { WordsFile } from '../domain/search-words';
import { searchFile, searchPartFile, type SearchPart } from '../domain/site-files';
import { SiteHasChanged } from './import-whole';
import { loadJson } from './json';

/** Loads a part of the search, which the generator wrote from a value of the type that the caller names; undefined if there is none. */
function loadPart(language: Language, part: SearchPart): Promise<unknown> {
  return loadJson(searchPartFile(language, part));
}

/** Loads the names of stores in the language of the page; undefined if the site has none. */
export async function loadNames(language: Language): Promise<NamesFile | undefined> {
  // The generator wrote the file from a value of this type, as all that follow.
  return (await loadJson(searchFile(language))) as NamesFile | undefined;
}

/** Loads the other names of the stores in a file of names. */
export async function loadOtherNames(language: Language, { version }: NamesFile): Promise<OtherNamesFile> {
  const file = (await loadPart(language, 'names')) as OtherNamesFile | undefined;
  if (file?.version !== version) throw new SiteHasChanged(searchPartFile(language, 'names'));
  return file;
}

/** Loads the words that searches understand. */
export async function loadWords(language: Language): Promise<WordsFile> {
  return ((await loadPart(language, 'words')) as WordsFile | undefined) ?? { terms: [], ignored: [] };
}

/** Loads the titles of posts. */
export async function loadPosts(language: Language): Promise<readonly FoundPost[]> {
  return ((await loadPart(language, 'posts')) as readonly FoundPost[] | undefined) ?? [];
}

/** Loads what results show of some stores. */
export async function loadStores(language: Language, shard: string): Promise<readonly SuggestedStore[]> {
  return ((await loadPart(language, `stores/${shard}`)) as readonly SuggestedStore[] | undefined) ?? [];
}

/** Loads the codes among which one that sounds like a text is, if there is one. */
export async function loadCodes(language: Language, text: string, { codes }: NamesFile): Promise<CodesFile> {
  return ((await loadPart(language, `codes/${shardOf(soundOf(text), codes)}`)) as CodesFile | undefined) ?? {};
}

/** Catalogues with more files of codes are too large to be read as a whole. */
const mostCodeFiles = 4;

/** Loads all codes of the site; of a catalogue with many, those in the file in which a text would be. */
export async function loadAllCodes(
  language: Language,
  text: string,
  { codes }: NamesFile,
): Promise<readonly FoundCode[]> {
  const shards =
    codes > mostCodeFiles ? [shardOf(soundOf(text), codes)] : Array.from({ length: codes }, (_, shard) => shard);
  const files = await Promise.all(shards.map((shard) => loadPart(language, `codes/${shard}`)));
  return files.flatMap((file) => Object.values((file as CodesFile | undefined) ?? {}).flat());
}

/** Loads the words of titles that begin as a word does. */
export async function loadTitles(language: Language, word: string, { titles }: NamesFile): Promise<TitlesFile> {
  const file = (await loadPart(language, `titles/${shardOf(titleShardKey(word), titles)}`)) as TitlesFile | undefined;
  return file ?? { paths: [], words: {} };
}
