import { inEnglish } from '../../../../support/english';
import { describe, expect, test } from 'vitest';
import { check, sampleFiles } from '../../../support/sample-catalogue';

/** Texts that look unusual and are right: names, prices, codes, addresses, emoji, mixed scripts. */
const english = `
50% off
Save $5 & more
Bath & Body Works
H&M, Marks & Spencer
AT&T; and others
3 < 5 and 7 > 2
I <3 Ramadan
Price*
*On first orders only
5* hotels
SAVE_10 or snake_case
#1 in the Gulf
The #YellowFriday sale
C# and F# books
@noon on #noon
[New] offer
(limited)
Up to 50% (max. 100 SAR)
~50%
2 x 10 = 20
Sign in
Opt in
Where to sign up
What it is for
What DHgate is good for
Open the app and sign in
Where the score comes from
The country you order to
I pay by
Terms & Conditions
Levi's, Dr. Martens, L'Oréal
Ready to look around?
How it works
Wait… what?
Codes, deals, and more…
Yahoo! and Toys "R" Us
24" screens and 6' poles
noon.com/uae-en?a=1&b=2
See https://www.example.com/a_b__c?x=1,2;3
Write to help@example.com
Dubai (UAE), Doha (Qatar)
A/B, C/D
9:00 a.m. – 5:00 p.m.
10–15 days
1,299.00 SAR
USD 1,000
🎉 50% off 🎉
Save more 🔥
👨‍👩‍👧 family codes
:) and :(
½ price
№ 5
™ and ®
e.g. shoes
Vitamins A
Grade A
Vitamin D and vitamin A
The word «كوبون» means coupon
كوبون means coupon
Jarir (مكتبة جرير)
Ounass and 6thStreet
THE OUTNET
Crate&Barrel
Bloomingdale's
Victoria's Secret
Call +971 4 000 0000
Code: LUBAN10
LUBAN10 = 10%
-20%
+ free delivery
“The best” codes
'Best' codes
The "best" codes
5'10"
Coffee, tea, etc.
App-only offer
App‑only offer
Buy 1, get 1
Buy one get one free!
Free!!!
Really?!
What???
côté, Müller’s, «été»…
That that is, is
Bye Bye Baby
Price* and terms*
Yes/No
100 %
Up to -80%
WELCOME
welcome
Sale | Offers
Home > Stores > Luban
← Back
Next →
Step 1: copy the code
Note: new customers only
Open: 24/7
12:30
1/2 off
O'Reilly
naïve café
Pokémon
Ikea’s
iHerb's
x2
A–Z
and more
The end
On and off
All in all
For you and yours
Mix and match
What are you waiting for?
`;

