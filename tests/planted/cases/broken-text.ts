import { at, replaced, type Kind } from '../planted';

const temu = 'stores/temu.yaml';
const pottery = 'stores/pottery-barn.yaml';
const legit = 'posts/is-temu-legit-and-safe.yaml';
const second = 'en: Temu code to try second';
const secondAr = 'ar: كود تيمو البديل';
const choose = 'ar: اختر الكود وانسخه';

/** Texts that would look broken to readers. */
export const brokenText: Kind = {
  id: 'broken-text',
  name: 'Broken text (2)',
  cases: [
    {
      slip: 'made words of a title bold with HTML',
      change: replaced(temu, second, 'en: Temu code to try <b>second</b>'),
      reported: [at('<b>second</b>', 'raw-html', '<b>')],
    },
    {
      slip: 'copied a title from the source of a page, with its entity',
      change: replaced(pottery, 'en: Bedding and bedroom', 'en: Bedding &amp; bedroom'),
      reported: [at('&amp;', 'raw-html', '&')],
      fix: replaced(pottery, '&amp;', '&'),
    },
    {
      slip: 'copied a text with a non-breaking space as HTML writes it',
      change: replaced(temu, second, 'en: Temu code&nbsp;to try second'),
      reported: [at('&nbsp;', 'raw-html', '&nbsp;')],
    },
    {
      slip: 'broke a line with HTML',
      change: replaced(temu, 'scan the QR code of the offer to open it', 'scan the QR code<br>of the offer to open it'),
      reported: [at('<br>', 'raw-html', '<br>')],
    },
    {
      slip: 'wrote a link in HTML',
      change: replaced(legit, '[listed here](/stores)', '<a href="/stores">listed here</a>'),
      reported: [at('<a href', 'raw-html', '[')],
    },
    {
      slip: 'forgot the stars after bold words',
      change: replaced(temu, 'Press **Get Code** or **Copy Code**.', 'Press **Get Code** or **Copy Code.'),
      reported: [at('**Copy Code.', 'visible-markup', '**')],
    },
    {
      slip: 'forgot the bracket of a link',
      change: replaced(temu, '[directory of stores](/stores)', '[directory of stores(/stores)'),
      reported: [at('[directory of stores(', 'visible-markup', ']')],
    },
    {
      slip: 'put a space between the two halves of a link',
      change: replaced(temu, '[directory of stores](/stores)', '[directory of stores] (/stores)'),
      reported: [at('[directory of stores] (', 'visible-markup', 'space')],
    },
    {
      slip: 'turned the two halves of a link round',
      change: replaced(temu, '[directory of stores](/stores)', '(directory of stores)[/stores]'),
      reported: [at('(directory of stores)[', 'visible-markup', '[directory of stores](/stores)')],
    },
    {
      slip: 'forgot the closing backtick of a code',
      change: replaced(temu, 'Start with `{code}`; the others', 'Start with `{code}; the others'),
      reported: [at('`{code}; the others', 'visible-markup', '`')],
    },
    {
      slip: 'used bold in a title, which is no Markdown',
      change: replaced(temu, second, 'en: Temu code to **try second**'),
      reported: [at('**try second**', 'visible-markup', 'remove the characters')],
    },
    {
      slip: 'pasted bullets of a word processor into Markdown',
      change: replaced(
        temu,
        '            - The code was pasted whole, with no space before or after it.\n            - No other code',
        '            • The code was pasted whole, with no space before or after it.\n            • No other code',
      ),
      reported: [at('• The code was pasted', 'visible-markup', '- ')],
    },
    {
      slip: 'forgot the space after the signs of a heading',
      change: replaced(legit, '## The short answer', '##The short answer'),
      reported: [at('##The short answer', 'visible-markup', '## ')],
    },
    {
      slip: 'typed a Latin comma in an Arabic text',
      change: replaced(temu, 'ar: خطوات قليلة، وترى', 'ar: خطوات قليلة, وترى'),
      reported: [at('قليلة, وترى', 'foreign-punctuation', '،')],
    },
    {
      slip: 'typed a Latin question mark in an Arabic text',
      change: replaced(temu, 'ar: متى تنتهي هذه الأكواد؟', 'ar: متى تنتهي هذه الأكواد?'),
      reported: [at('الأكواد?', 'foreign-punctuation', '؟')],
    },
    {
      slip: 'typed a Latin semicolon in an Arabic text',
      change: replaced(temu, 'وليس وعدًا لكل سلة؛ والمبلغ', 'وليس وعدًا لكل سلة; والمبلغ'),
      reported: [at('سلة; والمبلغ', 'foreign-punctuation', '؛')],
    },
    {
      slip: 'used straight quotes in an Arabic text',
      change: replaced(temu, 'اضغط على «تطبيق»', 'اضغط على "تطبيق"'),
      reported: [at('"تطبيق"', 'straight-quotes', '«')],
    },
    {
      slip: 'left the English text in the Arabic line',
      change: replaced(temu, secondAr, 'ar: Temu code to try second'),
      reported: [at('ar: Temu code to try second', 'untranslated-text', 'Arabic')],
    },
    {
      slip: 'wrote the Arabic text in the English line',
      change: replaced(temu, second, 'en: كود تيمو البديل'),
      reported: [at('en: كود تيمو البديل', 'untranslated-text', 'English')],
    },
    {
      slip: 'turned the two languages round',
      change: replaced(temu, `${second}\n      ${secondAr}`, 'en: كود تيمو البديل\n      ar: Temu code to try second'),
      reported: [at('en: كود تيمو البديل', 'untranslated-text', 'English')],
    },
    {
      slip: 'left a sentence of an Arabic text in English',
      change: replaced(
        temu,
        'ar: احتفظ به للسلال التي لا يُقبل فيها الكود الأول. يعرض تيمو',
        'ar: احتفظ به للسلال التي لا يُقبل فيها الكود الأول. Temu shows the saving before you pay. يعرض تيمو',
      ),
      reported: [at('Temu shows the saving', 'mixed-languages', 'Arabic')],
    },
    {
      slip: 'wrote spaces inside the braces of a placeholder',
      change: replaced(temu, 'en: Temu coupon codes for {month}', 'en: Temu coupon codes for { month }'),
      reported: [at('{ month }', 'unknown-placeholder', '{month}')],
    },
    {
      slip: 'wrote a placeholder with two braces',
      change: replaced(temu, 'en: Temu coupon codes for {month}', 'en: Temu coupon codes for {{month}}'),
      reported: [at('{{month}}', 'visible-brace', '{month}')],
    },
    {
      slip: 'wrote a placeholder with a capital letter',
      change: replaced(temu, 'en: Temu coupon codes for {month}', 'en: Temu coupon codes for {Month}'),
      reported: [at('{Month}', 'unknown-placeholder', '{month}')],
    },
    {
      slip: 'forgot the closing brace of a placeholder',
      change: replaced(temu, 'en: Temu coupon codes for {month}', 'en: Temu coupon codes for {month'),
      reported: [at('for {month', 'visible-brace', '{month}')],
    },
    {
      slip: 'wrote a placeholder in brackets',
      change: replaced(temu, 'en: Temu coupon codes for {month}', 'en: Temu coupon codes for [month]'),
      reported: [at('[month]', 'visible-brace', '{month}')],
    },
    {
      slip: 'translated the name of a placeholder',
      change: replaced(temu, 'ar: أكواد خصم تيمو لشهر {month}', 'ar: أكواد خصم تيمو لشهر {شهر}'),
      reported: [at('{شهر}', 'unknown-placeholder', '{month}')],
    },
    {
      slip: 'left the dollar sign of another template language before a placeholder',
      change: replaced(temu, 'en: Temu coupon codes for {month}', `en: Temu coupon codes for \${month}`),
      reported: [at(`\${month}`, 'visible-brace', '{month}')],
    },
    {
      slip: 'typed two spaces',
      change: replaced(temu, second, 'en: Temu code  to try second'),
      reported: [at('code  to', 'double-space', 'spaces')],
    },
    {
      slip: 'pasted a sentence that ends in the middle',
      change: replaced(
        temu,
        'before you pay and check that the total has gone down.',
        'before you pay and check that the total has',
      ),
      reported: [at('the total has', 'cut-off-text', 'cut off')],
    },
    {
      slip: 'pasted an Arabic sentence that ends in the middle',
      change: replaced(temu, 'أدخله قبل الدفع وتأكّد من أن المبلغ الإجمالي انخفض فعلًا.', 'أدخله قبل الدفع وتأكّد من أن'),
      reported: [at('وتأكّد من أن', 'cut-off-text', 'cut off')],
    },
    {
      slip: 'left the placeholder text of a designer',
      change: replaced(temu, 'en: Codes come and go.', 'en: Lorem ipsum dolor sit amet.'),
      reported: [at('Lorem ipsum', 'unfinished-text', 'Lorem ipsum')],
    },
    {
      slip: 'left a note to themselves',
      change: replaced(temu, second, 'en: TODO a better title'),
      reported: [at('TODO a better title', 'unfinished-text')],
    },
    {
      slip: 'saved Arabic as UTF-8 twice',
      change: replaced(temu, secondAr, `ar: ${Buffer.from('كود تيمو البديل').toString('latin1')}`),
      reported: [at('ar: Ù', 'garbled-text', 'Arabic')],
    },
    {
      slip: 'lost the Arabic letters to question marks',
      change: replaced(temu, secondAr, 'ar: ??? ???? ??????'),
      reported: [at('ar: ???', 'garbled-text', 'question marks')],
    },
    {
      slip: 'copied Arabic from a PDF, whose letters are shapes',
      change: replaced(temu, choose, 'ar: ﺍﺧﺘﺮ ﺍﻟﻜﻮﺩ ﻭﺍﻧﺴﺨﻪ'),
      reported: [at('ﺍﻟﻜﻮﺩ', 'garbled-text', 'PDF')],
    },
    {
      slip: 'typed Arabic figures in a text',
      change: replaced(pottery, 'ar: حتى 70%', 'ar: حتى ٧٠٪'),
      reported: [at('٧٠٪', 'other-digits', '70%')],
    },
    {
      slip: 'changed a figure in one language only',
      change: replaced(pottery, 'en: Up to 70%\n', 'en: Up to 75%\n'),
      reported: [at('75%', 'figures-differ')],
    },
    {
      slip: 'left a placeholder out of the translation',
      change: replaced(temu, 'ar: أكواد خصم تيمو لشهر {month}', 'ar: أكواد خصم تيمو لهذا الشهر'),
      reported: [at('أكواد خصم تيمو لهذا الشهر', 'placeholder-mismatch')],
    },
    {
      slip: 'put a picture into a text',
      change: replaced(temu, 'en: A few short steps, and', 'en: A few short steps ![steps](steps.png), and'),
      reported: [at('![steps]', 'unsupported-markdown')],
    },
    {
      slip: 'wrote a word twice at a line break',
      change: replaced(temu, 'en: Codes come and go. We go', 'en: Codes come and and go. We go'),
      reported: [at('and and', 'repeated-word', 'twice')],
    },
    {
      slip: 'pasted a message of WhatsApp with its bold sign',
      change: replaced(temu, second, 'en: Temu code *to try* second'),
      reported: [at('*to try*', 'visible-markup', '*')],
    },
    {
      slip: 'mistyped the placeholder of a text of the interface in one language',
      change: replaced('messages/shell.yaml', 'ar: "{name}، الصفحة الرئيسية"', 'ar: "{nam}، الصفحة الرئيسية"'),
      reported: [at('{nam}', 'placeholder-mismatch', '{name}')],
    },
  ],
};
