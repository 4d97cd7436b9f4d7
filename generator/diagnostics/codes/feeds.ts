import { feedTable, inFeed, type CodeEntry } from './entry';

/** The codes about feeds: their settings and their tables. */
export const feedCodes = {
  'missing-feed-file': {
    severity: 'error',
    title: 'The table that a feed names is there',
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
  'feed-column': {
    severity: 'error',
    title: 'A feed has the columns that its settings name',
    explanation:
      'Columns are found by the names in the first line of the table, in whatever order they stand, and each name stands there once.',
    fix: 'write the names as they stand in the first line of the table',
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
    title: 'A row of a feed is right',
    explanation:
      'A row that is not right is left out, and all others are shown: the network wrote it, and a page is not lost for it. The message names the row by its id and by the line of the file on which it begins. A cell with the delimiter, quotes or a line break in it stands in quotes.',
    fix: 'correct the cell in the file, or ask the network for a better one',
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
      'With `hosts` in its settings a feed says where its rows may send shoppers. A row that leads elsewhere is left out until somebody has looked at it.',
    fix: 'look where the link leads; if that is right, add its host to `hosts` in the settings of the feed',
    wrong: feedTable`
      id;name;species;promocode;gotolink;date_start;date_end;rating
      1;5% off;promocode;SOUK5;https://www.example.net/1;2025-09-01 00:00:00;2025-09-30 23:59:59;8.5
    `,
    right: feedTable`
      id;name;species;promocode;gotolink;date_start;date_end;rating
      1;5% off;promocode;SOUK5;https://www.example.com/1;2025-09-01 00:00:00;2025-09-30 23:59:59;8.5
    `,
  },
  'feed-row-skipped': {
    severity: 'warning',
    title: 'A row of a feed has an id and an end date',
    explanation: 'A row without one of them does not count and is left out; the other rows are shown.',
    fix: 'fill the cell that is empty, or delete the row',
    wrong: feedTable`
      id;name;species;promocode;gotolink;date_start;date_end;rating
      1;5% off;promocode;SOUK5;https://www.example.com/1;2025-09-01 00:00:00;;8.5
    `,
    right: feedTable`
      id;name;species;promocode;gotolink;date_start;date_end;rating
      1;5% off;promocode;SOUK5;https://www.example.com/1;2025-09-01 00:00:00;2025-09-30 23:59:59;8.5
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
