import type { ReadDocument } from '../catalogue';
import { isMapping } from '../../load/fields';
import { wordsFor } from '../engine/remembered';
import { ofLastDocument, textsOf, type TextField } from './texts';

/**
 * Parts that readers do not read as words: placeholders, code, addresses, link targets, character references, escapes.
 * No alternative scans to the end of the text from every offset, which would take minutes for a long text.
 */
const hidden = /\{[^{}]*\}|`[^`]*`|https?:\/\/\S+|[^\s@]{1,64}@[^\s@.]{1,64}\.\S+|\]\([^)\]]*\)|&#?\w+;|\\./g;

/** Replaces everything but the visible words of a text by underscores, so that offsets stay the same. */
export function withoutMarkup({ value }: Pick<TextField, 'value'>): string {
  return /[{`@&\]\\]|:\/\//.test(value) ? value.replace(hidden, (part) => '_'.repeat(part.length)) : value;
}

/** All texts of a file. For messages of the interface, those whose plural forms and placeholders are in braces. */
export function pairedTexts(read: ReadDocument): readonly TextField[] {
  return read.kind === 'messages' ? messageTexts(read) : textsOf(read).all;
}

const messageTexts = ofLastDocument(({ document }): readonly TextField[] => {
  const messages = isMapping(document.value) ? document.value['messages'] : undefined;
  if (!isMapping(messages)) return [];
  return Object.entries(messages).flatMap(([id, message]) =>
    ['en', 'ar'].flatMap((language): readonly TextField[] => {
      const value = isMapping(message) ? message[language] : undefined;
      return typeof value === 'string'
        ? [
            {
              document,
              kind: 'messages',
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
});
