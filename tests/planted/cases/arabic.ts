import { all, at, replaced, type Expected, type Kind, type Planted } from '../planted';

const file = 'stores/pottery-barn.yaml';
const subtitle = 'ar: أثاث كلاسيكي ومفارش ناعمة ومائدة أنيقة بخصم يصل إلى 70%، بكود واحد تنسخه.';

/** Mistyped words in the Arabic subtitle of a store. */
function typed(slip: string, from: string, to: string, code: Expected['code'], ...says: readonly string[]): Planted {
  return {
    slip,
    change: replaced(file, subtitle, subtitle.replace(from, to)),
    reported: [{ line: to, says, ...(code && { code }) }],
  };
}

const temu = 'stores/temu.yaml';

/** Mistyped words in another text of a store. */
function inTerms(slip: string, ar: string, right: string, code: Expected['code'], ...says: readonly string[]): Planted {
  const words = 'ar: أدخل الكود قبل الدفع. يختلف مقدار التوفير بحسب القطع التي تختارها، ويُقبل عادةً كود واحد لكل طلب.';
  return {
    slip,
    change: replaced(file, words, `ar: ${ar}`),
    reported: [{ line: ar, says, ...(code && { code }) }],
    fix: replaced(file, ar, right),
  };
}

/** A right sentence in which one word is misspelt. */
function misspelt(slip: string, sentence: string, right: string, wrong: string): Planted {
  return inTerms(slip, sentence.replace(right, wrong), sentence, 'arabic-spelling', `\`${right}\``);
}

/** Terms in both languages whose Arabic figure is mistyped. */
function counted(
  slip: string,
  [en, ar]: readonly [string, string],
  right: string,
  code: Expected['code'],
  ...says: readonly string[]
): Planted {
  const words =
    'en: Enter the code before you pay. The saving depends on the pieces you choose; usually one code per order.';
  const { change, ...planted } = inTerms(slip, ar, right, code, ...says);
  return { ...planted, change: all(replaced(file, words, `en: ${en}`), change) };
}

