import type { Misspelling } from './spelling';

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
