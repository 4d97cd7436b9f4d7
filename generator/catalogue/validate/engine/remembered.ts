/** Forgets keys beyond `most` that were not asked for again, so that memory does not grow with the catalogue. */
export function boundedCache<Found>(most: number): (key: string, find: () => Found) => Found {
  let recent = new Map<string, { readonly found: Found }>();
  let earlier: typeof recent = new Map();
  return (key, find) => {
    const known = recent.get(key);
    if (known) return known.found;
    const same = earlier.get(key) ?? { found: find() };
    if (recent.size >= most) {
      earlier = recent;
      recent = new Map();
    }
    recent.set(key, same);
    return same.found;
  };
}

/** A text in one language, regardless of its position, with the cached answers about it. */
export interface Words {
  readonly value: string;
  readonly language: string;
  /** The cached answers, each at the index of its question. */
  readonly answers: unknown[];
}

/** Per language. */
const mostWords = 10_000;
/** Longer texts hardly ever occur twice. */
const longestText = 400;

const byLanguage = new Map<string, (value: string, find: () => Words) => Words>();

/** Returns the same object for the same text and language, so that answers about it are shared. */
export function wordsFor(value: string, language: string): Words {
  // A value that is not a language code is not cached: files could have any number of them.
  if (value.length > longestText || !/^[a-z]{2}$/.test(language)) return { value, language, answers: [] };
  const cached = byLanguage.get(language) ?? boundedCache<Words>(mostWords);
  byLanguage.set(language, cached);
  return cached(value, () => ({ value, language, answers: [] }));
}

let questions = 0;

/**
 * Caches the answer to a question that depends on the text alone: terms, steps and labels recur in the files of many
 * stores.
 */
export function remembered<Answer>(
  answerTo: (words: Omit<Words, 'answers'>) => Answer,
): (text: { readonly words: Words }) => Answer {
  const place = questions;
  questions += 1;
  return ({ words }) => {
    const known = words.answers[place];
    // Only this question writes at its index, and it always writes an object.
    if (known !== undefined) return (known as { readonly answer: Answer }).answer;
    const answer = answerTo(words);
    words.answers[place] = { answer };
    return answer;
  };
}
