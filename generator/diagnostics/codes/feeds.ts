import { feedTable, inFeed, inStore, untouched, wholeFile, type CodeEntry } from './entry';

const soukStore = wholeFile('data/stores/souk.yaml');
const inEvidence = wholeFile('data/evidence/gulfclicks.yaml');

/** The codes about feeds: their settings and their tables. */
export const feedCodes = {
  'missing-feed-file': {
    severity: 'error',
    title: 'The table that a feed names exists',
    explanation:
      'A feed is two files: data/feeds/<name>.yaml says how to read it, and the table that it names in `file`.',
    fix: 'put the table into data/feeds, or correct `file:`',
    wrong: inFeed`
      file: souq.csv
    `,
    right: inFeed`
      file: souk.csv
    `,
  },
  'feed-table': {
    severity: 'error',
    title: 'The table of a feed can be read',
    explanation:
      'The table of a feed is a CSV, JSON, XML or XLSX file. It is read as the settings of the feed say: `format`, `rows` (the path to the rows in JSON and XML) and `sheet` (in XLSX). A file that is cut off or damaged is not used, because rows would be missing from the site. There are limits on its size, its rows and the depth of its values.',
    fix: 'correct the settings of the feed, or get the file from the network again',
    wrong: inFeed`
      format: json
    `,
    right: inFeed`
      format: csv
    `,
  },
  'feed-column': {
    severity: 'error',
    title: 'A feed has the columns that its settings name',
    explanation:
      'Columns are found by the names in the header line of the table, in any order. Each name is there once. In JSON and XML a column is a path in a row, such as `advertiser.name`.',
    fix: 'write the names exactly as in the header line of the table',
    wrong: inFeed`
      columns:
        id: id
        name: title
        kind: species
        code: promocode
        link: gotolink
        starts: date_start
        ends: date_end
        rating: rating
    `,
    right: inFeed`
      columns:
        id: id
        name: name
        kind: species
        code: promocode
        link: gotolink
        starts: date_start
        ends: date_end
        rating: rating
    `,
  },
  'feed-row-invalid': {
    severity: 'warning',
    title: 'A row of a feed is valid',
    explanation:
      'An invalid row is left out, and all others are shown, because feeds are written by networks and one row must not stop the site. What is written in data/feeds/<name>.corrections.yaml for the id of a row holds instead of the table, also after the next export. The message names the id of the row and the line on which it begins. A cell that contains the delimiter, quotes or a line break must be in quotes.',
    fix: 'correct or hide the row in the corrections of the feed, and tell the network',
    wrong: feedTable`
      id;name;species;promocode;gotolink;date_start;date_end;rating
      1;5% off;promocode;SOUK5;http://www.example.com/1;2025-09-01 00:00:00;2025-09-30 23:59:59;8.5
    `,
    right: feedTable`
      id;name;species;promocode;gotolink;date_start;date_end;rating
      1;5% off;promocode;SOUK5;https://www.example.com/1;2025-09-01 00:00:00;2025-09-30 23:59:59;8.5
    `,
  },
  'feed-row-host': {
    severity: 'warning',
    title: 'A row of a feed links to a host that its feed may link to',
    explanation:
      'The setting `hosts` of a feed lists the hosts that its rows may link to. A row with another host is left out until its link has been checked.',
    fix: 'check where the link leads; if it is correct, add its host to `hosts` in the settings of the feed',
    wrong: feedTable`
      id;name;species;promocode;gotolink;date_start;date_end;rating
      1;5% off;promocode;SOUK5;https://www.example.net/1;2025-09-01 00:00:00;2025-09-30 23:59:59;8.5
    `,
    right: feedTable`
      id;name;species;promocode;gotolink;date_start;date_end;rating
      1;5% off;promocode;SOUK5;https://www.example.com/1;2025-09-01 00:00:00;2025-09-30 23:59:59;8.5
    `,
  },
  'feed-row-value': {
    severity: 'warning',
    title: 'A discount, a minimum or a kind of customers of a feed can be read',
    explanation:
      'The settings of a feed say in which columns these values are, or which patterns find them. A value that is found and cannot be used is left out, and its row is shown without it. An amount has commas between thousands and a point before decimals; without a currency of its own it has that of the setting `currency`.',
    fix: 'correct the column or the pattern in the settings of the feed, or write the value into its corrections',
    wrong: inFeed`
      patterns:
        discount:
          - column: name
            pattern: "{amount}% off"
    `,
    right: inFeed`
      patterns:
        discount:
          - column: name
            pattern: "{percent}% off"
    `,
  },
  'feed-row-skipped': {
    severity: 'warning',
    title: 'A row of a feed has an id and an end date',
    explanation: 'A row without one of them is left out; the other rows are shown.',
    fix: 'say in the settings what happens to rows without an end, with `openEnded`, or of what an id is made',
    wrong: feedTable`
      id;name;species;promocode;gotolink;date_start;date_end;rating
      1;5% off;promocode;SOUK5;https://www.example.com/1;2025-09-01 00:00:00;;8.5
    `,
    right: feedTable`
      id;name;species;promocode;gotolink;date_start;date_end;rating
      1;5% off;promocode;SOUK5;https://www.example.com/1;2025-09-01 00:00:00;2025-09-30 23:59:59;8.5
    `,
  },
  'no-such-advertiser': {
    severity: 'warning',
    title: 'A feed has rows of the advertiser that a store names',
    explanation:
      'A store that shares a feed with others chooses its rows by the advertiser, as the table writes it, in capitals or not. Without such a row it has no offers.',
    fix: 'write the advertiser as in the table; if the network only has no offers of it at present, leave it',
    wrong: soukStore`
      slug: souk
      path: /store/souk
      name:
        en: Souk
        ar: سوق
      url: https://www.example.com/souk
      logo: https://www.example.com/souk.png
      brand: "#884411"
      icon: basket
      category: marketplace
      checked: 2025-09
      title:
        en: Souk codes
        ar: أكواد سوق
      description:
        en: Codes for everything.
        ar: أكواد لكل شيء.
      heading:
        en: Souk offers
        ar: عروض سوق
      subtitle:
        en: Every day
        ar: كل يوم
      offersFrom:
        feed: souk
        where:
          advertiser: Suok
      sections:
        - kind: offers
          heading:
            en: Codes
            ar: الأكواد
          show: codes
    `,
    right: inFeed`
      filters: [species]
    `,
  },
  'several-advertisers': {
    severity: 'warning',
    title: 'A store takes rows of one advertiser only, unless it names several',
    explanation:
      'A table of a network has the offers of many stores. Without `where`, a store takes them all. Where several names mean the same store, such as those of its countries, name them all.',
    fix: 'choose the rows of the store with `where:` and `advertiser:`',
    wrong: inFeed`
      columns:
        id: id
        name: name
        kind: species
        code: promocode
        link: gotolink
        starts: date_start
        ends: date_end
        rating: rating
        advertiser: name
    `,
    right: untouched,
  },
  'rows-of-two-stores': {
    severity: 'warning',
    title: 'A row of a feed is an offer of one store',
    explanation:
      'Two stores that take the same rows show the same offers, and one of them shows offers of another store.',
    fix: 'choose the rows of each store with `where:`',
    wrong: inStore`
      offersFrom: souk
    `,
    right: untouched,
  },
  'order-without-offer': {
    severity: 'warning',
    title: 'An order that a network reported is of an offer of the site',
    explanation:
      '`npm run earnings` writes to data/evidence with which offers orders were placed. An offer whose id was changed loses its evidence; of an offer that was removed, the lines are of no more use. Rows of feeds come and go, so nothing is said of those.',
    fix: 'write the new id of the offer, or delete the lines',
    wrong: inEvidence`
      stores:
        luban:
          - { offer: "ten-procent", date: 2025-09-18, country: SA }
    `,
    right: inEvidence`
      stores:
        luban:
          - { offer: "ten-percent", date: 2025-09-18, country: SA }
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
