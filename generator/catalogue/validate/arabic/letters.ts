import type { Misspelling } from './spelling';
import { endInMaqsura, endInYa, frequent, inLatin, inLatinWithFigures } from './words';

/** Words that end in ى: a final `ی` in them means that letter. */
const maqsura: ReadonlySet<string> = new Set([
  ...endInMaqsura,
  ...'على إلى لدى متى مدى سوى مستوى منتدى أولى الأولى كبرى الكبرى أقصى أدنى أعلى'.split(' '),
]);

/** Persian and Urdu letters that look like Arabic ones. A final `ی` means ي or ى. */
const persian: Readonly<Record<string, string>> = { ک: 'ك', ڪ: 'ك', ی: 'ي', ے: 'ي', ہ: 'ه', ھ: 'ه', ە: 'ه', ۀ: 'ة' };
const persianLetter = /[کڪیےہھەۀ]/;
const anyWord = /[\u0621-\u0652کڪیےہھەۀ]+/g;

export function persianIn(text: string): readonly Misspelling[] {
  if (!persianLetter.test(text)) return [];
  const found = [...text.matchAll(anyWord)].filter(([word]) => persianLetter.test(word));
  return found.map(({ 0: wrong, index }) => {
    const last = wrong.at(-1);
    const right = wrong.replace(/[کڪیےہھەۀ]/g, (letter) => persian[letter] ?? letter);
    if (last !== 'ی' && last !== 'ے') return { wrong, right, start: index };
    const other = `${right.slice(0, -1)}ى`;
    const isMaqsura = maqsura.has(other.replace(/^[وف](?=..)/, ''));
    const isUncertain = !isMaqsura && !endInYa.has(right.replace(/^[وف](?=..)/, ''));
    return { wrong, right: isMaqsura ? other : right, start: index, isUncertain };
  });
}

/** Words with a tatweel between two letters. One after an attached particle, as in لـمتجر, is excluded below. */
const stretchedWord = /(?<![\p{L}\p{M}ـ])[\u0621-\u063a\u0641-\u0652]+(?:ـ+[\u0621-\u063a\u0641-\u0652]+)+/gu;

export function stretchedIn(text: string): readonly Misspelling[] {
  return [...text.matchAll(stretchedWord)].flatMap(({ 0: wrong, index }) =>
    /^(?:ال|و?[بلكف]|وال|بال)ـ[^ـ]+$/.test(wrong) ? [] : [{ wrong, right: wrong.replaceAll('ـ', ''), start: index }],
  );
}

const mirrored: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«' };

/** Reverses a text; Latin words and numbers keep their direction. */
function turned(text: string): string {
  const parts = text.match(/[\p{Script=Latin}\p{N}]+(?:[.,:/%-][\p{Script=Latin}\p{N}]+)*|[\s\S]\p{M}*/gu) ?? [];
  return parts
    .reverse()
    .map((part) => mirrored[part] ?? part)
    .join('');
}

function reversed(word: string): string {
  return [...word].reverse().join('');
}

/** A word that starts with ة or ى, ends with the reversed article, or is a frequent word in reverse. */
const mayBeTurned =
  /(?<![\u0621-\u0652])[ةى][\u0621-\u0652]|[\u0621-\u0652]{2}لا(?![\u0621-\u0652])|(?<![\u0621-\u0652])(?:دوك|مصخ|نوبوك|ضرع|بلط|رجتم|يدقن)(?![\u0621-\u0652])/;

/**
 * Restores a text that was copied in reverse, character by character, as from a PDF; undefined if its words are in the
 * normal order. No Arabic word starts with ة or ى.
 */
export function turnedBack(text: string): string | undefined {
  if (!mayBeTurned.test(text)) return undefined;
  let evidence = 0;
  let against = 0;
  for (const [word] of text.matchAll(/[\u0621-\u0652]{2,}/g)) {
    if (/^[ةى]../.test(word) || (word.length > 2 && !frequent.has(word) && frequent.has(reversed(word)))) evidence += 2;
    else if (/..لا$/.test(word)) evidence += 1;
    else if (/^ال../.test(word) || frequent.has(word)) against += 2;
  }
  return evidence - against >= (against === 0 ? 3 : 4) ? turned(text.trim()) : undefined;
}

/** Matches any of the words, also within others. */
const anyInLatin = new RegExp([...inLatin, ...inLatinWithFigures].join('|'), 'i');

/** A single Arabic word in Latin letters may be a name, unless it has digits for letters. */
export function inLatinLetters(text: string): readonly { readonly word: string; readonly start: number }[] {
  // Nearly all texts have none of these words.
  if (!anyInLatin.test(text)) return [];
  const found = [...text.matchAll(/(?<![\p{L}\p{N}@#./_-])[a-z\d]+(?![\p{L}\p{N}@/_]|\.\p{L})/giu)].flatMap(
    ({ 0: word, index }) => {
      const small = word.toLowerCase();
      // A word in capitals is a code.
      if (word === word.toUpperCase()) return [];
      const weight = inLatinWithFigures.has(small) ? 2 : inLatin.has(small) ? 1 : 0;
      return weight === 0 ? [] : [{ word, start: index, weight }];
    },
  );
  return found.reduce((sum, { weight }) => sum + weight, 0) >= 2 ? found : [];
}
