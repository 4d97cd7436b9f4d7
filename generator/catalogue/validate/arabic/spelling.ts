import {
  afterAliOfShops,
  alwaysFeminine,
  beforeAla,
  beforeGoods,
  beforeIla,
  countedFeminine,
  endInHa,
  endInMaqsura,
  endInYa,
  endInYaWithArticle,
  feminine,
  goodsAfterAla,
} from './words';

/** A word that is misspelt, and the word that is meant. */
export interface Misspelling {
  readonly wrong: string;
  readonly right: string;
  readonly start: number;
}

/** A word with what stands before and after it; a number is a word here. */
interface Place {
  readonly word: string;
  readonly before: string;
  readonly after: string;
}

/** Words and numbers. The marks of vowels belong to a word, and tell words apart that are written alike: such a word is taken as it is. */
const tokens = /[\u0621-\u064a\u064b-\u0652\u0670]+|[\p{L}\p{M}]+|\p{N}+(?:[.,]\p{N}+)*/gu;

/** What is left of a word behind small words that are written together with it, the last one with the article alone. */
function stems(word: string): readonly { readonly stem: string; readonly hasArticle: boolean }[] {
  const [, article] = /^(?:[وف]?(?:[بك]?ال|لل))(.+)$/.exec(word) ?? [];
  const bare = word.replace(/^[وف](?=..)/, '');
  return [
    { stem: word, hasArticle: false },
    ...(bare === word ? [] : [{ stem: bare, hasArticle: false }]),
    ...(/^[بلك]...+/.test(bare) ? [{ stem: bare.slice(1), hasArticle: false }] : []),
    ...(article === undefined ? [] : [{ stem: article, hasArticle: true }]),
  ];
}

/** The same word with another last letter. */
function ending(word: string, letter: string): string {
  return word.slice(0, -1) + letter;
}

function withYa({ word }: Place): string | undefined {
  const isMeant = stems(word).some(({ stem, hasArticle }) => {
    const meant = ending(stem, 'ي');
    return endInYa.has(meant) || (hasArticle && endInYaWithArticle.has(meant));
  });
  return isMeant ? ending(word, 'ي') : undefined;
}

const number = /^\p{N}/u;

/** على and إلى are meant where the words around leave no other reading: علي is a name, إلي "to me". */
function isMeantAsPreposition({ word, before, after }: Place): boolean {
  if (word === 'علي' || word === 'وعلي') {
    if (after === '' || afterAliOfShops.has(after)) return false;
    return beforeAla.has(before) || (beforeGoods.has(before) && goodsAfterAla.has(after));
  }
  if (word === 'إلي' || word === 'الي') return number.test(after) || (after !== '' && beforeIla.has(before));
  return (word === 'أقصي' || word === 'أدني' || word === 'اقصي' || word === 'ادني') && /^[بكل]?حد$/.test(before);
}

function withMaqsura(place: Place): string | undefined {
  const meant = ending(place.word, 'ى');
  if (endInMaqsura.has(meant) || endInMaqsura.has(meant.replace(/^[وف]/, ''))) return meant;
  if (place.word === 'الي' && isMeantAsPreposition(place)) return 'إلى';
  return isMeantAsPreposition(place) ? meant : undefined;
}

function withTaMarbuta({ word, before, after }: Place): string | undefined {
  const isMeant =
    stems(word).some(({ stem, hasArticle }) => {
      const meant = ending(stem, 'ة');
      return hasArticle ? feminine.has(meant) : alwaysFeminine.has(meant);
    }) ||
    (number.test(before) && countedFeminine.has(ending(word, 'ة'))) ||
    (word === 'مره' && (/^(?:ل?أول|ل?كل|ل?آخر)$/.test(before) || after === 'أخرى'));
  return isMeant ? ending(word, 'ة') : undefined;
}

function withHa({ word }: Place): string | undefined {
  return stems(word).some(({ stem }) => endInHa.has(ending(stem, 'ه'))) ? ending(word, 'ه') : undefined;
}

const corrections: Readonly<Record<string, (place: Place) => string | undefined>> = {
  ى: withYa,
  ي: withMaqsura,
  ه: withTaMarbuta,
  ة: withHa,
};

/** Whether a text has a letter that is mistaken for another one. */
export function mayBeMisspelt(text: string): boolean {
  return /[ىيهة](?![\u0621-\u0652])/.test(text);
}

/** The words of a text with ي for ى, ه for ة or the other way round, where only one spelling is a word. */
export function misspellingsIn(text: string): readonly Misspelling[] {
  const found = [...text.matchAll(tokens)];
  return found.flatMap(({ 0: wrong, index }, at) => {
    const correct = corrections[wrong.at(-1) ?? ''];
    if (!correct || wrong.length < 2 || /[\u064b-\u0652\u0670]/.test(wrong)) return [];
    const right = correct({ word: wrong, before: found[at - 1]?.[0] ?? '', after: found[at + 1]?.[0] ?? '' });
    return right === undefined || right === wrong ? [] : [{ wrong, right, start: index }];
  });
}
