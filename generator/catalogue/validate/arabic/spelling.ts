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

/** A word with the words before and after it; a number is a word here. */
class Place {
  constructor(
    readonly word: string,
    readonly text: string,
    readonly start: number,
  ) {}

  get before(): string {
    return neighbour(this.text.slice(Math.max(0, this.start - nearby), this.start), lastWord);
  }

  get after(): string {
    const end = this.start + this.word.length;
    return neighbour(this.text.slice(end, end + nearby), firstWord);
  }
}

/** Words that end in one of the letters. The marks of vowels belong to a word, and tell words apart that are written alike: it is taken as it is. */
const candidates = /(?<![\u0621-\u0652\u0670])[\u0621-\u0652\u0670]+(?<=[ىيهة])(?![\u0621-\u0652\u0670])/g;
const marks = /[\u064b-\u0652\u0670]/;
/** How far away the next word may be, so that a long text takes no longer than its length. */
const nearby = 40;

/** The word or number before a place, or after it. */
function neighbour(part: string, expression: RegExp): string {
  return expression.exec(part)?.[0] ?? '';
}
const lastWord = /(?:[\p{L}\p{M}]+|\p{N}+(?:[.,]\p{N}+)*)(?=[^\p{L}\p{M}\p{N}]*$)/u;
const firstWord = /[\p{L}\p{M}]+|\p{N}+(?:[.,]\p{N}+)*/u;

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

const prepositions: ReadonlySet<string> = new Set(['علي', 'وعلي', 'إلي', 'الي', 'أقصي', 'أدني', 'اقصي', 'ادني']);

/** على and إلى are meant where the words around leave no other reading: علي is a name, إلي "to me". */
function isMeantAsPreposition(place: Place): boolean {
  const { word } = place;
  if (!prepositions.has(word)) return false;
  const { before, after } = place;
  if (word === 'علي' || word === 'وعلي') {
    if (after === '' || afterAliOfShops.has(after)) return false;
    return beforeAla.has(before) || (beforeGoods.has(before) && goodsAfterAla.has(after));
  }
  if (word === 'إلي' || word === 'الي') return number.test(after) || (after !== '' && beforeIla.has(before));
  return /^[بكل]?حد$/.test(before);
}

function withMaqsura(place: Place): string | undefined {
  const meant = ending(place.word, 'ى');
  if (endInMaqsura.has(meant) || endInMaqsura.has(meant.replace(/^[وف]/, ''))) return meant;
  if (place.word === 'الي' && isMeantAsPreposition(place)) return 'إلى';
  return isMeantAsPreposition(place) ? meant : undefined;
}

function withTaMarbuta(place: Place): string | undefined {
  const { word } = place;
  const isMeant =
    stems(word).some(({ stem, hasArticle }) => {
      const meant = ending(stem, 'ة');
      return hasArticle ? feminine.has(meant) : alwaysFeminine.has(meant);
    }) ||
    (countedFeminine.has(ending(word, 'ة')) && number.test(place.before)) ||
    (word === 'مره' && (/^(?:ل?أول|ل?كل|ل?آخر)$/.test(place.before) || place.after === 'أخرى'));
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

/** The end of a word; most words are told apart by it from all that could be misspelt. */
function tailOf(word: string): string {
  return word.slice(-3);
}

/** The ends of all words that are corrected, with the wrong letter. */
const tails: ReadonlySet<string> = new Set(
  (
    [
      ['ى', [endInYa, endInYaWithArticle]],
      ['ي', [endInMaqsura, prepositions]],
      ['ه', [feminine, alwaysFeminine, countedFeminine]],
      ['ة', [endInHa]],
    ] as const
  ).flatMap(([letter, lists]) => lists.flatMap((list) => [...list].map((word) => tailOf(ending(word, letter))))),
);

/** Whether a word may be one that is misspelt. A short word may have another one before it. */
function mayBeWrong(word: string): boolean {
  return tails.has(tailOf(word)) || tails.has(word.slice(-2));
}

/** Whether a text has a letter that is mistaken for another one. */
export function mayBeMisspelt(text: string): boolean {
  return /[ىيهة](?![\u0621-\u0652])/.test(text);
}

/** The words of a text with ي for ى, ه for ة or the other way round, where only one spelling is a word. */
export function misspellingsIn(text: string): readonly Misspelling[] {
  return [...text.matchAll(candidates)].flatMap(({ 0: wrong, index }) => {
    const correct = corrections[wrong.at(-1) ?? ''];
    if (!correct || wrong.length < 2 || !mayBeWrong(wrong) || marks.test(wrong)) return [];
    const right = correct(new Place(wrong, text, index));
    return right === undefined || right === wrong ? [] : [{ wrong, right, start: index }];
  });
}
