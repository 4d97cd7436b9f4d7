import { feedTable, type CodeEntry } from '../../../diagnostics/codes/entry';

export const codeCharactersCodes = {
  'unusual-code': {
    severity: 'warning',
    title: 'A code has no character that shoppers overlook or cannot type',
    explanation:
      'A code may be any printable text of 1 to 64 characters on one line, such as `SAVE10%` or `خصم20`, and is shown unchanged. A space, an invisible character, or a letter of another script that looks like a Latin one is more often a mistake of the table than part of the code. For a code of a feed, the same code in data/feeds/<name>.corrections.yaml confirms it.',
    fix: 'compare it with the store or ask the network; a code of a feed that is right is written into its corrections',
    wrong: feedTable`
      id;name;species;promocode;gotolink;date_start;date_end;rating
      1;5% off;promocode;SOUK 5;https://www.example.com/1;2025-09-01 00:00:00;2025-09-30 23:59:59;8.5
    `,
    right: feedTable`
      id;name;species;promocode;gotolink;date_start;date_end;rating
      1;5% off;promocode;SOUK5%;https://www.example.com/1;2025-09-01 00:00:00;2025-09-30 23:59:59;8.5
    `,
  },
} as const satisfies Readonly<Record<string, CodeEntry>>;
