import type { ReadDocument } from './draft';
import { isObject } from './schema-errors/names';
import { wordsFor } from './remembered';
import { textsOf, type TextField } from './texts';

/**
 * What readers do not read as words: placeholders, code, addresses, the targets of links, characters by their numbers, escapes. No
 * alternative reads to the end of the text from each of its places, which would take minutes for a long one.
 */
const hidden = /\{[^{}]*\}|`[^`]*`|https?:\/\/\S+|[^\s@]{1,64}@[^\s@.]{1,64}\.\S+|\]\([^)\]]*\)|&#?\w+;|\\./g;

/** The words of a text as readers see them; everything else is blank, so that places are the same. */
export function withoutMarkup({ value }: Pick<TextField, 'value'>): string {
  return /[{`@&\]\\]|:\/\//.test(value) ? value.replace(hidden, (part) => '_'.repeat(part.length)) : value;
}

/** All texts of a file, and the messages of the interface, whose plural forms and placeholders are in braces. */
export function pairedTexts(read: ReadDocument): readonly TextField[] {
  const { kind, document } = read;
  const messages = kind === 'messages' && isObject(document.value) ? document.value['messages'] : undefined;
  if (!isObject(messages)) return textsOf(read).all;
  return Object.entries(messages).flatMap(([id, message]) =>
    ['en', 'ar'].flatMap((language): readonly TextField[] => {
      const value = isObject(message) ? message[language] : undefined;
      return typeof value === 'string'
        ? [
            {
              document,
              kind,
              path: ['messages', id, language],
              field: id,
              language,
              value,
              words: wordsFor(value, language),
              rich: false,
            },
          ]
        : [];
    }),
  );
}
