import { replaced, replacedAll } from '../planted';
import type { NearMiss, NearMisses } from './near-misses';

const pottery = 'https://www.potterybarn.ae/';
const westElm = 'https://www.westelm.com.sa/';

/** The next link to its own shop in each file. */
const own: readonly (readonly [file: string, key: string, link: string])[] = [
  ['stores/pottery-barn.yaml', '        to: ', pottery],
  ['stores/pottery-barn.yaml', '    url: ', pottery],
  ['stores/west-elm.yaml', '    url: ', westElm],
  ['stores/west-elm.yaml', '        to: ', westElm],
];

/** Links to a shop with a longer path, each at one of the places. */
function linksOfShops(...ends: readonly (readonly [slip: string, end: string])[]): readonly NearMiss[] {
  return ends.map(([slip, end], index) => {
    const [file = '', key = '', link = ''] = own[index % own.length] ?? [];
    return { slip, change: replaced(file, `${key}${link}\n`, `${key}"${link}${end}"\n`) };
  });
}

const legit = 'posts/is-temu-legit-and-safe.yaml';

/** Links to other sites, each replacing the link of a post. */
function linksOfTexts(...links: readonly (readonly [slip: string, link: string])[]): readonly NearMiss[] {
  return links.map(([slip, link]) => ({
    slip,
    change: replaced(legit, '[listed here](/stores)', `[listed here](${link})`),
  }));
}

/** Links that seem to contain copied text. */
export const links: NearMisses = {
  name: 'Links',
  cases: [
    ...linksOfShops(
      ['wrote a link with the parameters of a search in the shop', '?q=sofa&sort=price'],
      ['wrote a link with the own campaign of a partner', '?utm_source=C1000264L&utm_medium=referral'],
      ['wrote a link with the own campaign and its place', '?utm_source=qaseema&utm_medium=email'],
      ['wrote a link with the number of a partner', '?rcode=QAS1234&ref=qaseema'],
      ['wrote a link with a comma within it', 'p/a,b,c.html'],
      ['wrote a link with a bracket that is closed', 'shop/Lamp_(brass)'],
      ['wrote a link with encoded Arabic words', '%D8%A7%D9%84%D8%A3%D8%AB%D8%A7%D8%AB'],
      ['wrote a link with Arabic words', 'الأثاث'],
      ['wrote a link that ends with a hyphen', 'sale-2025-'],
      ['wrote a link to a section of the page', '#reviews'],
      ['wrote a link to an app within a page', '#!/basket'],
      ['wrote a link that ends with an equals sign', 'search?q='],
      ['wrote a link with another address in a parameter', '?next=https%3A%2F%2Fwww.potterybarn.ae%2Fsale'],
      ['wrote a link with a file name', 'terms/offer.v2.pdf'],
      ['wrote a link with a word that begins like a click id', '?gclidx=1&fb=2'],
      ['wrote a link with a campaign of the shop alone', '?utm_campaign=white-friday'],
      ['wrote a link to a preview of a catalogue that is public', 'preview/ramadan'],
      ['wrote a link with a parameter called preview', '?preview=carpet'],
      ['wrote a link with a plus for a space', '?q=arm+chair'],
      ['wrote a link to a page called staging', 'staging/tables'],
      ['wrote a link with a percentage', '?discount=50%25'],
      ['wrote a link that ends with an underscore', 'item_'],
      ['wrote a link with a dot at the end of a folder', 'v1.0/'],
      ['wrote a link with a question mark within its words', '?ref=tab%2Fa'],
    ),
    ...linksOfTexts(
      [
        'wrote a link to an encyclopedia whose title ends with a bracket',
        'https://en.wikipedia.org/wiki/Temu_(marketplace)',
      ],
      ['wrote a link to a map', 'https://www.google.com/maps?q=Riyadh'],
      ['wrote a link to the shop of apps of Google', 'https://play.google.com/store/search?q=temu&c=apps'],
      ['wrote a link to a page of Facebook', 'https://www.facebook.com/shoptemu'],
      ['wrote a link to a film', 'https://www.youtube.com/watch?v=abc123&t=30s'],
      ['wrote a link to a copy in an archive', 'https://web.archive.org/web/2025/https://www.temu.com/'],
      [
        'wrote a link through a network',
        'https://clicks.example.com/c?offer=7&url=https%3A%2F%2Fwww.temu.com%2F%3Futm_source%3Dgoogle',
      ],
      ['wrote a link to a help page of a mail program', 'https://support.google.com/mail/answer/8494'],
      ['wrote a link to a profile on LinkedIn', 'https://www.linkedin.com/company/temu/'],
      ['wrote a link with the port of a public host', 'https://www.temu.com:443/about'],
    ),
    {
      slip: 'has links of a network with its own parameters in a table',
      change: replacedAll(
        'feeds/dhgate.csv',
        ';https://www.dhgate.com/;20',
        ';https://www.dhgate.com/?utm_source=gulfclicks&utm_medium=affiliate&aff_sub=7;20',
      ),
    },
  ],
};
