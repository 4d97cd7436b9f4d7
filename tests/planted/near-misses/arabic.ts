import { replaced } from '../planted';
import type { NearMiss, NearMisses } from './near-misses';

const file = 'stores/pottery-barn.yaml';
const words = 'ar: أدخل الكود قبل الدفع. يختلف مقدار التوفير بحسب القطع التي تختارها، ويُقبل عادةً كود واحد لكل طلب.';

/** Other terms of an offer. Several sentences form one text, so that one check covers them. */
function terms(slip: string, ...sentences: readonly string[]): NearMiss {
  return { slip, change: replaced(file, words, `ar: ${sentences.join(' ')}`) };
}

/** Arabic that seems to be misspelt. */
export const arabic: NearMisses = {
  name: 'Arabic as it is typed',
  cases: [
    terms('named a person who is called Ali', 'سأل علي عن الكود.', 'كتب علي كل شيء.'),
    terms('named the shop Ali Baba', 'الكود غير صالح في علي بابا، واحصل على غيره هناك.'),
    terms('wrote "to me"', 'أرسل إليّ الكود.', 'وصل إلي الطلب.'),
    terms('wrote words that exist with both last letters', 'مدى الكود ومدي يدك.', 'هذا معنى وهو معني به.'),
    terms('wrote names that end in ى', 'هدى ومنى ومصطفى وموسى.'),
    terms('wrote words that end in ى', 'مستوى أعلى وأقصى وأدنى في ملتقى كبرى المدن.'),
    terms('wrote what is sweetened, and kidneys', 'حليب محلى.', 'الكلى.'),
    terms('wrote verbs that end in ى', 'يُعطى الكود لكل طلب.', 'لا يُجارى.'),
    terms('wrote words with a ه of their own', 'الوجه والمياه والفواكه والترفيه والتنبيه.'),
    terms('wrote "his" behind words', 'في طريقه إلى بيته.', 'قدم له هديته.', 'خدمه صديقه.'),
    terms('wrote a word that begins like the article', 'التزامه بالموعد.', 'ألعابه وألوانه.'),
    terms('wrote names that end in ة', 'منة وعلية وجدة ومكة.'),
    terms('wrote the sign of the Hijri calendar', 'صالح في الشهر 9هـ.'),
    terms('wrote a small word before a Latin one', 'لـ Temu وبـ AliExpress والـVIP.'),
    terms('wrote a small word before an Arabic one', 'لـمتجر واحد.'),
    terms('wrote lines between words', 'الأيام ـ وهي كثيرة ـ كافية.'),
    terms('wrote letters that Arabic borrows for names', 'قماش من ڤوغا، وپيتزا، وچيبسي، وگوچي.'),
    terms('wrote many words that end like a reversed article', 'أهلًا وسهلًا، كلا ثم كلا، هلا والحلا.'),
    terms('wrote words that are others from their end', 'نم جيدًا، فالدوك في الضرع.'),
    terms('named products with letters and figures', 'جهاز PS5 وشاشة 4K ومقاس XL3 ومشروب 7UP.'),
    terms('named one brand that is an Arabic word', 'متجر Khasm وحده.'),
    terms('wrote an address with Arabic words', 'راجع www.example.com/3ard-5asm.'),
    terms('wrote a nisba and its feminine', 'سعودي وسعودية، ومجاني ومجانية.'),
    terms('wrote marks of vowels that tell words apart', 'عليّ وإليّ وعليٌّ.'),
  ],
};
