import {
  afterAliOfShops,
  alwaysFeminine,
  amounts,
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

/** Counted words in three forms: the singular, the plural after 3 to 10, and the singular after 11 to 99. */
const counted =
  `كود أكواد كودًا | كوبون كوبونات كوبونًا | قسيمة قسائم قسيمة | عرض عروض عرضًا | متجر متاجر متجرًا | منتج منتجات منتجًا |
   طلب طلبات طلبًا | يوم أيام يومًا | أسبوع أسابيع أسبوعًا | شهر أشهر شهرًا | سنة سنوات سنة | ساعة ساعات ساعة |
   دقيقة دقائق دقيقة | مرة مرات مرة | قطعة قطع قطعة | خطوة خطوات خطوة | ريال ريالات ريالًا | درهم دراهم درهمًا |
   دينار دنانير دينارًا | جنيه جنيهات جنيهًا | دولار دولارات دولارًا`
    .split('|')
    .map((forms) => forms.trim().split(' '));
/** The plural of each form. The accusative is also written without its second mark. */
const pluralOf: ReadonlyMap<string, string> = new Map(
  counted.flatMap(([one = '', few = '', many = '']) => [one, few, many, `${one}ا`].map((form) => [form, few])),
);

/** A whole number and the next word. A number after punctuation or a letter may be part of a date, a price or a code. */
const numbered = /(?<![\p{L}\p{N}_.,:/+-])(\d{1,3}(?:,?\d{3})*) ([\u0621-\u0652]+)(?![\p{L}\p{M}])/gu;

/** Whether a counted word has no adjective and no second noun, which would change as well: `15 كود خصم` is right. */
const standsAlone = /^(?:$|[ ]*[^\p{L}\p{M}\s]|[ ](?:في|من|على|إلى|عن|حتى|عند|أو|فقط|للطلب|لكل)(?![\p{L}\p{M}]))/u;

/** Before a number that counts nothing: `رقم 5`, `الخطوة 3`. */
const ordinal = /(?:رقم|الخطوة|اليوم|الطلب|العرض|القسم|حجم|مقاس)[ ]$/;

/**
 * Numbers with the wrong form of the counted word: the plural follows 3 to 10 (`5 ريالات`). The last two digits of a
 * larger number decide. Other numbers are not judged: with figures, many good texts leave out the ending of `15 كودًا`.
 */
export function countedIn(text: string): readonly Misspelling[] {
  return [...text.matchAll(numbered)].flatMap(({ 0: wrong, 1: number = '', 2: word = '', index }) => {
    const plural = pluralOf.get(word);
    const rest = Number(number.slice(-2));
    const end = index + wrong.length;
    if (plural === undefined || rest < 3 || rest > 10 || !standsAlone.test(text.slice(end, end + 10))) return [];
    if (ordinal.test(text.slice(Math.max(0, index - 8), index))) return [];
    return word === plural ? [] : [{ wrong, right: `${number} ${plural}`, start: index }];
  });
}

/** A misspelled word, its correction and its offset. */
export interface Misspelling {
  readonly wrong: string;
  readonly right: string;
  readonly start: number;
  /** Whether another correction is possible. */
  readonly isUncertain?: boolean;
}

/** A word with its neighbours; a number counts as a word. */
class WordInContext {
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

/** Words with one of the confusable last letters. Vowel marks distinguish words that are otherwise spelled alike. */
const candidates = /(?<![\u0621-\u0652\u0670])[\u0621-\u0652\u0670]+(?<=[ىيهة])(?![\u0621-\u0652\u0670])/g;
const marks = /[\u064b-\u0652\u0670]/;
/** The maximum distance of a neighbour, which keeps the search linear in the length of the text. */
const nearby = 40;

/** The first or last word or number of a part of a text; empty if there is none. */
function neighbour(part: string, expression: RegExp): string {
  return expression.exec(part)?.[0] ?? '';
}
const lastWord = /(?:[\p{L}\p{M}]+|\p{N}+(?:[.,]\p{N}+)*)(?=[^\p{L}\p{M}\p{N}]*$)/u;
const firstWord = /[\p{L}\p{M}]+|\p{N}+(?:[.,]\p{N}+)*/u;

/** The possible stems of a word after its attached particles. Only the last one can have the article. */
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

function ending(word: string, letter: string): string {
  return word.slice(0, -1) + letter;
}

const number = /^\p{N}/u;

const prepositions: ReadonlySet<string> = new Set(['علي', 'وعلي', 'إلي', 'الي', 'أقصي', 'أدني', 'اقصي', 'ادني']);

/** Whether على or إلى is meant, because the neighbours allow no other reading: علي is a name, إلي means "to me". */
function isMeantAsPreposition(place: WordInContext): boolean {
  const { word } = place;
  if (!prepositions.has(word)) return false;
  const { before, after } = place;
  if (word === 'علي' || word === 'وعلي') {
    if (after === '' || afterAliOfShops.has(after)) return false;
    if (beforeAla.has(before)) return true;
    // A figure is followed by no name, and a discount by that of a person: كود خصم علي.
    return (number.test(before) || amounts.has(before) || beforeGoods.has(before)) && goodsAfterAla.has(after);
  }
  if (word === 'إلي' || word === 'الي') return number.test(after) || (after !== '' && beforeIla.has(before));
  return /^[بكل]?حد$/.test(before);
}

interface Correction {
  readonly right: string;
  /** Whether a stem of the word is a word with the right letter. */
  readonly isWord?: (meant: string, hasArticle: boolean) => boolean;
  /** Whether the neighbours show that the word with the right letter is meant. */
  readonly isMeant?: (place: WordInContext, meant: string) => boolean;
}

const corrections: Readonly<Record<string, Correction>> = {
  ى: {
    right: 'ي',
    isWord: (meant, hasArticle) => endInYa.has(meant) || (hasArticle && endInYaWithArticle.has(meant)),
  },
  ي: {
    right: 'ى',
    isMeant: (place, meant) =>
      endInMaqsura.has(meant) || endInMaqsura.has(meant.replace(/^[وف]/, '')) || isMeantAsPreposition(place),
  },
  ه: {
    right: 'ة',
    isWord: (meant, hasArticle) => (hasArticle ? feminine : alwaysFeminine).has(meant),
    isMeant: (place, meant) =>
      (countedFeminine.has(meant) && number.test(place.before)) ||
      (place.word === 'مره' && (/^(?:ل?أول|ل?كل|ل?آخر)$/.test(place.before) || place.after === 'أخرى')),
  },
  ة: { right: 'ه', isWord: (meant) => endInHa.has(meant) },
};

function tailOf(word: string): string {
  return word.slice(-3);
}

/** The tails of all correctable words with the wrong last letter. */
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

export function mayBeMisspelt(text: string): boolean {
  return /[ىيهة](?![\u0621-\u0652])/.test(text);
}

/** The words of a text with ي for ى, ه for ة or the reverse, where only one spelling is a word. */
export function misspellingsIn(text: string): readonly Misspelling[] {
  return [...text.matchAll(candidates)].flatMap(({ 0: wrong, index }) => {
    const correction = corrections[wrong.at(-1) ?? ''];
    // Most words can be ruled out by their tail. A two-letter word may have an attached particle.
    const mayBeWrong = tails.has(tailOf(wrong)) || tails.has(wrong.slice(-2));
    if (!correction || wrong.length < 2 || !mayBeWrong || marks.test(wrong)) return [];
    const { right: letter, isWord, isMeant } = correction;
    const meant = ending(wrong, letter);
    const isWrong =
      stems(wrong).some(({ stem, hasArticle }) => isWord?.(ending(stem, letter), hasArticle)) ||
      isMeant?.(new WordInContext(wrong, text, index), meant);
    return isWrong ? [{ wrong, right: wrong === 'الي' ? 'إلى' : meant, start: index }] : [];
  });
}
