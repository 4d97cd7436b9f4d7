import { shardOf } from '../domain/hash';
import type { Language } from '../domain/language/language';
import type { SuggestedStore } from '../domain/offers/offer-view';
import { soundOf, type CodesFile, type FoundCode } from '../domain/search/search-codes';
import type { NamesFile, OtherNamesFile } from '../domain/search/search-names';
import { titleShardKey, type TitlesFile, type FoundPost } from '../domain/search/search-titles';
import type { WordsFile } from '../domain/search/search-words';
import { searchFile, searchPartFile, type SearchPart } from '../domain/pages/site-files';
import { SiteHasChanged } from './import-whole';
import { loadJson } from './json';

/** Loads a file of the search; undefined if missing. It was written from the type that the caller asserts. */
function loadPart(language: Language, part: SearchPart): Promise<unknown> {
  return loadJson(searchPartFile(language, part));
}

export async function loadNames(language: Language): Promise<NamesFile | undefined> {
  // The assertion is sound, like all below: the generator wrote the file from a value of this type.
  return (await loadJson(searchFile(language))) as NamesFile | undefined;
}

/** Loads the names in the other language and the aliases. Throws `SiteHasChanged` if they belong to another build. */
export async function loadOtherNames(language: Language, { version }: NamesFile): Promise<OtherNamesFile> {
  const file = (await loadPart(language, 'names')) as OtherNamesFile | undefined;
  if (file?.version !== version) throw new SiteHasChanged(searchPartFile(language, 'names'));
  return file;
}

export async function loadWords(language: Language): Promise<WordsFile> {
  return ((await loadPart(language, 'words')) as WordsFile | undefined) ?? { terms: [], ignored: [], discounts: [] };
}

export async function loadPosts(language: Language): Promise<readonly FoundPost[]> {
  return ((await loadPart(language, 'posts')) as readonly FoundPost[] | undefined) ?? [];
}

export async function loadStores(language: Language, shard: string): Promise<readonly SuggestedStore[]> {
  return ((await loadPart(language, `stores/${shard}`)) as readonly SuggestedStore[] | undefined) ?? [];
}

/** Loads the file that contains the codes that sound like a text. */
export async function loadCodes(language: Language, text: string, { codes }: NamesFile): Promise<CodesFile> {
  return ((await loadPart(language, `codes/${shardOf(soundOf(text), codes)}`)) as CodesFile | undefined) ?? {};
}

/** A catalogue with more files of codes is too large to load all of them. */
const maxCodeFiles = 4;

/** Loads all codes of the site; for a large catalogue, only those in the file that a text belongs to. */
export async function loadAllCodes(
  language: Language,
  text: string,
  { codes }: NamesFile,
): Promise<readonly FoundCode[]> {
  const shards =
    codes > maxCodeFiles ? [shardOf(soundOf(text), codes)] : Array.from({ length: codes }, (_, shard) => shard);
  const files = await Promise.all(shards.map((shard) => loadPart(language, `codes/${shard}`)));
  return files.flatMap((file) => Object.values((file as CodesFile | undefined) ?? {}).flat());
}

export async function loadTitles(language: Language, word: string, { titles }: NamesFile): Promise<TitlesFile> {
  const file = (await loadPart(language, `titles/${shardOf(titleShardKey(word), titles)}`)) as TitlesFile | undefined;
  return file ?? { paths: [], words: {} };
}