/** Arabic as typed on keyboards and phones, or copied from chats and PDFs. */
export const arabic: Kind = {
  id: 'arabic',
  name: 'Arabic as it is typed',
  cases: [
    typed('typed ى for the ي of "to"', 'إلى', 'إلي', 'arabic-spelling', 'write `إلى`'),
    misspelt('typed ى for ي in "in"', 'أدخل الكود في خانة الدفع قبل أن تدفع.', 'في', 'فى'),
    misspelt('typed ى for ي in "which"', 'يُقبل كود واحد للقطع التي تختارها.', 'التي', 'التى'),
    misspelt('typed ى for ي in an adjective', 'التوصيل مجاني لكل طلب.', 'مجاني', 'مجانى'),
    misspelt('typed ى for ي in an adjective with the article', 'يظهر السعر النهائي في السلة.', 'النهائي', 'النهائى'),
    misspelt('typed ى for ي in the name of a city', 'التوصيل متاح داخل دبي.', 'دبي', 'دبى'),
    misspelt('typed ي for ى after a verb', 'احصل على التوفير قبل الدفع.', 'على', 'علي'),
    misspelt('typed ي for ى after the word for a discount', 'خصم على جميع القطع.', 'على', 'علي'),
    misspelt('typed ي for ى in "until"', 'العرض سارٍ حتى نهاية الشهر.', 'حتى', 'حتي'),
    misspelt('typed ي for ى in "at most"', 'يُقبل الكود بحد أقصى لكل طلب.', 'أقصى', 'أقصي'),
    misspelt('typed ه for ة after the article', 'أدخل الكود في السلة قبل الدفع.', 'السلة', 'السله'),
    misspelt('typed ه for ة behind a small word', 'ادفع بالبطاقة أو نقدًا.', 'بالبطاقة', 'بالبطاقه'),
    inTerms('typed ه for ة in an adjective', 'قطع حصريه للأعضاء.', 'قطع حصرية للأعضاء.', 'arabic-spelling', '`حصرية`'),
    counted(
      'typed ه for ة after a number',
      ['The order arrives within 24 hours.', 'يصل الطلب خلال 24 ساعه.'],
      'يصل الطلب خلال 24 ساعة.',
      'arabic-spelling',
      '`ساعة`',
    ),
    inTerms(
      'typed ه for ة in "for the first time"',
      'يعمل الكود لأول مره.',
      'يعمل الكود لأول مرة.',
      'arabic-spelling',
      '`مرة`',
    ),
    inTerms(
      'typed ة for ه in "this"',
      'أدخل هذة الحروف قبل الدفع.',
      'أدخل هذه الحروف قبل الدفع.',
      'arabic-spelling',
      '`هذه`',
    ),
    inTerms('typed ة for ه in "water"', 'خصم على مياة العطور.', 'خصم على مياه العطور.', 'arabic-spelling', '`مياه`'),
    inTerms(
      'typed several words with the wrong last letter',
      'ادفع فى الصفحه التى تظهر.',
      'ادفع في الصفحة التي تظهر.',
      'arabic-spelling',
      'these words',
      '`الصفحة`',
    ),
    typed('stretched a word', 'بخصم', 'بخصـــم', 'stretched-word', 'write `بخصم`'),
    typed('stretched a word by one sign', 'ناعمة', 'ناعـمة', 'stretched-word', 'write `ناعمة`'),
    typed('typed with a Persian keyboard', 'بكود', 'بکود', 'persian-letter', 'write `بكود`'),
    typed('typed a Persian ya within a word', 'كلاسيكي', 'كلاسیكي', 'persian-letter', 'write `كلاسيكي`'),
    typed('typed a Persian ya at the end of a word', 'كلاسيكي', 'كلاسيكی', 'persian-letter', 'write `كلاسيكي`'),
    typed('typed a Persian ya for the last letter of "to"', 'إلى', 'إلی', 'persian-letter', 'write `إلى`'),
    inTerms(
      'copied a text from a PDF that gives the letters from the end',
      '.دحاو دوكب ،مصخ ىلع لصحا',
      'احصل على خصم، بكود واحد.',
      'reversed-text',
      'from its end',
      'احصل على خصم، بكود واحد',
    ),
    inTerms(
      'copied a sentence from a PDF with its full stop',
      '.لوألا بلطلا ىلع مصخ',
      'خصم على الطلب الأول.',
      'reversed-text',
      'خصم على الطلب',
    ),
    inTerms(
      'typed a word of a chat with figures for letters',
      '5asm لكل طلب.',
      'خصم لكل طلب.',
      'latin-arabic',
      '`5asm`',
      'Arabic letters',
    ),
    inTerms(
      'typed words of a chat in Latin letters',
      'عرض khasm و tawseel لكل طلب.',
      'عرض خصم وتوصيل لكل طلب.',
      'latin-arabic',
      'khasm',
      'tawseel',
    ),
    {
      slip: 'typed words of a chat in an English text',
      change: replaced(temu, 'en: Temu code to try second', 'en: Temu khasm 3ala talabak'),
      reported: [at('khasm 3ala', 'latin-arabic', 'English')],
    },
    {
      slip: 'wrote the end of an offer by the Hijri calendar, in words',
      change: replaced(file, '    verified: true\n', '    expires: 15 رمضان 1448\n    verified: true\n'),
      reported: [at('expires: 15', 'invalid-date', 'Hijri', 'write `2027-02-22`')],
    },
    {
      slip: 'wrote the end of an offer by the Hijri calendar, the day first',
      change: replaced(file, '    verified: true\n', '    expires: 15/9/1448\n    verified: true\n'),
      reported: [at('expires: 15/9', 'invalid-date', 'Hijri', 'write `2027-02-22`')],
    },
    {
      slip: 'wrote the end of an offer by the Hijri calendar, with its sign',
      change: replaced(file, '    verified: true\n', '    expires: 1 ذو الحجة 1448 هـ\n    verified: true\n'),
      reported: [at('expires: 1 ', 'invalid-date', 'Hijri')],
    },
    {
      slip: 'pasted a short Arabic title from a PDF',
      change: replaced(temu, 'ar: كود تيمو البديل', 'ar: ليدبلا وميت دوك'),
      reported: [at('ar: ليدبلا وميت دوك', 'reversed-text', 'كود تيمو البديل')],
    },
    {
      slip: 'typed the Arabic title with Latin letters',
      change: replaced(
        'stores/pottery-barn.yaml',
        'ar: كود واحد بدل قائمة طويلة من أكواد لا تعمل',
        'ar: code wa7ed badal list tawila men akwad la ta3mal',
      ),
      reported: [at('ar: code wa7ed', 'untranslated-text', 'type it in Arabic letters')],
    },
    counted(
      'typed the percent sign before its number',
      ['Up to 70% less for each order.', 'التوفير حتى %70 لكل طلب.'],
      'التوفير حتى 70% لكل طلب.',
      'percent-first',
      'write `70%`',
    ),
    counted(
      'wrote the singular after 5',
      ['Delivery takes 5 days.', 'يصل الطلب خلال 5 يوم.'],
      'يصل الطلب خلال 5 أيام.',
      'arabic-number',
      'write `5 أيام`',
    ),
    inTerms(
      'typed the name Ali for "on" before goods',
      'يسري خصم الكود على الأثاث، والخصم علي الملابس كذلك.',
      'يسري خصم الكود على الأثاث، والخصم على الملابس كذلك.',
      'arabic-spelling',
      'write `على`',
    ),
  ],
};
