import { at, mistyped, replaced, type Kind } from '../planted';

const temu = 'stores/temu.yaml';
const pottery = 'stores/pottery-barn.yaml';
const legit = 'posts/is-temu-legit-and-safe.yaml';

/** Texts that lose a part because YAML interprets it differently. */
export const lostText: Kind = {
  id: 'lost-text',
  name: 'Lost text (1)',
  cases: [
    {
      slip: 'wrote a number with a hash sign into an English title',
      change: replaced(temu, 'en: Temu code to try second', 'en: Temu code #2 to try second'),
      reported: [at('en: Temu code #2 to try second', 'lost-text', '"Temu code #2 to try second"')],
      fix: replaced(temu, 'en: Temu code #2 to try second', 'en: "Temu code #2 to try second"'),
    },
    {
      slip: 'added a hashtag to an Arabic title',
      change: replaced(pottery, 'ar: مجاني ولا يحتاج إلى فتح حساب', 'ar: مجاني ولا يحتاج إلى فتح حساب #عرض_اليوم'),
      reported: [at('#عرض_اليوم', 'lost-text', '"مجاني ولا يحتاج إلى فتح حساب #عرض_اليوم"')],
      fix: replaced(
        pottery,
        'ar: مجاني ولا يحتاج إلى فتح حساب #عرض_اليوم',
        'ar: "مجاني ولا يحتاج إلى فتح حساب #عرض_اليوم"',
      ),
    },
    {
      slip: 'wrote a number with a hash sign into the title of a post',
      change: replaced(legit, 'title: Is Temu legit and safe? A', 'title: Is Temu legit and safe? Guide #1, a'),
      reported: [at('Guide #1', 'lost-text', '#1, a calm look before you buy"')],
      fix: replaced(
        legit,
        'title: Is Temu legit and safe? Guide #1, a calm look before you buy',
        'title: "Is Temu legit and safe? Guide #1, a calm look before you buy"',
      ),
    },
    {
      slip: 'put a hashtag among the tags of a post',
      change: replaced(legit, 'tags: [Temu, online safety', 'tags: [Temu, online safety #tips'),
      reported: [at('tags: [Temu', 'yaml-syntax', '#')],
      fix: replaced(legit, 'online safety #tips', '"online safety #tips"'),
    },
    {
      slip: 'began a title with a hash sign',
      change: replaced(temu, 'en: Temu code to try second', 'en: #2 Temu code to try'),
      reported: [at('en: #2 Temu code to try', 'missing-value', '"#2 Temu code to try"')],
      fix: replaced(temu, 'en: #2 Temu code to try', 'en: "#2 Temu code to try"'),
    },
    mistyped('wrote a colour without quotes', temu, 'brand: "#fb7701"', 'brand: #fb7701', 'missing-value', '"#fb7701"'),
    {
      slip: 'wrote the link to a section without quotes',
      change: replaced('stores/namshi.yaml', 'to: "#guide"', 'to: #guide'),
      reported: [at('to: #guide', 'missing-value', '"#guide"')],
    },
    {
      slip: 'wrote a name that is a number',
      change: replaced('seasons.yaml', 'en: "11.11"', 'en: 11.11'),
      reported: [at('en: 11.11', 'unquoted-text', '"11.11"')],
    },
    {
      slip: 'wrote a code of digits and an E without quotes',
      change: replaced(temu, 'code: "acs729490"', 'code: 12E5'),
      reported: [at('code: 12E5', 'unquoted-text', '"12E5"')],
      fix: replaced(temu, 'code: 12E5', 'code: "12E5"'),
    },
    {
      slip: 'wrote a code with a leading zero without quotes',
      change: replaced(temu, 'code: "acs729490"', 'code: 00729490'),
      reported: [at('code: 00729490', 'unquoted-text', '"00729490"')],
      fix: replaced(temu, 'code: 00729490', 'code: "00729490"'),
    },
    {
      slip: 'wrote the word null as a text',
      change: replaced(temu, 'en: Temu code to try second', 'en: null'),
      reported: [at('en: null', 'unquoted-text', '"null"')],
    },
    {
      slip: 'wrote the word true as a title',
      change: replaced(temu, 'en: Open Temu', 'en: True'),
      reported: [at('en: True', 'unquoted-text', '"True"')],
      fix: replaced(temu, 'en: True', 'en: "True"'),
    },
    {
      slip: 'wrote a colon and a space in a text without quotes',
      change: replaced(temu, 'en: Temu code to try second', 'en: Second: the other Temu code'),
      reported: [at('en: Second: the other', 'yaml-syntax', '"Second: the other Temu code"')],
      fix: replaced(temu, 'en: Second: the other Temu code', 'en: "Second: the other Temu code"'),
    },
    {
      slip: 'began a text with a quoted word',
      change: replaced(temu, 'en: Temu code to try second', 'en: "Second" Temu code'),
      reported: [at('en: "Second" Temu code', 'yaml-syntax')],
      fix: replaced(temu, 'en: "Second" Temu code', 'en: \'"Second" Temu code\''),
    },
    {
      slip: 'put a text with an apostrophe into single quotes',
      change: replaced(temu, 'en: Temu code to try second', "en: 'Temu's second code'"),
      reported: [at("en: 'Temu's second code'", 'yaml-syntax', "''")],
      fix: replaced(temu, "en: 'Temu's second code'", "en: 'Temu''s second code'"),
    },
    {
      slip: 'forgot the closing quote of a title',
      change: replaced(
        pottery,
        'en: "{store} promo code {code}, checked in {month}"',
        'en: "{store} promo code {code}, checked in {month}',
      ),
      reported: [at('en: "{store} promo code {code}, checked', 'yaml-syntax', 'never closed')],
    },
    {
      slip: 'began a text with a star',
      change: replaced(temu, 'en: Open Temu', 'en: *Open* Temu'),
      reported: [at('en: *Open* Temu', 'yaml-syntax', '"*Open* Temu"')],
      further: 'visible-markup',
    },
    {
      slip: 'began a Markdown text with bold words',
      change: replaced(temu, 'en: Press **Get Code** or **Copy Code**.', 'en: **Get Code** or **Copy Code**.'),
      reported: [at('en: **Get Code**', 'yaml-syntax', '"**Get Code** or')],
      fix: replaced(
        temu,
        'en: **Get Code** or **Copy Code**. Start with `{code}`; the others wait below.',
        'en: "**Get Code** or **Copy Code**. Start with `{code}`; the others wait below."',
      ),
    },
    {
      slip: 'began an Arabic text with a percent sign',
      change: replaced(temu, 'ar: تخفيض يصل إلى 90% من السعر', 'ar: %90 تخفيض من السعر'),
      reported: [at('ar: %90', 'yaml-syntax', '"%90 تخفيض من السعر"')],
      fix: replaced(temu, 'ar: %90 تخفيض من السعر', 'ar: "90% تخفيض من السعر"'),
      further: 'percent-first',
    },
    {
      slip: 'began a text with an at sign',
      change: replaced(temu, 'en: Open Temu', 'en: @temu in the app'),
      reported: [at('en: @temu', 'yaml-syntax', '"@temu in the app"')],
      fix: replaced(temu, 'en: @temu in the app', 'en: "@temu in the app"'),
    },
    {
      slip: 'began a text with a bracket',
      change: replaced(temu, 'en: Open Temu', 'en: [App] Open Temu'),
      reported: [at('en: [App] Open Temu', 'yaml-syntax', '"[App] Open Temu"')],
      fix: replaced(temu, 'en: [App] Open Temu', 'en: "[App] Open Temu"'),
    },
    {
      slip: 'began a text with a placeholder, without quotes',
      change: replaced(
        pottery,
        'en: "{store} promo code {code}, checked in {month}"',
        'en: {store} promo code {code}, checked in {month}',
      ),
      reported: [at('en: {store}', 'yaml-syntax', '"{store} promo code')],
    },
    {
      slip: 'began a text with a greater-than sign',
      change: replaced(temu, 'en: Up to 90% off the listed price', 'en: > 90% off the listed price'),
      reported: [at('en: > 90% off', 'yaml-syntax', 'quotes')],
      fix: replaced(temu, 'en: > 90% off the listed price', 'en: "> 90% off the listed price"'),
    },
    {
      slip: 'began a text with a dash, as in a list',
      change: replaced(temu, 'en: Open Temu', 'en: - Open Temu'),
      reported: [at('en: - Open Temu', 'yaml-syntax', 'quotes')],
      fix: replaced(temu, 'en: - Open Temu', 'en: "- Open Temu"'),
    },
    {
      slip: 'put a comment sign before the Arabic line',
      change: replaced(temu, '          ar: افتح تيمو\n', '          # ar: افتح تيمو\n'),
      reported: [at('title:', 'missing-translation', 'ar')],
    },
    {
      slip: 'forgot the colon after ar, deeper than the line above',
      change: replaced(temu, '          ar: افتح تيمو\n', '            ar افتح تيمو\n'),
      reported: [at('ar افتح تيمو', 'merged-lines', 'ar:')],
    },
    {
      slip: 'wrote a list below a sign that joins lines',
      change: replaced(
        temu,
        'en: |-\n            Go through these first:',
        'en: >-\n            Go through these first:',
      ),
      reported: [at('en: >-', 'merged-lines', '|-')],
    },
    {
      slip: 'deleted the sign before a text with a list',
      change: replaced(temu, 'en: |-\n            Go through these first:', 'en:\n            Go through these first.'),
      reported: [at('- No other code is already applied', 'merged-lines', 'en: |')],
      fix: replaced(temu, 'en:\n            Go through these first.', 'en: |\n            Go through these first.'),
    },
    {
      slip: 'broke a text into two lines without a sign for it, and the second begins with a dash',
      change: replaced(
        temu,
        'en: Temu code to try second',
        'en: Temu code to try second\n        - not for the first order',
      ),
      reported: [at('- not for the first order', 'merged-lines', 'one line')],
    },
    {
      slip: 'forgot the colon after terms, deeper than the line above',
      change: replaced(
        pottery,
        '      en: Up to 70%\n      ar: حتى 70%\n    terms:\n',
        '      en: Up to 70%\n      ar: حتى 70%\n       terms\n',
      ),
      reported: [at('terms', 'merged-lines', '`terms:` with 4 spaces')],
    },
    {
      slip: 'wrote a Windows path in double quotes',
      change: replaced(temu, 'en: Temu code to try second', 'en: "Codes\\new offers"'),
      reported: [at('Codes\\new', 'escaped-character', '\\n')],
      fix: replaced(temu, 'Codes\\new', 'Codes/new'),
    },
    {
      slip: 'wrote an alias that is a number',
      change: replaced(temu, '  - temo\n', '  - 2027\n'),
      reported: [at('- 2027', 'unquoted-text', '"2027"')],
      fix: replaced(temu, '  - 2027\n', '  - "2027"\n'),
    },
    {
      slip: 'wrote a title that is a year',
      change: replaced(temu, 'en: Tested by hand', 'en: 2025'),
      reported: [at('en: 2025', 'unquoted-text', '"2025"')],
      further: 'figures-differ',
    },
    {
      slip: 'separated a text from a hashtag by a tab',
      change: replaced(temu, 'en: Temu code to try second', 'en: Temu code to try second\t#temu'),
      reported: [at('second\t#temu', 'lost-text', '#temu"')],
    },
    {
      slip: 'wrote a hashtag after an alias',
      change: replaced(temu, '  - تمو\n', '  - تمو #تسوق\n'),
      reported: [at('تمو #تسوق', 'lost-text', '"تمو #تسوق"')],
      fix: replaced(temu, '  - تمو #تسوق\n', '  - "تمو #تسوق"\n'),
    },
    {
      slip: 'wrote the Arabic line a second time instead of the English one',
      change: replaced(temu, '      en: Temu code to try second\n', '      ar: كود تيمو الثاني\n'),
      reported: [at('ar: كود تيمو البديل', 'duplicate-key')],
    },
  ],
};
