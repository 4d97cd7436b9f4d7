/** The stores of which titles of offers have a word, by the word as `foldWord` gives it. */
export interface TitlesFile {
  /** The paths of these stores. */
  readonly paths: readonly string[];
  /** Their places in `paths`. */
  readonly words: Readonly<Record<string, readonly number[]>>;
}

/** How much of a word decides in which file it is: words that begin alike are in one, so that a word is found while it is being typed. */
const lettersOfShard = 3;

/** What of a word decides in which file it is. */
export function titleShardKey(word: string): string {
  return word.slice(0, lettersOfShard);
}

/** Whether a word is looked up in titles: shorter ones say too little. */
export function isTitleWord(word: string): boolean {
  return word.length >= lettersOfShard;
}

/** The paths of the stores with titles that have a word, or one that begins with it. */
export function pathsWithWord({ paths, words }: TitlesFile, word: string): ReadonlySet<string> {
  const places = Object.entries(words).flatMap(([each, stores]) => (each.startsWith(word) ? stores : []));
  return new Set(places.flatMap((place) => paths[place] ?? []));
}

/** What several sets have in common, in the order of the first. */
export function inAll<T>([first, ...others]: readonly ReadonlySet<T>[]): readonly T[] {
  return [...(first ?? [])].filter((value) => others.every((other) => other.has(value)));
}

/** Whether the words of a title have all words of a query, of which they may be the beginnings. */
export function hasWords(title: readonly string[], query: readonly string[]): boolean {
  return query.every((word) => title.some((each) => each.startsWith(word)));
}
