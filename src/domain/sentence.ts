/** Adds a full stop to a text that does not end with punctuation, so that another sentence can follow. */
export function asSentence(text: string): string {
  return /[\p{L}\p{M}\p{N}%٪)]$/u.test(text) ? `${text}.` : text;
}
