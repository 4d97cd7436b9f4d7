/** The visible text of a value, with a mapping to the original offsets. */
export interface PlainText {
  /** Without markup, one line per paragraph, in lower case, with digits 0-9 and one form of each Arabic letter. */
  readonly text: string;
  /** Maps a range of the plain text to the original text. */
  original(start: number, end: number): { readonly start: number; readonly end: number };
}

/** The meaning of braces: `{name}` in texts of the data, ICU MessageFormat in messages. */
export type Syntax = 'text' | 'message';

/** Replaces arguments and placeholders; neither a digit nor a letter. */
const filled = '\ufffc';
/** Separates paragraphs and branches of a message, so that no claim spans two of them. */
export const separator = '\n';

// Link targets, tags, Markdown markers, Arabic vowel marks, tatweel, invisible characters.
const dropped =
  '\\]\\([^()\\s]*(?:\\([^()]*\\)[^()\\s]*)?\\)|</?[A-Za-z][^<>]*>|[*`_~[\\]\\u064b-\\u065f\\u0670\\u0640\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff\\u00ad]';
const spaces = '&nbsp;|\\s{2,}|[^\\S ]';
const braces: Readonly<Record<Syntax, string>> = {
  text: '\\{[^{}]*\\}',
  message:
    '\\{\\s*\\w+\\s*(?:,\\s*(?:number|date|time)[^{}]*)?\\}|\\{\\s*\\w+\\s*,\\s*(?:plural|select|selectordinal)\\s*,|(?:=\\d+|[a-z]+)\\s*\\{(?!\\s*\\w+\\s*[,}])|\\}',
};
const tokens: Readonly<Record<Syntax, RegExp>> = {
  text: new RegExp(`${dropped}|${spaces}|${braces.text}`, 'g'),
  message: new RegExp(`${dropped}|${spaces}|${braces.message}`, 'g'),
};

/** The replacement of a token of the original text: at most one character. */
function replacement(token: string): string {
  const last = token.at(-1) ?? '';
  if (token === '&nbsp;' || /^\s/.test(token)) return /\n\s*\n/.test(token) ? separator : ' ';
  if (last === '}' && token.length > 1) return filled;
  return last === '{' || last === '}' || last === ',' ? separator : '';
}

const foldedCharacters: Readonly<Record<string, string>> = {
  '٫': '.',
  '٬': ',',
  '٪': '%',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  '’': "'",
};
const foldable = /[\u0660-\u0669\u06f0-\u06f9٫٬٪أإآٱىة’]/g;

/** Folds digits and letters; the length stays the same. */
function folded(text: string): string {
  const small = text.toLowerCase();
  // Some letters become two in lower case, such as the Turkish İ.
  return (small.length === text.length ? small : text).replace(
    foldable,
    (character) => foldedCharacters[character] ?? String(character.charCodeAt(0) % 16),
  );
}

/** The plain text without the mapping to offsets, which is faster. */
export function plainTextOf(text: string, syntax: Syntax): string {
  return folded(text.replace(tokens[syntax], replacement));
}

export function plain(text: string, syntax: Syntax): PlainText {
  let result = '';
  /** The original offset of each character of the result. */
  const offsets: number[] = [];
  let at = 0;
  const keep = (until: number): void => {
    for (; at < until; at += 1) {
      result += text[at] ?? '';
      offsets.push(at);
    }
  };
  for (const match of text.matchAll(tokens[syntax])) {
    keep(match.index);
    const character = replacement(match[0]);
    if (character !== '') {
      result += character;
      offsets.push(match.index);
    }
    at = match.index + match[0].length;
  }
  keep(text.length);
  return {
    text: folded(result),
    original: (start, end) => ({ start: offsets[start] ?? 0, end: (offsets[end - 1] ?? 0) + 1 }),
  };
}

/** Removes markup and line breaks from original words, but keeps their Arabic vowel marks. */
export function plainWords(text: string): string {
  return text.replace(tokens.text, (token) => (/^[\u064b-\u0670]$/.test(token) ? token : replacement(token))).trim();
}
