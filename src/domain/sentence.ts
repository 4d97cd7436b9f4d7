/** A text that another is to follow: with a full stop, unless a mark ends it already. */
export function asSentence(text: string): string {
  return /[\p{L}\p{M}\p{N}%٪)]$/u.test(text) ? `${text}.` : text;
}