const arabic = `
خصم 50%
خصم حتى 80٪
وفّر 1,299.00 ريال
خصم 10%، توصيل مجاني
هل الكود صالح؟
كود: LUBAN10
«الأفضل» في الخليج
كوبون "LUBAN10"
كود 'LUBAN10'
شاشات 24" و55"
علي إكسبريس (AliExpress)
AliExpress Choice من علي إكسبريس
ادفع عبر Apple Pay أو Visa Card
متجر Bath & Body Works
متجر The House of Luban
عطر Victoria's Secret Bombshell
منتجات L'Oréal و La Roche-Posay
تسوّق من Marks & Spencer و Crate & Barrel
رواية The Lord of the Rings
أول طلب لك في Temu
#عرض_اليوم
أفضل عرض #1
عروض الجمعة البيضاء #YellowFriday
[جديد] خصم 10%
(محدود)
حتى 50% (بحد أقصى 100 ريال)
خصم 10% + توصيل مجاني
1,000 ريال
من 9:00 إلى 17:00
من 10 إلى 15 يومًا
راجع https://www.example.com/متجر?a=1,2;3
راجع example.com/عروض?x=1
اكتب إلى help@example.com
🎉 خصم 🎉
وفّر أكثر 🔥
مرحبًا!
نعم؟!
طط ظظ
شيئًا فشيئًا
واحد واحد
وغير ذلك…
صالح حتى
استُخدم من قبل
لم نجرّبه بعد
لا أصوات بعد
أطلب من
المتاجر | العروض
الرئيسية > المتاجر
الخطوة 1: انسخ الكود
ملاحظة: للعملاء الجدد
24/7
12:30
3.5 من 5
شحن 2 كجم
هاتف iPhone 15 Pro Max 256GB
كود NM175 من نمشي
كود «NM175» من نمشي
خصم 15% مع كود UBUY
بطاقة mada
بطاقات Visa و Mastercard و mada
تطبيق Android و iOS
متاجر A/B
مقاس XL
مقاسات S، M، L
فيتامين D
فيتامين C و E
كريم SPF 50+
حليب NAN 1
منتج 100% طبيعي
سعر يبدأ من 9.99 درهم
قيمة الطلب ≥ 200 ريال
قيمة الطلب > 200 ريال
توفير 5–10%
اشترِ 1 واحصل على 1
تم!
شكرًا.
المملكة العربية السعودية
بـ 50 ريالًا
الـ VIP
عرض الـ 11.11
تخفيضات 11/11
موسم 2025
هـ 1447
ﷺ
لبان
قسيمة
كل شيء عن لبان
السعودية، والإمارات، والكويت
رسوم: لا شيء
«لبان»: متجر بخور
بخور «فاخر» (50 غ)
أيّ متجر تختار؟
ولمَ لا؟
يا هلا ومرحبا
الدفع عند الاستلام (COD)
الشحن DHL Express
عروض Black Friday
عروض Back to School
حقيبة Michael Kors Jet Set
حذاء Nike Air Max 90
Adidas × Gucci
`;

const lines = (text: string) => text.trim().split('\n');

const textCodes = new Set([
  'cut-off-text',
  'double-space',
  'foreign-punctuation',
  'garbled-text',
  'lost-text',
  'merged-lines',
  'mixed-languages',
  'non-breaking-space',
  'other-digits',
  'raw-html',
  'repeated-word',
  'straight-quotes',
  'unfinished-text',
  'unknown-placeholder',
  'untranslated-text',
  'visible-brace',
  'visible-markup',
]);

const about = 'data/pages/about.yaml';

/** The diagnostics of texts, each as a heading and in Markdown below it. */
function said(texts: readonly (readonly [en: string, ar: string])[]): readonly string[] {
  const sections = texts.map(
    ([en, ar]) =>
      `  - kind: prose\n    heading:\n      en: ${JSON.stringify(en)}\n      ar: ${JSON.stringify(ar)}\n` +
      `    body:\n      en: ${JSON.stringify(`Words ${en}`)}\n      ar: ${JSON.stringify(`نص ${ar}`)}\n`,
  );
  const page = `${sampleFiles[about]?.replace(/sections:[\s\S]*/, '') ?? ''}sections:\n${sections.join('')}`;
  return inEnglish(check({ ...sampleFiles, [about]: page }).diagnostics)
    .filter(({ code }) => textCodes.has(code))
    .map(({ code, message, span }) => `${code}: ${message}: ${page.slice(span.start, span.end)}`);
}

describe('the text rules, for harmless texts', () => {
  /** A mistake after the other texts proves that these are checked. */
  const mistake = ['Codes **today**', 'أكواد اليوم'] as const;
  const report = [expect.stringMatching(/^visible-markup: .*: \*\*today\*\*$/)];

  test('are tested with at least 200 texts', () => {
    expect(lines(english).length + lines(arabic).length).toBeGreaterThanOrEqual(200);
  });

  test('report a mistake alone after the English texts', () => {
    expect(said([...lines(english).map((text) => [text, 'وفّر على البخور'] as const), mistake])).toEqual(report);
  });

  test('report a mistake alone after the Arabic texts', () => {
    expect(said([...lines(arabic).map((text) => ['Save on incense', text] as const), mistake])).toEqual(report);
  });
});
