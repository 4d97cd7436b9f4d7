/** What a form must not show: paths with lines, quotation marks to type, and words for programmers. */
export const forbiddenInForm =
  /\.yaml|data\/\S+:\d+|\b(?:in|without|the) quotes\b|\bYAML\b|\bslugs?\b|hexadecimal|علامت\S+ اقتباس|ست عشرية/i;
