import { all, at, deleted, edited, inFile, replaced, replacedAll, type Kind } from '../planted';

const temu = 'stores/temu.yaml';
const pottery = 'stores/pottery-barn.yaml';
const table = 'feeds/dhgate.csv';
const settings = 'feeds/dhgate.yaml';
const zero = '\u200b';

/** Single mistakes with consequences in many places. */
export const oneCause: Kind = {
  id: 'one-cause',
  name: 'One cause, one message (5)',
  cases: [
    {
      slip: 'left a space at the end of a quoted id',
      change: replaced(temu, 'featured: alb121108', 'featured: "alb121108 "'),
      reported: [at('featured: "alb121108 "', 'padded-text', '"alb121108"')],
      fix: replaced(temu, 'featured: "alb121108 "', 'featured: "alb121108"'),
    },
    {
      slip: 'left a space at the end of a quoted code',
      change: replaced(temu, 'code: "alc460086"', 'code: "alc460086 "'),
      reported: [at('code: "alc460086 "', 'padded-text', '"alc460086"')],
    },
    {
      slip: 'left a space at the end of a quoted slug',
      change: replaced(temu, 'slug: temu', 'slug: "temu "'),
      reported: [at('slug: "temu "', 'padded-text', '"temu"')],
      fix: replaced(temu, 'slug: "temu "', 'slug: "temu"'),
    },
    {
      slip: 'left a space before an address',
      change: replaced(temu, 'url: https://www.temu.com/\nlogo', 'url: " https://www.temu.com/"\nlogo'),
      reported: [at('url: " https', 'padded-text', '"https://www.temu.com/"')],
      fix: replaced(temu, '" https://www.temu.com/"', '"https://www.temu.com/"'),
    },
    {
      slip: 'pasted a code from a chat with a zero-width space',
      change: replaced(temu, 'code: "alc460086"', `code: "alc460086${zero}"`),
      reported: [at('code: "alc460086', 'hidden-character', 'zero-width space')],
    },
    {
      slip: 'pasted a slug with a zero-width space',
      change: replaced(temu, 'slug: temu', `slug: temu${zero}`),
      reported: [at('slug: temu', 'hidden-character', 'zero-width space')],
    },
    {
      slip: 'pasted the id of an offer with a zero-width space',
      change: replaced(temu, '- id: alb121108', `- id: alb121108${zero}`),
      reported: [at('- id: alb121108', 'hidden-character', 'zero-width space')],
    },
    {
      slip: 'pasted an address with a zero-width space',
      change: replaced(temu, 'url: https://www.temu.com/\nlogo', `url: https://www.temu.com/${zero}\nlogo`),
      reported: [at('url: https://www.temu.com/', 'hidden-character', 'zero-width space')],
    },
    {
      slip: 'pasted a key with a zero-width space',
      change: replaced(temu, 'icon: bag', `${zero}icon: bag`),
      reported: [at('icon: bag', 'hidden-character', 'zero-width space')],
    },
    {
      slip: 'pasted a date from a phone with a right-to-left mark',
      change: replaced(temu, 'expires: 2026-12-31', 'expires: \u200f2026-12-31'),
      reported: [at('expires: ', 'hidden-character', 'right-to-left mark')],
    },
    {
      slip: 'pasted a code with the marks of direction around it',
      change: replaced(temu, 'code: "alc460086"', 'code: "\u202aalc460086\u202c"'),
      reported: [at('alc460086', 'hidden-character', 'left-to-right embedding')],
    },
    {
      slip: 'let two redirects lead to each other',
      change: replaced(
        'redirects.yaml',
        '  - from: /namshi-coupon-ar\n',
        '  - from: /old-a\n    to: /old-b\n  - from: /old-b\n    to: /old-a\n  - from: /namshi-coupon-ar\n',
      ),
      reported: [at('from: /old-a', 'redirect-loop', '/old-a', '/old-b')],
      fix: replaced('redirects.yaml', '    to: /old-b\n  - from: /old-b\n    to: /old-a\n', '    to: /en/about\n'),
    },
    {
      slip: 'let three redirects lead round',
      change: replaced(
        'redirects.yaml',
        '  - from: /namshi-coupon-ar\n',
        '  - from: /old-a\n    to: /old-b\n  - from: /old-b\n    to: /old-c\n  - from: /old-c\n    to: /old-a\n  - from: /namshi-coupon-ar\n',
      ),
      reported: [at('from: /old-a', 'redirect-loop', '/old-a', '/old-b', '/old-c')],
      fix: replaced('redirects.yaml', '    to: /old-a\n', '    to: /en/about\n'),
    },
    {
      slip: 'let a redirect lead to itself',
      change: replaced('redirects.yaml', '    to: /en/about\n', '    to: /about\n'),
      reported: [at('from: /about', 'redirect-loop', '/about')],
    },
    {
      slip: 'mistyped the slug of a store that other files name',
      change: replaced(temu, 'slug: temu', 'slug: tmeu'),
      reported: [at('slug: tmeu', 'slug-differs-from-file', 'write `slug: temu`')],
    },
    {
      slip: 'wrote the slug of a store with a capital letter',
      change: replaced(temu, 'slug: temu', 'slug: Temu'),
      reported: [at('slug: Temu', 'invalid-value', '`temu`')],
    },
    {
      slip: 'renamed the file of a store and not its slug',
      file: 'stores/teemu.yaml',
      change: all(
        (files) => ({ ...files, 'data/stores/teemu.yaml': files['data/stores/temu.yaml'] ?? new Uint8Array() }),
        deleted(temu),
      ),
      reported: [at('slug: temu', 'slug-differs-from-file', 'rename the file to `temu.yaml`')],
    },
    {
      slip: 'mistyped the store in the file of the home page',
      change: replaced('home.yaml', '  - store: temu\n', '  - store: temuu\n'),
      reported: [at('store: temuu', 'unknown-reference', '`temu`')],
    },
    {
      slip: 'mistyped the id of an offer that three places name',
      change: replaced(temu, '- id: alb121108', '- id: alb121180'),
      reported: [at('- id: alb121180', 'unknown-reference', 'alb121108')],
    },
    {
      slip: 'wrote the code of the offer instead of its id as the featured one',
      change: replaced(pottery, 'featured: d57q', 'featured: D57Q'),
      reported: [at('featured: D57Q', 'unknown-reference', '`d57q`')],
    },
    {
      slip: 'mistyped the id of a category that stores name',
      change: replaced('categories.yaml', '  general-marketplace:\n', '  general-marketpalce:\n'),
      reported: [at('general-marketpalce:', 'unknown-category', 'general-marketplace')],
    },
    {
      slip: 'mistyped the address of a page to which others link',
      change: replaced('pages/contact.yaml', 'path: /contact', 'path: /contcat'),
      reported: [at('path: /contcat', 'unknown-link', '/contact')],
    },
    {
      slip: 'wrote the address of a page with a slash at its end',
      change: replaced('pages/contact.yaml', 'path: /contact', 'path: /contact/'),
      reported: [at('path: /contact/', 'invalid-value', '`/contact`')],
    },
    {
      slip: 'wrote a name once and repeated it with an anchor and aliases',
      change: all(
        replaced(temu, 'url: https://www.temu.com/\nlogo', 'url: &link https://www.temu.com/\nlogo'),
        replacedAll(temu, 'deepLink: https://www.temu.com/', 'deepLink: *link'),
      ),
      reported: [at('url: &link', 'anchor-or-alias', '*link')],
    },
    {
      slip: 'merged the votes of one offer into another with <<',
      change: all(
        replaced(temu, '    votes:\n      up: 0\n', '    votes: &votes\n      up: 0\n'),
        edited(temu, (text) =>
          text.replace(/( {2}- id: acs729490[\s\S]*? {4}votes:\n) {6}up: 0\n {6}down: 0\n/, '$1      <<: *votes\n'),
        ),
      ),
      reported: [at('votes: &votes', 'anchor-or-alias', '*votes')],
    },
    {
      slip: 'misspelled the key of all offers',
      change: replaced(temu, '\noffers:\n', '\nofers:\n'),
      reported: [at('ofers:', 'unknown-key', '`offers`')],
    },
    {
      slip: 'misspelled the key of all sections',
      change: replaced(temu, '\nsections:\n', '\nsection:\n'),
      reported: [at('section:', 'unknown-key', '`sections`')],
    },
    {
      slip: 'wrote the keys of the languages with capitals',
      change: replaced(temu, 'en: Temu code to try second\n      ar:', 'EN: Temu code to try second\n      AR:'),
      reported: [
        at('EN: Temu code to try second', 'unknown-key', '`en`'),
        at('AR: كود تيمو البديل', 'unknown-key', '`ar`'),
      ],
    },
    {
      slip: 'indented the keys of a text as deep as the key above',
      change: replaced(
        temu,
        '    title:\n      en: Temu code to try second\n      ar: كود تيمو البديل\n',
        '    title:\n    en: Temu code to try second\n    ar: كود تيمو البديل\n',
      ),
      reported: [at('    title:', 'missing-value', 'two spaces deeper')],
    },
    {
      slip: 'indented all that follows one level too deep',
      change: replaced(temu, '\nfeedback: votes\n', '\n  feedback: votes\n'),
      reported: [at('  feedback: votes', 'yaml-syntax')],
    },
    {
      slip: 'deleted a store that other files name',
      file: 'home.yaml',
      change: deleted('stores/ubuy.yaml'),
      reported: [at('store: ubuy', 'unknown-reference', 'ubuy')],
    },
    {
      slip: 'changed the dates of a table to those of Excel, day first',
      change: edited(table, (text) => text.replace(/(\d{4})-(\d\d)-(\d\d) (\d\d:\d\d:\d\d)/g, '$3/$2/$1 $4')),
      reported: [inFile(settings, at('file: dhgate.csv', 'feed-row-invalid', 'dd/MM/yyyy'))],
      fix: replaced(settings, 'file: dhgate.csv\n', 'file: dhgate.csv\ndates: [dd/MM/yyyy]\n'),
    },
    {
      slip: 'renamed a column of the table',
      change: replaced(table, ';date_end;', ';end date;'),
      reported: [inFile(settings, at('ends: date_end', 'feed-column', 'end date'))],
      fix: replaced(settings, 'ends: date_end', 'ends: end date'),
    },
    {
      slip: 'saved the table with commas instead of semicolons',
      change: replaced(settings, 'delimiter: ";"', 'delimiter: ","'),
      reported: [at('delimiter: ","', 'feed-column', ';')],
    },
    {
      slip: 'let Excel write the ids of the table as powers of ten',
      change: edited(table, (text) => text.replace(/^"?7104\d\d"?;/gm, '7.10E+05;')),
      reported: [at('7.10E+05', 'feed-row-invalid', 'Excel')],
    },
    {
      slip: 'mistyped the name of the table in the settings of the feed',
      change: replaced(settings, 'file: dhgate.csv', 'file: dhgaet.csv'),
      reported: [at('file: dhgaet.csv', 'missing-feed-file', 'dhgate.csv')],
    },
    {
      slip: 'mistyped the name of the feed in the store',
      change: replaced('stores/dhgate.yaml', 'offersFrom: dhgate', 'offersFrom: dhgaet'),
      reported: [at('offersFrom: dhgaet', 'unknown-reference', '`dhgate`')],
    },
    {
      slip: 'pasted a slug with a non-breaking space',
      change: replaced('stores/noon.yaml', 'slug: noon', 'slug: no\u00a0on'),
      reported: [inFile('stores/noon.yaml', at('slug:', 'invalid-value', 'non-breaking space', 'delete'))],
    },
    {
      slip: 'pasted an address with a non-breaking space',
      change: replaced(temu, 'url: https://www.temu.com/', 'url: https://www.\u00a0temu.com/'),
      reported: [at('url:', 'invalid-link', 'non-breaking space', 'delete')],
    },
    {
      slip: 'replaced all spaces of a text by non-breaking ones, as a web page has them',
      change: replaced(temu, 'en: Temu code to try second', 'en: Temu\u00a0code\u00a0to\u00a0try\u00a0second'),
      reported: [at('second', 'non-breaking-space', 'non-breaking space')],
    },
    {
      slip: 'deleted a message that the interface needs',
      change: edited('messages/shell.yaml', (text) => text.replace(/ {2}shell\.skip:\n( {4}.*\n)+/, '')),
      reported: [at('shell.promo:', 'missing-message', 'shell.skip')],
    },
    {
      slip: 'lost the header line of a table',
      file: settings,
      change: edited(table, (text) => text.slice(text.indexOf('\n') + 1)),
      reported: [at('file: dhgate.csv', 'feed-column', 'begins with a row', 'a first line with the names')],
    },
    {
      slip: 'saved the table of another network under the name of this one',
      file: settings,
      change: edited(table, () => 'Coupon;Shop;URL;Percent\nA10;Luban;https://www.luban.example/a;10\n'),
      reported: [at('file: dhgate.csv', 'feed-column', 'lacks 11 of the 11 columns', 'Coupon, Shop, URL, Percent')],
    },
  ],
};
