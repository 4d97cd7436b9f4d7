import { withOffer } from '../offers';
import { all, at, replaced, replacedAll, type Expected, type Kind, type Planted } from '../planted';

const file = 'stores/pottery-barn.yaml';
const right = 'https://www.potterybarn.ae/';
const button = `        to: ${right}`;

/** A button of a store with a changed link. */
function linked(slip: string, link: string, code: Expected['code'], ...says: readonly string[]): Planted {
  return {
    slip,
    change: replaced(file, button, `        to: ${link}`),
    reported: [{ line: link, says, ...(code && { code }) }],
  };
}

/** The same, for mistakes whose fix shows the original link. */
function shown(slip: string, link: string, code: Expected['code'], ...says: readonly string[]): Planted {
  return linked(slip, link, code, `write \`${right}\``, ...says);
}

const voga = 'stores/vogacloset.yaml';
const shoes = { id: 'shoes', url: 'https://www.vogacloset.com/shoes', en: 'Shoes for less', ar: 'أحذية بسعر أقل' };

const post = 'posts/is-temu-legit-and-safe.yaml';

/** Links that were copied with other text, or that only their owner can open. */
export const links: Kind = {
  id: 'links',
  name: 'Links',
  cases: [
    shown('copied a link with the click of an advertisement', `${right}?gclid=Cj0KCQ`, 'foreign-tracking', '`gclid`'),
    shown('copied a link from Facebook', `${right}?fbclid=IwAR0xyz`, 'foreign-tracking', '`fbclid`'),
    shown('copied a link from a result of Google Shopping', `${right}?srsltid=AfmBOo`, 'foreign-tracking', 'srsltid'),
    shown('copied a link from Instagram', `${right}?igsh=MzRlODBiNWFlZA==`, 'foreign-tracking', 'igsh'),
    shown(
      'copied a link from a newsletter',
      `${right}?utm_source=newsletter&utm_medium=email&utm_campaign=nov`,
      'foreign-tracking',
      'utm_source',
    ),
    shown(
      'copied a link from another coupon site',
      `${right}?utm_source=othercoupons.com&utm_medium=affiliate`,
      'foreign-tracking',
      'someone else',
    ),
    shown(
      'copied a link from an answer of a chat program',
      `${right}?utm_source=chatgpt.com`,
      'foreign-tracking',
      'utm_source',
    ),
    shown(
      'copied a link after a click on an affiliate link',
      `${right}?irclickid=2yKx`,
      'foreign-tracking',
      'irclickid',
    ),
    shown(
      'copied a link from a result of Google',
      'https://www.google.com/url?sa=t&url=https%3A%2F%2Fwww.potterybarn.ae%2F&usg=AOvVaw',
      'link-detour',
      '`www.google.com`',
    ),
    shown(
      'copied a link from a result of the Saudi Google with the click of an advertisement',
      'https://www.google.com.sa/url?q=https://www.potterybarn.ae/%3Fgclid%3DCj0K&sa=D',
      'link-detour',
      'google.com.sa',
    ),
    shown(
      'copied a link from a result of Bing',
      'https://www.bing.com/ck/a?p=1&u=a1aHR0cHM6Ly93d3cucG90dGVyeWJhcm4uYWUv&ntb=1',
      'link-detour',
      'bing.com',
    ),
    shown(
      'copied a link from Outlook',
      'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.potterybarn.ae%2F&data=05',
      'link-detour',
      'safelinks.protection.outlook.com',
    ),
    shown(
      'copied a link from mail that a company had checked',
      'https://urldefense.com/v3/__https://www.potterybarn.ae/__;!!ABC123$',
      'link-detour',
      'urldefense.com',
    ),
    shown(
      'copied a link from a post on Facebook',
      'https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.potterybarn.ae%2F%3Ffbclid%3DIwAR&h=AT0',
      'link-detour',
      'l.facebook.com',
    ),
    shown(
      'copied a link from a message on Instagram',
      'https://l.instagram.com/?u=https%3A%2F%2Fwww.potterybarn.ae%2F&e=AT1',
      'link-detour',
      'l.instagram.com',
    ),
    shown(
      'copied the address of a translated page',
      'https://www-potterybarn-ae.translate.goog/?_x_tr_sl=en&_x_tr_tl=ar',
      'link-detour',
      'translate.goog',
    ),
    linked(
      'copied the address of a search',
      'https://www.google.com/search?q=pottery+barn+uae',
      'link-detour',
      'open the link',
    ),
    linked('copied the address of a mail', 'https://mail.google.com/mail/u/0/#inbox/FMfcgz', 'link-detour', 'mailbox'),
    shown(
      'copied a link with the words that were found',
      `"${right}#:~:text=free%20delivery"`,
      'stray-in-link',
      'highlights',
    ),
    shown('copied a link with the comma after it', `${right},`, 'stray-in-link', '`,`'),
    shown('copied a link with the Arabic comma after it', `${right}،`, 'stray-in-link', '`،`'),
    shown('copied a link with the bracket after it', `${right})`, 'stray-in-link', '`)`'),
    shown('copied a link with a bracket and a full stop after it', `${right}).`, 'stray-in-link', '`).`'),
    shown('copied a link with a full stop after it', `${right}.`, 'stray-in-link', '`.`'),
    shown('copied a link with an encoded Arabic comma', `${right}%D8%8C`, 'stray-in-link', '`،`'),
    shown('copied a link with the stars of bold words', `${right}**`, 'stray-in-link', '`**`'),
    shown('pasted a link twice', right + right, 'stray-in-link', 'twice'),
    shown('wrote https:// twice', `https://${right}`, 'invalid-link', 'more than once'),
    shown('wrote http:// before https://', `http://${right}`, 'invalid-link', 'more than once'),
    shown('wrote a third slash', 'https:///www.potterybarn.ae/', 'invalid-link'),
    linked(
      'wrote the address of the own computer',
      'http://localhost:5173/en/stores',
      'invalid-link',
      'write `/stores`',
    ),
    linked('wrote the address of a computer in the office', 'https://192.168.1.20/sale', 'invalid-link', 'its network'),
    linked(
      'wrote the address of a saved file',
      'file:///C:/Users/sara/sale.html',
      'invalid-link',
      'only this computer',
    ),
    linked(
      'wrote the address of a preview',
      'https://pottery-barn.vercel.app/',
      'preview-link',
      'before they are public',
    ),
    linked('wrote the address of the tests of a shop', 'https://staging.potterybarn.ae/', 'preview-link', 'staging.'),
    shown('copied the address of a theme that is not published', `${right}?preview_theme_id=12`, 'preview-link'),
    {
      slip: 'copied a link of a post with the click of an advertisement',
      change: replaced(post, '[listed here](/stores)', '[listed here](https://www.temu.com/?msclkid=a1)'),
      reported: [at('msclkid=a1', 'foreign-tracking', 'write `https://www.temu.com/`')],
      fix: replaced(post, '?msclkid=a1', ''),
    },
    {
      slip: 'copied the link of an offer from Outlook',
      change: replaced(
        'stores/temu.yaml',
        '    url: https://www.temu.com/',
        '    url: https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.temu.com%2F&reserved=0',
      ),
      reported: [at('safelinks', 'link-detour', 'write `https://www.temu.com/`')],
    },
    shown(
      'copied a link from a coupon site of the Gulf',
      `${right}?utm_source=almowafir&utm_medium=affiliate`,
      'foreign-tracking',
      'utm_source',
    ),
    {
      slip: 'linked a text to a page of the site on this computer',
      change: replaced(
        'stores/temu.yaml',
        '[directory of stores](/stores)',
        '[directory of stores](http://localhost:4321/en/stores)',
      ),
      reported: [at('localhost:4321', 'invalid-link', 'this computer', 'write `/stores`')],
    },
    {
      slip: 'linked a text to a page in a preview of the site',
      change: replaced(
        'stores/temu.yaml',
        '[directory of stores](/stores)',
        '[directory of stores](https://deploy-preview-31--qaseema.netlify.app/en/stores)',
      ),
      reported: [at('deploy-preview-31', 'preview-link', 'write `/stores`')],
    },
    {
      slip: 'left the click of an advertisement in the link of a row',
      change: replaced(
        'feeds/dhgate.csv',
        ';https://www.dhgate.com/;2025-09-01',
        ';https://www.dhgate.com/?gclid=Cj0KCQ;2025-09-01',
      ),
      reported: [at('gclid=Cj0KCQ', 'foreign-tracking', 'gclid', 'corrections')],
    },
    {
      slip: 'took links from another coupon site into the table of a feed',
      change: replacedAll(
        'feeds/dhgate.csv',
        ';https://www.dhgate.com/;20',
        ';https://www.dhgate.com/?utm_source=almowafir;20',
      ),
      reported: [at('utm_source=almowafir', 'foreign-tracking', 'utm_source', 'others')],
    },
    {
      slip: 'linked an offer to a chat with the shop',
      change: withOffer(voga, { ...shoes, url: 'https://wa.me/97150000000' }),
      reported: [at('url: https://wa.me/97150000000', 'link-detour', 'opens a chat')],
    },
    {
      slip: 'linked an offer to the page of another coupon site',
      change: withOffer(voga, { ...shoes, url: 'https://www.othercoupons.com/vogacloset' }),
      reported: [at('url: https://www.othercoupons.com/', 'link-detour', 'another coupon site')],
    },
    {
      slip: 'copied a link with the campaign of another coupon site',
      change: withOffer(voga, { ...shoes, url: `${shoes.url}?utm_source=rivalcoupons` }),
      reported: [at('utm_source=rivalcoupons', 'foreign-tracking', `write \`${shoes.url}\``)],
    },
    {
      slip: 'took the link of an offer with the id of another publisher',
      change: all(
        withOffer(voga, { ...shoes, url: `${shoes.url}?aff_id=1234` }),
        withOffer(voga, {
          ...shoes,
          id: 'bags',
          en: 'Bags for less',
          ar: 'حقائب بسعر أقل',
          url: 'https://www.vogacloset.com/bags?aff_id=9876',
        }),
      ),
      reported: [at('aff_id=9876', 'several-publishers', '`1234` and `9876`')],
    },
  ],
};
