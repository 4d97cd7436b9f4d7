/** Words in one language, wherever they are, with what has been asked about them. */
export interface Words {
  readonly value: string;
  readonly language: string;
  /** The answers, each at the place of its question. */
  readonly answers: unknown[];
}

/** How many words of a language are kept, so that the memory does not grow with the catalogue. */
const mostWords = 10_000;
/** A longer text is hardly in two places. */
const longestText = 400;

const byLanguage = new Map<string, Map<string, Words>>();

/** The same object for the same words, so that what one text has been asked another one need not be asked. */
export function wordsFor(value: string, language: string): Words {
  // Files name few languages; any other word in their place is kept nowhere.
  if (value.length > longestText || !/^[a-z]{2}$/.test(language)) return { value, language, answers: [] };
  let known = byLanguage.get(language);
  if (!known) {
    known = new Map();
    byLanguage.set(language, known);
  }
  const same = known.get(value);
  if (same) return same;
  const words = { value, language, answers: [] };
  if (known.size >= mostWords) known.clear();
  known.set(value, words);
  return words;
}

let questions = 0;

/**
 * A question about words that depends on nothing else, asked once for words that are in many places. Terms, steps and labels are in the
 * files of many stores, and most searches find nothing in them.
 */
export function remembered<Answer>(
  answerTo: (words: Omit<Words, 'answers'>) => Answer,
): (text: { readonly words: Words }) => Answer {
  const place = questions;
  questions += 1;
  return ({ words }) => {
    const known = words.answers[place];
    // Only this question writes at its place, and never undefined alone.
    if (known !== undefined) return (known as { readonly answer: Answer }).answer;
    const answer = answerTo(words);
    words.answers[place] = { answer };
    return answer;
  };
}
