import type { Phrase } from '../../../diagnostics/phrases';
import { inFull, quote } from '../../../diagnostics/visible';
import { inLatinLetters, persianIn, stretchedIn, turnedBack } from '../../arabic/letters';
import { mayBeMisspelt, misspellingsIn, type Misspelling } from '../../arabic/spelling';
import type { ReadDocument } from '../../catalogue';
import type { Report, Rule } from '../../engine/draft';
import { editWithin } from '../../engine/edits';
import { pairedTexts, withoutMarkup } from '../../texts/shown-texts';
import { textsOf, type TextField } from '../../texts/texts';
import { remembered } from '../../engine/remembered';
import { isUntranslated } from '../translations/rule';

const arabicLetter = /\p{Script=Arabic}/u;

type WordCode = 'arabic-spelling' | 'stretched-word' | 'persian-letter';

function insteadOf([wrong, right]: readonly [string, string]): Phrase {
  return { id: 'in-place-of', values: { right: inFull(right), wrong: inFull(wrong) } };
}

/**
 * Reports words that must be replaced. The diagnostic points at the first one and lists all; its edits replace all if
 * all are certain.
 */
function reportWords(
  code: WordCode,
  words: readonly (Misspelling & { readonly isCertain?: boolean })[],
  { document, path }: TextField,
  report: Report,
): void {
  const [first] = words;
  if (!first) return;
  const distinct = new Map(words.map(({ wrong, right }) => [wrong, right]));
  report(code, document, document.spanWithin(path, first.start, first.start + first.wrong.length), {
    id: code,
    values: { count: distinct.size, words: { and: [...distinct.keys()].map(quote) } },
    fix:
      distinct.size === 1
        ? { id: 'write', values: { text: inFull(first.right) } }
        : { id: 'write-all', values: { words: { and: [...distinct].map(insteadOf) } } },
    edits: words.every(({ isCertain = true }) => isCertain)
      ? words.flatMap(({ wrong, right, start }) => editWithin(document, path, [start, start + wrong.length], right))
      : [],
  });
}

/** The typing mistakes of an Arabic text. */
interface Typing {
  /** The text in the right order, if it is reversed. */
  readonly right: string | undefined;
  readonly stretched: ReturnType<typeof stretchedIn>;
  readonly persian: ReturnType<typeof persianIn>;
  readonly misspelt: readonly Misspelling[];
}

/** Finds typing mistakes in an Arabic text; undefined if there are none. */
const typingOf = remembered(({ value }): Typing | undefined => {
  if (!arabicLetter.test(value)) return undefined;
  const shown = withoutMarkup({ value });
  const typing: Typing = {
    right: turnedBack(shown),
    stretched: value.includes('ـ') ? stretchedIn(shown) : [],
    persian: persianIn(shown),
    misspelt: mayBeMisspelt(shown) ? misspellingsIn(shown) : [],
  };
  const { right, stretched, persian, misspelt } = typing;
  return right === undefined && stretched.length + persian.length + misspelt.length === 0 ? undefined : typing;
});

/** Reports the typing mistakes of an Arabic text; for a reversed text, nothing else. */
function checkArabic(text: TextField, report: Report): void {
  const typing = typingOf(text);
  if (!typing) return;
  const { document, path } = text;
  const { right, stretched, persian, misspelt } = typing;
  if (right !== undefined && !text.rich) {
    report('reversed-text', document, document.span(path), {
      id: 'reversed-text',
      fix: { id: 'reversed-text.fix', values: { text: inFull(right) } },
    });
    return;
  }
  reportWords('stretched-word', stretched, text, report);
  reportWords('persian-letter', persian, text, report);
  // A word with two causes gets one diagnostic: the fix is the same for both.
  const others = new Set([...stretched, ...persian].map(({ start }) => start));
  const onlyMisspelt = misspelt.filter(({ start }) => !others.has(start));
  reportWords('arabic-spelling', onlyMisspelt, text, report);
}

const latinIn = remembered(({ value }) => inLatinLetters(value));

/** Reports Arabic typed in Latin letters, in a text of any language. */
function checkLatin(text: TextField, report: Report): void {
  const words = inLatinLetters(withoutMarkup(text));
  const [first] = words;
  if (!first) return;
  const { document, path, language } = text;
  report('latin-arabic', document, document.spanWithin(path, first.start, first.start + first.word.length), {
    id: 'latin-arabic',
    values: {
      count: words.length,
      words: { and: [...new Set(words.map(({ word }) => word))].map(quote) },
      language,
    },
  });
}

/** The Arabic texts of a file that contain no Arabic letter. Another rule reports them. */
function untranslatedIn(read: ReadDocument): ReadonlySet<TextField> {
  return new Set(textsOf(read).pairs.flatMap((pair) => (isUntranslated(pair) ? [pair.ar] : [])));
}

/** Arabic texts use Arabic letters, in their order, with the standard spelling. */
export const arabicTyping: Rule = {
  name: 'arabic-typing',
  codes: ['arabic-spelling', 'stretched-word', 'persian-letter', 'reversed-text', 'latin-arabic'],
  each(read, _facts, _context, report) {
    let untranslated: ReadonlySet<TextField> | undefined;
    for (const text of pairedTexts(read)) {
      if (text.language === 'ar') checkArabic(text, report);
      if (latinIn(text).length === 0) continue;
      untranslated ??= untranslatedIn(read);
      if (!untranslated.has(text)) checkLatin(text, report);
    }
  },
};
