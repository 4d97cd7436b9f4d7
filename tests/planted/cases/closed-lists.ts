import { all, at, mistyped, replaced, type Kind } from '../planted';

const temu = 'stores/temu.yaml';
const pottery = 'stores/pottery-barn.yaml';
const ubuy = 'stores/ubuy.yaml';
const expires = 'expires: 2026-12-31';
const terms = '    terms:\n      en: Enter the code before you pay.';

/** Adds lines to the offer of Pottery Barn. */
function withLimit(lines: string): ReturnType<typeof replaced> {
  return replaced(pottery, terms, `${lines}${terms}`);
}

/** Values from closed lists. */
export const closedLists: Kind = {
  id: 'closed-lists',
  name: 'Closed lists (6)',
  cases: [
    mistyped('mistyped the name of an icon', temu, 'icon: bag', 'icon: bagg', 'unknown-icon', 'did you mean `bag`'),
    {
      slip: 'used an icon that there is not',
      change: replaced(temu, 'icon: bag', 'icon: rocket'),
      reported: [at('icon: rocket', 'unknown-icon', 'wallet', 'truck', 'data/icons/rocket.svg')],
      fix: replaced(temu, 'icon: rocket', 'icon: truck'),
    },
    {
      slip: 'wrote a colour in capitals, as design programs do',
      change: replaced(temu, 'brand: "#fb7701"', 'brand: "#FB7701"'),
      reported: [],
    },
    {
      slip: 'wrote a colour without its hash sign',
      change: replaced(temu, 'brand: "#fb7701"', 'brand: "fb7701"'),
      reported: [at('brand: "fb7701"', 'invalid-value', '"#fb7701"')],
    },
    {
      slip: 'wrote a colour as three digits',
      change: replaced(temu, 'brand: "#fb7701"', 'brand: "#f70"'),
      reported: [at('brand: "#f70"', 'invalid-value', '"#ff7700"')],
      fix: replaced(temu, 'brand: "#f70"', 'brand: "#ff7700"'),
    },
    mistyped('wrote the name of a colour', temu, 'brand: "#fb7701"', 'brand: orange', 'invalid-value', 'six', '"#'),
    {
      slip: 'wrote the usual letters of the United Kingdom, which the site does not have',
      change: replaced(ubuy, '      - EG\n', '      - UK\n'),
      reported: [at('- UK', 'unlisted-country', 'SA', 'BH', 'countries.yaml')],
    },
    {
      slip: 'wrote the name of a country instead of its letters',
      change: replaced(ubuy, '      - SA\n', '      - Saudi Arabia\n'),
      reported: [at('- Saudi Arabia', 'unknown-value', '`SA`')],
    },
    {
      slip: 'wrote the short name of a country',
      change: replaced(ubuy, '      - SA\n', '      - KSA\n'),
      reported: [at('- KSA', 'unknown-value', '`SA`')],
    },
    {
      slip: 'wrote a country in small letters',
      change: replaced(ubuy, '      - SA\n', '      - sa\n'),
      reported: [at('- sa', 'unknown-value', '`SA`')],
    },
    mistyped('wrote a currency as people say it', temu, 'currency: USD', 'currency: dollars', 'unknown-value', '`USD`'),
    mistyped('wrote a currency by its sign', temu, 'currency: USD', 'currency: $', 'unknown-value', '`USD`'),
    mistyped('wrote a currency in small letters', temu, 'currency: USD', 'currency: usd', 'unknown-value', '`USD`'),
    {
      slip: 'wrote the short name of the riyal',
      change: withLimit('    minimumSpend:\n      amount: 200\n      currency: SR\n'),
      reported: [at('currency: SR', 'unknown-value', '`SAR`')],
      fix: replaced(pottery, 'currency: SR\n', 'currency: SAR\n'),
    },
    {
      slip: 'wrote the name of a category instead of its id',
      change: replaced(temu, 'category: general-marketplace', 'category: General marketplace'),
      reported: [at('category: General marketplace', 'unknown-category', '`general-marketplace`')],
    },
    {
      slip: 'used a category that there is not',
      change: replaced(temu, 'category: general-marketplace', 'category: travel'),
      reported: [at('category: travel', 'unknown-category', 'vitamins', 'categories.yaml')],
    },
    {
      slip: 'wrote the name of a payment method instead of its id',
      change: withLimit('    payment:\n      only: [Apple Pay]\n'),
      reported: [at('only: [Apple Pay]', 'unknown-payment', '`apple-pay`')],
      fix: replaced(pottery, '[Apple Pay]', '[apple-pay]'),
    },
    {
      slip: 'used a payment method that is not in the list',
      change: withLimit('    payment:\n      only: [visa]\n'),
      reported: [at('only: [visa]', 'unknown-payment', 'mada', 'payments.yaml')],
      fix: replaced(pottery, '[visa]', '[card]'),
    },
    {
      slip: 'used a kind of goods that is not in the list',
      change: withLimit('    applies:\n      except: [rugs]\n'),
      reported: [at('except: [rugs]', 'unknown-goods', 'furniture', 'goods.yaml')],
      fix: replaced(pottery, '[rugs]', '[furniture]'),
    },
    {
      slip: 'used a season that is not in the list',
      change: withLimit('    seasons: [black-friday]\n'),
      reported: [at('seasons: [black-friday]', 'unknown-season', 'white-friday')],
      fix: replaced(pottery, 'seasons: [black-friday]', 'seasons: [white-friday]'),
    },
    {
      slip: 'wrote the address of an app in the file of a store that names no app',
      change: replaced(temu, 'deepLink: https://www.temu.com/', 'deepLink: shein://home'),
      reported: [at('deepLink: shein://home', 'invalid-link', 'https', 'appScheme: shein')],
    },
    {
      slip: 'wrote the address of the app of another store',
      change: all(
        replaced(temu, 'icon: bag', 'icon: bag\nappScheme: temu'),
        replaced(temu, 'deepLink: https://www.temu.com/', 'deepLink: shein://home'),
      ),
      reported: [at('deepLink: shein://home', 'invalid-link', 'temu://')],
    },
    {
      slip: 'named a scheme of the system as that of the app',
      change: replaced(temu, 'icon: bag', 'icon: bag\nappScheme: intent'),
      reported: [at('appScheme: intent', 'invalid-value', 'javascript')],
    },
    {
      slip: 'wrote null because no end is known',
      change: replaced(temu, expires, 'expires: null'),
      reported: [at('expires: null', 'missing-value', 'date', 'remove')],
      fix: replaced(temu, '    expires: null\n', ''),
    },
    {
      slip: 'left the date out after its key',
      change: replaced(temu, expires, 'expires:'),
      reported: [at('expires:', 'missing-value', 'date', 'remove')],
      fix: replaced(temu, '    expires:\n', ''),
    },
    {
      slip: 'wrote in words that no end is known',
      change: replaced(temu, expires, 'expires: unknown'),
      reported: [at('expires: unknown', 'invalid-date', 'remove the line')],
      fix: replaced(temu, '    expires: unknown\n', ''),
    },
    {
      slip: 'wrote in Arabic that there is no end',
      change: replaced(temu, expires, 'expires: غير محدد'),
      reported: [at('expires: غير محدد', 'invalid-date', 'remove the line')],
      fix: replaced(temu, '    expires: غير محدد\n', ''),
    },
    {
      slip: 'wrote "coupon" as the kind of an offer',
      change: replaced(temu, 'kind: code', 'kind: coupon'),
      reported: [at('kind: coupon', 'unknown-kind', 'code, deal')],
    },
    {
      slip: 'wrote "percentage" as the kind of a benefit',
      change: replaced(pottery, 'kind: percent', 'kind: percentage'),
      reported: [at('kind: percentage', 'unknown-kind', '`percent`')],
    },
    mistyped('mistyped the kind of a section', temu, 'kind: steps', 'kind: stepz', 'unknown-section-kind', '`steps`'),
    {
      slip: 'mistyped the question below offers',
      change: replaced(temu, 'feedback: votes', 'feedback: vote'),
      reported: [at('feedback: vote', 'unknown-value', '`votes`')],
    },
    {
      slip: 'wrote a layout that there is not',
      change: replaced(temu, 'layout: list', 'layout: grid'),
      reported: [at('layout: grid', 'unknown-value', 'cards', 'table')],
    },
    {
      slip: 'wrote "new" for new customers',
      change: replaced(ubuy, 'who: all', 'who: new'),
      reported: [at('who: new', 'unknown-value', 'new-customers')],
      further: 'text-differs',
    },
    {
      slip: 'wrote a channel with a capital letter',
      change: replaced(ubuy, 'channel: both', 'channel: Both'),
      reported: [at('channel: Both', 'unknown-value', '`both`')],
    },
    {
      slip: 'added a social network that the site has no icon for',
      change: replaced('site.yaml', 'social: [facebook, twitter, instagram]', 'social: [facebook, tiktok]'),
      reported: [at('social: [facebook, tiktok]', 'unknown-value', 'instagram')],
      fix: replaced('site.yaml', 'social: [facebook, tiktok]', 'social: [facebook]'),
    },
    {
      slip: 'wrote a city as the time zone',
      change: replaced('site.yaml', 'timeZone: Asia/Riyadh', 'timeZone: Riyadh'),
      reported: [at('timeZone: Riyadh', 'invalid-value', '`Asia/Riyadh`')],
    },
    {
      slip: 'wrote the result of a test in other words',
      change: replaced(
        temu,
        '    lastVerified: 2025-10\n',
        '    checks:\n      - date: 2026-11-14\n        country: SA\n        result: ok\n',
      ),
      reported: [at('result: ok', 'unknown-value', 'worked', 'failed')],
      fix: replaced(temu, 'result: ok', 'result: worked'),
    },
    mistyped('wrote yes for true', temu, 'verified: true', 'verified: yes', 'wrong-type', 'true'),
    {
      slip: 'wrote the language of a post as a word',
      change: replaced('posts/is-temu-legit-and-safe.yaml', 'language: en', 'language: English'),
      reported: [at('language: English', 'unknown-value', 'en')],
    },
    {
      slip: 'added a country by its code of three letters',
      change: replaced(
        'countries.yaml',
        '  EG:\n',
        '  JOR:\n    name:\n      en: Jordan\n      ar: الأردن\n    short:\n      en: Jordan\n      ar: الأردن\n    currency: JOD\n  EG:\n',
      ),
      reported: [at('JOR:', 'invalid-value', 'two capital letters, such as JO for Jordan')],
      fix: replaced('countries.yaml', '  JOR:', '  JO:'),
    },
    {
      slip: 'wrote the Arabic name of a season',
      file: pottery,
      change: withLimit('    seasons: [الجمعة البيضاء]\n'),
      reported: [at('seasons: [الجمعة البيضاء]', 'unknown-season', 'white-friday')],
      fix: replaced(pottery, 'seasons: [الجمعة البيضاء]', 'seasons: [white-friday]'),
    },
    {
      slip: 'wrote an end with the name of its month in Lebanon',
      file: pottery,
      change: withLimit('    expires: 31 كانون الأول 2026\n'),
      reported: [at('expires: 31', 'invalid-date', 'write `2026-12-31`')],
      fix: replaced(pottery, 'expires: 31 كانون الأول 2026', 'expires: 2026-12-31'),
    },
  ],
};
